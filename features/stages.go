package features

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

const stagesFile = "stages.txt"

// Stages returns the features of a folder in the order in which a learner meets them:
// the lines of stages.txt, without blank lines and lines that begin with #. Each
// feature in the folder must be listed once.
func Stages(folder fs.FS) ([]string, error) {
	text, err := fs.ReadFile(folder, stagesFile)
	if err != nil {
		return nil, err
	}
	var listed []string
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || line[0] == '#':
		case slices.Contains(listed, line):
			return nil, fmt.Errorf("%s: %s: listed twice", stagesFile, line)
		default:
			listed = append(listed, line)
		}
	}
	found, err := fs.Glob(folder, "*.feature")
	if err != nil {
		return nil, err
	}
	for _, file := range found {
		if !slices.Contains(listed, file) {
			return nil, fmt.Errorf("%s: %s: not listed", stagesFile, file)
		}
	}
	for _, file := range listed {
		if !slices.Contains(found, file) {
			return nil, fmt.Errorf("%s: %s: no such feature", stagesFile, file)
		}
	}
	return listed, nil
}
