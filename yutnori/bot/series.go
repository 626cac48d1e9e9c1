package bot

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"games.example/internal/series"
	"games.example/yutnori"
)

// Series describes many games of a match.
type Series struct {
	Match
	Games int
	// If this series is a part of a larger series, Number returns the number of game i in
	// the larger series. If Number is nil, that number is i.
	Number func(i int) int
	Seed   uint64
	// Alternate makes the players take turns going first; otherwise player 0 always goes
	// first.
	Alternate bool
	// Workers is the number of games played at the same time; 0 means one for each
	// core. The results do not depend on Workers.
	Workers int
	// Over, unless nil, is called whenever games end, with the number of games that ended.
	// Several goroutines may call it at once.
	Over func(games int)
	// No game begins after Stopped is closed. Stopped may be nil.
	Stopped <-chan struct{}
}

// batch is the number of games that a worker is given at once.
const batch = 64

// Play plays all games or, if the series is stopped, only the games that have begun. The
// seed of a game depends only on the series' seed and the game's number. Play returns
// the errors of [Match.Play].
func (s *Series) Play() (Total, error) {
	if err := s.check(); err != nil {
		return Total{}, err
	}
	workers := s.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	workers = min(workers, 1+max(0, s.Games)/batch) // more workers would have no games to play
	starts := s.starts()
	var next atomic.Int64
	totals, errs := make([]Total, workers), make([]error, workers)
	var playing sync.WaitGroup
	for worker := range workers {
		playing.Go(func() {
			totals[worker], errs[worker] = s.work(&next, starts)
		})
	}
	playing.Wait()
	var sum Total
	for worker := range workers {
		if errs[worker] != nil {
			return Total{}, errs[worker]
		}
		sum.Add(totals[worker])
	}
	return sum, nil
}

// starts returns the starting states, which the games use in turn.
func (s *Series) starts() []yutnori.State {
	inHand := slices.Repeat([][]yutnori.Position{make([]yutnori.Position, s.Rules.Pieces())}, s.Rules.Players())
	var starts []yutnori.State
	for player := range inHand {
		start, _ := s.Rules.Setup(inHand, player) // cannot fail with all pieces in the hand
		starts = append(starts, start)
	}
	if !s.Alternate {
		return starts[:1]
	}
	return starts
}

// work plays batches of games until all games have begun.
func (s *Series) work(next *atomic.Int64, starts []yutnori.State) (total Total, err error) {
	source := rand.NewPCG(0, 0)
	random := rand.New(source)
	var fast *model // not nil if all players play at random
	if s.isRandom() {
		fast = new(newModel(s.Rules, s.Sticks))
	}
	for {
		end := int(next.Add(batch))
		begin := end - batch
		if begin >= s.Games {
			return total, nil
		}
		end = min(end, s.Games)
		for i := begin; i < end; i++ {
			select {
			case <-s.Stopped:
				return total, nil
			default:
			}
			game := i
			if s.Number != nil {
				game = s.Number(i)
			}
			source.Seed(series.Seeds(s.Seed, game))
			start := starts[game%len(starts)]
			if fast != nil {
				total.Add(fast.play(start.Turn(), random))
				continue
			}
			played, err := s.Match.Play(start, random)
			if err != nil {
				next.Store(int64(s.Games))
				return total, err
			}
			total.Add(played)
		}
		if s.Over != nil {
			s.Over(end - begin)
		}
	}
}

// isRandom reports whether all players play at random.
func (s *Series) isRandom() bool {
	return !slices.ContainsFunc(s.Players, func(p Player) bool { return p != NewRandom(s.Rules) })
}
