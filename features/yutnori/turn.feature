@Y1
Feature: A turn
  A player throws until no yut or mo comes up, then spends the results in any
  order, one at a time.

  Scenario: yut, mo and geol move three pieces
    Given player 0 begins with pieces at 0 0 1 7
    When player 0 throws yut, mo, geol
    And player 0 moves 7 with mo
    And player 0 moves 0 with geol
    And player 0 moves 1 with yut
    Then player 0 has pieces at 0 3 5 12
    And it is player 1's turn

  Scenario Outline: yut, mo and geol may be spent in any order: <first>, <second>, <third>
    Given player 0 begins with pieces at 0 0 0 1
    When player 0 throws yut, mo, geol
    And player 0 moves 0 with <first>
    And player 0 moves 0 with <second>
    And player 0 moves 0 with <third>
    Then player 0 has pieces at 1 3 4 5
    And it is player 1's turn

    Examples:
      | first | second | third |
      | yut   | mo     | geol  |
      | yut   | geol   | mo    |
      | mo    | yut    | geol  |
      | mo    | geol   | yut   |
      | geol  | yut    | mo    |
      | geol  | mo     | yut   |

  Scenario: mo thrown twice is two results
    Given a basic game of 2 players with 4 pieces
    When player 0 throws mo, mo, do
    And player 0 moves 0 with mo
    Then player 0's pool is do mo

  @example
  Scenario: example 1, player 0 moves with gae
    Given a basic game of 4 players with 4 pieces
    When player 0 throws gae
    And player 0 moves 0 with gae
    Then player 0 has pieces at 0 0 0 2
    And it is player 1's turn

  @example @Y5 @Y9
  Scenario: example 4, a back-do with nothing on the board
    Given player 0 begins with pieces at 0 0 0 0
    And player 1 begins with pieces at 0 0 0 3
    When player 0 throws back-do
    And player 0 moves 0 with back-do
    Then player 0 has pieces at 0 0 0 0
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
