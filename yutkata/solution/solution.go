// Package solution solves the game: for each position and throw it computes the chance
// that the player on turn wins if both players play as well as possible.
//
//	game, err := yutkata.New()
//	...
//	solved, err := solution.Solve(ctx, game.Rules(), nil)
//	...
//	chance, err := solved.Chance(game.State())
//
// Solve computes a lower and an upper bound for each chance. Round by round it brings
// the bounds closer together, until they are at most Precision apart.
package solution

import (
	"context"
	"errors"
	"slices"

	"games.example/internal/message"
	"games.example/yutkata"
)

// Solve can solve games for 2 players, with at most MaxTokens tokens for each player and
// at most MaxSpaces spaces.
const (
	MaxSpaces = 30
	MaxTokens = 2
)

// Precision is the greatest final distance between the bounds for a chance.
const Precision = 1e-12

// ErrTooLarge, ErrMiss and ErrEndless are returned for games that Solve does
// not solve.
var (
	ErrTooLarge = errors.New("the game is too large to solve")
	ErrMiss     = errors.New("a game with \"miss a turn\" obstacles cannot be solved: missed turns add up without end")
	ErrEndless  = errors.New("the game cannot be solved: it may never end")
)

// ErrState is returned for a state that is not in the solution, because the game is
// over or has different rules.
var ErrState = errors.New("the solution has no such position")

// Solution holds the chances of one game. Solve returns a Solution.
type Solution struct {
	rules     *yutkata.Rules
	positions *positions
	lower     []float64 // for each position, by its number
	upper     []float64
	rounds    int
}

// Solve solves the game. After each round it calls progress, unless progress is nil,
// with the number of the round and the greatest distance that remains between the bounds
// for a position.
//
// The errors are ErrTooLarge with a reason, ErrMiss, ErrEndless if the bounds never
// meet, and the error of the context, which Solve asks often.
func Solve(ctx context.Context, rules *yutkata.Rules, progress func(round int, apart float64)) (*Solution, error) {
	if err := Check(rules); err != nil {
		return nil, err
	}
	s := &Solution{rules: rules, positions: newPositions(ctx, rules)}
	ways := newWays(ctx, s.positions)
	won := len(s.positions.states)
	s.lower = slices.Repeat([]float64{0}, won+1)
	s.upper = slices.Repeat([]float64{1}, won+1)
	s.lower[won] = 1
	for apart := 1.0; apart > Precision; {
		changed := false
		apart, changed = s.round(ctx, ways)
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		s.rounds++
		if progress != nil {
			progress(s.rounds, apart)
		}
		if !changed {
			return nil, ErrEndless
		}
	}
	return s, nil
}

// Check returns ErrTooLarge with a reason, or ErrMiss, for rules that Solve
// refuses at once.
func Check(rules *yutkata.Rules) error {
	switch {
	case rules.Players() != 2:
		return message.Errorf("%w: expected 2 players, got %d", ErrTooLarge, rules.Players())
	case rules.Tokens() > MaxTokens:
		return message.Errorf("%w: expected 1 or %d tokens, got %d", ErrTooLarge, MaxTokens, rules.Tokens())
	case rules.Spaces() > MaxSpaces:
		return message.Errorf("%w: expected at most %d spaces, got %d", ErrTooLarge, MaxSpaces, rules.Spaces())
	}
	for space := range rules.Spaces() {
		if back, ok := rules.Obstacle(space); ok && back == 0 {
			return ErrMiss
		}
	}
	return nil
}

// Size returns a number that is at least the number of positions for which Solve
// computes a chance.
func Size(rules *yutkata.Rules) int {
	stands := rules.Spaces() + 1
	if rules.Tokens() == MaxTokens {
		stands = stands * (stands + 1) / 2
	}
	return stands * stands
}

// asks is the number of positions after which a computation asks its context whether to
// stop.
const asks = 1024

// round brings the bounds for each position closer together. It begins with the
// positions nearest to the end of the game. It returns the greatest distance that
// remains between the bounds for a position, and reports whether any bound has changed.
// The results have no meaning if the context has ended.
func (s *Solution) round(ctx context.Context, ways [][yutkata.NumThrows][MaxTokens]way) (apart float64, changed bool) {
	for position := len(ways) - 1; position >= 0; position-- {
		if position%asks == 0 && ctx.Err() != nil {
			return 0, false
		}
		lower, upper := 0.0, 0.0
		for i, moves := range ways[position] {
			lower += chances[i] * max(s.atLeast(moves[0]), s.atLeast(moves[1]))
			upper += chances[i] * max(s.atMost(moves[0]), s.atMost(moves[1]))
		}
		if lower > s.lower[position] {
			s.lower[position], changed = lower, true
		}
		if upper < s.upper[position] {
			s.upper[position], changed = upper, true
		}
		apart = max(apart, s.upper[position]-s.lower[position])
	}
	return apart, changed
}

// chances holds the probabilities of the throws, DO to MO, in the order of
// their spaces.
var chances = [yutkata.NumThrows]float64{4.0 / 16, 6.0 / 16, 4.0 / 16, 1.0 / 16, 1.0 / 16}

// atLeast returns the lower bound for the mover's chance to win after a way.
func (s *Solution) atLeast(w way) float64 {
	if w >= 0 {
		return s.lower[w]
	}
	return 1 - s.upper[^w]
}

// atMost returns the upper bound for the mover's chance to win after a way.
func (s *Solution) atMost(w way) float64 {
	if w >= 0 {
		return s.upper[w]
	}
	return 1 - s.lower[^w]
}

// Positions returns the number of positions before a throw.
func (s *Solution) Positions() int { return len(s.positions.states) }

// Rounds returns the number of rounds that Solve took.
func (s *Solution) Rounds() int { return s.rounds }

// Chance returns the chance that the player on turn wins, before or after a throw. The
// chance is 1 if the game is over. The error is ErrState.
func (s *Solution) Chance(state yutkata.State) (float64, error) {
	if _, over := state.Winner(); over {
		return 1, nil
	}
	if _, thrown := state.Thrown(); thrown {
		moves, err := s.Moves(state)
		if err != nil {
			return 0, err
		}
		return moves[0].Chance, nil
	}
	position, ok := s.positions.number(state)
	if !ok {
		return 0, ErrState
	}
	return (s.lower[position] + s.upper[position]) / 2, nil
}

// Move holds a move that the player on turn can make.
type Move struct {
	Token  yutkata.Token
	Chance float64 // the chance that the player on turn wins
}

// Moves returns the moves of the player on turn, who has thrown: the best move
// first, equal moves in token order. The error is ErrState or comes from
// yutkata.Rules.Move.
func (s *Solution) Moves(state yutkata.State) ([]Move, error) {
	var moves []Move
	for _, token := range s.rules.Movable(state) {
		next, what, err := s.rules.Move(state, state.Turn(), token)
		if err != nil {
			return nil, err
		}
		chance, err := s.Chance(next)
		if err != nil {
			return nil, err
		}
		if !what.Again && !what.Won {
			chance = 1 - chance
		}
		moves = append(moves, Move{token, chance})
	}
	if len(moves) == 0 {
		return nil, ErrState
	}
	if len(moves) == 2 && moves[1].Chance-moves[0].Chance > Precision {
		slices.Reverse(moves)
	}
	return moves, nil
}

// Choose returns the best token to move. For a state that is not in the solution, it
// returns the choice of Rules.Choose.
func (s *Solution) Choose(state yutkata.State) yutkata.Token {
	moves, err := s.Moves(state)
	if err != nil {
		return s.rules.Choose(state)
	}
	return moves[0].Token
}
