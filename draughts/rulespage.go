package draughts

import _ "embed"

// RulesPage is RULES.md, which numbers the rules D1 and so on.
//
//go:embed RULES.md
var RulesPage string
