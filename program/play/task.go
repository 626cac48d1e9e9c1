package play

import (
	"context"
	"time"
)

// A Task is work that runs beside the front: a program's turn, a hint, a game
// that is kept. The front passes its result to Session.Done.
type Task func() Result

// A Result is the result of a task.
type Result struct {
	job       *job
	game      Game
	advice    Advice
	judgments []Judgment
	kept      bool
	notice    string
}

// A job is a computation of the game that runs beside the front.
type job struct {
	stop context.CancelFunc
	skip chan struct{} // closed when a player does not want to wait
	work work
}

// work is the kind of a job's work.
type work int

const (
	thinking work = iota
	hinting
	reviewing
)

// Done returns the session after a task. The result of a job that was given up
// does not count.
func (s Session) Done(result Result) (Session, []Task) {
	switch {
	case result.kept:
		return s.keptAway(result.notice)
	case result.job != s.job || s.job == nil:
		return s, nil
	case s.job.work == thinking:
		return s.show(result.game)
	case s.job.work == reviewing:
		s = s.interrupted()
		s.review.Judgments = result.judgments
		return s, nil
	}
	s = s.interrupted()
	s.game, s.notice = result.game, result.advice.Text
	if result.advice.Option >= 0 {
		s = s.aim(result.advice.Option)
	}
	return s, nil
}

// think returns the session while a program on turn thinks.
func (s Session) think() (Session, []Task) {
	think := s.game.Think()
	if think == nil {
		return s, nil
	}
	return s.run(s.settings.Pace, func(ctx context.Context, this *job) Result {
		return Result{job: this, game: think(ctx)}
	}, thinking)
}

// hint returns the session while a hint is computed.
func (s Session) hint() (Session, []Task) {
	hint := s.game.Hint()
	if hint == nil {
		s.notice = s.Words().NoHint
		return s, nil
	}
	return s.run(0, func(ctx context.Context, this *job) Result {
		game, advice := hint(ctx)
		return Result{job: this, game: game, advice: advice}
	}, hinting)
}

// run returns the session with a job, whose result comes no sooner than after
// the pace.
func (s Session) run(pace time.Duration, compute func(context.Context, *job) Result, work work) (Session, []Task) {
	ctx, stop := context.WithCancel(context.Background())
	this := &job{stop: stop, skip: make(chan struct{}), work: work}
	s.job = this
	return s, []Task{func() Result {
		rest := time.After(pace)
		result := compute(ctx, this)
		select {
		case <-rest:
		case <-this.skip:
		case <-ctx.Done():
		}
		return result
	}}
}

// Ended returns the session without the work that runs beside the front, and
// after its keeper has done everything that it was asked for.
func (s Session) Ended() Session {
	s = s.interrupted()
	for s.keeping.now != nil {
		s, _ = s.keptAway(s.keeping.now())
	}
	return s
}

// interrupted returns the session without its job.
func (s Session) interrupted() Session {
	if s.job != nil {
		s.job.stop()
		s.job = nil
	}
	return s
}

// hurry ends the wait after a program's step.
func (j *job) hurry() {
	select {
	case <-j.skip:
	default:
		close(j.skip)
	}
}
