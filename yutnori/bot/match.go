package bot

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"

	"games.example/yutnori"
)

// Match holds the rules, the sticks and the players' programs. It must not change while
// games are played.
type Match struct {
	Rules   *yutnori.Rules
	Sticks  yutnori.YutSticks
	Players []Player // each player's program, in player order
}

// Total holds figures that are added up over games.
type Total struct {
	Games   int                     `json:"games"`
	Wins    [yutnori.MaxPlayers]int `json:"wins"`    // indexed by player
	Turns   int                     `json:"turns"`   // turns begun, including the last turn
	Moves   int                     `json:"moves"`   // moves that moved a piece
	Throws  int                     `json:"throws"`  // throws of the four sticks
	Catches int                     `json:"catches"` // catches, each of one or more pieces
}

// Add adds the figures of further games.
func (t *Total) Add(other Total) {
	t.Games += other.Games
	for player, wins := range other.Wins {
		t.Wins[player] += wins
	}
	t.Turns += other.Turns
	t.Moves += other.Moves
	t.Throws += other.Throws
	t.Catches += other.Catches
}

// Interval returns the 95% confidence interval of the rate of wins, given the
// numbers of wins and games: the score interval (Wilson 1927). It is 0 to 1 if
// there are no games.
func Interval(wins, games int) (low, high float64) {
	if games < 1 {
		return 0, 1
	}
	const z = 1.959964 // a standard normal variable is within z of 0 in 95% of all cases
	n := float64(games)
	rate := float64(wins) / n
	middle := (rate + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(rate*(1-rate)/n+z*z/(4*n*n))
	return max(0, middle-half), min(1, middle+half)
}

// ErrNoPlayer is returned if a match has no rules or a player has no bot.
var ErrNoPlayer = errors.New("each player needs a program")

func (m *Match) check() error {
	if m.Rules == nil || len(m.Players) < m.Rules.Players() || slices.Contains(m.Players, nil) {
		return ErrNoPlayer
	}
	return nil
}

// Play plays a game from a state to its end and returns its figures. It returns
// [ErrNoPlayer] if the match has no rules or a player has no bot. If a bot makes an
// illegal move, because it was made for other rules, Play returns the rules' error.
func (m *Match) Play(state yutnori.State, chance *rand.Rand) (Total, error) {
	total := Total{Games: 1, Turns: 1}
	if err := m.check(); err != nil {
		return Total{}, err
	}
	for {
		var event yutnori.Event
		var err error
		if state.Chains() > 0 {
			state, event, err = m.Rules.Throw(state, m.Rules.Read(m.Sticks.ThrowFour(chance)))
			total.Throws++
		} else {
			state, event, err = m.Rules.Move(state, m.Players[state.Turn()].Move(&state, chance))
		}
		if err != nil {
			return Total{}, err
		}
		if event.Pieces > 0 {
			total.Moves++
		}
		if event.Caught > 0 {
			total.Catches++
		}
		if event.TurnOver {
			total.Turns++
		}
		if event.Won {
			total.Wins[event.Player]++
			return total, nil
		}
	}
}
