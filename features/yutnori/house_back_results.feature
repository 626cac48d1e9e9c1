@house @H1
Feature: House rule: back results
  Two of the unmarked sticks have an auxiliary mark. The back stick flat with one
  of these sticks is back-gae, and with both it is back-geol.

  Background:
    Given back results are played

  @program
  Scenario Outline: <flat> is <result>
    When the sticks fall flat: <flat>
    Then the result is <result>
    And it moves <steps> steps

    Examples:
      | flat                       | result    | steps |
      | back                       | back-do   | -1    |
      | back, first                | back-gae  | -2    |
      | back, second               | back-gae  | -2    |
      | back, first, second        | back-geol | -3    |
      | first                      | do        | 1     |
      | first, second              | gae       | 2     |
      | back, plain                | gae       | 2     |
      | first, plain               | gae       | 2     |
      | back, first, plain         | geol      | 3     |
      | first, second, plain       | geol      | 3     |
      | back, first, second, plain | yut       | 4     |

  @program
  Scenario Outline: the chance of <result> in sixteenths
    Then <sixteenths> of the 16 ways to fall are <result>

    Examples:
      | result    | sixteenths |
      | do        | 3          |
      | back-do   | 1          |
      | gae       | 4          |
      | back-gae  | 2          |
      | geol      | 3          |
      | back-geol | 1          |
      | yut       | 1          |
      | mo        | 1          |

  Scenario Outline: <result> goes back step by step, from <from> to <to>
    Given player 0 begins with pieces at 0 0 0 <from>
    When player 0 throws <result>
    And player 0 moves <from> with <result>
    Then player 0 has pieces at 0 0 0 <to>

    Examples:
      | result    | from | to |
      | back-gae  | 7    | 5  |
      | back-geol | 7    | 4  |
      | back-gae  | 21   | 5  |
      | back-geol | 21   | 4  |
      | back-geol | 27   | 20 |
      | back-gae  | 29   | 18 |
      | back-gae  | 16   | 14 |
      | back-gae  | 1    | 19 |
      | back-geol | 1    | 18 |
      | back-geol | 2    | 19 |

  @holds
  Scenario Outline: <result> with no piece on the board moves nothing
    Given player 0 begins with pieces at 0 0 100 100
    When player 0 throws <result>
    And player 0 moves 0 with <result>
    Then player 0 has pieces at 0 0 100 100
    And it is player 1's turn

    Examples:
      | result    |
      | back-do   |
      | back-gae  |
      | back-geol |

  @holds
  Scenario: a back result must move a piece on the board, if there is one
    Given player 0 begins with pieces at 0 0 0 9
    When player 0 throws back-geol
    And player 0 moves 0 with back-geol
    Then that is refused: a back result moves a piece that is on the board

  Scenario: a back result catches only where its steps end
    Given player 0 begins with pieces at 0 0 0 9
    And player 1 begins with pieces at 0 6 7 8
    When player 0 throws back-geol
    And player 0 moves 9 with back-geol
    Then player 1 has pieces at 0 0 7 8
    And player 0 may throw again

  @holds
  Scenario: a back-gae is in the pool with yut and mo
    Given player 0 begins with pieces at 0 0 0 9
    When player 0 throws mo, yut, back-gae
    Then player 0's pool is back-gae yut mo

  @holds
  Scenario: a piece that went back from a fork must stop there again to take the short way
    Given player 0 begins with pieces at 0 0 0 10
    When player 0 throws back-gae
    And player 0 moves 10 with back-gae
    And player 1 throws do
    And player 1 moves 0 with do
    And player 0 throws geol
    And player 0 moves 8 with geol
    Then player 0 has pieces at 0 0 0 11
