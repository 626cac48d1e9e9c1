@D1
Feature: Bad requests
  A board that is not written as the kata writes it is refused, and so is a color
  that is not in the game.

  Scenario: The lower right corner is light
    Given the board
      """
       . . . . .
      . . . . .
       . . . . .
      . . . . .
       . . . . .
      . . w . .
       . . . . .
      . . . . .
       . . . . .
      . . . . .w
      """
    Then the board is refused: 10:10: expected a space (light square), found 'w'

  @holds
  Scenario: A board with a piece on a light square is refused
    Given the board
      """
       . . . . .
      . . . . .
       . . . . .
      . . . . .
       . . . . .
      . . .w. .
       . . . . .
      . . . . .
       . . . . .
      . . . . .
      """
    Then the board is refused: 6:6: expected a space (light square), found 'w'

  Scenario: A board with an unknown piece is refused
    Given the board
      """
       . . . . .
      . . . . .
       . . . . .
      . . . . .
       . . . . .
      . . W . .
       . . . . .
      . . . . .
       . . . . .
      . . . . .
      """
    Then the board is refused: 6:5: expected one of . w b K B (dark square), found 'W'

  Scenario: A board with a dark square that is left out is refused
    Given the board
      """
       . . . . .
      . . . . .
       . . . . .
      . . . . .
       . . . . .
      . .   . .
       . . . . .
      . . . . .
       . . . . .
      . . . . .
      """
    Then the board is refused: 6:5: expected one of . w b K B (dark square), found ' '

  Scenario: A board with a dot on a light square is refused
    Given the board
      """
       . . . . .
      . . . . .
       . . . . .
      . . . . .
       . . . . .
      . . w.. .
       . . . . .
      . . . . .
       . . . . .
      . . . . .
      """
    Then the board is refused: 6:6: expected a space (light square), found '.'

  Scenario: A board of nine rows is refused
    Given the board
      """
       . . . . .
      . . . . .
       . . . . .
      . . . . .
       . . . . .
      . . w . .
       . . . . .
      . . . . .
       . . . . .
      """
    Then the board is refused: 10:1: expected row 10 of 10, found the end of the text

  Scenario: A board of eleven rows is refused
    Given the board
      """
       . . . . .
      . . . . .
       . . . . .
      . . . . .
       . . . . .
      . . w . .
       . . . . .
      . . . . .
       . . . . .
      . . . . .
       . . . . .
      """
    Then the board is refused: 11:1: expected the end of the board, found an eleventh row

  Scenario: A board with a row of eleven squares is refused
    Given the board
      """
       . . . . .
      . . . . .
       . . . . .
      . . . . .
       . . . . .
      . . w . .
       . . . . .
      . . . . .
       . . . . .
      . . . . . .
      """
    Then the board is refused: 10:11: expected the end of the line, found '.'

  Scenario Outline: The turns of <color> are refused
    Given the starting position
    Then the turns of <color> are refused: color "<color>": expected white or black

    Examples:
      | color |
      | green |
      | White |
      | w     |
