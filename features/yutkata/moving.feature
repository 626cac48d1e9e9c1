Feature: Moving a token
  Two players race two tokens each along one line of 15 spaces.

  @K4
  Scenario Outline: with <throw> a token enters on space <space>
    Given a new game
    When PlayerA throws <sticks> and moves <token>
    Then <token> is on space <space>

    Examples:
      | throw | sticks | token | space |
      | DO    | ooox   | A1    | 1     |
      | GE    | ooxx   | A1    | 2     |
      | GEOL  | oxxx   | A1    | 3     |
      | YUT   | xxxx   | A1    | 4     |
      | MO    | oooo   | A1    | 5     |
      | DO    | ooox   | A2    | 1     |

  @K1
  Scenario Outline: a game is set up with the board <board>
    Given the board <board>
    Then the board is <board>
    And it is PlayerA's turn

    Examples:
      | board                              |
      | [[][A1][][][][][][][][][][][][][]] |
      | [[][][][A1,A2][][][][][][B1][][][][][]] |

  @K4
  Scenario: a token on the board continues from its space
    Given the board [[][A1][][][][][][][][][][][][][]]
    When PlayerA throws oxxx and moves A1
    Then the board is [[][][][][A1][][][][][][][][][][]]

  @K4
  Scenario: the player chooses which token moves
    Given the board [[][A1][][][][][][][][][][][][][]]
    When PlayerA throws oxxx and moves A2
    Then the board is [[][A1][A2][][][][][][][][][][][][]]

  @K5
  Scenario: tokens of one player may share a space, listed in token order
    Given the board [[][][][A2][][][][][][][][][][][]]
    When PlayerA throws xxxx and moves A1
    Then the board is [[][][][A1,A2][][][][][][][][][][][]]

  @K5
  Scenario: tokens that share a space still move one at a time
    Given the board [[][][][A1,A2][][][][][][][][][][][]]
    When PlayerA throws ooox and moves A2
    Then the board is [[][][][A1][A2][][][][][][][][][][]]
