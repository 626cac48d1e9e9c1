package engine

import "games.example/draughts"

// The values of pieces, in hundredths of a man.
const (
	man  = 100
	king = 300
)

// evaluate returns the score of a position in which no capture is due, as it
// looks without searching: the balance of the pieces of both players and of how
// far their men have come. Its result is for the player to move, is far from
// that of a game won or lost, and depends on the position alone.
func evaluate(p draughts.Position) Score {
	c := p.ToMove()
	return material(p, c) - material(p, c.Opponent())
}

func material(p draughts.Position, c draughts.Color) Score {
	own := p.Of(c)
	kings := own & p.Kings()
	men := own &^ kings
	score := Score(man*men.Len() + king*kings.Len())
	for s := range men.All() {
		rows := s.Y()
		if c == draughts.Black {
			rows = 9 - rows
		}
		score += Score(rows)
	}
	return score
}
