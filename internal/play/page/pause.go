package page

import "games.example/internal/play"

// pauses reports whether the person can pause the game: it is a game of programs.
func (p Page) pauses() bool {
	s := p.session
	return p.entry != nil && s.Front() == play.Playing && !s.Game().IsZero() && s.Game().Match().IsWatched() && !s.AtEnd()
}

// halts reports whether the game stands still: the person has paused it, or something covers
// the board. Pieces that move arrive.
func (p Page) halts() bool {
	return (p.paused || p.menu || p.recorded || p.session.Face() == play.Help) && !p.session.Moves()
}

// released returns the page after the tasks that ended while the game stood still, unless it
// still does.
func (p Page) released(tasks []play.Task) (Page, []play.Task) {
	for len(p.results) > 0 && !p.halts() {
		var more []play.Task
		result := p.results[0]
		p.results = p.results[1:]
		p, more = p.show(p.session.Done(result))
		tasks = append(tasks, more...)
	}
	return p, tasks
}

// stepped returns the paused page after the next step of a program, if it is known.
func (p Page) stepped() (Page, []play.Task) {
	before := p.session.Game()
	p.paused = false
	p, tasks := p.released(nil)
	if p.pauses() && same(before, p.session.Game()) {
		var more []play.Task
		p, more = p.show(p.session.Click(""))
		tasks = append(tasks, more...)
	}
	p.paused = p.pauses()
	return p, tasks
}
