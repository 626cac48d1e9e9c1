Feature: Where the fourteen rules are silent
  Decisions of this program. RULES.md gives the reasons.

  @D14
  Rule: The square that a piece started from is free during its turn

    Scenario: A king crosses its own start
      Given the board
        """
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . b .
        . . K . .
         . . b b .
        . b . . .
         . . . . .
        . . . . .
        """
      Then white's turns are 44x62x84x66x00 44x62x84x66x11

  @D11
  Rule: A turn may end where it started

    Scenario: A man on its last row goes around and is crowned
      Given the board
        """
         . w . . .
        . b b . .
         . . . . .
        . b b . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      And white's turns are 39x17x35x57x39 39x57x35x17x39
      When white plays 39x17x35x57x39
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

  @D2
  Rule: Any piece may be on any dark square

    @holds
    Scenario: A man on its own last row captures
      Given the board
        """
         . w . . .
        . . b . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
        """
      And white's turns are 39x57
      When white plays 39x57
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

    @holds
    Scenario: A man on its own last row cannot step
      Given the board
        """
         . w . w .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .
         . . . . .
        b . . . .
        """
      Then white has no turn
      And black has won
