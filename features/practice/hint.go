package practice

import (
	"regexp"
	"strings"
)

var ruleTag = regexp.MustCompile(`^[A-Z][0-9]+$`)

// rules returns the numbers of the rules that a scenario is about.
func (s *scenario) rules() (numbers []string) {
	for _, tag := range s.tags() {
		if ruleTag.MatchString(tag) {
			numbers = append(numbers, tag)
		}
	}
	return numbers
}

// passage returns the passage of RULES.md in which a rule has its number: a
// row of a table, or an item of a list with the lines below it.
func passage(page, rule string) string {
	var found []string
	for line := range strings.Lines(page) {
		line = strings.TrimRight(line, "\n")
		switch {
		case strings.HasPrefix(line, "| **"+rule+"**"):
			return line
		case strings.HasPrefix(line, "- **"+rule+".**"):
			found = append(found, line)
		case len(found) > 0 && line != "" && !strings.HasPrefix(line, " "):
			return strings.TrimRight(strings.Join(found, "\n"), "\n")
		case len(found) > 0:
			found = append(found, line)
		}
	}
	return strings.TrimRight(strings.Join(found, "\n"), "\n")
}
