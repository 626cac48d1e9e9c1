package yutkata

import (
	"fmt"
	"strconv"
)

// Token identifies a token of a player. The zero Token is A1.
type Token struct {
	player, number int8 // both from 0
}

// noToken is a token that is in no game.
var noToken = Token{player: -1, number: -1}

// ParseToken reads a token as the kata writes it, A1 to Z9. The error is
// ErrNoToken for any other text.
func ParseToken(text string) (Token, error) {
	if len(text) != 2 || text[0] < 'A' || text[0] > 'Z' || text[1] < '1' || text[1] > '9' {
		return noToken, fmt.Errorf("%w: %q", ErrNoToken, text)
	}
	return Token{player: int8(text[0] - 'A'), number: int8(text[1] - '1')}, nil
}

// Player returns the number of the player who owns the token, 0 for PlayerA.
func (t Token) Player() int { return int(t.player) }

// String returns the token as the kata writes it.
func (t Token) String() string {
	return playerLetter(t.Player()) + strconv.Itoa(int(t.number)+1)
}

// MarshalText returns the token as the kata writes it.
func (t Token) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads the token as ParseToken does.
func (t *Token) UnmarshalText(text []byte) (err error) {
	*t, err = ParseToken(string(text))
	return err
}

// PlayerName returns the name of a player, PlayerA to PlayerZ for 0 to 25, and
// Player? for any other number.
func PlayerName(player int) string { return "Player" + playerLetter(player) }

func playerLetter(player int) string {
	if player < 0 || player >= MaxPlayers {
		return "?"
	}
	return string(rune('A' + player))
}
