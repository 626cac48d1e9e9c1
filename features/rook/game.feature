Feature: A game
  Two players take turns. The player who brings the rook to the bounds wins; the
  player who submits an illegal move loses, and the board is unchanged.

  @example @R3 @R9
  Scenario: the document's example
    Given a game of Player 1 and Player 2 on bounds 4x4
    Then the board is
      | R |  |  |  |   |
      |   |  |  |  |   |
      |   |  |  |  |   |
      |   |  |  |  |   |
      |   |  |  |  | X |
    And the state is {"D": 0, "R": 0}
    When Player 1 submits {"direction": "R", "tiles": 3}
    Then the board is
      |  |  |  | R |   |
      |  |  |  |   |   |
      |  |  |  |   |   |
      |  |  |  |   |   |
      |  |  |  |   | X |
    And the state is {"D": 0, "R": 3}
    When Player 2 submits {"direction": "D", "tiles": 4}
    Then the board is
      |  |  |  |   |   |
      |  |  |  |   |   |
      |  |  |  |   |   |
      |  |  |  |   |   |
      |  |  |  | R | X |
    And the state is {"D": 4, "R": 3}
    And nobody has won
    When Player 1 submits {"direction": "R", "tiles": 1}
    Then the board is
      |  |  |  |  |   |
      |  |  |  |  |   |
      |  |  |  |  |   |
      |  |  |  |  |   |
      |  |  |  |  | R |
    And the state is {"D": 4, "R": 4}
    And Player 1 has won
    And the history is
      """
      {"0,0":["Player 1",{"direction":"R","tiles":3}],"0,3":["Player 2",{"direction":"D","tiles":4}],"4,3":["Player 1",{"direction":"R","tiles":1}]}
      """

  @program @R9
  Scenario: the board as this project draws it
    Given a game of Player 1 and Player 2 on bounds 1x2
    When Player 1 submits {"direction": "R", "tiles": 1}
    Then the board is drawn
      """
      |     |  R  |     |
      |     |     |  X  |
      """

  @R4
  Scenario Outline: the player who submits <move> has lost
    Given a game of Ann and Bob on bounds 4x4
    When Ann submits {"direction": "D", "tiles": 2}
    And Bob submits <move>
    Then that is illegal: <rule>
    And Ann has won
    And the state is {"D": 2, "R": 0}
    And the history is
      """
      {"0,0":["Ann",{"direction":"D","tiles":2}]}
      """

    Examples:
      | move                                 | rule      |
      | {"direction": "D"}                   | fields    |
      | {"direction": "T", "tiles": 1}       | direction |
      | {"direction": "R", "tiles": "-1"}    | tiles     |
      | {"direction": "R", "tiles": -1200}   | tiles     |
      | {"direction": "R", "tiles": "-1200"} | tiles     |
      | {"direction": "D", "tiles": 3}       | bounds    |

  @R4 @holds
  Scenario: an illegal first move
    Given a game of Ann and Bob on bounds 4x4
    When Ann submits {"direction": "T", "tiles": 1}
    Then that is illegal: direction
    And Bob has won
    And the history is
      """
      {}
      """

  @R3
  Scenario: after the end nothing can be submitted
    Given a game of Ann and Bob on bounds 0x1
    When Ann submits {"direction": "R", "tiles": 1}
    Then nothing can be submitted: the game is over

  @R4
  Scenario: after an illegal move nothing can be submitted either
    Given a game of Ann and Bob on bounds 0x1
    When Ann submits {"direction": "R", "tiles": 2}
    Then that is illegal: bounds
    And nothing can be submitted: the game is over

  @R9 @holds
  Scenario: a game may start at 3,1
    Given a game of Ann and Bob on bounds 4x4 from 3,1
    When Ann submits {"direction": "R", "tiles": 3}
    And Bob submits {"direction": "D", "tiles": 1}
    Then Bob has won
    And the history is
      """
      {"3,1":["Ann",{"direction":"R","tiles":3}],"3,4":["Bob",{"direction":"D","tiles":1}]}
      """

  @R1
  Scenario: a move out of turn is refused
    Given a game of Ann and Bob on bounds 4x4
    When Bob submits {"direction": "R", "tiles": 3}
    Then that is refused: another player is on turn
