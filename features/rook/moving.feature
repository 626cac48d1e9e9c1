@R2
Feature: Moving the rook
  A move takes the rook at least one tile, in one direction, never past the
  bounds.

  Scenario: the rook starts at the top left
    Given a rook at 0,0 on bounds 4x4
    Then 4 tiles are left DOWN and 4 RIGHT

  Scenario: the rook moves RIGHT
    Given a rook at 0,0 on bounds 4x4
    When it moves RIGHT 3
    Then it is at 0,3
    And 4 tiles are left DOWN and 1 RIGHT

  Scenario: the rook moves DOWN
    Given a rook at 0,3 on bounds 4x4
    When it moves DOWN 4
    Then it is at 4,3
    And nobody has won

  @holds
  Scenario: the rook moves to the bounds
    Given a rook at 4,3 on bounds 4x4
    When it moves RIGHT 1
    Then it is at the bounds

  Scenario: the bounds may be unequal
    Given a rook at 0,0 on bounds 3x5
    When it moves RIGHT 5
    Then it is at 0,5
    And 3 tiles are left DOWN and 0 RIGHT

  @R7
  Scenario Outline: <direction> <tiles> is illegal at 1,2 on bounds 4x6: fewer than 1 tile
    Given a rook at 1,2 on bounds 4x6
    When it moves <direction> <tiles>
    Then that is illegal: tiles
    And it is at 1,2

    Examples:
      | direction | tiles |
      | DOWN      | 0     |
      | RIGHT     | 0     |
      | RIGHT     | -1    |
      | DOWN      | -1200 |

  @R8
  Scenario Outline: <direction> <tiles> is illegal at 1,2 on bounds 4x6: past the bounds
    Given a rook at 1,2 on bounds 4x6
    When it moves <direction> <tiles>
    Then that is illegal: bounds
    And it is at 1,2

    Examples:
      | direction | tiles |
      | DOWN      | 4     |
      | RIGHT     | 5     |

  Scenario: the longest legal moves
    Given a rook at 1,2 on bounds 4x6
    When it moves DOWN 3
    And it moves RIGHT 4
    Then it is at the bounds
