@program
Feature: Wrong answers
  A wrong answer gets one line with the mistake and the expected answers. Then
  the question is asked again, and nothing has changed.

  Scenario: after a refused move the question is asked again, without the screen
    Given the sticks will fall gae, do
    When yutnori basic is played: 1, 2, 4, 7, gae, 0, gae
    Then the screen shows:
      """
      Player 0 turn
      Piece : 0 0 0 0_
      Yut : gae_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position : 7
      >> yut : gae
      You have no piece at 7. Enter only 0.
      >> position : 0
      >> yut : gae
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      """
    And the answers end before the game does

  # Player 0 has an arrived piece, a piece on 9 and two in the hand.
  Scenario Outline: <position> / <yut> is refused
    Given the sticks will fall mo, yut, mo, yut, geol, do, <thrown>
    When yutnori basic is played: 1, 2, 4, 0, mo, 5, geol, 22, yut, 0, yut, 4, mo, 0, do, <position>, <yut>
    Then the screen ends with:
      """
      >> position : <position>
      >> yut : <yut>
      <why>
      >> position :_
      """
    And the program complains: end of input before the end of the game
    And the exit status is 1

    Examples:
      | position | yut      | thrown   | why                                                            |
      | 1        | gae      | yut, gae | You have no piece at 1. Enter only 0 or 9.                     |
      | 29       | gae      | yut, gae | You have no piece at 29. Enter only 0 or 9.                    |
      | 100      | gae      | yut, gae | Arrived pieces stay. Enter only 0 or 9.                        |
      | 30       | gae      | yut, gae | "30" is not a position. Enter only 0 or 9.                        |
      | -1       | gae      | yut, gae | "-1" is not a position. Enter only 0 or 9.                        |
      | 99999    | gae      | yut, gae | "99999" is not a position. Enter only 0 or 9.                     |
      | 09       | gae      | yut, gae | "09" is not a position. Enter only 0 or 9.                        |
      | nine     | gae      | yut, gae | "nine" is not a position. Enter only 0 or 9.                      |
      | 9        | Gae      | yut, gae | "Gae" is not a result. Enter only gae or yut.                     |
      | 9        | back-gae | yut, gae | "back-gae" is not a result. Enter only gae or yut.                |
      | 9        | geol     | yut, gae | You have no geol. Enter only gae or yut.                       |
      | 0        | back-do  | back-do  | back-do moves a piece that is on the board. Enter only 9.      |
      | 0        | back-do  | mo, back-do | back-do moves a piece that is on the board. Enter only 9.   |
      | nine     | geol     | yut, gae | "nine" is not a position. Enter only 0 or 9.                      |
      | 30       | foo      | yut, gae | "30" is not a position. Enter only 0 or 9.                        |
      | 1        | foo      | yut, gae | You have no piece at 1. Enter only 0 or 9.                     |
      | 100      | foo      | yut, gae | Arrived pieces stay. Enter only 0 or 9.                        |

  Scenario: an answer that is too long is shortened
    Given the sticks will fall do
    When yutnori basic is played: 1, 2, 2, 0123456789012345678901234567890123456789, do
    Then the screen shows:
      """
      "01234567890123456789..." is not a position. Enter only 0.
      """
    And the answers end before the game does

  Scenario: spaces around an answer are ignored
    Given the sticks will fall do, gae
    When yutnori basic is played: 1 ,  2,  2  ,   0  ,    do
    Then the screen ends with:
      """
      Player 1 turn
      Piece : 0 0_
      Yut : gae_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position :_
      """
    And the answers end before the game does

  Scenario: the numbers of players and pieces are asked for again
    When yutnori basic is played: 1, 1, five, 2, 1, 2
    Then the screen shows:
      """
      number of players (2, 3, 4) : 1
      Enter only 2, 3 or 4.
      number of players (2, 3, 4) : five
      Enter only 2, 3 or 4.
      number of players (2, 3, 4) : 2
      number of pieces per player (2, 3, 4) : 1
      Enter only 2, 3 or 4.
      number of pieces per player (2, 3, 4) : 2
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      """
    And the answers end before the game does
