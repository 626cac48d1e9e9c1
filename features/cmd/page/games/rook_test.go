package games_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"games.example/features/cmd/page/games"
	"games.example/internal/play"
	"games.example/internal/play/page"
)

func TestSmartLearnsFromEachGameOnThePage(t *testing.T) {
	p, _ := page.New(games.Entries(), 1).Handle(page.Message{Do: "start", Still: true, Game: "rook", Kept: `{"choices":{"p2":"smart"}}`})
	play := func(keys ...string) { p = pressed(p, keys...) }
	known := func(p page.Page) string { return p.Moment().Players[1].Level }
	begun := known(p)
	require.Regexp(t, `^medium: knows [1-9]\d? of 34 tiles$`, begun, "a few games have taught it")
	play("x", "y", "n", "enter") // a game that was resigned teaches nothing
	require.Equal(t, begun, known(p))
	for range 30 {
		if play("enter"); p.Moment().Options == nil {
			break
		}
	}
	play("n", "enter")
	learned := known(p)
	require.NotEqual(t, begun, learned)
	again, _ := page.New(games.Entries(), 2).Handle(page.Message{Do: "start", Game: "rook", Kept: p.Moment().Kept})
	require.Equal(t, learned, known(again), "a reload forgets nothing")
	again, _ = again.Handle(page.Message{Do: "open", Game: "rook", Kept: `{"learned":"{\"4x6\":7}"}`})
	require.Contains(t, again.Moment().Notice, "dropped: learned")
}

// A player goes back to the beginning after the end, and the game ends in another way.
func TestSmartLearnsFromEachEndOfAGameOnThePage(t *testing.T) {
	for name, back := range map[string][]page.Message{
		"taken back": slices.Repeat([]page.Message{key("u")}, 20),
		"resumed":    {key("v"), key("home"), {Do: "resume", Number: 1}},
	} {
		r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
		moment := r.does(page.Message{Do: "start", Still: true, Game: "rook", Kept: `{"choices":{"p2":"smart"}}`})
		known := func() int {
			known, err := strconv.Atoi(regexp.MustCompile(`knows (\d+) of 34`).FindStringSubmatch(moment.Players[1].Level)[1])
			require.NoError(t, err)
			return known
		}
		random, taught := rand.New(rand.NewPCG(1, 1)), 0
		for range 8 {
			before := known()
			for moment.Result == nil {
				moment = r.does(page.Message{Do: "play", Number: random.IntN(len(moment.Options))})
			}
			framed := strings.Count(moment.Picture, `class="learned"`)
			require.Equal(t, before+framed, known(), name)
			taught += min(framed, 1)
			moment = r.does(back...)
			require.Empty(t, moment.Log, name)
		}
		require.Greater(t, taught, 1, name)
	}
}

func TestTheNoticeOfTheRookSaysWhatTheComputerHasDone(t *testing.T) {
	p, _ := page.New(games.Entries(), 1).Handle(page.Message{Do: "start", Still: true, Game: "rook"})
	require.Contains(t, p.Moment().Notice, "Tap a dot to move there.")
	r := &reader{p, map[string]bool{}}
	r.does(page.Message{Do: "play", Number: 0})
	moment := r.page.Moment()
	require.NotEmpty(t, moment.Options)
	require.Len(t, moment.Log, 2)
	require.Equal(t, moment.Log[1], moment.Notice)
}

// The letters R and D are for people who type their moves.
func TestTheMovesOfTheRookNameTheDirectionsInWords(t *testing.T) {
	r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
	moment := r.does(page.Message{Do: "start", Still: true, Game: "rook"})
	require.NotEmpty(t, moment.Options)
	for _, option := range moment.Options {
		require.NotRegexp(t, `\b[RD] `, option.Text)
		require.Regexp(t, `leaves \d+ right and \d+ down$|wins$`, option.Text)
	}
}

// The strip of the computer says how much it knows: the difference is what it has learned.
func TestTheResultSaysWhatTheComputerHasLearned(t *testing.T) {
	r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
	moment := r.does(page.Message{Do: "start", Still: true, Game: "rook", Kept: `{"choices":{"p2":"smart","bounds":"3x4"}}`})
	knows := func() int {
		known, err := strconv.Atoi(regexp.MustCompile(`knows (\d+) of 19`).FindStringSubmatch(moment.Players[1].Level)[1])
		require.NoError(t, err)
		return known
	}
	random, sentences := rand.New(rand.NewPCG(1, 1)), map[string]bool{}
	for range 120 {
		known := knows()
		for moment.Result == nil {
			require.NotContains(t, moment.Picture, `class="learned"`, "only at the end")
			moment = r.does(page.Message{Do: "play", Number: random.IntN(len(moment.Options))})
		}
		framed := strings.Count(moment.Picture, `class="learned"`)
		require.Equal(t, knows()-known, framed)
		lost := len(regexp.MustCompile(`class="hatch"[^>]*/><rect class="learned"`).FindAllString(moment.Picture, -1))
		won := len(regexp.MustCompile(`class="won"[^>]*/><rect class="learned"`).FindAllString(moment.Picture, -1))
		require.Equal(t, framed, won+lost)
		sentence := fmt.Sprintf("the %d framed tiles: whoever moves wins from %d and loses from %d", framed, won, lost)
		switch {
		case framed == 0:
			sentence = "nothing new"
		case framed == 1 && won == 1:
			sentence = "the framed tile: whoever moves from there wins"
		case framed == 1:
			sentence = "the framed tile: whoever moves from there loses"
		}
		require.Equal(t, "the rook is at the goal. The computer has learned "+sentence, moment.Result.Reason)
		sentences[sentence] = true
		moment = r.does(page.Message{Do: "again"})
	}
	require.Subset(t, sentences, map[string]bool{"nothing new": true, "the framed tile: whoever moves from there wins": true})
	require.Greater(t, len(sentences), 2, "some games teach several tiles")
	require.Equal(t, 19, knows())
}

func TestTheResultStaysWhileTheBoardShowsWhatSmartHasLearned(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p, tasks := page.New(games.Entries(), 1).Handle(page.Message{Do: "start", Game: "rook"})
		for after := 0; after < 4; { // the board flashes four times after a game that has taught something
			after = 0
			for len(tasks) > 0 {
				var more []play.Task
				ended := p.Moment().Result != nil
				p, more = p.Done(tasks[0]())
				tasks = append(tasks[1:], more...)
				if ended {
					after++
					require.NotNil(t, p.Moment().Result)
				}
			}
			next := page.Message{Do: "press", Key: "enter"}
			if p.Moment().Result != nil {
				next = page.Message{Do: "again"}
			}
			p, tasks = p.Handle(next)
		}
	})
}

func TestOnlyTheRulesOfRookSayThatATapOnALargeBoardShowsTheMove(t *testing.T) {
	for _, entry := range games.Entries() {
		r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
		r.does(page.Message{Do: "start", Still: true}, page.Message{Do: "open", Game: entry.Name})
		var text strings.Builder
		for _, page := range r.does(key("?")).Pages {
			text.WriteString(strings.Join(page.Lines, "\n"))
		}
		require.Equal(t, entry.Name == "rook", strings.Contains(text.String(), "the first tap only shows the move"), entry.Name)
	}
}
