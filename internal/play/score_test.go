package play_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
)

func TestTheScoreIsBetweenThePlayersOfTheGame(t *testing.T) {
	e := &evening{play.New(rivals{}, play.Settings{Choices: play.Choices{"matches": "3"}})}
	require.Equal(t, "0 matches  (you 1, rival 3 0)", e.press("enter 1 enter").Title())
	require.Equal(t, "1 matches  (you 1, rival 3 0)", e.press("n").Title())
	require.Equal(t, "0 matches  (you 2, rival 3 0)", e.press("1 enter").Title())
	e.press("c")
	e.Session = e.Set("matches", "12")
	require.Equal(t, "1 matches", e.press("enter").Title())
	require.Equal(t, "0 matches  (you 1, rival 12 0)", e.press("1 enter").Title())
}

// The game is already over when it is opened. Then its end is taken back, and comes again.
func TestAGameThatIsOpenedAfterItsEndCountsOnlyIfItEndsAgain(t *testing.T) {
	earlier := play.Score{Players: []play.Tally{{Name: "you", Won: 2}, {Name: "computer"}}}
	e := &evening{play.New(playtest.Setup{}, play.Settings{Score: earlier})}
	require.Equal(t, earlier, e.Score(), "before the first game")
	e.do(e.Begin(playtest.NewHeap(3).Play(2)))
	require.Equal(t, earlier, e.Score())
	require.Equal(t, "0 matches  (you 3, computer 0)", e.press("u 3 enter").Title())
}

func TestTheScoreBeginsAgainInAnotherGameButNotOnTheOtherSide(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	require.Equal(t, "12 matches  (you 0, computer 1)", e.press("enter x y").Title())
	require.Equal(t, "12 matches  (you 0, computer 1)", e.press("n").Title())
	require.Equal(t, "11 matches  (you 0, computer 1)", e.press("n y o").Title())
	require.Equal(t, "12 matches  (you 0, computer 1)", e.press("n y o").Title())
	e.press("n y c")
	e.Session = e.Set("matches", "3")
	require.Equal(t, "3 matches", e.press("enter").Title())
}

func TestAGameThatHasEndedStaysInTheScoreWhenAPlayerPlaysOnFromItsReview(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	require.Equal(t, "12 matches  (you 0, computer 2)", e.press("enter 1 enter x y v home").do(e.Resume()).press("x y").Title())
}

func TestTheScoreContinuesIfTheNextGameOnlyLooksDifferent(t *testing.T) {
	for row, want := range map[string]string{"color": "12 matches  (you 0, computer 1)", "matches": "3 matches"} {
		e := &evening{play.New(looking{}, play.Settings{})}
		e.press("enter 1 enter x y c")
		e.do(e.Click(row))
		require.Equal(t, want, e.press("enter").Title(), row)
	}
}

// A Korean player is called "you" in all languages.
func TestTheScoreNamesThePlayersOfTheGame(t *testing.T) {
	game := playtest.NewHeap(3, func(match *play.Match) {
		match.Seats = []play.Seat{{Name: "나", Key: "you"}, {Name: "Bob", Key: "computer"}}
	})
	score := play.Score{Players: []play.Tally{{Name: "you", Won: 3}, {Name: "rival", Won: 2}, {Name: "computer"}}, Drawn: 1}
	require.Equal(t, "나 3, rival 2, Bob 0, drawn 1", score.Text(game))
	for seat, won := range []int{3, 0} {
		require.Equal(t, won, score.Won(game.Match().Seats[seat]))
	}
	require.Zero(t, score.Won(play.Seat{Name: "nobody"}))
}

func TestTheScoreOfTheEveningIsInTheTitle(t *testing.T) {
	e := begun(3, play.Settings{Choices: play.Choices{"matches": "3"}})
	require.Equal(t, "3 matches", e.Title())
	require.Equal(t, "0 matches  (you 1, computer 0)", e.press("3 enter").Title())
	require.Equal(t, "3 matches", e.press("u").Title(), "a win that is taken back does not count")
	e.press("3 enter n")
	require.Equal(t, "3 matches  (you 1, computer 0)", e.Title())
	require.Equal(t, "0 matches  (you 1, computer 1)", e.press("2 enter").Title())
	require.Equal(t, "0 matches", begun(0, play.Settings{}).Title(), "a game that is opened at its end does not count")
	drawn := &evening{play.New(empty{}, play.Settings{})}
	require.Equal(t, "0 matches  (you 0, computer 0, drawn 1)", drawn.press("enter").Title())
}
