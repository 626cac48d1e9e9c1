package yutnori_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
)

// model plays the game slowly: each piece has its own position, each throw is kept in a
// list, and the cells of the board have names. It moves pieces according to the tables
// written by hand.
type model struct {
	rules *yutnori.Rules
	facts yutnori.Facts

	table, cows map[yutnori.Position][6]yutnori.Position

	state yutnori.State

	pieces [][]yutnori.Position
	pool   []yutnori.Result // the throws of the turn that have not been used
	turn   int
	owed   int
	won    bool
}

// longWays holds the positions to which do, gae, geol, yut and mo lead by the long way
// (H5).
var longWays = map[yutnori.Position][5]yutnori.Position{
	5:  {6, 7, 8, 9, 10},
	10: {11, 12, 13, 14, 15},
	22: {23, 24, 15, 16, 17},
}

func TestTheEngineAgreesWithTheSlowModel(t *testing.T) {
	table, cows := readMovement(t, movement), readMovement(t, cowsMovement)
	for name, vary := range map[string]func(*rapid.T, *yutnori.Facts){
		"basic":             func(*rapid.T, *yutnori.Facts) {},
		"animals":           anyAnimals,
		"house":             anyHouse,
		"animals and house": anyFacts,
		"corners":           anyCorners,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			rapid.Check(t, func(t *rapid.T) {
				facts := yutnori.Basic(rapid.IntRange(2, 4).Draw(t, "players"), rapid.IntRange(1, 4).Draw(t, "pieces"))
				vary(t, &facts)
				rules, err := yutnori.NewRules(facts)
				require.NoError(t, err)
				m := &model{rules: rules, facts: facts, table: table, cows: cows, owed: 1}
				m.setUp(t)
				t.Repeat(map[string]func(*rapid.T){
					"throw":      m.throw,
					"move":       m.move,
					"move again": m.move, // listed twice, so that moves are more frequent than blunders
					"blunder":    m.blunder,
					"":           m.compare,
				})
			})
		})
	}
}

func anyAnimals(t *rapid.T, facts *yutnori.Facts) {
	for player := range facts.Players {
		facts.Teams[player].Skills = yutnori.Animal(rapid.IntRange(0, 3).Draw(t, "animal")).Skills()
	}
}

func anyHouse(t *rapid.T, facts *yutnori.Facts) {
	facts.BackResults = rapid.Bool().Draw(t, "H1")
	facts.NoChainOnYut = rapid.Bool().Draw(t, "H4")
	facts.ShortWayOptional = rapid.Bool().Draw(t, "H5")
	facts.BackFromOne = yutnori.BackFromOne(rapid.IntRange(0, 2).Draw(t, "H6"))
}

func anyCorners(t *rapid.T, facts *yutnori.Facts) {
	for player := range facts.Players {
		facts.Teams[player].Corner = yutnori.Corner(rapid.IntRange(0, 3).Draw(t, "corner"))
		facts.Teams[player].Clockwise = rapid.Bool().Draw(t, "clockwise")
	}
}

func anyFacts(t *rapid.T, facts *yutnori.Facts) {
	anyAnimals(t, facts)
	anyHouse(t, facts)
	anyCorners(t, facts)
}

// setUp begins in a random state, in which pieces may be about to meet, arrive or win.
func (m *model) setUp(t *rapid.T) {
	owner := map[string]int{}
	often := []yutnori.Position{0, 1, 2, 3, 4, 5, 6, 7, 20, 100}
	anywhere := rapid.SampledFrom(append(slices.Repeat(often, 3), everyPosition()[7:]...))
	for player := range m.facts.Players {
		pieces := make([]yutnori.Position, m.facts.Pieces)
		for piece := range pieces {
			at := anywhere.Draw(t, "at")
			if at.OnBoard() {
				other, taken := owner[m.spot(player, at)]
				_, road := m.cows[at]
				if taken && other != player || m.facts.Teams[player].CowsRoad && !road {
					at = 0
				} else {
					owner[m.spot(player, at)] = player
				}
			}
			pieces[piece] = at
		}
		if !slices.ContainsFunc(pieces, func(at yutnori.Position) bool { return at != yutnori.Arrived }) {
			pieces[0] = 0
		}
		m.pieces = append(m.pieces, pieces)
	}
	m.turn = rapid.IntRange(0, m.facts.Players-1).Draw(t, "turn")
	var err error
	m.state, err = m.rules.Setup(m.pieces, m.turn)
	require.NoError(t, err)
}

func (m *model) throw(t *rapid.T) {
	result := yutnori.Result(rapid.IntRange(0, yutnori.NumResults-1).Draw(t, "result"))
	next, event, err := m.rules.Throw(m.state, result)
	allowed := !m.won && m.owed > 0 && (m.facts.BackResults || result >= yutnori.BackDo)
	if !allowed {
		require.Error(t, err)
		require.Equal(t, m.state, next)
		return
	}
	require.NoError(t, err)
	m.state = next
	m.pool = append(m.pool, result)
	again := result >= yutnori.Yut || result == yutnori.Geol && m.facts.Teams[m.turn].GeolThrowsAgain
	if !again {
		m.owed--
	}
	require.Equal(t, yutnori.Event{Kind: yutnori.Thrown, Player: int8(m.turn), Result: result, Again: again}, event)
}

// move makes one of the moves that the rules list.
func (m *model) move(t *rapid.T) {
	moves := m.rules.AppendMoves(nil, &m.state)
	if len(moves) == 0 {
		require.True(t, m.won || m.owed > 0)
		return
	}
	m.try(t, rapid.SampledFrom(moves).Draw(t, "move"))
}

// blunder tries an arbitrary move. The rules refuse most of these moves, some of them for
// only one reason.
func (m *model) blunder(t *rapid.T) {
	from := rapid.SampledFrom(m.pieces[m.turn])
	result := rapid.IntRange(0, yutnori.NumResults)
	if rapid.Bool().Draw(t, "from anywhere") {
		from = rapid.SampledFrom(everyPosition())
	}
	if len(m.pool) > 0 && rapid.Bool().Draw(t, "a result of the pool") {
		result = rapid.Map(rapid.SampledFrom(m.pool), func(r yutnori.Result) int { return int(r) })
	}
	m.try(t, yutnori.Move{
		From:   from.Draw(t, "from"),
		Result: yutnori.Result(result.Draw(t, "result")),
		Long:   rapid.IntRange(0, 3).Draw(t, "long") == 0,
	})
}

func everyPosition() []yutnori.Position {
	every := []yutnori.Position{-128, -1, 30, 99, 100, 101, 127}
	for at := range yutnori.Last + 1 {
		every = append(every, at)
	}
	return every
}

func (m *model) try(t *rapid.T, move yutnori.Move) {
	next, event, err := m.rules.Move(m.state, move)
	offered := slices.Contains(m.rules.AppendMoves(nil, &m.state), move)
	require.Equal(t, m.allows(move), err == nil, "%v: %v", move, err)
	require.Equal(t, m.allows(move), offered, "%v is offered", move)
	if err != nil {
		require.Equal(t, m.state, next)
		return
	}
	m.state = next
	require.Equal(t, m.apply(move), event, move)
}

func (m *model) allows(move yutnori.Move) bool {
	own := m.pieces[m.turn]
	onBoard := slices.ContainsFunc(own, yutnori.Position.OnBoard)
	switch {
	case m.won || m.owed > 0,
		!slices.Contains(m.pool, move.Result),
		!slices.Contains(own, move.From),
		move.From == yutnori.Arrived,
		move.From == 0 && move.Result < yutnori.Do && onBoard:
		return false
	}
	_, fork := longWays[move.From]
	choice := fork && m.facts.ShortWayOptional && move.Result >= yutnori.Do && !m.facts.Teams[m.turn].CowsRoad
	return !move.Long || choice
}

// apply makes a legal move and returns its event.
func (m *model) apply(move yutnori.Move) yutnori.Event {
	own, player := m.pieces[m.turn], m.turn
	event := yutnori.Event{Kind: yutnori.Moved, Player: int8(player), Result: move.Result, From: move.From, Long: move.Long}
	used := slices.Index(m.pool, move.Result)
	m.pool = slices.Delete(m.pool, used, used+1)
	if move.From != 0 || move.Result >= yutnori.Do {
		event.To = m.destination(move)
		for piece, at := range own {
			switch {
			case at == move.From && (at != 0 || event.Pieces == 0):
				own[piece] = event.To
				event.Pieces++
			case at == event.To && at.OnBoard():
				event.Stacked++
			}
		}
		m.catch(&event)
	}
	event.Won = !slices.ContainsFunc(own, func(at yutnori.Position) bool { return at != yutnori.Arrived })
	m.won = event.Won
	if !m.won && m.owed == 0 && len(m.pool) == 0 {
		event.TurnOver = true
		m.turn = (m.turn + 1) % m.facts.Players
		m.owed = 1
	}
	return event
}

func (m *model) catch(event *yutnori.Event) {
	if !event.To.OnBoard() {
		return
	}
	here := m.spot(m.turn, event.To)
	for victim, pieces := range m.pieces {
		if victim == m.turn {
			continue
		}
		for piece, at := range pieces {
			if at.OnBoard() && m.spot(victim, at) == here {
				pieces[piece] = 0
				event.Caught++
				event.Victim = int8(victim)
			}
		}
	}
	switch {
	case event.Caught == 0:
	case m.facts.Teams[event.Victim].EndsCatchersTurn:
		m.pool = nil
	case m.facts.NoChainOnYut && (event.Result == yutnori.Yut || event.Result == yutnori.Mo):
	case m.facts.Teams[m.turn].TwoChainsPerCatch:
		m.owed = 2
	default:
		m.owed = 1
	}
	event.Chains = int8(m.owed)
}

func (m *model) destination(move yutnori.Move) yutnori.Position {
	table := m.table
	if m.facts.Teams[m.turn].CowsRoad {
		table = m.cows
	}
	if move.Long {
		return longWays[move.From][move.Result-yutnori.Do]
	}
	if move.Result >= yutnori.Do {
		return table[move.From][move.Result-yutnori.BackDo]
	}
	at := move.From
	for range -move.Result.Steps() {
		switch {
		case at == 1 && m.facts.BackFromOne == yutnori.ToHand:
			return 0
		case at == 1 && m.facts.BackFromOne == yutnori.ToArrived:
			return 100
		}
		at = table[at][0]
	}
	return at
}

func (m *model) spot(player int, at yutnori.Position) string {
	team := m.facts.Teams[player]
	direction := 1
	if team.Clockwise {
		direction = -1
	}
	return spot(int(team.Corner), direction, int(at))
}

// compare requires that the state equals the model's state, and that the state is
// possible in a game.
func (m *model) compare(t *rapid.T) {
	require.Equal(t, m.turn, m.state.Turn())
	require.Equal(t, m.owed, m.state.Chains())
	_, won := m.state.Winner()
	require.Equal(t, m.won, won)
	pool := slices.Sorted(slices.Values(m.pool))
	require.Equal(t, pool, append([]yutnori.Result(nil), m.state.Pool().Results()...))

	owner := map[string]int{}
	for player, pieces := range m.pieces {
		require.Equal(t, slices.Sorted(slices.Values(pieces)), m.state.Pieces(player))
		for _, at := range m.state.Pieces(player) {
			require.True(t, at.Valid())
			if !at.OnBoard() {
				continue
			}
			other, taken := owner[m.spot(player, at)]
			require.True(t, !taken || other == player, "players %d and %d share a cell", player, other)
			owner[m.spot(player, at)] = player
		}
	}
	if !m.won && m.owed == 0 {
		require.NotEmpty(t, m.rules.AppendMoves(nil, &m.state), "the game is stuck")
	}
}
