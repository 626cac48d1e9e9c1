package draughts

import "fmt"

// hubPieces holds the letters of the Hub protocol for the contents of a square.
const hubPieces = "ewbWB"

// ParseHub reads a position in the format of the Hub protocol, which draughts programs
// speak. The text begins with W or B for the player to move. A letter for each square
// from 1 to 50 follows: w and b for men, W and B for kings, e for an empty square. If
// the text is invalid, the error is an *OffsetError for the first mistake.
func ParseHub(text string) (Position, error) {
	r := textReader{text: text}
	switch {
	case r.skip("W"):
	case r.skip("B"):
		r.position = r.position.WithToMove(Black)
	default:
		r.expected("W or B (who is to move)")
	}
	for s := Square(1); s.OnBoard(); s++ {
		r.position = r.position.With(s, r.piece(s))
	}
	return r.end()
}

// piece reads the letter for the contents of a square.
func (r *textReader) piece(s Square) Piece {
	for piece, letter := range hubPieces {
		if r.skip(string(letter)) {
			return Piece(piece)
		}
	}
	r.expected(fmt.Sprintf("one of w b W B e (square %d)", s))
	return None
}

// Hub returns the position in the format that [ParseHub] reads.
func (p Position) Hub() string {
	text := []byte{fenColors[p.ToMove()]}
	for s := Square(1); s.OnBoard(); s++ {
		text = append(text, hubPieces[p.At(s)])
	}
	return string(text)
}
