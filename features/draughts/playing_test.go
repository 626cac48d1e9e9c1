package draughts_test

import (
	"slices"
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
	if err := t.see(t.kata.Turns(t.board, player)); err != nil {
		return err
	}
	turns := append([]string{}, t.seen.Turns...)
	slices.Sort(turns)
	return features.Equal(strings.Fields(want), turns)
}

func (t *table) hasNoTurn(player string) error {
	return t.turnsAre(player, "")
}

func (t *table) turnsInPDNAre(player, want string) error {
	t.isToMove(player)
	position, err := t.position()
	if err != nil {
		return err
	}
	var turns []string
	for turn := range position.Turns(draughts.PDN) {
		turns = append(turns, turn.Text(draughts.PDN))
	}
	return features.Equal(strings.Fields(want), turns)
}

func (t *table) movesAre(player, want string) error {
	t.isToMove(player)
	position, err := t.position()
	if err != nil {
		return err
	}
	var moves []string
	for _, turn := range position.UniqueTurns(draughts.Kata) {
		moves = append(moves, turn.String())
	}
	return features.Equal(strings.Fields(want), moves)
}

func (t *table) plays(player, turn string) error {
	return t.see(t.kata.Play(t.board, player, turn))
}

func (t *table) cannotPlay(player, turn, reason string) error {
	_, err := t.kata.Play(t.board, player, turn)
	return checkRefusal(err, strconv.Quote(turn)+": "+reason)
}

func (t *table) hasWon(player string) error {
	seen, err := t.look()
	if err != nil {
		return err
	}
	return features.EqualField("winner", player, seen.Winner)
}

func (t *table) nobodyHasWon() error { return t.hasWon("") }
