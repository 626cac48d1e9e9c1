@bonus
Feature: Obstacles
  On an obstacle a player misses a turn, or a token moves back some spaces.

  @B5
  Scenario: a player who lands on "miss a turn" misses the next turn
    Given a game with "miss a turn" on space 2
    When PlayerA throws ooxx and moves A1
    And PlayerB throws ooox and moves B1
    Then PlayerA misses a turn
    And it is PlayerB's turn

  @B5
  Scenario: a player who has missed a turn plays the next turn
    Given a game with "miss a turn" on space 2
    When PlayerA throws ooxx and moves A1
    And PlayerB throws ooox and moves B1
    And PlayerB throws ooox and moves B2
    Then nobody misses a turn
    And it is PlayerA's turn

  @B5 @holds
  Scenario: an extra throw that was earned on "miss a turn" is taken first
    Given a game with "miss a turn" on space 4
    When PlayerA throws xxxx and moves A1
    Then nobody misses a turn
    And it is PlayerA's turn

  @B5 @holds
  Scenario: after the extra throw the turn is missed
    Given a game with "miss a turn" on space 4
    When PlayerA throws xxxx and moves A1
    And PlayerA throws ooox and moves A2
    And PlayerB throws ooox and moves B1
    Then PlayerA misses a turn
    And it is PlayerB's turn

  @B5
  Scenario: a player who lands there twice misses two turns
    Given a game with "miss a turn" on space 4
    When PlayerA throws xxxx and moves A1
    And PlayerA throws xxxx and moves A2
    And PlayerA throws ooox and moves A1
    And PlayerB throws ooox and moves B1
    And PlayerB throws ooox and moves B2
    Then PlayerA misses a turn
    And it is PlayerB's turn

  @B5 @holds
  Scenario: a player who has missed two turns plays the next turn
    Given a game with "miss a turn" on space 4
    When PlayerA throws xxxx and moves A1
    And PlayerA throws xxxx and moves A2
    And PlayerA throws ooox and moves A1
    And PlayerB throws ooox and moves B1
    And PlayerB throws ooox and moves B2
    And PlayerB throws ooox and moves B2
    Then nobody misses a turn
    And it is PlayerA's turn

  @B5
  Scenario: when both players have to miss a turn, the player who has just moved misses a turn, too
    Given a game with "miss a turn" on space 1 and "miss a turn" on space 2
    When PlayerA throws ooox and moves A1
    And PlayerB throws ooxx and moves B1
    Then PlayerA, PlayerB miss a turn
    And it is PlayerA's turn

  @B5
  Scenario: a player who has to miss two turns misses the second turn in the next round
    Given a game with "miss a turn" on space 4 and "miss a turn" on space 1
    When PlayerA throws xxxx and moves A1
    And PlayerA throws ooox and moves A2
    And PlayerB throws ooox and moves B1
    Then PlayerA, PlayerB, PlayerA miss a turn
    And it is PlayerB's turn

  @B5 @holds
  Scenario: the player who has just moved may miss a turn, too
    Given a game with "miss a turn" on space 4
    When PlayerA throws ooox and moves A1
    And PlayerB throws xxxx and moves B1
    And PlayerB throws ooxx and moves B2
    And PlayerA throws oxxx and moves A1
    Then PlayerB, PlayerA miss a turn
    And it is PlayerB's turn

  @B3 @B5 @holds
  Scenario: the third player misses a turn, too
    Given a game with 3 players and "miss a turn" on space 3
    When PlayerA throws ooox and moves A1
    And PlayerB throws ooxx and moves B1
    And PlayerC throws oxxx and moves C1
    And PlayerA throws xxxx and moves A1
    And PlayerA throws ooox and moves A1
    And PlayerB throws ooxx and moves B1
    Then PlayerC misses a turn
    And it is PlayerA's turn

  @B6
  Scenario: "back" moves the token back from where it lands
    Given a game with "back 2" on space 5
    When PlayerA throws oooo and moves A1
    Then the board is [[][][A1][][][][][][][][][][][][]]

  @B6
  Scenario: a token that moves back sends off tokens where it lands and where it ends
    Given a game with "back 2" on space 5
    And the board [[][][B1][][B2][][][][][][][][][][]]
    When PlayerA throws oooo and moves A1
    Then the board is [[][][A1][][][][][][][][][][][][]]
    And 2 tokens were sent off the board

  @B6
  Scenario Outline: "back <spaces>" from space 2 is off the board
    Given a game with "back <spaces>" on space 2
    When PlayerA throws ooxx and moves A1
    Then A1 is off the board

    Examples:
      | spaces |
      | 2 |
      | 3 |
      | 99 |

  @B6 @holds
  Scenario: a token that was moved back off the board enters on space 1 with DO
    Given a game with "back 99" on space 4
    When PlayerA throws xxxx and moves A1
    And PlayerA throws ooox and moves A1
    Then A1 is on space 1

  @B6 @holds
  Scenario: a token that is moved back off the board sends off nobody
    Given a game with "back 2" on space 2
    When PlayerA throws ooxx and moves A1
    Then 0 tokens were sent off the board

  @B6 @holds
  Scenario Outline: a token that is moved back does not move back again, with <obstacles>
    Given a game with <obstacles>
    When PlayerA throws oooo and moves A1
    Then A1 is on space 3

    Examples:
      | obstacles                               |
      | "back 2" on space 5 and "back 2" on space 3 |
      | "back 2" on space 3 and "back 2" on space 5 |

  @B6 @holds
  Scenario: a token that stays does not move back from its obstacle
    Given a game with "back 2" on space 13
    And the board [[][][][][][][][][][][][][A1][][]]
    When PlayerA throws oxxx and moves A1
    Then A1 is on space 13

  @B6 @holds
  Scenario Outline: a token that moves back to "miss a turn" costs no turn, with <obstacles>
    Given a game with <obstacles>
    When PlayerA throws oooo and moves A1
    And PlayerA throws ooox and moves A2
    And PlayerB throws ooox and moves B1
    Then nobody misses a turn
    And A1 is on space 3

    Examples:
      | obstacles                                        |
      | "back 2" on space 5 and "miss a turn" on space 3 |
      | "miss a turn" on space 3 and "back 2" on space 5 |

  @B5 @holds
  Scenario: a token that stays does not land on its obstacle again
    Given a game with "miss a turn" on space 13
    And the board [[][][][][][][][][][][][][A1][][]]
    When PlayerA throws oxxx and moves A1
    And PlayerB throws ooox and moves B1
    Then nobody misses a turn

  @B4 @B5 @holds
  Scenario: a token that comes round to its own space has landed on it
    Given a game with wrap-around and 5 spaces and "miss a turn" on space 3
    And the board [[][][A1][][]]
    When PlayerA throws oooo and moves A1
    And PlayerA throws ooox and moves A1
    And PlayerB throws ooox and moves B1
    Then PlayerA misses a turn

  @B5
  Scenario: setting up a board forgets the turns to be missed
    Given a game with "miss a turn" on space 2
    When PlayerA throws ooxx and moves A1
    And the board [[][][A1][][][][][][][][][][][][]]
    And PlayerB is next
    And PlayerB throws ooox and moves B1
    Then nobody misses a turn
    And it is PlayerA's turn

  @B5
  Scenario: a new game forgets the turns to be missed
    Given a game with "miss a turn" on space 2
    When PlayerA throws ooxx and moves A1
    And a new game
    And PlayerA throws ooox and moves A1
    And PlayerB throws ooox and moves B1
    Then nobody misses a turn
    And it is PlayerA's turn

  @B5 @holds
  Scenario Outline: after a win <player> cannot throw, even while PlayerB owes a turn
    Given a game with "miss a turn" on space 2
    And the board [[][][][][][][][][][][][][][A1][]]
    And A2 finished earlier
    And PlayerB is next
    When PlayerB throws ooxx and moves B1
    And PlayerA throws ooox and moves A1
    And <player> throws ooox
    Then that is refused: the game is over

    Examples:
      | player  |
      | PlayerA |
      | PlayerB |

  @B7 @holds
  Scenario: an obstacle may be on the space before the last
    Given a game with "back 2" on space 14
    And A1 stands on space 13
    When PlayerA throws ooox and moves A1
    Then A1 is on space 12

  @B7
  Scenario Outline: a game with <obstacles> is refused
    Given a new game
    When somebody asks for a game with <obstacles>
    Then that is refused: <why>

    Examples:
      | obstacles                                        | why |
      | "miss a turn" on space 15                        | an obstacle stands on space 1 to 14, not on space 15 |
      | "miss a turn" on space 0                         | an obstacle stands on space 1 to 14, not on space 0 |
      | "back 1" on space 16                             | an obstacle stands on space 1 to 14, not on space 16 |
      | "back 1" on space -1                             | an obstacle stands on space 1 to 14, not on space -1 |
      | "back 1" on space 3 and "miss a turn" on space 3 | there is an obstacle on space 3 already |
      | "miss a turn" on space 3 and "miss a turn" on space 3 | there is an obstacle on space 3 already |

  @B6
  Scenario Outline: a game with <obstacle> is refused, since the obstacle does not move back
    Given a new game
    When somebody asks for a game with <obstacle>
    Then that is refused: <why>

    Examples:
      | obstacle             | why |
      | "back 0" on space 3  | an obstacle moves a token back 1 space or more, not 0 |
      | "back -1" on space 3 | an obstacle moves a token back 1 space or more, not -1 |
