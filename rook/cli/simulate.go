package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/rook"
)

// maxRecorded is the greatest number of games that simulate records.
const maxRecorded = 10_000

// simulation describes many games of two strategies.
type simulation struct {
	players players
	start   rook.Position
	games   int
	record  string // a directory, or empty
	seed    program.SeedFlag
}

func newSimulate() *cobra.Command {
	var (
		data   string
		asJSON bool
		s      = simulation{players: players{kinds: [2]string{"random", "random"}}}
	)
	simulate := &cobra.Command{
		Use:   "simulate",
		Short: "Play many games and count who wins",
		Long: `Play many games between two strategies and count who wins. Player 1 moves first
in all of them. Smart plays from its data and learns nothing. Ctrl-C prints the
results so far.`,
		Example: `  rook simulate --games 10000000 --bounds 10x10
  rook simulate --p1 smart --p2 perfect --bounds 3x5 --data smart.json --json
  rook simulate --p1 'exec:python3 mine.py' --games 100 --record games`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			s.players.stderr, s.players.chance = c.ErrOrStderr(), s.seed.Chance()
			if err := s.prepare(data, c.Flags().Changed("data")); err != nil {
				return err
			}
			ctx, stop := program.Interruptible(c)
			defer stop()
			counted, err := s.run(ctx, c.ErrOrStderr())
			if err != nil {
				return err
			}
			if err := counted.print(c.OutOrStdout(), asJSON, s.players.kinds); err != nil {
				return err
			}
			if ctx.Err() != nil {
				return program.ErrInterrupted
			}
			return nil
		},
	}
	declareBounds(simulate.Flags(), &s.start.Bounds)
	declarePlayers(simulate, &s.players.kinds, "random", "smart", "perfect")
	s.seed.Declare(simulate.Flags(), "the random moves")
	simulate.Flags().StringVar(&data, "data", "", "`file` with smart's data")
	program.Int(simulate.Flags(), &s.games, "games", 1_000_000, 1, math.MaxInt, "number of games")
	simulate.Flags().StringVar(&s.record, "record", "", "write each game to a file in a `directory`, at most 10000 games")
	simulate.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return simulate
}

// prepare reads the data, if there is any, and makes the directory for records.
func (s *simulation) prepare(path string, hasData bool) (err error) {
	switch {
	case !hasData:
		s.players.smart, err = rook.NewSmart(s.start.Bounds, s.players.chance)
	case !s.players.useSmart():
		err = program.Misuse("--data %q: nobody plays smart", path)
	default:
		s.players.smart, err = newDataFile(path, s.start.Bounds, s.players.chance).read()
	}
	if err != nil || s.record == "" {
		return err
	}
	if s.games > maxRecorded {
		return program.Misuse("--record %s: expected at most %d games", s.record, maxRecorded)
	}
	const newDirectory = 0o777
	if err := os.MkdirAll(s.record, newDirectory); err != nil {
		return program.Misuse("--record: %w", err)
	}
	return nil
}

// tally holds the results of many games.
type tally struct {
	Games           int     `json:"games"`
	Wins            [2]int  `json:"wins"` // by player
	FirstMoverShare float64 `json:"first_mover_share"`
	MeanMoves       float64 `json:"mean_moves"`
	Seconds         float64 `json:"seconds"`
	GamesPerSecond  float64 `json:"games_per_second"`
	Seed            *uint64 `json:"seed,omitempty"` // if it was drawn

	moves int
}

// run plays the games, until it is interrupted.
func (s *simulation) run(ctx context.Context, terminal io.Writer) (tally, error) {
	play, chunk := s.playGame, 1
	if s.record == "" && !s.players.usePrograms() { // only the outcome counts
		play, chunk = s.playout(), 1024
	}
	progress := program.NewProgress(terminal, s.games, " games")
	defer progress.End()
	var counted tally
	start := time.Now()
	for done := false; !done; done = counted.Games == s.games || ctx.Err() != nil {
		next := min(chunk, s.games-counted.Games)
		for range next {
			outcome, err := play(counted.Games + 1)
			if err != nil {
				return counted, err
			}
			counted.add(outcome)
		}
		progress.Add(next)
	}
	counted.conclude(time.Since(start))
	if s.players.useChance() && s.seed.Drawn() {
		seed := s.seed.Seed()
		counted.Seed = &seed
	}
	return counted, nil
}

// playout returns a function that plays a game of which only the outcome
// counts.
func (s *simulation) playout() func(int) (rook.Outcome, error) {
	strategies := [2]rook.Strategy{s.players.strategy(0, nil, nil), s.players.strategy(1, nil, nil)}
	return func(int) (rook.Outcome, error) { return rook.Playout(s.start, strategies) }
}

// playGame plays a game, keeping its history, and records it.
func (s *simulation) playGame(number int) (rook.Outcome, error) {
	game, err := rook.New(s.start, "Player 1", "Player 2")
	if err != nil {
		return rook.Outcome{}, err
	}
	strategies := [2]rook.Strategy{s.players.strategy(0, game, nil), s.players.strategy(1, game, nil)}
	defer end(strategies)
	var illegal *rook.IllegalMoveError
	for over := false; !over; _, over = game.Winner() {
		if err := game.Ask(strategies[game.History().Len()%2]); err != nil && !errors.As(err, &illegal) {
			return rook.Outcome{}, err
		}
	}
	moves := game.History().Len()
	if s.record != "" {
		err = s.write(game, number)
	}
	return rook.Outcome{Winner: (moves + 1) % 2, Moves: moves}, err
}

// write records a game in a new file.
func (s *simulation) write(game *rook.Game, number int) error {
	text, err := record(game, &s.seed, s.players.useChance())
	if err != nil {
		return err
	}
	path := filepath.Join(s.record, fmt.Sprintf("game-%05d.json", number))
	if _, err := program.NewRecord(path); err != nil {
		return err
	}
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, newFile)
	if err != nil {
		return err
	}
	_, err = io.WriteString(file, text)
	return errors.Join(err, file.Close())
}

func (t *tally) add(outcome rook.Outcome) {
	t.Games++
	t.Wins[outcome.Winner]++
	t.moves += outcome.Moves
}

// conclude computes the shares and means.
func (t *tally) conclude(elapsed time.Duration) {
	games := float64(t.Games)
	t.Seconds = max(elapsed, time.Nanosecond).Seconds()
	t.FirstMoverShare = float64(t.Wins[0]) / games
	t.MeanMoves = float64(t.moves) / games
	t.GamesPerSecond = games / t.Seconds
}

func (t *tally) print(out io.Writer, asJSON bool, kinds [2]string) error {
	if asJSON {
		return json.NewEncoder(out).Encode(t)
	}
	row := func(name, value string) { fmt.Fprintf(out, "%-26s %12s\n", name, value) }
	row("games", fmt.Sprint(t.Games))
	for player, wins := range t.Wins {
		row(fmt.Sprintf("wins of player %d (%s)", player+1, program.Printable(kinds[player])), fmt.Sprint(wins))
	}
	row("first mover share", fmt.Sprintf("%.4f", t.FirstMoverShare))
	row("moves in a game", fmt.Sprintf("%.2f", t.MeanMoves))
	row("seconds", fmt.Sprintf("%.3f", t.Seconds))
	row("games a second", fmt.Sprintf("%.0f", t.GamesPerSecond))
	if t.Seed != nil {
		row("seed", fmt.Sprint(*t.Seed))
	}
	return nil
}
