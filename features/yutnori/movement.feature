Feature: Moving along the roads
  A piece moves the number of steps of the result. A piece that stopped on a
  star, 5, 10 or 22, takes the short way from there; otherwise it goes straight on.

  @Y10
  Scenario Outline: a piece that stopped on star <star> turns
    Given player 0 begins with pieces at 0 0 0 <star>
    When player 0 throws do
    And player 0 moves <star> with do
    Then player 0 has pieces at 0 0 0 <to>

    Examples:
      | star | to |
      | 5    | 20 |
      | 10   | 25 |
      | 22   | 27 |

  @Y11
  Scenario Outline: a piece that passes a star goes straight on, <from> to <to>
    Given player 0 begins with pieces at 0 0 0 <from>
    When player 0 throws <result>
    And player 0 moves <from> with <result>
    Then player 0 has pieces at 0 0 0 <to>

    Examples:
      | from | result | to |
      | 4    | gae    | 6  |
      | 9    | gae    | 11 |
      | 21   | gae    | 23 |
      | 26   | gae    | 27 |

  @Y10 @holds
  Scenario: a piece stops on star 5 with mo and turns there with geol
    Given a basic game of 2 players with 4 pieces
    When player 0 throws mo, geol
    And player 0 moves 0 with mo
    And player 0 moves 5 with geol
    Then player 0 has pieces at 0 0 0 22
    And it is player 1's turn

  @Y10 @holds
  Scenario: a piece that stopped on 22 turns there in the next turn
    Given a basic game of 2 players with 4 pieces
    When player 0 throws mo, geol
    And player 0 moves 0 with mo
    And player 0 moves 5 with geol
    And player 1 throws do
    And player 1 moves 0 with do
    And player 0 throws do
    And player 0 moves 22 with do
    Then player 0 has pieces at 0 0 0 27

  # The assignment's picture is lost: piece 1 is in the hand, piece 2 has stopped on
  # the first star, and piece 3 has passed the star.
  @Y10 @holds
  Scenario Outline: player B has thrown geol, and chooses piece <piece>
    Given player 1 begins with pieces at 0 0 5 6
    And player 1 is next
    When player 1 throws geol
    And player 1 moves <from> with geol
    Then player 1 has pieces at <then>
    And it is player 0's turn

    Examples:
      | piece | from | then    |
      | 1     | 0    | 0 3 5 6  |
      | 2     | 5    | 0 0 6 22 |
      | 3     | 6    | 0 0 5 9  |

  @Y1 @holds
  Scenario: geol and mo are spent on two pieces
    Given a basic game of 2 players with 4 pieces
    When player 0 throws mo, geol
    And player 0 moves 0 with geol
    And player 0 moves 0 with mo
    Then player 0 has pieces at 0 0 3 5

  @Y10 @holds
  Scenario: mo from the hand stops on a star, and the next mo turns there
    Given a basic game of 2 players with 4 pieces
    When player 0 throws mo, mo, do
    And player 0 moves 0 with mo
    And player 0 moves 5 with mo
    Then player 0 has pieces at 0 0 0 24
