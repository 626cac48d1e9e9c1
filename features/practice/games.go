// Package practice plays the features of the games against programs in any
// language. The programs read and write JSON objects, one object a line.
package practice

import (
	"io/fs"
	"math/rand/v2"
	"strings"

	draughtsrules "games.example/draughts"
	draughtskata "games.example/draughts/kata"
	"games.example/features"
	draughts "games.example/features/draughts/reference"
	draughtssteps "games.example/features/draughts/steps"
	rook "games.example/features/rook/reference"
	rooksteps "games.example/features/rook/steps"
	yutkata "games.example/features/yutkata/reference"
	yutkatasteps "games.example/features/yutkata/steps"
	yutnori "games.example/features/yutnori/reference"
	yutnoristeps "games.example/features/yutnori/steps"
	"games.example/internal/protocol"
	rookrules "games.example/rook"
	rookkata "games.example/rook/kata"
	yutkatarules "games.example/yutkata"
	yutkatakata "games.example/yutkata/kata"
	yutnorirules "games.example/yutnori"
	yutnorikata "games.example/yutnori/kata"
)

// A Game describes a game that can be practiced.
type Game struct {
	Name      string
	Folder    fs.FS  // its features, their stages, and the rules that can be broken
	Rules     string // RULES.md
	Kata      fs.FS  // its suite for go test
	Register  func(*features.Steps, protocol.Kata)
	Reference func(broken string) protocol.Answer
}

// A brokenRule is a rule that the reference of a game can break.
type brokenRule struct {
	name string
	part string // a hint: the part of the game that has the mistake
	text string // the mistake
}

// broken returns the rules that the reference can break, which are listed in
// broken.txt.
func (g Game) broken() (all []brokenRule) {
	text, _ := fs.ReadFile(g.Folder, "broken.txt") // embedded
	for line := range strings.Lines(string(text)) {
		fields := strings.SplitN(strings.TrimSpace(line), ": ", 3)
		if len(fields) == 3 && line[0] != '#' {
			all = append(all, brokenRule{fields[0], fields[1], fields[2]})
		}
	}
	return all
}

// Games returns the games in the order that suits a learner.
func Games() []Game {
	games := []Game{
		{Name: "yutkata", Register: yutkatasteps.Register, Reference: yutkata.New, Rules: yutkatarules.RulesPage, Kata: yutkatakata.Files},
		{Name: "draughts", Register: registering(draughtssteps.Register), Reference: draughts.New, Rules: draughtsrules.RulesPage, Kata: draughtskata.Files},
		{Name: "rook", Register: registering(rooksteps.Register), Reference: rook.New, Rules: rookrules.RulesPage, Kata: rookkata.Files},
		{Name: "yutnori", Register: registering(yutnoristeps.Register), Reference: yutnori.New, Rules: yutnorirules.RulesPage, Kata: yutnorikata.Files},
	}
	for i, game := range games {
		games[i].Folder, _ = fs.Sub(features.Files, game.Name) // a valid name
	}
	return games
}

// registering returns a function that registers steps and returns nothing.
func registering[Table any](register func(*features.Steps, protocol.Kata) *Table) func(*features.Steps, protocol.Kata) {
	return func(s *features.Steps, kata protocol.Kata) { register(s, kata) }
}

// ruleOf returns the index of the rule that the program with the given number breaks, or
// len(rules) if that program breaks no rule. A learner cannot guess the rule from the
// number.
func ruleOf(rules []brokenRule, number int) int {
	return rand.New(rand.NewPCG(uint64(number), 0)).IntN(len(rules) + 1)
}
