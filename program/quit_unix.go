//go:build unix

package program

import (
	"os"
	"os/signal"
	"syscall"
)

// quitAsInterrupt has Ctrl-\ do what Ctrl-C does, until stop is called: nobody
// who plays wants the dump that Go makes of it.
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
