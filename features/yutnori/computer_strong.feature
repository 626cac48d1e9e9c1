@computer @program
Feature: The strong computer
  It looks ahead to the rest of its pool and to the throws of others.

  Scenario: it spends its other results before it catches a pig, which ends its turn
    Given an advanced game of sheep, pig
    And player 0 begins with pieces at 0 0 0 3
    And player 1 begins with pieces at 0 0 0 5
    When player 0 throws yut, gae
    Then the greedy computer moves 3 with gae
    And the strong computer moves 0 with yut

  Scenario: it wins at once
    Given player 0 begins with pieces at 19 19 100 100
    And player 1 begins with pieces at 0 0 0 29
    When player 0 throws yut, do
    Then the greedy computer moves 19 with do
    And the strong computer moves 19 with yut
