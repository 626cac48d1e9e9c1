package program

import (
	"context"
	"os"
	"os/signal"

	"github.com/spf13/cobra"
)

// ErrInterrupted is returned by a command that Ctrl-C has ended early, after it
// has printed its results so far.
var ErrInterrupted = Errorf("interrupted")

// Interruptible returns a context that is done when somebody presses Ctrl-C, for
// a command that then prints its results so far and returns ErrInterrupted. A
// second Ctrl-C ends the program at once. The caller must call stop when it is
// done.
func Interruptible(c *cobra.Command) (ctx context.Context, stop func()) {
	ctx, cancel := context.WithCancel(c.Context())
	interrupts := make(chan os.Signal, 1)
	signal.Notify(interrupts, os.Interrupt)
	stop = func() {
		signal.Stop(interrupts) // before anybody sees that ctx is done
		cancel()
	}
	go func() {
		select {
		case <-interrupts:
			stop()
		case <-ctx.Done():
		}
	}()
	return ctx, stop
}
