package yutkata

import _ "embed"

// RulesPage is RULES.md, with the rules of the kata (K1 to K9) and the bonus rules
// (B1 to B7).
//
//go:embed RULES.md
var RulesPage string
