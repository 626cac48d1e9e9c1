Feature: Departing
  All pieces start in the hand, at position 0. A piece departs with the result
  of a throw, one piece at a time.

  @Y2 @Y8
  Scenario: all pieces start in the hand
    Given a basic game of 2 players with 4 pieces
    When the game begins
    Then player 0 has pieces at 0 0 0 0
    And player 1 has pieces at 0 0 0 0
    And it is player 0's turn

  @Y1
  Scenario: a result that is thrown is in the pool
    Given a basic game of 2 players with 4 pieces
    When player 0 throws do
    Then player 0's pool is do

  @Y2
  Scenario Outline: one piece departs with <result>
    Given a basic game of 2 players with 4 pieces
    When player 0 throws <result>
    And player 0 moves 0 with <result>
    Then player 0 has pieces at 0 0 0 <to>

    Examples:
      | result | to |
      | do     | 1  |
      | gae    | 2  |
      | geol   | 3  |

  @Y2
  Scenario: the answer to a move has the position where it ends
    Given a basic game of 2 players with 4 pieces
    When player 0 throws do
    And player 0 moves 0 with do
    Then the final position is 1

  @Y1
  Scenario Outline: after <result> the player does not throw again
    Given a basic game of 2 players with 4 pieces
    When player 0 throws <result>
    Then player 0 must move

    Examples:
      | result  |
      | back-do |
      | do      |
      | gae     |
      | geol    |

  @Y1
  Scenario: it is the next player's turn when the pool is spent
    Given a basic game of 2 players with 4 pieces
    When player 0 throws do
    And player 0 moves 0 with do
    Then it is player 1's turn

  @Y1
  Scenario Outline: after <result> the player throws again
    Given a basic game of 2 players with 4 pieces
    When player 0 throws <result>
    Then player 0 may throw again
    And player 0's pool is <result>

    Examples:
      | result |
      | yut    |
      | mo     |

  @Y1
  Scenario: a second throw is added to the pool
    Given a basic game of 2 players with 4 pieces
    When player 0 throws yut
    And player 0 throws do
    Then player 0's pool is do yut
    And player 0 must move

  @Y1 @Y2
  Scenario Outline: one piece departs with <result>, and the rest of the pool stays
    Given a basic game of 2 players with 4 pieces
    When player 0 throws <result>
    And player 0 throws do
    And player 0 moves 0 with <result>
    Then player 0 has pieces at 0 0 0 <to>
    And player 0's pool is do

    Examples:
      | result | to |
      | yut    | 4  |
      | mo     | 5  |
