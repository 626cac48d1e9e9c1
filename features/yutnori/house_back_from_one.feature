@house @H6
Feature: House rule: back-do from position 1
  Local rules differ: the piece goes to the last position, goes into the hand, or
  arrives.

  Scenario Outline: <result> from <from> when back-do from position 1 <rule>
    Given back results are played
    And back-do from position 1 <rule>
    And player 0 begins with pieces at 0 0 0 <from>
    When player 0 throws <result>
    And player 0 moves <from> with <result>
    Then player 0 has pieces at <pieces>

    Examples:
      | rule                      | result    | from | pieces    |
      | goes to the last position | back-do   | 1    | 0 0 0 29  |
      | goes into the hand        | back-do   | 1    | 0 0 0 0   |
      | arrives                   | back-do   | 1    | 0 0 0 100 |
      | goes to the last position | back-gae  | 1    | 0 0 0 19  |
      | goes into the hand        | back-gae  | 1    | 0 0 0 0   |
      | arrives                   | back-gae  | 1    | 0 0 0 100 |
      | goes to the last position | back-geol | 2    | 0 0 0 19  |
      | goes into the hand        | back-geol | 2    | 0 0 0 0   |
      | arrives                   | back-geol | 2    | 0 0 0 100 |
      | goes into the hand        | back-gae  | 29   | 0 0 0 18  |
      | arrives                   | back-do   | 2    | 0 0 0 1   |

  Scenario: a stack goes into the hand whole
    Given back-do from position 1 goes into the hand
    And player 0 begins with pieces at 0 0 1 1
    When player 0 throws back-do
    And player 0 moves 1 with back-do
    Then player 0 has pieces at 0 0 0 0
    And it is player 1's turn

  Scenario: back-do from position 1 may win
    Given back-do from position 1 arrives
    And player 0 begins with pieces at 1 1 100 100
    When player 0 throws back-do
    And player 0 moves 1 with back-do
    Then player 0 has won

  @holds
  Scenario: a piece that goes back to the last position catches there
    Given back-do from position 1 goes to the last position
    And player 0 begins with pieces at 0 0 0 1
    And player 1 begins with pieces at 0 0 0 29
    When player 0 throws back-do
    And player 0 moves 1 with back-do
    Then 1 piece of player 1 was caught

  @holds
  Scenario: a piece that goes back into the hand catches nobody
    Given back-do from position 1 goes into the hand
    And player 0 begins with pieces at 0 0 0 1
    And player 1 begins with pieces at 0 0 0 29
    When player 0 throws back-do
    And player 0 moves 1 with back-do
    Then player 1 has pieces at 0 0 0 29
