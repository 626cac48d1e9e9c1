package screen

import (
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/colorprofile"

	"games.example/internal/play"
)

// A Look determines the colors and signs of the screen.
type Look struct {
	// Theme is the palette. If Theme is nil, the palette depends on the terminal's
	// background color.
	Theme *play.Theme
	// Letters reports whether the screen is limited to ASCII, except for words in other
	// languages.
	Letters bool
	// Environ is the environment that decides about colors; nil is the program's own.
	Environ []string

	few bool // whether the terminal has only 16 colors
}

// theme returns the palette for the terminal's colors.
func (l Look) theme() *play.Theme {
	if l.few && l.Theme != nil {
		return l.Theme.In16()
	}
	return l.Theme
}

// In returns the model with another look. A new model has the dark theme.
func (m Model) In(look Look) Model {
	m.look, m.asks = look, look.Theme == nil
	return m
}

// answerWithin is how long the first drawing waits for the terminal to report its
// background color.
const answerWithin = 100 * time.Millisecond

// unanswered is the message that the terminal has not answered in time.
type unanswered struct{}

// ask returns a command that asks for the background color, if the theme depends on
// that color.
func (m Model) ask() tea.Cmd {
	if !m.asks {
		return nil
	}
	return tea.Batch(tea.RequestBackgroundColor, tea.Tick(answerWithin, func(time.Time) tea.Msg { return unanswered{} }))
}

// answered returns the model after a message about the terminal's colors. A late answer
// counts, too.
func (m Model) answered(msg tea.Msg) Model {
	switch msg := msg.(type) {
	case tea.ColorProfileMsg:
		if msg.Profile <= colorprofile.ASCII {
			m.look.Theme, m.asks = &play.Mono, false
		}
		m.look.few = msg.Profile == colorprofile.ANSI
	case tea.BackgroundColorMsg:
		if m.asks {
			m.look.Theme = &play.Light
			if msg.IsDark() {
				m.look.Theme = &play.Dark
			}
		}
	case unanswered:
		if m.look.Theme == nil {
			m.look.Theme = &play.Dark
		}
	}
	return m
}

type styles struct{ bold, faint, chosen, good, bad lipgloss.Style }

func (m Model) styles() styles {
	theme, plain := m.look.theme(), lipgloss.NewStyle()
	if theme == nil || theme.Text == nil {
		return styles{plain.Bold(true), plain.Faint(true), plain.Reverse(true), plain, plain}
	}
	ink := plain.Foreground
	return styles{
		bold: ink(theme.Text).Bold(true), faint: ink(theme.Faint), chosen: ink(theme.OnChosen).Background(theme.Chosen),
		good: ink(theme.Good), bad: ink(theme.Bad),
	}
}

func (m Model) bold(text string) string { return m.styles().bold.Render(text) }

func (m Model) faint(text string) string { return m.styles().faint.Render(text) }

// ascii replaces the signs beyond ASCII that the fronts draw.
var ascii = strings.NewReplacer(
	"↑", "^", "↓", "v", "←", "<", "→", ">", "‹", "<", "›", ">", "…", "~", "·", ".", "–", "-", "×", "x",
	"▁", "1", "▂", "2", "▃", "3", "▄", "4", "▅", "5", "▆", "6", "▇", "7", "█", "8",
)
