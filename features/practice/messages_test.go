package practice

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/programtest"
	"games.example/internal/protocol"
	"games.example/yutkata/byhand"
)

func gameNamed(name string) Game {
	games := Games()
	return games[slices.IndexFunc(games, func(game Game) bool { return game.Name == name })]
}

// A failure describes the expected behavior in words that a learner knows.
func TestAFailureDescribesTheExpectedBehavior(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ game, broken, title, want string }{
		{"draughts", "turns-after-play-are-the-mover-s", "the other player is to move", `turns after play, which are black's: expected [], found ["33-24","33-44"]`},
		{"draughts", "captured-pieces-stay", "a series of captures", "board:\n88: expected ., found b\n53: expected ., found b"},
		{"draughts", "light-squares", "a piece on a light square", `expected {"refused": (any words)}, since line 6, column 6 of the board: expected a space (light square), found 'w'`},
		{"draughts", "nobody-wins", "whose last piece is captured", `winner in the answer to play: expected "white", found ""`},
		{"rook", "refuses-illegal", "after an illegal move nothing", "refused: not now: submit is never refused for an illegal move: answer with broken_rule"},
		{"yutnori", "a-throw-replaces-the-pool", "a second throw is added", `pool after the throw, with its earlier results: expected ["do","yut"], found ["do"]`},
		{"yutnori", "refused-move-spends", "after a win nothing can be moved", "the answer to look differs from the last answer that was not a refusal:\npool: expected [\"mo\"], found []"},
	} {
		game := gameNamed(test.game)
		all := scenariosIn(t, game)
		found := chosen(all, test.title)
		require.NotEmpty(t, found, test.title)
		require.ErrorContains(t, failure(game, found[0], game.Reference(test.broken)), test.want)
	}
}

func TestALongConversationIsPrintedWithItsLastNewAndItsLastSet(t *testing.T) {
	t.Parallel()
	said := []exchange{{`{"do":"new","n":1}`, "a"}, {`{"do":"new","n":2}`, "b"}, {`{"do":"throw"}`, "c"}, {`{"do":"set","n":3}`, "d"}, {`{"do":"set","n":4}`, "e"}, {`{"do":"throw"}`, "f"}}
	printed := []string{"...", `> {"do":"new","n":2}`, "< b", "...", `> {"do":"set","n":4}`, "< e", "..."}
	for range 5 {
		said, printed = append(said, exchange{`{"do":"move"}`, "g"}), append(printed, `> {"do":"move"}`, "< g")
	}
	said, printed = append(said, exchange{`{"do":"look"}`, ""}), append(printed, `> {"do":"look"}`)
	require.Equal(t, printed, lines(said))
}

// If a program refuses a look, practice reports only the refusal.
func TestARefusedLookIsReported(t *testing.T) {
	t.Parallel()
	for game, title := range map[string]string{"yutkata": "a throw out of turn is refused", "rook": "a move out of turn", "yutnori": "after a win nothing can be moved"} {
		game := gameNamed(game)
		rules := game.Reference("")
		kata := protocol.Answer(func(request []byte) (any, error) {
			if strings.HasPrefix(string(request), `{"do":"look"`) {
				return nil, &protocol.Refusal{Why: `"I do not know how to look"`, Theirs: true}
			}
			return rules(request)
		})
		all := scenariosIn(t, game)
		require.EqualError(t, failure(game, chosen(all, title)[0], kata),
			`look was refused: "I do not know how to look": expected the last answer that was not a refusal`)
	}
}

// A token that has finished is in the list of finished tokens, and not on the board.
func TestAFinishedTokenIsInOnePlaceOnly(t *testing.T) {
	t.Parallel()
	game := Games()[0] // yutkata
	all := scenariosIn(t, game)
	scenario := chosen(all, "a token that reaches the last space has finished")[0]
	for name, show := range map[string]func(*byhand.Observation){
		"nowhere":    func(seen *byhand.Observation) { seen.Finished = []string{} },
		"two places": func(seen *byhand.Observation) { seen.Board = "[[A1" + strings.TrimPrefix(seen.Board, "[[") },
	} {
		rules := game.Reference("")
		kata := protocol.Answer(func(request []byte) (any, error) {
			answer, err := rules(request)
			if seen, ok := answer.(byhand.Observation); ok && len(seen.Finished) > 0 {
				show(&seen)
				answer = seen
			}
			return answer, err
		})
		require.ErrorContains(t, failure(game, scenario, kata), "expected A1 finished", name)
	}
}

func TestARequestWithoutAnEndIsRefused(t *testing.T) {
	t.Parallel()
	err := serve(programtest.Endless('x'), io.Discard, Games()[0].Reference(""))
	require.EqualError(t, err, "a line of input is too long: expected fewer than 1048576 bytes")
	err = serve(strings.NewReader(strings.Repeat("x", 100_000)), io.Discard, Games()[0].Reference(""))
	require.ErrorContains(t, err, "xxx...xxx")
	require.Less(t, len(err.Error()), 300)
}

func TestALargeBoardIsShownInPart(t *testing.T) {
	t.Parallel()
	large := chosen(scenariosIn(t, Games()[0]), "70000")[0]
	for _, rule := range []string{"do-moves-two", "set-ignores-the-board"} {
		err := failure(Games()[0], large, Games()[0].Reference(rule))
		require.ErrorContains(t, err, "[][][]", rule)
		require.Less(t, len(err.Error()), 1000, rule)
	}
	board := strings.Repeat("[]", 70_000)
	text := lines([]exchange{{request: `{"do":"set","board":"` + board, answer: board}})
	require.Less(t, len(strings.Join(text, "")), 1000)
}

func TestATestRunMayPrint16MB(t *testing.T) {
	t.Parallel()
	output := &limited{}
	_, err := output.Write(make([]byte, 16<<20))
	require.NoError(t, err)
	_, err = output.Write([]byte("x"))
	require.ErrorIs(t, err, errEndless)
}

func TestALongLineOfAProgramIsPrintedInPart(t *testing.T) {
	t.Parallel()
	var said tail
	fmt.Fprintf(&said, "why\n%s\r\nend\n", strings.Repeat("x", 10_000))
	lines := said.lines()
	require.Len(t, lines, 3)
	require.Equal(t, "why", lines[0])
	require.Len(t, lines[1], 200)
	require.Contains(t, lines[1], "x...x")
	require.Equal(t, "end", lines[2])
}
