// Package screen shows a session of a game on the whole terminal: the form, the board,
// the list of options, the log and the keys. The package does not depend on any game.
package screen

import (
	"strconv"

	tea "charm.land/bubbletea/v2"

	"games.example/internal/play"
)

// Model shows a session in a window. It is a value: Update returns the next Model; View
// and Text draw it.
type Model struct {
	session play.Session
	size    play.Size
	begun   []play.Task
	look    Look // its theme is nil while the terminal has not yet answered
	asks    bool // whether the theme depends on the terminal's background
	part    int  // the part of a help page that is shown, if the page is larger than the window
}

// New returns the model of a session. Init will run the given tasks.
func New(session play.Session, due []play.Task) Model {
	return Model{session: session, begun: due, look: Look{Theme: &play.Dark}}
}

// Session returns the session that is shown.
func (m Model) Session() play.Session { return m.session }

// Init runs the tasks that New was given.
func (m Model) Init() tea.Cmd { return tea.Batch(m.ask(), batch(m.begun)) }

func batch(tasks []play.Task) tea.Cmd {
	var commands []tea.Cmd
	for _, task := range tasks {
		commands = append(commands, func() tea.Msg { return task() })
	}
	return tea.Batch(commands...)
}

// Update returns the model after a message from the terminal, and a command to run.
func (m Model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.size, m.part = play.Size{Width: msg.Width, Height: msg.Height}, 0
	case tea.ColorProfileMsg, tea.BackgroundColorMsg, unanswered:
		return m.answered(msg), nil
	case play.Result:
		return m.show(m.session.Done(msg))
	case tea.KeyPressMsg:
		return m.press(msg.String())
	case tea.PasteMsg:
		return m.show(m.session.Say(msg.Content))
	case tea.MouseClickMsg:
		if msg.Button == tea.MouseLeft && m.session.Face() == play.Help {
			return m.press("enter")
		} else if msg.Button == tea.MouseLeft {
			return m.show(m.click(msg.X, msg.Y))
		}
	case tea.MouseWheelMsg:
		if msg.Button == tea.MouseWheelUp {
			return m.press("up")
		}
		return m.press("down")
	}
	return m, nil
}

// press returns the model after a key. Three keys belong to the terminal, not to the
// session.
func (m Model) press(key string) (tea.Model, tea.Cmd) {
	switch key {
	case "ctrl+c", `ctrl+\`:
		return m, tea.Interrupt
	case "ctrl+z":
		return m, tea.Suspend
	}
	if m.session.Face() == play.Help {
		part := m.part + play.Turned(key)
		if part != m.part && part >= 0 && part < len(m.helpParts()) {
			m.part = part
			return m, nil
		}
		m.part = 0
	}
	return m.show(m.session.Press(key))
}

func (m Model) click(x, y int) (play.Session, []play.Task) {
	drawn := m.draw()
	if option, err := strconv.Atoi(spotAt(drawn.options, x, y)); err == nil {
		return m.session.Choose(option)
	}
	return m.session.Click(spotAt(drawn.spots, x, y))
}

// show returns the model of the next session, and a command that runs its tasks.
func (m Model) show(next play.Session, tasks []play.Task) (tea.Model, tea.Cmd) {
	m.session = next
	if next.Left() {
		return m, tea.Quit
	}
	return m, batch(tasks)
}
