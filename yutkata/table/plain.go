package table

import (
	"fmt"
	"strconv"
	"strings"

	"games.example/yutkata"
)

// plainBoard returns the board for a terminal with the given number of columns: rows
// of spaces that fit, with their numbers below, and the finished tokens. After the
// number of a space, m means that a player misses a turn there, and <2 that a
// token moves back 2 spaces.
//
//	[[A1][][ ][B1][]]  finished: B2
//	  1  2 3m  4  5
func plainBoard(rules *yutkata.Rules, state yutkata.State, columns int) string {
	spaces := rules.Board(state).Spaces()
	least := len(strconv.Itoa(len(spaces))) - 1 // so that there is a blank after each number
	var rows []string
	tokens, numbers := "[", " "
	end := func() {
		rows = append(rows, tokens, strings.TrimRight(numbers, " "))
		tokens, numbers = " ", " "
	}
	for i, space := range spaces {
		number := numberOf(rules, i+1)
		inner := max(len(space), len(number)-1, least)
		if len(tokens)+inner+len("[]]") > columns && len(tokens) > 1 {
			end()
		}
		tokens += fmt.Sprintf("[%-*s]", inner, space)
		if len(number) <= inner {
			number = " " + number
		}
		numbers += fmt.Sprintf("%-*s", inner+len("[]"), number)
	}
	tokens += "]"
	finished := rules.Finished(state)
	if len(finished) == 0 {
		end()
		return strings.Join(rows, "\n")
	}
	beside := "finished: " + strings.Trim(fmt.Sprint(finished), "[]")
	if len(tokens)+len("  ")+len(beside) > columns {
		end()
		return strings.Join(append(rows, beside), "\n")
	}
	tokens += "  " + beside
	end()
	return strings.Join(rows, "\n")
}

// numberOf returns the number of a space with the mark of its obstacle.
func numberOf(rules *yutkata.Rules, space int) string {
	switch back, obstacle := rules.Obstacle(space); {
	case !obstacle:
		return strconv.Itoa(space)
	case back == 0:
		return fmt.Sprintf("%dm", space)
	default:
		return fmt.Sprintf("%d<%d", space, back)
	}
}
