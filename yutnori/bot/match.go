package bot

import (
	"errors"
	"math/rand/v2"
	"slices"

	"games.example/yutnori"
)

// Match holds rules, sticks, and a bot for each player. It must not change
// while games are played.
type Match struct {
	Rules  *yutnori.Rules
	Sticks yutnori.Sticks
	Bots   []Bot // by player
}

// Count holds the figures of a game.
type Count struct {
	Winner  int // a player
	Turns   int // begun, including the last one
	Moves   int // without back results spent on nothing
	Throws  int // of the four sticks
	Catches int // of one or more pieces each
}

// ErrNoBot is returned for a match in which a player has no bot.
var ErrNoBot = errors.New("each player needs a bot")

// Play plays a game from a state to its end and returns its figures. It fails
// with ErrNoBot, or if a bot makes an illegal move, as a bot for other rules may.
func (m *Match) Play(state yutnori.State, chance *rand.Rand) (Count, error) {
	if err := m.check(); err != nil {
		return Count{}, err
	}
	return m.play(&state, chance)
}

func (m *Match) check() error {
	if m.Rules == nil || len(m.Bots) < m.Rules.Players() || slices.Contains(m.Bots, nil) {
		return ErrNoBot
	}
	return nil
}

// play is like Play, but plays in a state of the caller's, which it changes.
func (m *Match) play(state *yutnori.State, chance *rand.Rand) (Count, error) {
	count := Count{Turns: 1}
	var event yutnori.Event
	for !event.Won {
		if state.Chains() > 0 {
			if err := state.Throw(m.Rules, m.Rules.Read(m.Sticks.ThrowFour(chance)), &event); err != nil {
				return count, err
			}
			count.Throws++
			continue
		}
		if err := state.Move(m.Rules, m.Bots[state.Turn()].Move(state, chance), &event); err != nil {
			return count, err
		}
		if event.Pieces > 0 {
			count.Moves++
		}
		if event.Caught > 0 {
			count.Catches++
		}
		if event.TurnOver {
			count.Turns++
		}
	}
	count.Winner = state.Turn()
	return count, nil
}
