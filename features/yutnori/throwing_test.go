package yutnori_test

import (
	"errors"
	"fmt"
	"math"
	"strings"

	"games.example/features"
	"games.example/features/acceptance"
	"games.example/yutnori"
)

func (s *scenario) throwing(steps *acceptance.Steps) {
	steps.Step(`^the sticks fall flat: (.+)$`, s.theSticksFallFlat)
	steps.Step(`^the result is (\S+)$`, s.theResultIs)
	steps.Step(`^it moves (-?\d+) steps$`, s.itMoves)
	steps.Step(`^(\d+) of the 16 ways to fall are (\S+)$`, s.waysToFall)
	steps.Step(`^each stick falls flat with probability (\S+)$`, s.eachFallsFlat)
	steps.Step(`^player (\d)'s position (\d+) is the cell in row (\d+), column (\d+)$`, s.positionIsTheCell)
	steps.Step(`^player_to_board\[(\d+)\]\[(\d+)\] is (\d), (\d)$`, func(row, column, player, pieces int) error {
		rules, state := s.own.Game()
		board := rules.Board(&state)
		return features.Equal(yutnori.Stack{Player: player, Pieces: pieces}, board.At(yutnori.Cell{Row: row, Column: column}))
	})
	steps.Step(`^(\S+) has probability (\S+)$`, s.hasProbability)
}

func (s *scenario) theSticksFallFlat(flat string) error {
	named := map[string]yutnori.Fall{
		"none":   0,
		"back":   yutnori.BackStick,
		"first":  yutnori.FirstStick,
		"second": yutnori.SecondStick,
		"plain":  yutnori.PlainStick,
	}
	for name := range strings.SplitSeq(flat, ", ") {
		stick, ok := named[name]
		if !ok {
			return fmt.Errorf("no stick is called %q", name)
		}
		s.fall |= stick
	}
	return nil
}

func (s *scenario) theResultIs(name string) error {
	result, err := s.read()
	return errors.Join(err, features.Equal(name, result.String()))
}

// read returns the result that the sticks give.
func (s *scenario) read() (yutnori.Result, error) {
	rules, err := s.rules()
	if err != nil {
		return 0, err
	}
	return rules.Read(s.fall), nil
}

func (s *scenario) itMoves(want int) error {
	result, err := s.read()
	return errors.Join(err, features.Equal(want, result.Steps()))
}

func (s *scenario) waysToFall(want int, name string) error {
	var result yutnori.Result
	if err := result.UnmarshalText([]byte(name)); err != nil {
		return err
	}
	rules, err := s.rules()
	if err != nil {
		return err
	}
	ways := 0
	for fall := range yutnori.Fall(16) {
		if rules.Read(fall) == result {
			ways++
		}
	}
	return features.Equal(want, ways)
}

func (s *scenario) eachFallsFlat(probability float64) (err error) {
	s.sticks, err = yutnori.NewYutSticks(probability)
	return err
}

func (s *scenario) hasProbability(name string, want float64) error {
	var result yutnori.Result
	if err := result.UnmarshalText([]byte(name)); err != nil {
		return err
	}
	rules, err := s.rules()
	if err != nil {
		return err
	}
	if got := rules.Chances(s.sticks)[result]; math.Abs(got-want) > 1e-12 {
		return fmt.Errorf("%s has probability %v: expected %v", name, got, want)
	}
	return nil
}

func (s *scenario) positionIsTheCell(player, position, row, column int) error {
	rules, err := s.rules()
	if err != nil {
		return err
	}
	cell, ok := rules.Cell(player, yutnori.Position(position))
	return errors.Join(features.Equal(true, ok), features.Equal(yutnori.Cell{Row: row, Column: column}, cell))
}
