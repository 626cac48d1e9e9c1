package cli

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"games.example/program"
	"games.example/yutnori"
	"games.example/yutnori/cli/screen"
	"games.example/yutnori/cli/words"
)

// match holds a game that is played at the console.
type match struct {
	console *console
	screen  screen.Screen
	game    *yutnori.Game
	throw   yutnori.Thrower
	movers  [yutnori.MaxPlayers]mover
	// Called between two turns, unless it is nil; false leaves the game.
	between func() (goOn bool, err error)
	// Why the game cannot be played, if it cannot.
	unready error
	record  *recorder
	// Whether the instructions are shown only once, and have been.
	once, told bool
}

// mover makes the moves of a player: a person at the console or a program.
type mover interface {
	// move makes the next move of the game, and returns what happened.
	move(game *yutnori.Game) (yutnori.Event, error)
}

// play plays until somebody has won or the game is left.
func (m *match) play() error {
	if m.unready != nil {
		return m.unready
	}
	for goOn := true; goOn; {
		if err := m.turn(); err != nil {
			return err
		}
		if winner, won := m.game.Winner(); won {
			fmt.Fprint(m.console.Out, m.screen.Table(m.game))
			m.console.sayf(m.console.Won, winner.Number())
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

// turn lets the player on turn throw and move until the turn passes.
func (m *match) turn() error {
	for {
		if m.game.Chains() > 0 {
			err := m.game.Current().Throw(m.throw)
			if errors.Is(err, yutnori.ErrNoMoreThrows) {
				err = program.Errorf("the scripted throws are used up")
			}
			if err := cmp.Or(m.record.write(m.game), err); err != nil {
				return err
			}
		}
		fmt.Fprint(m.console.Out, m.screen.Table(m.game)+m.screen.TurnOf(m.game))
		m.question()
		event, err := m.movers[m.game.Current().Number()].move(m.game)
		if err == nil {
			err = m.record.write(m.game)
		}
		if err != nil || event.TurnOver || event.Won {
			return err
		}
	}
}

// question prints what to answer.
func (m *match) question() {
	switch {
	case !m.once:
		fmt.Fprint(m.console.Out, m.screen.Question(m.game))
	case !m.told:
		fmt.Fprint(m.console.Out, m.screen.Question(m.game))
		m.console.say(m.console.Also)
	}
	m.told = true
}

// person is a player who types at the console.
type person struct {
	*console
	screen screen.Screen
	guided bool // help and quit are answers as well
}

// move asks until the rules allow the move that is typed.
func (p person) move(game *yutnori.Game) (yutnori.Event, error) {
	for {
		position, result, err := p.answers(game)
		if err != nil {
			return yutnori.Event{}, inGame(err)
		}
		move, refused := p.ReadMove(position, result)
		if refused == nil && mayChoose(game, move) {
			if move.Long, err = p.longWay(); err != nil {
				return yutnori.Event{}, inGame(err)
			}
		}
		var event yutnori.Event
		if refused == nil {
			event, refused = game.Move(move)
		}
		if refused == nil {
			return event, nil
		}
		p.say(p.Refusal(game, position, result, move, refused))
	}
}

// answers asks for a position and a result, on two lines or on one. Instead of
// the position, the player may ask for the board.
func (p person) answers(game *yutnori.Game) (position, result string, err error) {
	for {
		answer, err := p.ask(p.AskPosition)
		switch asked := strings.Fields(answer); {
		case err != nil:
			return "", "", err
		case is(answer, p.ShowBoard, words.English.ShowBoard):
			fmt.Fprint(p.Out, p.screen.Board(game))
		case p.guided && is(answer, p.ShowHelp, words.English.ShowHelp):
			p.say(p.Help)
		case p.guided && is(answer, p.Quit, words.English.Quit):
			return "", "", program.ErrQuit
		case len(asked) == 2:
			return asked[0], asked[1], nil
		default:
			result, err := p.ask(p.AskYut)
			return answer, result, err
		}
	}
}

// is reports whether an answer is one of the given words.
func is(answer string, words ...string) bool { return slices.Contains(words, answer) }

// mayChoose reports whether a move can be made in two ways.
func mayChoose(game *yutnori.Game, move yutnori.Move) bool {
	return game.Rules().Choice(game.Current().Number(), move.From, move.Result) && slices.Contains(game.Moves(), move)
}

// longWay asks which of two ways to go. The English words are always accepted.
func (p person) longWay() (bool, error) {
	for {
		answer, err := p.ask(p.AskWay)
		switch {
		case err != nil:
			return false, err
		case is(answer, p.Short, words.English.Short):
			return false, nil
		case is(answer, p.Long, words.English.Long):
			return true, nil
		}
		p.say(p.EnterOnly([]string{p.Short, p.Long}))
	}
}

// inGame returns the error; that of the end of input says that it came during a
// game.
func inGame(err error) error { return program.EndedBefore(err, "game") }
