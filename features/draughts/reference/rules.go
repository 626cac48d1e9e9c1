// Package reference answers the requests of the draughts protocol by the rules in package
// draughts. Package byhand answers instead if a rule is broken.
package reference

import (
	"errors"
	"strings"

	"games.example/draughts"
	"games.example/draughts/byhand"
	"games.example/internal/protocol"
)

// New returns the reference. If broken is not empty, it is the name of the rule to break.
func New(broken string) protocol.Answer {
	if broken != "" {
		return byhand.New(broken)
	}
	return byhand.Begin(rules)
}

// rules answers a request by the rules in package draughts.
func rules(asked byhand.Request) (any, error) {
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
	seen := byhand.Observation{Board: strings.TrimSuffix(p.Board(), "\n"), Turns: append([]string{}, turns...)}
	if winner, over := p.Winner(); over {
		seen.Winner = winner.String()
	}
	return seen, err
}
