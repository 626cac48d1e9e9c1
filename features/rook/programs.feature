@program
Feature: Strategies in any language
  A program can be plugged in as a strategy. It reads the board on a line of JSON,
  and answers with a move on a line of JSON.

  Scenario: a strategy of ten lines plays perfectly
    Given a game of Ann and Bob on bounds 3x5
    And Ann has the program
      """
      # Leaves as many tiles DOWN as RIGHT if it can, and else moves one tile.
      while read -r board; do
        set -- $(echo "$board" | tr -cs 0-9 ' ')
        tiles=$((($3 - $1) - ($4 - $2)))
        if [ "$tiles" -gt 0 ]; then echo "{\"direction\": \"D\", \"tiles\": $tiles}"
        elif [ "$tiles" -lt 0 ]; then echo "{\"direction\": \"R\", \"tiles\": $((-tiles))}"
        else echo '{"direction": "D", "tiles": 1}'
        fi
      done
      """
    When the program moves
    And the state is {"D": 0, "R": 2}
    And Bob submits {"direction": "R", "tiles": 2}
    And the program moves
    And the state is {"D": 2, "R": 4}
    And Bob submits {"direction": "D", "tiles": 1}
    And the program moves
    Then Ann has won

  Scenario Outline: a program that <does> has lost, and the record proves it
    Given a game of Ann and Bob on bounds 3x5
    And Ann has the program
      """
      <program>
      """
    When the program moves
    Then that is illegal: <rule>
    And Bob has won
    And the record proves that Bob has won

    Examples:
      | does            | program                                | rule   |
      | dies            | exit 1                                 | fields |
      | hangs           | sleep 600                              | fields |
      | prints nonsense | echo jump                              | fields |
      | cheats          | echo '{"direction": "R", "tiles": 99}' | bounds |
