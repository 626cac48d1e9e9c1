package play

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// longestMove is the length, in characters, at which a typed move accepts no more characters.
const longestMove = 60

// typed holds the text that a player is typing.
type typed struct {
	digits string // the digits typed so far, if a list is numbered
	number string // the last of these digits that make up the number of an option
	move   string // the move typed so far
}

// commands holds the keys of commands, in all games.
const commands = "?hjklnqsuvx"

// begins reports whether a key can begin a typed move. A text that is not a move is refused
// with its reason, so each character begins a move that is not the key of a command. The
// keys of commands are small letters.
func begins(key string) bool {
	r, size := utf8.DecodeRuneInString(key)
	return size == len(key) && unicode.IsGraphic(r) && !strings.Contains(commands, key)
}

func isDigit(key string) bool { return len(key) == 1 && key[0] >= '0' && key[0] <= '9' }

func (s Session) pressInMove(key string) (Session, []Task) {
	move := &s.typed.move
	switch {
	case key == "enter":
		next, err := s.game.Say(*move)
		if command := strings.ToLower(*move); err != nil && len(command) == 1 && strings.Contains(commands, command) {
			s.typed = typed{}
			return s.pressInGame(command) // typed with Caps Lock
		}
		return s.showOrRefuse(next, err)
	case key == "esc":
		*move = ""
	case key == "backspace":
		_, size := utf8.DecodeLastRuneInString(*move)
		*move = (*move)[:len(*move)-size]
	case key == "space":
		*move += " "
	case utf8.RuneCountInString(key) == 1 && utf8.RuneCountInString(*move) < longestMove:
		*move += key
	}
	return s, nil
}

// Untyped returns the session without the text that a player has begun to type.
func (s Session) Untyped() Session {
	s.typed = typed{}
	return s
}

// Say returns the session after a whole move that a player has typed.
func (s Session) Say(text string) (Session, []Task) {
	text = strings.TrimSpace(strings.Map(func(r rune) rune {
		switch {
		case unicode.IsPrint(r):
			return r
		case unicode.IsSpace(r):
			return ' ' // between pasted lines
		}
		return -1 // for example a pasted control character
	}, text))
	if s.hints() {
		s = s.interrupted()
	}
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
