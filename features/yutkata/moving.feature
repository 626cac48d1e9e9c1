Feature: Moving a token
  Two players race two tokens each along one line of 15 spaces. A player who has
  thrown YUT throws and moves again.

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

  @K4
  Scenario: a token on the board continues from its space
    Given a new game
    When PlayerA throws xxxx and moves A1
    And PlayerA throws oxxx and moves A1
    Then the board is [[][][][][][][A1][][][][][][][][]]

  @K4 @holds
  Scenario: the player chooses which token moves
    Given a new game
    When PlayerA throws xxxx and moves A1
    And PlayerA throws oxxx and moves A2
    Then the board is [[][][A2][A1][][][][][][][][][][][]]

  @K5
  Scenario: tokens of one player may share a space, listed in token order
    Given a new game
    When PlayerA throws xxxx and moves A2
    And PlayerA throws xxxx and moves A1
    Then the board is [[][][][A1,A2][][][][][][][][][][][]]

  @K5 @holds
  Scenario: tokens that share a space still move one at a time
    Given a new game
    When PlayerA throws xxxx and moves A1
    And PlayerA throws xxxx and moves A2
    And PlayerA throws ooox and moves A2
    Then the board is [[][][][A1][A2][][][][][][][][][][]]
