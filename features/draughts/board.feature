@program
Feature: Boards as text
  Ten lines of ten characters, as in the kata. The reader accepts the changes that
  editors make to a text, and names the line and the column of any mistake.

  Rule: The changes of editors do not matter

    Scenario: Blanks at the end of rows, and blank lines around the board
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
      Then white has 4 men and 1 king
      And black has 6 men and 1 king

    Scenario: Line ends of Windows, after a byte order mark
      Given the starting position as a Windows editor saves it
      Then white has 20 men and 0 kings
      And black has 20 men and 0 kings

  Rule: Light squares may be dots, and dark squares underscores

    Scenario: The example board in the other drawing
      Given the board
        """
        .K._._._._
        _.b._._._.
        ._._.b._._
        _._._._.b.
        ._._._.b._
        _._._.w._.
        ._._._._.b
        _._.w.b.w.
        ._._._._._
        _.B.w._._.
        """
      Then the board is
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

    Scenario: The first character decides, and a mixture is refused
      Given the board
        """
        .K._._._._
        _.b._._._.
        ._._.b._._
        . . . . b
         . . . b .
        . . . w .
         . . . . b
        . . w b w
         . . . . .
        . B w . .
        """
      Then the board is refused: 4:1: expected one of _ w b K B (dark square), found '.'

  Rule: The first mistake is named with its line and column

    Scenario: A blank line instead of a row, after another blank line
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
      Then the board is refused: 4:1: expected row 3 of 10, found a blank line

    Scenario: No board at all
      Given the board
        """

        """
      Then the board is refused: 1:1: expected a board of ten rows, found the end of the text
