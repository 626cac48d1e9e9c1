package page_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/page"
	"games.example/internal/play/playtest"
)

// watched is a game of matches that two programs play.
type watched struct{ playtest.Setup }

func (w watched) Start(choices play.Choices, seed uint64) (play.Game, error) {
	game, err := w.Setup.Start(choices, seed)
	game.Match().Seats[0].Program = game.Match().Seats[1].Program
	return game, err
}

// steps runs tasks one by one, at most the given number of them, and returns the tasks that
// are left.
func (p *person) steps(tasks []play.Task, most int) []play.Task {
	for ; len(tasks) > 0 && most > 0; most-- {
		var more []play.Task
		p.page, more = p.page.Done(tasks[0]())
		tasks = append(tasks[1:], more...)
	}
	return tasks
}

// watching returns a person who has begun to watch a game, and the tasks to run.
func watching(t *testing.T) (*person, []play.Task) {
	t.Helper()
	p := personOf(t, watched{})
	p.does(page.Message{Do: "start", Still: true})
	var tasks []play.Task
	p.page, tasks = p.page.Handle(open)
	require.NotEmpty(t, tasks)
	return p, tasks
}

func TestAGameOfProgramsStandsStillWhileItIsPaused(t *testing.T) {
	for name, halt := range map[string][2]page.Message{
		"pause":  {{Do: "pause"}, {Do: "pause"}},
		"menu":   {{Do: "menu", Number: 1}, {Do: "menu"}},
		"rules":  {{Do: "press", Key: "?"}, {Do: "press", Key: "esc"}},
		"record": {{Do: "record"}, {Do: "close"}},
	} {
		p, tasks := watching(t)
		p.page, _ = p.page.Handle(halt[0])
		require.Empty(t, p.steps(tasks, 100), name)
		require.Empty(t, p.page.Moment().Log, name)
		require.NotNil(t, p.does(halt[1]).Result, "%s: the game goes on to its end", name)
	}
}

func TestATapOnAPausedBoardShowsOneStep(t *testing.T) {
	p, tasks := watching(t)
	require.Contains(t, p.page.Moment().Can, "switch-p")
	require.NotContains(t, p.page.Moment().On, "p")
	moment := p.does(page.Message{Do: "pause"})
	require.Contains(t, moment.On, "p")
	require.Equal(t, "Paused. Tap the board for the next move.", moment.Notice)
	p.steps(tasks, 100)
	log := 0
	for moment.Result == nil {
		require.Contains(t, moment.On, "p")
		moment = p.does(page.Message{Do: "click"})
		require.Len(t, moment.Log, log+1)
		log++
	}
	require.Greater(t, log, 2)
	require.NotContains(t, moment.Can, "switch-p", "the game is over")
	require.NotContains(t, moment.On, "p")
	require.NotNil(t, p.does(page.Message{Do: "again"}).Result, "the next game is not paused")
}

// A program has answered, but the moment before has not been visible long enough.
func TestATapOnAPausedBoardShowsAStepThatIsDueLater(t *testing.T) {
	p := personOf(t, watched{})
	p.does(page.Message{Do: "start"})
	var tasks []play.Task
	p.page, tasks = p.page.Handle(open)
	p.page, _ = p.page.Handle(page.Message{Do: "pause"})
	p.steps(tasks[:1], 1)
	require.Empty(t, p.page.Moment().Log)
	tapped, _ := p.page.Handle(page.Message{Do: "click"})
	require.Len(t, tapped.Moment().Log, 1)
	require.Contains(t, tapped.Moment().On, "p")
}

func TestTheGameAfterAPausedGameIsNotPaused(t *testing.T) {
	p, tasks := watching(t)
	p.page, _ = p.page.Handle(page.Message{Do: "pause"})
	p.steps(tasks, 100)
	p.does(press("n")...)
	require.NotNil(t, p.does(page.Message{Do: "again"}).Result)
}

func TestAGameOfAPersonHasNoPause(t *testing.T) {
	p := newPerson(t)
	require.NotContains(t, p.does(page.Message{Do: "start", Still: true}, open).Can, "switch-p")
	require.NotContains(t, p.does(page.Message{Do: "pause"}).On, "p")
	require.NotEmpty(t, p.does(press("1", "enter")...).Log)
}

func TestASwitchWhileAProgramComputesStaysOn(t *testing.T) {
	p, tasks := watching(t)
	require.Equal(t, "f", p.does(press("f")...).On)
	require.Empty(t, p.page.Moment().Log, "it shows no step early")
	p.steps(tasks, 100)
	moment := p.page.Moment()
	require.NotNil(t, moment.Result)
	require.Equal(t, "f", moment.On)
}
