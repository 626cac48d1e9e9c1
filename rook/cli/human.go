package cli

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"games.example/program"
	"games.example/rook"
)

// errUndo is the answer of a human who wants to take back a move.
var errUndo = errors.New("undo")

const humanHelp = `A move is a direction and how many tiles: R 3, right 3, D4 or, in JSON,
{"direction": "R", "tiles": 3}. The player who brings R to X wins.
  help   this text
  hint   the move that wins, if there is one
  undo   take back your last move
  quit   leave the game
`

// human is the strategy of a human at the console.
type human struct {
	*session
	game *rook.Game
}

// Move asks until there is a move, legal or not; if the game is not strict, until
// there is a legal one.
func (h human) Move(p rook.Position) (rook.Move, error) {
	prompt := ""
	if h.console.IsTerminal() {
		prompt = fmt.Sprintf("%s (%s)> ", program.Printable(h.game.ToMove()), possible(p))
	}
	for {
		text, err := h.console.Command(prompt, humanHelp)
		switch {
		case err != nil:
			return rook.Move{}, err
		case strings.EqualFold(text, "undo"):
			return rook.Move{}, errUndo
		case strings.EqualFold(text, "hint"):
			h.say("%s", hint(p))
			continue
		}
		switch move, err := p.ParseMove(text); {
		case errors.Is(err, rook.ErrNotMove):
			h.say("%s: %v", brief(strconv.Quote(text)), err)
		case err != nil && !h.strict:
			h.say("%s: expected another move", program.Printable(err.Error()))
		default:
			return move, err
		}
	}
}

// possible returns a text that lists the legal moves, as in R 1-4, D 1.
func possible(p rook.Position) string {
	var moves []string
	for _, direction := range []rook.Direction{rook.Right, rook.Down} {
		switch left := p.Left(direction); left {
		case 0:
		case 1:
			moves = append(moves, fmt.Sprintf("%v 1", direction))
		default:
			moves = append(moves, fmt.Sprintf("%v 1-%d", direction, left))
		}
	}
	return strings.Join(moves, ", ")
}

// hint returns the move that wins, and why.
func hint(p rook.Position) string {
	left := min(p.Left(rook.Down), p.Left(rook.Right)) // what the winning move leaves both ways
	switch move, wins := rook.WinningMove(p); {
	case !wins:
		return fmt.Sprintf("no move wins: %s left both ways, so any move can be answered", count(left, "tile"))
	case left == 0:
		return fmt.Sprintf("%v wins: the rook is at the bounds", move)
	default:
		return fmt.Sprintf("%v wins: it leaves %s both ways", move, count(left, "tile"))
	}
}
