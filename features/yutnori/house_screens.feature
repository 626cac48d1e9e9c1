@house @program
Feature: The house game line by line
  yutnori house is short for yutnori play --rules=house. Letters name the teams, and
  arrows show where they start. All teams use the numbers along the reader's road.
  Typed lines appear where they were typed.

  Scenario: the first turns of four teams
    Given the sticks will fall back-gae, yut, gae
    When yutnori house is played: throw, back-gae 0, throw, throw, yut
    Then the screen ends with:
      """
      cv  (10)---- 9 ----- 8 ----- 7 ----- 6 ---- (5) vb
           |   25                              20  |
           11      \                       /       4
           |           26              21          |
           12 (c) 4 ^0     \       /     (b) 4 ^0  3
           |                  (22)                 |
           13 (d) 4 ^0     /       \     (a) 4 ^0  2
           |           23              27          |
           14      /                       \       1
           |   24                              28  |
      d^  (15)---- 16 ---- 17 ---- 18 ---- 19 --- (29)^a
      a hand 4, home 0 | b hand 4, home 0
      c hand 4, home 0 | d hand 4, home 0
      a to throw
      throw
      a throws back-gae
      a to move, with back-gae
        1  spend back-gae, which moves nothing
      back-gae 0
      a spends back-gae, which moves nothing
      cv  (10)---- 9 ----- 8 ----- 7 ----- 6 ---- (5) vb
           |   25                              20  |
           11      \                       /       4
           |           26              21          |
           12 (c) 4 ^0     \       /     (b) 4 ^0  3
           |                  (22)                 |
           13 (d) 4 ^0     /       \     (a) 4 ^0  2
           |           23              27          |
           14      /                       \       1
           |   24                              28  |
      d^  (15)---- 16 ---- 17 ---- 18 ---- 19 --- (29)^a
      a hand 4, home 0 | b hand 4, home 0
      c hand 4, home 0 | d hand 4, home 0
      b to throw
      throw
      b throws yut
      b to throw
      throw
      b throws gae
      b to move, with gae yut
        1  gae: a new piece to 3
        2  yut: a new piece to 1
      yut
      b yut: a new piece to 1
      b to move, with gae
        1  gae: a new piece to 3
        2  gae: from 1 to 19
      """
    And the answers end before the game does

  Scenario: the rules can also be named
    Given the sticks will fall do
    When yutnori play --rules=house is played: throw
    Then the screen shows:
      """
      c hand 4, home 0 | d hand 4, home 0
      a to throw
      throw
      a throws do
      """
    And the answers end before the game does

  # Blue, which is b, walks down the right side from its corner: its fourth cell is a's
  # first.
  Scenario: teams from different corners meet, and a catch with yut earns no throw
    Given the sticks will fall do, yut, do, gae
    When yutnori house is played: throw, do 0, throw, throw, yut 0, 1
    Then the screen ends with:
      """
      yut 0
      b yut: a new piece to 1
      b catches a (1)
      b to move, with do
        1  do: a new piece to 4
        2  do: from 1 to the corner, short way next
      1
      b do: a new piece to 4
      cv  (10)---- 9 ----- 8 ----- 7 ----- 6 ---- (5) vb
           |   25                              20  |
           11      \                       /      {b}
           |           26              21          |
           12 (c) 4 ^0     \       /     (b) 2 ^0  3
           |                  (22)                 |
           13 (d) 4 ^0     /       \     (a) 4 ^0  2
           |           23              27          |
           14      /                       \      {b}
           |   24                              28  |
      d^  (15)---- 16 ---- 17 ---- 18 ---- 19 --- (29)^a
      a hand 4, home 0 | b hand 2, home 0
      c hand 4, home 0 | d hand 4, home 0
      c to throw
      """
    And the answers end before the game does

  # Green, which is c, starts where a turns the second time: its last cell is a's 10.
  Scenario: a stack at a fork is caught by a team that steps back onto its corner
    Given the sticks will fall mo, mo, mo, mo, do, gae, do, do, do, back-do, gae
    When yutnori house --players=3 --clockwise=none is played:
      """
      throw, throw, throw, throw, throw, mo 0, mo 5 long, mo 0, mo 5 long, do 0
      throw, gae, throw, do
      throw, do 1, throw, do 7, throw, back-do 11
      """
    Then the screen shows:
      """
      cv  (a2)---- 9 ----- 8 -----(b)----- 6 ---- (5) <b
      """
    And the screen shows:
      """
      back-do 11
      c back-do: from 11 to 10
      c catches a (2)
      c may throw again
      """
    And the answers end before the game does

  Scenario: the long way is in the list where there is a choice
    Given the sticks will fall mo, geol, do
    When yutnori house --players=2 is played: throw, throw, mo 0, geol 5 far, geol 5 long
    Then the screen shows:
      """
        1  geol: a new piece to 3
        2  geol: from 5 to the center, short way next
        3  geol: from 5 to 8, long way
      geol 5 far
      "geol 5 far" is not a move. Type a result and a position, such as geol 5.
      geol 5 long
      a geol: from 5 to 8
      """
    And the answers end before the game does

  Scenario: there is no long way with a back result, for a cow, or without the rule
    Given the sticks will fall mo, back-do, do
    When yutnori house --players=2 is played: throw, throw, mo 0, back-do 5
    And the screen shows:
      """
        1  back-do: from 5 to 4
      back-do 5
      """
    And the answers end before the game does
    Given the sticks will fall mo, do, do
    And yutnori house --players=2 --animals=cow,pig is played: throw, throw, mo 0, do 5
    And the screen shows:
      """
        1  do: a new piece to 1
        2  do: from 5 to 20
      do 5
      """
    And the answers end before the game does
    And yutnori house --optional-short-way=false is played: throw, throw, mo 0, do 5 long
    Then the screen shows:
      """
        1  do: a new piece to 1
        2  do: from 5 to 20
      do 5 long
      There is no long way from there. Enter only 0 or 5.
      """
    And the answers end before the game does

  Scenario: a back result that moves nothing is refused while a piece is on the board
    Given the sticks will fall back-geol, do, do
    When yutnori house --players=2 --pieces=2 is played: throw, back-do 0, back-geol 0
    And the screen shows:
      """
        1  spend back-geol, which moves nothing
      back-do 0
      You have no back-do. Enter only back-geol.
      back-geol 0
      a spends back-geol, which moves nothing
      """
    And the answers end before the game does
    Given the sticks will fall do, do, back-gae, do
    And yutnori house --players=2 --pieces=2 is played: throw, do, throw, do, throw, back-gae 0, back-gae 1
    Then the screen shows:
      """
        1  back-gae: from 1 to 19
      back-gae 0
      back-gae moves a piece that is on the board. Enter only 1.
      back-gae 1
      a back-gae: from 1 to 19
      """
    And the answers end before the game does

  Scenario: a back result wins where a step back from position 1 arrives
    Given the sticks will fall do, back-do, back-do
    When yutnori house --players=2 --pieces=1 --back-from-one=arrive is played: throw, do, throw, back-do 0, throw, back-do
    Then the screen shows:
      """
        1  back-do: from 1 home, wins
      back-do
      a back-do: from 1 home
      a has won!
      """
    And the screen ends with:
      """
      a hand 0, home 1 | b hand 1, home 0
      """
    And the exit status is 0

  Scenario: animals by house rules, and a game without back results
    Given the sticks will fall geol, do
    When yutnori house --players=3 --animals=dog,none,cow --back-results=false is played: throw, throw, back-gae
    Then the screen ends with:
      """
      a throws geol
      a to throw
      throw
      a throws do
      a to move, with do geol
        1  do: a new piece to 1
        2  geol: a new piece to 3
      back-gae
      "back-gae" is not a result. Enter only do or geol.
      """
    And the answers end before the game does

  Scenario: the document's game without its own variants
    Given the sticks will fall do
    When yutnori house --variants=false is played: throw
    Then the screen ends with:
      """
       (10)---- 9 ----- 8 ----- 7 ----- 6 ---- (5)
        |   25                              20  |
        11      \                       /       4
        |           26              21          |
        12 (a) 4 ^0     \       /     (b) 4 ^0  3
        |                  (22)                 |
        13 (c) 4 ^0     /       \     (d) 4 ^0  2
        |           23              27          |
        14      /                       \       1
        |   24                              28  |
       (15)---- 16 ---- 17 ---- 18 ---- 19 --- (29)^
      a hand 4, home 0 | b hand 4, home 0
      c hand 4, home 0 | d hand 4, home 0
      a to throw
      throw
      a throws do
      a to move, with do
        1  do: a new piece to 1
      """
    And the answers end before the game does
