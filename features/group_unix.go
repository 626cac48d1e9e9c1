//go:build unix

package features

import (
	"os/exec"
	"syscall"
)

// group puts a command into a process group of its own.
func group(command *exec.Cmd) { command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup kills a command and everything it has started.
func killGroup(command *exec.Cmd) { _ = syscall.Kill(-command.Process.Pid, syscall.SIGKILL) }
