Feature: Turns as the kata writes them
  A dash for a step, an x for each captured piece, and every landing square.

  Scenario: A step
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

  Scenario: A capture
    Given the board
      """
       . . . . .
      . . . . .
       . . . . .
      . . . . .
       . b . . .
      . . w . .
       . . . . .
      . . . . .
       . . . . .
      . . . . .
      """
    Then white's turns are 44x26

  Scenario: A series of captures
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
    Then white's turns are 71x44x99
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

    Scenario: The king must capture four
      Then white's turns are 19x46x68x95x51
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

    Scenario: One of black's men must capture two, the king's single capture does not count
      Then black's turns are 75x53x31
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
