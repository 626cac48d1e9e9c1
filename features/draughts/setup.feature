Feature: The board and the pieces
  International draughts on the dark squares of ten by ten. A square has two
  digits, column and row, both counted from the lower left.

  @G1
  Rule: 1. The lower left corner is dark

    Scenario: A man starts from the lower left corner
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
         . . . . .
        w . . . .
        """
      Then white's turns are 00-11

  @G2
  Rule: 2. Twenty men each, on the four rows nearest to their player

    @holds
    Scenario: The starting position
      Given the starting position
      Then the board is
        """
         b b b b b
        b b b b b
         b b b b b
        b b b b b
         . . . . .
        . . . . .
         w w w w w
        w w w w w
         w w w w w
        w w w w w
        """
      And white has 20 men and 0 kings
      And black has 20 men and 0 kings

    Scenario: White begins with nine possible turns
      Given the starting position
      Then white's turns are 13-04 13-24 33-24 33-44 53-44 53-64 73-64 73-84 93-84

    Scenario: Black begins with nine possible turns, too
      Given the starting position
      Then black's turns are 06-15 26-15 26-35 46-35 46-55 66-55 66-75 86-75 86-95

  @G3
  Rule: 3. There are men and kings

    Scenario: A board with all four kinds of piece
      Given the board
        """
         K . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . w . .
         . . . . b
        . . . . .
         . . . . .
        . B . B .
        """
      Then white has 1 man and 1 king
      And black has 1 man and 2 kings
