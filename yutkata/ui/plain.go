package ui

import (
	"fmt"
	"strconv"
	"strings"

	"games.example/yutkata"
)

// plainBoard returns the board for a terminal with the given number of columns. It
// shows the spaces in rows, the number below each space, and the finished tokens. After
// the number of a space, m means that a player misses a turn there, and <2 that a token
// moves back 2 spaces.
//
//	|A1A2|    |    |B1  |    |  finished: B2
//	 1    2    3m   4    5
func plainBoard(rules *yutkata.Rules, state yutkata.State, columns int) string {
	spaces := rules.Board(state).Spaces()
	inner := len("A1") * rules.Tokens()
	for i := range spaces {
		inner = max(inner, len(numberOf(rules, i+1)))
	}
	rows := foldOf(len(spaces), max((columns-1)/(inner+1), 1))
	finished := strings.Trim(fmt.Sprint(rules.Finished(state)), "[]")
	if finished != "" {
		finished = "finished: " + finished
	}
	var b strings.Builder
	for first := 0; first < len(spaces); first += rows.row {
		numbers, last := "", min(first+rows.row, len(spaces))
		b.WriteString("|")
		for i := first; i < last; i++ {
			fmt.Fprintf(&b, "%-*s|", inner, strings.ReplaceAll(spaces[i], ",", ""))
			numbers += fmt.Sprintf(" %-*s", inner, numberOf(rules, i+1))
		}
		if last == len(spaces) && finished != "" && 1+(last-first)*(inner+1)+len("  ")+len(finished) <= columns {
			b.WriteString("  " + finished)
			finished = ""
		}
		b.WriteString("\n" + strings.TrimRight(numbers, " ") + "\n")
	}
	b.WriteString(finished)
	return strings.TrimSuffix(b.String(), "\n")
}

// numberOf returns the number of a space, followed by the mark of its obstacle.
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
