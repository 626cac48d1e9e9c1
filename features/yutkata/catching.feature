Feature: Sending a token off the board
  Landing on a space that holds another player's tokens sends all of those off
  the board. It earns no extra throw.

  Scenario: a token is sent off the board
    Given the board [[][][A1][][][][][][][][][][][][]]
    And it is PlayerB's turn
    When PlayerB throws xxxo and moves B1
    Then the board is [[][][B1][][][][][][][][][][][][]]
    And A1 is off the board
    And 1 token was sent off the board

  Scenario: it earns no extra throw
    Given the board [[][][B1][][][][][][][][][][][][]]
    When PlayerA throws xxxo and moves A1
    Then it is PlayerB's turn

  Scenario: it must start again
    Given the board [[][B1][][][A1][][][][][][][][][][]]
    And it is PlayerB's turn
    When PlayerB throws xxxo and moves B1
    And PlayerA throws ooox and moves A1
    Then the board is [[A1][][][][B1][][][][][][][][][][]]

  Scenario: a stack is sent off whole
    Given the board [[][][B1,B2][][][][][][][][][][][][]]
    When PlayerA throws xxxo and moves A1
    Then the board is [[][][A1][][][][][][][][][][][][]]
    And 2 tokens were sent off the board

  Scenario: a YUT that sends a token off earns its one extra throw
    Given the board [[][][][B1][][][][][][][][][][][]]
    When PlayerA throws xxxx and moves A1
    And PlayerA throws ooox and moves A1
    Then the board is [[][][][][A1][][][][][][][][][][]]
    And it is PlayerB's turn

  Scenario: passing a token leaves it in peace
    Given the board [[][B1][][][][][][][][][][][][][]]
    When PlayerA throws xxxo and moves A1
    Then the board is [[][B1][A1][][][][][][][][][][][][]]
    And 0 tokens were sent off the board

  Scenario: own tokens are not sent off
    Given the board [[][][A2][][][][][][][][][][][][]]
    When PlayerA throws xxxo and moves A1
    Then the board is [[][][A1,A2][][][][][][][][][][][][]]
    And 0 tokens were sent off the board
