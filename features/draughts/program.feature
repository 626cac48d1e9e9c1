@program
Feature: The program
  A board on standard input, its valid turns on standard output.

  Background:
    Given standard input is
      """
       . . . . .
      . . . . .
       . . . . .
      . b . . .
       . . . . .
      . . b . .
       . . . w .
      . . . . .
       . . . . .
      . . . . .
      """

  Scenario: White's turns
    When I run draughts moves
    Then it prints
      """
      73-64
      73-84
      """

  Scenario: Black's turns, in the squares of PDN
    When I run draughts moves --player black --notation pdn
    Then it prints
      """
      17-21
      17-22
      28-32
      28-33
      """

  Scenario: For another program
    When I run draughts moves --json
    Then it prints
      """
      ["73-64","73-84"]
      """

  Scenario: For people
    When I run draughts show
    Then it prints
      """
      9   ·   ·   ·   ·   ·
      8 ·   ·   ·   ·   ·
      7   ·   ·   ·   ·   ·
      6 ·   ⛂   ·   ·   ·
      5   ·   ·   ·   ·   ·
      4 ·   ·   ⛂   ·   ·
      3   ·   ·   ·   ⛀   ·
      2 ·   ·   ·   ·   ·
      1   ·   ·   ·   ·   ·
      0 ·   ·   ·   ·   ·
        0 1 2 3 4 5 6 7 8 9
      white to move
      """

  Scenario: A mistake is named with its place
    Given standard input is
      """
       . . . . .
      . . . x .
      """
    When I run draughts moves
    Then it complains
      """
      -:2:7: expected one of . w b K B (dark square), found 'x'
      """
    And the exit status is 1

  Scenario: A wrong command line
    When I run draughts moves --notation chess
    Then it complains
      """
      draughts: --notation "chess": expected kata or pdn (see draughts moves --help)
      """
    And the exit status is 2
