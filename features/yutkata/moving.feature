Feature: Moving a token
  Two players race two tokens each along one line of 15 spaces.

  Scenario: all tokens start off the board
    Given a new game
    Then the board is [[][][][][][][][][][][][][][][]]
    And it is PlayerA's turn

  Scenario Outline: with <throw> a token enters on space <space>
    Given a new game
    When PlayerA throws <sticks> and moves A1
    Then A1 is on space <space>

    Examples:
      | throw | sticks | space |
      | DO    | ooox   | 1     |
      | GE    | ooxx   | 2     |
      | GEOL  | oxxx   | 3     |
      | YUT   | xxxx   | 4     |
      | MO    | oooo   | 5     |

  Scenario: a token on the board goes on from where it stands
    Given the board [[][A1][][][][][][][][][][][][][]]
    When PlayerA throws oxxx and moves A1
    Then the board is [[][][][][A1][][][][][][][][][][]]

  Scenario: the player chooses the token
    Given the board [[][A1][][][][][][][][][][][][][]]
    When PlayerA throws oxxx and moves A2
    Then the board is [[][A1][A2][][][][][][][][][][][][]]

  Scenario: own tokens may share a space, listed in token order
    Given the board [[][][][A2][][][][][][][][][][][]]
    When PlayerA throws xxxx and moves A1
    Then the board is [[][][][A1,A2][][][][][][][][][][][]]

  Scenario: tokens that share a space still move one at a time
    Given the board [[][][][A1,A2][][][][][][][][][][][]]
    When PlayerA throws ooox and moves A2
    Then the board is [[][][][A1][A2][][][][][][][][][][]]
