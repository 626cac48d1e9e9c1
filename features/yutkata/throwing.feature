@K2
Feature: Throwing the sticks
  Four sticks fall flat side up (x) or round side up (o).
  Only the number of flat sides counts, never their order.

  @K1
  Scenario: all tokens start off the board
    Given a new game
    Then the board is [[][][][][][][][][][][][][][][]]
    And it is PlayerA's turn

  Scenario: one flat side up is DO
    Given a new game
    When PlayerA throws ooox
    Then the throw to use is DO

  @K1 @holds
  Scenario: a new game forgets the earlier throw
    Given a new game
    When PlayerA throws ooox
    And a new game
    Then no throw is left to use

  Scenario Outline: <sticks> is <name>
    Given a new game
    When PlayerA throws <sticks>
    Then the throw to use is <name>

    Examples: as the kata writes them
      | sticks | name |
      | ooox   | DO   |
      | ooxx   | GE   |
      | oxxx   | GEOL |
      | xxxx   | YUT  |
      | oooo   | MO   |

    Examples: in another order
      | sticks | name |
      | oxoo   | DO   |
      | xoxo   | GE   |
      | oxxo   | GE   |
      | xxox   | GEOL |
