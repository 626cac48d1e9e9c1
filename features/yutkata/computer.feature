@computer @program
Feature: A player played by the program
  It finishes a token if it can, else captures, else makes the move that brings
  most; of equal moves it takes the first in token order.

  Scenario: it finishes rather than captures
    Given the board [[][][][][][][][][][A1][B1][][][A2][]]
    When PlayerA throws ooox
    Then the computer moves A2

  Scenario: it captures rather than goes far
    Given a game with "back 2" on space 5
    And the board [[A1][][B1][][][][][][][][][][][][]]
    When PlayerA throws xxxx
    Then the computer moves A1

  Scenario: a capture on the way back counts too
    Given a game with "back 2" on space 9
    And the board [[A1][][][][A2][][B1][][][][][][][][]]
    When PlayerA throws xxxx
    Then the computer moves A2

  Scenario: else it makes the move that brings most
    Given a game with "back 3" on space 4
    And the board [[A1][][][][][][][][][][][][][][]]
    When PlayerA throws oxxx
    Then the computer moves A2

  Scenario: a move that brings nothing is better than one that throws back
    Given a game with "back 9" on space 14
    And the board [[][][][][][][][][][][][A1][A2][][]]
    When PlayerA throws ooxx
    Then the computer moves A2

  Scenario: it does not move what has finished
    Given the board [[][][][][][][][][][][][][][][]]
    And A1 finished earlier
    When PlayerA throws ooox
    Then the computer moves A2

  Scenario: staying is all that is left
    Given the board [[][][][][][][][][][][][][A1][A2][]]
    When PlayerA throws oooo
    Then the computer moves A1

  Scenario: of equal moves the first in token order
    Given the board [[][][][][A2][][][][][][][][][][]]
    When PlayerA throws ooxx
    Then the computer moves A1
