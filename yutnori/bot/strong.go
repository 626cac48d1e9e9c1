package bot

import (
	"math"
	"math/rand/v2"
	"slices"

	"games.example/yutnori"
)

// strong searches every way to spend its pool, with every result of the chains
// that catches earn, and from there every result of the next two throws, each
// spent well. It judges the final states with a net, or by the players' races
// in games that the net has not learned. It uses no randomness.
type strong struct {
	*outlook
	// The number of states that it examines for a move, and again looking one
	// throw less ahead. Few moves need more than a few hundred.
	patience int
}

// NewStrong returns a bot that looks ahead, for games with such sticks. That
// takes less than 0.1 seconds for each kind of player; most moves take less than a
// millisecond, and all far less than 50.
func NewStrong(rules *yutnori.Rules, sticks yutnori.Sticks) Adviser {
	s := strong{outlook: newOutlook(rules, sticks), patience: patience}
	if isLearned(rules.Facts()) {
		s.judge, s.patience = newJudge(s.outlook, newNet()), patienceWithNet
	}
	return s
}

// isLearned reports whether the net has learned such a game, with two players
// and without house rules. What it has learned without animals works well with
// them.
func isLearned(facts yutnori.Facts) bool {
	for player := range facts.Teams {
		facts.Teams[player].Skills = yutnori.Skills{}
	}
	return facts == yutnori.Basic(2, facts.Pieces)
}

const (
	// Both keep a move well below 50 milliseconds.
	patience        = 10_000
	patienceWithNet = 6_000 // since a net takes longer than comparing races
	// The number of throws that a strong bot looks ahead after its own turn; one
	// fewer after an earned chain.
	throwsAhead = 2
	// A chain that is less likely than this is ignored.
	unlikely = 0.07
	// A lead of this many turns in the race makes the odds e to one.
	turnsAhead = 3.0
	// The average number of steps in a turn with fair sticks.
	stepsPerTurn = 2.5
)

func (s strong) Move(state *yutnori.State, _ *rand.Rand) yutnori.Move {
	return bestMove(s.rules, s, state)
}

// Chances stays within the patience whatever is in the pool: if there are too
// many orders to spend it, the bot looks less far ahead, and finally it only
// estimates the chance after each move.
func (s strong) Chances(state *yutnori.State) []float64 {
	for depth := throwsAhead; depth >= 0; depth-- {
		search := search{rules: s.rules, odds: s.paces[0].odds, value: lookahead{s.outlook, depth}}
		if chances, ok := search.chances(state, s.patience); ok {
			return chances
		}
	}
	var chances []float64
	for _, move := range s.rules.AppendMoves(nil, state) {
		next, _, _ := s.rules.Move(*state, move) // it is legal
		chances = append(chances, s.estimate(&next, state.Turn()))
	}
	return chances
}

// lookahead holds what a strong bot needs to value states by looking ahead.
type lookahead struct {
	*outlook
	depth int
}

func (l lookahead) chance(s *search, state *yutnori.State, reach float64) (float64, bool) {
	switch {
	case state.Turn() != s.me:
		m := l.moment(state)
		depth := l.depth
		if reach < 1 {
			depth = max(0, depth-1)
		}
		return float64(l.expect(s, &m, depth)[s.me]), true
	case reach < unlikely:
		return l.estimate(state, s.me), true
	}
	return 0, false
}

// estimate returns a player's chance to win, without looking ahead: the results
// yet to be spent count as steps ahead in the race.
func (o *outlook) estimate(state *yutnori.State, player int) float64 {
	m := o.moment(state)
	if state.Turn() == player {
		pool := state.Pool()
		for result := range yutnori.Result(yutnori.NumResults) {
			m.left[player] -= float32(pool.Count(result)*result.Steps()) / stepsPerTurn
		}
	}
	return float64(o.chances(&m)[player])
}

// chances holds each player's chance to win.
type chances [yutnori.MaxPlayers]float32

// expect returns the chances before a throw, looking some throws ahead.
func (o *outlook) expect(s *search, m *moment, depth int) chances {
	s.patience--
	if m.won || depth == 0 {
		return o.chances(m)
	}
	var sum chances
	for result, odds := range s.odds {
		if odds == 0 {
			continue
		}
		next := o.best(m, yutnori.Result(result))
		for player, chance := range o.expect(s, &next, depth-1) {
			sum[player] += float32(odds) * chance
		}
	}
	return sum
}

// best returns the moment after the player on turn has thrown a result and made
// the move with the best chances, or the one furthest ahead in the race.
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
			if ahead := o.merit(&next, int(m.turn)); ahead > lead {
				best, lead = next, ahead
			}
		}
	}
	if math.IsInf(float64(lead), -1) {
		return o.follow(m, yutnori.InHand, yutnori.InHand, result)
	}
	return best
}

// merit returns how good a moment is for a player.
func (o *outlook) merit(m *moment, player int) float32 {
	if o.judge != nil {
		return o.chances(m)[player]
	}
	return o.lead(m, player)
}

// lead returns the number of turns by which a player is ahead of the others,
// all together.
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

// chances returns the judgment of the net if there is one. Otherwise it
// compares the players' races; whoever throws sooner is ahead by part of a
// turn.
func (o *outlook) chances(m *moment) (chances chances) {
	if m.won {
		chances[m.turn] = 1
		return chances
	}
	if o.judge != nil {
		chance := float32(o.judge.chance(m))
		chances[m.turn], chances[1-m.turn] = chance, 1-chance
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
	// Whoever is ahead has weight 1, so a large lead does not overflow.
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
