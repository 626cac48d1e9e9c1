package yutnori_test

import (
	"errors"
	"fmt"

	"games.example/features"
	"games.example/yutnori"
)

func (t *table) house(s *features.Steps) {
	s.Given(`^the house game$`, t.theHouseGame)
	s.Given(`^back results are played$`, t.backResultsArePlayed)
	s.Given(`^player (\d) starts at (\w\w), (clockwise|counterclockwise)$`, t.startsAt)
	s.Given(`^a catch with yut or mo earns no chain$`, t.yutAndMoEarnNoChain)
	s.Given(`^the short way is optional$`, t.theShortWayIsOptional)
	s.Given(`^back-do from position 1 (.+)$`, t.backDoFromOne)
	s.Then(`^player (\d)'s position (\d+) is the cell in row (\d+), column (\d+)$`, t.positionIsTheCell)
}

func (t *table) theHouseGame() { t.facts = yutnori.House() }

func (t *table) backResultsArePlayed() { t.facts.BackResults = true }

func (t *table) startsAt(player int, corner, direction string) error {
	t.facts.Teams[player].Clockwise = direction == "clockwise"
	return t.facts.Teams[player].Corner.UnmarshalText([]byte(corner))
}

func (t *table) yutAndMoEarnNoChain() { t.facts.NoChainOnYut = true }

func (t *table) theShortWayIsOptional() { t.facts.ShortWayOptional = true }

func (t *table) backDoFromOne(goes string) error {
	rules := map[string]yutnori.BackFromOne{
		"goes to the last position": yutnori.ToLast,
		"goes into the hand":        yutnori.ToHand,
		"arrives":                   yutnori.ToArrived,
	}
	rule, ok := rules[goes]
	if !ok {
		return fmt.Errorf("nobody plays that it %s", goes)
	}
	t.facts.BackFromOne = rule
	return nil
}

func (t *table) positionIsTheCell(player, position, row, column int) error {
	rules, err := t.rules()
	if err != nil {
		return err
	}
	cell, ok := rules.Cell(player, yutnori.Position(position))
	return errors.Join(features.Equal(true, ok), features.Equal(yutnori.Cell{Row: row, Column: column}, cell))
}
