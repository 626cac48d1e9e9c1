Feature: Catching
  A player who lands on pieces of an opponent catches all of them: they start
  over, and the player throws one more chain.

  @example @Y3
  Scenario: example 2, player 1 catches with gae and throws geol
    Given a basic game of 4 players with 4 pieces
    When player 0 throws gae
    And player 0 moves 0 with gae
    And player 1 throws gae
    And player 1 moves 0 with gae
    Then player 0 has pieces at 0 0 0 0
    And player 1 has pieces at 0 0 0 2
    And player 1 may throw again
    When player 1 throws geol
    And player 1 moves 2 with geol
    Then player 1 has pieces at 0 0 0 5
    And it is player 2's turn

  @Y3
  Scenario: three pieces are caught at once
    Given player 0 begins with pieces at 0 0 0 6
    And player 1 begins with pieces at 0 7 7 7
    When player 0 throws do
    And player 0 moves 6 with do
    Then 3 pieces of player 1 were caught
    And player 1 has pieces at 0 0 0 0

  @Y4
  Scenario: catching three pieces earns one chain
    Given player 0 begins with pieces at 0 0 0 6
    And player 1 begins with pieces at 0 7 7 7
    When player 0 throws do
    And player 0 moves 6 with do
    And player 0 throws do
    And player 0 moves 0 with do
    Then it is player 1's turn

  @Y4
  Scenario: the results of an earned chain are added to the pool
    Given player 1 begins with pieces at 0 0 0 4
    When player 0 throws yut, gae
    And player 0 moves 0 with yut
    And player 0 throws mo, do
    Then player 0's pool is do gae mo

  @Y4
  Scenario: an earned chain is thrown before the next move
    Given player 1 begins with pieces at 0 0 0 4
    When player 0 throws yut, gae
    And player 0 moves 0 with yut
    And player 0 moves 0 with gae
    Then that is refused: the sticks must be thrown first

  @Y4
  Scenario Outline: a catch with <result> on <cell> earns a chain
    Given player 0 begins with pieces at 0 0 0 <from>
    And player 1 begins with pieces at 0 0 0 <cell>
    When player 0 throws <throws>
    And player 0 moves <from> with <result>
    Then player 1 has pieces at 0 0 0 0
    And player 0 has pieces at 0 0 0 <cell>
    And player 0 may throw again

    Examples:
      | result  | throws  | from | cell |
      | back-do | back-do | 8    | 7    |
      | back-do | back-do | 1    | 29   |
      | do      | do      | 28   | 29   |
      | yut     | yut, do | 5    | 23   |
      | mo      | mo, do  | 5    | 24   |

  @Y3 @holds
  Scenario: pieces in the hand are not caught
    Given a basic game of 2 players with 2 pieces
    When player 0 throws back-do
    And player 0 moves 0 with back-do
    Then 0 pieces of player 1 were caught
    And it is player 1's turn

  @Y3
  Scenario: arrived pieces are never caught
    Given player 1 begins with pieces at 0 0 0 100
    And player 0 begins with pieces at 0 0 0 29
    When player 0 throws do
    And player 0 moves 29 with do
    Then player 1 has pieces at 0 0 0 100
    And player 0 has pieces at 0 0 0 100
    And it is player 1's turn

  @Y3 @holds
  Scenario: passed pieces are not caught
    Given player 1 begins with pieces at 0 0 0 2
    When player 0 throws geol
    And player 0 moves 0 with geol
    Then player 1 has pieces at 0 0 0 2
