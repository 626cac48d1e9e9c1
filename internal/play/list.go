package play

import (
	"slices"
	"strings"
)

// A List holds the options from which a player chooses.
type List struct {
	Heading  string
	Options  []Option
	Numbered bool // whether digits choose an entry
}

// List returns the options of the moment that is shown or, after the end of the game or
// after a game is given up, the offers. During a review, which has its own list, the result
// is empty.
func (s Session) List() List {
	words := s.Words()
	if s.Front() == Reviewing {
		return List{}
	}
	if s.offering() {
		list := List{Heading: words.Text("What next?")}
		for _, offer := range s.Offers() {
			list.Options = append(list.Options, Option{Text: offer.Key + "  " + offer.Text})
		}
		return list
	}
	list := List{words.Choices, s.Shown().Options(), !words.Digits}
	if slices.ContainsFunc(list.Options, func(o Option) bool { return o.HintKind == Chance }) {
		list.Heading = words.Text("Chance to win, and move:")
	}
	return list
}

// AtEnd reports whether the end of the game is shown.
func (s Session) AtEnd() bool {
	return !s.game.IsZero() && (s.motion == nil || s.motion.after) && s.game.Over()
}

// offering reports whether the list has offers.
func (s Session) offering() bool { return s.Front() == AskAgain || s.AtEnd() }

// Moves reports whether pieces are moving from one moment to the next.
func (s Session) Moves() bool { return s.motion != nil }

// Skip returns the session without the rest of a motion.
func (s Session) Skip() Session {
	s.motion = nil
	return s
}

// An Offer is an action after the end of a game, or after a game is given up, and its key.
type Offer struct{ Key, Text string }

// Offers returns the actions that are possible after the end of the game, or after a game
// is given up.
func (s Session) Offers() (offers []Offer) {
	words, ended := s.Words(), s.Front() != AskAgain
	if ended {
		offers = append(offers, Offer{"v", words.Text("review the game")})
	}
	offers = append(offers, Offer{"n", words.Text("play again")})
	if _, ok := s.otherSide(); ok {
		offers = append(offers, Offer{"o", words.Text("swap sides")})
	}
	offers = append(offers, Offer{"c", words.Text("change the settings")})
	if !ended {
		return append(offers, Offer{"Esc", words.Text("back to the game")})
	}
	if _, ok := s.game.Undo(); ok {
		offers = append(offers, Offer{"u", words.Text("take back")})
	}
	return append(offers, Offer{"q", words.Text("quit")})
}

// again returns the session after a key that begins another game, and reports whether the
// key does so.
func (s Session) again(key string) (next Session, due []Task, ok bool) {
	choices := s.same()
	switch key {
	case "n":
	case "c":
		s.face, s.row = Form, 0
		return s, nil, true
	case "o":
		other, sides := s.otherSide()
		if !sides {
			return s, nil, false
		}
		choices = other
	default:
		return s, nil, false
	}
	s.choices = choices
	next, due = s.start()
	return next, due, true
}

// same returns the choices of the game on the board.
func (s Session) same() Choices { return Complete(s.setup, s.game.Choices(), s.choices) }

// otherSide returns the choices of a game in which the players have exchanged sides, or
// false if the game has no sides.
func (s Session) otherSide() (Choices, bool) { return s.setup.OtherSide(s.same()) }

// pressInAgain returns the session after a key that chooses the next game, or continues the
// game.
func (s Session) pressInAgain(key string) (Session, []Task) {
	if next, due, ok := s.again(key); ok {
		return next, due
	}
	if next, ok := s.moved(key); ok {
		return next, nil
	}
	offers := s.Offers()
	switch chosen := s.Chosen(); {
	case key == "enter" && chosen >= 0:
		return s.pressInAgain(strings.ToLower(offers[chosen].Key))
	case key == "enter":
		return s.aim(0), nil
	case key == "esc" || key == "q":
		s.face = Playing
		return s.aim(-1), nil
	}
	return s, nil
}
