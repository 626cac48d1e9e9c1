Feature: The last space
  The last space must be reached exactly. A token that reaches it has finished
  and leaves the board; one for which the throw is too big stays where it
  is, and the throw is spent.

  Scenario: a token that reaches the last space leaves the board
    Given the board [[][][][A1,A2][][][][][][][B1][][B2][][]]
    And it is PlayerB's turn
    When PlayerB throws xxxx and moves B1
    Then the board is [[][][][A1,A2][][][][][][][][][B2][][]]
    And B1 has finished

  Scenario: it cannot be moved anymore
    Given the board [[][][][][][][][][][][][][][][]]
    And A1 has finished
    When PlayerA throws ooox
    And PlayerA moves A1
    Then that is refused: the token has finished
    And the throw to use is DO

  Scenario: a throw that is too big leaves the token where it is
    Given the board [[][][][A1,A2][][][][][][][][][B2][][]]
    And it is PlayerB's turn
    When PlayerB throws xxxo and moves B2
    Then the board is [[][][][A1,A2][][][][][][][][][B2][][]]
    And B2 stayed where it was
    And it is PlayerA's turn

  Scenario: that is a legal move, even when another token could have moved
    Given the board [[][][][][][][][][][][][][A1][][]]
    When PlayerA throws xxxo and moves A1
    Then the board is [[][][][][][][][][][][][][A1][][]]
    And it is PlayerB's turn

  Scenario Outline: a <throw> spent that way still earns the extra throw
    Given the board [[][][][][][][][][][][][][A1][][]]
    When PlayerA throws <sticks> and moves A1
    Then A1 stayed where it was
    And it is PlayerA's turn

    Examples:
      | throw | sticks |
      | YUT   | xxxx   |
      | MO    | oooo   |

  Scenario: nobody stands on the last space, so nobody is sent off it
    Given the board [[][][][][][][][][][][][][][B1][]]
    And A1 has finished
    And it is PlayerB's turn
    When PlayerB throws ooox and moves B1
    Then 0 tokens were sent off the board
    And A1 has finished
    And B1 has finished
