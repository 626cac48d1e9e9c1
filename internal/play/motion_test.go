package play_test

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/playtest"
)

// watch runs the tasks of a session side by side until no task is left. After each
// result, it calls see with the time since the beginning, measured in a synctest
// bubble.
func watch(s play.Session, tasks []play.Task, see func(play.Session, time.Duration)) play.Session {
	begun, running, results := time.Now(), 0, make(chan play.Result)
	for {
		for _, task := range tasks {
			running++
			go func() { results <- task() }()
		}
		see(s, time.Since(begun))
		if running == 0 {
			return s
		}
		s, tasks = s.Done(<-results)
		running--
	}
}

// moving returns the settings of a front that shows motion.
func moving(pace time.Duration) play.Settings { return play.Settings{Pace: pace, Motion: true} }

// shown returns a function for watch. Whenever the number of matches on the board has
// changed, the function notes the number and the milliseconds since the beginning.
func shown(notes *[]string) func(play.Session, time.Duration) {
	last := -1
	return func(s play.Session, after time.Duration) {
		if n := playtest.HeapOf(s.Shown()).Matches; n != last {
			*notes = append(*notes, fmt.Sprintf("%d at %d", n, after.Milliseconds()))
			last = n
		}
	}
}

func TestAMoveWithoutAMotionEndsTheMotionBefore(t *testing.T) {
	s, _ := play.New(playtest.Setup{}, moving(time.Second)).Begin(playtest.NewHeap(12, people))
	s, _ = s.Say("T3")
	require.True(t, s.Moves())
	s, _ = s.Say("T1")
	require.False(t, s.Moves())
}

func TestPiecesMoveBeforeAProgramMoves(t *testing.T) {
	for pace, want := range map[time.Duration][]string{
		500 * time.Millisecond: {"11 at 0", "10 at 250", "8 at 500"},
		2 * time.Second:        {"11 at 0", "10 at 300", "9 at 600", "8 at 2000"}, // pieces move for 0.6 s at most
		0:                      {"9 at 0", "8 at 0"},
	} {
		synctest.Test(t, func(t *testing.T) {
			var notes []string
			e := begun(12, moving(pace)).press("3")
			s, tasks := e.Press("enter")
			require.Equal(t, 9, playtest.HeapOf(s.Game()).Matches)
			require.Equal(t, pace == 0, playtest.HeapOf(s.Shown()).Matches == 9)
			watch(s, tasks, shown(&notes))
			if last := len(notes) - 1; notes[last-1] == "9 at 500" { // the program moves at the same time
				notes = append(notes[:last-1], notes[last])
			}
			require.Equal(t, want, notes)
		})
	}
}

func TestAFrameOfAMotionIsShownForALimitedTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var notes []string
		settings := moving(2 * time.Second)
		settings.Frame = 110 * time.Millisecond
		s, tasks := begun(12, settings).press("3").Press("enter")
		watch(s, tasks, shown(&notes))
		require.Equal(t, []string{"11 at 0", "10 at 110", "9 at 220", "8 at 2000"}, notes)
	})
}

func TestAMotionDoesNotNameItsResult(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, _ := play.New(playtest.Setup{}, moving(time.Second)).Begin(playtest.NewHeap(3, people))
		s, _ = s.Press("3")
		s, tasks := s.Press("enter") // it ends the game
		require.Equal(t, "2 matches", s.Title())
		require.Empty(t, s.Notice())
		require.Equal(t, -1, s.Chosen())
		s = watch(s, tasks, func(play.Session, time.Duration) {})
		require.Equal(t, "0 matches  (you 1, computer 0)", s.Title())
		require.NotEmpty(t, s.Notice())
	})
}

func TestEnterOrSpaceDuringTheLastMotionOnlySkipsIt(t *testing.T) {
	for _, key := range []string{"enter", "space"} {
		s, _ := play.New(playtest.Setup{}, moving(time.Second)).Begin(playtest.NewHeap(3, people))
		s, _ = s.Press("3")
		s, _ = s.Press("enter")
		s, _ = s.Press(key)
		require.Equal(t, -1, s.Chosen(), key)
		require.Equal(t, "The game is over.", s.Notice(), key)
	}
}

// A person who taps while the pieces still move does not see whose turn it is.
func TestAClickThatIsRefusedDuringAMotionChangesNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, _ := play.New(playtest.Setup{}, moving(time.Second)).Begin(playtest.NewHeap(12, people))
		s, tasks := s.Choose(2)
		if len(tasks) == 0 {
			s, tasks = s.Choose(2)
		}
		for range 3 {
			require.Equal(t, 11, playtest.HeapOf(s.Shown()).Matches)
			s, _ = s.Click("second")
			require.Empty(t, s.Notice())
		}
		s = watch(s, tasks, func(play.Session, time.Duration) {})
		require.Empty(t, s.Notice())
		s, _ = s.Click("second")
		require.NotEmpty(t, s.Notice(), "the motion is over")
	})
}

func TestAKeySkipsTheMotionAndIsUsed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, skip := range []func(play.Session) (play.Session, []play.Task){
			func(s play.Session) (play.Session, []play.Task) { return s.Press("2") },
			func(s play.Session) (play.Session, []play.Task) {
				s, _ = s.Choose(2) // an option of the list before the motion, so the click only skips
				require.Equal(t, -1, s.Chosen())
				return s.Choose(1)
			},
			func(s play.Session) (play.Session, []play.Task) {
				s, _ = s.Say("T9")
				require.Contains(t, s.Notice(), "one to three")
				require.Equal(t, 9, playtest.HeapOf(s.Shown()).Matches)
				return s.Choose(1)
			},
			func(s play.Session) (play.Session, []play.Task) {
				s, _ = s.Click("")
				return s.Choose(1)
			},
		} {
			s, _ := play.New(playtest.Setup{}, moving(time.Second)).Begin(playtest.NewHeap(12, people))
			s, _ = s.Press("3")
			s, tasks := s.Press("enter")
			require.Equal(t, 11, playtest.HeapOf(s.Shown()).Matches)
			require.Equal(t, -1, s.Previewed(), "the motion shows no preview")
			s, _ = skip(s)
			require.Equal(t, 9, playtest.HeapOf(s.Shown()).Matches)
			require.Equal(t, 1, s.Chosen(), "the key or click is used as usual")
			watch(s, tasks, func(s play.Session, _ time.Duration) { require.Equal(t, 9, playtest.HeapOf(s.Shown()).Matches) })
		}
	})
}

// people makes all players people.
func people(match *play.Match) { match.Seats = []play.Seat{{Name: "you"}, {Name: "computer"}} }

func TestAKeySkipsTheWaitForAProgramsStep(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, tasks := begun(12, moving(time.Hour)).press("1").Press("enter")
		require.Equal(t, -1, s.Chosen())
		s, _ = s.Done(tasks[0]()) // the program has finished thinking
		require.Equal(t, 11, playtest.HeapOf(s.Game()).Matches, "the previous moment stays visible")
		require.Empty(t, s.Notice())
		hurried, _ := s.Press("enter")
		require.Equal(t, 10, playtest.HeapOf(hurried.Game()).Matches)
		s, tasks = begun(12, moving(time.Hour)).press("1").Press("enter")
		s, _ = s.Press("enter") // the program is still thinking
		s, _ = s.Press("enter")
		require.Equal(t, "The computer is thinking.", s.Notice())
		s, _ = s.Done(tasks[0]())
		require.Equal(t, 10, playtest.HeapOf(s.Game()).Matches)
	})
}

func TestADecisionIsTakenBackWhileAProgramThinks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, tasks := begun(12, moving(time.Hour)).press("1").Press("enter")
		back, more := s.Press("u")
		require.Equal(t, 12, playtest.HeapOf(back.Game()).Matches)
		require.True(t, back.Game().IsPersons())
		back = watch(back, append(tasks, more...), func(play.Session, time.Duration) {})
		require.Equal(t, 12, playtest.HeapOf(back.Game()).Matches, "the program does not act")
	})
}

// crowd is a game with several players. After each move of the person, the programs take
// the given number of steps, and think for the given time before each step. Every other step
// may be a throw, the first one included, and a forced action of the person may precede it.
type crowd struct {
	playtest.Heap
	players, steps, left int
	thinks               time.Duration
	throws, forced       bool
	again                bool // whether the first program throws twice
}

func (c crowd) begin() play.Game {
	return playtest.Begin(c, func(match *play.Match) {
		for len(match.Seats) < c.players {
			match.Seats = append(match.Seats, match.Seats[1])
		}
	})
}

func (c crowd) Turn() play.Turn {
	if c.forced && c.left > c.steps {
		return play.Turn{Forced: true}
	}
	return play.Turn{Player: min(c.left, 1)}
}

func (c crowd) Options() []play.Option {
	if done := c.steps - c.left; c.throws && c.left > 0 && (done%2 == 0 || c.again && done == 1) {
		return []play.Option{{Said: "go"}}
	}
	return []play.Option{{Said: "go", To: "there"}}
}

func (c crowd) Do(string) (play.Moment, play.Event, error) {
	if c.left == 0 {
		if c.left = c.steps; c.forced {
			c.left++
		}
		return c, play.Event{}, nil
	}
	time.Sleep(c.thinks)
	c.left--
	return c, play.Event{}, nil
}

func (c crowd) Frames(play.Moment, play.Event) []play.Moment { return []play.Moment{c, c} }

func TestARoundOfAllProgramsTakesFourTimesThePaceAtMost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for steps := 1; steps < 30; steps++ {
			for players := 2; players <= 4; players++ {
				s, tasks := play.New(playtest.Setup{}, moving(500*time.Millisecond)).Begin(crowd{players: players, steps: steps, left: min(steps, 4*(players-1))}.begin())
				for round := range 3 { // the limit applies to each round, even before a person's first decision
					begun, last := time.Now(), time.Duration(0)
					if round > 0 {
						s, tasks = s.Press("enter")
					}
					s = watch(s, tasks, func(s play.Session, after time.Duration) {
						if left := s.Game().Moment().(crowd).left; left > 0 && steps <= 2*(players-1) {
							last = after
						}
					})
					require.LessOrEqual(t, time.Since(begun), 2*time.Second)
					require.LessOrEqual(t, last, time.Duration(steps)*500*time.Millisecond)
					if steps == 2*(players-1) { // a throw and a move by each program
						require.Greater(t, time.Since(begun), 1400*time.Millisecond)
					}
				}
			}
		}
	})
}

// A motion takes half a second. A forced action of the person does not shorten the turn of
// the program.
func TestAThrowLiesOpenAfterItsMotionIfThereIsTime(t *testing.T) {
	for _, round := range []struct {
		players, steps int
		forced, again  bool
		want           []string
	}{
		{2, 2, false, false, []string{"2 at 0", "1 at 500", "0 at 1500"}},
		{2, 2, true, false, []string{"3 at 0", "2 at 500", "1 at 1000", "0 at 2000"}},
		{2, 3, false, true, []string{"3 at 0", "2 at 500", "1 at 1500", "0 at 2000"}}, // only the first throw
		{4, 2, false, false, []string{"2 at 0", "1 at 285", "0 at 571"}},
	} {
		synctest.Test(t, func(t *testing.T) {
			game := crowd{players: round.players, steps: round.steps, throws: true, forced: round.forced, again: round.again}
			s, _ := play.New(playtest.Setup{}, moving(500*time.Millisecond)).Begin(game.begin())
			s, tasks := s.Press("enter")
			var notes []string
			watch(s, tasks, func(s play.Session, after time.Duration) {
				if left := s.Game().Moment().(crowd).left; len(notes) == 0 || notes[len(notes)-1][0] != byte('0'+left) {
					notes = append(notes, fmt.Sprintf("%d at %d", left, after.Milliseconds()))
				}
			})
			require.Equal(t, round.want, notes)
		})
	}
}

// A motion takes half a second, and no limit of the round shortens a throw of the second
// program.
func TestAnUnhurriedRoundGivesEachThrowAndMoveItsTime(t *testing.T) {
	for players := 2; players <= 4; players++ {
		synctest.Test(t, func(t *testing.T) {
			programs := players - 1
			settings := moving(500 * time.Millisecond)
			settings.Unhurried = true
			game := crowd{players: players, steps: 2 * programs, throws: true}
			s, _ := play.New(playtest.Setup{}, settings).Begin(game.begin())
			s, tasks := s.Press("enter")
			begun, thrown, shortest := time.Now(), 0, time.Hour
			seen, since := -1, time.Duration(0)
			s = watch(s, tasks, func(s play.Session, after time.Duration) {
				if left := s.Game().Moment().(crowd).left; left != seen {
					if seen >= 0 {
						shortest = min(shortest, after-since)
					}
					if seen%2 == 1 {
						thrown++
						require.Equal(t, time.Second, after-since, "a throw lies open after its motion")
					}
					seen, since = left, after
				}
			})
			require.Equal(t, programs, thrown)
			require.Equal(t, 500*time.Millisecond, shortest)
			require.Equal(t, time.Duration(programs)*1500*time.Millisecond, time.Since(begun)-500*time.Millisecond)
			require.True(t, s.Game().IsPersons())
		})
	}
}

// The first steps could still be a round that a person ends. Two programs show each of the
// other steps for the whole pace.
func TestProgramsAmongThemselvesKeepTheirPace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for players := 2; players <= 4; players++ {
			s, tasks := play.New(playtest.Setup{}, moving(500*time.Millisecond)).Begin(crowd{players: players, left: 100}.begin())
			var seen []time.Duration
			watch(s, tasks, func(s play.Session, after time.Duration) {
				if s.Game().Len() > len(seen) {
					seen = append(seen, after)
				}
			})
			require.Len(t, seen, 100)
			require.Equal(t, players == 2, seen[99]-seen[98] == 500*time.Millisecond)
			for n := 4*(players-1) + 1; n < len(seen); n++ {
				require.Equal(t, seen[99]-seen[98], seen[n]-seen[n-1], "%d players, step %d", players, n+1)
			}
		}
	})
}

func TestAWatchedGameShowsEachMoveForTwiceThePace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		settings := moving(500 * time.Millisecond)
		settings.Unhurried = true
		game := playtest.NewHeap(12, func(match *play.Match) { match.Seats = []play.Seat{match.Seats[1], match.Seats[1]} })
		s, tasks := play.New(playtest.Setup{}, settings).Begin(game)
		steps := 0
		watch(s, tasks, func(s play.Session, after time.Duration) {
			if s.Game().Len() > steps {
				steps++
				require.Equal(t, time.Duration(steps)*time.Second, after)
			}
		})
		require.Positive(t, steps)
	})
}

func TestTheComputerIsThinkingOnlyWhileItThinks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for thinks, want := range map[time.Duration]bool{0: false, 400 * time.Millisecond: false, 2 * time.Second: true} {
			s, _ := play.New(playtest.Setup{}, moving(500*time.Millisecond)).Begin(crowd{players: 2, steps: 1, thinks: thinks}.begin())
			s, tasks := s.Press("enter")
			said := false
			watch(s, tasks, func(s play.Session, after time.Duration) {
				if s.Notice() != "" {
					said = true
					require.Equal(t, "The computer is thinking.", s.Notice())
					require.GreaterOrEqual(t, after, 500*time.Millisecond, "not while it would only flicker")
					require.Less(t, after, thinks)
				}
			})
			require.Equal(t, want, said)
		}
	})
}
