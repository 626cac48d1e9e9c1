Feature: Winning
  The first player whose tokens have all finished wins at once.

  Scenario: the last token finishes
    Given the board [[][][][][][][A2][][][A1][][][B2][][]]
    And B1 has finished
    And it is PlayerB's turn
    When PlayerB throws xoxo and moves B2
    Then the winner is PlayerB

  Scenario: one token is not enough
    Given the board [[][][][][][][A2][][][A1][][][B2][][]]
    And it is PlayerB's turn
    When PlayerB throws xoxo and moves B2
    Then nobody has won
    And it is PlayerA's turn

  Scenario: the token that has finished does not start again
    Given the board [[][][][][][][][][][][][][][A1][]]
    When PlayerA throws ooox and moves A1
    And PlayerB throws ooox and moves B1
    And PlayerA throws ooox
    And PlayerA moves A1
    Then that is refused: the token has finished
    And the throw to use is DO

  Scenario: no throw is owed after that
    Given the board [[][][][][][][][][][][A1][][][][]]
    And A2 has finished
    When PlayerA throws xxxx and moves A1
    Then the winner is PlayerA
    And no other throw is earned

  Scenario Outline: <player> cannot throw anymore
    Given the board [[][][][][][][][][][][][][][A1][]]
    And A2 has finished
    When PlayerA throws ooox and moves A1
    And <player> throws ooox
    Then that is refused: the game is over

    Examples:
      | player  |
      | PlayerA |
      | PlayerB |

  Scenario: nothing can be moved anymore
    Given the board [[B1][][][][][][][][][][][][][A1][]]
    And A2 has finished
    When PlayerA throws ooox and moves A1
    And PlayerB moves B1
    Then that is refused: the game is over
