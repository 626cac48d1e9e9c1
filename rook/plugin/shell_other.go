//go:build !unix

package plugin

import "os/exec"

func inShell(line string) *exec.Cmd { return exec.Command("cmd", "/C", line) }

// killAll kills the shell alone: what it has started sees the end of its input.
func killAll(command *exec.Cmd) { _ = command.Process.Kill() }
