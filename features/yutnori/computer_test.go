package yutnori_test

import (
	"errors"
	"math/rand/v2"

	"games.example/features"
	"games.example/yutnori"
	"games.example/yutnori/bot"
)

func (t *table) computer(s *features.Steps) {
	s.Then(`^the (random|greedy|strong) computer moves (\d+) with (\S+)$`, t.theComputerMoves)
}

func (t *table) theComputerMoves(name string, from int, with string) error {
	var level bot.Level
	if err := level.UnmarshalText([]byte(name)); err != nil {
		return err
	}
	var result yutnori.Result
	if err := result.UnmarshalText([]byte(with)); err != nil {
		return err
	}
	computer, err := bot.New(level, t.own.rules, t.sticks)
	if err != nil {
		return err
	}
	move := computer.Move(&t.own.state, rand.New(rand.NewPCG(1, 1)))
	return errors.Join(
		features.Equal(yutnori.Position(from), move.From),
		features.Equal(result.String(), move.Result.String()))
}
