package rook

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"sync"
)

// ErrNotMove is returned for a text that is not a move, not even an illegal one.
var ErrNotMove = errors.New(`not a move: expected a direction and tiles, as in R 3, D 4 or {"direction": "R", "tiles": 3}`)

// wordAndNumber returns an expression that matches a move as players type it. It
// is compiled when it is first needed, so that a start does not wait for it.
var wordAndNumber = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\pL[\pL\pM]*)[ \t]*([+-]?)0*([0-9]+)$`)
})

// ParseMove reads a move as players type it, a word and a whole number as in R 3,
// right 3 or D4, or a JSON object. It returns ErrNotMove for any other text, and an
// *IllegalMoveError, which has the move in JSON, for an illegal move.
func (p Position) ParseMove(text string) (Move, error) {
	trimmed := strings.TrimSpace(text)
	if strings.HasPrefix(trimmed, "{") {
		if _, err := compact([]byte(trimmed)); err != nil {
			return Move{}, ErrNotMove
		}
		return p.MoveFromJSON([]byte(trimmed))
	}
	found := wordAndNumber().FindStringSubmatch(trimmed)
	if found == nil {
		return Move{}, ErrNotMove
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
	if err != nil {
		return Move{}, err
	}
	return p.MoveFromJSON(fmt.Appendf(nil, `{"direction":%s,"tiles":%s}`, direction, number))
}
