package draughts

// Perft is the number of ways to play the given number of moves from the
// position. A depth of 0 or less is 1: the position itself. Whoever has no
// move before that depth adds nothing.
//
// The number checks a generator of moves against others (perft stands for
// performance test). The moves of the last ply are counted and not played.
func Perft(p Position, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	var room [256]Move
	return perft(p, depth, room[:0])
}

// perft writes the moves of each ply behind those of the plies before it, so
// that one slice serves the whole walk.
func perft(p Position, depth int, moves []Move) uint64 {
	if depth == 1 {
		return uint64(p.count(moves))
	}
	if depth == 2 {
		return p.countReplies(moves)
	}
	start := len(moves)
	moves = p.AppendMoves(moves)
	var nodes uint64
	for _, m := range moves[start:] {
		nodes += perft(p.After(m), depth-1, moves)
	}
	return nodes
}
