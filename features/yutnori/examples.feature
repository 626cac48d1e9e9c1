@example @program
Feature: The assignment's examples on the screen
  Four players with four pieces each: the typed answers, and the screen after them.

  Scenario: example 1, player 0 moves with gae
    Given the sticks will fall gae, gae
    When yutnori basic is played: 1, 4, 4, 0, gae
    Then the screen ends with:
      """
      Select the function you want : 1
      number of players (2, 3, 4) : 4
      number of pieces per player (2, 3, 4) : 4
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
      Not started :_
       □  □  □  □  □  □  □  □  □  □  □  □  □  □  □  □_
      Arrived :_
      -----------------------------------------
      Player 0 turn
      Piece : 0 0 0 0_
      Yut : gae_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position : 0
      >> yut : gae
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [1]
       |       [ ]         [ ]       |
      [ ]    .                 .    [ ]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
      -----------------------------------------
      Not started :_
       □  □  □  □  □  □  □  □  □  □  □  □  □  □  □_
      Arrived :_
      -----------------------------------------
      Player 1 turn
      Piece : 0 0 0 0_
      Yut : gae_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position :_
      """
    And the answers end before the game does

  Scenario: example 2, player 1 catches player 0 with gae, throws again and moves with geol
    Given there are no colors
    And the sticks will fall gae, gae, geol, do
    When yutnori basic is played: 1, 4, 4, 0, gae, 0, gae, 2, geol
    Then the screen ends with:
      """
      >> position : 0
      >> yut : gae
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [b]
       |       [ ]         [ ]       |
      [ ]    .                 .    [ ]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
      On board : b 2
      -----------------------------------------
      Not started :_
       a  a  a  a  b  b  b  c  c  c  c  d  d  d  d_
      Arrived :_
      -----------------------------------------
      Player 1 turn
      Piece : 0 0 0 2_
      Yut : geol_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position : 2
      >> yut : geol
      [ ] - [ ] - [ ] - [ ] - [ ] - [b]
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
      On board : b 5
      -----------------------------------------
      Not started :_
       a  a  a  a  b  b  b  c  c  c  c  d  d  d  d_
      Arrived :_
      -----------------------------------------
      Player 2 turn
      Piece : 0 0 0 0_
      Yut : do_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position :_
      """
    And the answers end before the game does

  # The game of the first two examples continues until player 2 throws yut and gae.
  Scenario: example 3, player 2 stacks with gae, and the stack moves with yut
    Given the sticks will fall gae, gae, geol, gae, back-do, do, do, yut, gae, do
    When yutnori basic is played:
      """
      1, 4, 4
      0, gae, 0, gae, 2, geol, 0, gae, 0, back-do
      0, do, 5, do, 0, gae, 2, yut
      """
    Then the screen ends with:
      """
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [1] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [1]
       |       [ ]         [ ]       |
      [ ]    .                 .    [1]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
      -----------------------------------------
      Not started :_
       □  □  □  □  □  □  □  □  □  □  □  □  □_
      Arrived :_
      -----------------------------------------
      Player 2 turn
      Piece : 0 0 0 2_
      Yut : gae yut_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position : 0
      >> yut : gae
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [1] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [2]
       |       [ ]         [ ]       |
      [ ]    .                 .    [1]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
      -----------------------------------------
      Not started :_
       □  □  □  □  □  □  □  □  □  □  □  □_
      Arrived :_
      -----------------------------------------
      Player 2 turn
      Piece : 0 0 2 2_
      Yut : yut_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position : 2
      >> yut : yut
      [ ] - [ ] - [ ] - [ ] - [2] - [ ]
       | [ ]                     [1] |
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
      Not started :_
       □  □  □  □  □  □  □  □  □  □  □  □_
      Arrived :_
      -----------------------------------------
      Player 3 turn
      Piece : 0 0 0 0_
      Yut : do_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position :_
      """
    And the answers end before the game does

  Scenario: example 4, back-do moves nothing when no piece has departed
    Given the sticks will fall back-do, back-do
    When yutnori basic is played: 1, 4, 4, 0, back-do
    Then the screen ends with:
      """
      Player 0 turn
      Piece : 0 0 0 0_
      Yut : back-do_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position : 0
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
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
      -----------------------------------------
      Not started :_
       □  □  □  □  □  □  □  □  □  □  □  □  □  □  □  □_
      Arrived :_
      -----------------------------------------
      Player 1 turn
      Piece : 0 0 0 0_
      Yut : back-do_
      Write down the position of the player to move and yut
      (back-do, do, gae, geol, yut, and mo)
      >> position :_
      """
    And the answers end before the game does

  Scenario: player_to_board holds the player and the number of pieces on a cell
    Given there are 3 players
    And player 0 begins with pieces at 0 0 1 1
    And player 2 begins with pieces at 0 0 0 5
    When the game begins
    Then player_to_board[0][10] is 2, 1
    And player_to_board[8][10] is 0, 2

  Scenario: board_mapping holds the cell of a position
    Then player 0's position 22 is the cell in row 5, column 5
    And player 0's position 8 is the cell in row 0, column 4
