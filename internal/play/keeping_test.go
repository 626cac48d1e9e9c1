package play_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
)

// shelf is a keeper that records the calls to its methods.
type shelf struct {
	errands []string
	report  string
}

func (s *shelf) Keep(game play.Game) string  { return s.note("keep", game) }
func (s *shelf) Save(game play.Game) string  { return s.note("save", game) }
func (s *shelf) Leave(game play.Game) string { return s.note("leave", game) }

func (s *shelf) note(errand string, game play.Game) string {
	s.errands = append(s.errands, fmt.Sprintf("%s %d", errand, playtest.HeapOf(game).Matches))
	return s.report
}

func TestAGameIsKeptFromItsBeginningAfterEveryChange(t *testing.T) {
	shelf := &shelf{}
	e := begun(12, play.Settings{Keeper: shelf}).press("down ? q l q 2 enter u")
	require.Equal(t, []string{"keep 12", "keep 10", "keep 9", "keep 12"}, shelf.errands)
	shelf.errands = nil
	e.press("s n y n")
	require.Equal(t, []string{"save 12", "leave 12", "keep 12"}, shelf.errands)
}

func TestTheReportOfTheKeeperIsShown(t *testing.T) {
	e := begun(12, play.Settings{Keeper: &shelf{report: "the disk is full"}})
	require.Equal(t, "the disk is full", e.Notice())
	require.Empty(t, e.press("down").Notice())
	require.Equal(t, "the disk is full", e.press("s").Notice())
}

func TestTheQuestionBeforeLeavingPromisesOnlyAGameThatIsKept(t *testing.T) {
	shelf := &shelf{report: "the disk is full"}
	e := begun(12, play.Settings{Keeper: shelf, Continues: true}).press("1 enter q")
	require.Equal(t, "Leave this game? (y, n)", e.Notice())
	shelf.report = ""
	require.Contains(t, e.press("n 1 enter q").Notice(), "It is kept for next time.")
	require.Equal(t, "Leave this game? (y, n)", begun(12, play.Settings{Keeper: shelf, Continues: true}).press("q").Notice(), "without an action")
}

// forgetful is a keeper whose Save succeeds and whose Keep fails.
type forgetful struct{}

func (forgetful) Keep(play.Game) string  { return "the disk is full" }
func (forgetful) Save(play.Game) string  { return "saved as heap.txt" }
func (forgetful) Leave(play.Game) string { return "saved as heap.txt" }

func TestANoticeThatANewGameIsNotKeptReplacesTheOldNotice(t *testing.T) {
	e := begun(3, play.Settings{Keeper: forgetful{}})
	require.Equal(t, "saved as heap.txt", e.press("s").Notice())
	require.Equal(t, "the disk is full", e.press("n y n").Notice())
}

func TestASlowKeeperKeepsTheNewestMomentNext(t *testing.T) {
	shelf := &shelf{}
	s, first := play.New(playtest.Setup{}, play.Settings{Keeper: shelf}).Begin(playtest.NewHeap(12))
	require.Len(t, first, 1)
	for range 3 { // the player and the program move while the keeper is still busy
		var tasks []play.Task
		s, _ = s.Press("1")
		s, tasks = s.Press("enter")
		require.Len(t, tasks, 1, "only the program's turn")
		s, tasks = s.Done(tasks[0]())
		require.Empty(t, tasks)
	}
	s, tasks := s.Press("s")
	require.Empty(t, tasks)
	for tasks = first; len(tasks) > 0; {
		require.Len(t, tasks, 1, "one errand at a time")
		s, tasks = s.Done(tasks[0]())
	}
	require.Equal(t, []string{"keep 12", "keep 6", "save 6"}, shelf.errands)
}

// A front may end before it begins its tasks, or before it passes on their results.
func TestEverythingIsKeptBeforeTheEnd(t *testing.T) {
	for begun, want := range map[bool][]string{false: {"keep 3", "leave 3", "keep 12"}, true: {"keep 3", "leave 3", "keep 12"}} {
		shelf := &shelf{}
		s, tasks := play.New(playtest.Setup{}, play.Settings{Keeper: shelf}).Begin(playtest.NewHeap(3))
		if begun {
			tasks[0]()
		}
		for _, key := range []string{"n", "y", "c", "left", "enter"} {
			s, _ = s.Press(key)
		}
		s.Ended()
		require.Equal(t, want, shelf.errands)
	}
}

func TestSavingDoesNothingWithoutAKeeper(t *testing.T) {
	require.Empty(t, begun(7, play.Settings{}).press("s").Notice())
}
