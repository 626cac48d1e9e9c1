package yutnori

// Size is the number of rows and columns of the board drawn as text.
const Size = 11

// Cell represents a place on the board by row and column, 0 to 10 from the
// upper left corner.
type Cell struct{ Row, Column int }

// seats holds the cells of positions 1 to 29 for a player that goes counterclockwise
// from the lower right corner: the assignment's board_mapping.
var seats = [6][5]Cell{
	{{}, {8, 10}, {6, 10}, {4, 10}, {2, 10}},
	{{0, 10}, {0, 8}, {0, 6}, {0, 4}, {0, 2}},
	{{0, 0}, {2, 0}, {4, 0}, {6, 0}, {8, 0}},
	{{10, 0}, {10, 2}, {10, 4}, {10, 6}, {10, 8}},
	{{1, 9}, {3, 7}, {5, 5}, {7, 3}, {9, 1}},
	{{1, 1}, {3, 3}, {7, 7}, {9, 9}, {10, 10}},
}

// Stack represents the pieces on a cell, all of one player. The zero value is
// an empty cell.
type Stack struct{ Player, Pieces int }

// Board holds the stacks on the cells of the board.
type Board struct{ stacks [Size][Size]Stack }

// At returns the stack on a cell, or the zero Stack for a cell off the board.
func (b Board) At(cell Cell) Stack {
	if cell.Row < 0 || cell.Row >= Size || cell.Column < 0 || cell.Column >= Size {
		return Stack{}
	}
	return b.stacks[cell.Row][cell.Column]
}

// Board returns the board in a state.
func (r *Rules) Board(s *State) Board {
	var board Board
	for player := range r.facts.Players {
		for _, position := range s.Pieces(player) {
			if cell, ok := r.Cell(player, position); ok {
				stack := &board.stacks[cell.Row][cell.Column]
				stack.Player = player
				stack.Pieces++
			}
		}
	}
	return board
}
