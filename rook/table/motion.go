package table

import (
	"games.example/program/play"
	"games.example/rook"
)

const (
	mostFrames = 12
	flashes    = 2
)

// Motion returns frames of the rook as it slides. After the end of a game, the frames
// flash the tiles that smart has just proven to be lost.
func (g Game) Motion(before play.Game) (moments []play.Game) {
	from, ok := before.(Game)
	if !ok || from.ending != g.ending {
		return nil
	}
	if g.over && !from.over && g.ending.smart != nil {
		for range flashes {
			moments = append(moments, g, from)
		}
		return moments
	}
	last, moved := g.game.Last()
	if !moved || g.game.History().Len() != from.game.History().Len()+1 {
		return nil
	}
	at := from.game.Position().State
	step := (last.Move.Tiles-1)/mostFrames + 1 // rounds up without overflow
	for tiles := step; tiles < last.Move.Tiles; tiles += min(step, last.Move.Tiles-tiles) {
		between := at
		if last.Move.Direction == rook.Down {
			between.D += tiles
		} else {
			between.R += tiles
		}
		frame := from
		frame.sliding = &between
		moments = append(moments, frame)
	}
	return moments
}
