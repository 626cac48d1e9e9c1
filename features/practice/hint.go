package practice

import (
	"regexp"
	"strings"

	"games.example/features"
)

var ruleTag = regexp.MustCompile(`^[A-Z][0-9]+$`)

// rules returns the numbers of the rules that a scenario is about.
func (s *scenario) rules() (found []string) {
	for _, tag := range s.tags() {
		if ruleTag.MatchString(tag) {
			found = append(found, tag)
		}
	}
	return found
}

// passage returns the passage of RULES.md that begins with the number of a rule. It is
// a row of a table, a list item, or a paragraph.
func passage(page, rule string) string {
	row := regexp.MustCompile(`^\| (\*\*)?` + rule + `(\*\*)? `)
	var found []string
	for line := range strings.Lines(page) {
		line = strings.TrimRight(line, "\n")
		item := strings.HasPrefix(line, "- **"+rule+".**")
		switch {
		case row.MatchString(line):
			return line
		case item || strings.HasPrefix(line, "**"+rule+".**"):
			found = append(found, line)
		case len(found) == 0:
		case strings.HasPrefix(found[0], "- ") && line != "" && !strings.HasPrefix(line, " "),
			strings.HasPrefix(found[0], "**") && line == "":
			return strings.TrimRight(strings.Join(found, "\n"), "\n")
		default:
			found = append(found, line)
		}
	}
	return strings.TrimRight(strings.Join(found, "\n"), "\n")
}

// decisions returns the rows of RULES.md that decide a question about a rule. A row
// such as | Is a throw owed? (K9) | No. | has the number of the rule after the question.
func decisions(page, rule string) []string {
	return regexp.MustCompile(`(?m)^\| [^|]*\([^|)]*\b`+rule+`\b[^|)]*\) \|.*$`).FindAllString(page, -1)
}

// protocolOf returns the row about a request in the protocol of a game.
func protocolOf(game, do string) string {
	_, section, _ := strings.Cut(features.Protocol, "\n## "+game+"\n")
	section, _, _ = strings.Cut(section, "\n## ")
	return regexp.MustCompile("(?m)^\\| `" + do + "` \\|.*$").FindString(section)
}
