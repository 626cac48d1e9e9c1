package play

import "slices"

// A List is the list from which a player chooses.
type List struct {
	Heading  string
	Options  []Option
	Numbered bool // whether digits choose an entry
}

// List returns the options of the moment that is shown or, after the end of the game,
// the possible actions. During a review, which has its own list, the result is empty.
func (s Session) List() List {
	words := s.Words()
	if s.front() == Reviewing {
		return List{}
	}
	if s.AtEnd() {
		list := List{Heading: words.Text("What next?")}
		for _, offer := range s.offers() {
			list.Options = append(list.Options, Option{Text: offer.key + "  " + offer.text})
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
func (s Session) AtEnd() bool { return !s.game.IsZero() && s.motion == nil && s.game.Over() }

// An offer is an action after the end of a game, and its key.
type offer struct{ key, text string }

// offers returns the actions that are possible after the end of the game. The first
// offer does no harm if a player presses Enter once too often.
func (s Session) offers() (offers []offer) {
	words := s.Words()
	offers = []offer{{"v", words.Text("review the game")}, {"n", words.Text("play again")}}
	if _, ok := s.game.Undo(); ok {
		offers = append(offers, offer{"u", words.Text("take back")})
	}
	return append(offers, offer{"q", words.Text("quit")})
}
