package draughts

import _ "embed"

// RulesPage holds the text of RULES.md, which numbers the rules G1 to G4, D1 to D14, N1
// and N2.
//
//go:embed RULES.md
var RulesPage string
