package child

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"syscall"
)

// Working reports whether a process of the program is running, or could run if the
// machine were not busy. On systems other than Linux, it always returns false.
func (c *Console) Working() bool {
	group, err := syscall.Getpgid(c.command.Process.Pid)
	if err != nil {
		return false // the program has ended
	}
	all, _ := filepath.Glob("/proc/[0-9]*/stat") // the pattern is well formed
	for _, path := range all {
		text, _ := os.ReadFile(path) // empty if the process has ended
		// After the name in parentheses come the state, the parent and the group.
		words := bytes.Fields(text[bytes.LastIndexByte(text, ')')+1:])
		if len(words) > 2 && string(words[2]) == strconv.Itoa(group) && bytes.ContainsAny(words[0], "RD") {
			return true
		}
	}
	return false
}
