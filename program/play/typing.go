package play

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// longestMove is the length, in characters, at which a typed move accepts no more characters.
const longestMove = 60

// isTyping reports whether the player is typing a move, rather than the number of an
// option.
func (s Session) isTyping() bool { return s.typed != "" && s.begins(s.typed) }

// begins reports whether a string begins like a typed move. Typed moves do not begin
// with a lowercase letter, because lowercase letters are keys with other meanings.
func (s Session) begins(text string) bool {
	first, size := utf8.DecodeRuneInString(text)
	return size > 0 && strings.ContainsRune(s.game.Words().Begins, first)
}

func (s Session) pressInMove(key string) (Session, []Task) {
	switch {
	case key == "enter":
		return s.showOrRefuse(s.game.Say(s.typed))
	case key == "esc":
		s.typed = ""
	case key == "backspace":
		_, size := utf8.DecodeLastRuneInString(s.typed)
		s.typed = s.typed[:len(s.typed)-size]
	case key == "space":
		s.typed += " "
	case utf8.RuneCountInString(key) == 1 && utf8.RuneCountInString(s.typed) < longestMove:
		s.typed += key
	}
	return s, nil
}

// Say returns the session after a whole move that a player has typed.
func (s Session) Say(text string) (Session, []Task) {
	text = strings.TrimSpace(strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return -1 // for example a pasted control character
	}, text))
	if s.face != Playing || s.job != nil || text == "" {
		return s, nil
	}
	return s.showOrRefuse(s.game.Say(text))
}

// choice returns the option, counted from 0, with the typed number. If no option has
// the whole number, the last digit alone counts.
func choice(number, digit string, options int) (chosen int, typed string, ok bool) {
	for _, text := range []string{number, digit} {
		if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= options {
			return n - 1, text, true
		}
	}
	return 0, "", false
}
