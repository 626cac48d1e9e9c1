//go:build !unix

package child

import "os/exec"

func inShell(line string) *exec.Cmd { return exec.Command("cmd", "/C", line) }

// start starts a program, and returns a function that kills the program but not its
// children.
func start(program *exec.Cmd) (kill func(), err error) {
	return func() { _ = program.Process.Kill() }, program.Start()
}
