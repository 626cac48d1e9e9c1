package kata

import "embed"

// Files holds the suite of tests, its page, and the solution.
//
//go:embed README.md kata.go ?_*_test.go
var Files embed.FS
