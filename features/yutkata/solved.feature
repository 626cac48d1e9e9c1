@computer @program
Feature: The best move, computed on paper
  On 2 spaces YUT and MO are too big for every token: they change nothing and
  throw again. Of the other 14 of 16 ways the sticks fall, 4 are DO, 6 GE and 4
  GEOL, so a turn comes to DO with 2/7, GE with 3/7 and GEOL with 2/7.

  With one token each, let a be the chance of the player on turn when both are
  off the board, b when the other player's is on space 1, c when their own is.
  c: DO wins, else the other player has b.        c = 2/7 + 5/7 (1 - b)
  b: GE wins, DO catches and leaves b, GEOL c.    b = 3/7 + 2/7 (1 - b) + 2/7 (1 - c)
  a: GE wins, DO leaves b, GEOL a.                a = 3/7 + 2/7 (1 - b) + 2/7 (1 - a)
  So b = 35/53, c = 28/53 and a = 301/477.

  Scenario Outline: with one token each, <where>
    Given a game with 2 spaces and 1 token
    And the board <board>
    Then the chance to win is <chance>

    Examples:
      | where                   | board    | chance  |
      | both off the board      | [[][]]   | 301/477 |
      | PlayerB's on the board  | [[B1][]] | 35/53   |
      | PlayerA's on the board  | [[A1][]] | 28/53   |

  Scenario: with DO it is better to finish than to enter
    A1 finishes and leaves one token each, both off the board, with PlayerB on
    turn: 1 - a. If A2 enters instead, PlayerB wins with GE, 3/7. GEOL, 2/7,
    leaves PlayerA with two tokens to finish and PlayerB at least one more turn
    from off the board: at most 4/7. DO, 2/7, catches both tokens, and PlayerB's
    next turn wins with 2/7 or, if A1 catches back, which is DO, with 3/7: at
    most 1 - (5/7 2/7 + 2/7 3/7) = 33/49. Together that is at most 122/343.

    Given a game with 2 spaces
    And the board [[A1][]]
    And B1 finished earlier
    When PlayerA throws ooox
    Then the best move is A1
    And with A1 the chance to win is 176/477
    And with A2 the chance to win is less than 122/343

  Scenario: with GE it is better to finish than to stay
    A2 finishes and leaves A1 on space 1 against a token off the board, with
    PlayerB on turn: 1 - b. If A1 stays, PlayerB wins with GE. GEOL leaves
    everything to PlayerA's two tokens, with another turn of PlayerB's in between:
    at most 4/7. DO catches A1: at most 33/49, as above. In both cases PlayerA
    then wins a turn with at most 3/7, and otherwise PlayerB wins the next one
    with at least 2/7: 3/7 + 4/7 5/7 = 41/49. Together that is at most
    2/7 41/49 (4/7 + 33/49) = 5002/16807.

    Given a game with 2 spaces
    And the board [[A1][]]
    And B1 finished earlier
    When PlayerA throws ooxx
    Then the best move is A2
    And with A2 the chance to win is 18/53
    And with A1 the chance to win is less than 5002/16807

  Scenario: with GEOL neither token moves
    Given a game with 2 spaces
    And the board [[A1][]]
    And B1 finished earlier
    When PlayerA throws oxxx
    Then both moves are equally good

  Scenario: a token that only waits for its throw is better left alone than caught
    PlayerB needs DO and wins the next turn with 2/7, as any other throw is too
    big. If A1 catches, PlayerB needs GEOL and wins with 2/7 all the same, but GE,
    3/7, catches A1. If A2 enters, nobody is caught.

    Given a game with 3 spaces
    And the board [[A1][B2][]]
    And B1 finished earlier
    When PlayerA throws ooox
    Then the best move is A2
    And the computer moves A1
