package bot

import (
	"math"
	"math/rand/v2"
	"slices"

	"games.example/yutnori"
)

// strong looks at every order in which its pool can be spent, with every
// result of the chains that catches earn, and from there at what every result
// of the next throws, an opponent's and then its own, comes to if each player
// spends it well. There it compares the players' races. It takes no chances.
type strong struct{ *outlook }

// NewStrong makes a bot that looks ahead, for sticks that fall so. To get
// ready takes it 0.1 to 0.2 seconds for each kind of player, a move mostly less
// than a millisecond, and far less than 50.
func NewStrong(rules *yutnori.Rules, sticks yutnori.Sticks) Bot {
	return strong{newOutlook(rules, sticks)}
}

const (
	// How many throws ahead are looked at when the own turn is over; one less
	// after a chain that was earned.
	throwsAhead = 2
	// A chain that is less likely than that is not looked at any more.
	unlikely = 0.07
	// How many moments may be looked at for one move, and again for one throw
	// ahead less. Few moves need more than some hundreds.
	patience = 10_000
	// So many turns ahead in the race make the chances e to one.
	turnsAhead = 3.0
	// The steps that a turn makes on average, with fair sticks.
	stepsPerTurn = 2.5
)

// search is what goes into one move.
type search struct {
	*outlook
	me       int
	depth    int  // throws to look ahead
	patience int  // moments that may yet be looked at; below 0, all is in vain
	hasty    bool // looks no further than one move
}

// Move is within the patience whatever is in the pool: it looks less far ahead
// if there are too many orders to spend that, and at last at each move by
// itself.
func (s strong) Move(state *yutnori.State, _ *rand.Rand) yutnori.Move {
	var buffer [yutnori.MaxMoves]yutnori.Move
	if moves := s.rules.AppendMoves(buffer[:0], state); len(moves) == 1 {
		return moves[0]
	}
	for depth := throwsAhead; depth >= 0; depth-- {
		search := search{outlook: s.outlook, me: state.Turn(), depth: depth, patience: patience}
		if best, _ := search.spend(state, 1); search.patience >= 0 {
			return best
		}
	}
	search := search{outlook: s.outlook, me: state.Turn(), hasty: true}
	best, _ := search.spend(state, 1)
	return best
}

// spend is the best move that spends something of the pool, and the chance to
// win that it leaves. Reach is how likely it is to get there.
func (s *search) spend(state *yutnori.State, reach float64) (best yutnori.Move, chance float64) {
	var buffer [yutnori.MaxMoves]yutnori.Move
	chance = -1
	for _, move := range s.rules.AppendMoves(buffer[:0], state) {
		next := *state
		var event yutnori.Event
		if next.Move(s.rules, move, &event) != nil {
			continue
		}
		if after := s.after(&next, reach); after > chance {
			best, chance = move, after
		}
	}
	return best, chance
}

// after is the chance to win from a state that a move or a throw has led to.
func (s *search) after(state *yutnori.State, reach float64) float64 {
	_, won := state.Winner()
	s.patience--
	switch {
	case won:
		return 1
	case s.hasty:
		return s.estimate(state)
	case s.patience < 0:
		return 0
	case state.Turn() != s.me:
		m := s.moment(state)
		depth := s.depth
		if reach < 1 {
			depth = max(0, depth-1)
		}
		return float64(s.expect(&m, depth)[s.me])
	case reach < unlikely:
		return s.estimate(state)
	case state.Chains() == 0:
		_, chance := s.spend(state, reach)
		return chance
	}
	chance := 0.0
	for result, odds := range s.paces[s.me].odds {
		next := *state
		var event yutnori.Event
		if odds > 0 && next.Throw(s.rules, yutnori.Result(result), &event) == nil {
			chance += odds * s.after(&next, reach*odds)
		}
	}
	return chance
}

// estimate is the chance to win with results and chains that are not looked
// at: they are so many steps ahead in the race.
func (s *search) estimate(state *yutnori.State) float64 {
	m := s.moment(state)
	if state.Turn() != s.me {
		return float64(s.chances(&m)[s.me])
	}
	pool := state.Pool()
	for result := range yutnori.Result(yutnori.NumResults) {
		m.left[s.me] -= float32(pool.Count(result)*result.Steps()) / stepsPerTurn
	}
	return float64(s.chances(&m)[s.me])
}

// chances are each player's chances to win.
type chances [yutnori.MaxPlayers]float32

// expect is the chances in front of a throw, looking so many throws ahead.
func (s *search) expect(m *moment, depth int) chances {
	s.patience--
	if m.won || depth == 0 {
		return s.chances(m)
	}
	var sum chances
	for result, odds := range s.paces[m.turn].odds {
		if odds == 0 {
			continue
		}
		next := s.best(m, yutnori.Result(result))
		for player, chance := range s.expect(&next, depth-1) {
			sum[player] += float32(odds) * chance
		}
	}
	return sum
}

// best is the moment after the player on turn has thrown a result and made the
// move that brings him furthest ahead in the race.
func (o *outlook) best(m *moment, result yutnori.Result) moment {
	best, lead := *m, float32(math.Inf(-1))
	pieces := &m.pieces[m.turn]
	for piece, from := range pieces {
		if from >= yutnori.Arrived {
			break
		}
		if piece > 0 && pieces[piece-1] == from || from == yutnori.InHand && result.Back() {
			continue
		}
		ways := &o.paces[m.turn].to[from][result]
		for way, to := range ways {
			if way == 1 && to == ways[0] {
				break
			}
			next := o.follow(m, from, to, result)
			if ahead := o.lead(&next, int(m.turn)); ahead > lead {
				best, lead = next, ahead
			}
		}
	}
	if math.IsInf(float64(lead), -1) {
		return o.follow(m, yutnori.InHand, yutnori.InHand, result)
	}
	return best
}

// lead is how many turns a player is ahead of the others, all together.
func (o *outlook) lead(m *moment, player int) float32 {
	others := float32(o.players - 1)
	lead := -m.left[player] * others
	for other := range o.players {
		if other != player {
			lead += m.left[other]
		}
	}
	if int(m.turn) == player {
		lead += float32(m.chains) * others
	}
	return lead
}

// chances compares the players' races, the sooner to throw being ahead by a
// part of a turn.
func (o *outlook) chances(m *moment) (chances chances) {
	if m.won {
		chances[m.turn] = 1
		return chances
	}
	var left [yutnori.MaxPlayers]float64
	for player := range o.players {
		wait := (player - int(m.turn) + o.players) % o.players
		left[player] = float64(m.left[player]) + float64(wait)/float64(o.players)
		if wait == 0 {
			left[player] -= float64(m.chains - 1)
		}
	}
	// Whoever is ahead has the weight 1: however far that is, nothing overflows.
	least, sum := slices.Min(left[:o.players]), 0.0
	for player := range o.players {
		left[player] = math.Exp((least - left[player]) / turnsAhead)
		sum += left[player]
	}
	for player := range o.players {
		chances[player] = float32(left[player] / sum)
	}
	return chances
}
