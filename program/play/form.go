package play

import (
	"maps"
	"slices"
)

// unkept is the name of the row that offers an unfinished game.
const unkept = "unkept"

// Rows returns the rows of the form, and the number of the row under the cursor.
func (s Session) Rows() (rows []Row, row int) {
	rows = s.setup.Rows(s.choices)
	if s.settings.Unfinished != nil {
		words := s.Words()
		first := Row{Name: unkept, Label: words.Unkept, Values: []Value{{Name: "yes", Label: words.Continue}, {Name: "no", Label: words.Fresh}}}
		rows = append([]Row{first}, rows...)
	}
	return rows, min(s.row, len(rows)-1)
}

// Set returns the session with another value for a row of the form, if the row
// has that value.
func (s Session) Set(row, value string) Session {
	rows, _ := s.Rows()
	for _, r := range rows {
		if r.Name == row && r.index(value) >= 0 {
			s.choices = maps.Clone(s.choices)
			s.choices[row] = value
			return s.completed()
		}
	}
	return s
}

// pressInForm returns the session after a key while the form is shown.
func (s Session) pressInForm(key string) (Session, []Task) {
	s.notice = ""
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
		if s.choices[unkept] == "yes" {
			return s.begin(s.settings.Unfinished)
		}
		return s.begin(nil)
	case "esc", "q":
		if key == "q" || s.game == nil {
			s.left = true
			return s, nil
		}
		s.face = Playing
	}
	return s, nil
}

// clickRow returns the session with the next value of the row with a name.
func (s Session) clickRow(name string) Session {
	rows, _ := s.Rows()
	if i := slices.IndexFunc(rows, func(r Row) bool { return r.Name == name }); i >= 0 {
		s.row = i
		return s.turn(rows[i], +1)
	}
	return s
}

// turn returns the session with the next value of a row, or the one before. The
// last value is followed by the first.
func (s Session) turn(row Row, by int) Session {
	n := len(row.Values)
	next := (row.index(s.choices[row.Name]) + by + n) % n
	return s.Set(row.Name, row.Values[next].Name)
}

// Value returns the value with a name, or the first one if there is no such
// value.
func (r Row) Value(name string) Value { return r.Values[max(r.index(name), 0)] }

// index returns the place of a value in the row, or -1.
func (r Row) index(value string) int {
	return slices.IndexFunc(r.Values, func(v Value) bool { return v.Name == value })
}

// completed returns the session with the usual value for each row that has none
// or a value that is not in the row.
func (s Session) completed() Session {
	choices := maps.Clone(s.choices)
	if choices == nil {
		choices = Choices{}
	}
	s.choices = choices
	rows, _ := s.Rows()
	for _, row := range rows {
		if row.index(choices[row.Name]) < 0 {
			choices[row.Name] = row.Values[0].Name
		}
	}
	return s
}
