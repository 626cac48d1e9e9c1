//go:build unix

package cli

import (
	"os"
	"os/signal"
	"syscall"

	"golang.org/x/sys/unix"
)

// hideTyping prompts with a terminal that shows nothing of what is typed until
// show is called.
//
// A signal that ends the program restores the terminal. So does one that stops
// it, such as Ctrl-Z's; when the program goes on, typing is
// hidden again, what was typed in between and could be seen is dropped, and
// the prompt comes again.
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
	prompt()
	shown := make(chan struct{})
	go func() {
		defer close(shown)
		for s := range signals {
			switch s {
			case syscall.SIGTSTP:
				if shellWaits() {
					set(modes)
					raise(syscall.SIGSTOP)
				}
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
		signal.Stop(signals)
		close(signals)
		<-shown
	}, nil
}

// shellWaits reports whether there is a shell with job control, which can have
// a stopped program go on: it puts programs into groups other than its own.
func shellWaits() bool {
	session, err := unix.Getsid(0)
	return err == nil && session != unix.Getpgrp()
}

// endOn ends the program as a signal does. That of Ctrl-\ does as Ctrl-C's, or
// the state of the processor would be printed.
func endOn(s os.Signal) {
	if s == syscall.SIGQUIT {
		s = syscall.SIGINT
	}
	signal.Reset()
	raise(s)
}

func raise(s os.Signal) { _ = syscall.Kill(os.Getpid(), s.(syscall.Signal)) }
