package bot

import (
	"math"
	"math/rand/v2"
	"slices"

	"games.example/yutnori"
)

// strong searches every way to spend its pool, with every result of the chains earned by
// catches. Then it looks at every result of the next two throws, and spends each result
// well. It judges the final states with a net, or by the players' races in games that
// the net has not learned. It uses no randomness.
type strong struct {
	*outlook
	// A strong bot examines at most this number of states for a move. If a move needs
	// more, the bot looks ahead one throw less, again with that many states. Few moves
	// need more than a few hundred.
	patience int
}

// NewStrong returns a bot that looks ahead, for games with the given rules and sticks.
// Preparing it takes less than 0.1 seconds for each kind of player. Most moves take
// less than a millisecond, and all moves less than 50.
func NewStrong(rules *yutnori.Rules, sticks yutnori.YutSticks) Adviser {
	s := strong{outlook: newOutlook(rules, sticks), patience: patience}
	if isLearned(rules.Facts()) {
		s.use(newNet())
		s.patience = patienceWithNet
	}
	return s
}

// isLearned reports whether the net judges games with these facts: games of two players
// without house rules. The net was trained without animals, but also plays well with
// them.
func isLearned(facts yutnori.Facts) bool {
	for player := range facts.Teams {
		facts.Teams[player].Skills = yutnori.Skills{}
	}
	return facts == yutnori.Basic(2, facts.Pieces)
}

const (
	// With these limits, a move takes less than 50 milliseconds.
	patience        = 10_000
	patienceWithNet = 6_000 // a net takes longer than comparing races
	// The number of throws that a strong bot looks ahead after its own turn. After an
	// earned chain, it looks ahead one throw less.
	throwsAhead = 2
	// Chains less likely than this are ignored.
	unlikely = 0.07
	// A lead of this many turns in the race changes the odds by a factor of e.
	turnsAhead = 3.0
	// The average number of steps in a turn with fair sticks.
	stepsPerTurn = 2.5
)

func (s strong) Move(state *yutnori.State, _ *rand.Rand) yutnori.Move {
	return bestMove(s.rules, s, state)
}

// Chances limits each search to the number of states in the bot's patience. If the pool
// can be spent in too many orders, the bot looks less far ahead, then ignores the chains
// earned by catches, and finally judges the state right after each move.
func (s strong) Chances(state *yutnori.State) []float64 {
	for depth := throwsAhead; depth >= -1; depth-- {
		ahead := search{rules: s.rules, odds: s.teams[0].odds, judge: lookahead{s.outlook, depth}.chance}
		if chances, ok := ahead.chances(state, s.patience); ok {
			return chances
		}
	}
	var chances []float64
	for _, move := range s.rules.AppendMoves(nil, state) {
		next, _, _ := s.rules.Move(*state, move) // a legal move
		chances = append(chances, s.estimate(&next, state.Turn()))
	}
	return chances
}

// lookahead rates a state by looking depth throws ahead after the player's turn. If
// depth is -1, it does not even follow the chains earned by catches in that turn.
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
			depth--
		}
		return float64(l.expect(s, &m, depth)[s.me]), true
	case reach < unlikely || l.depth < 0:
		return l.estimate(state, s.me), true
	}
	return 0, false
}

// estimate returns a player's chance to win without looking ahead. The results
// that are still in the pool shorten the player's race by their steps.
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

// Shares returns a function that estimates each player's chance to win, 0 to 1, in a state
// without results. It looks at every result of the next two throws.
func Shares(rules *yutnori.Rules, sticks yutnori.YutSticks) func(*yutnori.State) []float64 {
	o := newOutlook(rules, sticks)
	return func(state *yutnori.State) (all []float64) {
		m := o.moment(state)
		shares := o.expect(&search{odds: o.teams[0].odds}, &m, throwsAhead)
		for _, share := range shares[:o.players] {
			all = append(all, float64(share))
		}
		return all
	}
}

// shares holds each player's chance to win.
type shares [yutnori.MaxPlayers]float32

// expect returns the chances before a throw. It looks the given number of throws ahead.
func (o *outlook) expect(s *search, m *moment, depth int) shares {
	s.patience--
	if m.won || depth <= 0 {
		return o.chances(m)
	}
	var sum shares
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

// merit returns the worth of a moment to a player.
func (o *outlook) merit(m *moment, player int) float32 {
	if o.net != nil {
		return o.chances(m)[player]
	}
	return o.lead(m, player)
}

// lead returns the sum of a player's leads over the other players, in turns.
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

// chances returns the net's judgment if there is a net. Otherwise it compares the
// players' races. In a race, the player who throws earlier is ahead by a part of a
// turn.
func (o *outlook) chances(m *moment) shares {
	var c shares
	if m.won {
		c[m.turn] = 1
		return c
	}
	if o.net != nil {
		chance := float32(o.judge(m))
		c[m.turn], c[1-m.turn] = chance, 1-chance
		return c
	}
	var left [yutnori.MaxPlayers]float64
	for player := range o.players {
		wait := (player - int(m.turn) + o.players) % o.players
		left[player] = float64(m.left[player]) + float64(wait)/float64(o.players)
		if wait == 0 {
			left[player] -= float64(m.chains - 1)
		}
	}
	// The leading player has weight 1, so a large lead does not overflow.
	least, sum := slices.Min(left[:o.players]), 0.0
	for player := range o.players {
		left[player] = math.Exp((least - left[player]) / turnsAhead)
		sum += left[player]
	}
	for player := range o.players {
		c[player] = float32(left[player] / sum)
	}
	return c
}
