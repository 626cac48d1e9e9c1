package engine

import (
	"slices"

	"games.example/draughts"
)

// search holds the state of one search: where it is, and when it has to stop.
type search struct {
	done       <-chan struct{}
	limit      int // of nodes, 0 for none
	nodes      int
	stopped    bool
	repetition bool
	path       []draughts.Position // from the start of the game to the current one
}

// look returns the score of the best of the moves in the last position of the
// path, and the line that begins with it, looking depth turns ahead. Scores
// between alpha and beta are exact; beyond them they are bounds. Ply is the
// number of turns from the root.
func (s *search) look(moves []draughts.Move, depth, ply int, alpha, beta Score) (Score, []draughts.Move) {
	here := s.path[len(s.path)-1]
	best, line := LossIn(0)-1, []draughts.Move(nil)
	for _, m := range moves {
		s.path = append(s.path, here.After(m))
		score, next := s.value(depth-1, ply+1, -beta, -max(alpha, best))
		score = -score
		s.path = s.path[:len(s.path)-1]
		if s.stopped {
			break
		}
		if score > best {
			best = score
			if best > alpha {
				line = append([]draughts.Move{m}, next...)
			}
			if best >= beta {
				break
			}
		}
	}
	return best, line
}

// value returns the score of the last position of the path for the player to
// move there, and the best play. It looks depth turns ahead, and further if
// captures are due.
func (s *search) value(depth, ply int, alpha, beta Score) (Score, []draughts.Move) {
	s.nodes++
	if s.mustStop() {
		return 0, nil
	}
	if s.repetition && s.isRepeated() {
		return 0, nil
	}
	p := s.path[len(s.path)-1]
	var room [64]draughts.Move
	moves := p.AppendMoves(room[:0])
	switch {
	case len(moves) == 0:
		return LossIn(ply), nil
	case depth <= 0 && moves[0].Captured() == 0:
		return evaluate(p), nil
	default:
		return s.look(moves, depth, ply, alpha, beta)
	}
}

// mustStop reports whether a limit has been reached. It checks the clock only
// now and then.
func (s *search) mustStop() bool {
	if s.limit > 0 && s.nodes >= s.limit {
		s.stopped = true
	}
	if s.nodes%1024 == 0 {
		select {
		case <-s.done:
			s.stopped = true
		default:
		}
	}
	return s.stopped
}

// isRepeated reports whether the last position is on the path already, after
// the last capture.
func (s *search) isRepeated() bool {
	last := s.path[len(s.path)-1]
	for i := len(s.path) - 3; i >= 0; i -= 2 {
		if s.path[i] == last {
			return true
		}
		if pieces(s.path[i]) != pieces(last) {
			return false
		}
	}
	return false
}

func pieces(p draughts.Position) int {
	return (p.Of(draughts.White) | p.Of(draughts.Black)).Len()
}

// first moves one move in front of the others, which keep their order.
func first(moves []draughts.Move, m draughts.Move) {
	i := slices.Index(moves, m)
	copy(moves[1:i+1], moves[:i])
	moves[0] = m
}
