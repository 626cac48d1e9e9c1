@house
Feature: House rules: corners and directions
  A team may start at another corner, and go around clockwise. Its positions are
  numbered along its own road; teams meet on the cells of the board.

  @program @H3
  Scenario Outline: from <corner>, <direction>
    Given player 0 starts at <corner>, <direction>
    Then player 0's position 29 is the cell in row <row>, column <column>
    And player 0's position 1 is the cell in row <row 1>, column <column 1>
    And player 0's position 5 is the cell in row <row 5>, column <column 5>
    And player 0's position 22 is the cell in row 5, column 5

    Examples:
      | corner | direction         | row | column | row 1 | column 1 | row 5 | column 5 |
      | se     | counterclockwise  | 10  | 10     | 8     | 10       | 0     | 10       |
      | se     | clockwise         | 10  | 10     | 10    | 8        | 10    | 0        |
      | ne     | counterclockwise  | 0   | 10     | 0     | 8        | 0     | 0        |
      | ne     | clockwise         | 0   | 10     | 2     | 10       | 10    | 10       |
      | nw     | counterclockwise  | 0   | 0      | 2     | 0        | 10    | 0        |
      | nw     | clockwise         | 0   | 0      | 0     | 2        | 0     | 10       |
      | sw     | counterclockwise  | 10  | 0      | 10    | 2        | 10    | 10       |
      | sw     | clockwise         | 10  | 0      | 8     | 0        | 0     | 0        |

  @H2
  Scenario: teams from opposite corners catch where they meet
    Given player 0 starts at se, counterclockwise
    And player 1 starts at nw, counterclockwise
    And player 0 begins with pieces at 0 0 0 9
    And player 1 begins with pieces at 0 0 1 1
    When player 0 throws gae
    And player 0 moves 9 with gae
    Then 2 pieces of player 1 were caught
    And player 1 has pieces at 0 0 0 0
    And player 0 has pieces at 0 0 0 11
    And player 0 may throw again

  @H3
  Scenario: teams that walk toward each other catch
    Given player 0 starts at se, counterclockwise
    And player 1 starts at ne, clockwise
    And player 0 begins with pieces at 0 0 0 1
    And player 1 begins with pieces at 0 0 0 3
    When player 0 throws do
    And player 0 moves 1 with do
    Then 1 piece of player 1 was caught

  @H2 @holds
  Scenario: the same position of another team is another cell
    Given player 0 starts at se, counterclockwise
    And player 1 starts at nw, counterclockwise
    And player 1 begins with pieces at 0 0 0 2
    When player 0 throws gae
    And player 0 moves 0 with gae
    Then 0 pieces of player 1 were caught
    And player 1 has pieces at 0 0 0 2

  @H3
  Scenario: teams meet in the center
    Given player 0 starts at sw, clockwise
    And player 1 starts at nw, counterclockwise
    And player 0 begins with pieces at 0 0 0 21
    And player 1 begins with pieces at 0 0 0 22
    When player 0 throws do
    And player 0 moves 21 with do
    Then 1 piece of player 1 was caught

  @H2
  Scenario: a team's start corner is a cell like any other for the other teams
    Given player 0 starts at se, counterclockwise
    And player 1 starts at ne, counterclockwise
    And player 1 begins with pieces at 0 0 0 29
    When player 0 throws mo, do
    And player 0 moves 0 with mo
    Then 1 piece of player 1 was caught

  @H2 @holds
  Scenario: a cow catches a dog from the next corner
    Given an advanced game of cow, dog
    And player 0 starts at se, counterclockwise
    And player 1 starts at ne, counterclockwise
    And player 0 begins with pieces at 0 0 0 4
    And player 1 begins with pieces at 0 0 0 28
    When player 0 throws gae
    And player 0 moves 4 with gae
    Then player 0 has pieces at 0 0 0 20
    And 1 piece of player 1 was caught

  @H2
  Scenario: no game begins with two players on one cell
    Given player 0 starts at se, counterclockwise
    And player 1 starts at nw, counterclockwise
    And player 0 begins with pieces at 0 0 0 11
    And player 1 begins with pieces at 0 0 0 1
    Then that position is refused: two players are on one cell: 0 and 1, at position 1 of player 1
