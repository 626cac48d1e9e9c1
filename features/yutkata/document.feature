@program
Feature: The commands as the kata writes them
  A player throws with Player.Throw() and moves with Player.Move(token); the
  board has displayBoard, and a player has a list of tokens.

  @example
  Scenario: displayBoard prints the kata's board
    Given the board [[A1][][][][][][B1,B2][][][][][A2][][][]]
    Then displayBoard prints [[A1],[],[],[],[],[],[B1,B2],[],[],[],[],[A2],[],[],[]]

  Scenario: Player is the player on turn
    When "play --throws ooox,ooxx" is given
      """
      Player.Throw()
      Player.Move( A1 )
      Player.Throw( )
      Player.Move(B2)
      quit
      """
    Then it prints
      """
      *Note yutkata play --spaces 15 --tokens 2 --players 2
      $[[][][][][][][][][][][][][][][]]
      $PlayerA's turn
      >PlayerA.Throw()
      $The throw is DO ooox
      >PlayerA.Move(A1)
      $[[A1][][][][][][][][][][][][][][]]
      $PlayerB's turn
      >PlayerB.Throw()
      $The throw is GE ooxx
      >PlayerB.Move(B2)
      $[[A1][B2][][][][][][][][][][][][][]]
      $PlayerA's turn
      """

  Scenario: a player lists the tokens: on the board, off the board, or finished
    When "play --spaces 5 --throws oooo,ooox,oxxx" is given
      """
      t
      A1
      t
      PlayerA.Move(A2)
      PlayerATokens
      PlayerBTokens
      t
      B2
      tokens
      playerbtokens
      quit
      """
    Then it prints
      """
      *Note yutkata play --spaces 5 --tokens 2 --players 2
      $[[][][][][]]
      $PlayerA's turn
      >PlayerA.Throw()
      $The throw is MO oooo
      >PlayerA.Move(A1)
      $[[][][][][]]
      $PlayerA's turn
      >PlayerA.Throw()
      $The throw is DO ooox
      >PlayerA.Move(A2)
      $[[A2][][][][]]
      $PlayerB's turn
      *Note PlayerATokens: A1 finished, A2 on space 1
      *Note PlayerBTokens: B1 off the board, B2 off the board
      >PlayerB.Throw()
      $The throw is GEOL oxxx
      >PlayerB.Move(B2)
      $[[A2][][B2][][]]
      $PlayerA's turn
      *Note PlayerATokens: A1 finished, A2 on space 1
      *Note PlayerBTokens: B1 off the board, B2 on space 3
      """

  Scenario: displayBoard prints the board with commas
    When "play --spaces 5 --throws ooxx" is given
      """
      t
      A1
      board.displayBoard()
      board
      quit
      """
    Then it prints
      """
      *Note yutkata play --spaces 5 --tokens 2 --players 2
      $[[][][][][]]
      $PlayerA's turn
      >PlayerA.Throw()
      $The throw is GE ooxx
      >PlayerA.Move(A1)
      $[[][A1][][][]]
      $PlayerB's turn
      *Note [[],[A1],[],[],[]]
      *Note [[],[A1],[],[],[]]
      """
