package yutnori_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
	"games.example/yutnori/kata"
)

// model is a game of the kata's solution, in which each piece has its own position and
// each result its name.
type model struct {
	rules *yutnori.Rules
	facts yutnori.Facts
	cows  map[yutnori.Position][6]yutnori.Position // the positions on the cow's road
	state yutnori.State
	game  kata.Game
}

func TestTheEngineAgreesWithTheKatasSolution(t *testing.T) {
	cows := readMovement(t, cowsMovement)
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
				rules := rulesOf(t, facts)
				m := &model{rules: rules, facts: facts, cows: cows}
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
	pieces := make([][]yutnori.Position, m.facts.Players)
	often := []yutnori.Position{0, 1, 2, 3, 4, 5, 6, 7, 20, 100}
	anywhere := rapid.SampledFrom(append(slices.Repeat(often, 3), everyPosition()[7:]...))
	for player := range m.facts.Players {
		for range m.facts.Pieces {
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
			pieces[player] = append(pieces[player], at)
		}
		if !slices.ContainsFunc(pieces[player], func(at yutnori.Position) bool { return at != yutnori.Arrived }) {
			pieces[player][0] = 0
		}
	}
	turn := rapid.IntRange(0, m.facts.Players-1).Draw(t, "turn")
	var err error
	m.state, err = m.rules.Setup(pieces, turn)
	require.NoError(t, err)
	m.game = m.kataGame()
	m.game.Turn = turn
	for player := range pieces {
		for piece, at := range pieces[player] {
			m.game.Pieces[player][piece] = int(at)
		}
	}
}

// kataGame returns a game of the solution with the same facts.
func (m *model) kataGame() kata.Game {
	game := kata.NewGame(m.facts.Players, m.facts.Pieces)
	game.House = kata.House{
		BackResults: m.facts.BackResults,
		YutNoChain:  m.facts.NoChainOnYut,
		LongWay:     m.facts.ShortWayOptional,
		BackFromOne: strings.TrimPrefix(m.facts.BackFromOne.String(), yutnori.ToLast.String()),
	}
	for _, team := range m.facts.Teams[:m.facts.Players] {
		game.House.Corners = append(game.House.Corners, team.Corner.String())
		game.House.Clockwise = append(game.House.Clockwise, team.Clockwise)
		animal := ""
		for a := range yutnori.Animal(yutnori.NumAnimals) {
			if a.Skills() == team.Skills {
				animal = a.String()
			}
		}
		game.Animals = append(game.Animals, animal)
	}
	return game
}

func (m *model) throw(t *rapid.T) {
	result := yutnori.Result(rapid.IntRange(0, yutnori.NumResults-1).Draw(t, "result"))
	next, event, err := m.rules.Throw(m.state, result)
	throws := m.game.Throws
	if m.game.Throw(result.String()) != nil {
		require.Error(t, err)
		require.Equal(t, m.state, next)
		return
	}
	require.NoError(t, err)
	m.state = next
	again := m.game.Throws == throws
	require.Equal(t, yutnori.Event{Kind: yutnori.Thrown, Player: int8(m.game.Turn), Result: result, Again: again}, event)
}

// move makes one of the moves that the rules list.
func (m *model) move(t *rapid.T) {
	moves := m.rules.AppendMoves(nil, &m.state)
	if len(moves) == 0 {
		require.True(t, m.game.Winner >= 0 || m.game.Throws > 0)
		return
	}
	m.try(t, rapid.SampledFrom(moves).Draw(t, "move"))
}

// blunder tries an arbitrary move. The rules refuse most of these moves, some of them for
// only one reason.
func (m *model) blunder(t *rapid.T) {
	from := rapid.SampledFrom(m.state.Pieces(m.game.Turn))
	result := rapid.IntRange(0, yutnori.NumResults)
	if rapid.Bool().Draw(t, "from anywhere") {
		from = rapid.SampledFrom(everyPosition())
	}
	if pool := m.state.Pool().Results(); len(pool) > 0 && rapid.Bool().Draw(t, "a result of the pool") {
		result = rapid.Map(rapid.SampledFrom(pool), func(r yutnori.Result) int { return int(r) })
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
	want, allowed := m.play(move)
	require.Equal(t, allowed, err == nil, "%v: %v", move, err)
	require.Equal(t, allowed, offered, "%v is offered", move)
	if err != nil {
		require.Equal(t, m.state, next)
		return
	}
	m.state = next
	require.Equal(t, want, event, move)
}

// play makes a move in the solution's game. It returns what the event of the move should
// be, and reports whether the move is legal.
func (m *model) play(move yutnori.Move) (event yutnori.Event, legal bool) {
	player, before := m.game.Turn, make([][]int, len(m.game.Pieces))
	for i, pieces := range m.game.Pieces {
		before[i] = slices.Clone(pieces)
	}
	act := m.game.Move
	if move.Long {
		act = m.game.MoveLongWay
	}
	if act(int(move.From), move.Result.String()) != nil {
		return event, false
	}
	event = yutnori.Event{Kind: yutnori.Moved, Player: int8(player), Result: move.Result, From: move.From, Long: move.Long}
	for other, pieces := range m.game.Pieces {
		for piece, at := range pieces {
			switch {
			case at == before[other][piece]:
			case other == player:
				event.To = yutnori.Position(at)
				event.Pieces++
			default:
				event.Caught++
				event.Victim = int8(other)
			}
		}
	}
	for _, at := range before[player] {
		if event.To.OnBoard() && at == int(event.To) {
			event.Stacked++
		}
	}
	event.Won = m.game.Winner >= 0
	event.TurnOver = m.game.Turn != player
	if !event.TurnOver {
		event.Chains = int8(m.game.Throws)
	}
	return event, true
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
	require.Equal(t, m.game.Turn, m.state.Turn())
	require.Equal(t, m.game.Throws, m.state.Chains())
	winner, won := m.state.Winner()
	require.Equal(t, m.game.Winner >= 0, won)
	if won {
		require.Equal(t, m.game.Winner, winner)
	}
	var pool []string
	for _, result := range m.state.Pool().Results() {
		pool = append(pool, result.String())
	}
	require.Equal(t, pool, append([]string(nil), m.game.YutList...))

	owner := map[string]int{}
	for player, pieces := range m.game.Pieces {
		var positions []int
		for _, at := range m.state.Pieces(player) {
			positions = append(positions, int(at))
			require.True(t, at.Valid())
			if !at.OnBoard() {
				continue
			}
			other, taken := owner[m.spot(player, at)]
			require.True(t, !taken || other == player, "players %d and %d share a cell", player, other)
			owner[m.spot(player, at)] = player
		}
		require.Equal(t, slices.Sorted(slices.Values(pieces)), positions)
	}
	if !won && m.game.Throws == 0 {
		require.NotEmpty(t, m.rules.AppendMoves(nil, &m.state), "the game is stuck")
	}
}
