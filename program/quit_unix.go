//go:build unix

package program

import (
	"os"
	"os/signal"
	"syscall"
)

// quitAsInterrupt makes Ctrl-\ do what Ctrl-C does until stop is called, since
// players do not want Go's dump of goroutines.
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
