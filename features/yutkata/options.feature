@bonus
Feature: Bonus rules
  Each is an option; without it the game is the kata's.

  Scenario: a board of another length
    Given a game with 5 spaces
    Then the board is [[][][][][]]
    When PlayerA throws xxxx and moves A1
    And PlayerA throws ooox and moves A1
    Then A1 has finished

  Scenario: a throw too big for the whole board
    Given a game with 2 spaces
    When PlayerA throws oooo and moves A1
    Then A1 stayed where it was
    And A1 is off the board

  Scenario: more tokens
    Given a game with 3 tokens
    When PlayerA throws xxxx and moves A3
    And PlayerA throws xxxx and moves A2
    And PlayerA throws xxxx and moves A1
    Then the board is [[][][][A1,A2,A3][][][][][][][][][][][]]

  Scenario: one token wins alone
    Given a game with 1 token
    And the board [[][][][][][][][][][][][][][A1][]]
    When PlayerA throws ooox and moves A1
    Then the winner is PlayerA

  Scenario: more players take their turns in order
    Given a game with 3 players
    When PlayerA throws ooox and moves A1
    And PlayerB throws ooxx and moves B1
    And PlayerC throws oxxx and moves C1
    Then the board is [[A1][B1][C1][][][][][][][][][][][][]]
    And it is PlayerA's turn

  Scenario: every other player's tokens are sent off
    Given a game with 3 players
    And the board [[][][][C1,C2][][][][][][][][][][][]]
    When PlayerA throws xxxx and moves A1
    Then 2 tokens were sent off the board

  Scenario Outline: <what> cannot be played
    Then a game with <what> is refused: <why>

    Examples:
      | what       | why |
      | 1 spaces   | a board has at least 2 spaces, not 1 |
      | -5 spaces  | a board has at least 2 spaces, not -5 |
      | 0 tokens   | each player has 1 to 9 tokens, not 0 |
      | 10 tokens  | each player has 1 to 9 tokens, not 10 |
      | 1 players  | there are 2 to 26 players, not 1 |
      | 27 players | there are 2 to 26 players, not 27 |
