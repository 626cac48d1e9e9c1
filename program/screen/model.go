package screen

import (
	"cmp"
	"context"
	"strconv"
	"time"

	tea "charm.land/bubbletea/v2"
)

// Model holds the state of the screen. It is a value: Update returns the next
// one, View and Text draw it.
type Model struct {
	game     Game
	settings Settings
	size     Size

	chosen int    // the option under the cursor
	typed  string // the digits of a number that may go on
	shown  face
	page   int // of the help
	back   int // how many lines the log is scrolled back
	notice string

	job *job // what runs beside the screen, nil if nothing does
}

// Settings holds what a screen can do besides showing a game.
type Settings struct {
	// Pace is the time for which each step of a program stays visible. At 0 the
	// steps follow one another at once.
	Pace time.Duration
	// Save saves the game and returns one line that says where, or why it could
	// not. If it is nil, the key s does nothing.
	Save func(Game) string
	// Leave is called with a game before a new one takes its place, which keeps
	// no trace of it. It returns a line to show, or nothing. It may be nil.
	Leave func(Game) string
	// Keep is called with the game at its beginning and whenever it changes. It
	// returns a line to show, or nothing. It may be nil.
	Keep func(Game) string
}

// A face is one of the things that the window can show.
type face int

const (
	playing face = iota
	help
	log
	askQuit
	askNew
)

// A job is a computation that runs beside the screen.
type job struct {
	stop context.CancelFunc
	skip chan struct{} // closed when a player does not want to wait
	hint bool          // a hint, not a program's turn
}

// done holds the result of a job.
type done struct {
	job  *job
	game Game
}

// New returns the screen of a game.
func New(game Game, settings Settings) Model {
	return Model{game: game, settings: settings}
}

// Game returns the current moment of the game.
func (m Model) Game() Game { return m.game }

// Init starts the program's turn if the first one is a program's.
func (m Model) Init() tea.Cmd { return func() tea.Msg { return begin{} } }

// begin makes a program on turn start to think.
type begin struct{}

// Update returns the model after a message from the terminal, and the command
// to run.
func (m Model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case begin:
		m.notice = m.kept()
		return m.think()
	case tea.WindowSizeMsg:
		m.size = Size{msg.Width, msg.Height}
	case done:
		return m.finish(msg)
	case tea.KeyPressMsg:
		return m.press(msg.String())
	case tea.MouseClickMsg:
		if msg.Button == tea.MouseLeft {
			return m.click(msg.X, msg.Y)
		}
	case tea.MouseWheelMsg:
		if msg.Button == tea.MouseWheelUp {
			return m.press("up")
		}
		return m.press("down")
	}
	return m, nil
}

// press returns the model after a key.
func (m Model) press(key string) (tea.Model, tea.Cmd) {
	if latin, ok := hangul[key]; ok {
		key = latin
	}
	switch key {
	case "ctrl+c", `ctrl+\`:
		return m, tea.Interrupt
	case "ctrl+z":
		return m, tea.Suspend
	}
	switch m.shown {
	case help:
		return m.pressInHelp(key), nil
	case log:
		return m.pressInLog(key), nil
	case askQuit:
		m.shown = playing
		if isYes(key) {
			return m, tea.Quit
		}
		return m, nil
	case askNew:
		m.shown = playing
		if isYes(key) {
			return m.anew()
		}
		return m, nil
	default:
		return m.pressInGame(key)
	}
}

func isYes(key string) bool { return key == "y" || key == "Y" }

// hangul names the keys that type Hangul on a Korean keyboard by the Latin
// letters on the same keys.
var hangul = map[string]string{
	"ㅂ": "q", "ㄷ": "e", "ㅛ": "y", "ㅕ": "u", "ㄴ": "s", "ㄹ": "f",
	"ㅗ": "h", "ㅓ": "j", "ㅏ": "k", "ㅣ": "l", "ㅜ": "n",
}

func (m Model) pressInGame(key string) (tea.Model, tea.Cmd) {
	number := m.typed + key
	m.typed, m.notice = "", ""
	switch key {
	case "q":
		if m.game.Over() {
			return m, tea.Quit
		}
		m.shown = askQuit
		return m, nil
	case "?":
		m.shown, m.page = help, 0
		return m, nil
	case "l":
		m.shown, m.back = log, 0
		return m, nil
	case "s":
		if m.settings.Save != nil {
			m.notice = m.settings.Save(m.game)
		}
		return m, nil
	case "n":
		if m.game.Over() {
			return m.anew()
		}
		m.shown = askNew
		return m, nil
	}
	switch {
	case m.job == nil:
		return m.pressInTurn(key, number)
	case m.job.hint:
		return m.interrupted(), nil
	default:
		m.job.hurry()
		return m, nil
	}
}

// pressInTurn returns the model after a key of a player on turn, or after the
// end of the game. The number is what the digits typed so far and the key say
// together.
func (m Model) pressInTurn(key, number string) (tea.Model, tea.Cmd) {
	options := len(m.game.Options())
	switch key {
	case "up", "k":
		m.chosen = max(m.chosen-1, 0)
	case "down", "j":
		m.chosen = max(min(m.chosen+1, options-1), 0)
	case "home":
		m.chosen = 0
	case "end":
		m.chosen = max(options-1, 0)
	case "enter":
		if m.chosen < options {
			return m.show(m.game.Play(m.chosen))
		}
	case "u":
		if before, ok := m.game.Undo(); ok {
			return m.show(before)
		}
		m.notice = m.game.Words().NothingTo
	case "h":
		if hint := m.game.Hint(); hint != nil {
			return m.start(hint, true)
		}
		m.notice = m.game.Words().NoHint
	default:
		if chosen, typed, ok := choice(number, key, options); ok {
			m.chosen, m.typed = chosen, typed
		} else if next, ok := m.game.Key(key); ok {
			return m.show(next)
		}
	}
	return m, nil
}

// choice returns the option, counted from 0, that a number names: the whole
// number, or, if there is no such option, its last digit alone.
func choice(number, digit string, options int) (chosen int, typed string, ok bool) {
	for _, text := range []string{number, digit} {
		if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= options {
			return n - 1, text, true
		}
	}
	return 0, "", false
}

func (m Model) pressInHelp(key string) Model {
	switch key {
	case "right", "down", "pgdown", "space", "l", "j", "enter":
		m.page = min(m.page+1, len(m.game.Pages())-1)
	case "left", "up", "pgup", "h", "k":
		m.page = max(m.page-1, 0)
	default:
		m.shown = playing
	}
	return m
}

func (m Model) pressInLog(key string) Model {
	most := max(len(m.game.Log())-m.logHeight(), 0)
	switch key {
	case "up", "k":
		m.back = min(m.back+1, most)
	case "down", "j":
		m.back = max(m.back-1, 0)
	case "pgup":
		m.back = min(m.back+m.logHeight(), most)
	case "pgdown":
		m.back = max(m.back-m.logHeight(), 0)
	case "home":
		m.back = most
	case "end":
		m.back = 0
	default:
		m.shown = playing
	}
	return m
}

// click returns the model after a click. One on an option of the list chooses
// it, one on the chosen option plays it, and one on the board is the game's.
func (m Model) click(x, y int) (tea.Model, tea.Cmd) {
	if m.shown != playing || m.job != nil {
		return m.press("enter")
	}
	drawn := m.draw()
	if option, ok := drawn.optionAt(x, y); ok {
		if option == m.chosen {
			return m.press("enter")
		}
		m.chosen, m.typed, m.notice = option, "", ""
		return m, nil
	}
	if spot, ok := drawn.spotAt(x, y); ok {
		return m.show(m.game.Click(spot))
	}
	return m, nil
}

// show returns the model of another moment of the game.
func (m Model) show(game Game) (tea.Model, tea.Cmd) {
	m = m.interrupted()
	m.game, m.chosen, m.typed = game, 0, ""
	m.notice = m.kept()
	return m.think()
}

// kept returns a line to show of a game that is kept, or nothing.
func (m Model) kept() string {
	if m.settings.Keep == nil {
		return ""
	}
	return m.settings.Keep(m.game)
}

// anew returns the model of a new game.
func (m Model) anew() (tea.Model, tea.Cmd) {
	notice := ""
	if m.settings.Leave != nil {
		notice = m.settings.Leave(m.game)
	}
	next, command := m.show(m.game.New())
	m = next.(Model)
	m.notice = cmp.Or(m.notice, notice)
	return m, command
}

// think makes a program on turn start to think.
func (m Model) think() (tea.Model, tea.Cmd) {
	if think := m.game.Think(); think != nil {
		return m.start(think, false)
	}
	return m, nil
}

// start returns the model while something is worked out beside the screen.
func (m Model) start(work func(context.Context) Game, hint bool) (tea.Model, tea.Cmd) {
	ctx, stop := context.WithCancel(context.Background())
	this := &job{stop: stop, skip: make(chan struct{}), hint: hint}
	m.job = this
	pace := m.settings.Pace
	if hint {
		pace = 0
	}
	return m, func() tea.Msg {
		rest := time.After(pace)
		game := work(ctx)
		select {
		case <-rest:
		case <-this.skip:
		case <-ctx.Done():
		}
		return done{this, game}
	}
}

// finish returns the model after the end of a job. The result of an abandoned
// job does not count.
func (m Model) finish(result done) (tea.Model, tea.Cmd) {
	if result.job != m.job {
		return m, nil
	}
	return m.show(result.game)
}

// interrupted returns the model without its job.
func (m Model) interrupted() Model {
	if m.job != nil {
		m.job.stop()
		m.job = nil
	}
	return m
}

// hurry ends the wait after a program's step.
func (j *job) hurry() {
	select {
	case <-j.skip:
	default:
		close(j.skip)
	}
}
