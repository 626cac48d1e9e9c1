package draughts_test

import (
	"fmt"
	"strings"

	"github.com/cucumber/godog"

	"games.example/draughts"
)

func (t *table) playing(s *godog.ScenarioContext) {
	s.Step(`^(white|black)'s turns are (\S.*)$`, t.turnsAre)
	s.Step(`^(white|black) has no turn$`, t.hasNoTurn)
	s.Step(`^(white|black) plays (\S+)$`, t.plays)
	s.Step(`^(white|black) has won$`, t.hasWon)
	s.Step(`^nobody has won$`, t.nobodyHasWon)
}

func (t *table) turnsAre(player, want string) error {
	turns, err := draughts.ValidTurns(t.position.Board(), color(player))
	if err != nil {
		return err
	}
	return equal(strings.Fields(want), turns)
}

func (t *table) hasNoTurn(player string) error {
	return t.turnsAre(player, "")
}

func (t *table) plays(player, text string) error {
	t.isToMove(player)
	for turn := range t.position.Turns(draughts.Kata) {
		if turn.String() == text {
			var err error
			t.position, err = t.position.Play(turn.Move())
			return err
		}
	}
	return fmt.Errorf("%s has no turn %s", player, text)
}

func (t *table) hasWon(player string) error {
	winner, over := t.position.Winner()
	if !over {
		return fmt.Errorf("nobody has won")
	}
	return equal(player, winner.String())
}

func (t *table) nobodyHasWon() error {
	if winner, over := t.position.Winner(); over {
		return fmt.Errorf("%s has won", winner)
	}
	return nil
}
