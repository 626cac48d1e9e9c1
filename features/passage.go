package features

import (
	"regexp"
	"strings"
)

// passages is a pattern for a passage of RULES.md that begins with the number of a
// rule. RULE stands for that number.
const passages = `(?m)^\| (?:\*\*)?RULE(?:\*\*)? .*` + // a row of a table
	`|^- \*\*RULE\.\*\*.*(?:\n(?: .*)?)*` + // a list item, and its indented lines
	`|^\*\*RULE\.\*\*.*(?:\n.+)*` // a paragraph

// Passage returns the passage of RULES.md that begins with the number of a rule.
func Passage(page, rule string) string {
	found := regexp.MustCompile(strings.ReplaceAll(passages, "RULE", rule)).FindString(page)
	return strings.TrimRight(found, "\n")
}
