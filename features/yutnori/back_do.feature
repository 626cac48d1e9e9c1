Feature: back-do
  A piece on the board that the player chooses must go back one space. back-do
  cannot bring a piece in.

  @Y13
  Scenario Outline: back-do from <from> to <to>
    Given player 0 begins with pieces at 0 0 0 <from>
    When player 0 throws back-do
    And player 0 moves <from> with back-do
    Then player 0 has pieces at 0 0 0 <to>
    And it is player 1's turn

    Examples: as the assignment lists them
      | from | to |
      | 1    | 29 |
      | 29   | 19 |
      | 15   | 14 |
      | 22   | 21 |
      | 10   | 9  |
      | 19   | 18 |
      | 26   | 25 |
      | 23   | 22 |

    Examples: the first steps of the ways across
      | from | to |
      | 20   | 5  |
      | 25   | 10 |
      | 27   | 22 |

  @Y13 @holds
  Scenario: a piece that went back onto a star has stopped there
    Given player 0 begins with pieces at 0 0 0 6
    When player 0 throws back-do
    And player 0 moves 6 with back-do
    And player 1 throws do
    And player 1 moves 0 with do
    And player 0 throws do
    And player 0 moves 5 with do
    Then player 0 has pieces at 0 0 0 20

  @Y5
  Scenario: with no piece on the board back-do moves nothing
    Given a basic game of 2 players with 4 pieces
    When player 0 throws back-do
    And player 0 moves 0 with back-do
    Then player 0 has pieces at 0 0 0 0
    And it is player 1's turn

  @Y5 @holds
  Scenario: back-do does not move arrived pieces
    Given player 0 begins with pieces at 0 0 100 100
    When player 0 throws back-do
    And player 0 moves 0 with back-do
    Then player 0 has pieces at 0 0 100 100
    And it is player 1's turn

  @Y5
  Scenario: back-do must move a piece on the board, if there is one
    Given player 0 begins with pieces at 0 0 0 7
    When player 0 throws back-do
    And player 0 moves 0 with back-do
    Then that is refused: a back result moves a piece that is on the board
    And player 0's pool is back-do

  @Y5 @holds
  Scenario: back-do may be spent without a move before a piece departs
    Given a basic game of 2 players with 4 pieces
    When player 0 throws yut, back-do
    And player 0 moves 0 with back-do
    And player 0 moves 0 with yut
    Then player 0 has pieces at 0 0 0 4
    And it is player 1's turn

  @example @Y5 @Y9 @holds
  Scenario: example 4, a back-do with nothing on the board
    Given player 0 begins with pieces at 0 0 0 0
    And player 1 begins with pieces at 0 0 0 3
    When player 0 throws back-do
    And player 0 moves 0 with back-do
    Then player 0 has pieces at 0 0 0 0
    And it is player 1's turn
