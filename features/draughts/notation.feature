Feature: Turns as the kata writes them
  A dash for a step, an x for each captured piece, and every landing square.

  @N1 @program
  Scenario: Each dark square has a number, its column and its row from the lower left
    Then the numbers of the squares are
      """
         19    39    59    79    99
      08    28    48    68    88
         17    37    57    77    97
      06    26    46    66    86
         15    35    55    75    95
      04    24    44    64    84
         13    33    53    73    93
      02    22    42    62    82
         11    31    51    71    91
      00    20    40    60    80
      """

  @N1 @example @holds
  Scenario: A step is written 44-35
    Given the board
      """
       . . . . .
      . . . . .
       . . . . .
      . . . . .
       . . . . .
      . . w . .
       . . . . .
      . . . . .
       . . . . .
      . . . . .
      """
    Then white's turns are 44-35 44-55

  @N1 @D9 @D10 @example @holds
  Scenario: A series of captures is written 71x44x99
    Given the board
      """
       . . . . .
      . . . . b
       . . . . .
      . . . . .
       . . . . .
      . . . . .
       . . b . .
      . . . . .
       . . . K .
      . . . . .
      """
    And white's turns are 71x44x99
    When white plays 71x44x99
    Then the board is
      """
       . . . . K
      . . . . .
       . . . . .
      . . . . .
       . . . . .
      . . . . .
       . . . . .
      . . . . .
       . . . . .
      . . . . .
      """

  @D10 @example
  Rule: The kata's example board

    Background:
      Given the board
        """
         K . . . .
        . b . . .
         . . b . .
        . . . . b
         . . . b .
        . . . w .
         . . . . b
        . . w b w
         . . . . .
        . B w . .
        """

    @holds
    Scenario: On the example board the king must capture four pieces
      Given white's turns are 19x46x68x95x51
      When white plays 19x46x68x95x51
      Then the board is
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . b .
        . . . w .
         . . . . b
        . . w . w
         . . K . .
        . B w . .
        """

    Scenario: On the example board a black man must capture two pieces
      Given black's turns are 75x53x31
      When black plays 75x53x31
      Then the board is
        """
         K . . . .
        . b . . .
         . . b . .
        . . . . b
         . . . . .
        . . . . .
         . . . . b
        . . . b w
         . b . . .
        . B w . .
        """

  Rule: Only listed turns can be played

    Scenario Outline: <turn> is refused
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . b . b .
        . w . . .
         . . . b .
        . . . . w
        """
      And white's turns are 80x62x84
      Then white cannot play <turn>: <reason>

      @D9
      Examples:
        | turn  | reason                |
        | 22-13 | a capture is possible |

      @D10
      Examples:
        | turn  | reason                      |
        | 22x44 | more pieces can be captured |
        | 80x62 | more pieces can be captured |

      @N1
      Examples:
        | turn     | reason                                          |
        | 80x84    | this piece cannot capture that way              |
        | 22x40    | this piece cannot capture that way              |
        | 33x11    | the player to move has no piece there           |
        | 44-35    | the player to move has no piece there           |
        | 80-62-84 | not a turn: expected one like 44-35, 44x26 or 71x44x99 |
        | 80x62x85 | not a turn: expected one like 44-35, 44x26 or 71x44x99 |

    @D2 @holds
    Scenario: A man does not step backward
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . w . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then white cannot play 44-33: this piece cannot step there

  @N2
  Rule: Two paths are two turns

    @holds
    Scenario: A king may land on two squares between two men
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . b . .
        . . . . .
         . . . . .
        . b . . .
         . . . . .
        K . . . .
        """
      Then white's turns are 00x33x66 00x33x77 00x33x88 00x33x99 00x44x66 00x44x77 00x44x88 00x44x99

  @N2
  Rule: Turns with the same start, end and captured pieces are one move

    @program
    Scenario: Both ways around the same four men
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . b b .
        . . w . .
         . . b b .
        . . . . .
         . . . . .
        . . . . .
        """
      Then white's moves are 44x62x84x66x44

    @program
    Scenario: Both landing squares of a king between two men
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . b . .
        . . . . .
         . . . . .
        . b . . .
         . . . . .
        K . . . .
        """
      Then white's moves are 00x33x66 00x33x77 00x33x88 00x33x99
