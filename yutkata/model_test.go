package yutkata_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutkata"
)

// model is the same game, written as naively as possible: tokens are names, a
// space is a list of names, and a token walks step by step.
type model struct {
	spaces   int
	players  []string // "A", "B", ...
	wrap     bool
	miss     map[int]bool
	back     map[int]int
	where    map[string]int // the space of each token: 0 off the board, -1 finished
	owed     map[string]int
	turn     int
	thrown   int // the throw that the next move uses, 0 for none
	finished bool
}

func drawModel(t *rapid.T) (*model, []yutkata.Option) {
	m := &model{
		spaces: rapid.IntRange(2, 20).Draw(t, "spaces"),
		wrap:   rapid.Bool().Draw(t, "wrap"),
		miss:   map[int]bool{},
		back:   map[int]int{},
		where:  map[string]int{},
		owed:   map[string]int{},
	}
	tokens := rapid.IntRange(1, 4).Draw(t, "tokens")
	players := rapid.IntRange(2, 5).Draw(t, "players")
	options := []yutkata.Option{yutkata.Spaces(m.spaces), yutkata.Tokens(tokens), yutkata.Players(players)}
	if m.wrap {
		options = append(options, yutkata.WrapAround())
	}
	for player := range players {
		m.players = append(m.players, string(rune('A'+player)))
		for number := range tokens {
			m.where[fmt.Sprintf("%s%d", m.players[player], number+1)] = 0
		}
	}
	for space := 1; space < m.spaces; space++ {
		switch rapid.IntRange(0, 5).Draw(t, "obstacle") {
		case 0:
			m.miss[space] = true
			options = append(options, yutkata.MissTurn(space))
		case 1:
			m.back[space] = rapid.IntRange(1, 6).Draw(t, "back")
			options = append(options, yutkata.MoveBack(space, m.back[space]))
		}
	}
	return m, options
}

// told holds the results that a move should have.
type told struct {
	from, to, landed, captured   int
	stayed, finished, again, won bool
	missed                       []int
}

// move makes a move. The result ok is false if the rules forbid the move.
func (m *model) move(token string) (moved told, ok bool) {
	player := m.players[m.turn]
	space, exists := m.where[token]
	if m.finished || m.thrown == 0 || !exists || token[:1] != player || space == -1 {
		return moved, false
	}
	offBefore := m.off(player)
	defer func() {
		moved.from, moved.to = space, m.where[token]
		if moved.finished {
			moved.to = m.spaces
		}
		moved.captured = m.off(player) - offBefore
		moved.won = m.finished
	}()
	steps := m.thrown
	m.thrown = 0
	to := space
	for range steps {
		to++
		if to > m.spaces {
			to = 1
		}
	}
	switch {
	case !m.wrap && space+steps > m.spaces:
		moved.stayed = true
	case to == m.spaces:
		moved.landed = to
		moved.finished = true
		m.where[token] = -1
	default:
		moved.landed = to
		m.stand(token, to)
		if m.miss[to] {
			m.owed[player]++
		}
		if back, pushed := m.back[to]; pushed {
			m.stand(token, max(0, to-back))
		}
	}
	m.finished = true
	for other, space := range m.where {
		if other[:1] == player && space != -1 {
			m.finished = false
		}
	}
	if m.finished {
		return moved, true
	}
	if steps >= 4 {
		moved.again = true
		return moved, true
	}
	for m.turn = m.next(); m.owed[m.players[m.turn]] > 0; m.turn = m.next() {
		m.owed[m.players[m.turn]]--
		moved.missed = append(moved.missed, m.turn)
	}
	return moved, true
}

// off returns the number of the other players' tokens that are off the board.
func (m *model) off(player string) (tokens int) {
	for token, space := range m.where {
		if token[:1] != player && space == 0 {
			tokens++
		}
	}
	return tokens
}

// choose tries every move, and returns the first of the best moves.
func (m *model) choose() (best string) {
	worth := func(t told) []int {
		return []int{map[bool]int{true: 1}[t.finished], min(t.captured, 1), t.to - t.from}
	}
	var most []int
	for _, token := range sortedKeys(m.where) {
		trial := *m
		trial.where, trial.owed = maps.Clone(m.where), maps.Clone(m.owed)
		told, ok := trial.move(token)
		if !ok {
			continue
		}
		value := worth(told)
		if told.finished || told.captured > 0 {
			value[2] = 0
		}
		if best == "" || slices.Compare(value, most) > 0 {
			best, most = token, value
		}
	}
	return best
}

func (m *model) next() int { return (m.turn + 1) % len(m.players) }

func (m *model) stand(token string, space int) {
	for other, at := range m.where {
		if at == space && other[:1] != token[:1] {
			m.where[other] = 0
		}
	}
	m.where[token] = space
}

func (m *model) board() string {
	spaces := make([][]string, m.spaces)
	for token, space := range m.where {
		if space > 0 {
			spaces[space-1] = append(spaces[space-1], token)
		}
	}
	text := "["
	for _, tokens := range spaces {
		slices.Sort(tokens)
		text += "[" + strings.Join(tokens, ",") + "]"
	}
	return text + "]"
}

func TestTheGameAgreesWithTheNaiveModel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		model, options := drawModel(t)
		var next yutkata.Sticks
		thrower := func() (yutkata.Sticks, error) { return next, nil }
		game, err := yutkata.New(append(options, yutkata.Throws(thrower))...)
		require.NoError(t, err)

		throw := func(t *rapid.T, letter string) {
			next = yutkata.Sticks(rapid.IntRange(0, 15).Draw(t, "sticks"))
			before := game.State()
			if _, err = game.Player(letter).Throw(); err != nil {
				require.Equal(t, before, game.State())
			}
			allowed := !model.finished && model.thrown == 0 && model.players[model.turn] == letter
			require.Equal(t, allowed, err == nil, "%v", err)
			if allowed {
				flats := strings.Count(next.String(), "x")
				model.thrown = []int{5, 1, 2, 3, 4}[flats]
				require.Equal(t, model.choose(), game.Rules().Choose(game.State()).String())
			}
		}
		move := func(t *rapid.T, letter, token string) {
			before := game.State()
			onTurn := letter == model.players[model.turn]
			move, err := game.Player(letter).Move(token)
			if err != nil {
				require.Equal(t, before, game.State())
			}
			var want told
			allowed := false
			if onTurn {
				want, allowed = model.move(token)
			}
			require.Equal(t, allowed, err == nil, "%v", err)
			require.Equal(t, want, told{
				from: move.From, to: move.To, landed: move.Landed, captured: move.Captured, stayed: move.Stayed,
				finished: move.Finished, again: move.Again, won: move.Won, missed: move.Missed,
			})
		}
		t.Repeat(map[string]func(*rapid.T){
			"turn": func(t *rapid.T) {
				letter := model.players[model.turn]
				throw(t, letter)
				move(t, letter, rapid.SampledFrom(sortedKeys(model.where)).Draw(t, "token"))
			},
			"throw": func(t *rapid.T) {
				throw(t, rapid.SampledFrom([]string{"A", "B", "C", "D", "E", "F", "", "a"}).Draw(t, "player"))
			},
			"move": func(t *rapid.T) {
				letter := rapid.SampledFrom(model.players).Draw(t, "player")
				move(t, letter, rapid.StringMatching(`[A-F][0-9]`).Draw(t, "token"))
			},
			"": func(t *rapid.T) {
				require.Equal(t, model.board(), game.Board().String())
				var finished []string
				for _, token := range game.Rules().Finished(game.State()) {
					finished = append(finished, token.String())
				}
				require.ElementsMatch(t, model.tokensThatFinished(), finished)
				_, won := game.Winner()
				require.Equal(t, model.finished, won)
				require.Equal(t, "Player"+model.players[model.turn], game.Current().Name())
				model.tokensStand(t, game)
				resumed(t, game)
			},
		})
	})
}

func (m *model) tokensThatFinished() (finished []string) {
	for token, space := range m.where {
		if space == -1 {
			finished = append(finished, token)
		}
	}
	return finished
}

// tokensStand compares the standing of each token with the model.
func (m *model) tokensStand(t *rapid.T, game *yutkata.Game) {
	var want, got []string
	for _, token := range sortedKeys(m.where) {
		switch space := m.where[token]; space {
		case -1:
			want = append(want, token+" finished")
		case 0:
			want = append(want, token+" off the board")
		default:
			want = append(want, fmt.Sprintf("%s on space %d", token, space))
		}
	}
	for _, player := range m.players {
		for _, standing := range game.Player(player).Tokens() {
			require.Equal(t, game.Rules().Space(game.State(), standing.Token), standing.Space)
			got = append(got, standing.String())
		}
	}
	require.Equal(t, want, got)
}

// resumed checks that a position can be set up again: from its board, and from the
// spaces of its tokens.
func resumed(t *rapid.T, game *yutkata.Game) {
	if _, won := game.Winner(); won {
		return
	}
	state := game.State()
	var spaces []int
	for player := range game.Rules().Players() {
		for _, standing := range game.Player(yutkata.PlayerName(player)).Tokens() {
			spaces = append(spaces, standing.Space)
		}
	}
	stood, err := game.Rules().Stand(state.Turn(), spaces...)
	require.NoError(t, err)
	again, err := game.Rules().Setup(game.Board().String(), game.Rules().Finished(state), state.Turn())
	require.NoError(t, err)
	require.True(t, stood == again, "states of the same position are equal") //nolint:testifylint // it tests ==
	require.Equal(t, game.Board(), game.Rules().Board(again))
	require.Equal(t, game.Rules().Finished(state), game.Rules().Finished(again))
}

func sortedKeys(m map[string]int) []string {
	keys := make([]string, 0, len(m))
	for key := range m {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}
