@house @H4
Feature: House rule: a catch with yut or mo
  The extra throw of yut or mo takes the place of the chain that a catch earns.

  Background:
    Given a catch with yut or mo earns no chain

  Scenario Outline: a catch with <result> earns no further chain
    Given player 0 begins with pieces at 0 0 0 1
    And player 1 begins with pieces at 0 0 0 <cell>
    When player 0 throws <result>, do
    And player 0 moves 1 with <result>
    Then 1 piece of player 1 was caught
    And 0 chains were earned
    And player 0's pool is do
    And player 0 must move

    Examples:
      | result | cell |
      | yut    | 5    |
      | mo     | 6    |

  Scenario Outline: a catch with <result> earns a chain
    Given player 0 begins with pieces at 0 0 0 2
    And player 1 begins with pieces at 0 0 0 <cell>
    When player 0 throws <result>
    And player 0 moves 2 with <result>
    Then 1 chain was earned
    And player 0 may throw again

    Examples:
      | result  | cell |
      | back-do | 1    |
      | do      | 3    |
      | gae     | 4    |
      | geol    | 5    |

  Scenario: a catch with mo that was the last of the pool ends the turn
    Given player 0 begins with pieces at 0 0 0 1
    And player 1 begins with pieces at 0 0 0 6
    When player 0 throws mo, do
    And player 0 moves 0 with do
    And player 0 moves 1 with mo
    Then 1 piece of player 1 was caught
    And it is player 1's turn

  Scenario: a sheep that catches with mo earns no chain, either
    Given an advanced game of sheep, dog
    And a catch with yut or mo earns no chain
    And player 1 begins with pieces at 0 0 0 5
    When player 0 throws mo, do
    And player 0 moves 0 with mo
    Then 0 chains were earned

  Scenario: a dog's catch with geol earns its chain
    Given an advanced game of dog, sheep
    And a catch with yut or mo earns no chain
    And player 1 begins with pieces at 0 0 0 3
    When player 0 throws geol, do
    And player 0 moves 0 with geol
    Then 1 chain was earned
