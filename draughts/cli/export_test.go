package cli

import (
	"io"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/draughts/pdn"
)

// EngineLimit returns the limit that the given flags set for an engine.
func EngineLimit(flags string) (engine.Limit, error) {
	player, err := enginePlayer("a", flags)
	return player.Limit, err
}

// Judgment is the score of a position for the player to move, and the best line.
type Judgment struct {
	Score engine.Score
	Line  []draughts.Move
}

// Comment adds comments to a record, based on the judgments of its last positions, and
// prints the table of its players.
func Comment(out io.Writer, r *pdn.Record, worse float64, every bool, judged ...Judgment) {
	game := &analyzed{record: r, judgments: make([]judgment, r.Game.Len()+1)}
	for i, j := range judged {
		game.judgments[r.Game.Len()+1-len(judged)+i] = judgment{j.Score, j.Line}
	}
	var players playerTable
	game.comment(&analyzeFlags{worse: worse, every: every}, &players)
	players.print(out)
}
