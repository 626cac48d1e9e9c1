//go:build !unix

package child

import (
	"io"
	"os"
	"time"
)

// open connects the console with the program.
func (c *Console) open(bool) (input, output *os.File, err error) { return c.pipes() }

// output reads what a program prints.
type output struct{ texts chan string }

func (o *output) start(screen *os.File) {
	o.texts = make(chan string, 1)
	go func() {
		defer close(o.texts)
		for buffer := make([]byte, 64<<10); ; {
			n, err := screen.Read(buffer)
			if err != nil {
				return
			}
			o.texts <- string(buffer[:n])
		}
	}()
}

func (o *output) read(wait time.Duration) (string, error) {
	select {
	case text, more := <-o.texts:
		if !more {
			return "", io.EOF
		}
		return text, nil
	case <-time.After(wait):
		return "", nil
	}
}
