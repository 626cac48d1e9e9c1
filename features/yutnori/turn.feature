@Y1
Feature: A turn
  A player throws until no yut or mo comes up, then spends the results in any
  order, one at a time.

  @Y2
  Scenario: a piece continues from its position
    Given a basic game of 2 players with 4 pieces
    When player 0 throws yut, do
    And player 0 moves 0 with yut
    And player 0 moves 4 with do
    Then player 0 has pieces at 0 0 0 5

  Scenario: mo thrown twice is two results
    Given a basic game of 2 players with 4 pieces
    When player 0 throws mo, mo, do
    And player 0 moves 0 with mo
    Then player 0's pool is do mo

  Scenario Outline: yut, mo and geol may be spent in any order: <first>, <second>, <third>
    Given a basic game of 2 players with 4 pieces
    When player 0 throws yut, mo, geol
    And player 0 moves 0 with <first>
    And player 0 moves 0 with <second>
    And player 0 moves 0 with <third>
    Then player 0 has pieces at 0 3 4 5
    And it is player 1's turn

    Examples:
      | first | second | third |
      | yut   | mo     | geol  |
      | yut   | geol   | mo    |
      | mo    | yut    | geol  |
      | mo    | geol   | yut   |
      | geol  | yut    | mo    |
      | geol  | mo     | yut   |

  @example @holds
  Scenario: example 1, player 0 moves with gae
    Given a basic game of 4 players with 4 pieces
    When player 0 throws gae
    And player 0 moves 0 with gae
    Then player 0 has pieces at 0 0 0 2
    And it is player 1's turn

  @Y8
  Scenario: after the last player it is player 0's turn again
    Given a basic game of 2 players with 1 piece
    When player 0 throws do
    And player 0 moves 0 with do
    And player 1 throws gae
    And player 1 moves 0 with gae
    Then it is player 0's turn
    And player 0 may throw again
