package cli

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/rook"
)

func newPlay() *cobra.Command {
	var (
		board   boundsFlag
		seed    program.SeedFlag
		players = strategyFlags{human: true}
		names   [2]string
		strict  bool
	)
	play := &cobra.Command{
		Use:   "play",
		Short: "Play a game",
		Long: `Play a game. Players in turn take the rook R at least one tile DOWN or RIGHT;
who brings it to X wins. A human types a move:

  R 3, right 3, D4                   a word and a whole number
  {"direction": "R", "tiles": 3}     or the move in JSON

A move that is illegal ends the game and loses; a text that is no move is asked
again.`,
		Example: `  rook play --p2 perfect --bounds 3x5
  rook train --bounds 10x10 --games 10 --data smart.json
  rook play --bounds 10x10 --data smart.json`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			bounds, err := board.bounds()
			if err != nil {
				return err
			}
			if err := checkNames(names); err != nil {
				return err
			}
			strategies, err := players.strategies(c.Flags(), bounds, seed.Chance())
			if err != nil {
				return err
			}
			game, err := rook.NewGame(rook.Start(bounds), names[0], names[1])
			if err != nil {
				return program.Misuse("%w", err)
			}
			screen := newConsole(c.InOrStdin(), c.OutOrStdout())
			return playing{game: game, console: screen, strategies: strategies, kinds: players.kinds, strict: strict}.run()
		},
	}
	board.declare(play.Flags())
	players.declare(play.Flags(), "human", "smart")
	seed.Declare(play.Flags(), "chance")
	play.Flags().StringVar(&names[0], "name1", "Player 1", "`name` of the player who moves first")
	play.Flags().StringVar(&names[1], "name2", "Player 2", "`name` of the player who moves second")
	play.Flags().BoolVar(&strict, "strict", true, "an illegal move of a human loses; --strict=false asks again")
	return play
}

func checkNames(names [2]string) error {
	for i, name := range names {
		if name == "" {
			return program.Misuse("--name%d %q: expected a name", i+1, name)
		}
	}
	if names[0] == names[1] {
		return program.Misuse("--name1 %q and --name2 %q: expected two names that differ", names[0], names[1])
	}
	return nil
}

// playing is one game at the console.
type playing struct {
	game       *rook.Game
	console    *console
	strategies [2]rook.Strategy // nil for a human
	kinds      [2]string
	strict     bool
}

// run plays until somebody has won.
func (p playing) run() error {
	players := p.game.Players()
	p.console.say("%s (%s) against %s (%s)", show(players[0]), p.kind(0), show(players[1]), p.kind(1))
	p.console.board(p.game.Position())
	for player := 0; ; player = 1 - player {
		mover := show(p.game.ToMove())
		err := p.game.Ask(p.strategy(player))
		var broken *rook.IllegalMoveError
		switch winner, over := p.game.Winner(); {
		case errors.As(err, &broken):
			p.console.say("%s submits %s: %v", mover, oneLine(broken.Submitted), broken)
			p.console.say("%s wins: %s submitted an illegal move", show(winner), mover)
			return nil
		case err != nil:
			return err
		default:
			last, _ := p.game.Last()
			p.console.say("%s", tellMove(last.Player, last.Move))
			p.console.board(p.game.Position())
			if over {
				p.console.say("%s wins: the rook is at the bounds", show(winner))
				return nil
			}
		}
	}
}

func (p playing) kind(player int) string {
	smart, ok := p.strategies[player].(*rook.Smart)
	switch {
	case !ok:
		return p.kinds[player]
	case smart.Games() == 0:
		return "smart, no data: it moves at random"
	}
	return fmt.Sprintf("smart, %s learned", tellGames(smart.Games()))
}

func (p playing) strategy(player int) rook.Strategy {
	if p.strategies[player] != nil {
		return p.strategies[player]
	}
	return human{console: p.console, name: p.game.ToMove(), strict: p.strict}
}

// human is the strategy of whoever sits at the console.
type human struct {
	console *console
	name    string
	strict  bool
}

// Move asks until there is a move, legal or not; if the game is not strict,
// until there is a legal one.
func (h human) Move(p rook.Position) (rook.Move, error) {
	for {
		text, err := h.console.ask(h.name)
		if err != nil {
			return rook.Move{}, err
		}
		submitted, ok := rook.ParseMove(text)
		if !ok {
			if text != "" {
				h.console.say(`%s is no move, expected one like R 3, D 4 or {"direction": "R", "tiles": 3}`, oneLine(strconv.Quote(text)))
			}
			continue
		}
		move, err := p.DecodeMove(submitted)
		if err != nil && !h.strict {
			h.console.say("%v; expected another move", err)
			continue
		}
		return move, err
	}
}
