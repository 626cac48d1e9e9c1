//go:build unix

package child

import (
	"errors"
	"io"
	"os"
	"time"

	"github.com/creack/pty"
	"golang.org/x/sys/unix"
)

// open connects the console with the program.
func (c *Console) open(terminal bool) (input, output *os.File, err error) {
	if terminal {
		if keyboard, screen, err := pty.Open(); err == nil {
			_ = pty.Setsize(keyboard, &pty.Winsize{Rows: 24, Cols: 80}) // some other size would do
			c.keyboard, c.screen, c.terminal = keyboard, keyboard, true
			return screen, screen, nil
		}
	}
	return c.pipes()
}

// output reads what a program prints.
type output struct {
	screen *os.File
	ends   int // how often the end of the output has been reported in a row
}

func (o *output) start(screen *os.File) { o.screen = screen }

func (o *output) read(wait time.Duration) (string, error) {
	const longest = 64 << 10
	late := time.Now().Add(wait)
	for {
		left := max(0, time.Until(late))
		ready := []unix.PollFd{{Fd: int32(o.screen.Fd()), Events: unix.POLLIN}}
		n, err := unix.Poll(ready, int((left+time.Millisecond-1)/time.Millisecond))
		switch {
		case errors.Is(err, unix.EINTR):
			continue
		case err != nil:
			return "", err
		case n == 0:
			return "", nil
		}
		text := make([]byte, longest)
		n, err = o.screen.Read(text)
		if err == nil {
			o.ends = 0
			return string(text[:n]), nil
		}
		// Linux may report the end of a terminal once before the last text.
		if o.ends++; o.ends > 1 {
			return "", io.EOF
		}
	}
}
