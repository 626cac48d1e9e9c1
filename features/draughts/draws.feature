@program
Feature: How a game ends
  A player without a move has lost. Four rules end a game in a draw; each rule
  can be switched off. Counts include the turns of both players.

  Rule: A player to move who has no move has lost

    Scenario: All pieces are captured
      Given a game from W:W38:B33
      When 38x29 is played
      Then the game is over: white has won: no move

    Scenario: The last piece is blocked
      Given a game from W:W31,37,48:B26
      When 48-43 is played
      Then the game is over: white has won: no move

    Scenario: A player without a move has lost even if a draw is due
      The 50th turn by kings alone also shuts Black in.
      Given a game from B:W7,K11,12,17,K48:BK6
      And the rule of repetition is off
      When 6-1 48-43 1-6 43-48 are played 12 times
      And 6-1 is played
      And 49 turns by kings have been played
      And 11-6 is played
      Then 50 turns by kings have been played
      And the game is over: white has won: no move

  Rule: The same position for the third time, with the same player to move, is a draw

    Background:
      Given a game from W:WK48,K50:BK1,K3

    Scenario: The third time
      When 50-44 3-9 44-50 9-3 50-44 3-9 44-50 are played
      And the position is B:WK48,K50:BK1,K9
      And it is there for the 2nd time
      And the game continues
      And 9-3 is played
      Then it is there for the 3rd time
      And the game is over: draw: repetition

    Scenario: With the other player to move it is another position
      Going the long way round, White loses a turn.
      When 50-44 3-9 44-39 9-3 39-50 are played
      Then the position is B:WK48,K50:BK1,K3
      And it is there for the 1st time

    Scenario: A man that has moved makes it another position
      Given a game from W:W35,K48,K50:BK1,K3
      When 50-44 3-9 44-50 9-3 35-30 3-9 50-44 9-3 44-50 are played
      Then it is there for the 2nd time
      And the game continues

    Scenario: Without the rule the game continues
      Given the rule of repetition is off
      When 50-44 3-9 44-50 9-3 50-44 3-9 44-50 9-3 are played
      Then it is there for the 3rd time
      And the game continues

  Rule: 25 moves of each player with kings only and no capture are a draw

    Background:
      Given a game from W:WK48,K50:BK1,K3
      And the rule of repetition is off

    Scenario: The 25th move of both players
      When 50-44 3-9 44-50 9-3 are played 12 times
      And 50-44 is played
      And the position is B:WK44,K48:BK1,K3
      And 49 turns by kings have been played
      And the game continues
      And 3-9 is played
      Then 50 turns by kings have been played
      And the game is over: draw: 25 moves

    Scenario: A man's move restarts the count
      Given a game from W:W36,K48,K50:BK1,K3
      And the rule of repetition is off
      When 50-44 3-9 44-50 9-3 are played 12 times
      And 36-31 is played
      And 0 turns by kings have been played
      And 3-9 is played
      Then 1 turn by kings has been played

    Scenario: A capture restarts the count
      When 50-44 3-9 44-50 9-3 are played 3 times
      And 48-34 is played
      And 13 turns by kings have been played
      And 1x40 is played
      Then 0 turns by kings have been played

    Scenario: Without the rule the game continues
      Given the rule of 25 moves is off
      When 50-44 3-9 44-50 9-3 are played 13 times
      Then 52 turns by kings have been played
      And the game continues

  Rule: 16 moves of each player, one king alone against three pieces with a king among them, are a draw

    Background:
      Given a game from W:WK48,K49,K50:BK1
      And the rule of repetition is off

    Scenario: The 16th move of both players
      When 50-44 1-6 44-50 6-1 are played 7 times
      And 50-44 1-6 44-50 are played
      And the position is B:WK48,K49,K50:BK6
      And 31 turns against three pieces have been played
      And the game continues
      And 6-1 is played
      Then 32 turns against three pieces have been played
      And the game is over: draw: 16 moves

    Scenario Outline: Whatever the three pieces are, one must be a king
      Given a game from <start>
      When <first> is played
      Then <turns> against three pieces have been played

      Examples:
        | start                | first | turns   |
        | W:WK48,K49,50:BK1    | 50-44 | 1 turn  |
        | W:WK48,49,50:BK1     | 50-44 | 1 turn  |
        | W:W48,49,50:BK1      | 50-44 | 0 turns |
        | W:WK48,K49,K50:B1    | 50-44 | 0 turns |
        | W:WK47,K48,K49,50:BK1 | 50-44 | 0 turns |

    Scenario: The move that leads to the position is not counted
      Given a game from W:WK48,K49,K50:B33,K1
      When 50x28 is played
      And 0 turns against three pieces have been played
      And 1-6 is played
      Then 1 turn against three pieces has been played

    Scenario: A promotion leads to the position
      Given a game from W:W7,49,50:BK36
      When 7-2 is played
      And 0 turns against three pieces have been played
      And 36-41 is played
      Then 1 turn against three pieces has been played

    Scenario: A promotion in the position does not restart the count
      Given a game from W:W7,K49,K50:BK36
      When 50-44 36-41 7-2 are played
      Then 3 turns against three pieces have been played

    Scenario: Without the rule the game continues
      Given the rule of 16 moves is off
      When 50-44 1-6 44-50 6-1 are played 8 times
      Then 32 turns against three pieces have been played
      And the game continues

  Rule: 5 moves of each player, one king alone against two pieces with a king among them or one king, are a draw

    Background:
      Given a game from W:WK49,K50:BK1
      And the rule of repetition is off

    Scenario: The 5th move of both players
      When 50-44 1-6 44-50 6-1 are played 2 times
      And 50-44 is played
      And the position is B:WK44,K49:BK1
      And 9 turns against two pieces or one have been played
      And the game continues
      And 1-6 is played
      Then 10 turns against two pieces or one have been played
      And the game is over: draw: 5 moves

    Scenario Outline: Two pieces with a king among them, or one king
      Given a game from <start>
      When <first> is played
      Then <turns> against two pieces or one have been played

      Examples:
        | start          | first | turns   |
        | W:WK49,50:BK1  | 50-44 | 1 turn  |
        | W:WK50:BK1     | 50-44 | 1 turn  |
        | W:W49,50:BK1   | 50-44 | 0 turns |
        | W:W50:BK1      | 50-44 | 0 turns |
        | W:WK49,K50:B1  | 50-44 | 0 turns |

    Scenario: When three pieces become two, the count of 5 begins and the count of 16 continues
      Given a game from W:W11,K48,K49:BK1
      And the rule of repetition is off
      When 48-42 1-6 42-48 are played
      And 3 turns against three pieces have been played
      And 6x17 is played
      And 4 turns against three pieces have been played
      And 0 turns against two pieces or one have been played
      And 48-42 17-11 are played
      Then 6 turns against three pieces have been played
      And 2 turns against two pieces or one have been played

    Scenario: Without the rule the game continues
      Given the rule of 5 moves is off
      When 50-44 1-6 44-50 6-1 are played 3 times
      Then 12 turns against two pieces or one have been played
      And the game continues

  Rule: Players may end a game at any time

    Scenario: A player resigns
      Given a game from W:W31-50:B1-20
      When black resigns
      Then the game is over: white has won: resignation

    Scenario: The players agree on a draw
      Given a game from W:W31-50:B1-20
      When the players agree on a draw
      Then the game is over: draw: agreement

    Scenario: The players adjourn the game
      Given a game from W:W31-50:B1-20
      When the game is adjourned
      Then the game is over: adjourned

    Scenario: Nothing is played after the end
      Given a game from W:W31-50:B1-20
      When black resigns
      Then nobody can play 32-28: the game is over

    Scenario: A game continues after its last turn is taken back
      Given a game from W:W38:B33
      When 38x29 is played
      And the turn is taken back
      Then the game continues
      And the position is W:W38:B33
