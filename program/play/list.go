package play

import (
	"slices"
	"strings"
)

// A List is the list of things from which a player chooses.
type List struct {
	Heading  string
	Options  []Option
	Numbered bool // whether digits choose from the list
}

// List returns the options of the moment that is shown or, after the end of the game,
// the things to do next. A review has a list of its own.
func (s Session) List() List {
	words := s.Words()
	if s.face == Reviewing {
		return List{}
	}
	if s.isAtEnd() {
		list := List{Heading: words.Next}
		for _, next := range s.nexts() {
			list.Options = append(list.Options, Option{Text: next.key + "  " + next.text})
		}
		return list
	}
	list := List{words.Choices, s.Shown().Options(), !strings.ContainsAny(words.Begins, "0123456789")} // else digits type a move
	if slices.ContainsFunc(list.Options, func(o Option) bool { return strings.Contains(o.Hint, "%") }) {
		list.Heading = words.Chances
	}
	return list
}

// isAtEnd reports whether the end of the game is shown.
func (s Session) isAtEnd() bool { return s.game != nil && s.motion == nil && s.game.Over() }

// A next is a thing to do after the end of a game, and its key.
type next struct{ key, text string }

// nexts returns the things to do after the end of the game. The first one does no
// harm to a player who has pressed Enter once too often.
func (s Session) nexts() (nexts []next) {
	words := s.Words()
	if _, ok := s.game.(Story); ok {
		nexts = append(nexts, next{"r", words.NextReview})
	}
	nexts = append(nexts, next{"n", words.NextGame})
	if _, ok := s.game.Undo(); ok {
		nexts = append(nexts, next{"u", words.NextUndo})
	}
	return append(nexts, next{"q", words.NextQuit})
}
