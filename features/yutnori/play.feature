@program
Feature: Playing on the screen
  yutnori play lists the moves of the player on turn, each with its destination
  and its consequences.

  Scenario Outline: the first screen shows the options and the keys
    Given I play on the screen against another player
    Then a window of <columns> columns and <lines> lines shows "> 1 throw the sticks"
    And a window of <columns> columns and <lines> lines shows "↑↓ choose  Enter play  ? help"
    Given I play on the screen in Korean
    Then a window of <columns> columns and <lines> lines shows "> 1 윷 던지기"
    And a window of <columns> columns and <lines> lines shows "↑↓ 선택  Enter 확인  ? 도움말"

    Examples:
      | columns | lines |
      | 80      | 24    |
      | 60      | 24    |
      | 40      | 20    |
      | 120     | 40    |

  Scenario: the sticks are thrown, and the list shows the moves
    Given I play on the screen against another player
    And the throws are mo, gae
    When I throw
    And the screen lists
      """
      throw the sticks
      """
    And I throw
    Then the screen lists
      """
      gae: a new piece to 2
      mo: a new piece to the corner, short way next
      """

  Scenario: a forced move needs Enter alone
    Given I play on the screen against another player
    And the throws are geol
    When I throw
    Then the screen lists
      """
      geol: a new piece to 3
      """

  Scenario: a catch is announced before and after the move
    Given I play on the screen against another player
    And the throws are do, gae, do
    When these are chosen: 1 1, 1 1
    And I throw
    And the screen lists
      """
      do: a new piece to 1, joins 1
      do: from 1 to 2, catches b (1), throw again
      """
    And I choose 2
    Then the last lines of the log are
      """
      a do: from 1 to 2
      a catches b (1)
      a may throw again
      """

  Scenario: a move is taken back, and the throws stay
    Given I play on the screen against another player
    And the throws are do, gae, geol
    When these are chosen: 1 1, 1 1
    And I throw
    And I choose 1
    And it is the turn of b
    And I take it back
    Then the screen lists
      """
      geol: a new piece to 3
      geol: from 1 to 4
      """

  Scenario: a move can be typed
    Given I play on the screen against another player
    And the throws are do, gae, geol
    When these are chosen: 1 1, 1 1
    And I type Geol 1
    And it is refused: Throw the sticks first.
    And I throw
    And I type Geol
    And it is refused: Several pieces can move: type geol 0 or geol 1.
    And I type Geol 2
    And it is refused: You have no piece at 2. Enter only 0 or 1.
    And I type Geol 1
    Then the last lines of the log are
      """
      a geol: from 1 to 4
      """

  Scenario: a click that cannot move is refused with a reason
    Given I play on the screen against another player
    And the throws are do, gae, geol
    When I click hand
    And it is refused: Throw the sticks first.
    And these are chosen: 1 1, 1 1
    And I throw
    And I click 5,5
    And it is refused: You have no piece there that can move: click hand or 1.
    And I click hand
    And I click 5,5
    Then it is refused: From hand you can go to 3.

  Scenario: a player resigns, and takes it back
    Given I play on the screen against another player
    And the throws are do, gae
    When I throw
    And I resign
    And player b has won
    And I take it back
    Then the screen lists
      """
      do: a new piece to 1
      """

  Scenario: a hint shows the strong computer's chances, best first
    Given I play on the screen against another player
    And the throws are do, gae, do
    When these are chosen: 1 1, 1 1
    And I throw
    And I ask for a hint
    Then each line has a chance, and the best chances come first

  Scenario: the coach reports the cost of a move
    Given I play on the screen against another player
    And the throws are do, gae, do
    And the coach looks on
    When these are chosen: 1 1, 1 1
    And I throw
    And I choose 1
    Then the log shows "coach: "

  Scenario: a game continues from its record
    Given I play on the screen against another player
    And the throws are do, gae, geol
    When these are chosen: 1 1, 1 1
    And I throw
    And the game is resumed from its record
    And the screen lists
      """
      geol: a new piece to 3
      geol: from 1 to 4
      """
    And I take it back
    Then it is the turn of b

  Scenario: the rules page of a house game
    Given I play the house game on the screen
    Then a page of the help shows "A catch made with yut or mo does not earn another throw."
    And a page of the help shows "b starts in the upper right corner and goes clockwise."
    And a page of the help shows "back-geol  3 back"
