package page

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"games.example/internal/message"
	"games.example/internal/play"
)

// Moment holds everything that the page shows. The texts are plain, and the pictures
// are SVG.
type Moment struct {
	Language   string          `json:"language"`
	Game       string          `json:"game"` // the name of the entry, or "" on the start page
	Title      string          `json:"title"`
	Notice     string          `json:"notice"`
	NoticeKind play.NoticeKind `json:"noticeKind"`
	Cards      []Card          `json:"cards"`

	Picture string        `json:"picture"`
	List    string        `json:"list"` // heading of the options
	Options []play.Option `json:"options"`
	Chosen  int           `json:"chosen"`
	Logged  string        `json:"logged"` // heading of the log
	Log     []string      `json:"log"`
	Rows    []Row         `json:"rows"`
	Pages   []play.Page   `json:"pages"`
	Graph   string        `json:"graph"` // the chances in a review, or ""
	Steps   []string      `json:"steps"` // the Steps of an example; Chosen is the number of the current step
	Record  *string       `json:"record"`
	Buttons []Button      `json:"buttons"` // such as the answers to a question, or the steps of a review
	Actions []Button      `json:"actions"` // further actions, such as undo and help
	Kept    string        `json:"kept"`    // text for the browser to keep, or ""
	Step    int           `json:"step"`    // the step to send in messages that answer the moment
}

// A Card is a game on the start page.
type Card struct {
	Title   string   `json:"title"`
	Lead    string   `json:"lead"`
	Picture string   `json:"picture"`
	Open    Button   `json:"open"`
	Form    Button   `json:"form"`
	Watch   []Button `json:"watch"` // to watch the examples
}

// A Button is a label and the message that the button sends.
type Button struct {
	Text string  `json:"text"`
	Send Message `json:"send"`
}

// A Row is a row of the form. Value is the name of the chosen value.
type Row struct {
	Name   string       `json:"name"`
	Label  string       `json:"label"`
	Value  string       `json:"value"`
	Values []play.Value `json:"values"`
}

// Moment returns the moment to show.
func (p Page) Moment() Moment {
	if p.entry == nil {
		return p.start()
	}
	s, l := p.session, p.texts()
	m := Moment{Language: p.language, Game: p.entry.Name, Title: s.Title(), Notice: s.Notice(), NoticeKind: s.Noticed().Kind, Step: p.step, Chosen: s.Chosen()}
	m.Actions = []Button{{l.Text("All games"), Message{Do: "home"}}}
	if s.Face() == play.Form {
		m.form(s)
	}
	if s.Face() == play.Help {
		m.Pages, m.Buttons = p.help(), []Button{press(l.Text("Back"), "esc")}
	}
	if s.Game().IsZero() {
		return m
	}
	if p.example == nil {
		m.keep(s, p.entry.Memory)
	}
	m.Logged, m.Log = s.Words().Log, s.Game().Log()
	switch s.Face() {
	case play.Form:
		m.Buttons = append(m.Buttons, press(l.Text("Back"), "esc"))
	case play.Reviewing:
		m.review(s, l)
	case play.AskQuit, play.AskNew, play.AskResign:
		m.Buttons = []Button{press(l.Text("Yes"), "y"), press(l.Text("No"), "n")}
	case play.AskAgain:
		m.Buttons = offers(s, l)
	case play.Help: // its pages are shown
	case play.Playing, play.Log, play.AskUnfinished:
		m.Options = s.Game().Options()
		m.play(s, l)
	}
	if s.Face() != play.Form {
		m.Picture = s.Shown().Picture(s.Previewed())
	}
	if s.Computing() {
		m.Buttons = append(m.Buttons, Button{l.Text("Stop"), Message{Do: "stop"}})
	}
	if p.example != nil {
		m.Title, m.Steps = p.textsOf(p.entry).Text(p.example.Title), p.example.Steps
		if s.Face() == play.Reviewing {
			m.Buttons = m.Buttons[:len(m.Buttons)-1]
		}
	}
	if p.recorded {
		text, _ := s.Game().Text()
		m.Record, m.Notice = &text, cmp.Or(p.refused, m.Notice)
	}
	return m
}

// This replacer renames the attributes that make a picture clickable, so that clicks do
// nothing. Package regexp could do the same, but would add an eighth of a megabyte to
// the page.
var still = strings.NewReplacer(` id="`, ` data-id="`, ` data-spot="`, ` data-place="`, ` role="`, ` data-role="`, ` aria-label="`, ` data-label="`)

func (p Page) start() Moment {
	l := p.texts()
	m := Moment{Language: p.language, Title: l.Text("Four board games"), Notice: l.Text("Tap a board to play against the computer."), Chosen: -1}
	for _, entry := range p.entries {
		own := p.textsOf(&entry)
		card := Card{Title: own.Text(entry.Title), Lead: own.Text(entry.Lead)}
		card.Open = Button{l.Text("Play"), Message{Do: "open", Game: entry.Name}}
		card.Form = Button{l.Text("Choose opponent and rules"), Message{Do: "choose", Game: entry.Name}}
		for i, example := range entry.Examples {
			card.Watch = append(card.Watch, Button{own.Text(example.Title), Message{Do: "watch", Game: entry.Name, Number: i}})
		}
		setup := entry.Setup(p.language)
		if game, err := setup.Start(play.Complete(setup), 1); err == nil {
			card.Picture = still.Replace(game.Picture(-1))
		}
		m.Cards = append(m.Cards, card)
	}
	other := map[string]string{"en": "ko", "ko": "en"}[p.language]
	m.Actions = []Button{{names[other], Message{Do: "language", Language: other}}}
	return m
}

func (m *Moment) form(s play.Session) {
	rows, _ := s.Rows()
	for _, row := range rows {
		m.Rows = append(m.Rows, Row{row.Name, row.Label, s.Value(row).Name, row.Values})
	}
	m.Buttons = []Button{{s.Words().Text("start"), Message{Do: "click", Spot: play.StartSpot}}}
}

// play adds the heading of the options, and the buttons for all other actions.
func (m *Moment) play(s play.Session, l message.Language) {
	m.List = s.Words().Choices
	if s.Game().Over() {
		m.Buttons, m.Chosen = offers(s, l), -1
	}
	m.Actions = append(m.Actions, press(l.Text("Undo"), "u"), press(l.Text("Hint"), "h"), press(l.Text("Review"), "v"), press(l.Text("Resign"), "x"),
		press(l.Text("New game"), "n"), press(l.Text("Rules"), "?"), Button{l.Text("Record"), Message{Do: "record"}})
}

// offers returns buttons for the games that can follow a game. Other buttons review the
// game and take a move back.
func offers(s play.Session, l message.Language) (buttons []Button) {
	texts := map[string]string{
		"n": l.Text("Play again"), "o": l.Text("The other side"), "c": l.Text("Choose opponent and rules"), "Esc": l.Text("Back"),
	}
	for _, offer := range s.Offers() {
		if text, ok := texts[offer.Key]; ok {
			buttons = append(buttons, press(text, strings.ToLower(offer.Key)))
		}
	}
	return buttons
}

// help returns a page about how to use the web page, and then the help pages of the
// game. The pages about keys come last.
func (p Page) help() []play.Page {
	pages, last := []play.Page{using(p.texts())}, []play.Page(nil)
	for _, page := range p.session.Pages() {
		page.Lines = slices.Clone(page.Lines)
		for i, line := range page.Lines {
			page.Lines[i] = ansi.Strip(line) // a drawing of the board has styles
		}
		if page.Keys {
			last = append(last, page)
		} else {
			pages = append(pages, page)
		}
	}
	return append(pages, last...)
}

// review adds the graph and the buttons of the review, and lists the past moments as
// options.
func (m *Moment) review(s play.Session, l message.Language) {
	review := s.Review()
	m.Options = s.Moments()
	m.Graph = graph(review)
	m.Chosen, m.Log = review.At, nil
	m.Buttons = []Button{press(l.Text("First"), "home"), press(l.Text("Previous"), "left"), press(l.Text("Next"), "right"), press(l.Text("Last"), "end"), press(l.Text("Back"), "esc")}
}

// graph returns an SVG element with a bar for each judged moment. A click on a bar
// leads to its moment.
func graph(review play.Review) string {
	if len(review.Judgments) == 0 {
		return ""
	}
	b := &strings.Builder{}
	fmt.Fprintf(b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d 20" preserveAspectRatio="none" aria-hidden="true">`, len(review.Judgments))
	for i, judgment := range review.Judgments {
		class, height := "bar", 1+19*judgment.Chance
		if i == review.At {
			class = "bar now"
		}
		message, _ := json.Marshal(Message{Do: "option", Number: i}) // a Message can always be written as JSON
		fmt.Fprintf(b, `<rect class="%s" data-send='%s' x="%d" y="%.2f" width="0.9" height="%.2f"/>`, class, message, i, 20-height, height)
	}
	b.WriteString("</svg>")
	return b.String()
}

// keep adds the text that the browser keeps for the game.
func (m *Moment) keep(s play.Session, memory Memory) {
	kept := Kept{Choices: s.Game().Choices(), Score: s.Score()}
	if text, err := s.Game().Text(); err == nil && !s.Game().Over() {
		kept.Unfinished = text
	}
	if memory != nil {
		kept.Learned = memory.Text()
	}
	text, _ := json.Marshal(kept) // a Kept can always be written as JSON
	m.Kept = string(text)
}

func press(text, key string) Button { return Button{text, Message{Do: "press", Key: key}} }
