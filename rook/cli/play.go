package cli

import (
	"fmt"

	"github.com/adrg/xdg"
	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/rook"
)

// playFlags holds the flags of play.
type playFlags struct {
	start        rook.Position
	kinds, names [2]string
	first        int
	strict       bool
	seed         program.SeedFlag
	color        program.ColorFlag
	data         string
	record       program.Record
	resume       string
}

func newPlay() *cobra.Command {
	flags := playFlags{kinds: [2]string{"human", "smart"}}
	play := &cobra.Command{
		Use:   "play",
		Short: "Play a game",
		Long: `Play a game. The players take turns moving the rook R at least one tile DOWN
or RIGHT; the player who brings it to X wins. A human types a move:

  R 3, right 3, D4                   a word and a whole number
  {"direction": "R", "tiles": 3}     or the move in JSON

or one of the words help, hint, undo and quit. An illegal move loses the game;
after a text that is not a move, rook asks again.

On a terminal, smart learns from each of your games that ends. It keeps its data
in the user's data directory, such as ~/.local/share/rook. --data names another
file; with --data none, smart does not learn. With --seed or without a terminal,
smart learns only with --data.

exec:COMMAND is a player that is a program. For each move it reads a line such as

  {"state": {"D": 0, "R": 3}, "bounds": {"D": 4, "R": 4}, "data": {...}}

and has 5 seconds to print a move in JSON on a line.`,
		Example: `  rook play --p2 perfect --bounds 3x5
  rook play --data mine.json
  rook play --p2 'exec:python3 mine.py' --record game.json`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			s, game, err := flags.begin(c)
			if err != nil {
				return err
			}
			return s.run(game)
		},
	}
	f := play.Flags()
	declareBounds(f, &flags.start.Bounds)
	declarePlayers(play, &flags.kinds, "human", "random", "smart", "perfect")
	f.StringVar(&flags.names[0], "name1", "Player 1", "`name` of player 1")
	f.StringVar(&flags.names[1], "name2", "Player 2", "`name` of player 2")
	program.Int(f, &flags.first, "first", 1, 1, 2, "player who moves first, 1 or 2")
	f.TextVar(&flags.start.State, "state", rook.State{}, "where the rook starts, `DOWN,RIGHT`")
	f.BoolVar(&flags.strict, "strict", true, "an illegal move of a human loses; --strict=false asks again")
	f.StringVar(&flags.data, "data", "", "`file` with smart's data, to which your games are added, or none")
	f.StringVar(&flags.record.Path, "record", "", "write the game, for replay, to a new `file` or to the resumed file; later games go to files such as game-2.json")
	f.StringVar(&flags.resume, "resume", "", "continue the unfinished game in a `file`")
	flags.seed.Declare(f, "the random moves")
	flags.color.Declare(play)
	return play
}

// begin returns the session that the flags ask for, and its first game.
func (f *playFlags) begin(c *cobra.Command) (*session, *rook.Game, error) {
	s := &session{
		console: program.NewConsole(c.InOrStdin(), c.OutOrStdout(), program.LongestLine),
		players: players{kinds: f.kinds, chance: f.seed.Chance(), stderr: c.ErrOrStderr()},
		names:   f.names, first: f.first - 1, start: f.start, strict: f.strict, seed: &f.seed,
		complain: func(err error) { program.Complain(c, err) },
	}
	s.paint = newPaint(f.color.On(c.OutOrStdout()))
	game, err := f.game(c, s)
	if err == nil {
		s.every = f.record.Path
		s.record, err = program.ContinueRecord(f.record.Path, f.resume)
	}
	if err != nil {
		return nil, nil, err
	}
	return s, game, f.loadData(c, s)
}

// loadData has smart learn from the session's games: into the file of --data or,
// for a person at a terminal who gives no --seed, into a file in the user's data
// directory. Otherwise smart has no data.
func (f *playFlags) loadData(c *cobra.Command, s *session) (err error) {
	if s.players.smart, err = rook.NewSmart(s.start.Bounds, s.players.chance); err != nil {
		return err
	}
	given := c.Flags().Changed("data")
	if given && f.data != "none" {
		return s.learnInto(f.data)
	}
	if !given && f.seed.Drawn() && s.hasPerson() && s.start.Bounds.Tiles() <= rook.MaxTiles {
		path, err := xdg.DataFile(fmt.Sprintf("rook/smart-%v.json", s.start.Bounds))
		if err == nil {
			err = s.learnInto(path)
		}
		if err != nil {
			s.complain(program.Errorf("%w; smart does not learn", err))
		}
	}
	return nil
}

// game returns the first game of a session: a new game, or the resumed one.
func (f *playFlags) game(c *cobra.Command, s *session) (*rook.Game, error) {
	if c.Flags().Changed("resume") {
		return f.resumed(c, s)
	}
	for i, name := range f.names {
		if name == "" {
			return nil, program.Misuse("--name%d %q: expected a name", i+1, name)
		}
	}
	if f.names[0] == f.names[1] {
		return nil, program.Misuse("--name1 %q and --name2 %q: expected two different names", f.names[0], f.names[1])
	}
	game, err := s.newGame()
	if err != nil {
		return nil, program.Misuse("%w", err)
	}
	return game, nil
}

// resumed returns the game of --resume and sets up the session as the record
// says. It returns a misuse for a flag that contradicts the record.
func (f *playFlags) resumed(c *cobra.Command, s *session) (*rook.Game, error) {
	game, err := readGame(c, f.resume)
	if err != nil {
		return nil, err
	}
	if _, over := game.Winner(); over {
		return nil, program.Misuse("%s: %w", f.resume, rook.ErrGameOver)
	}
	recorded := game.Players()
	if !c.Flags().Changed("first") && (recorded[0] == f.names[1] || recorded[1] == f.names[0]) {
		s.first = 1 // as when the game began
	}
	if s.first == 1 {
		recorded[0], recorded[1] = recorded[1], recorded[0]
	}
	for _, flag := range []struct{ name, given, recorded string }{
		{"bounds", f.start.Bounds.String(), game.Initial().Bounds.String()},
		{"state", f.start.State.String(), game.Initial().State.String()},
		{"name1", f.names[0], recorded[0]},
		{"name2", f.names[1], recorded[1]},
	} {
		if c.Flags().Changed(flag.name) && flag.given != flag.recorded {
			return nil, program.Misuse("--%s %q: the game in %s has %q", flag.name, flag.given, f.resume, flag.recorded)
		}
	}
	s.start, s.names = game.Initial(), recorded
	return game, nil
}
