package cli

import (
	"errors"
	"fmt"
	"strings"

	"games.example/internal/command"
	"games.example/yutnori"
)

// match holds a game that is played on the console.
type match struct {
	*sitting
	display display
	game    *yutnori.Game
	throw   yutnori.Thrower
	// Called between two turns; reports whether the game continues. If between is nil,
	// the game always continues.
	between func() (continues bool, err error)
}

// play plays the game until a player has won or the players leave.
func (m *match) play() error {
	for {
		if err := m.turn(); err != nil {
			return err
		}
		if winner, won := m.game.Winner(); won {
			fmt.Fprint(m.Out, m.display.table(m.game))
			m.sayf("Player %d win", winner.Number())
			return nil
		}
		if m.between != nil {
			if continues, err := m.between(); err != nil || !continues {
				return err
			}
		}
	}
}

// turn lets the player on turn throw and move until the turn passes.
func (m *match) turn() error {
	for {
		if m.game.Chains() > 0 {
			err := m.game.Current().Throw(m.throw)
			if errors.Is(err, yutnori.ErrNoMoreThrows) {
				err = command.Errorf("the scripted throws are used up")
			}
			if err != nil {
				return err
			}
		}
		fmt.Fprint(m.Out, m.display.table(m.game)+m.display.turn(m.game)+question)
		event, err := m.move()
		if err != nil || event.TurnOver || event.Won {
			return err
		}
	}
}

// move makes the next move of the game. It asks again until the rules allow the move.
func (m *match) move() (yutnori.Event, error) {
	for {
		position, result, err := m.answers()
		if err != nil {
			return yutnori.Event{}, inGame(err)
		}
		move, refused := english.ParseMove(position, result)
		var event yutnori.Event
		if refused == nil {
			event, refused = m.game.Move(move)
		}
		if refused == nil {
			return event, nil
		}
		state := m.game.State()
		own := func(_ int, at yutnori.Position) yutnori.Position { return at } // each player's own numbers
		m.say(english.Refusal(m.game.Rules(), &state, position, result, move, refused, own))
	}
}

// answers returns the typed position and result, which may be on one line or on two. A
// player may first ask for the board with its numbers.
func (m *match) answers() (position, result string, err error) {
	for {
		answer, err := m.Ask(">> position : ")
		switch asked := strings.Fields(answer); {
		case err != nil:
			return "", "", err
		case answer == "board":
			fmt.Fprint(m.Out, m.display.board(m.game, true))
		case len(asked) == 2:
			return asked[0], asked[1], nil
		default:
			result, err := m.Ask(">> yut : ")
			return answer, result, err
		}
	}
}

// inGame returns err unless the input has ended, in which case it returns an error about
// an unfinished game.
func inGame(err error) error { return command.EndedBefore(err, "game") }
