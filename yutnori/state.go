package yutnori

// State is a moment of a game: where the pieces are, and what the player on
// turn has thrown. States are equal if nothing tells them apart. To change one
// makes another one.
type State struct {
	// Ascending, then nowhere for the pieces that the game has not.
	pieces [MaxPlayers][MaxPieces]Position

	pool Pool // of the player on turn
	turn int8
	owed int8 // chains that the player on turn has yet to throw
	won  bool // by the player on turn
}

// nowhere is the position of pieces that do not take part.
const nowhere Position = 127

// Turn is the player on turn, or who has won.
func (s *State) Turn() int { return int(s.turn) }

// Pool is what the player on turn has to spend.
func (s *State) Pool() Pool { return s.pool }

// Chains is how many chains the player on turn has to throw before anything
// else, the one that is being thrown included: 0 to 2.
func (s *State) Chains() int { return int(s.owed) }

// Winner is the player who has won, if one has; otherwise the player on turn,
// and false.
func (s *State) Winner() (player int, ok bool) { return int(s.turn), s.won }

// Pieces are the positions of a player's pieces, ascending, arrived ones last.
// Players are 0 to 3 here and below; others panic.
func (s *State) Pieces(player int) []Position {
	pieces := make([]Position, 0, MaxPieces)
	for _, piece := range s.pieces[player] {
		if piece != nowhere {
			pieces = append(pieces, piece)
		}
	}
	return pieces
}

// Piece is one of the positions that Pieces lists, without allocating.
func (s *State) Piece(player, index int) Position { return s.pieces[player][index] }

// Count is how many of a player's pieces are at a position.
func (s *State) Count(player int, at Position) int {
	count := 0
	for i := range MaxPieces {
		if s.pieces[player][i] == at {
			count++
		}
	}
	return count
}

// OnBoard is how many of a player's pieces are on the board.
func (s *State) OnBoard(player int) int {
	count := 0
	for _, piece := range s.pieces[player] {
		if piece.OnBoard() {
			count++
		}
	}
	return count
}
