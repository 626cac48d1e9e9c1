package ui

import (
	"fmt"
	"strconv"
	"strings"

	"games.example/yutkata"
)

// plainBoard returns the board for a terminal with the given number of columns. It
// shows the spaces in rows, the number below each space, and the finished tokens.
// A12 is A1 and A2 on one space. After the number of a space, m means that a player
// misses a turn there, and <2 that a token moves back 2 spaces.
//
//	[[A12][   ][   ][B1 ][   ]]  finished: B2
//	  1    2    3m   4    5
func plainBoard(rules *yutkata.Rules, state yutkata.State, columns int) string {
	spaces := rules.Board(state).Spaces()
	inner := 1 + rules.Tokens()
	for i := range spaces {
		inner = max(inner, len(numberOf(rules, i+1)))
	}
	each := max((columns-len("[]"))/(inner+len("[]")), 1)
	finished := strings.Trim(fmt.Sprint(rules.Finished(state)), "[]")
	if finished != "" {
		finished = "finished: " + finished
	}
	var b strings.Builder
	for first := 0; first < len(spaces); first += each {
		numbers, last := "", min(first+each, len(spaces))
		b.WriteString(map[bool]string{true: "[", false: " "}[first == 0])
		for i := first; i < last; i++ {
			space := spaces[i]
			if space != "" {
				space = strings.ReplaceAll(space, ","+space[:1], "")
			}
			fmt.Fprintf(&b, "[%-*s]", inner, space)
			numbers += fmt.Sprintf("  %-*s", inner, numberOf(rules, i+1))
		}
		if last == len(spaces) {
			b.WriteString("]")
			if (last-first)*(inner+len("[]"))+len("[]  ")+len(finished) <= columns && finished != "" {
				b.WriteString("  " + finished)
				finished = ""
			}
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
