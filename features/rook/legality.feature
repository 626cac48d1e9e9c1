Feature: Checking legality
  A move is submitted as JSON. Four conditions are checked in order: fields,
  direction, tiles, bounds. The first broken condition counts.

  @R5 @holds
  Scenario: a move in the document's form
    Given a rook at 0,0 on bounds 4x4
    When the move {"direction": "R", "tiles": 3} is submitted
    Then it is at 0,3

  @R5 @holds
  Scenario: the fields of a move may come in the other order
    Given a rook at 0,0 on bounds 4x4
    When the move {"tiles": 4, "direction": "D"} is submitted
    Then it is at 4,0

  @R6 @R7 @example
  Scenario Outline: the document's illegal example <move>
    Given a rook at 0,0 on bounds 4x4
    When the move <move> is submitted
    Then that is illegal: <rule>
    And it is at 0,0

    Examples:
      | move                                 | rule      |
      | {"direction": "T", "tiles": 1}       | direction |
      | {"direction": "R", "tiles": "-1"}    | tiles     |
      | {"direction": "R", "tiles": "-1200"} | tiles     |

  @R7 @holds
  Scenario Outline: the document's illegal example with a number, <move>
    Given a rook at 0,0 on bounds 4x4
    When the move <move> is submitted
    Then that is illegal: tiles

    Examples:
      | move                               |
      | {"direction": "R", "tiles": -1}    |
      | {"direction": "R", "tiles": -1200} |

  @R5
  Scenario Outline: 1. it has exactly the fields direction and tiles, not <move>
    Given a rook at 0,0 on bounds 4x4
    When the move <move> is submitted
    Then that is illegal: fields

    Examples:
      | move                                             |
      | {}                                               |
      | {"direction": "R"}                               |
      | {"tiles": 1}                                     |
      | {"direction": "R", "tiles": 1, "speed": 2}       |
      | {"Direction": "R", "tiles": 1}                   |
      | {"direction": "R", "TILES": 1}                   |
      | null                                             |
      | ["R", 1]                                         |
      | "R 1"                                            |

  @R6
  Scenario Outline: 2. the direction is "D" or "R", not <direction>
    Given a rook at 0,0 on bounds 4x4
    When the move {"direction": <direction>, "tiles": 1} is submitted
    Then that is illegal: direction

    Examples:
      | direction |
      | "T"       |
      | "r"       |
      | "DR"      |
      | "RIGHT"   |
      | ""        |
      | null      |
      | 82        |
      | ["R"]     |

  @R7
  Scenario Outline: 3. tiles is a whole number greater than 0, not <tiles>
    Given a rook at 0,0 on bounds 4x4
    When the move {"direction": "R", "tiles": <tiles>} is submitted
    Then that is illegal: tiles

    Examples:
      | tiles                 |
      | 0                     |
      | -99999999999999999999 |
      | 1.5                   |
      | "1"                   |
      | null                  |
      | true                  |
      | [1]                   |

  @R8
  Scenario Outline: 4. <tiles> tiles leave the bounds
    Given a rook at 0,0 on bounds 4x4
    When the move {"direction": "R", "tiles": <tiles>} is submitted
    Then that is illegal: bounds

    Examples:
      | tiles                                    |
      | 5                                        |
      | 9223372036854775807                      |
      | 9223372036854775808                      |
      | 1000000000000000000000000000000000000000 |

  @R5 @R6 @R7 @R8
  Scenario Outline: the first broken condition counts in <move>
    Given a rook at 0,0 on bounds 4x4
    When the move <move> is submitted
    Then that is illegal: <rule>

    Examples:
      | move                                         | rule      |
      | {"direction": "T", "tiles": -1}              | direction |
      | {"direction": "R", "tiles": -99}             | tiles     |
