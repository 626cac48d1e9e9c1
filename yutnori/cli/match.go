package cli

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"games.example/program"
	"games.example/yutnori"
)

// match holds a game that is played at the console.
type match struct {
	console *console
	display display
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
			fmt.Fprint(m.console.Out, m.display.table(m.game))
			m.console.sayf("Player %d win", winner.Number())
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
		fmt.Fprint(m.console.Out, m.display.table(m.game)+m.display.turn(m.game))
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
		fmt.Fprint(m.console.Out, m.display.question(m.game))
	case !m.told:
		fmt.Fprint(m.console.Out, m.display.question(m.game))
		m.console.say("(or board, help or quit)")
	}
	m.told = true
}

// person is a player who types at the console.
type person struct {
	*console
	display *display
	guided  bool // help and quit are answers as well
}

// move asks until the rules allow the move that is typed.
func (p person) move(game *yutnori.Game) (yutnori.Event, error) {
	for {
		position, result, err := p.answers(game)
		if err != nil {
			return yutnori.Event{}, inGame(err)
		}
		move, refused := p.readMove(position, result)
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
		p.say(p.refusal(game, position, result, move, refused))
	}
}

// answers asks for a position and a result, on two lines or on one. Instead of
// the position, the player may ask for the board.
func (p person) answers(game *yutnori.Game) (position, result string, err error) {
	for {
		answer, err := p.ask(">> position : ")
		switch asked := strings.Fields(answer); {
		case err != nil:
			return "", "", err
		case p.is(answer, "board"):
			fmt.Fprint(p.Out, p.display.board(game, true))
		case p.guided && p.is(answer, "help"):
			p.say(houseHelp)
		case p.guided && p.is(answer, "quit"):
			return "", "", program.ErrQuit
		case len(asked) == 2:
			return asked[0], asked[1], nil
		default:
			result, err := p.ask(">> yut : ")
			return answer, result, err
		}
	}
}

// is reports whether an answer is a word, in English or in the console's
// language.
func (p person) is(answer, word string) bool { return answer == word || answer == p.text(word) }

// mayChoose reports whether a move can be made in two ways.
func mayChoose(game *yutnori.Game, move yutnori.Move) bool {
	return game.Rules().Choice(game.Current().Number(), move.From, move.Result) && slices.Contains(game.Moves(), move)
}

// longWay asks which of two ways to go. The English words are always accepted.
func (p person) longWay() (bool, error) {
	for {
		answer, err := p.ask(">> way (short, long) : ")
		switch {
		case err != nil:
			return false, err
		case p.is(answer, "short"):
			return false, nil
		case p.is(answer, "long"):
			return true, nil
		}
		p.say(p.enterOnly([]string{p.text("short"), p.text("long")}))
	}
}

// inGame returns the error; that of the end of input says that it came during a
// game.
func inGame(err error) error { return program.EndedBefore(err, "game") }
