Feature: Exact JSON
  A move's text is JSON in which each field comes once and tiles is written as a
  whole number. Most JSON parsers hide the difference, so this stage is optional.

  @R5
  Scenario Outline: a field comes once, not as in <move>
    Given a rook at 0,0 on bounds 4x4
    When the move <move> is submitted
    Then that is illegal: fields

    Examples:
      | move                                             |
      | {"direction": "R", "tiles": 1, "tiles": 1}       |
      | {"direction": "T", "direction": "R", "tiles": 1} |
      | {"direction": "T", "tiles": -1, "tiles": 99}     |

  @R7
  Scenario Outline: tiles is written as a whole number greater than 0, not <tiles>
    Given a rook at 0,0 on bounds 4x4
    When the move {"direction": "R", "tiles": <tiles>} is submitted
    Then that is illegal: tiles

    Examples:
      | tiles |
      | 1.0   |
      | 1e0   |
      | 1E+99 |
      | -0    |
