package page_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/page"
	"games.example/internal/play/playtest"
)

// reviewed returns a person who reviews a game: the person takes two matches, and the
// program takes one. Both actions are marked.
func reviewed(t *testing.T) *person {
	t.Helper()
	p := personOf(t, pairs{})
	p.does(page.Message{Do: "start", Still: true}, open, page.Message{Do: "option", Number: 1}, page.Message{Do: "option", Number: 1})
	p.does(press("v")...)
	return p
}

func TestAReviewCanStepOnlyWhereThereIsAMoment(t *testing.T) {
	p := reviewed(t)
	for key, want := range map[string][]bool{"home": {false, true}, "end": {true, false}} {
		can := p.does(press(key)...).Can
		require.Equal(t, want, []bool{slices.Contains(can, "earlier"), slices.Contains(can, "later")}, key)
	}
	can := p.does(press("end", "left")...).Can
	require.Subset(t, can, []string{"earlier", "later"})
}

// A resulting moment has a result, which may be spent, and options.
type resulting struct {
	telling
	options []play.Option
	chips   []play.Chip
}

func (m resulting) Options() []play.Option { return m.options }

func (resulting) Counts() []play.Count { return make([]play.Count, 2) }

func (m resulting) Chips() []play.Chip { return m.chips }

// resulted starts a game after one action, which had options and left results.
type resulted struct {
	playtest.Setup
	options []play.Option
	chips   []play.Chip
}

func (s resulted) Start(play.Choices, uint64) (play.Game, error) {
	match := *playtest.NewHeap(12).Match()
	moment := resulting{telling{playtest.Heap{Matches: 12}, 0}, s.options, s.chips}
	return play.Begin(&match, moment).Then(moment, play.Event{Said: "a", Text: "a", Log: []string{"Ann: a"}}), nil
}

func TestAReviewTellsTheActionUnlessTheResultsOfAThrowDo(t *testing.T) {
	throw, moves := []play.Option{{}}, []play.Option{{From: "a", To: "b"}, {From: "b", To: "c"}}
	left, spent := []play.Chip{{Text: "3", Times: 1}}, []play.Chip{{Text: "3"}}
	for _, test := range []struct {
		options []play.Option
		chips   []play.Chip
		action  string
	}{{throw, left, ""}, {throw, spent, "1, a."}, {moves, left, "1, a."}} {
		p := personOf(t, resulted{options: test.options, chips: test.chips})
		moment := p.does(append([]page.Message{{Do: "start", Still: true}, open}, press("v", "end")...)...)
		require.Equal(t, test.action, moment.Review.Action)
		require.Equal(t, "1, a.", moment.Options[1].Text)
		require.Equal(t, "the beginning", p.does(press("home")...).Review.Action)
	}
}

func TestAReviewedGamePlaysOnFromTheBoardThatIsShown(t *testing.T) {
	for key, matches := range map[string]int{"home": 12, "left": 10} { // left: after the person's marked action
		p := reviewed(t)
		require.Equal(t, drawn(matches, "", 0), p.does(press(key)...).Picture)
		question := p.does(page.Message{Do: "resume"})
		require.Equal(t, "question", string(question.Kind))
		require.NotNil(t, question.Review, "the game continues only if the person agrees")
		require.Equal(t, []string{"yes", "no"}, []string{question.Answers[0].Name, question.Answers[1].Name})
		require.Equal(t, key == "home", p.does(question.Answers[1].Send).Review.At == 0)
		moment := p.does(page.Message{Do: "resume"}, question.Answers[0].Send)
		require.Nil(t, moment.Review)
		require.Equal(t, map[string]string{"home": drawn(12, "", 3), "left": drawn(9, "", 3)}[key], moment.Picture, "the program acts again")
	}
}

func TestAFinishedGamePlaysOnOnlyIfThePersonAgrees(t *testing.T) {
	p := reviewed(t)
	p.does(press("esc", "x", "y")...)
	p.does(press("v", "home")...)
	question := p.does(page.Message{Do: "resume"})
	require.NotNil(t, question.Review)
	moment := p.does(question.Answers[0].Send)
	require.Nil(t, moment.Review)
	require.Equal(t, drawn(12, "", 3), moment.Picture)
	require.Nil(t, moment.Result)
}

func TestNoGamePlaysOnFromItsLastMomentOrInAnExample(t *testing.T) {
	can := func(p *person, messages ...page.Message) bool {
		return slices.Contains(p.does(messages...).Can, "resume")
	}
	p := newPerson(t)
	p.does(page.Message{Do: "start", Still: true}, open, page.Message{Do: "paste", Text: "12 3 3 3 3"})
	require.False(t, can(p, press("v", "end")...))
	require.True(t, can(p, press("home")...))
	before := p.does(press("end")...)
	require.Equal(t, before, p.does(page.Message{Do: "resume"}))
	before = p.does(page.Message{Do: "home"}, page.Message{Do: "watch", Game: "heap"})
	require.NotContains(t, before.Can, "resume")
	require.Equal(t, before, p.does(page.Message{Do: "resume"}))
}

func TestALookAtAnEarlierMomentOpensTheReviewThere(t *testing.T) {
	p := reviewed(t)
	p.does(press("esc")...)
	require.Equal(t, 1, p.does(page.Message{Do: "look", Number: 1}).Review.At)
	require.Equal(t, 1, p.does(page.Message{Do: "look", Number: 0}).Review.At, "the review is open")
}

func TestALookAtAnEarlierMomentDropsABegunMove(t *testing.T) {
	p := reviewed(t)
	p.does(press("esc", "T")...)
	moment := p.does(page.Message{Do: "look", Number: 1})
	require.NotNil(t, moment.Review)
	require.NotContains(t, p.does(press("esc")...).Notice, "> T")
}

func TestALookAtAnEarlierMomentDoesNothingWhileAProgramActs(t *testing.T) {
	p := personOf(t, pairs{})
	p.does(page.Message{Do: "start"}, open)
	acting, _ := p.page.Handle(page.Message{Do: "play"})
	looked, tasks := acting.Handle(page.Message{Do: "look"})
	require.Empty(t, tasks)
	require.Equal(t, acting.Moment(), looked.Moment(), "the steps of the program go on")
}
