package draughts

// DrawRules holds the rules that end a game in a draw without an offer. The zero
// DrawRules has none.
type DrawRules struct {
	// Repetition: the same position with the same player to move for the third
	// time.
	Repetition bool
	// TwentyFiveMoves: 25 consecutive moves by each player with kings only and
	// without a capture.
	TwentyFiveMoves bool
	// SixteenMoves: 16 moves by each player since one king stood alone against
	// three pieces with a king among them.
	SixteenMoves bool
	// FiveMoves: 5 moves by each player since one king stood alone against two
	// pieces with a king among them, or against one king.
	FiveMoves bool
}

// AllDrawRules returns the draw rules of the world federation, all four.
func AllDrawRules() DrawRules {
	return DrawRules{Repetition: true, TwentyFiveMoves: true, SixteenMoves: true, FiveMoves: true}
}

// Reason returns why a game with these counts is drawn, or Unfinished if it is not.
func (r DrawRules) Reason(c DrawCounts) Reason {
	switch {
	case r.Repetition && c.Occurrences >= mostOccurrences:
		return Repetition
	case r.TwentyFiveMoves && c.KingTurns >= mostKingTurns:
		return TwentyFiveMoves
	case r.SixteenMoves && c.Sixteen >= mostSixteen:
		return SixteenMoves
	case r.FiveMoves && c.Five >= mostFive:
		return FiveMoves
	default:
		return Unfinished
	}
}

// The limits of the draw rules, in turns of both players together.
const (
	mostOccurrences = 3
	mostKingTurns   = 2 * 25
	mostSixteen     = 2 * 16
	mostFive        = 2 * 5
)

// DrawCounts holds how close a game is to each draw by rule. The last three count
// turns of both players together.
type DrawCounts struct {
	Occurrences int // of the position with the same player to move; 3 are a draw
	KingTurns   int // turns in a row by kings without a capture; 50 are a draw
	Sixteen     int // turns since one king has stood against three pieces, a king among them; 32 are a draw
	Five        int // turns since one king has stood against two pieces, a king among them, or one king; 10 are a draw
}

// Next returns the counts after a turn from one position to the next. Occurrences
// is 1, because only a [Game] knows the positions before.
func (c DrawCounts) Next(before, after Position) DrawCounts {
	next := DrawCounts{Occurrences: 1}
	if before.men() == after.men() && before.allPieces().Len() == after.allPieces().Len() {
		next.KingTurns = c.KingTurns + 1
	}
	was, is := againstOneKing(before), againstOneKing(after)
	if is > 0 && (was == 3 || c.Sixteen > 0) {
		next.Sixteen = c.Sixteen + 1
	}
	if (is == 1 || is == 2) && (was == 1 || was == 2) {
		next.Five = c.Five + 1
	}
	return next
}

// againstOneKing returns the number of pieces against a lone king, if there are at most
// three with a king among them, and 0 otherwise.
func againstOneKing(p Position) int {
	few, many := p.own, p.other
	if few.Len() > many.Len() {
		few, many = many, few
	}
	if few.Len() != 1 || many.Len() > 3 || few&p.kings == 0 || many&p.kings == 0 {
		return 0
	}
	return many.Len()
}
