package lines

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"games.example/internal/command"
	"games.example/internal/message"
	"games.example/internal/play"
)

// change asks the player for the choices of the next game, one after another. It returns nil
// if the player goes back instead.
func (f *Front) change(ctx context.Context, choices play.Choices) (play.Choices, error) {
	words, asked := f.game.Words(), map[string]bool{}
	for {
		rows := play.Offered(f.Setup, choices)
		i := slices.IndexFunc(rows, func(row play.Row) bool { return !row.Look && !asked[row.Name] })
		if i < 0 {
			return choices, nil
		}
		row := f.spoken(rows[i])
		answer, err := f.Ask(ctx, words.Format("%s: %s (Enter keeps it; or %s; q: back) ", row.Label, Told(row, choices), strings.Join(row.Others(choices), ", ")))
		switch next, wrong := f.chosen(row, answer, choices); {
		case errors.Is(err, command.ErrEndOfInput), words.Key(answer) == "q":
			return nil, nil
		case err != nil:
			return nil, err
		case answer == "":
			asked[row.Name] = true
		case wrong == nil:
			choices, asked[row.Name] = next, true
		case f.isTyped(answer, "help"):
			f.explain(row)
		default:
			f.say(words.Tell(wrong))
		}
	}
}

// spoken returns a row that has the words no and yes if its values mean off and on.
func (f *Front) spoken(row play.Row) play.Row {
	if words := f.game.Words(); row.IsSwitch() {
		row.Spoken = map[string]string{row.Values[0].Name: words.TextIn("answer", "no"), row.Values[1].Name: words.TextIn("answer", "yes")}
	}
	return row
}

// Told returns the word for the chosen value of a row, and the label if that says more.
func Told(row play.Row, choices play.Choices) string {
	value := row.Chosen(choices)
	word := row.Word(value)
	if strings.HasPrefix(value.Label, word) {
		return word
	}
	return word + ", " + value.Label
}

// explain lists the answers to the question for the choice in a row.
func (f *Front) explain(row play.Row) {
	var widest int
	for _, value := range row.Values {
		widest = max(widest, ansi.StringWidth(row.Word(value)))
	}
	for _, value := range row.Values {
		word := row.Word(value)
		f.say(fmt.Sprintf("%s%s  %s", word, strings.Repeat(" ", widest-ansi.StringWidth(word)), value.Label))
	}
	f.say(f.game.Words().Text("Enter keeps the choice. q goes back, and nothing is changed."))
}

// chosen returns the choices with the value of a row that the player has typed. It returns an
// error if the row does not have that value, or no game can start with it.
func (f *Front) chosen(row play.Row, typed string, choices play.Choices) (next play.Choices, err error) {
	name, compact := typed, func(text string) string { return strings.ToLower(strings.ReplaceAll(text, " ", "")) }
	for _, value := range row.Values {
		if compact(typed) == compact(row.Word(value)) || compact(typed) == compact(value.Label) {
			name = value.Name
		}
	}
	if key := f.game.Words().Key(typed); row.IsSwitch() && (key == "n" || key == "y") {
		name = row.Values[map[string]int{"y": 1}[key]].Name
	}
	next, err = f.with(row, name, choices)
	if short := compact(typed); err != nil && short != name {
		if next, wrong := f.with(row, short, choices); wrong == nil {
			return next, nil
		}
	}
	return next, err
}

// errUnlisted is the reason why an answer is none of a list.
var errUnlisted = message.Errorf("Type one of these answers.")

// with returns the choices with the named value of a row, or the reason why no game can start
// with them.
func (f *Front) with(row play.Row, name string, choices play.Choices) (play.Choices, error) {
	if row.IsSwitch() && !slices.ContainsFunc(row.Values, func(value play.Value) bool { return value.Name == name }) {
		return nil, errUnlisted
	}
	next := play.Complete(f.Setup, play.Choices{row.Name: name}, choices)
	if next[row.Name] == name {
		_, err := f.Setup.Start(next, f.Seed)
		return next, err
	}
	next = maps.Clone(choices)
	next[row.Name] = name
	if _, err := f.Setup.Start(next, f.Seed); err != nil {
		return nil, err
	}
	return nil, errUnlisted
}
