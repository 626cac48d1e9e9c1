package ui

import (
	"games.example/internal/play"
	"games.example/rook"
)

const (
	mostFrames = 12
	flashes    = 2
)

// Frames returns frames of the rook as it slides. After the end of a game, the frames
// flash the tiles that smart has just proven to be lost.
func (m Moment) Frames(before play.Moment, _ play.Event) (frames []play.Moment) {
	from := before.(Moment)
	switch {
	case m.learned != from.learned:
		for range flashes {
			frames = append(frames, m, from)
		}
		return frames
	case m.moves != from.moves+1:
		return nil
	}
	step := (m.last.Tiles-1)/mostFrames + 1 // rounds up without overflow
	for tiles := step; tiles < m.last.Tiles; tiles += min(step, m.last.Tiles-tiles) {
		between := from.at.State
		if m.last.Direction == rook.Down {
			between.D += tiles
		} else {
			between.R += tiles
		}
		frame := from
		frame.sliding = &between
		frames = append(frames, frame)
	}
	return frames
}
