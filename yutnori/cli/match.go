package cli

import (
	"errors"
	"fmt"
	"strconv"

	"games.example/program"
	"games.example/yutnori"
)

// match is a game that is played at the console.
type match struct {
	console *console
	screen  screen
	game    *yutnori.Game
	throw   yutnori.Thrower
	movers  [yutnori.MaxPlayers]mover
	// What happens between two turns, if anything does; false leaves the game.
	between func() (goOn bool, err error)
}

// mover says the moves of a player: somebody at the console, or a program.
type mover interface {
	// move is the next move, one that the rules allow.
	move(game *yutnori.Game) (yutnori.Move, error)
}

// play plays until somebody has won, or the game is left.
func (m *match) play() error {
	for goOn := true; goOn; {
		if err := m.turn(); err != nil {
			return err
		}
		if winner, won := m.game.Winner(); won {
			fmt.Fprint(m.console.out, m.screen.table(m.game))
			m.console.sayf(m.console.won, winner.Number())
			return nil
		}
		if m.between != nil {
			var err error
			if goOn, err = m.between(); err != nil {
				return err
			}
		}
	}
	return nil
}

// turn has the player on turn throw and move until the next one is.
func (m *match) turn() error {
	for {
		if m.game.Chains() > 0 {
			err := m.game.Current().Throw(m.throw)
			if errors.Is(err, yutnori.ErrNoMoreThrows) {
				return program.Errorf("the scripted throws are used up")
			}
			if err != nil {
				return err
			}
		}
		fmt.Fprint(m.console.out, m.screen.table(m.game)+m.screen.turn(m.game))
		move, err := m.movers[m.game.Current().Number()].move(m.game)
		if err != nil {
			return err
		}
		event, err := m.game.Move(move)
		if err != nil || event.TurnOver || event.Won {
			return err
		}
	}
}

// person is somebody who types at the console.
type person struct{ *console }

// move asks until the rules allow what is typed.
func (p person) move(game *yutnori.Game) (yutnori.Move, error) {
	for {
		position, err := p.ask(p.askPosition)
		if err != nil {
			return yutnori.Move{}, inGame(err)
		}
		result, err := p.ask(p.askYut)
		if err != nil {
			return yutnori.Move{}, inGame(err)
		}
		move, err := p.readMove(position, result)
		if err == nil {
			_, _, err = game.Rules().Move(game.State(), move)
		}
		if err != nil {
			p.say(p.refusal(game, position, result, move, err))
			continue
		}
		if game.Rules().Choice(game.Current().Number(), move.From, move.Result) {
			move.Long, err = p.longWay()
			return move, inGame(err)
		}
		return move, nil
	}
}

// longWay asks which of two ways to go. The English words will always do.
func (p person) longWay() (bool, error) {
	for {
		answer, err := p.ask(p.askWay)
		switch {
		case err != nil:
			return false, err
		case answer == p.short, answer == english.short:
			return false, nil
		case answer == p.long, answer == english.long:
			return true, nil
		}
		p.say(p.enterOnly([]string{p.short, p.long}))
	}
}

// readMove reads a move as it is typed: numbers as the screen shows them. What
// is no result at all is left for the rules to refuse, after the position.
func (w *words) readMove(position, result string) (move yutnori.Move, err error) {
	number, err := strconv.ParseInt(position, 10, 8)
	if err != nil || strconv.FormatInt(number, 10) != position {
		return move, yutnori.ErrNoPosition
	}
	move.From = yutnori.Position(number)
	if move.Result, err = w.parseResult(result); err != nil {
		move.Result = yutnori.NumResults
	}
	return move, nil
}

// inGame says of the end of input that it came inside a game.
func inGame(err error) error { return endedBefore(err, "game") }

func endedBefore(err error, what string) error {
	if errors.Is(err, errEndOfInput) {
		return program.Errorf("%w before the end of the %s", err, program.Phrase(what))
	}
	return err
}
