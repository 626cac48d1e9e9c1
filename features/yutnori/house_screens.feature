@house @program
Feature: The house game at the console
  The screens are the basic game's without the start. The teams, on a line each,
  and the possible answers are shown once, at the beginning. Answers appear where
  they were typed, and a space at the end of a line is written _. Colors are left
  out unless they are named.

  Scenario: the menu, and the first turn of four teams
    Given the sticks will fall back-gae, yut, gae
    When yutnori house is played:
      """
      1
      0, back-gae
      0, yut
      """
    Then the screen ends with:
      """
      ************************************************************
      ************************   Menu   **************************
      ************************************************************
      1. game start
      2. end program
      Select the function you want : 1
      -----------------------------------------
      Player 0 : red, lower right, counterclockwise
      Player 1 : blue, upper right, clockwise
      Player 2 : green, upper left, counterclockwise
      Player 3 : yellow, lower left, clockwise
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [ ]
       |       [ ]         [ ]       |
      [ ]    .                 .    [ ]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      -----------------------------------------
      Not started :_
       □  □  □  □  □  □  □  □  □  □  □  □  □  □  □  □_
      Arrived :_
      -----------------------------------------
      Player 0 turn
      Piece : 0 0 0 0_
      Yut : back-gae_
      Write down the position of the player to move and yut
      (back-geol, back-gae, back-do, do, gae, geol, yut, and mo)
      (or board, help or quit)
      >> position : 0
      >> yut : back-gae
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [ ]
       |       [ ]         [ ]       |
      [ ]    .                 .    [ ]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      -----------------------------------------
      Not started :_
       □  □  □  □  □  □  □  □  □  □  □  □  □  □  □  □_
      Arrived :_
      -----------------------------------------
      Player 1 turn
      Piece : 0 0 0 0_
      Yut : gae yut_
      >> position : 0
      >> yut : yut
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [ ]
       |       [ ]         [ ]       |
      [ ]    .                 .    [1]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      -----------------------------------------
      Not started :_
       □  □  □  □  □  □  □  □  □  □  □  □  □  □  □_
      Arrived :_
      -----------------------------------------
      Player 1 turn
      Piece : 0 0 0 4_
      Yut : gae_
      >> position :_
      """
    And the answers end before the game does

  Scenario: the colors of the teams
    When yutnori house is played: 1
    Then the screen shows:
      """
      Player 0 : <red>red</>, lower right, counterclockwise
      Player 1 : <blue>blue</>, upper right, clockwise
      Player 2 : <green>green</>, upper left, counterclockwise
      Player 3 : <yellow>yellow</>, lower left, clockwise
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      """
    And the answers end before the game does

  # Blue walks down the right side, from its corner: its position 4 is red's 1.
  Scenario: teams from different corners meet, and a catch with yut earns no throw
    Given there are no colors
    And the sticks will fall do, yut, do, gae
    When yutnori house is played:
      """
      1
      0, do
      0, yut, 0, do
      """
    Then the screen ends with:
      """
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [ ] |
      [ ]    .                 .    [b]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [ ]
       |       [ ]         [ ]       |
      [ ]    .                 .    [b]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      On board : b 1 4
      -----------------------------------------
      Not started :_
       a  a  a  a  b  b  c  c  c  c  d  d  d  d_
      Arrived :_
      -----------------------------------------
      Player 2 turn
      Piece : 0 0 0 0_
      Yut : gae_
      >> position :_
      """
    And the answers end before the game does

  # Green starts where red turns the second time: its 29 is red's 10.
  Scenario: a stack at a fork is caught by a team that steps back onto its corner
    Given there are no colors
    And the sticks will fall mo, mo, mo, mo, do, gae, do, do, do, back-do, gae
    When yutnori house --players=3 --clockwise=none is played:
      """
      1
      0, mo, 5, mo, long, 0, mo, 5, mo, long, 0, do
      0, gae
      0, do
      1, do
      2, do
      1, back-do
      """
    Then the screen shows:
      """
      On board : a 2 10 10 | b 3 | c 1
      """
    And the screen ends with:
      """
      >> position : 1
      >> yut : back-do
      [c] - [ ] - [b] - [ ] - [ ] - [ ]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [a]
       |       [ ]         [ ]       |
      [ ]    .                 .    [ ]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      On board : a 2 | b 3 | c 29
      -----------------------------------------
      Not started :_
       a  a  a  b  b  b  c  c  c_
      Arrived :_
      -----------------------------------------
      Player 2 turn
      Piece : 0 0 0 29_
      Yut : gae_
      >> position :_
      """
    And the answers end before the game does

  Scenario: the way is asked for where there is a choice
    Given there are no colors
    And the sticks will fall mo, geol, do
    When yutnori house --players=2 is played:
      """
      1
      0, mo, 5, geol, far, , long
      """
    Then the screen shows:
      """
      >> position : 5
      >> yut : geol
      >> way (short, long) : far
      Enter only short or long.
      >> way (short, long) :_
      Enter only short or long.
      >> way (short, long) : long
      [ ] - [ ] - [a] - [ ] - [ ] - [ ]
      """
    And the screen shows:
      """
      On board : a 8
      """
    And the answers end before the game does

  Scenario: the way is not asked for with a back result, for a cow, or without the long way
    Given there are no colors
    And the sticks will fall mo, back-do, do
    When yutnori house --players=2 is played: 1, 0, mo, 5, back-do
    And the screen shows:
      """
      On board : a 4
      """
    And the screen does not show: >> way
    And the answers end before the game does
    Given the sticks will fall mo, do, do
    And yutnori house --players=2 --animals=cow,pig is played: 1, 0, mo, 5, do
    And the screen shows:
      """
      On board : a 20
      """
    And the screen does not show: >> way
    And the answers end before the game does
    And yutnori house --optional-short-way=false is played: 1, 0, mo, 5, do
    Then the screen shows:
      """
      On board : a 20
      """
    And the screen does not show: >> way
    And the answers end before the game does

  Scenario: a back result that moves nothing is refused while a piece is on the board
    Given the sticks will fall back-geol, do, do
    When yutnori house --players=2 --pieces=2 is played:
      """
      1
      0, back-do
      0, back-geol
      0, do
      """
    And the screen shows:
      """
      >> position : 0
      >> yut : back-do
      You have no back-do. Enter only back-geol.
      >> position : 0
      >> yut : back-geol
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      """
    And the answers end before the game does
    Given the sticks will fall do, do, back-gae, do
    And yutnori house --players=2 --pieces=2 is played:
      """
      1
      0, do
      0, do
      0, back-gae
      1, back-gae
      """
    Then the screen shows:
      """
      >> position : 0
      >> yut : back-gae
      back-gae moves a piece that is on the board. Enter only 1.
      >> position : 1
      >> yut : back-gae
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [ ] |
      [ ]    .                 .    [1]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [ ]
       |       [ ]         [ ]       |
      [ ]    .                 .    [ ]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [1] - [ ]
      """
    And the answers end before the game does

  Scenario: a back result wins where a step back from position 1 arrives
    Given the sticks will fall do, back-do, back-do
    When yutnori house --players=2 --pieces=1 --back-from-one=arrive is played: 1, 0, do, 0, back-do, 1, back-do, 2
    Then the screen ends with:
      """
      >> position : 1
      >> yut : back-do
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [ ]
       |       [ ]         [ ]       |
      [ ]    .                 .    [ ]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      -----------------------------------------
      Not started :_
       □_
      Arrived :_
       ■_
      -----------------------------------------
      Player 0 win
      ************************************************************
      ************************   Menu   **************************
      ************************************************************
      1. game start
      2. end program
      Select the function you want : 2
      Game finished!
      """
    And the exit status is 0

  Scenario: animals by house rules, and a game without back results
    Given there are no colors
    And the sticks will fall geol, do
    When yutnori house --players=3 --animals=dog,none,cow --back-results=false is played: 1
    Then the screen shows:
      """
      -----------------------------------------
      Player 0(dog) : a, lower right, counterclockwise
      Player 1 : b, upper right, clockwise
      Player 2(cow) : c, upper left, counterclockwise
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      """
    And the screen ends with:
      """
      -----------------------------------------
      Not started :_
       a  a  a  a  b  b  b  b  c  c  c  c_
      Arrived :_
      -----------------------------------------
      Player 0 turn
      Piece : 0 0 0 0_
      Yut : do geol_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      (or board, help or quit)
      >> position :_
      """
    And the answers end before the game does

  Scenario: the document's game without its own variants
    Given there are no colors
    And the sticks will fall do
    When yutnori house --variants=false is played: 1
    Then the screen shows:
      """
      Player 0 : a, lower right, counterclockwise
      Player 1 : b, lower right, counterclockwise
      Player 2 : c, lower right, counterclockwise
      Player 3 : d, lower right, counterclockwise
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      """
    And the screen shows:
      """
      (back-do, do, gae, geol, yut, and mo)
      """
    And the answers end before the game does

  Scenario: after the first turn a terminal of 24 lines shows all of a turn
    Given there are no colors
    And the sticks will fall mo, mo, mo, mo, mo, do, do, mo, geol, do
    When yutnori house --players=2 --clockwise=none is played:
      """
      1
      0, mo, 5, mo, short, 24, mo, 19, mo, 0, mo, 0, do
      0, do
      5, mo, short, 1, geol
      """
    Then each turn fits 24 lines
    And the answers end before the game does

  Scenario: help
    Given the sticks will fall do
    When yutnori house is played: 1, help
    Then the screen shows:
      """
      >> position : help
      Answer with a position and a result, on two lines or on one: 0 gae
      0 is in the hand, 1 to 29 are along your own road; board shows these numbers.
      """
    And the screen ends with:
      """
      all pieces around and past 29 wins. quit ends the program.
      >> position :_
      """
    And the answers end before the game does

  Scenario: quit ends the program
    Given the sticks will fall do
    When yutnori house is played: 1, quit
    Then the screen ends with:
      """
      >> position : quit
      Game finished!
      """
    And the exit status is 0
