package yutnori_test

import (
	"errors"
	"math/rand/v2"
	"sync"

	"games.example/features"
	"games.example/features/acceptance"
	"games.example/yutnori"
	"games.example/yutnori/bot"
)

func (s *scenario) computer(steps *acceptance.Steps) {
	steps.Step(`^the (random|casual|greedy|strong) computer moves (\d+) with (\S+)$`, s.theComputerMoves)
}

// newBot is like bot.New, but creates the computer for each kind of game only once.
func newBot(level bot.Level, rules *yutnori.Rules, sticks yutnori.YutSticks) (bot.Player, error) {
	kind := kindOfBot{level, rules.Facts(), sticks}
	if found, ok := bots.Load(kind); ok {
		return found.(bot.Player), nil
	}
	computer, err := bot.New(level, rules, sticks)
	if err == nil {
		bots.Store(kind, computer)
	}
	return computer, err
}

type kindOfBot struct {
	level  bot.Level
	facts  yutnori.Facts
	sticks yutnori.YutSticks
}

var bots sync.Map // the computers, keyed by kindOfBot

func (s *scenario) theComputerMoves(name string, from int, with string) error {
	var level bot.Level
	if err := level.UnmarshalText([]byte(name)); err != nil {
		return err
	}
	var result yutnori.Result
	if err := result.UnmarshalText([]byte(with)); err != nil {
		return err
	}
	rules, state := s.own.Game()
	computer, err := newBot(level, rules, s.sticks)
	if err != nil {
		return err
	}
	move := computer.Move(&state, rand.New(rand.NewPCG(1, 1)))
	return errors.Join(
		features.Equal(yutnori.Position(from), move.From),
		features.Equal(result.String(), move.Result.String()))
}
