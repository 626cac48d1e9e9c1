@Y2
Feature: Setting up a position
  The scenarios that follow begin in the middle of a game, between two turns.

  @Y8
  Scenario: a game begins with pieces on the board
    Given player 0 begins with pieces at 0 0 1 7
    And player 1 begins with pieces at 0 0 0 100
    And player 1 is next
    When the game begins
    Then player 0 has pieces at 0 0 1 7
    And it is player 1's turn

  @holds
  Scenario: a piece continues from its position
    Given player 0 begins with pieces at 0 0 0 1
    When player 0 throws gae
    And player 0 moves 1 with gae
    Then player 0 has pieces at 0 0 0 3

  @Y1
  Scenario: yut, mo and geol move three pieces
    Given player 0 begins with pieces at 0 0 1 7
    When player 0 throws yut, mo, geol
    And player 0 moves 7 with mo
    And player 0 moves 0 with geol
    And player 0 moves 1 with yut
    Then player 0 has pieces at 0 3 5 12
    And it is player 1's turn
