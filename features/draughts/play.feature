@program
Feature: Playing a game
  draughts play lists the moves with the number of captured pieces. A player who
  chooses a piece that may not move learns the rule that forbids it.

  Scenario: a capture is mandatory
    Given I play white from W:W28,37:B22
    When I click on 37
    Then I am told: you must capture: 28x17
    And my moves are
      """
      28x17 takes 1
      """

  Scenario: the majority rule forbids the smaller capture
    Given I play white from W:W28,48:B22,12,42
    When I click on 48
    Then I am told: you must capture the most pieces: 28x17x8
    And my moves are
      """
      28x17x8 takes 2
      """

  Scenario: a blocked piece
    Given I play white from W:W46,41,37:B36,10
    When I click on 46
    Then I am told: the piece on 46 is blocked

  Scenario: a piece of the other player
    Given I play white from W:W28,37:B10
    When I click on 10
    Then I am told: the piece on 10 is black's, and white is to move

  Scenario: a chosen piece has its own moves
    Given I play white from W:W28,37:B10
    When I click on 37
    Then my moves are
      """
      37-31
      37-32
      """

  Scenario: a capture with several ways is chosen landing by landing
    Given I play white from W:WK46:B41,32,23,13,14
    When I click on 46
    And my moves are
      """
      46x37x28x19x10 takes 4
      46x37x28x19x2 takes 4
      46x37x28x19x5 takes 4
      46x37x28x19x8 takes 4
      """
    And I click on 37
    And I click on 28
    And I click on 19
    And the game has 0 turns
    And I click on 8
    Then the game has 1 turn

  Scenario: a move is taken back together with the program's answer
    Given I play white from W:W28,37:B10,5
    And a program plays black
    When I play 28-22
    And the program moves
    And the game has 2 turns
    And I take my move back
    Then the game has 0 turns

  Scenario: a hint marks a move
    Given I play white from W:W38,33,28:B22,18,9
    When I ask for a hint
    Then one of my moves is marked

  Scenario: a draw by rule is announced with the rule
    Given I play white from W:WK45:BK6
    When these moves are played: 45-50 6-1 50-45 1-6 45-50 6-1 50-45 1-6
    Then the title is: draw: the same position for the third time

  Scenario: a lost game is announced with the reason
    Given I play white from W:W38:B33
    When these moves are played: 38x29
    Then the title is: white has won: black has no pieces left

  Scenario: a game line by line
    Given standard input is
      """
      37-31
      moves
      28x17
      """
    When I run draughts play --black human --fen W:W28,37:B22
    Then it prints
      """
             1     2     3     4     5
          6     7     8     9    10
            11    12    13    14    15
         16    17    18    19    20
            21     ⛂    23    24    25
         26    27     ⛀    29    30
            31    32    33    34    35
         36     ⛀    38    39    40
            41    42    43    44    45
         46    47    48    49    50
      white to move, 2 : 1
      37-31: you must capture: 28x17
      28x17 takes 1
      white: 28x17 takes 1
             1     2     3     4     5
          6     7     8     9    10
            11    12    13    14    15
         16    -⛀-   18    19    20
            21    x22   23    24    25
         26    27    -28   29    30
            31    32    33    34    35
         36     ⛀    38    39    40
            41    42    43    44    45
         46    47    48    49    50
      white has won: black has no pieces left

      [White "human"]
      [Black "human"]
      [Result "2-0"]
      [GameType "20"]
      [SetUp "1"]
      [FEN "W:W28,37:B22"]

      1. 28x17 2-0

      """
