Feature: Throwing the sticks
  Four sticks fall flat side up (x) or round side up (o).
  Only the number of flat sides counts, never their order.

  Scenario Outline: <sticks> is <name>
    When the sticks fall <sticks>
    Then the throw is <name>
    And it is worth <spaces> spaces

    Examples: as the kata writes them
      | sticks | name | spaces |
      | ooox   | DO   | 1      |
      | ooxx   | GE   | 2      |
      | oxxx   | GEOL | 3      |
      | xxxx   | YUT  | 4      |
      | oooo   | MO   | 5      |

    Examples: in another order
      | sticks | name | spaces |
      | oxoo   | DO   | 1      |
      | xoxo   | GE   | 2      |
      | xxox   | GEOL | 3      |

  Scenario Outline: only YUT and MO earn another throw
    When the sticks fall <sticks>
    Then the throw <earns> another throw

    Examples:
      | sticks | earns         |
      | ooox   | does not earn |
      | ooxx   | does not earn |
      | oxxx   | does not earn |
      | xxxx   | earns         |
      | oooo   | earns         |

  Scenario Outline: <sticks> are not four sticks
    When the sticks fall <sticks>
    Then that is refused: the sticks are not four of x and o: "<sticks>"

    Examples:
      | sticks |
      | xxx    |
      | xxxxx  |
      | xxoz   |
      | XXOO   |
