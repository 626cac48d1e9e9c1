package lines

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/charmbracelet/x/ansi"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/internal/printable"
)

// This file holds what only a terminal shows.

// rules prints the pages of the help, except for the keys of the screen, and the legend.
func (f *Front) rules(context.Context) error {
	for _, page := range f.Setup.Pages(f.game.Choices()) {
		if !page.Keys {
			f.say(slices.Concat([]string{page.Title, ""}, page.Lines, []string{""})...)
		}
	}
	if legend := f.game.Words().Legend; legend != "" {
		f.say(strings.TrimSuffix(legend, "\n"))
	}
	return nil
}

// log prints what has happened so far.
func (f *Front) log(context.Context) error {
	log := f.columns(f.game.TurnLog())
	if len(log) == 0 {
		log = []string{f.game.Words().Text("Nothing has happened yet.")}
	}
	f.say(log...)
	return nil
}

// options returns the texts of the options, with their numbers where a number chooses an
// option. Elsewhere they are in the order of their places on the board.
func (f *Front) options() (texts []string) {
	options := slices.Clone(f.game.Options())
	if !f.choosesByNumber() {
		place := func(spot string) int {
			number, _ := strconv.Atoi(spot)
			return number
		}
		slices.SortStableFunc(options, func(a, b play.Option) int {
			return cmp.Or(place(a.From)-place(b.From), place(a.To)-place(b.To))
		})
	}
	for i, option := range options {
		text := option.Text
		if f.choosesByNumber() {
			text = fmt.Sprintf("%3d  %s", i+1, text)
		}
		texts = append(texts, text)
	}
	return texts
}

// mostInColumn is the greatest number of texts that are below one another even if they could
// be side by side.
const mostInColumn = 6

// columns returns lines with the texts below one another or, if many texts are short, in
// columns that fit the width of the terminal.
func (f *Front) columns(texts []string) (lines []string) {
	const gap = 3
	var widest int
	for _, text := range texts {
		widest = max(widest, ansi.StringWidth(text))
	}
	columns := (command.Width(f.Console.Out) + gap) / (widest + gap)
	if columns < 3 || len(texts) <= mostInColumn {
		return texts
	}
	rows := (len(texts) + columns - 1) / columns
	for row := range rows {
		line := ""
		for i := row; i < len(texts); i += rows {
			line += texts[i] + strings.Repeat(" ", widest+gap-ansi.StringWidth(texts[i]))
		}
		lines = append(lines, strings.TrimRight(line, " "))
	}
	return lines
}

// undo takes the last decision back, and prints what is taken back.
func (f *Front) undo() (play.Game, bool) {
	before, ok := f.game.Undo()
	if ok && f.Console.IsTerminal() {
		f.sayUndone(before)
	}
	return before, ok
}

// sayUndone prints the actions since an earlier moment of the game.
func (f *Front) sayUndone(before play.Game) {
	var undone []string
	events, _ := f.game.Since(before)
	for _, event := range events {
		undone = append(undone, event.Text)
	}
	f.say(f.game.Words().Format("taken back: %s", strings.Join(undone, ", ")))
}

// refuse prints the reason why a line is not an action. A terminal shows more help about a
// line that looks like a command.
func (f *Front) refuse(text string, err error) {
	words := f.game.Words()
	reason := printable.Excerpt(words.Tell(err))
	if !f.Console.IsTerminal() {
		f.say(reason)
		return
	}
	f.proposed = "" // the hint scrolls away
	first, _, _ := strings.Cut(text, " ")
	if flag := f.flag(first); flag != "" {
		f.say(flag)
		return
	}
	_, sides := f.Setup.OtherSide(f.game.Choices())
	if key := words.Key(text); key != strings.ToLower(text) && (key == "c" || key == "s" && sides) {
		f.say(words.Format("%s: possible after the end of the game", printable.Excerpt(text)))
		return
	}
	isWord := len(text) > 2 && strings.IndexFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }) < 0
	names := words.CommandNames()
	likely := command.Likely(text, names)
	_, notNumber := strconv.Atoi(text)
	switch {
	case isWord && likely != "":
		f.say(words.Format("%s: did you mean %s? help lists the commands", printable.Excerpt(text), words.TextIn("answer", likely)))
	case notNumber == nil && f.choosesByNumber() && !words.Listed:
		f.say(reason, words.Format("After moves, a number from 1 to %d chooses from the list.", len(f.game.Options())))
	case isWord && !words.NamesHelp:
		f.say(reason, words.Text("help lists the commands"))
	default:
		f.say(reason)
	}
}

// extended returns the command if a terminal has read a command and more words, or "". Such a
// text is no action, even if the rules of the game would take it for one.
func (f *Front) extended(text string) string {
	words := f.game.Words()
	first, _, more := strings.Cut(text, " ")
	command := words.Command(first, true)
	if !more || !f.Console.IsTerminal() || !slices.Contains(words.CommandNames(), command) {
		return ""
	}
	return words.TextIn("answer", command)
}

// flag returns the answer to a player who types the name of a choice for a new game, such as
// the level of a program, or "".
func (f *Front) flag(name string) string {
	for _, row := range append(play.Offered(f.Setup, f.game.Choices()), f.Flags...) {
		if strings.EqualFold(name, row.Name) || strings.EqualFold(name, cmp.Or(row.Label, row.Name)) {
			var values []string
			for _, value := range row.Values {
				if value.Name != "" { // a flag that is given
					values = append(values, row.Word(value))
				}
			}
			for _, word := range row.Words {
				if len(row.Values) == 0 {
					values = append(values, row.Word(play.Value{Name: word}))
				}
			}
			flag := fmt.Sprintf("--%s %s", row.Name, strings.Join(values, "|"))
			if row.IsSwitch() {
				flag = fmt.Sprintf("--%s[=false]", row.Name)
			}
			if row.Look {
				return f.game.Words().Format("%s: start with %s", cmp.Or(row.Label, row.Name), flag)
			}
			return f.game.Words().Format("%s: c changes it after a game; or start with %s", cmp.Or(row.Label, row.Name), flag)
		}
	}
	return ""
}

// Players returns a line with the choices of the players of a game, or no line if there are
// none.
func Players(setup play.Setup, choices play.Choices) []string {
	var players []string
	for _, row := range play.Offered(setup, choices) {
		if !row.Fixed && !row.Look {
			players = append(players, row.Label+": "+row.Chosen(choices).Label)
		}
	}
	if len(players) == 0 {
		return nil
	}
	return []string{strings.Join(players, "; ")}
}
