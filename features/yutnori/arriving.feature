Feature: Arriving and winning
  Position 29 is the last cell; a piece arrives by going at least one step
  beyond it. A player whose pieces have all arrived wins at once.

  @Y12
  Scenario Outline: from <from> with <result> to <to>
    Given player 0 begins with pieces at 0 0 0 <from>
    When player 0 throws <throws>
    And player 0 moves <from> with <result>
    Then player 0 has pieces at 0 0 0 <to>

    Examples:
      | from | result | throws  | to  |
      | 29   | do     | do      | 100 |
      | 29   | mo     | mo, do  | 100 |
      | 19   | do     | do      | 29  |
      | 19   | gae    | gae     | 100 |
      | 28   | do     | do      | 29  |
      | 22   | geol   | geol    | 29  |
      | 22   | yut    | yut, do | 100 |

  @Y6
  Scenario: the last piece arrives
    Given player 0 begins with pieces at 29 100 100 100
    When player 0 throws do
    And player 0 moves 29 with do
    Then player 0 has won

  @Y6
  Scenario: a player wins at once, whatever the pool holds
    Given player 0 begins with pieces at 28 28 100 100
    When player 0 throws mo, gae
    And player 0 moves 28 with mo
    Then player 0 has won
    And player 0's pool is gae

  @Y6
  Scenario: a player with a piece that has not departed has not won
    Given player 0 begins with pieces at 0 29 100 100
    When player 0 throws do
    And player 0 moves 29 with do
    Then nobody has won
    And it is player 1's turn

  @Y12
  Scenario: in a game of one piece each a piece on 29 has not arrived
    Given a basic game of 2 players with 1 piece
    When player 0 throws mo, mo, mo, do
    And player 0 moves 0 with mo
    And player 0 moves 5 with mo
    And player 0 moves 24 with mo
    And player 0 moves 19 with do
    Then player 0 has pieces at 29
    And it is player 1's turn

  @Y6
  Scenario Outline: after a win player <player> cannot throw
    Given player 0 begins with pieces at 29 100 100 100
    When player 0 throws do
    And player 0 moves 29 with do
    And player <player> throws do
    Then that is refused: the game is over

    Examples:
      | player |
      | 0      |
      | 1      |

  @Y6
  Scenario: after a win nothing can be moved
    Given player 0 begins with pieces at 29 100 100 100
    When player 0 throws mo, do
    And player 0 moves 29 with do
    And player 0 moves 100 with mo
    Then that is refused: the game is over
