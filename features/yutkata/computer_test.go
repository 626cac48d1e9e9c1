package yutkata_test

import (
	"games.example/features"
	"games.example/yutkata"
)

func (t *table) computer(s *features.Steps) {
	s.Then(`^the computer moves (\w\d)$`, t.theComputerMoves)
}

// theComputerMoves asks this project's computer what it would do with what is
// seen. The order of the sticks does not matter to it.
func (t *table) theComputerMoves(token string) error {
	options, err := optionsOf(t.game)
	if err != nil {
		return err
	}
	made, err := yutkata.New(options...)
	if err != nil {
		return err
	}
	rules := made.Rules()
	state, err := stateOf(rules, position{t.seen.Board, t.seen.Finished, t.seen.Turn})
	if err != nil {
		return err
	}
	sticks, err := yutkata.ParseSticks(map[string]string{
		"DO": "ooox", "GE": "ooxx", "GEOL": "oxxx", "YUT": "xxxx", "MO": "oooo",
	}[t.seen.ThrowToUse])
	if err != nil {
		return err
	}
	thrown, err := rules.Throw(state, state.Turn(), sticks)
	if err != nil {
		return err
	}
	return features.Equal(token, rules.Choose(thrown).String())
}
