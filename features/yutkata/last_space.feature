Feature: The last space
  The last space must be reached exactly. A token that reaches it has finished
  and leaves the board. A token for which the throw is too big stays on its
  space, and the throw is spent.

  @K7
  Scenario: a token that reaches the last space leaves the board
    Given the board [[][][][A1,A2][][][][][][][B1][][B2][][]]
    And PlayerB is next
    When PlayerB throws xxxx and moves B1
    Then the board is [[][][][A1,A2][][][][][][][][][B2][][]]

  @K7
  Scenario: a token that reaches the last space has finished
    Given the board [[][][][][][][][][][][][][][A1][]]
    When PlayerA throws ooox and moves A1
    Then A1 has finished

  @K7
  Scenario: a game is set up with a token that has finished
    Given the board [[][][][][][][][][][][][][][][]]
    And A1 finished earlier
    When PlayerA throws ooox and moves A2
    Then the board is [[A2][][][][][][][][][][][][][][]]
    And A1 has finished

  @K7
  Scenario: a token that has finished cannot be moved anymore
    Given the board [[][][][][][][][][][][][][][][]]
    And A1 finished earlier
    When PlayerA throws ooox
    And PlayerA moves A1
    Then that is refused: the token has finished
    And the throw to use is DO

  @K8
  Scenario: a token for which the throw is too big does not move
    Given the board [[][][][A1,A2][][][][][][][][][B2][][]]
    And PlayerB is next
    When PlayerB throws xxxo and moves B2
    Then the board is [[][][][A1,A2][][][][][][][][][B2][][]]
    And it is PlayerA's turn

  @K8 @holds
  Scenario: a token may stay even when another token could have moved
    Given the board [[][][][][A2][][][][][][][][A1][][]]
    When PlayerA throws xxxo and moves A1
    Then the board is [[][][][][A2][][][][][][][][A1][][]]
    And it is PlayerB's turn

  @K8 @holds
  Scenario Outline: a <throw> that is too big still earns the extra throw
    Given the board [[][][][][][][][][][][][][A1][][]]
    When PlayerA throws <sticks> and moves A1
    Then no token has moved
    And it is PlayerA's turn

    Examples:
      | throw | sticks |
      | YUT   | xxxx   |
      | MO    | oooo   |

  @K3 @K7 @holds
  Scenario Outline: a <throw> that finishes a token earns another throw
    Given the board <board>
    When PlayerA throws <sticks> and moves A1
    Then another throw is earned
    And it is PlayerA's turn

    Examples:
      | throw | sticks | board                              |
      | YUT   | xxxx   | [[][][][][][][][][][][A1][][][][]] |
      | MO    | oooo   | [[][][][][][][][][][A1][][][][][]] |

  @K7 @holds
  Scenario: no token is on the last space, so no token is sent off it
    Given the board [[][][][][][][][][][][][][][B1][]]
    And A1 finished earlier
    And PlayerB is next
    When PlayerB throws ooox and moves B1
    Then 0 tokens were sent off the board
    And A1 has finished
    And B1 has finished
