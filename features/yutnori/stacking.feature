@Y3
Feature: Stacking
  A piece that lands on pieces of its own player moves together with them from
  then on.

  @example @Y2
  Scenario: example 3, a piece is stacked and the stack moves with yut
    Given player 2 begins with pieces at 0 0 0 2
    And there are 4 players
    And player 2 is next
    When player 2 throws yut, gae
    Then player 2's pool is gae yut
    When player 2 moves 0 with gae
    Then player 2 has pieces at 0 0 2 2
    And player 2's pool is yut
    When player 2 moves 2 with yut
    Then player 2 has pieces at 0 0 6 6
    And it is player 3's turn

  @Y2 @Y12
  Scenario: a stack arrives together
    Given player 0 begins with pieces at 0 19 19 19
    When player 0 throws gae
    And player 0 moves 19 with gae
    Then player 0 has pieces at 0 100 100 100

  @Y2 @Y13 @holds
  Scenario: a stack goes back together
    Given player 0 begins with pieces at 0 0 1 1
    When player 0 throws back-do
    And player 0 moves 1 with back-do
    Then player 0 has pieces at 0 0 29 29

  @holds
  Scenario: passing a piece does not stack
    Given player 0 begins with pieces at 0 0 1 2
    When player 0 throws gae
    And player 0 moves 1 with gae
    Then player 0 has pieces at 0 0 2 3
