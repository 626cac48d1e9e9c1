@Y7
Feature: Refusals
  An action that the rules forbid is refused with the reason, and nothing changes.

  Scenario Outline: a move from <from> with <result> is refused
    Given player 0 begins with pieces at 0 0 4 100
    And player 1 begins with pieces at 0 0 6 7
    When player 0 throws yut, gae
    And player 0 moves <from> with <result>
    Then that is refused: <reason>

    Examples:
      | from | result   | reason                              |
      | 5    | gae      | you have no piece there             |
      | 6    | gae      | you have no piece there             |
      | 29   | gae      | you have no piece there             |
      | 100  | gae      | arrived pieces stay                 |
      | -1   | gae      | that is not a position of the board: -1 |
      | 30   | gae      | that is not a position of the board: 30 |
      | 99   | gae      | that is not a position of the board: 99 |
      | 101  | gae      | that is not a position of the board: 101 |
      | 4    | do       | that result is not in the pool      |
      | 4    | back-do  | that result is not in the pool      |
      | 4    | back-gae | that is not a result of this game: back-gae |

  @holds
  Scenario: a move that is refused catches nothing
    Given player 1 begins with pieces at 0 0 0 3
    When player 0 throws geol
    And player 0 moves 0 with gae
    Then that is refused: that result is not in the pool
    And player 1 has pieces at 0 0 0 3

  Scenario: a throw out of turn is refused
    Given a basic game of 2 players with 4 pieces
    When player 1 throws do
    Then that is refused: it is player 0's turn

  Scenario: a move out of turn is refused
    Given a basic game of 2 players with 4 pieces
    When player 0 throws do
    And player 1 moves 0 with do
    Then that is refused: it is player 0's turn
    And player 0's pool is do

  Scenario: a move before the throw is refused
    Given a basic game of 2 players with 4 pieces
    When player 0 moves 0 with do
    Then that is refused: the sticks must be thrown first

  Scenario: a throw after the end of the chain is refused
    Given a basic game of 2 players with 4 pieces
    When player 0 throws do
    And player 0 throws do
    Then that is refused: the pool must be spent first

  Scenario: a result that the game does not have is refused
    Given a basic game of 2 players with 4 pieces
    When player 0 throws back-gae
    Then that is refused: that is not a result of this game: back-gae

  Scenario Outline: if one result is refused, all of <results> are
    Given a basic game of 2 players with 4 pieces
    When player 0 throws <results>
    But that is refused: <reason>
    And player 0 throws gae
    Then player 0's pool is gae

    Examples:
      | results       | reason                                       |
      | mo, back-gae  | that is not a result of this game: back-gae  |
      | yut, do, gae  | the pool must be spent first                 |

  @holds
  Scenario: a result that was thrown once cannot be spent twice
    Given a basic game of 2 players with 4 pieces
    When player 0 throws mo, do
    And player 0 moves 0 with mo
    And player 0 moves 0 with mo
    Then that is refused: that result is not in the pool
