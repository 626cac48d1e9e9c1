package screen

import (
	"errors"
	"io"
	"os"
	"os/signal"
	"syscall"

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
// Ctrl-C, Ctrl-\ or the loss of the terminal the error is program.ErrInterrupted.
func Run(game Game, settings Settings, in io.Reader, out io.Writer) (Game, error) {
	shown := tea.NewProgram(New(game, settings),
		tea.WithInput(program.Terminal(in)), tea.WithOutput(program.Terminal(out)))
	stop := hangUpAsInterrupt(shown)
	last, err := shown.Run()
	stop()
	if model, ok := last.(Model); ok {
		game = model.interrupted().game
	}
	if errors.Is(err, tea.ErrInterrupted) {
		err = program.ErrInterrupted
	}
	return game, err
}

// hangUpAsInterrupt makes the loss of the terminal do what Ctrl-C does until stop
// is called, so that what has been played can be recorded.
func hangUpAsInterrupt(shown *tea.Program) (stop func()) {
	if signal.Ignored(syscall.SIGHUP) {
		return func() {}
	}
	hangUps := make(chan os.Signal, 1)
	signal.Notify(hangUps, syscall.SIGHUP)
	go func() {
		for range hangUps {
			shown.Send(tea.InterruptMsg{})
		}
	}()
	return func() {
		signal.Stop(hangUps)
		close(hangUps)
	}
}
