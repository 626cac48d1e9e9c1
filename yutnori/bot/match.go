package bot

import (
	"math/rand/v2"

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

// Play plays a game from a state to its end and returns its figures. It fails
// only if a bot makes an illegal move, as a bot for other rules may.
func (m *Match) Play(state yutnori.State, chance *rand.Rand) (Count, error) {
	return m.play(&state, chance)
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
