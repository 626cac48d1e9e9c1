@G4
Feature: Winning
  A player to move without a piece or a turn has lost.

  @holds
  Scenario: A player whose last piece is captured has lost
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

  Scenario: A player whose last piece is shut in has lost
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
    And black's turns are 75-64 75-84 95-84
    When black plays 95-84
    Then white has no turn
    And black has won

  Scenario: Nobody has won while both players can move
    Given the starting position
    When white plays 33-44
    Then nobody has won
    And black's turns are 06-15 26-15 26-35 46-35 46-55 66-55 66-75 86-75 86-95
