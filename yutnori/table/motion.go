package table

import (
	"games.example/program/play"
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

// Motion returns frames in which the sticks tumble, or in which pieces walk and caught
// pieces flash.
func (t Table) Motion(before play.Game) []play.Game {
	last, ok := before.(Table)
	if !ok || last.rules != t.rules || t.last == nil || t.last.before.last != last.last {
		return nil
	}
	last.chances, last.from = nil, nil
	if t.last.event.Kind == yutnori.Thrown {
		return last.tumbling(t.fall)
	}
	return last.walking(t.last.event)
}

func (t Table) tumbling(fall yutnori.Fall) (frames []play.Game) {
	t.fallen, t.frame = true, frame{tossed: true}
	for _, turned := range []yutnori.Fall{6, 11, 13, 4, 9} {
		t.fall = fall ^ turned
		frames = append(frames, t)
	}
	return frames
}

func (t Table) walking(event yutnori.Event) (frames []play.Game) {
	if event.Pieces == 0 {
		return nil
	}
	there := t.places
	t.places = t.places.moved(event.Player, event.From, off, event.Pieces)
	show := func(f frame) {
		t.frame = f
		frames = append(frames, t)
	}
	stack := yutnori.Stack{Player: int(event.Player), Pieces: int(event.Pieces)}
	for _, at := range t.way(stack.Player, event.Move()) {
		if cell, ok := t.rules.Cell(stack.Player, at); ok && at != event.To {
			show(frame{walks: true, cell: cell, stack: stack})
		}
	}
	if event.Caught > 0 {
		cell, _ := t.rules.Cell(stack.Player, event.To)
		taken := there.stacks(t.rules)[cell]
		for range 2 {
			show(frame{walks: true, cell: cell, stack: stack})
			show(frame{walks: true, cell: cell, stack: taken, caught: true})
		}
	}
	return frames
}
