//go:build !unix && !windows

package child

import (
	"os/exec"
	"strconv"
)

// Quoted returns a word in quotes.
func Quoted(word string) string { return strconv.Quote(word) }

func inShell(line string) *exec.Cmd { return exec.Command("sh", "-c", line) }

// start starts a program, and returns a function that kills the program but not its
// children.
func start(program *exec.Cmd) (kill func(), err error) {
	return func() { _ = program.Process.Kill() }, program.Start()
}
