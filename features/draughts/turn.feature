Feature: A turn
  The fourteen rules of a turn, in the order of the kata. A list of turns is
  always the whole list, sorted as strings.

  @D2
  Rule: 2. A man steps one square diagonally forward

    Scenario: A white man moves up
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

    Scenario: A turn is played, and the other player is to move
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

    @holds
    Scenario: A black man moves down
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
      And black's turns are 35-24 35-44
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

    @holds
    Scenario: A man at the edge has one step, and no man steps onto an occupied square
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

  @D3
  Rule: 3. A king moves any distance, forward or backward, in one direction

    Scenario: A king on an empty board moves any distance
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

    Scenario: A king moves up to the next piece
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

  @D4
  Rule: 4. A man captures by jumping over an adjacent piece onto the next square

    @D9 @example
    Scenario: A man captures the piece before a free square
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

    Scenario: A captured piece leaves the board
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

    Scenario: A man captures a king in the same way
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
      And white's turns are 44x26
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
      And white's turns are 44x26x48
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

    Scenario: A piece without a free square behind it is safe
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

  @D5
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

    @holds
    Scenario: A man jumps down to the right, then down to the left
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

  @D6
  Rule: 6. A king jumps from any distance, and lands on any free square behind

    Scenario: A king chooses where to land behind the captured piece
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

    Scenario: The next piece limits the choice of a king
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

    @holds
    Scenario: A king cannot jump two pieces in a row
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

  @D7
  Rule: 7. A jump captures one piece, and a turn may have several jumps

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

    Scenario: A king jumps over two pieces on one line, one by one
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

    @holds
    Scenario: A man cannot jump two pieces at once
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

  @D8
  Rule: 8. A player's own pieces can be neither captured nor passed

    @holds
    Scenario: A man cannot pass a man of its own color
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

    @holds
    Scenario: A king cannot pass a man of its own color
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

  @D9
  Rule: 9. Capturing is mandatory

    @holds
    Scenario: A piece that cannot capture must wait
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

    @G4
    Scenario: A capture is mandatory even if it loses
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
      And white's turns are 44x26
      When white plays 44x26
      And black's turns are 17x35
      When black plays 17x35
      Then black has won

  @D10
  Rule: 10. The capture of the most pieces is mandatory

    Scenario: A man captures two pieces rather than one
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

    Scenario: The man that can capture two pieces moves, not the man that can capture one
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

  @D11
  Rule: 11. A man that ends its turn on the last row is crowned

    Scenario: A white man is crowned on the highest row
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

    Scenario: A black man is crowned on the lowest row
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

    Scenario: A man that captures is crowned on the last row, too
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

  @D12
  Rule: 12. A man that only passes the last row stays a man

    Scenario: A capture that touches the last row and leads away does not crown
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
      And white's turns are 17x39x57
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

  @D13
  Rule: 13. A man that is crowned does not continue as a king in the same turn

    Scenario: A crowned man does not capture as a king in the same turn
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
      And white's turns are 17x39
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

  @D14
  Rule: 14. Captured pieces stay until the turn is over, and are jumped only once

    Scenario: A captured piece is in the way until the turn is over
      The king on 40 could continue over 84 if the piece on 73 had left the board.
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
      And white's turns are 91x55x22x40
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
      And white's turns are 44x62x84x66x44 44x66x84x62x44
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
