@bonus
Feature: Obstacles
  On one of them a player misses a turn, or a token moves back some spaces.

  Scenario: a player who lands on "miss a turn" loses the next one
    Given a game with "miss a turn" on space 2
    When PlayerA throws ooxx and moves A1
    And PlayerB throws ooox and moves B1
    Then PlayerA misses a turn
    And it is PlayerB's turn
    When PlayerB throws ooox and moves B2
    Then nobody misses a turn
    And it is PlayerA's turn

  Scenario: an extra throw just earned is still taken first
    Given a game with "miss a turn" on space 4
    When PlayerA throws xxxx and moves A1
    Then nobody misses a turn
    And it is PlayerA's turn
    When PlayerA throws ooox and moves A2
    And PlayerB throws ooox and moves B1
    Then PlayerA misses a turn
    And it is PlayerB's turn

  Scenario: a player who lands there twice misses two turns
    Given a game with "miss a turn" on space 4
    When PlayerA throws xxxx and moves A1
    And PlayerA throws xxxx and moves A2
    And PlayerA throws ooox and moves A1
    And PlayerB throws ooox and moves B1
    Then PlayerA misses a turn
    When PlayerB throws ooox and moves B2
    Then PlayerA misses a turn
    When PlayerB throws ooox and moves B2
    Then nobody misses a turn
    And it is PlayerA's turn

  Scenario: with everybody owing turns, turns are skipped in order until someone may play
    Given a game with "miss a turn" on space 4 and "miss a turn" on space 1
    When PlayerA throws xxxx and moves A1
    And PlayerA throws ooox and moves A2
    And PlayerB throws ooox and moves B1
    Then PlayerA, PlayerB, PlayerA miss a turn
    And it is PlayerB's turn

  Scenario: the mover may miss a turn too
    Given a game with "miss a turn" on space 4
    When PlayerA throws ooox and moves A1
    And PlayerB throws xxxx and moves B1
    And PlayerB throws ooxx and moves B2
    And PlayerA throws oxxx and moves A1
    Then PlayerB, PlayerA miss a turn
    And it is PlayerB's turn

  Scenario: "back" moves the token back from where it lands
    Given a game with "back 2" on space 5
    When PlayerA throws oooo and moves A1
    Then the board is [[][][A1][][][][][][][][][][][][]]

  Scenario: it catches where it lands, then where it ends
    Given a game with "back 2" on space 5
    And the board [[][][B1][][B2][][][][][][][][][][]]
    When PlayerA throws oooo and moves A1
    Then the board is [[][][A1][][][][][][][][][][][][]]
    And 2 tokens were sent off the board

  Scenario Outline: "back <spaces>" from space 2 is off the board
    Given a game with "back <spaces>" on space 2
    When PlayerA throws ooxx and moves A1
    Then A1 is off the board

    Examples:
      | spaces |
      | 2 |
      | 3 |
      | 99 |

  Scenario: off the board it catches nothing
    Given a game with "back 2" on space 2
    When PlayerA throws ooxx and moves A1
    Then 0 tokens were sent off the board

  Scenario: no obstacle acts on the space it is pushed to
    Given a game with "back 2" on space 5 and "miss a turn" on space 3
    When PlayerA throws oooo and moves A1
    And PlayerA throws ooox and moves A2
    And PlayerB throws ooox and moves B1
    Then nobody misses a turn
    And A1 is on space 3

  Scenario: a token that stays has not landed
    Given a game with "miss a turn" on space 13
    And the board [[][][][][][][][][][][][][A1][][]]
    When PlayerA throws oxxx and moves A1
    And PlayerB throws ooox and moves B1
    Then nobody misses a turn

  Scenario: a token that comes round to its own space has landed on it
    Given a game with wrap-around and 5 spaces and "miss a turn" on space 3
    And the board [[][][A1][][]]
    When PlayerA throws oooo and moves A1
    Then A1 is on space 3
    When PlayerA throws ooox and moves A1
    And PlayerB throws ooox and moves B1
    Then PlayerA misses a turn

  Scenario: in a game that goes on from a board no turns are owed
    Given a game with "miss a turn" on space 2
    When PlayerA throws ooxx and moves A1
    Given the board [[][][A1][][][][][][][][][][][][]]
    When PlayerB throws ooox and moves B1
    Then nobody misses a turn
    And it is PlayerA's turn

  Scenario Outline: obstacles that may not stand there
    Then a game with <obstacles> is refused: <why>

    Examples:
      | obstacles                                         | why |
      | "miss a turn" on space 15                         | an obstacle stands on space 1 to 14, not on space 15 |
      | "miss a turn" on space 0                          | an obstacle stands on space 1 to 14, not on space 0 |
      | "back 1" on space 16                              | an obstacle stands on space 1 to 14, not on space 16 |
      | "back 1" on space -1                              | an obstacle stands on space 1 to 14, not on space -1 |
      | "back 0" on space 3                               | an obstacle moves a token back 1 space or more, not 0 |
      | "back -1" on space 3                              | an obstacle moves a token back 1 space or more, not -1 |
      | "back 1" on space 3 and "miss a turn" on space 3  | there is an obstacle on space 3 already |
