package yutnori

import _ "embed"

// RulesPage is RULES.md, which numbers the rules Y1 to Y13, A1 to A4 and H1 to H6.
//
//go:embed RULES.md
var RulesPage string
