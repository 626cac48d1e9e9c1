package yutkata_test

import (
	"context"
	"fmt"
	"math"
	"math/big"

	"games.example/features"
	"games.example/yutkata/solution"
)

// chances returns the moves and their chances, best first.
func (c *computer) chances() ([]solution.Move, error) {
	game := c.rules.Game()
	solved, err := solution.Solve(context.Background(), game.Rules(), nil)
	if err != nil {
		return nil, err
	}
	return solved.Moves(game.State())
}

func (c *computer) theBestMoveIs(token string) error {
	moves, err := c.chances()
	if err != nil {
		return err
	}
	if len(moves) > 1 && moves[0].Chance-moves[1].Chance < solution.Precision {
		return fmt.Errorf("%v and %v are equally good", moves[0].Token, moves[1].Token)
	}
	return features.Equal(token, moves[0].Token.String())
}

func (c *computer) bothMovesAreEquallyGood() error {
	moves, err := c.chances()
	if err != nil {
		return err
	}
	if len(moves) != 2 || moves[0].Chance-moves[1].Chance > solution.Precision {
		return fmt.Errorf("expected two moves with the same chance, found %v", moves)
	}
	return nil
}

func (c *computer) theChanceIs(fraction string) error {
	game := c.rules.Game()
	solved, err := solution.Solve(context.Background(), game.Rules(), nil)
	if err != nil {
		return err
	}
	chance, err := solved.Chance(game.State())
	if err != nil {
		return err
	}
	return same(fraction, chance)
}

func (c *computer) withATokenTheChanceIs(token, fraction string) error {
	chance, err := c.chanceWith(token)
	if err != nil {
		return err
	}
	return same(fraction, chance)
}

func (c *computer) withATokenTheChanceIsLess(token, fraction string) error {
	chance, err := c.chanceWith(token)
	if err != nil {
		return err
	}
	if bound, _ := new(big.Rat).SetString(fraction); new(big.Rat).SetFloat64(chance).Cmp(bound) >= 0 {
		return fmt.Errorf("expected less than %s, found %.12f", fraction, chance)
	}
	return nil
}

func (c *computer) chanceWith(token string) (float64, error) {
	moves, err := c.chances()
	for _, move := range moves {
		if move.Token.String() == token {
			return move.Chance, nil
		}
	}
	return 0, fmt.Errorf("%s cannot move: %v, %w", token, moves, err)
}

// same compares a chance with a fraction.
func same(fraction string, chance float64) error {
	exact, _ := new(big.Rat).SetString(fraction)
	if want, _ := exact.Float64(); math.Abs(want-chance) > solution.Precision {
		return fmt.Errorf("expected %s, %.12f, found %.12f", fraction, want, chance)
	}
	return nil
}
