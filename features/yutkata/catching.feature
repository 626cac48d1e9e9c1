@K6
Feature: Sending a token off the board
  A token that lands on another player's tokens sends all of them off the board.
  That earns no extra throw.

  Scenario: a token that is landed on is sent off the board
    Given the board [[][][B1][][][][][][][][][][][][]]
    When PlayerA throws xxxo and moves A1
    Then the board is [[][][A1][][][][][][][][][][][][]]
    And B1 is off the board

  Scenario: the answer has the number of tokens that were sent off
    Given the board [[][][B1][][][][][][][][][][][][]]
    When PlayerA throws xxxo and moves A1
    Then 1 token was sent off the board

  Scenario: after a later move that sends no token off, the number is 0
    Given the board [[][][][B1][][][][][][][][][][][]]
    When PlayerA throws xxxx and moves A1
    And PlayerA throws ooox and moves A1
    Then 0 tokens were sent off the board

  @holds
  Scenario: a refused move keeps the number of tokens that were sent off
    Given the board [[][][B1][][][][][][][][][][][][]]
    When PlayerA throws xxxo and moves A1
    And PlayerB moves B1
    Then that is refused: the sticks must be thrown first
    And 1 token was sent off the board

  Scenario: setting up a board resets the number of tokens that were sent off
    Given the board [[][][B1][][][][][][][][][][][][]]
    When PlayerA throws xxxo and moves A1
    And the board [[][][A1][][][][][][][][][][][][]]
    Then 0 tokens were sent off the board

  @holds
  Scenario: sending a token off with GEOL earns no extra throw
    Given the board [[][][B1][][][][][][][][][][][][]]
    When PlayerA throws xxxo and moves A1
    Then it is PlayerB's turn

  @holds
  Scenario: a token that was sent off must start again
    Given the board [[][B1][][][A1][][][][][][][][][][]]
    And PlayerB is next
    When PlayerB throws xxxo and moves B1
    And PlayerA throws ooox and moves A1
    Then the board is [[A1][][][][B1][][][][][][][][][][]]

  Scenario: a stack is sent off whole
    Given the board [[][][B1,B2][][][][][][][][][][][][]]
    When PlayerA throws xxxo and moves A1
    Then the board is [[][][A1][][][][][][][][][][][][]]
    And 2 tokens were sent off the board

  @holds
  Scenario Outline: a <throw> that sends a token off earns its one extra throw
    Given the board <board>
    When PlayerA throws <sticks> and moves A1
    Then another throw is earned
    And it is PlayerA's turn

    Examples:
      | throw | sticks | board                              |
      | YUT   | xxxx   | [[][][][B1][][][][][][][][][][][]] |
      | MO    | oooo   | [[][][][][B1][][][][][][][][][][]] |

  @holds
  Scenario: after the extra throw of a YUT that sent a token off the turn passes
    Given the board [[][][][][B1][][][][][][][][][][]]
    When PlayerA throws xxxx and moves A1
    And PlayerA throws ooox and moves A1
    Then the board is [[][][][][A1][][][][][][][][][][]]
    And it is PlayerB's turn

  @holds
  Scenario: passing another player's token does not send it off
    Given the board [[][B1][][][][][][][][][][][][][]]
    When PlayerA throws xxxo and moves A1
    Then the board is [[][B1][A1][][][][][][][][][][][][]]
    And 0 tokens were sent off the board

  @holds
  Scenario: a player's own tokens are not sent off
    Given the board [[][][A2][][][][][][][][][][][][]]
    When PlayerA throws xxxo and moves A1
    Then the board is [[][][A1,A2][][][][][][][][][][][][]]
    And 0 tokens were sent off the board
