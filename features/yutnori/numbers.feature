@program
Feature: The numbers of the cells
  The answer board asks for the numbers of the cells, which are along the road of
  the player on turn. Answers appear where they were typed, and a space at the end of
  a line is written _.

  Scenario: board in place of a position shows the board with its numbers
    Given there are no colors
    And the sticks will fall gae, do, mo, do
    When yutnori basic is played: 1, 2, 2, 0, gae, 0, do, board, 2, mo
    Then the screen shows:
      """
      >> position : board
      [10]- [9] - [8] - [7] - [6] - [5]
       | [25]                    [20]|
      [11]   .                 .    [4]
       |       [26]        [21]      |
      [12]         .     .          [3]
       |             [22]            |
      [13]         .     .          [a]
       |       [23]        [27]      |
      [14]   .                 .    [b]
       | [24]                    [28]|
      [15]- [16]- [17]- [18]- [19]- [29]^Start
      >> position : 2
      >> yut : mo
      """
    And the answers end before the game does

  Scenario: in the basic game help and quit are not positions
    Given the sticks will fall do
    When yutnori basic is played: 1, 2, 2, help, do, quit, do
    Then the screen ends with:
      """
      >> position : help
      >> yut : do
      "help" is not a position. Enter only 0.
      >> position : quit
      >> yut : do
      "quit" is not a position. Enter only 0.
      >> position :_
      """
    And the answers end before the game does

  Scenario: a position and a result on one line
    Given there are no colors
    And the sticks will fall gae, do, do
    When yutnori basic is played: 1, 2, 2, 0 gae, 7 do, nine foo, 0 do now, do, 0  do
    Then the screen shows:
      """
      >> position : 0 gae
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      """
    And the screen shows:
      """
      >> position : 7 do
      You have no piece at 7. Enter only 0.
      >> position : nine foo
      "nine" is not a position. Enter only 0.
      >> position : 0 do now
      >> yut : do
      "0 do now" is not a position. Enter only 0.
      >> position : 0  do
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      """
    And the screen shows:
      """
      On board : a 2 | b 1
      """
    And the answers end before the game does
