package practice

import (
	"regexp"
	"strings"
)

var (
	traceback = regexp.MustCompile(`^Traceback \(most recent call last\):`)
	// The line of a crash that names the error, in the words of many languages.
	crash = regexp.MustCompile(`^(Exception in thread|Caused by: |panic: |fatal error: |Unhandled exception|Uncaught |(PHP )?Fatal error: ` +
		`|[\w.:]*(Error|Exception)\b( \[\w+\])?: )|\(\w*(Error|Exception)\)$|\bSegmentation fault\b|^.+ at \S+ line \d+[.,]`)
	panicked = regexp.MustCompile(`^thread '.*' (\(\d+\) )?panicked at `)
	// A mistake that a compiler has found.
	mistake = regexp.MustCompile(`(?i)\berror\b(\[\w+\]| \w+)?:|^\S+\.go:\d+:\d+: `)
)

// nameOfError returns the lines of a program's standard error that name the error: mostly
// one line. If no line does, it returns the last lines.
func nameOfError(lines []string) []string {
	const most = 5
	for i := len(lines) - 1; i >= 0; i-- {
		switch {
		case crash.MatchString(lines[i]):
			return lines[i : i+1]
		case panicked.MatchString(lines[i]):
			return lines[i:min(i+2, len(lines))] // the reason is on the next line
		case traceback.MatchString(lines[i]):
			for _, line := range lines[i+1:] {
				if line != "" && !strings.HasPrefix(line, " ") {
					return []string{line}
				}
			}
		}
	}
	for _, line := range lines { // other mistakes may follow from the first
		if mistake.MatchString(line) {
			return []string{line}
		}
	}
	return lines[max(0, len(lines)-most):]
}
