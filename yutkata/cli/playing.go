package cli

import (
	"errors"
	"fmt"
	"strings"

	"games.example/program"
	"games.example/yutkata"
)

// playing is a game at the console.
type playing struct {
	game      *yutkata.Game
	computers map[int]yutkata.Chooser // by the player's number
	console   *console
}

// run plays until a player has won or quits.
func (p *playing) run() error {
	for {
		if err := program.WriteError(p.console.Out); err != nil {
			return err
		}
		if _, over := p.game.Winner(); over {
			return nil
		}
		err := p.next()
		if errors.Is(err, program.ErrQuit) {
			return nil
		}
		if err != nil {
			return errors.Join(program.WriteError(p.console.Out), err)
		}
		p.console.keep()
	}
}

// next carries out one command, or answers one question, of the player on turn.
func (p *playing) next() error {
	player := p.game.Current()
	if choose, ok := p.computers[player.Number()]; ok {
		said := p.choose(choose).by(player.Name())
		p.console.prompt(said)
		return p.do(said)
	}
	text, err := p.console.ask()
	if err != nil {
		return err
	}
	_, thrown := p.game.State().Thrown()
	switch strings.ToLower(text) {
	case "":
		if p.console.IsTerminal() && !thrown {
			return p.do(command{}.by(player.Name()))
		}
		return nil
	case "quit":
		return program.ErrQuit
	case "help":
		p.console.answer(strings.Split(strings.TrimSuffix(commands, "\n"), "\n")...)
		return nil
	}
	if asked, ok := parseQuestion(text); ok {
		p.console.answer(p.reply(asked))
		return nil
	}
	said, err := parseCommand(text)
	if err != nil {
		p.console.answer(fmt.Sprintf("%v: expected %s (help tells more)", err, expected(p.game)))
		return nil
	}
	return p.do(said.by(player.Name()))
}

// choose returns the command of the computer on turn.
func (p *playing) choose(choose yutkata.Chooser) command {
	state := p.game.State()
	if _, thrown := state.Thrown(); !thrown {
		return command{}
	}
	return command{token: choose(state).String()}
}

// reply answers a question.
func (p *playing) reply(asked question) string {
	if asked.board {
		return p.game.Board().Display()
	}
	player := p.game.Current()
	if asked.player != "" {
		player = p.game.Player(asked.player)
	}
	standings := player.Tokens()
	if len(standings) == 0 {
		return fmt.Sprintf("there is no Player%s", asked.player)
	}
	var texts []string
	for _, standing := range standings {
		texts = append(texts, standing.String())
	}
	return fmt.Sprintf("%sTokens: %s", player.Name(), strings.Join(texts, ", "))
}

// do carries out a command and prints the result, or the reason that it was
// refused. It returns an error only if the game cannot continue.
func (p *playing) do(said command) error {
	lines, err := carryOut(p.game, said)
	switch {
	case errors.Is(err, yutkata.ErrNoMoreThrows):
		return err
	case err != nil:
		p.console.answer(refusalLine(p.game, said, err))
	default:
		p.console.write(">" + said.String())
		p.console.say(p.game, lines...)
	}
	return nil
}

// carryOut carries out a command and returns its reports.
func carryOut(game *yutkata.Game, said command) ([]report, error) {
	player := game.Player(said.player)
	if said.token == "" {
		sticks, err := player.Throw()
		if err != nil {
			return nil, err
		}
		return []report{throwReport(sticks)}, nil
	}
	before := game.State()
	move, err := player.Move(said.token)
	if err != nil {
		return nil, err
	}
	return moveReports(game, before, move), nil
}
