package cli

import (
	"os"

	"golang.org/x/sys/windows"
)

// hideTyping prints a prompt on a console, and hides typed text until show is called.
func hideTyping(keyboard *os.File, prompt func()) (show func(), err error) {
	console := windows.Handle(keyboard.Fd())
	var mode uint32
	if err := windows.GetConsoleMode(console, &mode); err != nil {
		return nil, err
	}
	if err := windows.SetConsoleMode(console, mode&^windows.ENABLE_ECHO_INPUT); err != nil {
		return nil, err
	}
	prompt()
	return func() { _ = windows.SetConsoleMode(console, mode) }, nil
}
