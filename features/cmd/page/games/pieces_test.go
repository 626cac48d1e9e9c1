package games_test

import (
	"cmp"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/features/cmd/page/games"
	"games.example/internal/play/page"
)

// In the line of yut, a tap on a token moves it at once.
func TestTheNoticeSaysWhetherATokenNeedsASecondTap(t *testing.T) {
	for game, says := range map[string]string{"yutkata": "Tap a marked token or a dot.", "draughts": "Tap a marked piece, then a dot."} {
		p, _ := page.New(games.Entries(), 1).Handle(page.Message{Do: "start", Still: true, Game: game})
		for len(p.Moment().Options) < 2 {
			p = pressed(p, "enter")
		}
		require.Equal(t, says, p.Moment().Notice)
		tapped, _ := p.Handle(page.Message{Do: "click", Spot: p.Moment().Marked[0]})
		require.Equal(t, game == "yutkata", strings.Join(tapped.Moment().Log, "\n") != strings.Join(p.Moment().Log, "\n"), game)
	}
}

func TestASecondTapPutsAPieceDown(t *testing.T) {
	for game, record := range map[string]string{"draughts": "", "yutnori": "yutnori play --pieces=2\npieces 3 0 | 0 0 | 0\nplayer 0 throws do\n"} {
		r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
		before := r.does(page.Message{Do: "start", Still: true, Game: game})
		if record != "" {
			before = r.does(page.Message{Do: "paste", Text: record})
		}
		for _, spot := range before.Marked {
			tap := page.Message{Do: "click", Spot: spot}
			require.NotEqual(t, before, r.does(tap), "%s %s", game, spot)
			require.Equal(t, before.Picture, r.does(tap).Picture, "%s %s", game, spot)
			require.Equal(t, before.Chosen, r.does(tap, key("j"), key("j"), key("esc")).Chosen, "%s %s", game, spot)
		}
	}
}

// The pieces in hand are no part of the board, but can be picked like the pieces on it.
func TestAnotherPieceOrTheHandCanBePickedInstead(t *testing.T) {
	r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
	r.does(page.Message{Do: "start", Still: true, Game: "yutnori"})
	moment := r.does(page.Message{Do: "paste", Text: "yutnori play --pieces=3\npieces 3 7 0 | 0 0 0 | 0\nplayer 0 throws do\n"})
	require.Len(t, moment.Marked, 3)
	for _, first := range moment.Marked {
		for _, spot := range moment.Marked {
			picked, _ := r.page.Handle(page.Message{Do: "click", Spot: first})
			require.Equal(t, "hand", picked.Moment().Players[0].Spot, first)
			other, _ := picked.Handle(page.Message{Do: "click", Spot: spot})
			for _, option := range other.Moment().Options {
				require.True(t, first == spot || option.From == spot, "%s instead of %s", spot, first)
			}
		}
	}
}

// A drag does the same whether a piece has been picked before or not.
func TestAPickedPieceCanBeDragged(t *testing.T) {
	for game, picks := range map[string]bool{"yutnori": true, "draughts": true, "yutkata": true, "rook": false} {
		picked, random := 0, rand.New(rand.NewPCG(1, 1))
		r := &reader{page.New(games.Entries(), 2), map[string]bool{}}
		r.does(page.Message{Do: "start", Still: true, Game: game})
		for n := 0; n < 15 && r.page.Moment().Result == nil; n++ {
			moment := r.page.Moment()
			for _, from := range moment.Options {
				tapped, _ := r.page.Handle(page.Message{Do: "click", Spot: from.From})
				if from.From == "" || tapped.Moment().Step != moment.Step || tapped.Moment().Picture == moment.Picture {
					continue
				}
				picked++
				for _, option := range moment.Options {
					if option.From == option.To {
						continue
					}
					drag := page.Message{Do: "drag", Spot: option.From, To: option.To}
					want, _ := r.page.Handle(drag)
					got, _ := tapped.Handle(drag)
					require.Equal(t, want.Moment(), got.Moment(), "%s: %+v after %+v", game, option, from)
				}
			}
			r.does(page.Message{Do: "play", Number: random.IntN(len(moment.Options))})
		}
		require.Equal(t, picks, picked > 0, game)
	}
}

// A hint chooses an option. A token of yutkata is a spot, too, and so is its space.
func TestAHintChangesNoDrag(t *testing.T) {
	for game, least := range map[string]int{"yutkata": 4, "draughts": 4, "yutnori": 2, "rook": 2} {
		drags, r := 0, &reader{page.New(games.Entries(), 1), map[string]bool{}}
		r.does(page.Message{Do: "start", Still: true, Game: game})
		for range map[string]int{"yutkata": 8, "yutnori": 8, "draughts": 1, "rook": 1}[game] {
			asked := r.page
			hinted := r.does(key("h"))
			for _, option := range hinted.Options {
				token, _, _ := strings.Cut(option.Text, ":")
				for _, from := range []string{option.From, token} {
					if from == option.To || option.To == "" || from != option.From && !strings.Contains(hinted.Picture, ` data-spot="`+from+`"`) {
						continue
					}
					drag := page.Message{Do: "drag", Spot: cmp.Or(from, "elsewhere"), To: option.To}
					want, _ := asked.Handle(drag)
					got, _ := r.page.Handle(drag)
					require.Equal(t, want.Moment().Log, got.Moment().Log, "%s: %+v after %s", game, drag, hinted.Notice)
					require.NotEqual(t, hinted.Step, got.Moment().Step, "%s: %+v after %s", game, drag, hinted.Notice)
					drag.To = "99"
					wrong, _ := r.page.Handle(drag)
					require.Equal(t, hinted.Step, wrong.Moment().Step, "%s: %+v", game, drag)
					require.NotContains(t, []string{"", hinted.Notice}, wrong.Moment().Notice, "%s: %+v", game, drag)
					drags++
				}
			}
			r.does(page.Message{Do: "play", Number: max(hinted.Chosen, 0)})
		}
		require.GreaterOrEqual(t, drags, least, game)
	}
}

func TestATapOrADragSpendsTheThrowOfTheChosenMove(t *testing.T) {
	r, moment := yut("pieces 27 0 | 0 0 | 0\nplayer 0 throws yut\nplayer 0 throws geol\n")
	homes := 0
	for i, option := range moment.Options {
		if option.To != "home" {
			continue
		}
		homes++
		r.does(page.Message{Do: "option", Number: i})
		want, _ := r.page.Handle(page.Message{Do: "play", Number: i})
		for _, chosen := range []page.Message{{Do: "click", Spot: "home"}, {Do: "drag", Spot: option.From, To: "home"}} {
			got, _ := r.page.Handle(chosen)
			require.Equal(t, want.Moment().Log, got.Moment().Log, "%+v", chosen)
		}
	}
	require.Equal(t, 2, homes)
}

func TestAPieceOnTheTargetOfTheChosenMoveCanBeDragged(t *testing.T) {
	r, moment := yut("pieces 1 0 | 0 0 | 0\nplayer 0 throws do\n")
	require.Len(t, moment.Options, 2)
	stack, walk := moment.Options[0], moment.Options[1]
	require.Equal(t, stack.To, walk.From)
	want, _ := r.page.Handle(page.Message{Do: "play", Number: 1})
	r.does(page.Message{Do: "option", Number: 0})
	got, _ := r.page.Handle(page.Message{Do: "drag", Spot: walk.From, To: walk.To})
	require.Equal(t, want.Moment().Log, got.Moment().Log)
}

// yut returns a page with a game of yut of two pieces, and its moment.
func yut(record string) (*reader, page.Moment) {
	r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
	r.does(page.Message{Do: "start", Still: true, Game: "yutnori"})
	return r, r.does(page.Message{Do: "paste", Text: "yutnori play --pieces=2\n" + record})
}

// The board shows the piece of the only move as picked.
func TestADragMovesNoOtherPiece(t *testing.T) {
	r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
	r.does(page.Message{Do: "start", Still: true, Game: "draughts"})
	r.does(page.Message{Do: "paste", Text: `[FEN "W:W28,37,49:B22,1"] *`})
	require.Len(t, r.page.Moment().Options, 1)
	for _, from := range []string{"37", "22", "5"} {
		dragged, _ := r.page.Handle(page.Message{Do: "drag", Spot: from, To: "17"})
		require.Empty(t, dragged.Moment().Log, from)
		require.NotEmpty(t, dragged.Moment().Notice, from)
	}
	dragged, _ := r.page.Handle(page.Message{Do: "drag", Spot: "28", To: "17"})
	require.Equal(t, []string{"1. 28x17"}, dragged.Moment().Log)
}

// The board shows where the only move leads. In yutnori, that may be the way home.
func TestTheOnlyMoveIsOneTap(t *testing.T) {
	for game, choices := range map[string]string{"yutnori": `{"computer":"none"}`, "draughts": `{"black":"human"}`} {
		taps, random := 0, rand.New(rand.NewPCG(1, 1))
		for range 2 {
			r := &reader{page.New(games.Entries(), random.Uint64()), map[string]bool{}}
			r.does(page.Message{Do: "start", Still: true}, page.Message{Do: "open", Game: game, Kept: `{"choices":` + choices + `}`})
			for moment := r.page.Moment(); moment.Result == nil; moment = r.page.Moment() {
				only := moment.Options[0]
				if len(moment.Options) > 1 || only.From == only.To {
					r.does(page.Message{Do: "play", Number: random.IntN(len(moment.Options))})
					continue
				}
				tap := map[bool]string{false: "Tap a dot to move there.", true: "Tap the flag to bring the piece home."}[only.To == "home"]
				require.Contains(t, moment.Notice, tap)
				require.NotEqual(t, moment.Step, r.does(page.Message{Do: "click", Spot: only.To}).Step, "%+v", only)
				taps++
			}
		}
		require.NotZero(t, taps, game)
	}
}

func TestEachPlayerHasTheColorOfThePlayersPieces(t *testing.T) {
	for _, entry := range games.Entries() {
		r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
		colors := map[string]bool{}
		for _, player := range r.does(page.Message{Do: "start", Still: true, Game: entry.Name}).Players {
			require.Contains(t, player.Piece, `<g class="`+player.Color+`">`, entry.Name)
			colors[player.Color] = true
		}
		require.Len(t, colors, 2, entry.Name)
	}
}

// A1 goes from space 3 to 7 and back to 4, where A2 enters.
func TestADragSaysWhichOfTwoTokensMovesToASpace(t *testing.T) {
	const record = "*Note yutkata play --spaces 15 --tokens 2 --players 2 --obstacle 4:miss --obstacle 7:back:3 --computer B --level random\n" +
		"......... game continuing\n$[[][][A1][][][][][][][][][][][][]]\n$PlayerA's turn\n>PlayerA.Throw()\n$The throw is YUT xxxx\n"
	r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
	r.does(page.Message{Do: "start", Still: true, Game: "yutkata"})
	moment := r.does(page.Message{Do: "paste", Text: record})
	require.Equal(t, []string{"3", "hand"}, moment.Marked)
	tapped, _ := r.page.Handle(page.Message{Do: "click", Spot: "4"})
	require.Equal(t, "several tokens reach space 4: choose A1 or A2", tapped.Moment().Notice)
	for from, moves := range map[string]string{"3": "A1: to 7 and back to 4", "hand": "A2: enters on 4"} {
		dragged, _ := r.page.Handle(page.Message{Do: "drag", Spot: from, To: "4"})
		require.Contains(t, strings.Join(dragged.Moment().Log, "\n"), moves)
	}
}
