@program
Feature: At the console
  Without a terminal the program writes a transcript in the kata's form. It can
  also check a transcript.

  Scenario: a game is written down, and its transcript can be checked
    When "play --spaces 3 --tokens 1 --throws ooox,xoxx" is given
      """
      throw
      A1
      t
      PlayerB.Move(B1)
      """
    And it prints
      """
      *Note yutkata play --spaces 3 --tokens 1 --players 2
      $[[][][]]
      $PlayerA's turn
      >PlayerA.Throw()
      $The throw is DO ooox
      >PlayerA.Move(A1)
      $[[A1][][]]
      $PlayerB's turn
      >PlayerB.Throw()
      $The throw is GEOL xoxx
      >PlayerB.Move(B1)
      $The winner is PlayerB
      """
    And "replay --spaces 3 --tokens 1 -" is given the output
    Then it prints
      """
      ok 7
      """

  Scenario: a refused command becomes a comment
    When "play --throws ooox" is given
      """
      A1
      t
      quit
      """
    Then it prints
      """
      *Note yutkata play --spaces 15 --tokens 2 --players 2
      $[[][][][][][][][][][][][][][][]]
      $PlayerA's turn
      *Note PlayerA has not thrown: expected PlayerA.Throw(), in short t
      >PlayerA.Throw()
      $The throw is DO ooox
      """
