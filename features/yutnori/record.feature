@program
Feature: A record of the games
  --record writes each throw and each move to a file, with its consequences;
  replay plays the file again and checks it line by line.

  Scenario: a basic game
    Given the sticks will fall gae, gae, do, mo, geol, do
    When yutnori basic --pieces=1 --record=DIR/record.txt is played: 1, 2, 0, gae, 0 gae, 2 do, 0 mo, 5 geol
    And record.txt holds:
      """
      yutnori basic --pieces=1
      player 0 throws gae
      player 0 moves 0 gae: to 2
      player 1 throws gae
      player 1 moves 0 gae: to 2, catches 1 of player 0
      player 1 throws do
      player 1 moves 2 do: to 3
      player 0 throws mo
      player 0 throws geol
      player 0 moves 0 mo: to 5
      player 0 moves 5 geol: to 22
      player 1 throws do
      """
    And the answers end before the game does
    And yutnori replay DIR/record.txt is run
    Then the screen shows:
      """
      ok 12
      """

  Scenario: a game continues from a saved game to its end
    Given the file user_info.txt:
      """
      Noah 22d34h
      Liam 912ynd
      """
    And the file game_info.txt:
      """
      Noah Liam | Noah 1 28 100 100 100 | Liam 0 0 1 5 5 | 0
      """
    And the sticks will fall gae
    When yutnori advanced --record=DIR/record.txt is played: 2, Liam, 912ynd, 2, Noah, 22d34h, 1, 1, 28 gae, 3
    And record.txt holds:
      """
      yutnori advanced --animals=dog,pig
      pieces 28 100 100 100 | 0 1 5 5 | 0
      player 0 throws gae
      player 0 moves 28 gae: to 100
      player 0 wins
      """
    And yutnori replay DIR/record.txt is run
    Then the screen shows:
      """
      ok 5
      """

  Scenario: a house game with its rules
    Given the sticks will fall back-do, mo, do, yut, back-geol, do
    When yutnori house --players=2 --clockwise=none --back-from-one=hand --record=DIR/record.txt is played: 1, 0 back-do, 0 mo, 5 do, long, 0 yut, 4 back-geol, quit
    And record.txt holds:
      """
      yutnori house --players=2 --clockwise=none --back-from-one=hand
      player 0 throws back-do
      player 0 moves 0 back-do: nothing
      player 1 throws mo
      player 1 throws do
      player 1 moves 0 mo: to 5
      player 1 moves 5 do long: to 6
      player 0 throws yut
      player 0 throws back-geol
      player 0 moves 0 yut: to 4
      player 0 moves 4 back-geol: to 1
      player 1 throws do
      """
    And yutnori replay DIR/record.txt is run
    Then the screen shows:
      """
      ok 12
      """

  Scenario: a record with a wrong line
    Given the file record.txt:
      """
      yutnori basic --pieces=1
      player 0 throws gae
      player 0 moves 0 gae: to 3
      """
    When yutnori replay DIR/record.txt is run
    Then the screen shows:
      """
      DIR/record.txt:3: expected "player 0 moves 0 gae: to 2", not "player 0 moves 0 gae: to 3"
      """
    And the exit status is 1

  Scenario: an existing file is not overwritten
    Given the file record.txt:
      """
      mine
      """
    When yutnori basic --record=DIR/record.txt is played: 2
    Then the program complains: --record DIR/record.txt: the file exists: expected a new one (see yutnori basic --help)
    And the exit status is 2
    And record.txt holds:
      """
      mine
      """
