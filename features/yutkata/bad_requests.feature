Feature: Bad requests
  A request that makes no sense is refused and changes nothing, and a look shows
  what there is.

  @K1 @holds
  Scenario: looking at the game changes nothing
    Given a new game
    When PlayerA throws xoxo
    And somebody looks
    Then the throw to use is GE

  @K6 @holds
  Scenario: a look keeps the number of tokens that were sent off
    Given the board [[][][B1][][][][][][][][][][][][]]
    When PlayerA throws xxxo and moves A1
    And somebody looks
    Then 1 token was sent off the board

  @K2
  Scenario Outline: <sticks> are not four sticks
    Given a new game
    When PlayerA throws <sticks>
    Then that is refused: the sticks are not four of x and o: "<sticks>"

    Examples:
      | sticks |
      | xxx    |
      | xxxxx  |
      | xxoz   |
      | xXoo   |

  @K3
  Scenario Outline: <token> is not a token of PlayerA
    Given a new game
    When PlayerA throws ooox
    And PlayerA moves <token>
    Then that is refused: <reason>
    And the throw to use is DO
    And the board is [[][][][][][][][][][][][][][][]]

    Examples:
      | token | reason                        |
      | A3    | there is no such token        |
      | C1    | there is no such token        |
      | A0    | there is no such token        |
      | a1    | there is no such token        |
      | A01   | there is no such token        |
      | B1    | the token is another player's |

  @K3 @holds
  Scenario Outline: a throw of <player>, who is not in the game, is refused
    Given a new game
    When <player> throws ooox
    Then that is refused: there is no such player

    Examples:
      | player  |
      | PlayerC |
      | A       |
      | XA      |

  @K1
  Scenario Outline: no game is set up with <mistake>
    Given a new game
    Then the board <board> is refused: <why>

    Examples:
      | mistake                      | board                               | why |
      | a space that is missing      | [[A1][][][][][][][][][][][][][]]    | expected 15 spaces as in [[A1][]...] |
      | a space too many             | [[A1][][][][][][][][][][][][][][][]] | expected 15 spaces as in [[A1][]...] |
      | an unknown token             | [[A3][][][][][][][][][][][][][][]]  | "A3" on space 1: expected tokens of the game |
      | an unknown player's token    | [[C1][][][][][][][][][][][][][][]]  | "C1" on space 1: expected tokens of the game |
      | a token on two spaces        | [[A1][A1][][][][][][][][][][][][][]] | A1 is on two spaces |
      | a token twice on a space     | [[A1,A1][][][][][][][][][][][][][][]] | A1 is on two spaces |
      | two players on a space       | [[][A1,B1][][][][][][][][][][][][][]] | tokens of two players on space 2 |
      | a stack out of order         | [[][A2,A1][][][][][][][][][][][][][]] | expected it to be written [[][A1,A2][][][][][][][][][][][][][]] |
      | a token on the last space    | [[][][][][][][][][][][][][][][A1]]  | expected it to be written [[][][][][][][][][][][][][][][]] |

  @K1
  Scenario Outline: no game is set up when <mistake>
    Given a new game
    Then the board [[][A1][][][][][][][][][][][][][]] with <finished> finished and <player> next is refused: <why>

    Examples:
      | mistake                               | finished | player  | why |
      | all tokens of a player have finished  | B1,B2    | PlayerA | all tokens of PlayerB have finished |
      | an unknown token has finished         | A3       | PlayerA | there is no such token |
      | a token has finished twice            | B1,B1    | PlayerA | B1 has finished twice |
      | a token on the board has finished     | A1       | PlayerA | A1 has finished and is on the board |
      | a player who is not in the game is next | B1     | PlayerC | there is no such player |
      | a player without a full name is next  | B1       | A       | there is no such player |

  @bonus @B5 @B6
  Scenario Outline: <obstacle> is not an obstacle
    Given a new game
    When somebody asks for a game with the obstacle <obstacle>
    Then that is refused: no obstacle is written "<obstacle>"

    Examples:
      | obstacle |
      | 4:foo    |
      | 4:miss:3 |
      | 4        |
      | x:miss   |
      | 4:back   |
      | 4:back:x |
