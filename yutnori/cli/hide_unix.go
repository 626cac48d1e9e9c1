//go:build unix

package cli

import (
	"os"
	"os/signal"
	"sync"
	"syscall"

	"golang.org/x/sys/unix"

	"games.example/internal/command"
)

// hideTyping prints a prompt on a terminal, and hides typed text until show is called.
//
// When a signal ends or stops the program, as Ctrl-Z does, hideTyping restores the
// terminal and drops the typed text, so that the shell does not read the text. When the
// program continues, hideTyping hides typed text again, drops what was typed meanwhile,
// and repeats the prompt.
func hideTyping(keyboard *os.File, prompt func()) (show func(), err error) {
	terminal := int(keyboard.Fd())
	modes, err := unix.IoctlGetTermios(terminal, getModes)
	if err != nil {
		return nil, err
	}
	hidden := *modes
	hidden.Lflag &^= unix.ECHO
	set := func(modes *unix.Termios) { _ = unix.IoctlSetTermios(terminal, setModes, modes) } // there is nowhere to report an error

	restore := func() {
		set(modes)
		dropTyped(terminal)
	}
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGTSTP, syscall.SIGCONT, syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP)
	if err := unix.IoctlSetTermios(terminal, setModes, &hidden); err != nil {
		signal.Stop(signals)
		return nil, err
	}
	signal.Stop(stopping())
	prompt()
	shown := make(chan struct{})
	go func() {
		defer close(shown)
		follow(signals, restore, func() {
			set(&hidden)
			dropTyped(terminal)
			prompt()
		})
		set(modes)
	}()
	return func() {
		signal.Notify(stopping(), syscall.SIGTSTP)
		signal.Stop(signals)
		close(signals)
		<-shown
	}, nil
}

// follow restores the terminal before a signal ends or stops the program, and hides typed
// text again when the program continues. It returns when the channel is closed.
func follow(signals <-chan os.Signal, restore, hide func()) {
	for s := range signals {
		switch s {
		case syscall.SIGTSTP:
			command.Suspend(restore)
		case syscall.SIGCONT:
			hide()
		default:
			restore()
			signal.Reset()
			_ = syscall.Kill(os.Getpid(), s.(syscall.Signal)) // ends the program
		}
	}
}

// stopping returns a channel, and stops the program whenever a signal arrives on it.
// Without this channel, Ctrl-Z would no longer stop the program once the program had
// called signal.Notify for Ctrl-Z, even after signal.Stop.
var stopping = sync.OnceValue(func() chan os.Signal {
	signals := make(chan os.Signal, 1)
	go func() {
		for range signals {
			command.Suspend(func() {})
		}
	}()
	return signals
})
