@program
Feature: Screens
  The screens of the assignment's pictures. Answers appear where they were typed,
  and a space at the end of a line is written _. Colors are left out unless they
  are named.

  Scenario: the start screen, and the menu of the basic game
    When yutnori is played: 1, 2
    Then the screen ends with:
      """
      ************************************************************
      ************************************************************
      *************   Welcome to Yunnori game   ****************
      ************************************************************
      ************************************************************
      1. Yunnori Basic
      2. Yunnori Advanced
      Choose a game to play (1, 2) : 1
      You will play a normal Yunnori!
      ************************************************************
      ************************   Menu   **************************
      ************************************************************
      1. game start
      2. end program
      Select the function you want : 2
      Game finished!
      """
    And the exit status is 0

  Scenario: the menu of the advanced game
    Given the file user_info.txt:
      """
      Noah 22d34h
      """
    When yutnori is played: 2, 3
    Then the screen ends with:
      """
      1. Yunnori Basic
      2. Yunnori Advanced
      Choose a game to play (1, 2) : 2
      You will play Yunnori advanced version!
      ************************************************************
      ************************   Menu   **************************
      ************************************************************
      Logged-in ID List : No player is logged in
      1. game start
      2. login
      3. end program
      Select the function you want : 3
      Game finished!
      """
    And the exit status is 0

  Scenario: a wrong answer at the start screen
    When yutnori is played: 3, , one, 1, 2
    Then the screen shows:
      """
      Choose a game to play (1, 2) : 3
      Enter only 1 or 2.
      Choose a game to play (1, 2) :_
      Enter only 1 or 2.
      Choose a game to play (1, 2) : one
      Enter only 1 or 2.
      Choose a game to play (1, 2) : 1
      You will play a normal Yunnori!
      """

  Scenario: a wrong answer at a menu
    Given the file user_info.txt:
      """
      Noah 22d34h
      """
    When yutnori basic is played: 3, 2
    And the screen ends with:
      """
      Select the function you want : 3
      Type an integer from 1 to 2!
      ************************************************************
      ************************   Menu   **************************
      ************************************************************
      1. game start
      2. end program
      Select the function you want : 2
      Game finished!
      """
    And yutnori advanced is played: 4, 3
    Then the screen shows:
      """
      Select the function you want : 4
      Type an integer from 1 to 3!
      ************************************************************
      """

  Scenario: four players, in colors
    Given player 0 begins with pieces at 0 2 9 100
    And player 1 begins with pieces at 0 5 22 100
    And player 2 begins with pieces at 0 0 3 3
    And player 3 begins with pieces at 0 0 7 100
    When player 0 throws yut, gae
    Then the game is shown in colors:
      """
      [ ] - [<red>1</>] - [ ] - [<yellow>1</>] - [ ] - [<blue>1</>]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [<green>2</>]
       |             [<blue>1</>]             |
      [ ]          .     .          [<red>1</>]
       |       [ ]         [ ]       |
      [ ]    .                 .    [ ]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
      -----------------------------------------
      Not started :_
       <red>□</>  <blue>□</>  <green>□</>  <green>□</>  <yellow>□</>  <yellow>□</>_
      Arrived :_
       <red>■</>  <blue>■</>  <yellow>■</>_
      -----------------------------------------
      Player <red>0</> turn
      Piece : 0 2 9_
      Yut : gae yut_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      """

  Scenario: the same without colors
    Given player 0 begins with pieces at 0 2 9 100
    And player 1 begins with pieces at 0 5 22 100
    And player 2 begins with pieces at 0 0 3 3
    And player 3 begins with pieces at 0 0 7 100
    When player 0 throws yut, gae
    Then the game is shown without colors:
      """
      [ ] - [a] - [ ] - [d] - [ ] - [b]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [C]
       |             [b]             |
      [ ]          .     .          [a]
       |       [ ]         [ ]       |
      [ ]    .                 .    [ ]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
      On board : a 2 9 | b 5 22 | c 3 3 | d 7
      -----------------------------------------
      Not started :_
       a  b  c  c  d  d_
      Arrived :_
       a  b  d_
      -----------------------------------------
      Player 0 turn
      Piece : 0 2 9_
      Yut : gae yut_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      """

  Scenario: Noah, a dog, and Liam, a pig
    Given the file user_info.txt:
      """
      Noah 22d34h
      Liam 912ynd
      """
    And the file game_info.txt:
      """
      Noah Liam | Noah 1 0 100 100 100 | Liam 0 1 5 5 5 | 0
      """
    And the sticks will fall do
    When yutnori advanced is played: 2, Noah, 22d34h, 2, Liam, 912ynd, 1, 1
    Then the screen ends with:
      """
      [ ] - [ ] - [ ] - [ ] - [ ] - [<blue>3</>]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [ ]
       |       [ ]         [ ]       |
      [ ]    .                 .    [<blue>1</>]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
      -----------------------------------------
      Noah(dog) Liam(pig)_
      -----------------------------------------
      Not started :_
       <red>□</>_
      Arrived :_
       <red>■</>  <red>■</>  <red>■</>_
      -----------------------------------------
      Player <red>0</> turn
      Piece : 0_
      Yut : do_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position :_
      """
    And the answers end before the game does
