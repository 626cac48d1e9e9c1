package play

import (
	"context"
	"slices"
	"time"
)

// A Task is work that runs in the background, such as a program's turn or a hint. The
// front passes the task's result to Session.Done.
type Task func() Result

// A Result applies the outcome of a task to the current session.
type Result func(Session) (Session, []Task)

// Done returns the session after a task with the given result.
func (s Session) Done(result Result) (Session, []Task) { return result(s) }

// A job is a background computation for the game.
type job struct {
	context.Context
	stop  context.CancelFunc
	hints bool // whether the job computes a hint
}

// result returns a result that makes the given change, unless the job was abandoned.
func (j *job) result(change Result) Result {
	return func(s Session) (Session, []Task) {
		if s.job != j {
			return s, nil
		}
		return change(s)
	}
}

// advanced returns the session after the next step of a program, if the program has
// finished thinking and the previous moment was visible long enough.
func (s Session) advanced() (Session, []Task) {
	if s.thought.IsZero() || !s.waited {
		return s, nil
	}
	s.steps++
	if turn := s.game.turn(); turn.Forced && s.game.match.Seats[turn.Player].Program == nil {
		s.steps = 0 // the program's turn begins after it
	}
	return s.present(s.thought.Switch(s.Switched()))
}

// think returns the session after a program on turn has begun to think.
func (s Session) think() (Session, []Task) {
	think := s.game.Think()
	if think == nil {
		return s, nil
	}
	step := s.step() + s.tumbling()
	s, tasks := s.run(func(this *job) Result {
		thought := think(this)
		return func(s Session) (Session, []Task) {
			s.thought = thought
			return s.advanced()
		}
	})
	this := s.job
	if s.waited = step == 0; s.waited {
		return s, tasks
	}
	return s, append(tasks, func() Result {
		select {
		case <-time.After(step):
		case <-this.Done():
		}
		return this.result(func(s Session) (Session, []Task) {
			s.waited = true
			return s.advanced()
		})
	})
}

// hint returns the session after the computation of a hint has begun.
func (s Session) hint() (Session, []Task) {
	hint := s.game.Hint()
	if hint == nil {
		return s.refused(s.Words().Text("There is no hint here.")), nil
	}
	s, tasks := s.run(func(this *job) Result {
		game, advice := hint(this)
		return func(s Session) (Session, []Task) {
			s = s.interrupted()
			s.game, s.notice = game, Notice{Proposal, advice.Text}
			if advice.Option >= 0 {
				s = s.aim(advice.Option)
			}
			return s, nil
		}
	})
	s.job.hints = true
	return s, tasks
}

// hints reports whether a hint for the moment on the board is being computed.
func (s Session) hints() bool { return s.face == Playing && s.job != nil && s.job.hints }

// pressInJob returns the session after a key that is pressed during a job. While a program
// computes its action, u takes the person's last decision back, a key of a switch changes the
// view, and any other key ends the delay before the action is shown.
func (s Session) pressInJob(key string, before typed) (Session, []Task) {
	if s.job.hints {
		return s.pressInHint(key, before)
	}
	if undone, ok := s.game.Undo(); ok && key == "u" {
		return s.show(undone)
	}
	if switched, ok := s.game.Key(key); ok {
		s.game = switched
		return s, nil
	}
	s.waited = true
	return s.advanced()
}

// pressInHint returns the session after a key that is pressed while a hint is being
// computed. Escape stops the computation, and so does a key that chooses, types or shows
// something else.
func (s Session) pressInHint(key string, before typed) (Session, []Task) {
	if key == "h" { // the hint is already being computed
		return s, nil
	}
	if key == "enter" || slices.Contains(arrows, key) {
		return s.instead(s.interrupted().pressInTurn(key, before))
	}
	next, due := s.pressInTurn(key, before)
	if key == "esc" || next.chosen != s.chosen || next.typed != (typed{}) || next.face == Reviewing {
		s.job.stop()
		if next.job == s.job {
			next.job = nil
		}
	}
	return s.instead(next, due)
}

// instead returns the session after a player who waited for a hint has asked for something
// else. If the player still has to act, the notice says that the search has stopped.
func (s Session) instead(next Session, due []Task) (Session, []Task) {
	if next.face == Playing && next.game.Len() == s.game.Len() && next.Notice() == "" && !s.settings.Buttons {
		next.notice = Notice{Text: s.Words().Text("No hint: the search has stopped. h starts it again.")}
	}
	return next, due
}

// Computing reports whether a hint or the judgments of a review are being computed.
func (s Session) Computing() bool { return s.job != nil && (s.job.hints || s.Front() == Reviewing) }

// Stop returns the session after the computation of a hint or of judgments is stopped.
func (s Session) Stop() Session {
	if s.Computing() {
		s = s.interrupted()
	}
	return s
}

func (s Session) run(compute func(*job) Result) (Session, []Task) {
	ctx, stop := context.WithCancel(context.Background())
	this := &job{Context: withRests(ctx), stop: stop}
	s.job, s.thought = this, Game{}
	return s, []Task{func() Result { return this.result(compute(this)) }}
}

// Ended stops the computation in the background, waits until the keeper has finished all
// errands, and returns the session.
func (s Session) Ended() Session {
	s = s.interrupted()
	for s.keeping.now != nil {
		s, _ = s.keptAway(s.keeping.now(), false)
	}
	return s
}

func (s Session) interrupted() Session {
	if s.job != nil {
		s.job.stop()
		s.job = nil
	}
	return s
}
