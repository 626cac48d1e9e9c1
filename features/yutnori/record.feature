@program
Feature: A record of the games
  play --record writes each throw and each move to a file, with its consequences;
  replay plays the file again and checks it line by line.

  Scenario: a game
    Given the sticks will fall gae, gae, do, mo, geol, do
    When yutnori play --pieces=1 --record=DIR/record.txt is played: throw, gae, throw, gae, throw, do, throw, throw, mo, geol, throw
    And record.txt holds:
      """
      yutnori play --pieces=1
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

  Scenario: a house game with its rules
    Given the sticks will fall back-do, mo, do, yut, back-geol, do
    When yutnori house --players=2 --clockwise=none --back-from-one=hand --record=DIR/record.txt is played: throw, back-do, throw, throw, mo, do 10 long, throw, throw, yut, back-geol 4, throw, quit
    And record.txt holds:
      """
      yutnori play --corner=se,ne --back-results=true --no-chain-on-yut=true --optional-short-way=true --back-from-one=hand
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

  Scenario: records of the older commands
    Given the file record.txt:
      """
      yutnori basic --pieces=1
      player 0 throws do
      player 0 moves 0 do: to 1
      player 1 throws back-do
      player 1 moves 0 back-do: nothing
      yutnori advanced --animals=dog,pig
      pieces 28 100 100 100 | 0 1 5 5 | 0
      player 0 throws gae
      player 0 moves 28 gae: to 100
      player 0 wins
      yutnori house --players=2 --clockwise=none --back-from-one=hand
      seed 7
      player 0 throws back-do
      player 0 moves 0 back-do: nothing
      player 1 throws mo
      player 1 throws do
      player 1 moves 0 mo: to 5
      player 1 moves 5 do long: to 6
      """
    When yutnori replay DIR/record.txt is run
    Then the screen shows:
      """
      ok 18
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
    When yutnori play --record=DIR/record.txt is played: quit
    Then the program complains: --record DIR/record.txt: the file exists: expected a new one, or the one that is resumed (see yutnori play --help)
    And the exit status is 2
    And record.txt holds:
      """
      mine
      """
