// Package kata plays the Unbalanced Rook.
package kata

import (
	"errors"
	"math/rand/v2"
)

// Tiles counts tiles DOWN and RIGHT.
type Tiles struct{ D, R int }

// A Move moves the rook a number of tiles DOWN (the direction "D") or RIGHT ("R").
type Move struct {
	Direction string
	Tiles     int
}

// An Entry of the history is a move and the name of its player.
type Entry struct {
	Player string
	Move   Move
}

// A Board is where the rook moves.
type Board struct {
	State  Tiles           // where the rook is
	Bounds Tiles           // where the game ends
	Data   map[Tiles]Entry // the history: the moves, keyed by the states before them
}

// NewBoard returns a board with the rook at the top left.
func NewBoard(bounds Tiles) Board {
	return Board{Bounds: bounds, Data: map[Tiles]Entry{}}
}

// Legal returns nil if the move is legal. Otherwise it returns the reason why not.
func (b Board) Legal(move Move) error {
	left, known := map[string]int{"D": b.Bounds.D - b.State.D, "R": b.Bounds.R - b.State.R}[move.Direction]
	switch {
	case !known:
		return errors.New("the direction is neither D nor R")
	case move.Tiles < 1:
		return errors.New("a move has at least one tile")
	case move.Tiles > left:
		return errors.New("the move leaves the bounds")
	}
	return nil
}

// Update makes a legal move, and writes it into the history.
func (b *Board) Update(player string, move Move) {
	b.Data[b.State] = Entry{player, move}
	b.State = b.State.after(move)
}

func (t Tiles) after(move Move) Tiles {
	if move.Direction == "D" {
		return Tiles{t.D + move.Tiles, t.R}
	}
	return Tiles{t.D, t.R + move.Tiles}
}

// Over reports whether the rook cannot move any further.
func (b Board) Over() bool { return b.State == b.Bounds }

// A Game is played by two players on a board.
type Game struct {
	Board   Board
	Players [2]string
	Winner  string // a player, or nothing before the end
}

// NewGame returns a game before the first move. The first player begins.
func NewGame(bounds Tiles, first, second string) Game {
	return Game{Board: NewBoard(bounds), Players: [2]string{first, second}}
}

// Submit makes a player's move. If the move is illegal, the other player wins, and the
// board does not change. It returns an error if the player may not move now.
func (g *Game) Submit(player string, move Move) error {
	turn := len(g.Board.Data) % 2
	switch {
	case g.Winner != "":
		return errors.New("the game is over")
	case player != g.Players[turn]:
		return errors.New("another player is on turn")
	case g.Board.Legal(move) != nil:
		g.Winner = g.Players[1-turn]
		return nil
	}
	g.Board.Update(player, move)
	if g.Board.Over() {
		g.Winner = player
	}
	return nil
}

// Random returns a legal move. It picks a direction, and then a number of tiles. The game
// must not be over.
func Random(b Board, random *rand.Rand) Move {
	direction, left := "D", b.Bounds.D-b.State.D
	if right := b.Bounds.R - b.State.R; left == 0 || right > 0 && random.IntN(2) == 0 {
		direction, left = "R", right
	}
	return Move{direction, 1 + random.IntN(left)}
}

// Smart is a strategy that learns from the games that others have played.
type Smart struct {
	// Data has the states in which these games have been. A state is 1 if the player who
	// is to move there wins, -1 if that player loses, and 0 if Smart cannot tell.
	Data map[Tiles]int
}

// NewSmart returns a strategy that knows no game.
func NewSmart() Smart { return Smart{map[Tiles]int{}} }

// Learn looks at a board on which a game has ended.
func (s Smart) Learn(b Board) {
	for state := range b.Data {
		if _, known := s.Data[state]; !known {
			s.Data[state] = 0
		}
	}
	if b.Over() {
		s.Data[b.State] = -1
	}
	for changed := true; changed; {
		changed = false
		for state, result := range s.Data {
			if result == 0 && state != b.Bounds {
				s.Data[state] = s.result(Board{State: state, Bounds: b.Bounds})
				changed = changed || s.Data[state] != 0
			}
		}
	}
}

// result returns whether the player to move wins, as in Data.
func (s Smart) result(b Board) int {
	lost := -1
	for _, move := range b.moves() {
		switch s.Data[b.State.after(move)] {
		case -1:
			return 1
		case 0:
			lost = 0
		}
	}
	return lost
}

func (b Board) moves() (moves []Move) {
	for tiles := 1; tiles <= b.Bounds.D-b.State.D; tiles++ {
		moves = append(moves, Move{"D", tiles})
	}
	for tiles := 1; tiles <= b.Bounds.R-b.State.R; tiles++ {
		moves = append(moves, Move{"R", tiles})
	}
	return moves
}

// Move returns a move to a state in which the other player loses. If Smart knows no such
// move, it returns one of Random's moves.
func (s Smart) Move(b Board, random *rand.Rand) Move {
	for _, move := range b.moves() {
		if s.Data[b.State.after(move)] < 0 {
			return move
		}
	}
	return Random(b, random)
}
