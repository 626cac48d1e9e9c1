@animals
Feature: Animals
  In the advanced game each player is an animal with a skill. Each player has 4
  pieces, and the other rules are the basic game's.

  @Y8
  Scenario: each player has 4 pieces
    Given an advanced game of dog, pig, cow
    When player 0 throws do
    Then player 0 has pieces at 0 0 0 0
    And player 1 has pieces at 0 0 0 0
    And player 2 has pieces at 0 0 0 0

  @A1
  Scenario: catching a pig ends the turn immediately
    Given an advanced game of dog, pig
    And player 1 begins with pieces at 0 0 2 2
    When player 0 throws mo, mo, gae
    And player 0 moves 0 with gae
    Then 2 pieces of player 1 were caught
    And player 0 has pieces at 0 0 0 2
    And player 1 has pieces at 0 0 0 0
    And it is player 1's turn

  @A1
  Scenario Outline: the turn of a <animal> ends when it catches a pig
    Given an advanced game of <animal>, pig
    And player 0 begins with pieces at 0 0 0 1
    And player 1 begins with pieces at 0 0 0 2
    When player 0 throws do
    And player 0 moves 1 with do
    Then it is player 1's turn

    Examples:
      | animal |
      | pig    |
      | dog    |
      | sheep  |
      | cow    |

  @A1
  Scenario: a pig that catches a dog throws again
    Given an advanced game of pig, dog
    And player 1 begins with pieces at 0 0 0 2
    When player 0 throws gae
    And player 0 moves 0 with gae
    Then player 0 may throw again

  @A2
  Scenario: a dog throws again after geol
    Given an advanced game of dog, cow
    When player 0 throws geol, yut, geol, gae
    Then player 0's pool is gae geol geol yut

  @A2
  Scenario: a dog throws again after geol even in a chain that a catch earned
    Given an advanced game of dog, cow
    And player 1 begins with pieces at 0 0 0 2
    When player 0 throws gae
    And player 0 moves 0 with gae
    And player 0 throws geol, do
    Then player 0's pool is do geol

  @A2
  Scenario Outline: a <animal> does not throw again after geol
    Given an advanced game of <animal>, dog
    When player 0 throws geol
    Then player 0 must move

    Examples:
      | animal |
      | pig    |
      | sheep  |
      | cow    |

  @A3
  Scenario Outline: a sheep's catch earns two chains: <first>, then <second>
    Given an advanced game of sheep, dog
    And player 1 begins with pieces at 0 0 0 2
    When player 0 throws gae
    And player 0 moves 0 with gae
    And player 0 throws <first>
    And player 0 throws <second>
    Then player 0's pool is <pool>
    And player 0 must move

    @example
    Examples: ex1 to ex3
      | first  | second    | pool       |
      | do     | gae       | do gae     |
      | gae    | yut, geol | gae geol yut |
      | mo, do | yut, gae  | do gae yut mo |

    Examples: with mo in the second chain too
      | first  | second        | pool            |
      | gae    | yut, mo, geol | gae geol yut mo |

  @A3
  Scenario: a sheep's catch earns two chains, not two for each piece
    Given an advanced game of sheep, dog
    And player 1 begins with pieces at 2 2 2 2
    When player 0 throws gae
    And player 0 moves 0 with gae
    Then 2 chains were earned

  @A1 @A3 @holds
  Scenario: a sheep that catches a pig earns no chain
    Given an advanced game of sheep, pig
    And player 1 begins with pieces at 0 0 0 2
    When player 0 throws yut, gae
    And player 0 moves 0 with gae
    Then 0 chains were earned
    And it is player 1's turn

  @A4
  Scenario: a cow walks its own road over the center
    Given an advanced game of cow, dog
    When player 0 throws yut, mo, mo, mo, do
    And player 0 moves 0 with yut
    And player 0 moves 4 with mo
    Then player 0 has pieces at 0 0 0 23

  @A4 @holds
  Scenario: a cow moves from 23 to 18 with mo
    Given an advanced game of cow, dog
    And player 0 begins with pieces at 0 0 0 23
    When player 0 throws mo, do
    And player 0 moves 23 with mo
    Then player 0 has pieces at 0 0 0 18

  @A4
  Scenario: a cow goes straight over the center even after it stopped there
    Given an advanced game of cow, dog
    And player 0 begins with pieces at 0 0 0 22
    When player 0 throws do
    And player 0 moves 22 with do
    Then player 0 has pieces at 0 0 0 23

  @A4
  Scenario: a cow goes back from 15 the way it came
    Given an advanced game of cow, dog
    And player 0 begins with pieces at 0 0 0 15
    When player 0 throws back-do
    And player 0 moves 15 with back-do
    Then player 0 has pieces at 0 0 0 24

  @A2
  Scenario: several players may be the same animal
    Given an advanced game of dog, dog, dog
    And player 1 is next
    When player 1 throws geol, do
    Then player 1's pool is do geol
