package screen

import (
	"cmp"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	tea "charm.land/bubbletea/v2"

	"games.example/internal/command"
	"games.example/internal/play"
)

// Available reports whether input and output are a terminal that can move its cursor,
// as a screen requires.
func Available(in io.Reader, out io.Writer) bool {
	return command.IsTerminal(in) && command.IsTerminal(out) && os.Getenv("TERM") != "dumb"
}

// ending is how long drawing may continue after a terminal is released. Bubble Tea does
// not wait until the drawing ends. If the old drawing ended only after the terminal was
// restored, the new drawing would end, too.
const ending = 50 * time.Millisecond

// Run shows the session on a terminal until the player leaves, and returns the last
// state of the session. Run always restores the terminal, even after an error.
// After Ctrl-C, Ctrl-\, kill or the loss of the terminal, the error is
// command.ErrInterrupted.
func Run(session play.Session, due []play.Task, look Look, in io.Reader, out io.Writer) (play.Session, error) {
	var shown *tea.Program
	var drawn frames
	var interrupted error
	options := []tea.ProgramOption{
		tea.WithInput(command.Terminal(in)), tea.WithOutput(command.Terminal(out)), tea.WithEnvironment(look.Environ),
		tea.WithFilter(func(model tea.Model, msg tea.Msg) tea.Msg {
			drawn.follow(msg)
			switch msg.(type) {
			case idling:
				return nil
			case tea.QuitMsg:
				if !model.(Model).session.Left() { // the program was killed
					interrupted = command.ErrInterrupted
				}
			case tea.InterruptMsg:
				interrupted = command.ErrInterrupted
				return tea.QuitMsg{} // unlike an interrupt, a quit waits for the reader of the terminal
			case tea.SuspendMsg:
				if command.Suspend(func() {
					_ = shown.ReleaseTerminal()
					time.Sleep(ending)
				}) {
					_ = shown.RestoreTerminal()
				}
				drawn.follow(msg)
				return nil
			}
			return msg
		}),
	}
	shown = tea.NewProgram(New(session, due).In(look), options...)
	drawn.program = shown
	stop := passSignals(shown)
	last, err := shown.Run()
	stop()
	if model, ok := last.(Model); ok {
		session = model.session.Ended()
	}
	return session, cmp.Or(interrupted, err)
}

// signals maps signals to the messages that they cause. If the terminal is lost, the
// program ends as it does after Ctrl-C, so that the game is recorded.
var signals = map[os.Signal]tea.Msg{syscall.SIGHUP: tea.InterruptMsg{}, command.StopSignal: tea.SuspendMsg{}}

// passSignals passes signals to the screen as messages until stop is called.
func passSignals(shown *tea.Program) (stop func()) {
	received := make(chan os.Signal, 1)
	for s := range signals {
		if !signal.Ignored(s) {
			signal.Notify(received, s)
		}
	}
	go func() {
		for s := range received {
			shown.Send(signals[s])
		}
	}()
	return func() {
		signal.Stop(received)
		close(received)
	}
}
