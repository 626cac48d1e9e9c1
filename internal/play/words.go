package play

import (
	"fmt"
	"slices"
	"strings"

	"github.com/clipperhouse/displaywidth"

	"games.example/internal/message"
)

// Words holds the language of the fronts, and the texts that a game can choose. The
// texts are in that language.
type Words struct {
	message.Language

	FormTitle string
	Aim       string   // how to win, for a front that shows it until the first action, or ""
	Tap       string   // how to move a piece with taps, or "" if the first tap only picks the piece
	Single    bool     // whether there is only one piece, so that a tap only says where it goes
	Must      string   // the duty of a player all of whose options capture, for a front with buttons, or ""
	Skip      string   // the name of the button that uses a throw to move nothing
	Keys      []string // the legend of the keys, the most important keys first
	OwnKeys   []string // the legend of the game's own keys
	Digits    bool     // whether digits begin a typed move; otherwise they choose an option
	Listed    bool     // whether a game that is played line by line lists the options itself, and its help explains their numbers
	Choices   string   // heading of the list
	Log       string   // heading of the log
	NothingTo string   // the answer if there is nothing to undo
	Opening   string   // the advice at the beginning of a game that is played line by line on a terminal
	InShort   string   // the rules in short in a game that is played line by line, or ""
	OwnLines  string   // the game's own commands and moves in a game that is played line by line
	NamesHelp bool     // whether the game's own refusals name the help
	Legend    string   // the lines that explain the signs on a terminal in a game that is played line by line, or ""
	Lacks     []string // the common commands that the game does not have, or explains itself
	LineMark  string   // printed before each line that is not part of the game, such as an answer
	Seed      string   // the format of the line that names the seed of a game
}

// WordsIn returns the usual texts in a language.
func WordsIn(l message.Language) *Words {
	w := &Words{
		Language:  l,
		FormTitle: l.Text("A new game"),
		Choices:   l.Text("What you can do:"),
		Log:       l.Text("What happened:"),
		Opening:   l.Text("help lists the commands"),
		Skip:      l.Text("Skip"),
		NothingTo: l.Text("There is nothing to take back."),
		Seed:      l.Text("--seed %d repeats the luck of this game."),
	}
	w.Keys = []string{
		w.Text("↑↓ choose"), w.Text("Enter play"), w.Text("? help"), w.Text("u undo"), w.Text("h hint"), w.Text("q quit"),
		w.Text("l log"), w.Text("s save"), w.Text("n new"), w.Text("x resign"), w.Text("v review"),
	}
	return w
}

// Legend returns the legend of the keys of a session's face.
func (s Session) Legend() []string {
	switch w := s.Words(); {
	case s.face == Reviewing:
		return []string{w.Text("←→ Home End step"), w.Text("n p mistakes"), w.Text("Esc back"), w.Text("? help")}
	case s.face == AskAgain:
		return []string{w.Text("↑↓ choose"), w.Text("Enter confirm")}
	case s.AtEnd():
		return []string{w.Text("↑↓ choose"), w.Text("Enter confirm"), w.Text("? help"), w.Text("l log"), w.Text("s save")}
	default:
		return slices.Concat(w.Keys, w.OwnKeys)
	}
}

// A command is a word that a player can type in a game played line by line.
type command struct {
	typed, key, does string // the key on the screen is short for the word on a terminal
	shown            bool   // whether only a terminal has the command
}

// commands returns the commands in the order of the help.
func (w *Words) commands() []command {
	return []command{
		{"moves", "m", w.Text("list the things you can do"), false},
		{"hint", "h", w.Text("propose one of them; Enter plays it"), false},
		{"undo", "u", w.Text("take your last decision back"), false},
		{"log", "l", w.Text("list what has happened so far"), true},
		{"review", "v", w.Text("judge the game so far, and show the mistakes"), true},
		{"rules", "", w.Text("the rules of the game"), true},
		{"resign", "", w.Text("give the game up"), false},
		{"board", "", w.Text("show the game again"), false},
		{"help", "?", w.Text("these lines"), false},
		{"quit", "q", w.Text("leave the game"), false},
	}
}

// Answers returns lines that explain the answers that a player can type in a game
// played line by line through a pipe.
func (w *Words) Answers() string { return w.answers(false) }

// ShownAnswers returns the lines of Answers for a terminal, which has more commands.
func (w *Words) ShownAnswers() string { return w.answers(true) }

func (w *Words) answers(shown bool) string {
	lines := &strings.Builder{}
	lines.WriteString(w.OwnLines)
	if shown {
		lines.WriteString(w.Legend)
	}
	row := func(name, does string) {
		fmt.Fprintf(lines, "  %s%s%s\n", name, strings.Repeat(" ", max(9-displaywidth.String(name), 1)), does)
	}
	if shown && !w.Digits && !w.Listed {
		row("2", w.Text("after moves: do what has the number 2 in the list"))
	}
	for _, command := range w.commands() {
		if slices.Contains(w.Lacks, command.typed) || command.shown && !shown {
			continue
		}
		does := command.does
		if shown && command.key != "" {
			does += " (" + command.key + ")"
		}
		row(w.TextIn("answer", command.typed), does)
	}
	return lines.String()
}

// Command returns the command that a player has typed, in English or in the language of
// the words. It returns any other text unchanged. A terminal has more commands than a pipe.
func (w *Words) Command(typed string, shown bool) string {
	for _, command := range w.commands() {
		if (shown || !command.shown) && (typed == w.TextIn("answer", command.typed) || strings.EqualFold(typed, command.typed)) {
			return command.typed
		}
	}
	return typed
}

// CommandNames returns the commands that the game has on a terminal, in English and in the
// language of the words.
func (w *Words) CommandNames() (names []string) {
	for _, command := range w.commands() {
		if !slices.Contains(w.Lacks, command.typed) {
			names = append(names, command.typed, w.TextIn("answer", command.typed))
		}
	}
	return names
}

// Keyed returns the command that a key is short for, or "".
func (w *Words) Keyed(typed string) string {
	key := strings.ToLower(latin(typed))
	for _, command := range w.commands() {
		if key != "" && key == command.key {
			return command.typed
		}
	}
	return ""
}

// Key returns the key that answers a question, such as "y". A player can type the key, or
// a word for it in English or in the language of the words. Key returns any other text in
// small letters.
func (w *Words) Key(typed string) string {
	for _, answer := range []struct{ key, word string }{{"y", "yes"}, {"n", "no"}, {"q", "quit"}, {"u", "undo"}, {"v", "review"}, {"s", "swap"}, {"c", "settings"}} {
		for _, word := range []string{answer.key, answer.word} {
			if strings.EqualFold(typed, word) || typed == w.TextIn("answer", word) {
				return answer.key
			}
		}
	}
	return strings.ToLower(latin(typed))
}

// reviewPage returns the page of the help about the review, on a front with or without
// buttons. If no program judges the game, unjudged is the reason.
func (w *Words) reviewPage(buttons bool, unjudged error) Page {
	shows := w.Text("v shows the positions of the game, one after another.")
	chances := w.Text("The blocks show your chances to win after each action: █ is won, ▁ is lost.")
	if buttons {
		shows = w.Text("Review shows the positions of the game, one after another.")
		chances = w.Text("The line shows your chances to win after each action: a high line is good for you.")
	}
	if unjudged != nil {
		return Page{Title: w.Text("The review"), Lines: []string{shows, "", w.Format("The review has no marks: %s.", w.Tell(unjudged))}}
	}
	page := Page{Title: w.Text("The review"), Lines: []string{
		shows,
		"",
		chances,
		w.Text("If two people play, the chances are the first player's."),
		"",
		w.Text("The three worst actions of each player are marked, with a better one below:"),
		w.Text("?!  costs 2% to 10% of a game"),
		w.Text("?   costs more than 10%"),
		w.Text("??  costs more than 25%"),
	}}
	if !buttons {
		page.Lines = append(page.Lines, "", w.Text("n shows the next marked action, and p the previous one."))
	}
	return page
}
