package draughts

// DrawRules selects the rules that end a game in a draw without an offer. In the zero
// DrawRules all rules are off.
type DrawRules struct {
	// Repetition: the same position with the same player to move for the third
	// time.
	Repetition bool
	// TwentyFiveMoves: 25 consecutive moves by each player with kings only and
	// without a capture.
	TwentyFiveMoves bool
	// SixteenMoves: 16 moves by each player since one king began to face three pieces,
	// a king among them.
	SixteenMoves bool
	// FiveMoves: 5 moves by each player since one king began to face two pieces, a king
	// among them, or one king.
	FiveMoves bool
}

// AllDrawRules returns all four draw rules of the world federation.
func AllDrawRules() DrawRules {
	return DrawRules{Repetition: true, TwentyFiveMoves: true, SixteenMoves: true, FiveMoves: true}
}

// Reason returns the reason why a game with these counts is drawn, or Unfinished if the
// game is not drawn.
func (r DrawRules) Reason(c DrawCounts) Reason {
	switch { // the counts are for turns of both players together
	case r.Repetition && c.Occurrences >= 3:
		return Repetition
	case r.TwentyFiveMoves && c.KingTurns >= 2*25:
		return TwentyFiveMoves
	case r.SixteenMoves && c.Sixteen >= 2*16:
		return SixteenMoves
	case r.FiveMoves && c.Five >= 2*5:
		return FiveMoves
	default:
		return Unfinished
	}
}

// DrawCounts holds the counts that show how close a game is to a draw under each rule.
// Except for Occurrences, each field counts the turns of both players together.
type DrawCounts struct {
	Occurrences int // the number of times that the position has occurred with the same player to move; a draw at 3
	KingTurns   int // consecutive turns by kings without a capture; a draw at 50
	Sixteen     int // turns since one king began to face three pieces, a king among them; a draw at 32
	Five        int // turns since one king began to face two pieces, a king among them, or one king; a draw at 10
}

// Next returns the counts after a turn that leads from one position to another. Next
// sets Occurrences to 1, because only a [Game] knows the earlier positions.
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

// againstOneKing returns the number of pieces that a lone king faces. It returns 0 if
// there is no lone king, or if the king faces more than three pieces or only men.
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
