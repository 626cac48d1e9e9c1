package page

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"games.example/internal/message"
	"games.example/internal/play"
)

// languages holds the languages of the page, keyed by their codes.
var languages = map[string]message.Language{"en": nil, "ko": message.Korean}

// names holds the names of the languages, each in its own language.
var names = map[string]string{"en": "English", "ko": "한국어"}

func (p Page) texts() message.Language { return languages[p.language] }

// textsOf returns the texts of an entry in the language of the page.
func (p Page) textsOf(entry *Entry) message.Language {
	if p.language == "ko" {
		return entry.Korean
	}
	return nil
}

// using returns the page of the help about the web page, for a game with the given words.
func using(l message.Language, words *play.Words) play.Page {
	taps := l.Text("Tap a dot to move there, or drag the piece to it.") + " "
	if words.Tap == "" {
		taps += l.Text("If there is no dot, tap a marked piece first.") + " "
	} else if words.Single {
		taps += l.Text("On a large board, the first tap only shows the move: tap the dot again.") + " "
	}
	return play.Page{Title: l.Text("How to play here"), Lines: []string{
		taps + l.Text("You can also tap a line in the list of moves."),
		"",
		l.Text("Undo takes your last move back. Hint helps you choose. Review shows the game again, with its worst moves. Record is the game as text, to copy out or to replace."),
	}}
}

// other holds the language that each language's button offers.
var other = map[string]string{"en": "ko", "ko": "en"}

// buttons holds the English words of the script's buttons. The script puts numbers in the
// places of # and @.
var buttons = map[string]string{
	"games":      "Games",
	"menu":       "Menu",
	"undo":       "Undo",
	"hint":       "Hint",
	"moves":      "Moves",
	"throw":      "Throw",
	"start":      "Start",
	"play":       "Play",
	"continue":   "Continue",
	"options":    "Options",
	"new":        "New game",
	"anew":       "New game",
	"review":     "Review",
	"rules":      "Rules",
	"settings":   "Settings",
	"resign":     "Resign",
	"again":      "Play again",
	"swap":       "Swap sides",
	"yes":        "Yes",
	"no":         "No",
	"back":       "Back",
	"close":      "Close",
	"open":       "Open",
	"stop":       "Stop",
	"judge":      "Judge it",
	"first":      "First",
	"previous":   "Previous",
	"next":       "Next",
	"last":       "Last",
	"resume":     "Play on from here",
	"sofar":      "So far",
	"yours":      "Your moves",
	"you":        "You",
	"computer":   "Computer",
	"youwon":     "You won",
	"won":        "# won",
	"draw":       "Draw",
	"thinking":   "thinking",
	"turnmove":   "Your move",
	"turnthrow":  "Your throw",
	"hand":       "# in hand",
	"home":       "#/@ home",
	"wins":       "won",
	"misses":     "misses #",
	"chance":     "Your chance #%",
	"chanceof":   "@: chance #%",
	"unfinished": "Not finished",
	"switch-f":   "Flip the board",
	"switch-e":   "Evaluation",
	"switch-#":   "Numbers",
	"switch-p":   "Pause",
	"moment":     "Moment",
	"white":      "White",
	"black":      "Black",
}

// guide is the kind of the notices that the method guide makes.
const guide play.NoticeKind = "guide"

// notice returns the notice and its kind.
func (p Page) notice() (string, play.NoticeKind) {
	notice, game := p.session.Noticed(), p.session.Game()
	switch {
	case p.refused != "":
		return p.refused, play.Refusal
	case p.offered != nil:
		return p.asked, play.Question
	case p.session.Front() == play.Playing && (notice.Text == "" || notice.Kind == play.AtWork):
		if game.Match().IsWatched() { // the strips show who is thinking
			notice = play.Notice{}
		}
		text := cmp.Or(notice.Text, p.guide())
		if p.paused {
			text = strings.TrimSpace(text + "\n" + p.texts().Text("Paused. Tap the board for the next move."))
		}
		return text, cmp.Or(notice.Kind, guide)
	}
	return notice.Text, notice.Kind
}

// guide returns what has happened last, or a comment on the game and what a person can do
// on the board.
func (p Page) guide() string {
	shown, l := p.session.Shown(), p.texts()
	if options := shown.Options(); p.session.Moves() && len(options) > 0 && !play.IsThrow(options) {
		return p.news(p.session.Game()) // what moves now
	}
	options, log, aim := shown.Options(), shown.Log(), p.aim()
	if shows := p.session.Previewed(); shows >= 0 && len(options) > max(shows, 1) && options[shows].To != "" {
		tap := "Tap its dot to move there."
		switch {
		case stays(options[shows]): // its mark is no dot
			return options[shows].Text + "."
		case options[shows].Flag:
			tap = tapFlag
		case p.narrow && options[shows].From == "":
			tap = "Tap the dot again to move there."
		}
		return options[shows].Text + ". " + l.Text(tap)
	}
	switch {
	case len(log) > 0 && (len(options) == 0 || play.IsThrow(options) || options[0].From == ""):
		news := p.news(shown)
		if comment := shown.Comment(); comment != "" && shown.Match().IsWatched() {
			news += "\n" + comment
		}
		if aim == "" || strings.Contains(news, "\n") { // there is no room for more lines
			return news
		}
		return news + "\n" + strings.TrimSpace(aim)
	case len(options) == 0:
		return ""
	case play.IsThrow(options):
		return aim + l.Text("Throw the sticks to begin.")
	case idle(options) && len(options) > 1:
		return l.Text("Nothing can move.")
	case idle(options):
		return options[0].Text
	}
	return strings.TrimSpace(shown.Comment() + "\n" + aim + p.tap(options))
}

// tap returns whether a person must capture, and how to move a piece with taps.
func (p Page) tap(options []play.Option) string {
	l, words, duty := p.texts(), p.session.Words(), ""
	if words.Must != "" && !slices.ContainsFunc(options, func(o play.Option) bool { return !o.Takes }) {
		duty = words.Must + " "
	}
	if p.session.Shown().Only().Picked() || p.session.Previewed() >= 0 || options[0].From == "" {
		if p.narrow && options[0].From == "" {
			return duty + l.Text("Tap a dot, and tap it again to move there.")
		}
		return duty + l.Text(tapTarget(p.session.Shown().Only().Options()))
	}
	tap := duty + cmp.Or(words.Tap, l.Text("Tap a marked piece, then a dot."))
	if n := slices.IndexFunc(options, stays); n >= 0 { // not only the mark of the piece says it
		tap += fmt.Sprintf(" %s: %s.", words.Skip, options[n].Text)
	}
	return tap
}

// aim returns how to win, with a space after it, until a person has acted, or "".
func (p Page) aim() string {
	shown, text := p.session.Shown(), p.session.Words().Aim
	_, acted := shown.Undo()
	began := func() bool { return shown.Len() > 0 && shown.Match().Seats[shown.Past()[1].Player].Program != nil }
	if text == "" || len(shown.Log()) > 0 && (acted || !shown.IsPersons() || !began()) {
		return ""
	}
	return text + " "
}

const tapFlag = "Tap the flag to bring the piece home."

// tapTarget returns the English text that says where to tap to play one of the options.
func tapTarget(options []play.Option) string {
	flags := len(slices.DeleteFunc(slices.Clone(options), func(o play.Option) bool { return !o.Flag }))
	switch flags {
	case 0:
		return "Tap a dot to move there."
	case len(options):
		return tapFlag
	}
	return "Tap a dot to move there, or the flag to bring the piece home."
}

// resigned returns text about a player who has resigned.
func (p Page) resigned(game play.Game, player int) string {
	if name := p.called(game, player); name != "you" {
		return p.texts().Format("%s resigned", p.word(name))
	}
	return p.texts().Text("You resigned")
}

// word returns the word for a name that called has returned.
func (p Page) word(name string) string { return p.texts().Text(cmp.Or(buttons[name], name)) }

// news returns what has happened last in a game, a line for each turn, with the names of the players.
// A person on turn knows whose action it was.
func (p Page) news(shown play.Game) string {
	var lines []string
	turn := shown.Moment().Turn().Player
	for _, deed := range shown.News() {
		if deed.Player >= 0 && (deed.Player != turn || shown.Match().Seats[turn].Program != nil) {
			deed.Text = p.word(p.called(shown, deed.Player)) + " – " + deed.Text
		}
		lines = append(lines, deed.Text)
	}
	return strings.Join(lines, "\n")
}

// Labels returns the texts of the script's own buttons and lines, keyed by language and
// name. The script needs some of them while no game runs.
func Labels() map[string]map[string]string {
	labels := map[string]map[string]string{}
	for code, l := range languages {
		labels[code] = map[string]string{
			"sound":    l.Text("Sound"),
			"examples": l.Text("Watch example games"),
			"record":   l.Text("Record"),
			"copy":     l.Text("Copy record"),
			"link":     l.Text("Copy link"),
			"copied":   l.Text("Copied."),
			"read":     l.Text("Play this record"),
			"dropped":  l.Text("A part of what this browser kept was wrong and is dropped: "),
			"unkept":   l.Text("This browser keeps nothing: when the page is closed, the game is lost."),
			"watching": l.Text("This game is being played in another tab."),
			"here":     l.Text("Play here"),
			"stopped":  l.Text("The games have stopped: "),
			"restart":  l.Text("Start again"),
			"other":    names[other[code]],
		}
		for name, english := range buttons {
			labels[code][name] = l.Text(english)
		}
	}
	return labels
}
