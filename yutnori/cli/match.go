package cli

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"games.example/internal/command"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/record"
)

// match holds a game that is played on the console.
type match struct {
	*sitting
	begun   record.Game // the record of the game, without its events
	display display
	game    *yutnori.Game
	throw   yutnori.Thrower
	bot     bot.Player // plays for the computer; nil if only people play
	// Called between two turns; reports whether the game continues. If between is nil,
	// the game always continues.
	between func() (continues bool, err error)
	guided  bool // whether "help" and "quit" are answers, and the question is printed only once
	told    bool // whether the question has been printed
}

// play plays the game until a player has won or the players leave.
func (m *match) play() error {
	if err := m.sitDown(); err != nil {
		return err
	}
	defer func() { m.past = m.text() }()
	if err := m.keep(); err != nil {
		return err
	}
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

// text returns the records of all games so far.
func (m *match) text() string {
	game := m.begun
	game.Events = m.game.History()
	return m.past + game.Text()
}

// keep writes the records of all games so far.
func (m *match) keep() error { return m.record.Write(m.text()) }

// turn lets the player on turn throw and move until the turn passes.
func (m *match) turn() error {
	for {
		if m.game.Chains() > 0 {
			err := m.game.Current().Throw(m.throw)
			if errors.Is(err, yutnori.ErrNoMoreThrows) {
				err = command.Errorf("the scripted throws are used up")
			}
			if err := cmp.Or(m.keep(), err); err != nil {
				return err
			}
		}
		fmt.Fprint(m.Out, m.display.table(m.game)+m.display.turn(m.game))
		m.question()
		event, err := m.move()
		if err == nil {
			err = m.keep()
		}
		if err != nil || event.TurnOver || event.Won {
			return err
		}
	}
}

// question prints the question for the player on turn.
func (m *match) question() {
	if !m.guided || !m.told {
		fmt.Fprint(m.Out, m.display.question(m.game))
	}
	if m.guided && !m.told {
		m.say("(or board, help or quit)")
	}
	m.told = true
}

// move makes the next move of the game. It asks a person again until the rules allow
// the move.
func (m *match) move() (yutnori.Event, error) {
	if slices.Contains(m.computers, m.game.Current().Number()) {
		return m.botMove()
	}
	for {
		position, result, err := m.answers()
		if err != nil {
			return yutnori.Event{}, inGame(err)
		}
		move, refused := m.ParseMove(position, result)
		if refused == nil && mayChoose(m.game, move) {
			if move.Long, err = m.longWay(); err != nil {
				return yutnori.Event{}, inGame(err)
			}
		}
		var event yutnori.Event
		if refused == nil {
			event, refused = m.game.Move(move)
		}
		if refused == nil {
			return event, nil
		}
		state := m.game.State()
		own := func(_ int, at yutnori.Position) yutnori.Position { return at } // each player's own numbers
		m.say(m.Refusal(m.game.Rules(), &state, position, result, move, refused, own))
	}
}

// answers returns the typed position and result, which may be on one line or on two. A
// player may first ask for the board and, in a guided match, for help.
func (m *match) answers() (position, result string, err error) {
	for {
		answer, err := m.ask(">> position : ")
		switch asked := strings.Fields(answer); {
		case err != nil:
			return "", "", err
		case m.Is(answer, "board"):
			fmt.Fprint(m.Out, m.display.board(m.game, true))
		case m.guided && m.Is(answer, "help"):
			m.say(houseHelp)
		case m.guided && m.Is(answer, "quit"):
			return "", "", command.ErrQuit
		case len(asked) == 2:
			return asked[0], asked[1], nil
		default:
			result, err := m.ask(">> yut : ")
			return answer, result, err
		}
	}
}

// mayChoose reports whether a move can take either the short or the long way.
func mayChoose(game *yutnori.Game, move yutnori.Move) bool {
	return game.Rules().Choice(game.Current().Number(), move.From, move.Result) && slices.Contains(game.Moves(), move)
}

// longWay asks whether to take the short or the long way, and reports whether the
// answer is the long way. The answer may be in English or in the console's language.
func (m *match) longWay() (bool, error) {
	for {
		answer, err := m.ask(">> way (short, long) : ")
		switch {
		case err != nil:
			return false, err
		case m.Is(answer, "short"):
			return false, nil
		case m.Is(answer, "long"):
			return true, nil
		}
		m.say(m.EnterOnly([]string{m.Text("short"), m.Text("long")}))
	}
}

// inGame returns err unless the input has ended, in which case it returns an error about
// an unfinished game.
func inGame(err error) error { return command.EndedBefore(err, "game") }
