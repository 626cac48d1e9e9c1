@program
Feature: Learning from play
  With data, smart learns from each game that has ended, and saves it at once.

  Scenario: a game is lost to smart because it has learned the last one
    When "rook play --level medium --bounds 0x4 --data mine.json" is run and "R 4" is typed
    And it prints "Player 2 (medium, no data: it moves at random)"
    And it prints "Player 1 wins: the rook is at the bounds"
    And it prints "smart knows 1 of 4 states"
    And "rook play --level medium --bounds 0x4 --data mine.json --first 2" is run
    Then it prints "Player 2 (medium, 1 game learned)"
    And it prints "Player 2 moves RIGHT 4"
    And it prints "Player 2 wins: the rook is at the bounds"

  Scenario: a recorded game is checked by replay, and can be learned
    When "rook play --bounds 2x2 --p2 human --record game.json" is run and "R 2, D 2" is typed
    And "rook replay game.json" is run
    And it prints "1. Player 1 moves RIGHT 2, the rook is at 0,2"
    And it prints "ok 2 moves, the winner is Player 2"
    And "rook train game.json --data mine.json" is run
    And it prints "smart knows 1 of 8 states"
    And "rook show --data mine.json" is run
    Then it prints
      """
      |  R  |     |  +  |
      |     |     |     |
      |     |     | X*  |
      """

  Scenario: a record shows the illegal move that ended the game
    When "rook play --p2 human --record game.json" is run and "R 3, T 1" is typed
    And "rook replay game.json" is run
    Then it fails with status 1
    And it prints "move 2 (Player 2): illegal (direction): "T" is neither "D" nor "R", the winner is Player 1"

  Scenario: two games at a time lose no data
    Given Ann plays "rook play --bounds 0x2 --p2 human --data mine.json"
    And Bob plays "rook play --bounds 0x2 --p2 human --data mine.json"
    When Ann types "R 2"
    And Bob types "R 1, R 1"
    And "rook show --data mine.json" is run
    Then it prints "2 games learned"
    And it prints "smart knows 2 of 2 states"
