@K1
Feature: Setting up a board
  The scenarios that follow begin in the middle of a game. What happened before
  is forgotten.

  Scenario Outline: a game is set up with the board <board>
    Given the board <board>
    Then the board is <board>
    And it is PlayerA's turn

    Examples:
      | board                              |
      | [[][A1][][][][][][][][][][][][][]] |
      | [[][][][A1,A2][][][][][][B1][][][][][]] |

  Scenario: a game is set up with PlayerB's turn
    Given the board [[A1][][][][][][][][][][][][][][]]
    And PlayerB is next
    When PlayerB throws ooxx and moves B2
    Then the board is [[A1][B2][][][][][][][][][][][][][]]
    And it is PlayerA's turn

  Scenario: setting up a board forgets the earlier throw
    Given a new game
    When PlayerA throws ooxx
    And the board [[][A1][][][][][][][][][][][][][]]
    And PlayerA throws ooox and moves A1
    Then A1 is on space 3

  Scenario: setting up a board forgets that another throw was earned
    Given a new game
    When PlayerA throws xxxx and moves A1
    And the board [[][][][A1][][][][][][][][][][][]]
    Then no other throw is earned
