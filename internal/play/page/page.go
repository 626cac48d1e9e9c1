// Package page plays games in a browser. It receives messages from the page's script,
// such as a key or a click on a spot, and returns the next moment, which the script
// shows. The package does not depend on any game, and the script contains no rules.
//
//	p := page.New(entries, seed)
//	p, tasks := p.Handle(page.Message{Do: "open", Game: "yutkata"})
//	moment := p.Moment()
//
// The front runs the tasks and passes their results to Done.
package page

import (
	"encoding/json"
	"slices"
	"strings"
	"time"

	"games.example/internal/message"
	"games.example/internal/play"
)

// An Entry is a game that the page offers.
type Entry struct {
	Name     string // the name under which the browser keeps the game
	Title    string
	Lead     string           // a sentence about the game
	Korean   message.Language // the Korean texts of the titles and of the lead
	Setup    func(language string) play.Setup
	Language string        // the row of the form that chooses the language, or ""
	Frame    time.Duration // the longest time for each frame of a motion
	Examples []Example
	Memory   Memory // what its programs have learned, or nil
}

// A Memory holds everything that the programs of a game have learned on the page.
type Memory interface {
	Text() string
	Read(text string) error // restores the data in a text that Text has returned
}

// An Example is a game that a person can watch. It comes from a document.
type Example struct {
	Title   string
	Record  string // for the method Read of the game's Setup
	Choices play.Choices
	Steps   []string // for each moment of the game, the lines of the document about it
}

// Kept holds the data that the browser keeps for a game after the page is closed.
type Kept struct {
	Choices    play.Choices `json:"choices"`
	Unfinished string       `json:"unfinished"`         // the record of the unfinished game, or ""
	Finished   string       `json:"finished,omitempty"` // the record of the game whose end is shown, or ""
	Score      play.Score   `json:"score"`
	Learned    string       `json:"learned,omitempty"`  // the text of the Memory
	Switched   string       `json:"switched,omitempty"` // the keys that are switched on
}

// readKept returns the data in a kept text without the values that have a wrong type, and
// the names of the wrong values.
func readKept(text string) (kept Kept, misread []string) {
	values := map[string]json.RawMessage{}
	if text != "" && json.Unmarshal([]byte(text), &values) != nil {
		return Kept{}, []string{"{}"}
	}
	kept.Choices = valueOf[play.Choices](values, "choices", &misread)
	kept.Unfinished = valueOf[string](values, "unfinished", &misread)
	kept.Finished = valueOf[string](values, "finished", &misread)
	kept.Score = valueOf[play.Score](values, "score", &misread)
	kept.Learned = valueOf[string](values, "learned", &misread)
	kept.Switched = valueOf[string](values, "switched", &misread)
	return kept, misread
}

// valueOf returns a value of a JSON object. If the value has another type, valueOf
// returns the zero value and appends the name to misread.
func valueOf[T any](values map[string]json.RawMessage, name string, misread *[]string) (value T) {
	text, ok := values[name]
	if !ok || json.Unmarshal(text, &value) == nil {
		return value
	}
	*misread = append(*misread, name)
	return *new(T)
}

// mostPasted is the length in bytes of the longest record that can be pasted.
const mostPasted = 2_000_000

// A Message is an action of a person on the page.
type Message struct {
	Do       string `json:"do"`
	Game     string `json:"game,omitempty"`     // open, choose, watch: the name of an entry; start: the entry that was open before, or ""
	Kept     string `json:"kept,omitempty"`     // start, open, choose: the text that the browser has kept for the game
	Language string `json:"language,omitempty"` // start, language
	Still    bool   `json:"still,omitempty"`    // start: whether programs answer without a delay
	Key      string `json:"key,omitempty"`      // press, by a button, and type, on a keyboard: named as in play.Session.Press
	Spot     string `json:"spot,omitempty"`     // click, lift, drag: a spot of the board
	To       string `json:"to,omitempty"`       // drag: the spot where the drag ends, or "" to put the piece down
	Row      string `json:"row,omitempty"`      // set: a row of the form
	Value    string `json:"value,omitempty"`    // set: its value
	Text     string `json:"text,omitempty"`     // paste, open: a record; link, start: the part of a link after the #
	Number   int    `json:"number,omitempty"`   // option, watch, look: the number of the option, example or moment, from 0; resume: 1 if the person has agreed; menu: 1 if it is open
	Step     int    `json:"step,omitempty"`     // press, click, lift, drag, option: the step of the moment that the person saw, or 0

	Choices play.Choices `json:"choices,omitempty"` // paste, open: the choices for the record, or nil
}

// Page is the state of the page. It is a value: Handle and Done return the next
// Page.
type Page struct {
	entries  []Entry
	seed     uint64 // of the next session
	language string
	pace     time.Duration // how long each step of a program stays visible

	entry    *Entry // nil on the start page
	session  play.Session
	example  *Example      // the example that the person is watching, or nil
	step     int           // the number of actions so far
	lifted   bool          // whether the person has picked a piece by beginning to drag it
	recorded bool          // whether the record is shown
	refused  string        // the reason why a pasted record or a link is wrong, or ""
	followed *Message      // the message that opens the game in a link, or nil
	offered  *Message      // the message that opens a game if the person agrees, or nil
	asked    string        // the question about the offered game
	paused   bool          // whether the person has paused a game of programs
	narrow   bool          // whether the texts are for targets that need two taps
	menu     bool          // whether the menu is open
	results  []play.Result // of tasks that ended while the game stood still
}

// New returns the start page with the entries. The seed determines the seeds of all
// games.
func New(entries []Entry, seed uint64) Page {
	return Page{entries: entries, seed: seed, language: "en", pace: 500 * time.Millisecond}
}

// Handle returns the page after a message, and the tasks to run. A message that does
// not fit the moment changes nothing. Neither does an action for an older moment, such
// as the second of two quick clicks.
func (p Page) Handle(m Message) (Page, []play.Task) {
	p, tasks := p.handle(m)
	return p.released(tasks)
}

func (p Page) handle(m Message) (Page, []play.Task) {
	p.followed = nil
	switch m.Do {
	case "start":
		if m.Still {
			p.pace = 0
		}
		switch p = p.speak(m.Language); {
		case m.Game == "" && m.Text == "":
			return p, nil
		case m.Game == "":
			return p.follow(m.Text), nil
		}
		return p.open(m)
	case "link":
		return p.follow(m.Text), nil
	case "language":
		return p.translated(m.Language)
	case "home":
		return p.home(), nil
	case "open", "choose", "watch":
		return p.open(m)
	}
	late := m.Step != 0 && m.Step != p.step && (m.Do == "click" || m.Do == "lift" || m.Do == "drag" || m.Do == "option" || m.Do == "play" || m.Key == "enter")
	if p.entry == nil || late {
		return p, nil
	}
	switch {
	case m.Do == "paste" && p.example == nil:
		return p.paste(m)
	case m.Do == "menu":
		p.menu = m.Number > 0
		return p, nil
	case m.Do == "pause":
		p.paused = !p.paused && p.pauses()
		return p, nil
	case (m.Do == "click" || m.Do == "drag") && p.session.Front() == play.Reviewing:
		return p, nil // the buttons lead from moment to moment
	case m.Do == "click" && p.paused:
		return p.stepped()
	}
	return p.act(m)
}

// act returns the page after an action in the game.
func (p Page) act(m Message) (Page, []play.Task) {
	lifted := p.lifted
	p.recorded, p.refused, p.offered, p.lifted = m.Do == "record", "", nil, false
	switch m.Do {
	case "again":
		return p.show(p.presses("n"))
	case "swap":
		return p.show(p.presses("o"))
	case "settings":
		if changed := p.session.Change(); changed.Front() == play.Form {
			p.session = changed
			return p, nil
		}
		return p.show(p.presses("c"))
	case "record":
		p.session = p.session.Unnoticed()
	case "press":
		p.session = p.session.Untyped()
		if s := p.session; m.Key == "enter" && s.Game().IsPersons() && idle(s.Shown().Options()) {
			return p.show(p.plays(max(s.Chosen(), 0)))
		}
		return p.press(m.Key)
	case "type":
		return p.press(m.Key)
	case "click":
		return p.show(p.session.Click(m.Spot))
	case "lift":
		p.session, p.lifted = p.lift(m.Spot)
	case "drag":
		if lifted && m.Spot == m.To { // a tap whose finger has moved a little
			return p, nil
		}
		return p.show(p.drag(m.Spot, m.To))
	case "option":
		return p.show(p.session.Choose(m.Number))
	case "play":
		return p.show(p.plays(m.Number))
	case "set":
		p.session = p.session.Set(m.Row, m.Value)
	case "stop":
		p.session = p.session.Stop()
	default:
		return p.review(m)
	}
	return p, nil
}

// review returns the page after an action that opens, judges or leaves the review.
func (p Page) review(m Message) (Page, []play.Task) {
	switch s := p.session; {
	case m.Do == "look" && s.Face() == play.Playing:
		if next, tasks := s.Untyped().Press("v"); next.Face() == play.Reviewing { // not while a program acts
			next, _ = next.Choose(m.Number)
			return p.show(next, tasks)
		}
	case m.Do == "resume" && p.resumes():
		if m.Number > 0 {
			return p.show(s.Resume())
		}
		return p.offer(p.texts().Text("Give up the moves after this one?"), Message{Do: "resume", Number: 1}), nil
	case m.Do == "judge" && s.HasStopped():
		return p.show(s.Rejudged())
	}
	return p, nil
}

// resumes reports whether the game can play on from the board of the review.
func (p Page) resumes() bool { return p.example == nil && p.session.Resumes() }

// Done returns the page after a task. If the game stands still, the result waits.
func (p Page) Done(result play.Result) (Page, []play.Task) {
	p.results = append(slices.Clip(p.results), result)
	return p.released(nil)
}

// show returns the page with the next session. If the player has left the session or the
// example, show returns the start page.
func (p Page) show(next play.Session, tasks []play.Task) (Page, []play.Task) {
	if before := p.session.Game(); before.IsZero() || !same(before, next.Game()) || before.Title() != next.Game().Title() {
		p.step++
	}
	p.session = next
	p.paused = p.paused && p.pauses()
	if next.Left() || p.example != nil && next.Face() != play.Reviewing && next.Face() != play.Help {
		return p.home(), nil
	}
	return p, tasks
}

// speak returns the page in a language, if the page has texts in that language.
func (p Page) speak(language string) Page {
	if _, ok := languages[language]; ok {
		p.language = language
	}
	return p
}

// translated returns the page in a language. The game continues in that language.
func (p Page) translated(language string) (Page, []play.Task) {
	p = p.speak(language)
	p.refused, p.offered = "", nil // their sentences are in the language before
	if p.entry == nil {
		return p, nil
	}
	return p.show(p.session.Translated(p.entry.Setup(p.language), play.Choices{p.entry.Language: p.language}))
}

func (p Page) home() Page {
	p.session.Ended()
	return Page{entries: p.entries, seed: p.seed, language: p.language, pace: p.pace, step: p.step}
}

// open returns the page of a game: its unfinished game, a new game, the form, an
// example, or the game in a record. Before that game replaces an unfinished game, the
// person is asked.
func (p Page) open(m Message) (Page, []play.Task) {
	i := slices.IndexFunc(p.entries, func(e Entry) bool { return e.Name == m.Game })
	if i < 0 {
		return p, nil
	}
	p = p.home()
	p.entry = &p.entries[i]
	if m.Do == "watch" {
		return p.watch(m.Number)
	}
	kept, setup, settings := p.restore(m.Kept, m.Do == "start")
	last := settings.Unfinished
	if lost := last.IsZero() && kept.Unfinished != ""; m.Text == "" && (m.Do == "choose" || lost) {
		p.session = play.New(setup, settings)
		return p, nil
	}
	settings.Unfinished = play.Game{}
	next, tasks := p.show(play.New(setup, settings).Begin(last))
	if m.Text == "" || !last.IsZero() && strings.TrimSpace(m.Text) == strings.TrimSpace(kept.Unfinished) {
		return next, tasks
	}
	m.Do, m.Game, m.Kept = "paste", "", ""
	if game, err := setup.Read(m.Text, given(setup, m, settings.Choices), settings.Seed); err == nil && !last.IsZero() {
		return next.offer(p.texts().Format("Give up this game for the other one? The other one: %v", game.Title()), m), tasks
	}
	next, more := next.paste(m)
	return next, append(tasks, more...)
}

// restore returns what the browser has kept, and with it the setup and the settings for
// the next session. The notice names the data that is wrong. If the page is loaded again,
// a finished game is shown again, as an unfinished game is.
func (p *Page) restore(text string, again bool) (Kept, play.Setup, play.Settings) {
	kept, misread := readKept(text)
	if again && kept.Unfinished == "" {
		kept.Unfinished = kept.Finished
	}
	if kept.Learned != "" && p.entry.Memory != nil && p.entry.Memory.Read(kept.Learned) != nil {
		misread = append(misread, "learned")
	}
	setup, settings := p.begin(kept)
	if len(misread) > 0 {
		settings.Notice = p.texts().Text("A part of what this browser kept was wrong and is dropped: ") + strings.Join(misread, ", ")
	}
	if kept.Unfinished != "" {
		var err error
		if settings.Unfinished, err = setup.Read(kept.Unfinished, settings.Choices, settings.Seed); err != nil {
			settings.Notice = p.texts().Text("This record cannot be read: ") + setup.Words(settings.Choices).Tell(err)
		}
	}
	return kept, setup, settings
}

// begin returns the setup and the settings for the next session.
func (p *Page) begin(kept Kept) (play.Setup, play.Settings) {
	p.seed = play.NextSeed(p.seed)
	setup := p.entry.Setup(p.language)
	return setup, play.Settings{
		Choices: play.Complete(setup, play.Choices{p.entry.Language: p.language}, play.Playable(setup, kept.Choices)), Seed: p.seed, Pace: p.pace, Unhurried: true, Motion: true, Frame: p.entry.Frame, Buttons: true, Continues: true, Score: kept.Score, Switched: kept.Switched,
	}
}

// watch returns the page that shows the beginning of an example.
func (p Page) watch(number int) (Page, []play.Task) {
	if number < 0 || number >= len(p.entry.Examples) {
		return p.home(), nil
	}
	example := &p.entry.Examples[number]
	setup, settings := p.begin(Kept{Choices: example.Choices})
	game, _ := setup.Read(example.Record, settings.Choices, settings.Seed) // the tests read and review all examples
	session, _ := play.New(setup, settings).Begin(game)
	session, tasks := session.Press("v")
	p.session, _ = session.Press("home")
	p.example = example
	return p, tasks
}

// paste returns the page after the game in a record has replaced the current game. If
// the record is a link, or a record of another game, the page offers that game. If the
// record is wrong, the page shows the reason.
func (p Page) paste(m Message) (Page, []play.Task) {
	if len(m.Text) > mostPasted {
		p.refused = p.texts().Text("The record is too long: expected at most 2 MB.")
		return p, nil
	}
	setup, settings := p.begin(Kept{Choices: p.session.Choices(), Score: p.session.Score(), Switched: p.session.Switched()})
	settings.Choices = given(setup, m, settings.Choices)
	game, err := setup.Read(m.Text, settings.Choices, settings.Seed)
	if err != nil {
		return p.refuse(m, setup.Words(settings.Choices).Tell(err)), nil
	}
	if m.Choices != nil {
		settings.Notice = game.Title()
	}
	p.session = p.session.Ended()
	p.recorded, p.refused, p.offered = false, "", nil
	return p.show(play.New(setup, settings).Begin(game))
}

// refuse returns the page after a record that the game cannot read for a reason.
func (p Page) refuse(m Message, reason string) Page {
	if address, link, linked := strings.Cut(strings.TrimSpace(m.Text), "#"); linked && strings.HasPrefix(address, "http") {
		return p.follow(link)
	}
	entry := p.find(m, p.entry)
	if entry == nil {
		p.refused = p.texts().Text("This record cannot be read: ") + reason
		return p
	}
	p.recorded = false
	return p.offer(p.texts().Format("This is a record of another game, %v. Open it?", p.textsOf(entry).Text(entry.Title)), Message{Do: "open", Game: entry.Name, Text: m.Text})
}

// press returns the page after a key. The s key, which saves the game on a terminal,
// shows the record on the page.
func (p Page) press(key string) (Page, []play.Task) {
	switch s := p.session; {
	case s.Face() == play.Playing && key == "s":
		p.recorded, p.session = true, s.Unnoticed()
		return p, nil
	case s.Face() == play.Playing && key == "v" && s.Game().Len() == 0:
		p.refused = p.texts().Text("There is nothing to review yet.")
		return p, nil
	}
	return p.show(p.session.Press(key))
}

// plays returns the session after an option is played, whether or not the player has chosen
// it before.
func (p Page) plays(option int) (play.Session, []play.Task) {
	chosen, tasks := p.session, []play.Task(nil)
	if chosen.Face() != play.Playing {
		return chosen, nil
	}
	if chosen.Chosen() != option {
		chosen, tasks = chosen.Choose(option)
	}
	if chosen.Chosen() != option {
		return chosen, tasks
	}
	return chosen.Choose(option)
}

// presses returns the session after a key that answers the question about the next game.
func (p Page) presses(answer string) (s play.Session, tasks []play.Task) {
	if s = p.session; s.Face() == play.AskNew {
		s, _ = s.Press("y")
	}
	if s.Face() != play.AskAgain && !s.AtEnd() {
		return p.session, nil
	}
	return s.Press(answer)
}

// lift returns the session that shows where a piece can go, and reports whether the piece
// is picked. A piece that a click would move does not move yet.
func (p Page) lift(spot string) (play.Session, bool) {
	before := p.session
	if before.Face() != play.Playing || before.Computing() || !before.Game().IsPersons() {
		return before, false
	}
	down, _ := before.Press("esc")
	picked, _ := down.Click(spot)
	if same(picked.Game(), down.Game()) && picked.Game().Picked() {
		return picked, true
	}
	return before, false
}

// drag returns the session after a piece is dragged from one spot to another. First it
// stops the computation of a hint and puts down the piece that is picked. If a click on
// the first spot is already an action, drag carries it out only if a click on the second
// spot has a meaning, too.
func (p Page) drag(from, to string) (play.Session, []play.Task) {
	before := p.session
	if before.Face() != play.Playing || from == to || !before.Game().IsPersons() {
		return before.Click(from)
	}
	before, _ = before.Stop().Press("esc")
	if to == "" {
		return before, nil
	}
	if shown := before.Previewed(); shown >= 0 {
		if option := before.Game().Options()[shown]; isFrom(option, from) && option.To == to {
			done, tasks := before.Click(to)
			return done.Skip(), tasks
		}
		before = before.Unaimed()
	}
	picked, tasks := before.Click(from)
	dropped, more := before.Click(to)
	game, shown := before.Game(), before.Previewed()
	isOther, acts := shown >= 0 && !isFrom(game.Options()[shown], from), !same(picked.Game(), game)
	switch {
	case acts && !same(dropped.Game(), game) && !same(dropped.Game(), picked.Game()) && strays(game, from, to):
		return before.Refused(p.texts().Text("This piece cannot go there.")), nil
	case isOther && acts:
		return before, nil // a click on a piece to capture moves the piece that the board shows
	case isOther && !picked.Game().Picked():
		return picked, tasks // a click on its target would move the piece that the board shows
	case !acts:
		picked, tasks = picked.Click(to)
	case same(dropped.Game(), game) && !leads(game, from, to):
		if acted, err := game.Click(from); err != nil || same(acted, game) || !dropped.Game().Picked() {
			picked, tasks = dropped, more
		}
	}
	return picked.Skip(), tasks // the person has moved the piece
}

// strays reports whether the piece on a spot has options, but none that leads to the other
// spot.
func strays(game play.Game, from, to string) bool {
	return !leads(game, from, to) && slices.ContainsFunc(game.Options(), func(o play.Option) bool { return o.From != "" && isFrom(o, from) })
}

// leads reports whether an option moves the piece on a spot to the other spot.
func leads(game play.Game, from, to string) bool {
	return slices.ContainsFunc(game.Options(), func(o play.Option) bool { return o.From != "" && isFrom(o, from) && o.To == to })
}

// isFrom reports whether an option moves the piece on a spot, or no piece of its own. The
// spot may also be the piece.
func isFrom(option play.Option, spot string) bool {
	return option.From == "" || option.From == spot || spot != "" && option.Piece == spot
}

// same reports whether two moments have the same record. If so, no action leads from
// one to the other.
func same(a, b play.Game) bool {
	one, _ := a.Text()
	other, _ := b.Text()
	return one == other
}
