// Package reference answers the requests of the draughts protocol by the rules in
// package draughts. A second, independent implementation can break one rule, to test the
// features and the learners' tests.
package reference

import (
	"errors"
	"strings"

	"games.example/draughts"
	"games.example/internal/protocol"
)

// Observation holds everything that a program shows of a position.
type Observation struct {
	Board  string   `json:"board"`
	Turns  []string `json:"turns"`  // the turns of the player to move, in any order
	Winner string   `json:"winner"` // white, black, or nothing
}

// A request is "turns" or "play". Only "play" has a turn.
type request struct{ Do, Board, Color, Turn string }

// New returns the reference. If broken is not empty, it is the name of the rule to
// break.
func New(broken string) protocol.Answer {
	answer := protocol.Fields(rules)
	if broken != "" {
		answer = protocol.Fields(byHand{protocol.Broken(broken)}.answer)
	}
	return protocol.Requests{"turns": answer, "play": answer}.Answer
}

// rules answers a request by the rules in package draughts.
func rules(asked request) (any, error) {
	p, err := draughts.ParseBoard(asked.Board)
	var toMove draughts.Color
	if err = errors.Join(err, toMove.UnmarshalText([]byte(asked.Color))); err != nil {
		return nil, err
	}
	p = p.WithToMove(toMove)
	if asked.Do == "play" {
		played, err := p.ParseTurn(asked.Turn, draughts.Kata)
		if err == nil {
			p, err = p.Play(played)
		}
		if err != nil {
			return nil, err
		}
	}
	turns, err := draughts.ValidTurns(p.Board(), p.ToMove())
	seen := Observation{Board: strings.TrimSuffix(p.Board(), "\n"), Turns: append([]string{}, turns...)}
	if winner, over := p.Winner(); over {
		seen.Winner = winner.String()
	}
	return seen, err
}
