package yutkata

import (
	"fmt"
	"strconv"
)

// Token is one playing token. The zero value is A1.
type Token struct {
	player, number int8 // both from 0
}

// noToken is one that no game has.
var noToken = Token{player: -1, number: -1}

// ParseToken reads a token as the kata writes it: A1, or Z9. Whether a game
// has that token is for its rules to say. Anything else is ErrNoToken.
func ParseToken(text string) (Token, error) {
	if len(text) != 2 || text[0] < 'A' || text[0] > 'Z' || text[1] < '1' || text[1] > '9' {
		return noToken, fmt.Errorf("%w: %q", ErrNoToken, text)
	}
	return Token{player: int8(text[0] - 'A'), number: int8(text[1] - '1')}, nil
}

// Player is the number of the player who owns the token, 0 for PlayerA.
func (t Token) Player() int { return int(t.player) }

// String is the token as the kata writes it.
func (t Token) String() string {
	return playerLetter(t.Player()) + strconv.Itoa(int(t.number)+1)
}

// PlayerName is the name of a player, 0 to 25: PlayerA to PlayerZ. Anybody else
// is Player?.
func PlayerName(player int) string { return "Player" + playerLetter(player) }

func playerLetter(player int) string {
	if player < 0 || player >= MaxPlayers {
		return "?"
	}
	return string(rune('A' + player))
}
