package rook

import (
	"encoding/json"
	"regexp"
	"strings"
	"sync"
)

// wordAndNumber returns an expression that matches a move as players type it. It
// is compiled when it is first needed, so that a start does not wait for it.
var wordAndNumber = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\pL[\pL\pM]*)[ \t]*([+-]?)0*([0-9]+)$`)
})

// ParseMove returns, in JSON, the move that a player types, and whether the text
// is a move at all. A word with a whole number is one, as in R 3, right 3 or D4,
// and so is a JSON object. The move may be illegal.
func ParseMove(text string) (submitted json.RawMessage, ok bool) {
	trimmed := strings.TrimSpace(text)
	if strings.HasPrefix(trimmed, "{") {
		if _, err := compact([]byte(trimmed)); err != nil {
			return nil, false
		}
		return json.RawMessage(trimmed), true
	}
	found := wordAndNumber().FindStringSubmatch(trimmed)
	if found == nil {
		return nil, false
	}
	word, sign, number := found[1], found[2], found[3]
	switch strings.ToUpper(word) {
	case "D", "DOWN":
		word = Down.String()
	case "R", "RIGHT":
		word = Right.String()
	}
	if sign == "-" && number != "0" {
		number = "-" + number
	}
	direction, err := json.Marshal(word)
	return json.RawMessage(`{"direction":` + string(direction) + `,"tiles":` + number + `}`), err == nil
}
