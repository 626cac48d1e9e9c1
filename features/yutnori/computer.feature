@computer @program
Feature: The greedy computer
  Most of all it likes to catch, then to arrive, then to stack, then to stop where
  a short way begins, and then to go far.

  Scenario: it catches rather than arriving
    Given player 0 begins with pieces at 0 0 3 29
    And player 1 begins with pieces at 0 0 0 6
    When player 0 throws geol
    Then the greedy computer moves 3 with geol

  Scenario: it catches more pieces rather than fewer pieces
    Given player 0 begins with pieces at 0 0 6 11
    And player 1 begins with pieces at 7 7 12 100
    When player 0 throws do
    Then the greedy computer moves 6 with do

  Scenario: a catch with back-do counts too
    Given player 0 begins with pieces at 0 0 8 19
    And player 1 begins with pieces at 0 0 0 18
    When player 0 throws back-do
    Then the greedy computer moves 19 with back-do

  Scenario: it arrives rather than stacking
    Given player 0 begins with pieces at 0 6 8 29
    When player 0 throws gae
    Then the greedy computer moves 29 with gae

  Scenario: it stacks rather than stopping where a short way begins
    Given player 0 begins with pieces at 0 3 11 13
    When player 0 throws gae
    Then the greedy computer moves 11 with gae

  Scenario: it stops where a short way begins rather than going far
    Given player 0 begins with pieces at 0 2 16 16
    When player 0 throws geol
    Then the greedy computer moves 2 with geol

  Scenario: a stack goes further than one piece
    Given player 0 begins with pieces at 0 0 13 13
    When player 0 throws gae
    Then the greedy computer moves 13 with gae

  Scenario: back-do from position 1 goes far
    Given player 0 begins with pieces at 0 1 8 14
    When player 0 throws back-do
    Then the greedy computer moves 1 with back-do

  Scenario: a cow has no short way to stop at
    Given an advanced game of cow, pig
    And player 0 begins with pieces at 0 0 2 16
    When player 0 throws geol
    Then the greedy computer moves 16 with geol
