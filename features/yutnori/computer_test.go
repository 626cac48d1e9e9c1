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
	level, err := bot.ParseLevel(name)
	if err != nil {
		return err
	}
	result, err := yutnori.ParseResult(with)
	if err != nil {
		return err
	}
	computer := bot.New(level, t.playedBy, t.sticks)
	move := computer.Move(t.state, rand.New(rand.NewPCG(1, 1)))
	return errors.Join(
		features.Equal(yutnori.Position(from), move.From),
		features.Equal(result.String(), move.Result.String()))
}
