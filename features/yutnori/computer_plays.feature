@computer @program
Feature: Players played by the program
  The program's throws and moves are printed like a person's throws and moves.

  Scenario: a game that the computer wins at once
    Given the greedy computer plays 0
    And the sticks will fall mo, yut, geol
    When yutnori play --pieces=1 is played: board
    Then the screen shows:
      """
      a throws mo
      a throws yut
      a throws geol
      a mo: a new piece to 5
      a geol: from 5 to 22
      a yut: from 22 home
      a (computer) has won!
      """
    And the exit status is 0

  Scenario: a person plays against the computer
    Given the strong computer plays 1
    And the sticks will fall gae, gae, mo, geol, gae
    When yutnori play --pieces=1 is played: throw, gae
    Then the screen shows:
      """
      gae
      a gae: a new piece to 2
      b throws gae
      b gae: a new piece to 2
      b catches a (1)
      b may throw again
      b throws mo
      b throws geol
      """
    And the answers end before the game does

  Scenario: the computer takes no part in a game that has no such player
    Given the random computer plays 2,3
    And the sticks will fall do
    When yutnori play --pieces=1 is played: throw, moves
    Then the screen ends with:
      """
      a to move, with do
        1  do: a new piece to 1
      moves
        1  do: a new piece to 1
      """
    And the answers end before the game does
