@program
Feature: Turns in the squares of Portable Draughts Notation
  Squares are numbered 1 to 50 from the upper left. Every landing square is
  written, as in the kata, and lists are sorted as strings.

  Scenario: The numbers of the squares
    Then the numbers of the squares in PDN are
      """
          1     2     3     4     5
       6     7     8     9    10
         11    12    13    14    15
      16    17    18    19    20
         21    22    23    24    25
      26    27    28    29    30
         31    32    33    34    35
      36    37    38    39    40
         41    42    43    44    45
      46    47    48    49    50
      """

  Scenario: The first turns of a game
    Given the starting position
    Then white's turns in PDN are 31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30

  Scenario: A capture
    Given the FEN W:W26:B31
    Then white's turns in PDN are 26x37

  Scenario: A series of captures
    Given the FEN W:W26:B31,42
    Then white's turns in PDN are 26x37x48

  Scenario: Numbers are sorted as strings
    Given the FEN B:W50:B1,2,10
    Then black's turns in PDN are 1-6 1-7 10-14 10-15 2-7 2-8
