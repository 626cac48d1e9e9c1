package draughts_test

import (
	"strings"

	"games.example/draughts"
	"games.example/features"
)

// kata is what the features ask of whoever plays: this project's rules, or
// somebody else's program. The error of a refused action is a
// *features.Refusal. A color is white or black.
type kata interface {
	// Turns looks at a board on which a player is to move.
	Turns(board, color string) (observation, error)
	// Play carries out a turn.
	Play(board, color, turn string) (observation, error)
}

// observation holds all that can be seen of a position.
type observation struct {
	Board  string   `json:"board"`
	Turns  []string `json:"turns"`  // of the player to move, in any order
	Winner string   `json:"winner"` // white, black, or nothing
}

// program is a kata at the other end of a pipe.
type program struct{ *features.Program }

func (p program) Turns(board, color string) (answer observation, err error) {
	return answer, p.Ask(struct {
		Do    string `json:"do"`
		Board string `json:"board"`
		Color string `json:"color"`
	}{"turns", full(board), color}, &answer)
}

func (p program) Play(board, color, turn string) (answer observation, err error) {
	return answer, p.Ask(struct {
		Do    string `json:"do"`
		Board string `json:"board"`
		Color string `json:"color"`
		Turn  string `json:"turn"`
	}{"play", full(board), color, turn}, &answer)
}

// full returns a board with the light squares at the ends of its rows, which
// a feature does not keep.
func full(board string) string {
	lines := rows(board)
	for i, line := range lines {
		lines[i] = line + strings.Repeat(" ", max(0, 10-len(line)))
	}
	return strings.Join(lines, "\n")
}

// own plays by this project's rules.
type own struct{}

func (own) Turns(board, player string) (observation, error) {
	position, err := draughts.ParseBoard(board)
	if err != nil {
		return observation{}, &features.Refusal{Why: err.Error()}
	}
	return observe(position.WithToMove(color(player)))
}

func (own) Play(board, player, text string) (observation, error) {
	position, err := draughts.ParseBoard(board)
	if err != nil {
		return observation{}, &features.Refusal{Why: err.Error()}
	}
	position = position.WithToMove(color(player))
	turn, err := position.ParseTurn(text, draughts.Kata)
	if err != nil {
		return observation{}, &features.Refusal{Why: err.Error()}
	}
	after, err := position.Play(turn)
	if err != nil {
		return observation{}, err
	}
	return observe(after)
}

func observe(position draughts.Position) (observation, error) {
	turns, err := draughts.ValidTurns(position.Board(), position.ToMove())
	seen := observation{Board: position.Board(), Turns: turns}
	if winner, over := position.Winner(); over {
		seen.Winner = winner.String()
	}
	return seen, err
}
