package screen

import (
	"errors"
	"io"
	"os"

	tea "charm.land/bubbletea/v2"

	"games.example/program"
)

// Available reports whether a screen can be shown, that is, whether input and
// output are a terminal that can move its cursor.
func Available(in io.Reader, out io.Writer) bool {
	return program.IsTerminal(in) && program.IsTerminal(out) && os.Getenv("TERM") != "dumb"
}

// Run shows the game on a terminal until the player leaves, and returns its
// last moment. It restores the terminal in any case, even after an error. After
// Ctrl-C or Ctrl-\ the error is program.ErrInterrupted.
func Run(game Game, settings Settings, in io.Reader, out io.Writer) (Game, error) {
	last, err := tea.NewProgram(New(game, settings),
		tea.WithInput(program.Terminal(in)), tea.WithOutput(program.Terminal(out))).Run()
	if model, ok := last.(Model); ok {
		game = model.interrupted().game
	}
	if errors.Is(err, tea.ErrInterrupted) {
		err = program.ErrInterrupted
	}
	return game, err
}
