package features

import "embed"

// Files holds a folder for each game, with its features, their stages, and the rules
// that can be broken.
//
//go:embed */*.feature */stages.txt */broken.txt
var Files embed.FS

// Protocol is the page that describes the protocol of each game.
//
//go:embed README.md
var Protocol string
