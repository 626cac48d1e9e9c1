package yutnori

// State holds a moment of a game: the positions of the pieces, and the results that the
// player on turn has thrown. States can be compared with ==. Create a State with
// [Rules.Start] or [Rules.Setup].
type State struct {
	// In ascending order. Pieces that are not in the game are nowhere.
	pieces [MaxPlayers][MaxPieces]Position

	pool Pool // the results that the player on turn has thrown
	turn int8
	owed int8 // the number of chains that the player on turn has yet to throw
	won  bool // whether the player on turn has won
}

// nowhere is the position of pieces that are not in the game.
const nowhere Position = 127

// Turn returns the player on turn, or the winner.
func (s *State) Turn() int { return int(s.turn) }

// Pool returns the results that the player on turn must spend.
func (s *State) Pool() Pool { return s.pool }

// Chains returns the number of chains that the player on turn must throw before moving,
// including a chain in progress: 0 to 2.
func (s *State) Chains() int { return int(s.owed) }

// Winner returns the winner and true, or the player on turn and false if nobody
// has won.
func (s *State) Winner() (player int, ok bool) { return int(s.turn), s.won }

// Pieces returns the positions of a player's pieces in ascending order, or nil for a
// number that is not a player's.
func (s *State) Pieces(player int) []Position { return s.AppendPieces(nil, player) }

// AppendPieces appends the positions of a player's pieces to a slice, in the
// order of [State.Pieces].
func (s *State) AppendPieces(pieces []Position, player int) []Position {
	return append(pieces, s.piecesOf(player)...)
}

// piecesOf is like [State.Pieces], but returns a part of the state instead of a copy.
func (s *State) piecesOf(player int) []Position {
	if player < 0 || player >= MaxPlayers {
		return nil
	}
	pieces := s.pieces[player][:]
	for len(pieces) > 0 && pieces[len(pieces)-1] == nowhere {
		pieces = pieces[:len(pieces)-1]
	}
	return pieces
}

// Count returns the number of a player's pieces at a position.
func (s *State) Count(player int, at Position) int {
	count := 0
	for _, piece := range s.piecesOf(player) {
		if piece == at {
			count++
		}
	}
	return count
}

// OnBoard returns the number of a player's pieces on the board.
func (s *State) OnBoard(player int) int {
	return len(s.piecesOf(player)) - s.Count(player, InHand) - s.Count(player, Arrived)
}
