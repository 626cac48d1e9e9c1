package yutkata_test

import (
	"games.example/features"
	"games.example/yutkata"
)

func (t *table) computer(s *features.Steps) {
	s.Then(`^the computer moves (\w\d)$`, t.theComputerMoves)
}

// theComputerMoves asks this project's computer what it would do in the state
// that is seen.
func (t *table) theComputerMoves(token string) error {
	game, err := t.sameGame()
	if err != nil {
		return err
	}
	return features.Equal(token, game.Rules().Choose(game.State()).String())
}

// sameGame returns this project's game in the state that is seen. The order of
// the sticks makes no difference.
func (t *table) sameGame() (*yutkata.Game, error) {
	options, err := optionsOf(t.game)
	if err != nil {
		return nil, err
	}
	game, err := yutkata.New(options...)
	if err != nil {
		return nil, err
	}
	state, err := stateOf(game.Rules(), position{t.seen.Board, t.seen.Finished, t.seen.Turn})
	if err != nil {
		return nil, err
	}
	if t.seen.ThrowToUse != "" {
		var throw yutkata.Throw
		if err := throw.UnmarshalText([]byte(t.seen.ThrowToUse)); err != nil {
			return nil, err
		}
		if state, err = game.Rules().Throw(state, state.Turn(), throw.Sticks()); err != nil {
			return nil, err
		}
	}
	game.Resume(state)
	return game, nil
}
