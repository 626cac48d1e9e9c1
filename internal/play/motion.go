package play

import (
	"cmp"
	"time"
)

// longestMotion is the longest time for which pieces move after one action.
const longestMotion = 600 * time.Millisecond

// A motion shows the pieces as they move from one moment to the next.
type motion struct {
	frames []Game
	each   time.Duration // the time for each frame
	after  bool          // whether the game had ended before the motion
}

// step returns how long the moment on the board stays visible before the next step of a
// program. If the session is unhurried, this is the pace or, for a move in a game without a
// person, twice the pace. Otherwise a round of all programs, including its last motion, takes
// at most four times the pace, so later steps get less time. If there have been many steps
// but no decision by a person, step assumes that only programs play, and does not limit the
// round.
func (s Session) step() time.Duration {
	switch {
	case s.settings.Unhurried && s.game.match.IsWatched() && !s.game.last.throws():
		return 2 * s.settings.Pace
	case s.settings.Unhurried:
		return s.settings.Pace
	}
	others, left := len(s.game.Players())-1, 4*s.settings.Pace
	usual := min(s.settings.Pace, left/time.Duration(2*others+1))
	step := usual
	if _, decided := s.game.Undo(); decided || s.steps <= 4*others {
		for range s.steps {
			left -= step
			step = min(usual, left/2)
		}
	}
	return step
}

// tumbling returns the time for which the motion on the board shows a throw, if the session
// is unhurried or a round of all programs leaves time for it. The throw then stays visible
// after its motion.
func (s Session) tumbling() time.Duration {
	others := time.Duration(len(s.game.Players()) - 1)
	hurried := !s.settings.Unhurried && (s.steps > 1 || (2*others+2)*s.step() > 4*s.settings.Pace)
	if s.motion == nil || !s.game.last.throws() || hurried {
		return 0
	}
	return s.motion.each * time.Duration(len(s.motion.frames))
}

// move returns the session in which the pieces move from the given moment to the
// current moment.
func (s Session) move(before Game) (Session, []Task) {
	s.motion = nil
	if before.IsZero() || !s.settings.Motion || s.settings.Pace == 0 {
		return s, nil
	}
	frames := s.game.Motion(before)
	if len(frames) == 0 {
		return s, nil
	}
	each := min(longestMotion, s.step()) / time.Duration(len(frames))
	each = min(each, cmp.Or(s.settings.Frame, each))
	s.motion = &motion{frames, each, before.Over()}
	s.frame = 0
	return s, []Task{s.motion.wait}
}

func (m *motion) wait() Result {
	time.Sleep(m.each)
	return func(s Session) (Session, []Task) { return s.nextFrame(m) }
}

// nextFrame returns the session after it shows the next frame of a motion, unless the
// motion was skipped.
func (s Session) nextFrame(m *motion) (Session, []Task) {
	if m != s.motion {
		return s, nil
	}
	if s.frame++; s.frame == len(m.frames) {
		s.motion = nil
		return s, nil
	}
	return s, []Task{m.wait}
}
