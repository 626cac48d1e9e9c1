package yutnori_test

import (
	"errors"
	"fmt"
	"math"
	"strings"

	"games.example/features"
	"games.example/yutnori"
)

func (t *table) throwing(s *features.Steps) {
	s.Step(`^the sticks fall flat: (.+)$`, t.theSticksFallFlat)
	s.Step(`^the result is (\S+)$`, t.theResultIs)
	s.Step(`^it moves (-?\d+) steps$`, t.itMoves)
	s.Step(`^(\d+) of the 16 ways to fall are (\S+)$`, t.waysToFall)
	s.Step(`^each stick falls flat with probability (\S+)$`, t.eachFallsFlat)
	s.Step(`^(\S+) has probability (\S+)$`, t.hasProbability)
}

func (t *table) theSticksFallFlat(flat string) error {
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
		t.fall |= stick
	}
	return nil
}

func (t *table) theResultIs(name string) error {
	result, err := t.read()
	return errors.Join(err, features.Equal(name, result.String()))
}

// read returns the result of the sticks.
func (t *table) read() (yutnori.Result, error) {
	rules, err := t.rules()
	if err != nil {
		return 0, err
	}
	return rules.Read(t.fall), nil
}

func (t *table) itMoves(steps int) error {
	result, err := t.read()
	return errors.Join(err, features.Equal(steps, result.Steps()))
}

func (t *table) waysToFall(want int, name string) error {
	var result yutnori.Result
	if err := result.UnmarshalText([]byte(name)); err != nil {
		return err
	}
	rules, err := t.rules()
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

func (t *table) eachFallsFlat(probability float64) (err error) {
	t.sticks, err = yutnori.NewYutSticks(probability)
	return err
}

func (t *table) hasProbability(name string, want float64) error {
	var result yutnori.Result
	if err := result.UnmarshalText([]byte(name)); err != nil {
		return err
	}
	rules, err := t.rules()
	if err != nil {
		return err
	}
	if got := rules.Chances(t.sticks)[result]; math.Abs(got-want) > 1e-12 {
		return fmt.Errorf("%s has probability %v: expected %v", name, got, want)
	}
	return nil
}
