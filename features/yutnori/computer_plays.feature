@computer @program
Feature: Players played by the program
  The program's answers appear at the prompts as if they had been typed.

  Scenario: a game that the computer wins at once
    Given the greedy computer plays 0
    And the sticks will fall mo, yut, geol
    When yutnori basic --pieces=1 is played: 1, 2, 2
    Then the screen shows:
      """
      Yut : geol yut mo_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position : 0
      >> yut : mo
      """
    And the screen shows:
      """
      Piece : 5_
      Yut : geol yut_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position : 5
      >> yut : geol
      """
    And the screen shows:
      """
      Piece : 22_
      Yut : yut_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position : 22
      >> yut : yut
      """
    And the screen shows:
      """
      Player 0 win
      """
    And the exit status is 0

  Scenario: a person plays against the computer
    Given the strong computer plays 1
    And the sticks will fall gae, gae, mo, geol, gae
    When yutnori basic --pieces=1 is played: 1, 2, 0, gae
    Then the screen shows:
      """
      Player 1 turn
      Piece : 0_
      Yut : gae_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position : 0
      >> yut : gae
      """
    And the program complains: end of input before the end of the game
    And the exit status is 1

  Scenario: the computer takes no part in a game that has no such player
    Given the random computer plays 2,3
    And the sticks will fall do
    When yutnori basic --pieces=1 is played: 1, 2
    Then the program complains: end of input before the end of the game
    And the exit status is 1
