package ui

import (
	"cmp"
	"slices"

	"games.example/draughts"
	"games.example/internal/play"
)

// A frame is the state of the board between two moments.
type frame struct {
	position draughts.Position
	from, at draughts.Square // the square where the moving piece started, and the square that it has reached
	marks    marks
}

// mostSteps is the greatest number of boards that show a piece on its way.
const mostSteps = 9

// Frames returns the frames of the last turn: the piece on the squares of its path, and
// then the captured pieces, which flash.
func (m Moment) Frames(before play.Moment, event play.Event) []play.Moment {
	last := before.(Moment)
	if event.Ended {
		return nil
	}
	p, turn := last.game.Position(), m.game.Turns()[last.game.Len()]
	piece, way := p.At(turn.From()), wayOf(turn)
	var boards []play.Moment
	show := func(at draughts.Square, captured, without draughts.Squares) {
		f := frame{position: p.With(turn.From(), draughts.None).With(at, piece), from: turn.From(), at: at}
		for s := range without.All() {
			f.position = f.position.With(s, draughts.None)
		}
		f.marks = marks{last: draughts.SquaresOf(turn.From(), at), captured: captured}
		moment := last
		moment.frame = &f
		boards = append(boards, moment)
	}
	var captured draughts.Squares
	for _, s := range way[:len(way)-1] {
		if captured |= turn.Captured() & draughts.SquaresOf(s); captured.Has(s) {
			continue // the moving piece jumps over this square
		}
		if len(way) <= mostSteps || slices.Contains(turn.Squares(), s) && len(boards) < mostSteps {
			show(s, captured, 0)
		}
	}
	if turn.Captured() != 0 {
		show(turn.To(), turn.Captured(), 0)
		show(turn.To(), 0, turn.Captured())
		show(turn.To(), turn.Captured(), 0)
	}
	return boards
}

// wayOf returns all squares on the path of a turn, from the first to the last,
// including the squares of the captured pieces.
func wayOf(turn draughts.Turn) []draughts.Square {
	landings := turn.Squares()
	way := []draughts.Square{turn.From()}
	for _, next := range landings[1:] {
		for s := way[len(way)-1]; s != next; way = append(way, s) {
			s, _ = draughts.SquareAt(s.X()+cmp.Compare(next.X(), s.X()), s.Y()+cmp.Compare(next.Y(), s.Y()))
		}
	}
	return way
}

// position returns the position that the board shows.
func (m Moment) position() draughts.Position {
	if m.frame != nil {
		return m.frame.position
	}
	return m.game.Position()
}
