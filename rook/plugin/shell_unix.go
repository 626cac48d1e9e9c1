//go:build unix

package plugin

import (
	"os/exec"
	"syscall"
)

// inShell returns a command that is a group of processes, to be killed together.
func inShell(line string) *exec.Cmd {
	command := exec.Command("sh", "-c", line)
	command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	return command
}

func killAll(command *exec.Cmd) { _ = syscall.Kill(-command.Process.Pid, syscall.SIGKILL) }
