@bonus @B4
Feature: Wrap-around
  A throw that is too big carries the token past the last space and on from
  space 1. Landing exactly on the last space still finishes.

  Scenario Outline: from space <from> with <throw> on 15 spaces
    Given a game with wrap-around
    And A1 stands on space <from>
    When PlayerA throws <sticks> and moves A1
    Then A1 is on space <to>

    Examples:
      | from | throw | sticks | to |
      | 14   | GE    | ooxx   | 1  |
      | 14   | MO    | oooo   | 4  |
      | 12   | YUT   | xxxx   | 1  |
      | 11   | MO    | oooo   | 1  |

  @holds
  Scenario: with wrap-around the last space itself still finishes
    Given a game with wrap-around
    And A1 stands on space 13
    When PlayerA throws ooxx and moves A1
    Then A1 has finished

  @holds
  Scenario: a token that comes round sends off the tokens where it lands
    Given a game with wrap-around
    And the board [[B1][][][][][][][][][][][][][A1][]]
    When PlayerA throws ooxx and moves A1
    Then the board is [[A1][][][][][][][][][][][][][][]]
    And 1 token was sent off the board

  Scenario Outline: a token may go round a short board more than once, <throw> on 2 spaces
    Given a game with wrap-around and 2 spaces
    When PlayerA throws <sticks> and moves A1
    Then A1 is on space 1

    Examples:
      | throw | sticks |
      | GEOL  | oxxx   |
      | MO    | oooo   |

  @holds
  Scenario: MO goes round 2 spaces twice from space 1 and finishes
    Given a game with wrap-around and 2 spaces
    And the board [[A1][]]
    When PlayerA throws oooo and moves A1
    Then A1 has finished

  @holds
  Scenario: YUT goes round 2 spaces twice and finishes
    Given a game with wrap-around and 2 spaces
    When PlayerA throws xxxx and moves A1
    Then A1 has finished
