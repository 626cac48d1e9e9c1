@bonus
Feature: Bonus rules
  Each bonus rule is an option. Without options the game is the kata's.

  @B1
  Scenario: a board of 5 spaces
    Given a game with 5 spaces
    Then the board is [[][][][][]]

  @B1 @holds
  Scenario: on a board of 5 spaces MO finishes at once
    Given a game with 5 spaces
    When PlayerA throws oooo and moves A1
    Then A1 has finished

  @B1 @holds
  Scenario: a token moves along a board of 100 spaces
    Given a game with 100 spaces
    And A1 stands on space 98
    When PlayerA throws ooox and moves A1
    Then A1 is on space 99

  @B1 @holds
  Scenario: a throw that is too big for the whole board leaves the token off the board
    Given a game with 2 spaces
    When PlayerA throws oooo and moves A1
    Then A1 is off the board
    And another throw is earned

  @B2
  Scenario: three tokens for each player
    Given a game with 3 tokens
    When PlayerA throws xxxx and moves A3
    And PlayerA throws xxxx and moves A2
    And PlayerA throws xxxx and moves A1
    Then the board is [[][][][A1,A2,A3][][][][][][][][][][][]]

  @B2
  Scenario: a player with one token wins with it
    Given a game with 1 token
    And the board [[][][][][][][][][][][][][][A1][]]
    When PlayerA throws ooox and moves A1
    Then the winner is PlayerA

  @B3
  Scenario: three players take their turns in order
    Given a game with 3 players
    When PlayerA throws ooox and moves A1
    And PlayerB throws ooxx and moves B1
    And PlayerC throws oxxx and moves C1
    Then the board is [[A1][B1][C1][][][][][][][][][][][][]]
    And it is PlayerA's turn

  @B3 @holds
  Scenario: the tokens of the player after next are sent off, too
    Given a game with 3 players
    And the board [[][][][C1,C2][][][][][][][][][][][]]
    When PlayerA throws xxxx and moves A1
    Then 2 tokens were sent off the board

  @B2 @holds
  Scenario: a stack of three tokens is sent off whole
    Given a game with 3 tokens
    And the board [[][][][B1,B2,B3][][][][][][][][][][][]]
    When PlayerA throws xxxx and moves A1
    Then the board is [[][][][A1][][][][][][][][][][][]]
    And 3 tokens were sent off the board

  @B2 @holds
  Scenario: two finished tokens of three do not win
    Given a game with 3 tokens
    And the board [[][][][][][][][][][][][][][A2][]]
    And A1 finished earlier
    When PlayerA throws ooox and moves A2
    Then nobody has won

  @B2 @holds
  Scenario: the last of three tokens wins after the other two
    Given a game with 3 tokens
    And the board [[][][][][][][][][][][][][][A3][]]
    And A1 finished earlier
    And A2 finished earlier
    When PlayerA throws ooox and moves A3
    Then the winner is PlayerA

  @B2 @B3 @holds
  Scenario: 26 players with 9 tokens each can play
    Given a game with 26 players and 9 tokens
    And PlayerZ is next
    When PlayerZ throws ooxx and moves Z9
    Then the board is [[][Z9][][][][][][][][][][][][][]]
    And it is PlayerA's turn

  @B4 @B5
  Scenario: the options of one game do not change the next game
    Given a game with wrap-around and "miss a turn" on space 2
    And a new game of the kata
    And the board [[][][][][][][][][][][][][][A1][]]
    When PlayerA throws ooxx and moves A2
    And PlayerB throws ooox and moves B1
    And PlayerA throws ooxx and moves A1
    Then the board is [[B1][A2][][][][][][][][][][][][A1][]]

  @B1
  Scenario Outline: a game with <spaces> is refused
    Given a new game
    When somebody asks for a game with <spaces>
    Then that is refused: <why>

    Examples:
      | spaces    | why |
      | 1 space   | a board has at least 2 spaces, not 1 |
      | -5 spaces | a board has at least 2 spaces, not -5 |
      | 500001 spaces | a board has at most 500000 spaces, not 500001 |

  @B1 @holds
  Scenario: a token moves along a board of 70000 spaces
    Given a game with 70000 spaces
    And A1 stands on space 69998
    When PlayerA throws ooox and moves A1
    Then A1 is on space 69999

  @B2
  Scenario Outline: a game with <tokens> is refused
    Given a new game
    When somebody asks for a game with <tokens>
    Then that is refused: <why>

    Examples:
      | tokens    | why |
      | 0 tokens  | each player has 1 to 9 tokens, not 0 |
      | 10 tokens | each player has 1 to 9 tokens, not 10 |

  @B3
  Scenario Outline: a game with <players> is refused
    Given a new game
    When somebody asks for a game with <players>
    Then that is refused: <why>

    Examples:
      | players    | why |
      | 1 player   | there are 2 to 26 players, not 1 |
      | 27 players | there are 2 to 26 players, not 27 |

  @B1
  Scenario: the game continues after another game is refused
    Given the board [[][][A1][][][][][][][][][][][][]]
    When somebody asks for a game with 1 space
    Then that is refused: a board has at least 2 spaces, not 1
    And the board is [[][][A1][][][][][][][][][][][][]]
