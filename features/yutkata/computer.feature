@computer @program
Feature: A player played by the program
  It prefers a move that finishes a token, then a capture, then the move that gains
  the most spaces. Of equal moves it chooses the first in token order.

  Scenario: it finishes rather than capturing
    Given the board [[][][][][][][][][][A1][B1][][][A2][]]
    When PlayerA throws ooox
    Then the computer moves A2

  Scenario: it captures rather than going far
    Given a game with "back 2" on space 5
    And the board [[A1][][B1][][][][][][][][][][][][]]
    When PlayerA throws xxxx
    Then the computer moves A1

  Scenario: a capture on the way back counts too
    Given a game with "back 2" on space 9
    And the board [[A1][][][][A2][][B1][][][][][][][][]]
    When PlayerA throws xxxx
    Then the computer moves A2

  Scenario: otherwise it makes the move that gains the most spaces
    Given a game with "back 3" on space 4
    And the board [[A1][][][][][][][][][][][][][][]]
    When PlayerA throws oxxx
    Then the computer moves A2

  Scenario: a move that gains nothing is better than a move back
    Given a game with "back 9" on space 14
    And the board [[][][][][][][][][][][][A1][A2][][]]
    When PlayerA throws ooxx
    Then the computer moves A2

  Scenario: it does not move a finished token
    Given the board [[][][][][][][][][][][][][][][]]
    And A1 finished earlier
    When PlayerA throws ooox
    Then the computer moves A2

  Scenario: it moves a token even if all tokens must stay
    Given the board [[][][][][][][][][][][][][A1][A2][]]
    When PlayerA throws oooo
    Then the computer moves A1

  Scenario: of equal moves it chooses the first in token order
    Given the board [[][][][][A2][][][][][][][][][][]]
    When PlayerA throws ooxx
    Then the computer moves A1
