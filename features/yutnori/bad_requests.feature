@Y8
Feature: Bad requests
  A game or a position that is impossible is refused and changes nothing.

  Scenario Outline: <players> players with <pieces> pieces each are not a game
    Given player 1 begins with pieces at 0 0 0 5
    And the game begins
    When somebody asks for a game of <players> players with <pieces> pieces
    Then that is refused: <why>

    Examples:
      | players | pieces | why                                 |
      | 0       | 4      | there are 2 to 4 players, not 0     |
      | 1       | 4      | there are 2 to 4 players, not 1     |
      | 5       | 4      | there are 2 to 4 players, not 5     |
      | 2       | 0      | each player has 1 to 4 pieces, not 0 |
      | 2       | 5      | each player has 1 to 4 pieces, not 5 |
      | 2       | -1     | each player has 1 to 4 pieces, not -1 |

  @animals
  Scenario Outline: two players cannot be <animals>
    Given player 1 begins with pieces at 0 0 0 5
    And the game begins
    When somebody asks for an advanced game of <animals> for 2 players
    Then that is refused: <why>

    Examples:
      | animals       | why                                     |
      | dog           | 1 animal: expected one for each player  |
      | dog, pig, cow | 3 animals: expected one for each player |
      | dog, cat      | that is not an animal of this game: "cat" |

  @house
  Scenario Outline: the house rule <rule> with <value> is refused
    Given player 1 begins with pieces at 0 0 0 5
    And the game begins
    When somebody asks for a game whose <rule> is <value>
    Then that is refused: <why>

    Examples:
      | rule             | value              | why                                         |
      | corners          | ["se"]             | corners: expected 2, not 1                  |
      | corners          | ["se","nw","ne"]   | corners: expected 2, not 3                  |
      | corners          | ["se","middle"]    | that is not a corner of the board: "middle" |
      | clockwise        | [true]             | clockwise: expected 2, not 1                |
      | clockwise        | [true,false,false] | clockwise: expected 2, not 3                |
      | back_do_from_one | "nowhere"          | that is not a rule for back-do from position 1: "nowhere" |

  Scenario Outline: no game continues with <mistake>
    Given player 1 begins with pieces at 0 0 0 5
    And the game begins
    When somebody sets up <pieces> with turn <turn>
    Then that is refused: <why>

    Examples:
      | mistake                   | pieces                       | turn | why |
      | a player too few          | [[0,0,0,1]]                  | 0    | the wrong number of players: expected 2, not 1 |
      | a player too many         | [[0,0,0,1],[0,0,0,2],[0,0,0,3]] | 0 | the wrong number of players: expected 2, not 3 |
      | a piece too few           | [[0,0,0,1],[0,0,2]]          | 0    | player 1: the wrong number of pieces |
      | a piece too many          | [[0,0,0,1],[0,0,0,0,2]]      | 0    | player 1: the wrong number of pieces |
      | a piece at 30             | [[0,0,0,1],[0,0,0,30]]       | 0    | player 1: that is not a position of the board: 30 |
      | a piece at 99             | [[0,0,0,1],[0,0,0,99]]       | 0    | player 1: that is not a position of the board: 99 |
      | a piece at -1             | [[0,0,0,1],[0,0,0,-1]]       | 0    | player 1: that is not a position of the board: -1 |
      | two players on one cell   | [[0,0,0,1],[0,0,0,1]]        | 0    | two players are on one cell: 0 and 1, at position 1 of player 1 |
      | all of a player's pieces arrived | [[0,0,0,1],[100,100,100,100]] | 0 | player 1: all pieces have arrived |
      | the turn of player 2      | [[0,0,0,1],[0,0,0,2]]        | 2    | not the number of a player: expected 0 to 1, not 2 |
      | the turn of player -1     | [[0,0,0,1],[0,0,0,2]]        | -1   | not the number of a player: expected 0 to 1, not -1 |

  @animals
  Scenario Outline: no cow is at position <at>
    Given an advanced game of cow, dog
    And the game begins
    When somebody sets up [[0,0,0,<at>],[0,0,0,0]] with turn 0
    Then that is refused: player 0: that is not on the cow's road: <at>

    Examples:
      | at |
      | 6  |
      | 14 |
      | 25 |
      | 28 |

  @Y7
  Scenario: a way other than short and long is refused
    Given a basic game of 2 players with 4 pieces
    When player 0 throws do
    And player 0 moves 0 with do by the other way
    Then that is refused: expected the short or the long way, not "other"
