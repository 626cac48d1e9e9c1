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

// decisions returns the rows of RULES.md that decide a question about a rule. A row
// such as | Is a throw owed? (K9) | No. | has the number of the rule after the question.
func decisions(page, rule string) []string {
	return regexp.MustCompile(`(?m)^\| [^|]*\([^|)]*\b`+rule+`\b[^|)]*\) \|.*$`).FindAllString(page, -1)
}

// boardOf returns the section of RULES.md that describes the board, up to the end of its
// first picture.
func boardOf(page string) string {
	section := page[boardSection.FindStringIndex(page)[0]:]
	section, _, _ = strings.Cut(section, "\n## ")
	parts := strings.SplitN(section, "```", 3) // the text, the picture and the rest
	if len(parts) == 3 {
		return parts[0] + "```" + parts[1] + "```"
	}
	return strings.TrimSpace(section)
}

var boardSection = regexp.MustCompile(`(?m)^## (The board|Boards as text)$`)

// protocolOf returns the row that describes a request in the protocol of a game.
func protocolOf(game, do string) string {
	_, section, _ := strings.Cut(features.Protocol, "\n## "+game+"\n")
	section, _, _ = strings.Cut(section, "\n## ")
	return regexp.MustCompile("(?m)^\\| `" + do + "` \\|.*$").FindString(section)
}
