package rook

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// ErrNotMove is returned for text that is not even an illegal move.
var ErrNotMove = errors.New(`not a move: expected a direction and tiles, as in R 3, D 4 or {"direction": "R", "tiles": 3}`)

// ParseMove reads a move as players type it: a word and a whole number, as in R 3,
// right 3 or D4, or else a JSON object. It returns ErrNotMove for any other text. For
// an illegal move it returns an *IllegalMoveError that holds the move in JSON.
func (p Position) ParseMove(text string) (Move, error) {
	trimmed := strings.TrimSpace(text)
	if strings.HasPrefix(trimmed, "{") {
		if _, err := compact([]byte(trimmed)); err != nil {
			return Move{}, ErrNotMove
		}
		return p.MoveFromJSON([]byte(trimmed))
	}
	word, sign, number := wordAndNumber(trimmed)
	if number == "" {
		return Move{}, ErrNotMove
	}
	switch strings.ToUpper(word) {
	case "D", "DOWN":
		word = Down.String()
	case "R", "RIGHT":
		word = Right.String()
	}
	if sign == "-" && number != "0" {
		number = "-" + number
	}
	direction, _ := json.Marshal(word) // cannot fail for a string
	return p.MoveFromJSON(fmt.Appendf(nil, `{"direction":%s,"tiles":%s}`, direction, number))
}

// wordAndNumber splits a typed move into a word and a number, which may have a sign and
// has no leading zeros. The number is "" for any other text.
func wordAndNumber(text string) (word, sign, number string) {
	rest := strings.TrimLeftFunc(text, func(r rune) bool { return unicode.In(r, unicode.L, unicode.M) })
	word = text[:len(text)-len(rest)]
	if first, _ := utf8.DecodeRuneInString(word); !unicode.IsLetter(first) {
		return "", "", ""
	}
	rest = strings.TrimLeft(rest, " \t")
	number = strings.TrimLeft(rest, "+-")
	sign = rest[:len(rest)-len(number)]
	if len(sign) > 1 || number == "" || strings.Trim(number, "0123456789") != "" {
		return "", "", ""
	}
	return word, sign, cmp.Or(strings.TrimLeft(number, "0"), "0")
}
