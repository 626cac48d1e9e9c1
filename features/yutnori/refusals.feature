Feature: Refusals
  What cannot be done is refused with the reason, and nothing changes.

  Scenario Outline: <from> with <result>
    Given player 0 has pieces at 0 0 4 100
    And player 1 has pieces at 0 0 6 7
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

  Scenario: nothing is caught by a move that is refused
    Given player 1 has pieces at 0 0 0 3
    When player 0 throws geol
    And player 0 moves 0 with gae
    Then that is refused: that result is not in the pool
    And player 1 has pieces at 0 0 0 3

  Scenario: a throw comes before a move
    Given a basic game of 2 players with 4 pieces
    When player 0 moves 0 with do
    Then that is refused: the sticks must be thrown first

  Scenario: the chain has ended
    Given a basic game of 2 players with 4 pieces
    When player 0 throws do
    And player 0 throws do
    Then that is refused: the pool must be spent first

  Scenario: a result that this game does not have
    Given a basic game of 2 players with 4 pieces
    When player 0 throws back-gae
    Then that is refused: that is not a result of this game: back-gae

  Scenario Outline: if one result is refused, all of <results> are
    Given a basic game of 2 players with 4 pieces
    When player 0 throws <results>
    Then that is refused: <reason>
    And player 0 throws again
    When player 0 throws gae
    Then player 0's pool is gae

    Examples:
      | results       | reason                                       |
      | mo, back-gae  | that is not a result of this game: back-gae  |
      | yut, do, gae  | the pool must be spent first                 |

  Scenario: a copy of a result can be spent once
    Given a basic game of 2 players with 4 pieces
    When player 0 throws mo, do
    And player 0 moves 0 with mo
    And player 0 moves 0 with mo
    Then that is refused: that result is not in the pool
