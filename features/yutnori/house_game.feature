@house
Feature: The house game
  Four teams of four pieces, each from its own corner, two of them clockwise,
  with back results.

  Background:
    Given the house game

  @program @H2
  Scenario Outline: player <player> starts at row <row>, column <column> toward row <row 1>, column <column 1>
    Then player <player>'s position 29 is the cell in row <row>, column <column>
    And player <player>'s position 1 is the cell in row <row 1>, column <column 1>

    Examples:
      | player | row | column | row 1 | column 1 |
      | 0      | 10  | 10     | 8     | 10       |
      | 1      | 0   | 10     | 2     | 10       |
      | 2      | 0   | 0      | 2     | 0        |
      | 3      | 10  | 0      | 8     | 0        |

  @H4 @holds
  Scenario: in the house game a catch with yut earns no chain
    Given player 0 begins with pieces at 0 0 0 1
    And player 1 begins with pieces at 0 0 0 29
    When player 0 throws yut, back-gae
    And player 0 moves 1 with yut
    Then 1 piece of player 1 was caught
    And player 0's pool is back-gae
    And player 0 must move

  @H5 @holds
  Scenario: a piece that stopped at a fork turns there unless its player chooses the long way
    Given player 3 begins with pieces at 0 0 0 5
    And player 3 is next
    When player 3 throws do
    And player 3 moves 5 with do
    Then player 3 has pieces at 0 0 0 20
    And it is player 0's turn
