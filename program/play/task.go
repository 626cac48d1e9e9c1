package play

import (
	"context"
	"runtime"
	"sync/atomic"
	"time"
)

// A Task is work that runs beside the front, such as a program's turn or a hint. The
// front passes its result to Session.Done.
type Task func() Result

// A Result is the result of a task.
type Result struct {
	job       *job
	game      Game
	advice    Advice
	judgments []Judgment
	waited    bool    // whether the result is only that a job's wait is over
	motion    *motion // the motion whose next frame is due, or nil
	kept      bool
	mere      bool // whether the keeper's errand was Keep
	notice    string
}

// A job is a computation for the game that runs beside the front.
type job struct {
	context.Context
	stop context.CancelFunc
	work work

	rested atomic.Int64 // the last time at which the job let the front run, in milliseconds
}

// Err returns the error of the job's context. In a browser, which has one thread, the
// front runs only while a job rests. So Err sometimes rests for a moment.
func (j *job) Err() error {
	if now := time.Now().UnixMilli(); runtime.GOOS == "js" && now-j.rested.Load() > 50 {
		time.Sleep(time.Millisecond)
		j.rested.Store(time.Now().UnixMilli())
	}
	return j.Context.Err()
}

// work is the kind of work that a job does.
type work int

const (
	thinking work = iota
	hinting
	reviewing
)

// Done returns the session after a task. If a job was abandoned, its result does not
// count.
func (s Session) Done(result Result) (Session, []Task) {
	switch {
	case result.kept:
		return s.keptAway(result.notice, result.mere)
	case result.motion != nil:
		return s.nextFrame(result.motion)
	case result.job != s.job || s.job == nil:
		return s, nil
	case result.waited:
		s.waited = true
		return s.advanced()
	case s.job.work == thinking:
		s.thought = result.game
		return s.advanced()
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

// advanced returns the session after the next step of a program, if the program has
// finished thinking and the previous moment was visible long enough.
func (s Session) advanced() (Session, []Task) {
	if s.thought == nil || !s.waited {
		return s, nil
	}
	s.steps++
	return s.present(s.thought)
}

// think returns the session after a program on turn has begun to think.
func (s Session) think() (Session, []Task) {
	think := s.game.Think()
	if think == nil {
		return s, nil
	}
	step := s.step()
	s, tasks := s.run(func(this *job) Result { return Result{job: this, game: think(this)} }, thinking)
	this := s.job
	if s.waited = step == 0; s.waited {
		return s, tasks
	}
	return s, append(tasks, func() Result {
		select {
		case <-time.After(step):
		case <-this.Done():
		}
		return Result{job: this, waited: true}
	})
}

// hint returns the session after the computation of a hint has begun.
func (s Session) hint() (Session, []Task) {
	hint := s.game.Hint()
	if hint == nil {
		s.notice = s.Words().NoHint
		return s, nil
	}
	return s.run(func(this *job) Result {
		game, advice := hint(this)
		return Result{job: this, game: game, advice: advice}
	}, hinting)
}

// run returns the session after a job has begun.
func (s Session) run(compute func(*job) Result, work work) (Session, []Task) {
	ctx, stop := context.WithCancel(context.Background())
	this := &job{Context: ctx, stop: stop, work: work}
	s.job, s.thought = this, nil
	return s, []Task{func() Result { return compute(this) }}
}

// Ended stops the work beside the front, waits until the keeper has finished all
// errands, and returns the session.
func (s Session) Ended() Session {
	s = s.interrupted()
	for s.keeping.now != nil {
		s, _ = s.keptAway(s.keeping.now(), false)
	}
	return s
}

// interrupted returns the session after its job is interrupted.
func (s Session) interrupted() Session {
	if s.job != nil {
		s.job.stop()
		s.job = nil
	}
	return s
}
