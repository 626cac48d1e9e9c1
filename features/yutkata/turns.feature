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

  @holds
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

  @holds
  Scenario: after a second throw is refused, the first throw moves the token
    Given a new game
    When PlayerA throws ooox
    And PlayerA throws oooo
    But that is refused: the throw must be used first
    And PlayerA moves A1
    Then A1 is on space 1

  @holds
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
