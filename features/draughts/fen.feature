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
      | W:W3,1,2:BK7,6,8   | W:W1-3:B6,K7,8    |
      | W:W1,2:B4-5,7,8,9. | W:W1,2:B4,5,7-9   |
      | W:WK3:B            | W:WK3:B           |
      | B:W:BK3.           | B:W:BK3           |
      | w:w31-50:b1-20     | W:W31-50:B1-20    |
      | W:WK31-33:B1       | W:WK31,K32,K33:B1 |
      | W:W31:B1:H0:F1     | W:W31:B1          |

  Scenario Outline: <fen> is refused
    Given the FEN <fen>
    Then the FEN is refused: <reason>

    Examples:
      | fen             | reason                                                              |
      | x:W1:B2         | offset 0: expected W or B (who is to move), found 'x'               |
      | W               | offset 1: expected a colon, found the end                           |
      | W:1:2           | offset 2: expected W or B (whose pieces follow), found '1'          |
      | W:W1:W2         | offset 5: expected B (whose pieces follow), found 'W'               |
      | W:W51:B1        | offset 3: expected a square from 1 to 50, found 51                  |
      | W:W1:B0         | offset 6: expected a square from 1 to 50, found 0                   |
      | W:W31-50:B1,40  | offset 12: expected a free square, found 40 again                   |
      | W:W31-35,33:B1  | offset 9: expected a free square, found 33 again                    |
      | W:W35-31:B1     | offset 6: expected a square above 35, found 31                 |
      | W:WK31-32-35:B1 | offset 9: expected a comma, a colon or the end, found '-'           |
      | W:W31,:B1       | offset 6: expected K or a square from 1 to 50, found ':'            |
      | W:W31:B1..      | offset 9: expected the end, found '.'                               |
