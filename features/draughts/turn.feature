Feature: A turn
  The fourteen rules of a turn, in the order of the kata. A list of turns is
  always the whole list, sorted as strings.

  Rule: 1. Pieces stand and move on dark squares only

    Scenario: A piece on a light square is not a position
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . .w. .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then the board is refused: 6:6: expected a space (light square), found 'w'

  Rule: 2. A man steps one square diagonally forward

    Scenario: White moves up
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . w . .
         . . . . .
        . . . . .
        """
      Then white's turns are 42-33 42-53
      When white plays 42-33
      Then the board is
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . w . . .
        . . . . .
         . . . . .
        . . . . .
        """

    Scenario: Black moves down
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . b . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then black's turns are 35-24 35-44
      When black plays 35-44
      Then the board is
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . b . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """

    Scenario: At the edge there is one way, onto an occupied square none
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . w . .
        w . w . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then white's turns are 04-15 44-35 55-46 55-66

  Rule: 3. A king moves any distance, forward or backward, in one direction

    Scenario: A king alone
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . K . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then white's turns are 44-00 44-08 44-11 44-17 44-22 44-26 44-33 44-35 44-53 44-55 44-62 44-66 44-71 44-77 44-80 44-88 44-99

    Scenario: A king goes up to the next piece
      Given the board
        """
         . . . . .
        . . . . .
         . . . w .
        . . . w .
         . b . . .
        . . B . .
         . . . . .
        . b . b .
         . . . . .
        . . . . .
        """
      Then black's turns are 22-11 22-31 35-24 44-33 44-53 44-55 62-51 62-71

  Rule: 4. A man captures by jumping over an adjacent piece onto the next square

    Scenario: The piece behind a free square is captured
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
      When white plays 44x26
      Then the board is
        """
         . . . . .
        . . . . .
         . . . . .
        . w . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """

    Scenario: A king is captured in the same way
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . B . . .
        . . w . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then white's turns are 44x26

    Scenario: One man captures several pieces by successive jumps
      Given the board
        """
         . . . . .
        . . . . .
         . b . . .
        . . . . .
         . b . . .
        . . w . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then white's turns are 44x26x48
      When white plays 44x26x48
      Then the board is
        """
         . . . . .
        . . w . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """

    Scenario: Without a free square behind it a piece is safe
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . b . . .
         . b . . b
        . . w . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then white's turns are 44-55

  Rule: 5. Jumps go forward and backward, and may change direction

    Scenario: A white man jumps backward
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . w . .
         . b . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then white's turns are 44x22

    Scenario: A black man jumps backward
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . w . .
        . . b . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then black's turns are 44x66

    Scenario: Down to the right, then down to the left
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . w . .
         . . b . .
        . . . . .
         . . b . .
        . . . . .
        """
      Then white's turns are 44x62x40

  Rule: 6. A king jumps from any distance, and lands on any free square behind

    Scenario: The king chooses where to land
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . b . .
         . . . . .
        . . . . .
         . . . . .
        K . . . .
        """
      Then white's turns are 00x55 00x66 00x77 00x88 00x99

    Scenario: The next piece ends the choice
      Given the board
        """
         . . . . .
        . . . . w
         . . . . .
        . . . . .
         . . . . .
        . . b . .
         . . . . .
        . . . . .
         . . . . .
        K . . . .
        """
      Then white's turns are 00x55 00x66 00x77

    Scenario: Two pieces in a row cannot be jumped
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . b . .
        . . b . .
         . . . . .
        . . . . .
         . . . . .
        K . . . .
        """
      Then white's turns are 00-11 00-22 00-33

  Rule: 7. One piece a jump, several jumps a turn

    Scenario: A man jumps over two pieces on one line, one by one
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . b . . .
        . . . . .
         b . . . .
        w . . . .
        """
      Then white's turns are 00x22x44

    Scenario: A king does so too
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . b .
         . . . . .
        . . b . .
         . . . . .
        . . . . .
         . . . . .
        K . . . .
        """
      Then white's turns are 00x55x77 00x55x88 00x55x99

    Scenario: The jump over two pieces at once does not exist
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . b .
         . . b . .
        . . w . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then white's turns are 44-35

  Rule: 8. A player's own pieces can neither be captured nor passed

    Scenario: A man behind a man
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . w . .
        . . w . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then white's turns are 44-35 55-46 55-66

    Scenario: A king behind a man
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . b . .
        . . . . .
         . w . . .
        . . . . .
         . . . . .
        K . . . .
        """
      Then white's turns are 00-11 00-22 33-24 33-44

  Rule: 9. Capturing is mandatory

    Scenario: The other pieces must wait
      Given the board
        """
         K . . . .
        . . . . .
         . . . . .
        . . . . .
         . b . . .
        . . w . .
         . . . . .
        . . . . .
         . . . w .
        . . . . .
        """
      Then white's turns are 44x26

    Scenario: Even if the capture loses
      Given the board
        """
         . . . . .
        b . . . .
         b . . . .
        . . . . .
         . b . . .
        . . w . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then white's turns are 44x26
      When white plays 44x26
      Then black's turns are 17x35
      When black plays 17x35
      Then black has won

  Rule: 10. The capture of the most pieces is mandatory

    Scenario: Two are better than one, for the same man
      Given the board
        """
         . . . . .
        . . . . .
         . . . b .
        . . . . .
         . b b . .
        . . w . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then white's turns are 44x66x88

    Scenario: Two are better than one, for different pieces
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
      Then white's turns are 80x62x84

    Scenario: A king that is captured counts one, like a man
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         B . b . .
        w . . . .
         . . . b .
        . . . . w
        """
      Then white's turns are 80x62x44

    Scenario: A king that captures has no precedence over a man
      Given the board
        """
         K . . . .
        . . . . .
         . b . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . b . . .
        . w . . .
        """
      Then white's turns are 19x46 19x55 19x64 19x73 19x82 19x91 20x42

  Rule: 11. A man that ends its turn on the last row is crowned

    Scenario: White's last row is the highest
      Given the board
        """
         . . . . .
        . w . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      When white plays 28-39
      Then the board is
        """
         . K . . .
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

    Scenario: Black's last row is the lowest
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . b . .
        . . . . .
        """
      When black plays 51-40
      Then the board is
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . B . .
        """

    Scenario: A capture may end there as well
      Given the board
        """
         . . . . .
        . b . . .
         w . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      When white plays 17x39
      Then the board is
        """
         . K . . .
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

  Rule: 12. A man that only passes the last row stays a man

    Scenario: The turn goes on and leads away from the last row
      Given the board
        """
         . . . . .
        . b b . .
         w . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then white's turns are 17x39x57
      When white plays 17x39x57
      Then the board is
        """
         . . . . .
        . . . . .
         . . w . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """

  Rule: 13. A man that is crowned does not go on as a king in the same turn

    Scenario: What only a king could capture stays
      Given the board
        """
         . . . . .
        . b . . .
         w . . . .
        . . . b .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      Then white's turns are 17x39
      When white plays 17x39
      Then the board is
        """
         . K . . .
        . . . . .
         . . . . .
        . . . b .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      And white's turns are 39x75 39x84 39x93

  Rule: 14. Captured pieces stay until the turn is over, and are jumped only once

    Scenario: A captured piece stands in the way
      The king on 40 could go on over 84, if the piece on 73 were gone already.
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . b
         . b . b .
        . . . . .
         . b . . K
        . . . . .
        """
      Then white's turns are 91x55x22x40
      When white plays 91x55x22x40
      Then the board is
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . b
         . . . . .
        . . . . .
         . . . . .
        . . K . .
        """

    Scenario: A man in a circle stops when all four are captured
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
      Then white's turns are 44x62x84x66x44 44x66x84x62x44
      When white plays 44x62x84x66x44
      Then the board is
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
