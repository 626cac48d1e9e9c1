package play

import (
	"slices"
	"sync"
)

// A Keeper keeps games in a place that outlives the program. The methods run in the
// background, one at a time. Each method returns a message for the player, or "".
type Keeper interface {
	// Keep keeps a game that has begun or changed.
	Keep(Game) string
	// Save keeps a game in a place where the player can find it. The message names the
	// place.
	Save(Game) string
	// Leave keeps the last moment of a game before another game begins.
	Leave(Game) string
}

// keeping holds the current errand and the next errands of a session's keeper.
type keeping struct {
	now  func() string // runs the errand on the first call, and returns its message; nil if the keeper is idle
	next []errand
}

// An errand is a call to one of the keeper's methods.
type errand struct {
	keep func(Keeper, Game) string
	game Game
	mere bool // whether the errand is Keep; a later Keep replaces an earlier one that still waits
}

// sendKeeper returns the session after it has given its keeper an errand for the current
// game. The argument mere is true if the errand is Keep.
func (s Session) sendKeeper(keep func(Keeper, Game) string, mere bool) (Session, []Task) {
	if s.settings.Keeper == nil {
		return s, nil
	}
	waiting := s.keeping.next
	if last := len(waiting) - 1; mere && last >= 0 && waiting[last].mere {
		waiting = waiting[:last]
	}
	s.keeping.next = append(slices.Clip(waiting), errand{keep, s.game, mere})
	return s.nextErrand()
}

// nextErrand returns the session after its keeper has begun the next errand, if there is
// an errand and the keeper is idle.
func (s Session) nextErrand() (Session, []Task) {
	if s.keeping.now != nil || len(s.keeping.next) == 0 {
		return s, nil
	}
	e, keeper := s.keeping.next[0], s.settings.Keeper
	now := sync.OnceValue(func() string { return e.keep(keeper, e.game) })
	s.keeping = keeping{now: now, next: s.keeping.next[1:]}
	return s, []Task{func() Result {
		report := now()
		return func(s Session) (Session, []Task) { return s.keptAway(report, e.mere) }
	}}
}

// keptAway returns the session after its keeper has finished an errand. The session
// shows the keeper's message, if any.
func (s Session) keptAway(report string, mere bool) (Session, []Task) {
	s.keeping.now = nil
	if mere { // Keep returns a message only after a failure
		s.unkept = report != ""
	}
	if report != "" {
		s.notice = Notice{Text: report}
	}
	return s.nextErrand()
}
