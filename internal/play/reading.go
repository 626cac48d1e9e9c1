package play

import "slices"

// help returns the session with the first page of the help or, in a review, with the last
// page, which is about the review.
func (s Session) help() Session {
	s.face, s.behind, s.page = Help, s.face, 0
	if s.behind == Reviewing {
		s.page = len(s.Pages()) - 1
	}
	return s
}

// Front returns the face, or the face to which the open help returns.
func (s Session) Front() Face {
	if s.face == Help {
		return s.behind
	}
	return s.face
}

// Pages returns the pages of the game's help, and a page about the review.
func (s Session) Pages() []Page {
	choices, unjudged := s.choices, error(nil)
	if s.behind != Form {
		choices, unjudged = s.game.Choices(), s.game.Unjudged()
	}
	return slices.Concat(s.setup.Pages(choices), []Page{s.Words().reviewPage(s.settings.Buttons, unjudged)})
}

func (s Session) pressInHelp(key string) Session {
	if turn := Turned(key); turn != 0 {
		s.page = max(min(s.page+turn, len(s.Pages())-1), 0)
	} else {
		s.face = s.behind
	}
	return s
}

// Turned returns the number of pages that a key turns in the help, or 0.
func Turned(key string) int {
	switch key {
	case "right", "down", "pgdown", "space", "l", "j", "enter":
		return 1
	case "left", "up", "pgup", "h", "k":
		return -1
	}
	return 0
}

// pageful is the number of entries of the log by which PgUp and PgDn scroll.
const pageful = 10

func (s Session) pressInLog(key string) Session {
	most := max(len(s.game.Log())-1, 0)
	switch key {
	case "up", "k":
		s.back++
	case "down", "j":
		s.back--
	case "pgup":
		s.back += pageful
	case "pgdown":
		s.back -= pageful
	case "home":
		s.back = most
	case "end":
		s.back = 0
	default:
		s.face = Playing
	}
	s.back = max(min(s.back, most), 0)
	return s
}
