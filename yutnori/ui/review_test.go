package ui_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/ui"
)

// whole plays a random game to its end, and calls each after every step.
func whole(t require.TestingT, facts yutnori.Facts, seed uint64, each func(before, after play.Game)) play.Game {
	rules := newRules(t, facts)
	chance := rand.New(rand.NewPCG(seed, 0))
	game := ui.New(rules, ui.Chance(rules, yutnori.YutSticks{}, seed)).Begin()
	for !game.Over() {
		next := game.Play(chance.IntN(len(game.Options())))
		each(game, next)
		game = next
	}
	return game
}

func TestAReviewShowsEachMomentOfTheGame(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		facts := rapid.SampledFrom([]yutnori.Facts{yutnori.Basic(2, 2), yutnori.House(), yutnori.Advanced(yutnori.Pig, yutnori.Cow)}).Draw(t, "facts")
		var seen []play.Game
		game := whole(t, facts, rapid.Uint64().Draw(t, "seed"), func(before, _ play.Game) { seen = append(seen, before) })
		past := game.Past()
		require.Len(t, past, len(seen)+1)
		for n, before := range seen {
			require.Equal(t, state(before), state(past[n].Game))
			require.Equal(t, before.Title(), past[n].Game.Title())
			require.Equal(t, n == 0, past[n].Action == "")
		}
		n := rapid.IntRange(0, len(seen)-1).Draw(t, "moment")
		require.Equal(t, drawn(seen[n]), drawn(past[n].Game))
		require.True(t, past[len(seen)].Game.Over())
	})
	resigned, _ := basic(t).Resign()
	past := resigned.Past()
	require.Equal(t, "a resigns", past[len(past)-1].Action)
}

// A review draws the ways of moves, also of pieces that enter or leave the board.
func TestAStillPictureHasTheEndsOfEachMoveWhoeverIsOnTurn(t *testing.T) {
	t.Parallel()
	house := yutnori.House()
	house.Players = 2
	for _, facts := range []yutnori.Facts{yutnori.Basic(2, 1), house} {
		rules, home := newRules(t, facts), false
		table := ui.New(rules, ui.Chance(rules, yutnori.YutSticks{}, 1))
		table.Adviser = fond(rules)
		for game := table.Begin(); !game.Over(); {
			next := game.Play(len(game.Options()) - 1)
			for _, way := range game.Moment().(play.Chancer).Chances(true)(t.Context()).Ways {
				for _, end := range way {
					at := regexp.MustCompile(`data-(?:spot|way)="` + end + `"(?s:.*?)(cx="-?\d+" cy="-?\d+")`)
					place := at.FindStringSubmatch(game.Still())
					require.NotNil(t, place, end)
					require.Equal(t, place[1], at.FindStringSubmatch(next.Still())[1], end)
					home = home || strings.HasPrefix(end, "home")
				}
			}
			game = next
		}
		require.True(t, home, "some ways lead home")
	}
}

// The page draws the tip of an arrow 30 units before its end. A corner has a radius of 27, and
// the picture is 510 units wide.
func TestTheArrowOfAPieceThatGoesHomeLeavesTheBoardBeyondTheCorner(t *testing.T) {
	end := numbers(t, regexp.MustCompile(`data-way="home a" (cx="\d+" cy="\d+")`).FindStringSubmatch(basic(t).Still())[1])
	require.Greater(t, math.Hypot(end[0]-465, end[1]-465)-30, 2*27.0)
	require.InDelta(t, end[0], end[1], 0, "in line with the diagonal road")
	require.InDelta(t, 510, end[0], 30, "the tip is in the picture")
	require.Greater(t, end[0], 465.0)
}

// The adviser gives a move from 1 a chance of 26%, and a move from the hand a chance of
// 25%.
func TestTheReviewJudgesEachMove(t *testing.T) {
	start := basicTable(t, yutnori.Do, yutnori.Gae, yutnori.Geol, yutnori.Do)
	require.Nil(t, start.Begin().Judge(), "the table has no adviser")
	start.Adviser = fond(start.Rules())
	game := played(start.Begin(), 1, 1, 1, 1, 1, 1)
	require.Equal(t, "a geol: a new piece to 3", game.Past()[6].Action)
	judgments := game.Judge()(context.Background())
	require.Len(t, judgments, 7)
	require.InDelta(t, 0.5, judgments[0].Chance, 0, "nobody has thrown")
	require.InDelta(t, 0.25, judgments[2].Chance, 1e-9, "the first move was the only one")
	require.Zero(t, judgments[2].Loss)
	require.InDelta(t, 0.75, judgments[4].Chance, 1e-9, "player b has 25%, too")
	require.InDelta(t, 0.26, judgments[5].Chance, 1e-9, "the best move after the throw")
	require.InDelta(t, 0.25, judgments[6].Chance, 1e-9)
	require.InDelta(t, 0.01, judgments[6].Loss, 1e-9)
	require.Equal(t, "geol: from 1 to 4", judgments[6].Better)
	require.Equal(t, []string{"8,10", "6,10", "4,10", "2,10"}, judgments[6].Way, "up from the corner at 10,10")
	require.Equal(t, []string{"10,10", "8,10", "6,10", "4,10"}, judgments[6].Played, "along the road, too")
	entering := played(start.Begin(), 1).Moment().(play.Chancer).Chances(true)(t.Context())
	require.Equal(t, []string{"10,10", "8,10"}, entering.Way)

	resigned, _ := game.Resign()
	judgments = resigned.Judge()(context.Background())
	require.InDelta(t, 1, judgments[7].Chance, 0, "player b has resigned")
}

func TestTheReviewOfThreeOrFourPlayersJudgesAsTheCoachDoes(t *testing.T) {
	for players := 3; players <= 4; players++ {
		rules, told := newRules(t, yutnori.Basic(players, 4)), 0
		table := ui.New(rules, ui.Chance(rules, yutnori.YutSticks{}, 1))
		table.Adviser, table.Coach = fond(rules), true
		game, costs := table.Begin(), []string{""}
		for !game.Over() {
			game = game.Play(0)
			_, cost, _ := strings.Cut(game.Verdict(), "this cost ")
			costs = append(costs, cost)
		}
		for n, judgment := range game.Judge()(t.Context()) {
			judged := ""
			if judgment.Loss > 0 {
				judged = fmt.Sprintf("%.0f%%; best was %s", 100*judgment.Loss, judgment.Better)
				told++
			}
			require.Equal(t, costs[n], judged)
		}
		require.Greater(t, told, 10)
	}
}

// Player b catches player a's only piece near home.
func TestAReviewOfThreePlayersTellsAtOnceWhatTheOthersDo(t *testing.T) {
	game, err := ui.Setup{}.Read("yutnori play --players=3 --pieces=1\npieces 17 | 16 | 0 | 0\nplayer 0 throws do\nplayer 0 moves 17 do: to 18\n"+
		"player 1 throws gae\nplayer 1 moves 16 gae: to 18, catches 1 of player 0\nplayer 1 throws do\nplayer 1 moves 18 do: to 19\n", play.Choices{}, 1)
	require.NoError(t, err)
	judgments := game.Judge()(t.Context())
	for n, known := range map[int]bool{3: false, 4: true, 5: false, 6: true} {
		if require.Equal(t, known, judgments[n].Chance > 0, n); known {
			require.Less(t, judgments[n].Chance, judgments[2].Chance, n)
		}
	}
}
