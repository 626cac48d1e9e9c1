@R1
Feature: Bad requests
  A game that is impossible is refused, and so is a strategy that cannot move.

  Scenario Outline: a game of "<first>" and "<second>" on <bounds> from <state> is refused
    Then no game begins with "<first>" and "<second>" on bounds <bounds> from <state>: <why>

    Examples:
      | first | second | bounds | state | why                                       |
      | Ann   | Ann    | 4x4    | 0,0   | the players have the same name "Ann"      |
      |       | Bob    | 4x4    | 0,0   | a player has no name                      |
      | Ann   |        | 4x4    | 0,0   | a player has no name                      |
      | Ann   | Bob    | 0x0    | 0,0   | bounds of 0x0 leave no move to make       |
      | Ann   | Bob    | 4x4    | 4,4   | the rook at 4,4 is already at the goal    |
      | Ann   | Bob    | 4x4    | 5,0   | the rook at 5,0 is outside the bounds 4x4 |
      | Ann   | Bob    | 4x4    | 0,5   | the rook at 0,5 is outside the bounds 4x4 |
      | Ann   | Bob    | 4x4    | -1,0  | the rook at -1,0 is outside the bounds 4x4 |
      | Ann   | Bob    | -1x4   | 0,0   | expected bounds of 0 or more, not -1x4    |

  Scenario Outline: a game of <players> is refused
    Then no game begins with the players <players>: there are two players

    Examples:
      | players             |
      | ["Ann"]             |
      | ["Ann","Bob","Cora"] |

  @holds
  Scenario: a game continues after another game is refused
    Given a game of Ann and Bob on bounds 4x4
    When Ann submits {"direction": "R", "tiles": 3}
    Then no game begins with "Ann" and "Ann" on bounds 4x4 from 0,0: the players have the same name "Ann"
    And the state is {"D": 0, "R": 3}

  Scenario: a move of somebody who is not in the game is refused
    Given a game of Ann and Bob on bounds 4x4
    When Cora submits {"direction": "R", "tiles": 3}
    Then that is refused: another player is on turn

  @R10
  Scenario Outline: <strategy> cannot choose a move at <state>
    Given a game of Ann and Bob on bounds 4x4
    Then <strategy> is refused at <state>: <why>

    Examples:
      | strategy | state | why                                       |
      | clever   | 0,0   | expected random or smart, not "clever"    |
      | random   | 4,4   | the rook at 4,4 is already at the goal    |
      | smart    | 4,4   | the rook at 4,4 is already at the goal    |
      | random   | 5,0   | the rook at 5,0 is outside the bounds 4x4 |
      | smart    | 0,5   | the rook at 0,5 is outside the bounds 4x4 |
