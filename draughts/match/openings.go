package match

import (
	"slices"

	"games.example/draughts"
)

// manyOpenings is a number of openings that is always enough, because long matches may
// repeat openings.
const manyOpenings = 10_000

// Openings returns the ballots of a match: the positions after two turns from the usual
// start, or after more turns if the number of games requires more positions. It leaves
// out turns that give a piece away. After two turns there are 79 openings, enough for
// 158 games. A match of more than 34,344 games repeats openings.
func Openings(games int) []draughts.Position {
	atLeast := min(games-games/2, manyOpenings)
	openings := []draughts.Position{draughts.Start()}
	for turns := 0; turns < 2 || len(openings) < atLeast; turns++ {
		openings = longer(openings)
	}
	return openings
}

// longer returns the positions after one more turn that gives no piece away. Each
// position occurs once.
func longer(positions []draughts.Position) []draughts.Position {
	var after []draughts.Position
	known := map[draughts.Position]bool{}
	for _, p := range positions {
		for _, m := range p.AppendMoves(nil) {
			q := p.After(m)
			if !known[q] && !givesAway(q) {
				after = append(after, q)
			}
			known[q] = true
		}
	}
	return after
}

// givesAway reports whether the player to move can capture and the opponent
// cannot capture back.
func givesAway(p draughts.Position) bool {
	return slices.ContainsFunc(p.AppendMoves(nil), func(m draughts.Move) bool {
		return m.Captured() != 0 && !p.After(m).CanCapture()
	})
}
