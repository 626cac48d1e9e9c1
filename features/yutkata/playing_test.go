package yutkata_test

import (
	"errors"
	"fmt"

	"games.example/features"
	"games.example/yutkata"
)

func (t *table) playing(s *features.Steps) {
	s.Step(`^a new game$`, t.aNewGame)
	s.Step(`^the board (\[\S+\])$`, t.theBoard)
	s.Step(`^(Player\w) throws (\S+)$`, t.throws)
	s.Step(`^(Player\w) moves (\w+)$`, t.moves)
	s.Step(`^(Player\w) throws (\S+) and moves (\w+)$`, t.throwsAndMoves)
	s.Step(`^the board is (\[\S+\])$`, t.theBoardIs)
	s.Step(`^(\w\d) is on space (\d+)$`, t.isOnSpace)
	s.Step(`^(\w\d) is off the board$`, t.isOffTheBoard)
	s.Step(`^(\d+) tokens? (?:was|were) sent off the board$`, t.wereSentOff)
	s.Given(`^(\w\d) has finished$`, t.letItHaveFinished)
	s.Then(`^(\w\d) has finished$`, t.hasFinished)
	s.Step(`^(\w\d) stayed where it was$`, t.stayedWhereItWas)
	s.Step(`^the winner is (Player\w)$`, t.theWinnerIs)
	s.Step(`^the computer moves (\w\d)$`, t.theComputerMoves)
	s.Step(`^nobody has won$`, t.nobodyHasWon)
	s.Step(`^no other throw is earned$`, t.noOtherThrowIsEarned)
	s.Given(`^it is (Player\w)'s turn$`, t.letItBeTheTurnOf)
	s.Then(`^it is (Player\w)'s turn$`, t.itIsTheTurnOf)
	s.Step(`^the throw to use is (DO|GE|GEOL|YUT|MO)$`, t.theThrowToUseIs)
}

func (t *table) aNewGame() error { return t.newGame() }

func (t *table) newGame(options ...yutkata.Option) (err error) {
	scripted := yutkata.Throws(func() (yutkata.Sticks, error) { return t.sticks, nil })
	t.game, err = yutkata.New(append(options, scripted)...)
	return err
}

func (t *table) theBoard(board string) error {
	if t.game == nil {
		if err := t.newGame(); err != nil {
			return err
		}
	}
	return t.setUp(board, nil, 0)
}

func (t *table) letItHaveFinished(token string) error {
	parsed, err := yutkata.ParseToken(token)
	if err != nil {
		return err
	}
	return t.setUp(t.game.Board().String(), []yutkata.Token{parsed}, 0)
}

func (t *table) letItBeTheTurnOf(player string) error {
	state := t.game.State()
	return t.setUp(t.game.Board().String(), t.game.Rules().Finished(state), int(player[len(player)-1]-'A'))
}

func (t *table) setUp(board string, finished []yutkata.Token, turn int) error {
	state, err := t.game.Rules().Setup(board, finished, turn)
	t.game.Resume(state)
	return err
}

func (t *table) throws(player, sticks string) (err error) {
	if t.sticks, err = yutkata.ParseSticks(sticks); err != nil {
		return err
	}
	return t.attempt(func() error {
		_, err := t.game.Player(player).Throw()
		return err
	})
}

func (t *table) moves(player, token string) error {
	return t.attempt(func() error {
		move, err := t.game.Player(player).Move(token)
		t.move = move
		return err
	})
}

// attempt lets a player act. What is refused must leave the game as it was.
func (t *table) attempt(act func() error) error {
	if t.refusal != nil {
		return t.refusal // nobody has asked for it
	}
	before := t.game.State()
	t.refusal = act()
	if t.refusal != nil {
		return features.Equal(before, t.game.State())
	}
	return nil
}

func (t *table) throwsAndMoves(player, sticks, token string) error {
	if err := t.throws(player, sticks); err != nil {
		return err
	}
	return t.moves(player, token)
}

func (t *table) theBoardIs(board string) error {
	return features.Equal(board, t.game.Board().String())
}

func (t *table) isOnSpace(token string, space int) error {
	return features.Equal(token, t.game.Board().Spaces()[space-1])
}

func (t *table) isOffTheBoard(token string) error {
	parsed, err := yutkata.ParseToken(token)
	if err != nil {
		return err
	}
	return features.Equal(0, t.game.Rules().At(t.game.State(), parsed))
}

func (t *table) wereSentOff(tokens int) error {
	return features.Equal(tokens, t.move.Captured)
}

func (t *table) hasFinished(token string) error {
	for _, finished := range t.game.Rules().Finished(t.game.State()) {
		if finished.String() == token {
			return nil
		}
	}
	return fmt.Errorf("%s has not finished: %v", token, t.game.Board())
}

func (t *table) stayedWhereItWas(token string) error {
	return errors.Join(
		features.Equal(token, t.move.Token.String()),
		features.Equal(true, t.move.Stayed),
		features.Equal(t.move.From, t.move.To))
}

func (t *table) theWinnerIs(player string) error {
	winner, won := t.game.Winner()
	if !won {
		return errors.New("nobody has won")
	}
	return features.Equal(player, winner.Name())
}

func (t *table) nobodyHasWon() error {
	_, won := t.game.Winner()
	return features.Equal(false, won)
}

func (t *table) noOtherThrowIsEarned() error {
	return features.Equal(false, t.move.Again)
}

func (t *table) itIsTheTurnOf(player string) error {
	return features.Equal(player, t.game.Current().Name())
}

func (t *table) theThrowToUseIs(name string) error {
	state := t.game.State()
	throw, _ := state.Thrown()
	return features.Equal(name, throw.String())
}

func (t *table) theComputerMoves(token string) error {
	return features.Equal(token, t.game.Rules().Choose(t.game.State()).String())
}
