@example @K1
Feature: The example game
  The kata's own example, line by line: $ begins a line of the game, > a line of
  a player, and *Note a comment. The sticks fall as the lines name them.

  @holds
  Scenario: A1 is sent off the board
    Given a new game
    * $[[][][][][][][][][][][][][][][]]
    * $PlayerA's turn
    * >PlayerA.Throw()
    * $The throw is GEOL xxxo
    * >PlayerA.Move(A1)
    * $[[][][A1][][][][][][][][][][][][]]
    * $PlayerB's turn
    * >PlayerB.Throw()
    * $The throw is GEOL xxxo
    * >PlayerB.Move(B1)
    * $[[][][B1][][][][][][][][][][][][]]  *Note A1 is sent off the board and must start over, as PlayerB moved their token on the same space.

  @holds
  Scenario: B1 is taken off the board, and B2 stays where it is
    Given a game that continues
    * $[[][][][A1,A2][][][][][][][B1][][B2][][]]
    * $PlayerB's turn
    * >PlayerB.Throw()
    * $The throw is YUT xxxx
    * >PlayerB.Move(B1)
    * $[[][][][A1,A2][][][][][][][][][B2][][]]  *Note B1 is taken off the board, as YUT was the correct throw to move to the last space
    * $PlayerB's turn                           *Note PlayerB gets another throw as they threw a YUT
    * >PlayerB.Throw()
    * $The throw is GEOL xxxo
    * >PlayerB.Move(B2)
    * $[[][][][A1,A2][][][][][][][][][B2][][]]  *Note B2 stays in the same place, as GEOL is not the correct throw to move to the last space

  @holds
  Scenario: PlayerB wins
    Given a game that continues
    And B1 finished earlier
    * $[[][][][][][][][A2][][][A1][][B2][][]]
    * $PlayerB's turn
    * >PlayerB.Throw()
    * $The throw is GE xoxo
    * >PlayerB.Move(B2)
    * $The winner is PlayerB
