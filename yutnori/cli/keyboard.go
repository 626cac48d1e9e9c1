package cli

import (
	"os"
	"os/signal"
	"syscall"

	"golang.org/x/sys/unix"
)

// hideTyping has a terminal show nothing of what is typed until show is called.
// A program that is ended meanwhile, by Ctrl-C or Ctrl-\ or a signal that can be
// caught, leaves the terminal as it was. One that is only stopped, by Ctrl-Z,
// leaves it to the shell, and shows nothing when it goes on.
func hideTyping(keyboard *os.File) (show func(), err error) {
	terminal := int(keyboard.Fd())
	modes, err := unix.IoctlGetTermios(terminal, getModes)
	if err != nil {
		return nil, err
	}
	hidden := *modes
	hidden.Lflag &^= unix.ECHO

	interrupts := make(chan os.Signal, 1)
	signal.Notify(interrupts, syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT)
	restore := func() { _ = unix.IoctlSetTermios(terminal, setModes, modes) } // who could be told
	go func() {
		if interrupt, ok := <-interrupts; ok {
			restore()
			signal.Reset()
			_ = syscall.Kill(os.Getpid(), interrupt.(syscall.Signal))
		}
	}()
	show = func() {
		restore()
		signal.Stop(interrupts)
		close(interrupts)
	}
	if err := unix.IoctlSetTermios(terminal, setModes, &hidden); err != nil {
		show()
		return nil, err
	}
	return show, nil
}
