package child

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
)

// Working reports whether a process of the program is running, or could run if the
// machine were not busy. On systems other than Linux, it always returns false.
func (c *Console) Working() bool { return works(fmt.Sprint(c.command.Process.Pid)) }

// works reports whether a thread of a process or of its descendants is running, could run
// or waits for a disk.
func works(process string) bool {
	threads, _ := filepath.Glob("/proc/" + process + "/task/*") // empty if the process has ended
	for _, thread := range threads {
		stat, _ := os.ReadFile(thread + "/stat")
		// The state comes after the name, which is in parentheses.
		if words := bytes.Fields(stat[bytes.LastIndexByte(stat, ')')+1:]); len(words) > 0 && bytes.ContainsAny(words[0], "RD") {
			return true
		}
		children, _ := os.ReadFile(thread + "/children") // not every kernel has it
		for _, child := range bytes.Fields(children) {
			if works(string(child)) {
				return true
			}
		}
	}
	return false
}
