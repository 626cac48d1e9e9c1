package command

import (
	"context"
	"os"
	"os/signal"

	"github.com/spf13/cobra"
)

// ErrInterrupted is returned by a command that Ctrl-C has ended early, after it
// has printed its results so far.
var ErrInterrupted = Errorf("interrupted")

// Interruptible returns a context that is done when somebody presses Ctrl-C. The
// command should then print its results so far and return ErrInterrupted. A second
// Ctrl-C ends the program at once. The caller must call stop at the end.
func Interruptible(c *cobra.Command) (ctx context.Context, stop func()) {
	ctx, cancel := context.WithCancel(c.Context())
	caught, stop := signal.NotifyContext(ctx, os.Interrupt)
	context.AfterFunc(caught, func() {
		stop() // first, so that the next Ctrl-C is not caught once ctx is done
		cancel()
	})
	return ctx, stop
}
