Feature: Turns
  A turn is one throw, then one move of one token. After YUT or MO the same
  player throws again; otherwise the other player is on turn.

  Scenario Outline: after <throw> it is <next>'s turn
    Given a new game
    When PlayerA throws <sticks> and moves A1
    Then it is <next>'s turn

    Examples:
      | throw | sticks | next    |
      | DO    | ooox   | PlayerB |
      | GE    | ooxx   | PlayerB |
      | GEOL  | oxxx   | PlayerB |
      | YUT   | xxxx   | PlayerA |
      | MO    | oooo   | PlayerA |

  Scenario: after PlayerB it is PlayerA's turn again
    Given a new game
    When PlayerA throws ooox and moves A1
    And PlayerB throws ooxx and moves B1
    Then it is PlayerA's turn
    And the board is [[A1][B1][][][][][][][][][][][][][]]

  Scenario: a throw comes before a move
    Given a new game
    When PlayerA moves A1
    Then that is refused: the sticks must be thrown first

  Scenario: a move comes before the next throw
    Given a new game
    When PlayerA throws ooox
    And PlayerA throws oooo
    Then that is refused: the throw must be used first
    And the throw to use is DO

  Scenario: a throw that is earned comes before the next move
    Given a new game
    When PlayerA throws xxxx and moves A1
    And PlayerA moves A1
    Then that is refused: the sticks must be thrown first

  Scenario: a throw out of turn
    Given a new game
    When PlayerB throws oooo
    Then that is refused: another player is on turn

  Scenario: a move out of turn
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
      | B1    | the token is another player's |

  Scenario: a player who is not at the table
    Given a new game
    When PlayerC throws ooox
    Then that is refused: there is no such player
