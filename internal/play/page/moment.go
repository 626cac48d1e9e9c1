package page

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"

	"games.example/internal/play"
)

// Moment says what the page shows. The script words its own buttons: it has labels for
// the names in Can, Answers and Kind.
type Moment struct {
	Language string          `json:"language"`
	Game     string          `json:"game"` // the name of the entry, or "" on the start page
	Name     string          `json:"name"` // the title of the game or of the page
	Title    string          `json:"title"`
	Notice   string          `json:"notice"`
	Narrow   string          `json:"narrow"` // the Notice where each target needs two taps, because it is narrow, or ""
	Kind     play.NoticeKind `json:"kind"`
	Verdict  string          `json:"verdict"` // of the coach on the person's last action, or ""
	Cards    []Card          `json:"cards"`

	Picture string        `json:"picture"`
	Way     []string      `json:"way"`    // the spots on the way of the proposed action, or of a better action in a review
	Played  []string      `json:"played"` // the spots on the way of the action of a review that has a mark
	Players []Player      `json:"players"`
	Chips   []Chip        `json:"chips"`
	Throw   string        `json:"throw"`  // the name of the button for the only option: throw, skip or ""
	Skip    string        `json:"skip"`   // the text of the buttons that use a throw to move nothing
	Marked  []string      `json:"marked"` // the spots of pieces that can move, or of their targets
	Options []play.Option `json:"options"`
	Chosen  int           `json:"chosen"`
	Log     []string      `json:"log"`
	By      []int         `json:"by"`    // for each line of the Log, the number of the player, or -1
	Until   []int         `json:"until"` // for each line of the Log, the number of its last action
	Rows    []Row         `json:"rows"`
	Pages   []play.Page   `json:"pages"`
	Review  *Review       `json:"review"`
	Steps   []string      `json:"steps"` // the Steps of an example; Chosen is the number of the current step
	Record  *string       `json:"record"`
	Link    string        `json:"link"`   // the part after the # of a link to the game of the Record, or ""
	Follow  *Message      `json:"follow"` // the message that the script sends in place of showing the moment, or nil
	Result  *Result       `json:"result"`
	Answers []Button      `json:"answers"` // to a question, or to leave what is shown
	Can     []string      `json:"can"`     // the names of the actions that are possible now
	On      string        `json:"on"`      // the keys of the switches that are on; p if the game is paused
	Back    Button        `json:"back"`
	Kept    string        `json:"kept"` // text for the browser to keep, or ""
	Step    int           `json:"step"` // the step to send in messages that answer the moment
}

// A Card is a game on the start page.
type Card struct {
	Game    string   `json:"game"`
	Title   string   `json:"title"`
	Lead    string   `json:"lead"`
	Picture string   `json:"picture"`
	Watch   []Button `json:"watch"` // to watch the examples
}

// A Button is the name of an action, or a title, and the message that the button sends.
type Button struct {
	Name string  `json:"name"`
	Send Message `json:"send"`
}

// A Row represents a row of the form. Value is the name of the chosen value, and Note has
// sentences about it. If the row is Off, its choice has no effect now.
type Row struct {
	Name   string       `json:"name"`
	Label  string       `json:"label"`
	Value  string       `json:"value"`
	Values []play.Value `json:"values"`
	Note   string       `json:"note"`
	Off    bool         `json:"off"`
}

// A Chip is a result, and the message that uses it to move nothing, or nil.
type Chip struct {
	play.Chip
	Send *Message `json:"send"`
}

// A Player holds what the strip beside the board shows of a player.
type Player struct {
	Name  string `json:"name"`  // the key of a word, such as "you", or the name to show
	Level string `json:"level"` // or a note, or the player's color
	Piece string `json:"piece"` // one of the player's pieces as SVG
	Color string `json:"color"` // the class of the piece
	Below bool   `json:"below"` // whether the strip is below the board
	State string `json:"state"` // idle, move, throw or thinking
	Hand  int    `json:"hand"`
	Spot  string `json:"spot"` // of the pieces in the hand, or ""
	Home  int    `json:"home"`
	Of    int    `json:"of"`
	Left  int    `json:"left"`
	Won   int    `json:"won"` // the number of games

	Misses int `json:"misses"` // the number of turns to miss
}

// A Result is the end of a game. The winner is the number of a player, or -1.
type Result struct {
	Winner int    `json:"winner"`
	Yours  bool   `json:"yours"` // whether the only person has won
	Reason string `json:"reason"`
	Last   string `json:"last"` // the last turn, which a board with throws does not show, or ""
}

// A Review says which moment of a game is shown, and how good it is.
type Review struct {
	Graph  string `json:"graph"` // the chances as SVG, or ""
	At     int    `json:"at"`
	Last   int    `json:"last"`
	Of     string `json:"of"` // the Name of the player whose chances they are, or "" for the only person
	Action string `json:"action"`
	Mark   string `json:"mark"`

	Chances []int `json:"chances"` // for each moment, the last known chance in percent; nil if nobody has judged them
	Players []int `json:"players"` // for each moment, the number of the player who acted, or -1
}

// Moment returns the moment to show.
func (p Page) Moment() Moment {
	if p.entry == nil {
		return p.start()
	}
	s := p.session
	m := Moment{Language: p.language, Game: p.entry.Name, Name: p.textsOf(p.entry).Text(p.entry.Title), Title: s.Title(), Step: p.step, Chosen: s.Chosen(), Back: home, Follow: p.followed}
	m.Notice, m.Kind = p.notice()
	p.narrow = true
	if narrow, _ := p.notice(); narrow != m.Notice {
		m.Narrow = narrow
	}
	if s.Front() == play.Form {
		m.form(p)
	} else {
		m.Picture = p.picture()
	}
	if s.Face() == play.Help {
		m.Pages = p.help()
	}
	if !s.Game().IsZero() {
		m.game(p)
	}
	return m
}

// game adds the game and what the person can do beside it.
func (m *Moment) game(p Page) {
	s := p.session
	if p.example == nil {
		m.keep(s, p.entry.Memory)
	} else {
		m.example(p)
	}
	if m.On = s.Shown().Switched(); p.paused {
		m.On += "p"
	}
	for _, deed := range s.Shown().Deeds() {
		m.Log, m.By, m.Until = append(m.Log, deed.Text), append(m.By, deed.Player), append(m.Until, deed.Step)
	}
	m.players(p)
	m.front(p)
	m.allow("choose", m.Result == nil && !s.Game().Match().IsWatched())
	if s.Computing() {
		m.Answers = append(m.Answers, Button{"stop", Message{Do: "stop"}})
	}
	if p.recorded {
		text, _ := s.Game().Text()
		m.Record, m.Link = &text, p.link(text)
	}
	if p.offered != nil {
		m.Answers = []Button{{map[bool]string{true: "yes", false: "open"}[p.offered.Do == "resume"], *p.offered}, {"no", Message{Do: "close"}}}
	}
}

// front adds what the person can do on the front.
func (m *Moment) front(p Page) {
	switch s := p.session; s.Front() {
	case play.Form:
		m.Back = press("back", "esc")
	case play.Reviewing:
		m.review(s)
		m.allow("resume", p.resumes())
		m.Back = press("back", "esc")
	case play.AskQuit:
		m.Chips = nil // the question is not about them
		m.Answers = []Button{press("yes", "y"), press("no", "n")}
	case play.AskResign:
		m.Chips = nil
		m.Answers = []Button{press("resign", "y"), press("no", "n")}
	case play.AskNew:
		m.Chips = nil
		m.Answers = []Button{{"anew", Message{Do: "again"}}, {"settings", Message{Do: "settings"}}, press("no", "n")}
	case play.AskAgain:
		m.Answers = []Button{{"again", Message{Do: "again"}}, {"settings", Message{Do: "settings"}}, press("back", "esc")}
	case play.AskUnfinished, play.Help:
	case play.Playing, play.Log:
		m.play(p)
	}
}

// example adds the title and the steps of the example.
func (m *Moment) example(p Page) {
	own := p.textsOf(p.entry)
	m.Title = own.Text(p.example.Title)
	for _, step := range p.example.Steps {
		m.Steps = append(m.Steps, own.Text(step))
	}
}

// picture returns the picture of the board of a game. Marks show what a person can do now.
func (p Page) picture() string {
	s := p.session
	if s.Front() == play.Playing && !s.Moves() {
		return s.Shown().Only().Picture(s.Previewed())
	}
	return s.Shown().Still()
}

var home = Button{"games", Message{Do: "home"}}

// players adds what each player has beside the board.
func (m *Moment) players(p Page) {
	s := p.session
	shown, score := s.Shown(), s.ShownScore()
	counts, chips := shown.Counts()
	match, turn := shown.Match(), shown.Moment().Turn()
	down, _ := shown.Key("esc") // another piece can be picked instead
	person, alone := match.Person()
	for _, chip := range chips {
		m.Chips = append(m.Chips, Chip{Chip: chip})
	}
	for i, seat := range match.Seats {
		count := counts[i]
		player := Player{
			Name: p.called(shown, i), Level: cmp.Or(count.Note, count.Level), Piece: count.Piece, Color: count.Color, State: "idle",
			Hand: count.Hand, Home: count.Home, Of: count.Of, Left: count.Left, Won: score.Won(seat), Misses: count.Misses,
		}
		player.Below = (i == person || len(match.Seats) == 4 && i == (person+3)%4) != strings.Contains(m.On, "f")
		if alone && i == person {
			player.Level = cmp.Or(count.Note, count.Name)
		}
		if i == turn.Player && !turn.Over && s.Front() != play.Reviewing && (seat.Program != nil || !s.Moves()) {
			player.State = "move"
			if play.IsThrow(shown.Options()) {
				player.State = "throw"
			}
			if seat.Program != nil {
				player.State = "thinking"
			} else if slices.ContainsFunc(down.Options(), func(o play.Option) bool { return o.From == count.Spot && !stays(o) }) {
				player.Spot = count.Spot
			}
		}
		m.Players = append(m.Players, player)
	}
}

// called returns the key of the script's word for a player, such as "you" or "white", or else
// the name that the page shows, such as "Computer B".
func (p Page) called(game play.Game, player int) string {
	match := game.Match()
	person, alone := match.Person()
	counts, _ := game.Counts()
	programs := 0
	for _, seat := range match.Seats {
		if seat.Program != nil {
			programs++
		}
	}
	switch {
	case alone && player == person:
		return "you"
	case match.Seats[player].Program != nil && programs == 1:
		return "computer"
	}
	name := cmp.Or(counts[player].Name, match.Seats[player].Name)
	if programs > 1 && match.Seats[player].Program != nil {
		return p.texts().Text("Computer") + " " + p.word(name)
	}
	return name
}

// This replacer renames the attributes that make a picture clickable, so that clicks do
// nothing, and hides the picture from screen readers. Package regexp could do the same, but
// would add an eighth of a megabyte to the page.
var still = strings.NewReplacer(`<svg`, `<svg aria-hidden="true"`, ` id="`, ` data-id="`, ` data-spot="`, ` data-place="`, ` data-way="`, ` data-road="`, ` role="`, ` data-role="`, ` aria-label="`, ` data-title="`)

func (p Page) start() Moment {
	l := p.texts()
	m := Moment{Language: p.language, Name: l.Text("Four board games"), Title: l.Text("Four board games"), Kind: guide, Chosen: -1, Back: home, Notice: cmp.Or(p.refused, l.Text("Pick a board. The computer plays along.")), Follow: p.followed}
	for _, entry := range p.entries {
		own := p.textsOf(&entry)
		card := Card{Game: entry.Name, Title: own.Text(entry.Title), Lead: own.Text(entry.Lead)}
		for i, example := range entry.Examples {
			card.Watch = append(card.Watch, Button{card.Title + " – " + own.Text(example.Title), Message{Do: "watch", Game: entry.Name, Number: i}})
		}
		setup := entry.Setup(p.language)
		if game, err := setup.Start(play.Complete(setup), 1); err == nil {
			card.Picture = still.Replace(game.Still())
		}
		m.Cards = append(m.Cards, card)
	}
	return m
}

// form adds the rows of the form, its button, and the picture of the game that they make.
func (m *Moment) form(p Page) {
	s, setup := p.session, p.entry.Setup(p.language)
	rows, _ := s.Rows()
	all := setup.Rows(s.Choices())
	for i, row := range all {
		if row.Idle != "" && i > 0 && len(row.Values) > 1 && (s.Continued().IsZero() || !row.Fixed) { // it keeps its place
			before := func(r play.Row) bool { return r.Name == all[i-1].Name }
			rows = slices.Insert(rows, 1+slices.IndexFunc(rows, before), row)
		}
	}
	for _, row := range rows {
		m.Rows = append(m.Rows, Row{row.Name, row.Label, s.Value(row).Name, row.Values, row.Note, row.Idle != ""})
	}
	m.Can = []string{"rules"}
	begins := "start"
	if !s.Continued().IsZero() {
		begins = "continue"
	}
	m.Answers = []Button{{begins, Message{Do: "click", Spot: play.StartSpot}}}
	m.next(p)
}

// next adds the picture of the game that the form starts or continues with its choices, and what
// Start gives up, or why there is no such game.
func (m *Moment) next(p Page) {
	s, game := p.session, p.session.Game()
	next, err := s.ContinuedNow()
	starts := next.IsZero()
	if starts {
		next, err = p.entry.Setup(p.language).Start(s.Choices(), 1)
	}
	if !next.IsZero() {
		m.Picture = still.Replace(next.Still())
	}
	switch {
	case m.Notice != "":
	case err != nil:
		m.Notice, m.Kind = s.Words().Tell(err), play.Refusal
	case starts && !game.IsZero() && !game.Over():
		m.Notice, m.Kind = p.texts().Text("Start gives up the game that you are playing."), guide
	}
}

// play adds what the person can do, or the result.
func (m *Moment) play(p Page) {
	s := p.session
	game := s.Shown().Only()
	m.Options, m.Skip = game.Options(), s.Words().Skip
	switch {
	case play.IsThrow(m.Options):
		if m.Throw = "throw"; !m.hasResults() {
			m.Chips = nil // the notice names the results that are spent
		}
	case idle(m.Options):
		m.Throw = "skip"
	}
	m.unused()
	if verdict := s.Game().Verdict(); verdict != "" && (m.Kind == guide || m.Kind == play.AtWork) {
		m.Verdict = verdict + "."
	}
	if m.Kind == play.Proposal {
		m.Way = s.Game().Proposed()
	}
	for _, option := range m.Options {
		spot := option.From
		if game.Picked() || spot == "" {
			spot = option.To
		}
		if spot != "" && !slices.Contains(m.Marked, spot) {
			m.Marked = append(m.Marked, spot)
		}
	}
	if m.Chosen >= 0 && m.Chosen < len(m.Options) && m.Options[m.Chosen].Same { // the list shows only the earlier one
		m.Chosen = slices.IndexFunc(m.Options, func(o play.Option) bool { return o.From == m.Options[m.Chosen].From })
	}
	m.can(p)
	if s.AtEnd() {
		m.Chosen = -1
		m.end(p)
	}
}

// end adds the result.
func (m *Moment) end(p Page) {
	game := p.session.Game()
	m.Result = &Result{Winner: -1, Reason: game.Moment().Turn().Why}
	if winner, won := game.Winner(); won {
		person, alone := game.Match().Person()
		m.Result.Winner, m.Result.Yours = winner, alone && winner == person
	}
	events := game.Events()
	switch resigned := len(events) > 0 && events[len(events)-1].Said == play.Resign; {
	case resigned && m.Result.Winner >= 0:
		m.Result.Reason = p.resigned(game, 1-m.Result.Winner) // a player resigns only in a game of two
	case len(events) > 0 && m.Players[0].Of > 0:
		lines := strings.Split(p.news(game), "\n")
		m.Result.Last = lines[len(lines)-1]
	}
}

// hasResults reports whether a result is left to use.
func (m *Moment) hasResults() bool {
	return slices.ContainsFunc(m.Chips, func(chip Chip) bool { return chip.Times > 0 })
}

// unused makes buttons of the results that can be used to move nothing, although other
// moves are possible.
func (m *Moment) unused() {
	for i := range m.Chips {
		chip := &m.Chips[i]
		n := slices.IndexFunc(m.Options, func(o play.Option) bool { return stays(o) && o.Steps == chip.Steps })
		if n >= 0 && chip.Times > 0 && !idle(m.Options) {
			chip.Send = &Message{Do: "play", Number: n}
		}
	}
}

// idle reports whether there are options, and each uses a throw to move nothing.
func idle(options []play.Option) bool {
	return len(options) > 0 && !slices.ContainsFunc(options, func(o play.Option) bool { return !stays(o) })
}

func stays(option play.Option) bool { return option.From != "" && option.From == option.To }

// allow adds the name of an action that is possible.
func (m *Moment) allow(name string, possible bool) {
	if possible {
		m.Can = append(m.Can, name)
	}
}

// can adds the names of the actions that are possible in the game.
func (m *Moment) can(p Page) {
	m.Can = []string{"new", "rules", "record", "settings"}
	s, game := p.session, p.session.Game()
	_, undoes := game.Undo()
	_, resigns := game.Resign()
	setup := p.entry.Setup(p.language)
	_, sides := setup.OtherSide(play.Complete(setup, game.Choices(), s.Choices()))
	m.allow("undo", undoes && !s.AtEnd())
	m.allow("take back", undoes && s.AtEnd())
	m.allow("hint", len(s.Shown().Options()) > 0)
	m.allow("review", game.Len() > 0)
	m.allow("resign", resigns)
	m.allow("swap", sides && s.AtEnd())
	m.allow("switch-p", p.pauses())
	for _, key := range game.Match().Switches {
		m.allow("switch-"+string(key), true)
	}
}

// help returns the help pages of the game, and then a page about how to use the web page.
// The pages about keys come last.
func (p Page) help() []play.Page {
	pages, last := []play.Page(nil), []play.Page{using(p.texts(), p.session.Words())}
	for _, page := range p.session.Pages() {
		page.Drawing, page.Picture = nil, still.Replace(page.Picture)
		if page.Keys {
			last = append(last, page)
		} else {
			pages = append(pages, page)
		}
	}
	return append(pages, last...)
}

// review adds the moment that is shown and the graph, and lists the past moments as
// options.
func (m *Moment) review(s play.Session) {
	review := s.Review()
	marks, at := review.Marks(), review.At
	m.Options = s.Moments()
	m.Chosen, m.Can, m.Review = at, []string{"rules"}, &Review{Graph: graph(review, marks, m.Players), At: at, Last: len(review.Moments) - 1, Mark: marks[at]}
	if person, alone := s.Game().Match().Person(); !alone {
		m.Review.Of = m.Players[person].Name
	}
	m.allow("earlier", at > 0)
	m.allow("later", at < m.Review.Last)
	for i, moment := range review.Moments {
		player := moment.Player
		if moment.Action == "" {
			player = -1
		} else if deed, told := moment.Game.Deed(); told {
			m.Options[i].Text = deed.Text
		}
		m.Review.Players = append(m.Review.Players, player)
	}
	m.Review.Action = m.Options[at].Text
	if at > 0 && play.IsThrow(review.Moments[at-1].Game.Moment().Options()) && m.hasResults() {
		m.Review.Action = "" // the results say it
	}
	if s.HasStopped() {
		m.Answers = []Button{{"judge", Message{Do: "judge"}}}
	}
	if s.Computing() || s.HasStopped() {
		m.Review.Graph = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true"/>` // keeps the place
	}
	for i := range review.Judgments {
		m.Review.Chances = append(m.Review.Chances, int(100*review.Known(i)+0.5))
	}
	if marks[at] != "" {
		m.Way, m.Played = review.Judgments[at].Way, review.Judgments[at].Played
	}
}

// A plot draws the chances of a review as SVG elements.
type plot struct{ play.Review }

// A badge is the mark of an action, with its height in the plot.
type badge struct {
	moment int
	y      float64
}

// The width and the height of a plot, and the width of a badge. The page stretches the
// plot to its place, but not the badges: where a plot has 240 by 60 pixels, this is the
// width of a badge of 22 by 18 pixels.
const (
	plotWidth, plotHeight = 1000, 60
	badgeWidth            = 92
)

func (p plot) x(i int) int { return i * plotWidth / (len(p.Judgments) - 1) }

func (p plot) y(i int) float64 { return 4 + (plotHeight-8)*(1-p.Known(i)) }

// apart returns the distance between two moments.
func (p plot) apart(i, j int) int { return max(p.x(i)-p.x(j), p.x(j)-p.x(i)) }

// graph returns an SVG element with the chance at each judged moment, and the marks of the
// worst actions. A line across is at an equal share of the chances. A badge has the color of
// the player who acted, and round corners for the first player. A click leads to the moment,
// or to the action whose badge is there.
func graph(review play.Review, marks map[int]string, players []Player) string {
	last := len(review.Judgments) - 1
	if last < 1 {
		return ""
	}
	p := plot{review}
	badges := p.badges(marks)
	var line, targets, drawn strings.Builder
	for i := range review.Judgments {
		fmt.Fprintf(&line, "%d,%.1f ", p.x(i), p.y(i))
		meant, reach := i, badgeWidth/2+1
		for _, badge := range badges {
			if away := p.apart(i, badge.moment); away < reach {
				meant, reach = badge.moment, away
			}
		}
		message, _ := json.Marshal(Message{Do: "option", Number: meant}) // a Message can always be written as JSON
		fmt.Fprintf(&targets, `<rect class="touch" data-send='%s' x="%.1f" y="0" width="%.1f" height="%d"/>`, message, float64(p.x(i))-float64(plotWidth)/float64(2*last), float64(plotWidth)/float64(last), plotHeight)
	}
	for _, badge := range badges {
		player, round := review.Moments[badge.moment].Player, 9
		if player > 0 {
			round = 2
		}
		fmt.Fprintf(&drawn, `<svg class="mark %s" x="%.1f%%" y="%.1f%%"><rect x="-11" y="-9" width="22" height="18" rx="%d"/><text y="4.5" font-size="12" text-anchor="middle">%s</text></svg>`, players[player].Color, 100*float64(p.x(badge.moment))/plotWidth, 100*badge.y/plotHeight, round, marks[badge.moment])
	}
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true"><svg viewBox="0 0 %d %d" preserveAspectRatio="none"><polygon class="area" points="0,%[2]d %[3]s%[1]d,%[2]d"/><path class="half" d="M0 %[4]dH%[1]d"/><polyline class="chance" points="%[3]s"/><path class="now" d="M%[5]d 0V%[2]d"/>%[6]s</svg>%[7]s</svg>`,
		plotWidth, plotHeight, line.String(), 4+(plotHeight-8)*(len(players)-1)/len(players), p.x(review.At), targets.String(), drawn.String())
}

// badges returns the badges of the marks, the worst first. A badge without a free row is
// left out.
func (p plot) badges(marks map[int]string) (badges []badge) {
	for _, mark := range []string{"??", "?", "?!"} {
		for i := range p.Judgments {
			if marks[i] != mark {
				continue
			}
			if y := p.row(i, badges); y > 0 {
				badges = append(badges, badge{i, y})
			}
		}
	}
	return badges
}

// row returns the height of one of three rows for the badge of a moment, or 0. In this row,
// the badge covers no other badge and is nearest to a place just below or above the line.
func (p plot) row(i int, badges []badge) (best float64) {
	least := float64(plotHeight)
rows:
	for y := plotHeight / 6.0; y < plotHeight; y += plotHeight / 3 {
		for _, other := range badges {
			if other.y == y && p.apart(i, other.moment) < badgeWidth {
				continue rows
			}
		}
		if away := math.Abs(math.Abs(y-p.y(i)) - 14); away < least {
			best, least = y, away
		}
	}
	return best
}

// keep adds the text that the browser keeps for the game.
func (m *Moment) keep(s play.Session, memory Memory) {
	kept := Kept{Choices: s.Game().Choices(), Score: s.Score(), Switched: s.Switched()}
	switch text, err := s.Game().Text(); {
	case err != nil:
	case s.Game().Over():
		kept.Finished = text
	default:
		kept.Unfinished = text
	}
	if memory != nil {
		kept.Learned = memory.Text()
	}
	text, _ := json.Marshal(kept) // a Kept can always be written as JSON
	m.Kept = string(text)
}

func press(name, key string) Button { return Button{name, Message{Do: "press", Key: key}} }
