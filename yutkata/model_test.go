package yutkata_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutkata"
	"games.example/yutkata/kata"
)

// model is the kata's solution, and what has been played on its board. The solution
// keeps the tokens of each space, and has no function for a result of a move.
type model struct {
	board    *kata.GameBoard
	begin    func() *kata.GameBoard // a board with the same options
	turns    [][2]string            // the sticks and the token of each move
	sticks   string                 // the throw to use, or empty
	spaces   int
	players  []string // "A", "B", ...
	tokens   []string
	wrap     bool
	miss     map[int]bool
	finished []string
	owed     map[string]int
}

func drawModel(t *rapid.T) (*model, []yutkata.Option) {
	m := &model{
		spaces: rapid.IntRange(2, 20).Draw(t, "spaces"),
		wrap:   rapid.Bool().Draw(t, "wrap"),
		miss:   map[int]bool{},
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
			m.tokens = append(m.tokens, fmt.Sprintf("%s%d", m.players[player], number+1))
		}
	}
	back := map[int]int{}
	for space := 1; space < m.spaces; space++ {
		switch rapid.IntRange(0, 5).Draw(t, "obstacle") {
		case 0:
			m.miss[space] = true
			options = append(options, yutkata.MissTurn(space))
		case 1:
			back[space] = rapid.IntRange(1, 6).Draw(t, "back")
			options = append(options, yutkata.MoveBack(space, back[space]))
		}
	}
	m.begin = func() *kata.GameBoard {
		board := kata.NewGameBoard()
		board.SetSpaces(m.spaces)
		board.SetTokens(tokens)
		board.SetPlayers(players)
		if m.wrap {
			board.WrapAround()
		}
		for space := range m.miss {
			board.MissTurn(space)
		}
		for space, spaces := range back {
			board.MoveBack(space, spaces)
		}
		return board
	}
	m.board = m.begin()
	return m, options
}

// spacesOf returns the space of each token on a board, from 1.
func spacesOf(board *kata.GameBoard) map[string]int {
	at := map[string]int{}
	for i, tokens := range strings.Split(strings.TrimSuffix(strings.TrimPrefix(board.DisplayBoard(), "[["), "]]"), "],[") {
		for token := range strings.FieldsFuncSeq(tokens, func(r rune) bool { return r == ',' }) {
			at[token] = i + 1
		}
	}
	return at
}

// told holds the results that a move should have.
type told struct {
	from, to, landed, captured   int
	stayed, finished, again, won bool
	missed                       []int
}

// throw throws the sticks. It reports whether the player may throw.
func (m *model) throw(letter, sticks string) bool {
	m.board.Script(kata.Throw(sticks))
	_, err := m.board.Player("Player" + letter).Throw()
	if err == nil {
		m.sticks = sticks
	}
	return err == nil
}

// move makes a move. The result ok is false if the rules forbid the move.
func (m *model) move(letter, token string) (moved told, ok bool) {
	moved, ok = m.moveOn(m.board, letter, token)
	if !ok {
		return moved, false
	}
	m.turns = append(m.turns, [2]string{m.sticks, token})
	m.sticks = ""
	if moved.finished {
		m.finished = append(m.finished, token)
	}
	if m.miss[moved.landed] {
		m.owed[letter]++
	}
	if !moved.again && !moved.won {
		next := slices.Index(m.players, letter)
		for next = (next + 1) % len(m.players); m.owed[m.players[next]] > 0; next = (next + 1) % len(m.players) {
			m.owed[m.players[next]]--
			moved.missed = append(moved.missed, next)
		}
	}
	return moved, true
}

// moveOn makes a move on a board, and returns its results except the missed turns.
func (m *model) moveOn(board *kata.GameBoard, letter, token string) (moved told, ok bool) {
	before := spacesOf(board)
	if board.Player("Player"+letter).Move(token) != nil {
		return moved, false
	}
	after, value := spacesOf(board), kata.Throw(m.sticks).Value()
	moved.from = before[token]
	moved.stayed = !m.wrap && moved.from+value > m.spaces
	if !moved.stayed {
		moved.landed = (moved.from+value-1)%m.spaces + 1
	}
	moved.finished = moved.landed == m.spaces
	moved.to = after[token]
	if moved.finished {
		moved.to = m.spaces
	}
	for other := range before {
		if after[other] == 0 && other[0] != token[0] {
			moved.captured++
		}
	}
	moved.won = board.Winner() != ""
	moved.again = value >= 4 && !moved.won
	return moved, true
}

// choose tries every move, each on a board of its own, and returns the first of the best
// moves.
func (m *model) choose() (best string) {
	letter := strings.TrimPrefix(m.board.Turn(), "Player")
	var most []int
	for _, token := range m.tokens {
		board := m.begin()
		for _, turn := range append(slices.Clip(m.turns), [2]string{m.sticks}) {
			board.Script(kata.Throw(turn[0]))
			player := board.Player(board.Turn())
			_, _ = player.Throw() // it was possible before
			if turn[1] != "" {
				_ = player.Move(turn[1])
			}
		}
		told, ok := m.moveOn(board, letter, token)
		if !ok {
			continue
		}
		worth := []int{map[bool]int{true: 1}[told.finished], min(told.captured, 1), told.to - told.from}
		if told.finished || told.captured > 0 {
			worth[2] = 0
		}
		if best == "" || slices.Compare(worth, most) > 0 {
			best, most = token, worth
		}
	}
	return best
}

func TestTheGameAgreesWithTheKatasSolution(t *testing.T) {
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
			allowed := model.throw(letter, next.String())
			require.Equal(t, allowed, err == nil, "%v", err)
			if allowed {
				require.Equal(t, model.choose(), game.Rules().Choose(game.State()).String())
			}
		}
		move := func(t *rapid.T, letter, token string) {
			before := game.State()
			move, err := game.Player(letter).Move(token)
			if err != nil {
				require.Equal(t, before, game.State())
			}
			want, allowed := model.move(letter, token)
			require.Equal(t, allowed, err == nil, "%v", err)
			require.Equal(t, want, told{
				from: move.From, to: move.To, landed: move.Landed, captured: move.Captured, stayed: move.Stayed,
				finished: move.Finished, again: move.Again, won: move.Won, missed: move.Missed,
			})
		}
		t.Repeat(map[string]func(*rapid.T){
			"turn": func(t *rapid.T) {
				letter := strings.TrimPrefix(model.board.Turn(), "Player")
				throw(t, letter)
				move(t, letter, rapid.SampledFrom(model.tokens).Draw(t, "token"))
			},
			"throw": func(t *rapid.T) {
				throw(t, rapid.SampledFrom([]string{"A", "B", "C", "D", "E", "F", "", "a"}).Draw(t, "player"))
			},
			"move": func(t *rapid.T) {
				letter := rapid.SampledFrom(model.players).Draw(t, "player")
				move(t, letter, rapid.StringMatching(`[A-F][0-9]`).Draw(t, "token"))
			},
			"": func(t *rapid.T) {
				require.Equal(t, strings.ReplaceAll(model.board.DisplayBoard(), "],[", "]["), game.Board().String())
				var finished []string
				for _, token := range game.Rules().Finished(game.State()) {
					finished = append(finished, token.String())
				}
				require.ElementsMatch(t, model.finished, finished)
				winner, won := game.Winner()
				require.Equal(t, model.board.Winner() != "", won)
				if won {
					require.Equal(t, model.board.Winner(), winner.Name())
				} else {
					require.Equal(t, model.board.Turn(), game.Current().Name())
				}
				model.tokensStand(t, game)
				resumed(t, game)
			},
		})
	})
}

// tokensStand compares the standing of each token with the model.
func (m *model) tokensStand(t *rapid.T, game *yutkata.Game) {
	var want, got []string
	at := spacesOf(m.board)
	for _, token := range m.tokens {
		switch {
		case slices.Contains(m.finished, token):
			want = append(want, token+" finished")
		case at[token] == 0:
			want = append(want, token+" off the board")
		default:
			want = append(want, fmt.Sprintf("%s on space %d", token, at[token]))
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
