@K3
Feature: Turns
  A turn is one throw, then one move of one token. After YUT or MO the same
  player throws again; otherwise it is the other player's turn.

  Scenario Outline: after <throw> it is PlayerB's turn
    Given a new game
    When PlayerA throws <sticks> and moves A1
    Then it is PlayerB's turn

    Examples:
      | throw | sticks |
      | DO    | ooox   |
      | GE    | ooxx   |
      | GEOL  | oxxx   |

  Scenario Outline: after <throw> PlayerA throws again
    Given a new game
    When PlayerA throws <sticks> and moves A1
    Then it is PlayerA's turn
    And another throw is earned

    Examples:
      | throw | sticks |
      | YUT   | xxxx   |
      | MO    | oooo   |

  Scenario Outline: after the extra throw of a <throw> it is PlayerB's turn
    Given a new game
    When PlayerA throws <sticks> and moves A1
    And PlayerA throws ooox and moves A1
    Then no other throw is earned
    And it is PlayerB's turn

    Examples:
      | throw | sticks |
      | YUT   | xxxx   |
      | MO    | oooo   |

  Scenario: after PlayerB it is PlayerA's turn again
    Given a new game
    When PlayerA throws ooox and moves A1
    And PlayerB throws ooxx and moves B1
    Then the board is [[A1][B1][][][][][][][][][][][][][]]
    And it is PlayerA's turn

  @K1
  Scenario: a game is set up with PlayerB's turn
    Given the board [[A1][][][][][][][][][][][][][][]]
    And PlayerB is next
    When PlayerB throws ooxx and moves B2
    Then the board is [[A1][B2][][][][][][][][][][][][][]]
    And it is PlayerA's turn

  Scenario: setting up a board forgets the earlier throw
    Given a new game
    When PlayerA throws ooxx
    And the board [[][A1][][][][][][][][][][][][][]]
    And PlayerA throws ooox and moves A1
    Then A1 is on space 3

  Scenario: setting up a board forgets that another throw was earned
    Given a new game
    When PlayerA throws xxxx and moves A1
    And the board [[][][][A1][][][][][][][][][][][]]
    Then no other throw is earned

  Scenario: a move is refused before a throw
    Given a new game
    When PlayerA moves A1
    Then that is refused: the sticks must be thrown first

  Scenario: a second throw is refused before the move, and the first throw stays
    Given a new game
    When PlayerA throws ooox
    And PlayerA throws oooo
    Then that is refused: the throw must be used first
    And the throw to use is DO

  Scenario: after a second throw is refused, the first throw moves the token
    Given a new game
    When PlayerA throws ooox
    And PlayerA throws oooo
    But that is refused: the throw must be used first
    And PlayerA moves A1
    Then A1 is on space 1

  Scenario: a throw that is earned comes before the next move
    Given a new game
    When PlayerA throws xxxx and moves A1
    And PlayerA moves A1
    Then that is refused: the sticks must be thrown first

  Scenario: a throw out of turn is refused
    Given a new game
    When PlayerB throws oooo
    Then that is refused: another player is on turn

  Scenario: a move out of turn is refused
    Given a new game
    When PlayerA throws ooox
    And PlayerB moves B1
    Then that is refused: another player is on turn
    And the throw to use is DO

  Scenario Outline: <token> is not a token of PlayerA
    Given a new game
    When PlayerA throws ooox
    And PlayerA moves <token>
    Then that is refused: <reason>
    And the throw to use is DO
    And the board is [[][][][][][][][][][][][][][][]]

    Examples:
      | token | reason                        |
      | A3    | there is no such token        |
      | C1    | there is no such token        |
      | A0    | there is no such token        |
      | a1    | there is no such token        |
      | A01   | there is no such token        |
      | B1    | the token is another player's |

  Scenario Outline: a throw of <player>, who is not in the game, is refused
    Given a new game
    When <player> throws ooox
    Then that is refused: there is no such player

    Examples:
      | player  |
      | PlayerC |
      | A       |
      | XA      |
