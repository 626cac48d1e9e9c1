//go:build unix

package command

import (
	"os"
	"os/signal"
	"syscall"

	"golang.org/x/sys/unix"
)

// StopSignal stops a program, as Ctrl-Z does.
const StopSignal = syscall.SIGTSTP

// quitAsInterrupt makes Ctrl-\ act like Ctrl-C until stop is called. Otherwise Go would
// print a list of goroutines.
func quitAsInterrupt() (stop func()) {
	if signal.Ignored(syscall.SIGQUIT) {
		return func() {}
	}
	quits := make(chan os.Signal, 1)
	signal.Notify(quits, syscall.SIGQUIT)
	go func() {
		for range quits {
			_ = syscall.Kill(os.Getpid(), syscall.SIGINT)
		}
	}()
	return func() {
		signal.Stop(quits)
		close(quits)
	}
}

// Suspend calls prepare, stops the program and its whole job until the shell continues
// them, and returns true. If no shell with job control can continue them, Suspend only
// returns false.
func Suspend(prepare func()) bool {
	session, err := unix.Getsid(0)
	if err != nil || session == unix.Getpgrp() { // a shell with job control gives each job its own group
		return false
	}
	continued := make(chan os.Signal, 1)
	signal.Notify(continued, syscall.SIGCONT)
	defer signal.Stop(continued)
	prepare()
	_ = syscall.Kill(0, syscall.SIGSTOP)
	<-continued
	return true
}
