Feature: Winning
  A player to move without a piece or a turn has lost.

  Scenario: The last piece is captured
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
    Then white has won

  Scenario: The last piece is shut in
    Given the board
      """
       . . . . .
      . . . . .
       . . . . .
      . . . . .
       . . . b b
      . . . . .
       . . . . w
      . . . . .
       . . . . .
      . . . . .
      """
    Then black's turns are 75-64 75-84 95-84
    When black plays 95-84
    Then white has no turn
    And black has won

  Scenario: While both can move nobody has won
    Given the starting position
    When white plays 33-44
    Then nobody has won
