package play

import (
	"cmp"
	"errors"
	"maps"
	"slices"
)

// unkept is the name of the row that offers an unfinished game.
const unkept = "unkept"

// StartSpot is the name of the spot on the form that starts the game.
const StartSpot = "."

// Rows returns the rows of the form, and the index of the row under the cursor. If the
// form continues an unfinished game, the rows are those that can change.
func (s Session) Rows() (rows []Row, row int) {
	rows = Offered(s.setup, s.choices)
	if !s.settings.Unfinished.IsZero() {
		if !s.anew {
			rows = slices.DeleteFunc(rows, func(r Row) bool { return r.Fixed })
		}
		words := s.Words()
		continues := words.Text("continue the last game")
		if !s.game.IsZero() {
			continues = words.Text("continue this game")
		}
		first := Row{Name: unkept, Label: words.Text("game"), Values: []Value{{Name: "yes", Label: continues}, {Name: "no", Label: words.Text("a new game")}}}
		rows = append([]Row{first}, rows...)
	}
	return rows, min(s.row, len(rows)-1)
}

// Continued returns the unfinished game that the form continues, or the zero Game if it
// starts a new game.
func (s Session) Continued() Game {
	if s.face != Form || s.anew {
		return Game{}
	}
	return s.settings.Unfinished
}

// Change returns the session with the form of the running game. The form continues the game
// with the choices that can change, or starts a new game. Without a running game, nothing
// changes.
func (s Session) Change() Session {
	if s.face != Playing || s.game.IsZero() || s.game.Over() {
		return s
	}
	s = s.interrupted().Unnoticed()
	s.settings.Unfinished, s.settings.Choices, s.face, s.row = s.game, s.choices, Form, 0
	return s.offered(false)
}

// offered returns the session whose form offers a new game, or else the unfinished game.
// In the form of the unfinished game, the choices are the choices of that game.
func (s Session) offered(anew bool) Session {
	if s.anew = anew; anew {
		s.choices = Complete(s.setup, s.settings.Choices)
	} else {
		s.choices = Complete(s.setup, s.settings.Unfinished.Choices())
	}
	return s
}

// ContinuedNow returns the game that the form continues as its choices make it look, or the
// zero Game if the form starts a new game. If the game cannot continue with the choices,
// ContinuedNow returns it unchanged and the reason.
func (s Session) ContinuedNow() (Game, error) {
	game := s.Continued()
	if game.IsZero() {
		return game, nil
	}
	now, err := s.continued()
	if err != nil {
		return game, err
	}
	return now.Switch(game.Switched()), nil
}

// continued returns the unfinished game with the choices of the form, or the reason why
// the game cannot continue with them.
func (s Session) continued() (Game, error) {
	game := s.settings.Unfinished
	switch seed, _ := game.Seed(); {
	case s.settings.Unfit != "":
		return Game{}, errors.New(s.settings.Unfit)
	case maps.Equal(s.choices, Complete(s.setup, game.Choices())):
		return game, nil
	default:
		text, err := game.Text()
		if err != nil {
			return Game{}, err
		}
		return s.setup.Read(text, s.choices, seed)
	}
}

// Value returns the chosen value of a row.
func (s Session) Value(row Row) Value {
	name := s.choices[row.Name]
	if row.Name == unkept {
		name = map[bool]string{false: "yes", true: "no"}[s.anew]
	}
	return row.Values[max(row.index(name), 0)]
}

// Set returns the session after a value is chosen in a row of the form. If the row does
// not have the value, nothing changes.
func (s Session) Set(row, value string) Session {
	rows, _ := s.Rows()
	for _, r := range rows {
		if r.Name == row && r.index(value) >= 0 {
			if s = s.Unnoticed(); row == unkept {
				s = s.offered(value == "no")
			} else {
				s.choices = Complete(s.setup, Choices{row: value}, s.choices)
			}
			return s
		}
	}
	return s
}

func (s Session) pressInForm(key string) (Session, []Task) {
	if key != "enter" {
		s.notice = Notice{}
	}
	rows, row := s.Rows()
	switch key {
	case "up", "k":
		s.row = max(row-1, 0)
	case "down", "j":
		s.row = min(row+1, len(rows)-1)
	case "left", "h":
		return s.turn(rows[row], -1), nil
	case "right", "l", "space":
		return s.turn(rows[row], +1), nil
	case "enter":
		if s.Continued().IsZero() {
			return s.begin(Game{})
		}
		next, err := s.continued()
		if err != nil {
			return s.refused(s.Words().Tell(err)), nil
		}
		return s.begin(next)
	case "?":
		return s.help(), nil
	case "esc", "q":
		if key == "q" || s.game.IsZero() {
			s.left = true
			return s, nil
		}
		if unchanged := s.settings.Unfinished; !unchanged.IsZero() {
			return s.begin(unchanged)
		}
		s.face = Playing
	}
	return s, nil
}

// clickRow returns the session after the row with the given name has changed to its
// next value.
func (s Session) clickRow(name string) Session {
	rows, _ := s.Rows()
	if i := slices.IndexFunc(rows, func(r Row) bool { return r.Name == name }); i >= 0 {
		s.row = i
		return s.turn(rows[i], +1)
	}
	return s
}

// turn returns the session after a row has changed to its next or previous value. After
// the last value comes the first.
func (s Session) turn(row Row, by int) Session {
	n := len(row.Values)
	next := (row.index(s.Value(row).Name) + by + n) % n
	return s.Set(row.Name, row.Values[next].Name)
}

// index returns the index of a value in the row, or -1.
func (r Row) index(value string) int {
	return slices.IndexFunc(r.Values, func(v Value) bool { return v.Name == value })
}

// Chosen returns the value that the choices choose in a row, or the usual value. If the row
// does not have the chosen value, its label is its name.
func (r Row) Chosen(choices Choices) Value {
	switch name, some := choices[r.Name]; {
	case r.index(name) >= 0:
		return r.Values[r.index(name)]
	case some:
		return Value{Name: name, Label: name}
	}
	return r.Values[max(r.index(r.Usual), 0)]
}

// Word returns the word that a player types for a value: its label if it has no name.
func (r Row) Word(value Value) string { return cmp.Or(r.Spoken[value.Name], value.Name, value.Label) }

// IsSwitch reports whether the values of a row mean off and on: no and yes, or false and true.
func (r Row) IsSwitch() bool {
	words := r.Words
	if words == nil {
		for _, value := range r.Values {
			words = append(words, value.Name)
		}
	}
	return slices.Equal(words, []string{"no", "yes"}) || slices.Equal(words, []string{"false", "true"})
}

// Others returns the words for the values that the choices do not choose.
func (r Row) Others(choices Choices) (words []string) {
	for _, value := range r.Values {
		if value != r.Chosen(choices) {
			words = append(words, r.Word(value))
		}
	}
	return words
}

// Offered returns the rows that the form offers if the given choices have been made.
func Offered(setup Setup, choices Choices) []Row {
	return slices.DeleteFunc(setup.Rows(choices), func(r Row) bool { return r.Idle != "" || len(r.Values) < 2 })
}

// Complete returns a choice for each row of the form: the first of the given choices
// that fits, or else the usual value. It keeps given choices for rows that the form
// does not currently have.
func Complete(setup Setup, given ...Choices) Choices {
	choices := Choices{}
	for _, more := range slices.Backward(given) {
		maps.Copy(choices, more)
	}
	for { // because a choice may add rows
		added := false
		for _, row := range Offered(setup, choices) {
			if row.index(choices[row.Name]) < 0 {
				choices[row.Name] = row.first(given)
				added = true
			}
		}
		if !added {
			return choices
		}
	}
}

// Playable returns the choices, except for any that prevent a game from starting. Without
// Playable, the form would offer such choices from a file each time.
func Playable(setup Setup, choices Choices) Choices {
	starts := func(choices Choices) bool {
		_, err := setup.Start(Complete(setup, choices), 0)
		return err == nil
	}
	if starts(choices) {
		return choices
	}
	playable := Choices{}
	for _, name := range slices.Sorted(maps.Keys(choices)) {
		playable[name] = choices[name]
		if !starts(playable) {
			delete(playable, name)
		}
	}
	return playable
}

// first returns the first choice that fits the row, or else the row's usual value.
func (r Row) first(given []Choices) string {
	for _, choices := range given {
		if value := choices[r.Name]; r.index(value) >= 0 {
			return value
		}
	}
	return r.Chosen(nil).Name
}
