package rook

import _ "embed"

// RulesPage is RULES.md, which numbers the rules R1 to R11.
//
//go:embed RULES.md
var RulesPage string
