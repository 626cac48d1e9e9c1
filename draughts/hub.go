package draughts

import "fmt"

// hubPieces are the letters of the Hub protocol for what stands on a square.
const hubPieces = "ewbWB"

// ParseHub reads a position as programs tell it to each other in the Hub
// protocol: W or B for the player to move, then a letter for each square from
// 1 to 50, w and b for men, W and B for kings, e for an empty square. For the
// first mistake the error is an *OffsetError.
func ParseHub(text string) (Position, error) {
	r := textReader{text: text}
	toMove, ok := r.color()
	if !ok {
		return Position{}, r.expected("W or B (who is to move)")
	}
	p := Position{toMove: toMove}
	for s := Square(1); s.OnBoard(); s++ {
		piece, ok := r.piece()
		if !ok {
			return Position{}, r.expected(fmt.Sprintf("one of w b W B e (square %d)", s))
		}
		p = p.With(s, piece)
	}
	if r.offset < len(text) {
		return Position{}, r.expected("the end")
	}
	return p, nil
}

// Hub returns the position as ParseHub reads it.
func (p Position) Hub() string {
	text := []byte{fenColors[p.toMove]}
	for s := Square(1); s.OnBoard(); s++ {
		text = append(text, hubPieces[p.At(s)])
	}
	return string(text)
}
