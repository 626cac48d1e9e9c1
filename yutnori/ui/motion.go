package ui

import (
	"games.example/internal/play"
	"games.example/yutnori"
)

// A frame is a picture between two moments.
type frame struct {
	tossed bool // the sticks are in the air
	walks  bool // the stack is on its way, and covers the pieces on the cell
	cell   yutnori.Cell
	stack  yutnori.Stack
	caught bool // the pieces on the cell are being caught
}

// off is the position of pieces that a frame does not draw.
const off yutnori.Position = 127

// Frames returns frames in which the sticks tumble, or in which pieces walk and caught
// pieces flash.
func (m Moment) Frames(before play.Moment, event play.Event) []play.Moment {
	last := before.(Moment)
	switch fact, ok := event.Facts.(yutnori.Event); {
	case !ok:
		return nil
	case fact.Kind == yutnori.Thrown:
		return last.tumbling(m.fall)
	default:
		return last.walking(fact)
	}
}

func (m Moment) tumbling(fall yutnori.Fall) (frames []play.Moment) {
	m.fallen, m.frame = true, frame{tossed: true}
	for _, turned := range []yutnori.Fall{6, 11, 13, 4, 9} {
		m.fall = fall ^ turned
		frames = append(frames, m)
	}
	return frames
}

func (m Moment) walking(event yutnori.Event) (frames []play.Moment) {
	if event.Pieces == 0 {
		return nil
	}
	there := m.places
	m.places = m.places.moved(event.Player, event.From, off, event.Pieces)
	show := func(f frame) {
		m.frame = f
		frames = append(frames, m)
	}
	stack := yutnori.Stack{Player: int(event.Player), Pieces: int(event.Pieces)}
	for _, at := range m.way(stack.Player, event.Move()) {
		if cell, ok := m.rules.Cell(stack.Player, at); ok && at != event.To {
			show(frame{walks: true, cell: cell, stack: stack})
		}
	}
	if event.Caught > 0 {
		cell, _ := m.rules.Cell(stack.Player, event.To)
		taken := there.stacks(m.rules)[cell]
		for range 2 {
			show(frame{walks: true, cell: cell, stack: stack})
			show(frame{walks: true, cell: cell, stack: taken, caught: true})
		}
	}
	return frames
}
