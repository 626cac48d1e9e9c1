@program
Feature: Throwing the sticks
  Four sticks fall flat side up or round side up. The back stick
  carries a mark on its flat side. The number of flat sides up is the result.

  Scenario Outline: <flat> is <result>
    When the sticks fall flat: <flat>
    Then the result is <result>
    And it moves <steps> steps

    Examples:
      | flat                           | result  | steps |
      | plain                          | do      | 1     |
      | first                          | do      | 1     |
      | second                         | do      | 1     |
      | back                           | back-do | -1    |
      | back, plain                    | gae     | 2     |
      | back, first                    | gae     | 2     |
      | first, second                  | gae     | 2     |
      | back, first, second            | geol    | 3     |
      | first, second, plain           | geol    | 3     |
      | back, first, second, plain     | yut     | 4     |
      | none                           | mo      | 5     |

  Scenario Outline: the chance of <result> in sixteenths
    Then <sixteenths> of the 16 ways to fall are <result>

    Examples:
      | result  | sixteenths |
      | back-do | 1          |
      | do      | 3          |
      | gae     | 6          |
      | geol    | 4          |
      | yut     | 1          |
      | mo      | 1          |

  Scenario: sticks that fall flat more often
    When each stick falls flat with probability 0.6
    Then yut has probability 0.1296
    And mo has probability 0.0256
