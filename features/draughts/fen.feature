@program
Feature: Positions in Forsyth-Edwards Notation
  The text form of Portable Draughts Notation: the player to move, then the
  pieces of each color by the numbers of their squares, 1 to 50 from the upper
  left. K is a king.

  Scenario: The starting position
    Given the starting position
    Then the FEN is W:W31-50:B1-20

  Scenario: The kata's example board
    Given the board
      """
       K . . . .
      . b . . .
       . . b . .
      . . . . b
       . . . b .
      . . . w .
       . . . . b
      . . w b w
       . . . . .
      . B w . .
      """
    And black is to move
    Then the FEN is B:WK1,29,38,40,48:B7,13,20,24,35,39,K47

  Scenario: From FEN to the board
    Given the FEN B:W43,K5:B20-22,K46.
    Then the board is
      """
       . . . . K
      . . . . .
       . . . . .
      . . . . b
       b b . . .
      . . . . .
       . . . . .
      . . . . .
       . . w . .
      B . . . .
      """
    And it is black's turn

  Scenario: As a tag of a game, with blanks
    Given the FEN [FEN "W: W31, 32: BK1"]
    Then the FEN is W:W31,32:BK1

  Scenario Outline: <fen> is read as <written>
    Given the FEN <fen>
    Then the FEN is <written>

    Examples:
      | fen                | written           |
      | W:W31-50:B1-20.    | W:W31-50:B1-20    |
      | B:B1-20:W31-50     | B:W31-50:B1-20    |
      | W:W1,2:B4-5,7,8,9. | W:W1,2:B4,5,7-9   |
      | W:WK31-33:B1       | W:WK31,K32,K33:B1 |
      | W:W31:B1:H0:F1     | W:W31:B1          |

  Scenario Outline: <fen> is refused
    Given the FEN <fen>
    Then the FEN is refused: <reason>

    Examples:
      | fen             | reason                                                              |
      | W               | offset 1: expected a colon, found the end                           |
      | W:W51:B1        | offset 3: expected a square from 1 to 50, found 51                  |
      | W:W31-50:B1,40  | offset 12: expected a free square, found 40 again                   |
