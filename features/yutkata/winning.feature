@K9
Feature: Winning
  The first player whose tokens have all finished wins at once.

  Scenario: the player whose last token finishes wins
    Given the board [[][][][][][][A2][][][A1][][][B2][][]]
    And B1 finished earlier
    And PlayerB is next
    When PlayerB throws xoxo and moves B2
    Then the winner is PlayerB

  @holds
  Scenario: one finished token of two does not win
    Given the board [[][][][][][][A2][][][A1][][][B2][][]]
    And PlayerB is next
    When PlayerB throws xoxo and moves B2
    Then nobody has won
    And it is PlayerA's turn

  Scenario: one finished token of each player does not win
    Given the board [[][][][][][][][][][][][][][A1][]]
    And B1 finished earlier
    When PlayerA throws ooox and moves A1
    Then nobody has won

  @holds
  Scenario: a token that finished in this game does not start again
    Given the board [[][][][][][][][][][][][][][A1][]]
    When PlayerA throws ooox and moves A1
    And PlayerB throws ooox and moves B1
    And PlayerA throws ooox
    And PlayerA moves A1
    Then that is refused: the token has finished
    And the throw to use is DO

  Scenario: the winner earns no other throw
    Given the board [[][][][][][][][][][][A1][][][][]]
    And A2 finished earlier
    When PlayerA throws xxxx and moves A1
    Then the winner is PlayerA
    And no other throw is earned

  Scenario Outline: after a win <player> cannot throw anymore
    Given the board [[][][][][][][][][][][][][][A1][]]
    And A2 finished earlier
    When PlayerA throws ooox and moves A1
    And <player> throws ooox
    Then that is refused: the game is over

    Examples:
      | player  |
      | PlayerA |
      | PlayerB |

  Scenario: after a win nothing can be moved anymore
    Given the board [[B1][][][][][][][][][][][][][A1][]]
    And A2 finished earlier
    When PlayerA throws ooox and moves A1
    And PlayerB moves B1
    Then that is refused: the game is over

  Scenario: setting up a board forgets the earlier win
    Given the board [[][][][][][][][][][][][][][A1][]]
    And A2 finished earlier
    When PlayerA throws ooox and moves A1
    And the board [[A1][A2][][][][][][][][][][][][][]]
    And PlayerA throws ooox and moves A2
    Then the board is [[A1][][A2][][][][][][][][][][][][]]
    And nobody has won

  @holds
  Scenario: a new game after a win keeps nothing of the old game
    Given the board [[][][][][][][][][][][][][][A1][]]
    And A2 finished earlier
    When PlayerA throws ooox and moves A1
    And a new game
    And PlayerA throws ooox and moves A2
    Then the board is [[A2][][][][][][][][][][][][][][]]
    And nobody has won
