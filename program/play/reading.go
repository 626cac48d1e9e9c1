package play

import "slices"

// Pages returns the pages of the game's help, and a page about the review.
func (s Session) Pages() []Page {
	return slices.Concat(s.game.Pages(), []Page{s.Words().ReviewPage})
}

func (s Session) pressInHelp(key string) Session {
	if turn := Turn(key); turn != 0 {
		s.page = max(min(s.page+turn, len(s.Pages())-1), 0)
	} else {
		s.face = Playing
	}
	return s
}

// Turn returns the number of pages that a key turns in the help, or 0.
func Turn(key string) int {
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
