@login @program
Feature: Saving and resuming
  An advanced game can be left between two turns. It continues when the same
  ids are logged in again, in any order.

  Background:
    Given the file user_info.txt:
      """
      Liam 912ynd
      Noah 22d34h
      Ava qws0853
      """

  Scenario: animals are chosen, a turn is played, and the game is saved
    Given the sticks will fall geol, do
    When yutnori advanced is played: 2, Noah, 22d34h, 2, Liam, 912ynd, 1, 1, 0, 0, geol, 0, do, 1
    Then the screen shows:
      """
      Select the function you want : 1
      Select animal type of Noah
      (0: pig, 1: dog, 2: sheep, 3:cow) : 1
      Select animal type of Liam
      (0: pig, 1: dog, 2: sheep, 3:cow) : 0
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
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
      -----------------------------------------
      Noah(dog) Liam(pig)_
      -----------------------------------------
      Not started :_
       □  □  □  □  □  □  □  □_
      Arrived :_
      -----------------------------------------
      Player 0 turn
      Piece : 0 0 0 0_
      Yut : do geol_
      """
    And the screen ends with:
      """
      >> position : 0
      >> yut : do
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [1]
       |             [ ]             |
      [ ]          .     .          [ ]
       |       [ ]         [ ]       |
      [ ]    .                 .    [1]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
      -----------------------------------------
      Noah(dog) Liam(pig)_
      -----------------------------------------
      Not started :_
       □  □  □  □  □  □_
      Arrived :_
      -----------------------------------------
      Continue (0) / Save and Exit the game (1) : 1
      Game saved successfully!
      ************************************************************
      ************************   Menu   **************************
      ************************************************************
      Logged-in ID List : No player is logged in
      1. game start
      2. login
      3. end program
      Select the function you want : Game finished!
      """
    And game_info.txt holds:
      """
      Noah Liam | Noah 1 0 0 1 3 | Liam 0 0 0 0 0 | 1
      """

  Scenario: a game is resumed in the saved order after logins in another order
    Given the file game_info.txt:
      """
      Noah Liam | Noah 1 0 100 100 100 | Liam 0 1 5 5 5 | 1
      """
    And the sticks will fall gae, do
    When yutnori advanced is played: 2, Liam, 912ynd, 2, Noah, 22d34h, 1, 1, 5, gae, 0
    Then the screen shows:
      """
      Logged-in ID List : Liam Noah_
      1. game start
      2. login
      3. end program
      Select the function you want : 1
      There is a saved game. Start a new game (0) / Resume (1) : 1
      [ ] - [ ] - [ ] - [ ] - [ ] - [3]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [ ]
       |       [ ]         [ ]       |
      [ ]    .                 .    [1]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
      -----------------------------------------
      Noah(dog) Liam(pig)_
      -----------------------------------------
      Not started :_
       □_
      Arrived :_
       ■  ■  ■_
      -----------------------------------------
      Player 1 turn
      Piece : 1 5 5 5_
      Yut : gae_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position : 5
      >> yut : gae
      """
    And the screen ends with:
      """
      Continue (0) / Save and Exit the game (1) : 0
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [3]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [ ]
       |       [ ]         [ ]       |
      [ ]    .                 .    [1]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
      -----------------------------------------
      Noah(dog) Liam(pig)_
      -----------------------------------------
      Not started :_
       □_
      Arrived :_
       ■  ■  ■_
      -----------------------------------------
      Player 0 turn
      Piece : 0_
      Yut : do_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position :_
      """
    And the answers end before the game does

  # The assignment's own example of a saved game of three.
  Scenario: in the saved game of Olivia, Ava and Sophia, Sophia continues and catches
    Given the file user_info.txt:
      """
      Olivia tyb14
      Ava qws0853
      Sophia ae87df4g5
      """
    And the file game_info.txt:
      """
      Olivia Ava Sophia | Olivia 2 0 0 10 10 | Ava 1 0 0 2 100 | Sophia 3 0 3 100 100 | 2
      """
    And the sticks will fall back-do, gae
    And there are no colors
    When yutnori advanced is played: 2, Ava, qws0853, 2, Sophia, ae87df4g5, 2, Olivia, tyb14, 1, 1, 3, back-do, 2, gae, 1
    Then the screen shows:
      """
      [A] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [c]
       |             [ ]             |
      [ ]          .     .          [b]
       |       [ ]         [ ]       |
      [ ]    .                 .    [ ]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
      On board : a 10 10 | b 2 | c 3
      -----------------------------------------
      Olivia(sheep) Ava(dog) Sophia(cow)_
      -----------------------------------------
      Not started :_
       a  a  b  b  c_
      Arrived :_
       b  c  c_
      -----------------------------------------
      Player 2 turn
      Piece : 0 3_
      Yut : back-do_
      """
    And game_info.txt holds:
      """
      Olivia Ava Sophia | Olivia 2 0 0 10 10 | Ava 1 0 0 0 100 | Sophia 3 0 4 100 100 | 0
      """

  @example
  Scenario: games of A, B and C and of B and C are saved, and B, C and D begin a new game
    Given the file user_info.txt:
      """
      A a
      B b
      C c
      D d
      """
    And the file game_info.txt:
      """
      A B C | A 0 0 0 0 0 | B 1 0 0 0 0 | C 2 0 0 0 0 | 0
      B C | B 3 0 0 0 0 | C 3 0 0 0 0 | 0
      """
    When yutnori advanced is played: 2, B, b, 2, C, c, 2, D, d, 1
    Then the screen does not show: There is a saved game
    And the screen ends with:
      """
      Select the function you want : 1
      Select animal type of B
      (0: pig, 1: dog, 2: sheep, 3:cow) :_
      """
    And the answers end before the game does

  Scenario: two of the three players of a saved game do not resume it
    Given the file game_info.txt:
      """
      Ava Liam Noah | Ava 0 0 0 0 0 | Liam 1 0 0 0 0 | Noah 2 0 0 0 0 | 0
      """
    When yutnori advanced is played: 2, Liam, 912ynd, 2, Noah, 22d34h, 1
    And the screen does not show: There is a saved game
    And the screen ends with:
      """
      Select the function you want : 1
      Select animal type of Liam
      (0: pig, 1: dog, 2: sheep, 3:cow) :_
      """
    And the answers end before the game does
    And yutnori advanced is played: 2, Liam, 912ynd, 2, Noah, 22d34h, 2, Ava, qws0853, 1
    Then the screen ends with:
      """
      Select the function you want : 1
      There is a saved game. Start a new game (0) / Resume (1) :_
      """
    And the answers end before the game does

  Scenario: a saved game of three and a saved game of two of them are resumed by their own players
    Given the file game_info.txt:
      """
      Ava Liam Noah | Ava 0 0 0 0 0 | Liam 1 0 0 0 0 | Noah 2 0 0 0 0 | 0
      Noah Liam | Noah 3 0 0 0 0 | Liam 3 0 0 0 0 | 0
      """
    When yutnori advanced is played: 2, Liam, 912ynd, 2, Noah, 22d34h, 1, 1
    And the screen shows:
      """
      Noah(cow) Liam(cow)_
      """
    And the answers end before the game does
    And yutnori advanced is played: 2, Liam, 912ynd, 2, Noah, 22d34h, 2, Ava, qws0853, 1, 1
    Then the screen shows:
      """
      Ava(pig) Liam(dog) Noah(sheep)_
      """
    And the answers end before the game does

  Scenario: a game saved again replaces its earlier save
    Given the file game_info.txt:
      """
      Noah Liam | Noah 1 0 100 100 100 | Liam 0 1 5 5 5 | 1
      Liam Ava | Liam 0 0 0 0 0 | Ava 0 0 0 0 0 | 0
      """
    And the sticks will fall gae
    When yutnori advanced is played: 2, Liam, 912ynd, 2, Noah, 22d34h, 1, 1, 5, gae, 1
    Then game_info.txt holds:
      """
      Noah Liam | Noah 1 0 100 100 100 | Liam 0 1 21 21 21 | 0
      Liam Ava | Liam 0 0 0 0 0 | Ava 0 0 0 0 0 | 0
      """

  Scenario: a new game replaces the saved game of the same players only when it is saved
    Given the file game_info.txt:
      """
      Noah Liam | Noah 1 0 100 100 100 | Liam 0 1 5 5 5 | 1
      """
    And the sticks will fall do, do
    When yutnori advanced is played: 2, Liam, 912ynd, 2, Noah, 22d34h, 1, 0, 3, 2, 0, do, 0, 0, do
    And game_info.txt holds:
      """
      Noah Liam | Noah 1 0 100 100 100 | Liam 0 1 5 5 5 | 1
      """
    And the exit status is 1
    And the program complains: the scripted throws are used up
    And yutnori advanced is played: 2, Liam, 912ynd, 2, Noah, 22d34h, 1, 0, 3, 2, 0, do, 1
    Then game_info.txt holds:
      """
      Liam Noah | Liam 3 0 0 0 1 | Noah 2 0 0 0 0 | 1
      """

  Scenario: a game that is won is removed, and nobody is logged in
    Given the file game_info.txt:
      """
      Noah Liam | Noah 1 28 100 100 100 | Liam 0 0 1 5 5 | 0
      Liam Ava | Liam 0 0 0 0 0 | Ava 0 0 0 0 0 | 0
      """
    And the sticks will fall gae
    When yutnori advanced is played: 2, Liam, 912ynd, 2, Noah, 22d34h, 1, 1, 28, gae, 1
    Then the screen ends with:
      """
      >> position : 28
      >> yut : gae
      [ ] - [ ] - [ ] - [ ] - [ ] - [2]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [ ]
       |       [ ]         [ ]       |
      [ ]    .                 .    [1]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
      -----------------------------------------
      Noah(dog) Liam(pig)_
      -----------------------------------------
      Not started :_
       □_
      Arrived :_
       ■  ■  ■  ■_
      -----------------------------------------
      Player 0 win
      ************************************************************
      ************************   Menu   **************************
      ************************************************************
      Logged-in ID List : No player is logged in
      1. game start
      2. login
      3. end program
      Select the function you want : 1
      More than 1 player is needed to start the game
      ************************************************************
      ************************   Menu   **************************
      ************************************************************
      Logged-in ID List : No player is logged in
      1. game start
      2. login
      3. end program
      Select the function you want : Game finished!
      """
    And game_info.txt holds:
      """
      Liam Ava | Liam 0 0 0 0 0 | Ava 0 0 0 0 0 | 0
      """

  Scenario: a game that was never saved is won
    Given the sticks will fall mo, mo, mo, mo, mo, mo, mo, do
    When yutnori advanced is played:
      """
      2, Liam, 912ynd, 2, Noah, 22d34h, 1, 0, 0
      0, mo, 0, mo, 0, mo, 0, mo, 5, mo, 24, mo, 19, mo
      """
    Then the screen shows:
      """
      Player 0 win
      """
    And there is no game_info.txt
    And the program does not complain
    And the exit status is 0

  Scenario Outline: <answer> is not an answer to <question>
    Given the file game_info.txt:
      """
      Noah Liam | Noah 1 0 0 0 0 | Liam 0 0 0 0 0 | 1
      """
    And the sticks will fall do
    When yutnori advanced is played: 2, Noah, 22d34h, 2, Liam, 912ynd, <before>, <answer>
    Then the screen ends with:
      """
      <question> : <answer>
      <why>
      <question> :_
      """
    And the exit status is 1
    And the program complains: end of input before the end of the game

    Examples:
      | before      | question                                                 | answer | why                      |
      | 1           | There is a saved game. Start a new game (0) / Resume (1) | 2      | Enter only 0 or 1.       |
      | 1, 0        | (0: pig, 1: dog, 2: sheep, 3:cow)                        | pig    | Enter only 0, 1, 2 or 3. |
      | 1, 1, 0, do | Continue (0) / Save and Exit the game (1)                | 10     | Enter only 0 or 1.       |

  Scenario: a line that is not a saved game is reported once, not offered, and kept
    Given the file game_info.txt:
      """
      Noah Liam | Noah 1 0 100 100 100 | Liam 4 1 5 5 5 | 1
      """
    And the sticks will fall do
    When yutnori advanced is played: 2, Noah, 22d34h, 2, Liam, 912ynd, 1, 0, 0, 0, do, 1
    Then the program complains: DIR/game_info.txt:1: Liam: that is not an animal of this game: expected 0 to 3, not "4"
    And the screen does not show: There is a saved game
    And game_info.txt holds:
      """
      Noah Liam | Noah 1 0 100 100 100 | Liam 4 1 5 5 5 | 1
      Noah Liam | Noah 0 0 0 0 1 | Liam 0 0 0 0 0 | 1
      """
