@R11
Feature: The smart strategy
  Smart uses only its data, the records of previous games. Where it has no data,
  it moves at random.

  Scenario: before learning, the moves of smart are legal
    Given smart for bounds 4x4
    And a rook at 1,2 on bounds 4x4
    When smart moves 100 times from there
    Then every move was legal

  @program
  Scenario: before learning it moves like random
    Given smart for bounds 4x4
    And a rook at 0,0 on bounds 4x4
    When smart moves 100 times from there
    Then it moved DOWN and RIGHT
    And it moved 1 to 4 tiles, each of them at least once

  Scenario: one game teaches smart that the player who reaches the goal has won
    Given smart for bounds 4x4
    And smart has learned the game R 3, D 4, R 1
    And a rook at 2,4 on bounds 4x4
    When smart moves 100 times from there
    Then it only moved DOWN
    And it always moved 2 tiles

  @program
  Scenario: it knows nothing about a state that no game has passed through
    Given smart for bounds 4x4
    And smart has learned the game R 3, D 4, R 1
    And a rook at 2,3 on bounds 4x4
    When smart moves 100 times from there
    Then it moved DOWN and RIGHT

  Scenario: smart learns which states lose
    After these games every move from 3,3 is known to lose.

    Given smart for bounds 4x4
    And smart has learned the game D 3, R 3, D 1, R 1
    And smart has learned the game D 3, R 4, D 1
    And a rook at 3,0 on bounds 4x4
    When smart moves 100 times from there
    Then it only moved RIGHT
    And it always moved 3 tiles

  Scenario Outline: a new game makes smart forget the game <before> on <bounds>
    On those bounds the game ended at <end>, but a game on 4x4 does not end there.

    Given smart for bounds <bounds>
    And smart has learned the game <before>
    And smart for bounds 4x4
    And smart has learned the game <first>
    And smart has learned the game <second>
    And a rook at <state> on bounds 4x4
    When smart moves 100 times from there
    Then it only moved <direction>
    And it always moved 3 tiles

    Examples:
      | bounds | before | end | first              | second        | state | direction |
      | 4x0    | D 4    | 4,0 | D 3, R 3, D 1, R 1 | D 3, R 4, D 1 | 3,0   | RIGHT     |
      | 0x4    | R 4    | 0,4 | R 3, D 3, R 1, D 1 | R 3, D 4, R 1 | 0,3   | DOWN      |

  @program
  Scenario: an illegal move that ends a game teaches smart that the move loses
    Given smart for bounds 4x4
    And smart has learned the game R 3, T 1
    Then it knows that {"direction":"T","tiles":1} loses at 0,3
    And it knows nothing else

  @program
  Scenario Outline: after <games> games against itself it is perfect on <bounds>
    Given smart for bounds <bounds>
    When smart plays <games> games against itself
    Then its move is optimal in all <winnable> states that can be won

    Examples:
      | bounds | games | winnable |
      | 0x7    | 1     | 7        |
      | 4x4    | 4     | 20       |
      | 3x5    | 4     | 20       |
      | 10x10  | 10    | 110      |

  @program
  Scenario: before learning it is not perfect
    There is only one move on the two tiles next to the goal.

    Given smart for bounds 4x4
    Then its move is optimal in 2 of 20 states that can be won
