@bonus @B1 @B2 @B3
Feature: Bonus rules
  Each is an option; without it the game is the kata's.

  Scenario: a board of 5 spaces
    Given a game with 5 spaces
    Then the board is [[][][][][]]

  Scenario: on a board of 5 spaces MO finishes at once
    Given a game with 5 spaces
    When PlayerA throws oooo and moves A1
    Then A1 has finished

  Scenario: a throw that is too big for the whole board leaves the token off it
    Given a game with 2 spaces
    When PlayerA throws oooo and moves A1
    Then A1 is off the board
    And another throw is earned

  Scenario: three tokens for each player
    Given a game with 3 tokens
    When PlayerA throws xxxx and moves A3
    And PlayerA throws xxxx and moves A2
    And PlayerA throws xxxx and moves A1
    Then the board is [[][][][A1,A2,A3][][][][][][][][][][][]]

  Scenario: a player with one token wins with it
    Given a game with 1 token
    And the board [[][][][][][][][][][][][][][A1][]]
    When PlayerA throws ooox and moves A1
    Then the winner is PlayerA

  Scenario: three players take their turns in order
    Given a game with 3 players
    When PlayerA throws ooox and moves A1
    And PlayerB throws ooxx and moves B1
    And PlayerC throws oxxx and moves C1
    Then the board is [[A1][B1][C1][][][][][][][][][][][][]]
    And it is PlayerA's turn

  Scenario: the tokens of the player after next are sent off, too
    Given a game with 3 players
    And the board [[][][][C1,C2][][][][][][][][][][][]]
    When PlayerA throws xxxx and moves A1
    Then 2 tokens were sent off the board

  Scenario: a stack of three tokens is sent off whole
    Given a game with 3 tokens
    And the board [[][][][B1,B2,B3][][][][][][][][][][][]]
    When PlayerA throws xxxx and moves A1
    Then the board is [[][][][A1][][][][][][][][][][][]]
    And 3 tokens were sent off the board

  Scenario: two finished tokens of three do not win
    Given a game with 3 tokens
    And the board [[][][][][][][][][][][][][][A2][]]
    And A1 finished earlier
    When PlayerA throws ooox and moves A2
    Then nobody has won

  Scenario: the last of three tokens wins after the other two
    Given a game with 3 tokens
    And the board [[][][][][][][][][][][][][][A3][]]
    And A1 finished earlier
    And A2 finished earlier
    When PlayerA throws ooox and moves A3
    Then the winner is PlayerA

  Scenario: 26 players with 9 tokens each can play
    Given a game with 26 players and 9 tokens
    And PlayerZ is next
    When PlayerZ throws ooxx and moves Z9
    Then the board is [[][Z9][][][][][][][][][][][][][]]
    And it is PlayerA's turn

  Scenario: the options of one game do not change the next game
    Given a game with wrap-around and "miss a turn" on space 2
    And a new game of the kata
    And the board [[][][][][][][][][][][][][][A1][]]
    When PlayerA throws ooxx and moves A2
    And PlayerB throws ooox and moves B1
    And PlayerA throws ooxx and moves A1
    Then the board is [[B1][A2][][][][][][][][][][][][A1][]]

  Scenario Outline: a game with <what> is refused
    Then no game is played with <what>: <why>

    Examples:
      | what       | why |
      | 1 spaces   | a board has at least 2 spaces, not 1 |
      | -5 spaces  | a board has at least 2 spaces, not -5 |
      | 0 tokens   | each player has 1 to 9 tokens, not 0 |
      | 10 tokens  | each player has 1 to 9 tokens, not 10 |
      | 1 players  | there are 2 to 26 players, not 1 |
      | 27 players | there are 2 to 26 players, not 27 |
