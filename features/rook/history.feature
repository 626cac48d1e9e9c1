@program
Feature: The move history
  The board's data is the log of its moves. The key of a move is the state before
  it, and the value is the pair of the player's name and the move. A history is
  written in playing order and read in any order.

  Scenario: a history in another order is played in the right order
    Given a game of Ann and Bob on bounds 4x4
    When the history is followed
      """
      {"4,3": ["Ann", {"tiles": 1, "direction": "R"}],
       "0,0": ["Ann", {"direction": "R", "tiles": 3}],
       "0,3": ["Bob", {"direction": "D", "tiles": 4}]}
      """
    Then Ann has won
    And the history is written
      """
      {"0,0":["Ann",{"direction":"R","tiles":3}],"0,3":["Bob",{"direction":"D","tiles":4}],"4,3":["Ann",{"direction":"R","tiles":1}]}
      """

  Scenario: a history may end before the game does
    Given a game of Ann and Bob on bounds 4x4 from 1,1
    When the history is followed
      """
      {"1,1": ["Ann", {"direction": "R", "tiles": 3}]}
      """
    Then nobody has won
    And the state is {"D": 1, "R": 4}

  Scenario: a move of a history that breaks a rule ends the game
    Given a game of Ann and Bob on bounds 4x4
    When the history is followed
      """
      {"0,2": ["Bob", {"direction": "R", "tiles": 3}], "0,0": ["Ann", {"direction": "R", "tiles": 2}]}
      """
    Then that is illegal: bounds
    And Ann has won
    And the state is {"D": 0, "R": 2}

  Scenario Outline: <history> is not the history of a game
    Given a game of Ann and Bob on bounds 4x4
    Then the history <history> is refused: <why>

    Examples:
      | history | why |
      | {"0,1": ["Ann", {"direction": "R", "tiles": 3}]} | the state 0,1 is never reached |
      | {"0,0": ["Ann", {"direction": "R", "tiles": 5}], "0,5": ["Bob", {"direction": "D", "tiles": 4}]} | the state 0,5 is never reached |
      | {"0,0": ["Bob", {"direction": "R", "tiles": 3}]} | "Bob" moves at 0,0: expected "Ann" |
      | {"0,0": ["Ann", {"direction": "R", "tiles": 3}], "0,3": ["Ann", {"direction": "D", "tiles": 4}]} | "Ann" moves at 0,3: expected "Bob" |
      | {"0,0": ["ann", {"direction": "R", "tiles": 3}]} | "ann" moves at 0,0: expected "Ann" |
      | {"0,0": ["Ann", {"direction": "R", "tiles": 3}], "0,0": ["Ann", {"direction": "R", "tiles": 3}]} | the field "0,0" comes twice |
      | {"0, 0": ["Ann", {"direction": "R", "tiles": 3}]} | "0, 0": expected DOWN,RIGHT |
      | {"00,0": ["Ann", {"direction": "R", "tiles": 3}]} | "00,0": expected DOWN,RIGHT |
      | {"0,0": ["Ann"]} | at 0,0: ["Ann"] is not a pair of a player's name and a move |
      | {"0,0": {"Ann": {"direction": "R", "tiles": 3}}} | is not a pair of a player's name and a move |
      | {"0,0": [null, {"direction": "R", "tiles": 3}]} | null is not a string |
      | [] | [] is not an object |
      | null | null is not an object |
