package draughts_test

import (
	"fmt"
	"strconv"
	"strings"

	"games.example/draughts"
	"games.example/features"
)

func (t *table) playing(s *features.Steps) {
	s.Step(`^(white|black)'s turns are (\S.*)$`, t.turnsAre)
	s.Step(`^(white|black)'s turns in PDN are (\S.*)$`, t.turnsInPDNAre)
	s.Step(`^(white|black)'s moves are (\S.*)$`, t.movesAre)
	s.Step(`^(white|black) has no turn$`, t.hasNoTurn)
	s.Step(`^(white|black) plays (\S+)$`, t.plays)
	s.Step(`^(white|black) cannot play (\S+): (.+)$`, t.cannotPlay)
	s.Step(`^(white|black) has won$`, t.hasWon)
	s.Step(`^nobody has won$`, t.nobodyHasWon)
}

func (t *table) turnsAre(player, want string) error {
	turns, err := draughts.ValidTurns(t.position.Board(), color(player))
	if err != nil {
		return err
	}
	return features.Equal(strings.Fields(want), turns)
}

func (t *table) turnsInPDNAre(player, want string) error {
	t.isToMove(player)
	var turns []string
	for turn := range t.position.Turns(draughts.PDN) {
		turns = append(turns, turn.In(draughts.PDN))
	}
	return features.Equal(strings.Fields(want), turns)
}

func (t *table) movesAre(player, want string) error {
	t.isToMove(player)
	var moves []string
	for _, turn := range t.position.UniqueTurns(draughts.Kata) {
		moves = append(moves, turn.String())
	}
	return features.Equal(strings.Fields(want), moves)
}

func (t *table) hasNoTurn(player string) error {
	return t.turnsAre(player, "")
}

func (t *table) plays(player, text string) error {
	t.isToMove(player)
	turn, err := t.position.ParseTurn(text, draughts.Kata)
	if err != nil {
		return err
	}
	t.position, err = t.position.Play(turn)
	return err
}

func (t *table) cannotPlay(player, text, reason string) error {
	t.isToMove(player)
	_, t.refusal = t.position.ParseTurn(text, draughts.Kata)
	return t.isRefused(strconv.Quote(text) + ": " + reason)
}

func (t *table) hasWon(player string) error {
	winner, over := t.position.Winner()
	if !over {
		return fmt.Errorf("nobody has won")
	}
	return features.Equal(player, winner.String())
}

func (t *table) nobodyHasWon() error {
	if winner, over := t.position.Winner(); over {
		return fmt.Errorf("%s has won", winner)
	}
	return nil
}
