@R10
Feature: Strategies
  A strategy gets the position and answers with a move.

  Scenario Outline: random at <state> on bounds 4x4 can only move <direction>
    The picked direction may have no tiles left at a wall. Then random takes
    the other direction, so it never submits an illegal move.

    Given a rook at <state> on bounds 4x4
    When random moves 100 times from there
    Then it only moved <direction>

    Examples:
      | state | direction |
      | 4,1   | RIGHT     |
      | 4,3   | RIGHT     |
      | 2,4   | DOWN      |

  @holds
  Scenario: random never submits an illegal move
    Given a rook at 1,2 on bounds 4x6
    When random moves 100 times from there
    Then every move was legal

  @program
  Scenario Outline: random moves 1 to <most> tiles at <state> on bounds 4x4
    Given a rook at <state> on bounds 4x4
    When random moves 100 times from there
    Then it moved 1 to <most> tiles, each of them at least once

    Examples:
      | state | most |
      | 4,1   | 3    |
      | 4,3   | 1    |
      | 2,4   | 2    |

  @program
  Scenario: random moves in both directions where it can
    Given a rook at 0,0 on bounds 4x4
    When random moves 100 times from there
    Then it moved DOWN and RIGHT
    And it moved 1 to 4 tiles, each of them at least once

  @program
  Scenario Outline: perfect makes the tiles left in both directions equal, at <state> on bounds 4x4
    Given a rook at <state> on bounds 4x4
    When perfect moves
    Then it is at <after>

    Examples:
      | state | after |
      | 0,3   | 3,3   |
      | 4,0   | 4,4   |
      | 2,1   | 2,2   |

  @program
  Scenario: where the tiles left are already equal, the player to move loses against perfect
    Given a rook at 0,0 on bounds 4x4
    Then no move wins there

  @program
  Scenario Outline: perfect moves one tile where no move wins, at <state> on bounds 4x4
    The longer the game, the more chances for the other player to go wrong.

    Given a rook at <state> on bounds 4x4
    When perfect moves
    Then it is at <after>

    Examples:
      | state | after |
      | 0,0   | 1,0   |
      | 2,2   | 3,2   |
      | 3,3   | 4,3   |
