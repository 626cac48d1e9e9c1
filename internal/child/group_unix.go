//go:build unix

package child

import (
	"os/exec"
	"strings"
	"syscall"
)

// Quoted returns a word in the form in which the system's shell reads it unchanged.
func Quoted(word string) string {
	plain := func(r rune) bool {
		return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("/._-+@%", r)
	}
	if word != "" && strings.TrimFunc(word, plain) == "" {
		return word // also for a caller that splits a command at its spaces
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

func inShell(line string) *exec.Cmd { return exec.Command("sh", "-c", line) }

// start starts a program in a new process group and returns a function that
// kills the group.
//
// The first process of the group is a guard that reads from a pipe. Nothing is
// ever written to the pipe, but the system closes it when this process ends,
// even if it is killed. Then the guard kills the group.
func start(program *exec.Cmd) (kill func(), err error) {
	guard := exec.Command("sh", "-c", "read -r line; kill -KILL 0")
	guard.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if _, err := guard.StdinPipe(); err != nil {
		return nil, err
	}
	if err := guard.Start(); err != nil {
		return nil, err
	}
	kill = func() {
		_ = syscall.Kill(-guard.Process.Pid, syscall.SIGKILL)
		_ = guard.Wait() // from now on, another process may get the same number
	}
	program.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pgid: guard.Process.Pid}
	if err := program.Start(); err != nil {
		kill()
		return nil, err
	}
	return kill, nil
}
