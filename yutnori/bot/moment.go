package bot

import (
	"math"
	"math/bits"

	"games.example/yutnori"
)

// moment is a simplified state for looking ahead: a throw is due, and each
// result is spent as soon as it is thrown.
type moment struct {
	camps  [yutnori.MaxPlayers]camp
	left   [yutnori.MaxPlayers]float32 // the number of turns that each player's race takes
	turn   int8
	chains int8 // the number of chains to be thrown, 1 or more
	won    bool // whether the player on turn has won
}

// outlook looks ahead in a game.
type outlook struct {
	model
	races [yutnori.MaxPlayers]*race
	net   *net // judges games of two players; without a net, an outlook compares races
	// With a net, for each player: the number of steps from one position to another, or 0
	// if only back-do leads there. If a piece needs more steps than the net considers, or
	// cannot get there, the number is numDistances.
	steps [2][home][home]uint8
}

func newOutlook(rules *yutnori.Rules, sticks yutnori.YutSticks) *outlook {
	o := &outlook{model: newModel(rules, sticks)}
	known := map[pace]*race{}
	for player := range o.players {
		p := o.teams[player].pace
		if known[p] == nil {
			known[p] = newRace(p)
		}
		o.races[player] = known[p]
	}
	return o
}

// moment returns a state as a moment: without its pool, as if a throw were due.
func (o *outlook) moment(state *yutnori.State) moment {
	_, won := state.Winner()
	m := moment{turn: int8(state.Turn()), chains: int8(max(1, state.Chains())), won: won}
	var buffer [yutnori.MaxPieces]yutnori.Position
	for player := range o.players {
		m.camps[player] = newCamp(state.AppendPieces(buffer[:0], player))
		o.measure(&m, player)
	}
	return m
}

// measure looks up the number of turns that a player's race takes.
func (o *outlook) measure(m *moment, player int) {
	m.left[player] = o.races[player].turnsOf(&m.camps[player])
}

// follow returns the moment after the player on turn has thrown a result and has spent
// the result on the pieces at a position (Y2 to Y6).
func (o *outlook) follow(m *moment, from, to int, result yutnori.Result) moment {
	next := *m
	turn := int(m.turn)
	if from != hand || !result.Back() { // otherwise no piece moves
		next.camps[turn].move(from, to)
		o.measure(&next, turn)
		if next.camps[turn].won() {
			next.won = true
			return next
		}
	}
	if !o.teams[turn].again[result] {
		next.chains--
	}
	if victim := o.catch(&next.camps, turn, to); victim != none {
		o.measure(&next, victim)
		next.chains += o.teams[turn].chains[result]
		if o.teams[victim].endsTurn {
			next.chains = 0
		}
	}
	if next.chains <= 0 {
		next.turn++
		if int(next.turn) == o.players {
			next.turn = 0
		}
		next.chains = 1
	}
	return next
}

// best returns the moment after the player on turn has thrown a result and made the
// move with the best chances or, without a net, with the greatest lead in the race.
func (o *outlook) best(m *moment, result yutnori.Result) moment {
	own := &m.camps[m.turn]
	froms := own.board
	if own.pieces[hand] > 0 && !result.Back() {
		froms |= 1 << hand
	}
	if froms == 0 {
		return o.follow(m, hand, hand, result)
	}
	var best moment
	for lead := float32(math.Inf(-1)); froms != 0; froms &= froms - 1 {
		from := bits.TrailingZeros32(froms)
		ways := &o.teams[m.turn].to[from][result]
		for way, to := range ways {
			if way == 1 && to == ways[0] {
				break
			}
			next := o.follow(m, from, int(to), result)
			if ahead := o.merit(&next, int(m.turn)); ahead > lead {
				best, lead = next, ahead
			}
		}
	}
	return best
}
