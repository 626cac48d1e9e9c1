package play_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
)

// A slow moment computes hints and judgments until nobody wants them.
type slow struct{}

func (slow) Turn() play.Turn                              { return play.Turn{} }
func (slow) Title() string                                { return "" }
func (slow) Options() []play.Option                       { return []play.Option{{Text: "wait", Said: "wait"}} }
func (s slow) Do(string) (play.Moment, play.Event, error) { return s, play.Event{}, nil }
func (slow) Board(play.View) play.Board                   { return play.Board{} }
func (slow) Picture(play.View) string                     { return "" }

func (slow) Chances(bool) func(context.Context) play.Chances {
	return func(ctx context.Context) play.Chances {
		for ctx.Err() == nil {
		}
		return play.Chances{}
	}
}

// All goroutines share one thread in a browser. Run there, the test ends only if a task
// rests when it asks its context.
func TestAFrontRunsWhileATaskComputesAndStopsIt(t *testing.T) {
	words := playtest.Setup{}.Words(nil)
	for _, key := range []string{"h", "v"} {
		for _, stop := range []func(play.Session) play.Session{play.Session.Stop, play.Session.Ended} {
			s, _ := play.New(playtest.Setup{}, play.Settings{}).Begin(play.Begin(&play.Match{Seats: make([]play.Seat, 2), Words: words}, slow{}))
			s, tasks := s.Press(key)
			require.Len(t, tasks, 1, key)
			require.True(t, s.Computing(), key)
			stopped := make(chan play.Session, 1)
			time.AfterFunc(time.Millisecond, func() { stopped <- stop(s) })
			result := tasks[0]() // ends only after the stop
			s = <-stopped
			require.False(t, s.Computing(), key)
			after, more := s.Done(result)
			require.Empty(t, more, key)
			require.Equal(t, s.Notice(), after.Notice(), key)
			require.Equal(t, s.Face(), after.Face(), key)
		}
	}
}
