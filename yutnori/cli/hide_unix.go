//go:build unix

package cli

import (
	"os"
	"os/signal"
	"sync"
	"syscall"

	"golang.org/x/sys/unix"
)

// hideTyping prompts on a terminal, which does not show what is typed until
// show is called.
//
// A signal that ends the program restores the terminal. So does one that stops
// it, such as that of Ctrl-Z; when the program continues, typing is hidden
// again, what was typed visibly in between is dropped, and the prompt is
// repeated.
func hideTyping(keyboard *os.File, prompt func()) (show func(), err error) {
	terminal := int(keyboard.Fd())
	modes, err := unix.IoctlGetTermios(terminal, getModes)
	if err != nil {
		return nil, err
	}
	hidden := *modes
	hidden.Lflag &^= unix.ECHO
	set := func(modes *unix.Termios) { _ = unix.IoctlSetTermios(terminal, setModes, modes) } // nobody is left to be told

	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGTSTP, syscall.SIGCONT, syscall.SIGINT, syscall.SIGQUIT, syscall.SIGTERM, syscall.SIGHUP)
	if err := unix.IoctlSetTermios(terminal, setModes, &hidden); err != nil {
		signal.Stop(signals)
		return nil, err
	}
	signal.Stop(stopping())
	prompt()
	shown := make(chan struct{})
	go func() {
		defer close(shown)
		for s := range signals {
			switch s {
			case syscall.SIGTSTP:
				stop(func() { set(modes) })
			case syscall.SIGCONT:
				set(&hidden)
				dropTyped(terminal)
				prompt()
			default:
				set(modes)
				endOn(s)
			}
		}
		set(modes)
	}()
	return func() {
		signal.Notify(stopping(), syscall.SIGTSTP)
		signal.Stop(signals)
		close(signals)
		<-shown
	}, nil
}

// stopping returns a channel whose signals stop the program. A program that was
// once notified of Ctrl-Z is no longer stopped by it otherwise.
var stopping = sync.OnceValue(func() chan os.Signal {
	signals := make(chan os.Signal, 1)
	go func() {
		for range signals {
			stop(func() {})
		}
	}()
	return signals
})

// stop stops the program, after the preparation, if a shell can continue it.
func stop(prepare func()) {
	if shellWaits() {
		prepare()
		raise(syscall.SIGSTOP)
	}
}

// shellWaits reports whether there is a shell with job control, which can
// continue a stopped program: it puts programs into groups other than its own.
func shellWaits() bool {
	session, err := unix.Getsid(0)
	return err == nil && session != unix.Getpgrp()
}

// endOn ends the program as a signal does. The signal of Ctrl-\ is treated like
// that of Ctrl-C, or Go would dump its goroutines.
func endOn(s os.Signal) {
	if s == syscall.SIGQUIT {
		s = syscall.SIGINT
	}
	signal.Reset()
	raise(s)
}

func raise(s os.Signal) { _ = syscall.Kill(os.Getpid(), s.(syscall.Signal)) }
