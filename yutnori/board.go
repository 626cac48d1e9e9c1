package yutnori

// Size is the number of rows and columns of the board when it is drawn as text.
const Size = 11

// Cell is a place on the board, row and column from 0 to 10, from the upper
// left corner.
type Cell struct{ Row, Column int }

// seats are the cells of the positions 1 to 29 as seen from the lower right
// corner, counter-clockwise: the assignment's board_mapping.
var seats = [Last + 1]Cell{
	{},
	{8, 10},
	{6, 10},
	{4, 10},
	{2, 10},
	{0, 10},
	{0, 8},
	{0, 6},
	{0, 4},
	{0, 2},
	{0, 0},
	{2, 0},
	{4, 0},
	{6, 0},
	{8, 0},
	{10, 0},
	{10, 2},
	{10, 4},
	{10, 6},
	{10, 8},
	{1, 9},
	{3, 7},
	{5, 5},
	{7, 3},
	{9, 1},
	{1, 1},
	{3, 3},
	{7, 7},
	{9, 9},
	{10, 10},
}

// quarterTurn turns the board counter-clockwise, the lower right corner to the
// upper right one.
func (c Cell) quarterTurn() Cell { return Cell{Size - 1 - c.Column, c.Row} }

// mirrored returns the cell's mirror image in the diagonal through the lower right
// corner.
func (c Cell) mirrored() Cell { return Cell{c.Column, c.Row} }

// Stack is the pieces on a cell, all of one player. The zero value is an empty
// cell.
type Stack struct{ Player, Pieces int }

// Board is what stands on the cells of the board.
type Board struct{ stacks [Size][Size]Stack }

// At returns what stands on a cell; the zero Stack off the board, too.
func (b Board) At(cell Cell) Stack {
	if cell.Row < 0 || cell.Row >= Size || cell.Column < 0 || cell.Column >= Size {
		return Stack{}
	}
	return b.stacks[cell.Row][cell.Column]
}

// Board returns what the board shows in a state.
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
