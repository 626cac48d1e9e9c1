@house @H5
Feature: House rule: the short way is optional
  A piece that stopped on a fork may also take the long way.

  Scenario Outline: from <fork> with <result> by the <way> way
    Given the short way is optional
    And player 0 begins with pieces at 0 0 0 <fork>
    When player 0 throws <throws>
    And player 0 moves <fork> with <result> by the <way> way
    Then player 0 has pieces at 0 0 0 <to>

    Examples:
      | fork | result | throws  | way   | to |
      | 5    | do     | do      | short | 20 |
      | 5    | do     | do      | long  | 6  |
      | 5    | mo     | mo, do  | long  | 10 |
      | 10   | do     | do      | short | 25 |
      | 10   | do     | do      | long  | 11 |
      | 10   | mo     | mo, do  | long  | 15 |
      | 22   | do     | do      | short | 27 |
      | 22   | do     | do      | long  | 23 |
      | 22   | geol   | geol    | long  | 15 |
      | 22   | mo     | mo, do  | long  | 17 |

  Scenario Outline: the long way <where> is refused
    Given the short way is optional
    And player 0 begins with pieces at 0 0 0 <from>
    When player 0 throws <result>
    And player 0 moves <from> with <result> by the long way
    Then that is refused: there is no long way from there

    Examples:
      | where                          | from | result  |
      | where there is no fork         | 4    | gae     |
      | where two ways have become one | 15   | gae     |
      | in the hand                    | 0    | do      |
      | backward                       | 5    | back-do |

  @holds
  Scenario: a piece that passes a fork goes straight on
    Given the short way is optional
    And player 0 begins with pieces at 0 0 0 4
    When player 0 throws gae
    And player 0 moves 4 with gae
    Then player 0 has pieces at 0 0 0 6

  @holds
  Scenario: the long way from a fork is refused when the short way is not optional
    Given player 0 begins with pieces at 0 0 0 5
    When player 0 throws do
    And player 0 moves 5 with do by the long way
    Then that is refused: there is no long way from there

  @holds
  Scenario: a piece that left a fork with back-do must stop there again to have a choice
    Given the short way is optional
    And player 0 begins with pieces at 0 0 0 5
    When player 0 throws back-do
    And player 0 moves 5 with back-do
    And player 1 throws do
    And player 1 moves 0 with do
    And player 0 throws gae
    And player 0 moves 4 with gae by the long way
    Then that is refused: there is no long way from there

  Scenario: the long way of a cow is refused
    Given an advanced game of cow, dog
    And the short way is optional
    And player 0 begins with pieces at 0 0 0 22
    When player 0 throws do
    And player 0 moves 22 with do by the long way
    Then that is refused: there is no long way from there
