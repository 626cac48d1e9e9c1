package ui_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/ui"
)

func TestAClickOnAPieceAndOnACellMoves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := newRules(t, rapid.SampledFrom([]yutnori.Facts{yutnori.Basic(2, 3), yutnori.House(), yutnori.Advanced(yutnori.Cow, yutnori.Dog)}).Draw(t, "facts"))
		game := ui.New(rules, ui.Chance(rules, yutnori.YutSticks{}, rapid.Uint64().Draw(t, "seed"))).Begin()
		for range rapid.IntRange(1, 60).Draw(t, "steps") {
			if game.Over() {
				return
			}
			game = game.Play(rapid.IntRange(0, len(game.Options())-1).Draw(t, "option"))
		}
		now := state(game)
		if game.Over() || now.Chains() > 0 {
			return
		}
		move := rapid.SampledFrom(rules.AppendMoves(nil, &now)).Draw(t, "move")
		after, event, err := rules.Move(now, move)
		require.NoError(t, err)
		from, to := spot(rules, now.Turn(), event.From), spot(rules, now.Turn(), event.To)
		if to == "" || from == to {
			return // the piece arrives, or no piece moves
		}
		same := 0 // how many moves of the piece lead to the cell
		for _, other := range rules.AppendMoves(nil, &now) {
			if _, event, _ := rules.Move(now, other); other.From == move.From && spot(rules, now.Turn(), event.To) == to {
				same++
			}
		}
		clicked, err := game.Click(from)
		require.NoError(t, err)
		if same == 1 && len(clicked.Options()) < len(game.Options()) {
			clicked, err = clicked.Click(to)
			require.NoError(t, err)
			require.Equal(t, after, state(clicked))
		}
	})
}

func spot(rules *yutnori.Rules, player int, at yutnori.Position) string {
	if at == yutnori.InHand {
		return "hand"
	}
	if cell, ok := rules.Cell(player, at); ok {
		return fmt.Sprintf("%d,%d", cell.Row, cell.Column)
	}
	return ""
}

func TestAPieceAndACornerCanBeClickedOnAllTheirLines(t *testing.T) {
	game := played(basic(t, yutnori.Geol, yutnori.Do), 1, 1)
	board := game.Board(play.View{Within: play.Size{Width: 50, Height: 21}, Option: -1})
	heights := map[string]int{}
	for _, at := range board.Spots {
		heights[at.Name] = at.Height
	}
	rules := momentOf(game).Rules()
	require.Equal(t, 3, heights[spot(rules, 0, 3)], "the piece")
	require.Equal(t, 3, heights[spot(rules, 0, 5)], "a corner")
	require.Equal(t, 1, heights[spot(rules, 0, 4)])
	for _, at := range game.Board(play.View{Within: play.Size{Width: 50, Height: 11}, Option: -1}).Spots {
		if strings.Contains(at.Name, ",") {
			require.Equal(t, 1, at.Height, "a row of the smallest board is one line")
		}
	}
}

func TestAClickOnTheHandPicksIt(t *testing.T) {
	game := played(basic(t, yutnori.Yut, yutnori.BackDo), 1, 1)
	picked := clicked(t, game, "hand")
	require.Equal(t, game.Log(), picked.Log(), "a back result would move nothing")
	require.True(t, picked.Picked())
}

func TestEscapePutsAChosenPieceDown(t *testing.T) {
	game := played(basic(t, yutnori.Do, yutnori.Gae, yutnori.Geol), 1, 1, 1, 1, 1)
	require.Len(t, game.Options(), 2)
	chosen, err := game.Click("hand")
	require.NoError(t, err)
	require.Equal(t, []string{"geol: a new piece to 3"}, texts(chosen))
	require.Len(t, clicked(t, chosen, "hand").Options(), 2, "a second click puts the piece down, too")
	all, known := chosen.Key("esc")
	require.True(t, known)
	require.Len(t, all.Options(), 2)
	_, known = all.Key("x")
	require.False(t, known)
}

func TestAClickOnAnotherPiecePicksItInstead(t *testing.T) {
	game := read(t, "yutnori play --pieces=2\npieces 3 8 | 0 0 | 0\nplayer 0 throws do\n")
	rules := momentOf(game).Rules()
	first := clicked(t, game, spot(rules, 0, 3))
	require.Equal(t, []string{"do: from 3 to 4"}, texts(first))
	require.Equal(t, []string{"do: from 8 to 9"}, texts(clicked(t, first, spot(rules, 0, 8))))
}

func TestAClickThatCannotMoveIsRefusedWithTheReason(t *testing.T) {
	house := yutnori.House()
	rules := newRules(t, house)
	game := played(ui.New(rules, ui.Script(rules, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.BackDo)).Begin(), 1, 1, 1, 1, 1, 1, 1, 1, 1)
	require.Equal(t, []string{"back-do: from 1 to 29"}, texts(game))
	_, err := game.Click("hand")
	require.EqualError(t, err, "A back result moves a piece that is on the board.")
	_, err = game.Click("5,5")
	require.EqualError(t, err, "You have no piece there that can move: click 1.")
	chosen := clicked(t, game, spot(rules, 0, 1))
	_, err = chosen.Click("5,5")
	require.EqualError(t, err, "From 1 you can go to 29.")
	chosen = clicked(t, read(t, "yutnori play --pieces=2\npieces 3 8 | 0 0 | 0\nplayer 0 throws yut\nplayer 0 throws do\n"), spot(rules, 0, 8))
	_, err = chosen.Click("5,5")
	require.EqualError(t, err, "From 8 you can go to 9 or 12.")
	chosen = clicked(t, read(t, "yutnori play --pieces=2 --optional-short-way=true\npieces 5 8 | 0 0 | 0\nplayer 0 throws do\n"), spot(rules, 0, 5))
	_, err = chosen.Click("5,5")
	require.EqualError(t, err, "From 5 you can go to 6 or 20.")

	unsolved := ui.Setup{Solve: func(context.Context, *yutnori.Rules, yutnori.YutSticks) (*bot.Solution, error) {
		return nil, bot.ErrNotSolved
	}}
	resumed, err := unsolved.Read("yutnori play --pieces=2\npieces 3 8 | 0 0 | 0\nplayer 0 throws yut\nplayer 0 throws do\n", play.Choices{"computer": "none"}, 0)
	require.NoError(t, err)
	momentOf(resumed).Adviser = func(state *yutnori.State) (chances []float64) {
		for _, move := range momentOf(resumed).Rules().AppendMoves(nil, state) {
			chances = append(chances, float64(move.Result)/10)
		}
		return chances
	}
	game, _ = resumed.Hint()(context.Background())
	_, err = game.Click("5,5")
	require.EqualError(t, err, "You have no piece there that can move: click 3 or 8.")

	two := read(t, "yutnori play --pieces=2\npieces 1 4 | 0 0 | 0\nplayer 0 throws yut\nplayer 0 throws do\n")
	_, err = two.Click(spot(momentOf(two).Rules(), 0, 5))
	require.EqualError(t, err, "Several moves lead there: choose one in the list.")

	basicGame := played(basic(t, yutnori.Yut, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Mo, yutnori.Do), 1)
	_, err = basicGame.Click("hand")
	require.EqualError(t, err, "Throw the sticks first.")
}

// A picture marks the pieces and the targets, and shows no numbers.
func TestARefusalBesideAPictureNamesNoNumbers(t *testing.T) {
	game := read(t, "yutnori play --pieces=2\npieces 3 8 | 0 0 | 0\nplayer 0 throws do\n")
	momentOf(game).Language.Capitals = true
	_, err := game.Click("5,5")
	require.EqualError(t, err, "You have no piece there that can move.")
	_, err = clicked(t, game, spot(momentOf(game).Rules(), 0, 8)).Click("5,5")
	require.EqualError(t, err, "The chosen piece cannot go there.")
}

// The board shows the option that is chosen in the list or by a hint, with its target.
func TestAClickOnTheShownTargetStacksInsteadOfPicking(t *testing.T) {
	game := read(t, "yutnori play --pieces=2\npieces 0 1 | 0 0 | 0\nplayer 0 throws do\n")
	at := spot(momentOf(game).Rules(), 0, 1)
	session, _ := play.New(ui.Setup{}, play.Settings{}).Begin(game)
	picked, _ := session.Click(at)
	require.True(t, picked.Game().Picked(), "no option is shown")
	entering := slices.IndexFunc(game.Options(), func(option play.Option) bool { return option.From == "hand" })
	session, _ = session.Choose(entering)
	stacked, _ := session.Click(at)
	require.Contains(t, stacked.Game().Log()[len(stacked.Game().Log())-1], "a do: a new piece to 1")
}

// The player on turn can click the pieces beside the board.
func TestTheHandCanBeClickedOnEveryBoard(t *testing.T) {
	game := played(basic(t, yutnori.Do), 1)
	for _, size := range []play.Size{{Width: 90, Height: 37}, {Width: 52, Height: 21}, {Width: 50, Height: 11}, {Width: 40, Height: 11}} {
		board := game.Board(play.View{Within: size, Option: -1, Letters: true})
		hands := 0
		for _, spot := range board.Spots {
			if spot.Name == "hand" {
				hands++
				require.Equal(t, "(a)", ansi.Strip(board.Lines[spot.Y])[spot.X:spot.X+3])
			}
		}
		require.Equal(t, 1, hands)
	}
}

// Yut and mo both bring the piece home from 27. Mo stays for another piece.
func TestAClickOnAPlaceThatSeveralResultsReachSpendsTheSmallest(t *testing.T) {
	game := read(t, "yutnori play --pieces=2\npieces 27 0 | 0 0 | 0\nplayer 0 throws mo\nplayer 0 throws yut\nplayer 0 throws do\n")
	picked := clicked(t, game, spot(momentOf(game).Rules(), 0, 27))
	for _, before := range []play.Game{game, picked} {
		moved := clicked(t, before, "home")
		require.Contains(t, moved.Log()[len(moved.Log())-1], "a yut: from 27 home")
	}
}

func TestAClickThatWinsWithSeveralResultsNeedsNoChoice(t *testing.T) {
	game := read(t, "yutnori play --pieces=1\npieces 27 | 0 | 0\nplayer 0 throws mo\nplayer 0 throws yut\nplayer 0 throws do\n")
	require.True(t, clicked(t, game, "home").Over())
}

func TestAClickOnAPlaceThatOneResultReachesTwiceNeedsNoChoice(t *testing.T) {
	game := read(t, "yutnori play --pieces=2\npieces 27 0 | 0 0 | 0\nplayer 0 throws yut\nplayer 0 throws yut\nplayer 0 throws do\n")
	moved := clicked(t, game, "home")
	require.Contains(t, moved.Log()[len(moved.Log())-1], "a yut: from 27 home")
}

func TestAClickOnHomeBringsAPieceHomeAlsoAfterOthers(t *testing.T) {
	game := read(t, "yutnori play --pieces=3\npieces 29 100 2 | 0 0 0 | 0\nplayer 0 throws geol\n")
	require.Len(t, game.Options(), 2)
	moved := clicked(t, game, "home")
	require.Contains(t, moved.Log()[len(moved.Log())-1], "a geol: from 29 home")
}

// A piece goes home beyond the corner where it started.
func TestAClickOnTheCornerBringsAPieceHomeUnlessAMoveEndsThere(t *testing.T) {
	for record, home := range map[string]bool{
		"pieces 19 0 | 0 0 | 0\nplayer 0 throws gae\n":                         true,
		"pieces 19 0 | 1 0 | 0\nplayer 0 throws geol\n":                        true,
		"pieces 29 0 | 0 0 | 0\nplayer 0 throws gae\n":                         true, // the picked piece itself
		"pieces 19 0 | 0 0 | 0\nplayer 0 throws mo\nplayer 0 throws do\n":      false,
		"pieces 19 0 | 0 0 | 0\nplayer 0 throws mo\nplayer 0 throws back-do\n": true,
	} {
		game := read(t, "yutnori play --pieces=2\n"+record)
		rules := momentOf(game).Rules()
		now := state(game)
		corner, at := spot(rules, 0, yutnori.Last), slices.Max(now.Pieces(0))
		moved := clicked(t, clicked(t, game, spot(rules, 0, at)), corner)
		log := strings.Join(moved.Log(), "\n")
		require.Equal(t, home, strings.Contains(log, fmt.Sprintf("from %d home", at)), log)
		require.Equal(t, !home, strings.Contains(log, "to 29"), log)
	}
}

func TestAPieceOnTheCornerIsPickedBeforeAnotherGoesHome(t *testing.T) {
	game := read(t, "yutnori play --pieces=2\npieces 29 19 | 0 0 | 0\nplayer 0 throws gae\n")
	rules := momentOf(game).Rules()
	corner := spot(rules, 0, yutnori.Last)
	for _, before := range []play.Game{game, clicked(t, game, spot(rules, 0, 19))} {
		options := clicked(t, before, corner).Options()
		require.Len(t, options, 1)
		require.Equal(t, corner, options[0].From)
	}
}

// A back result that moves nothing is spent in the hand, from which the other result brings
// a piece in.
func TestAClickOnTheHandPicksAPieceThatCanEnter(t *testing.T) {
	game := read(t, "yutnori play --pieces=2\nplayer 0 throws mo\nplayer 0 throws back-do\n")
	picked := clicked(t, game, "hand")
	moved := clicked(t, picked, spot(momentOf(game).Rules(), 0, 5))
	require.Contains(t, moved.Log()[len(moved.Log())-1], "a mo: a new piece to 5")
	spent := clicked(t, picked, "hand")
	require.Contains(t, spent.Log()[len(spent.Log())-1], "a spends back-do, which moves nothing")
}
