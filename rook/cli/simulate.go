package cli

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/program/series"
	"games.example/rook"
	"games.example/rook/table"
)

// maxRecorded is the greatest number of games that simulate records.
const maxRecorded = 10_000

// simulation describes many games between two strategies.
type simulation struct {
	players players
	source  *rand.PCG // the source of the players' random moves
	record  string    // the directory for records, or ""
	seed    program.SeedFlag
	shard   program.Shard
	tally
}

func newSimulate() *cobra.Command {
	var (
		data   string
		asJSON bool
		s      = simulation{source: rand.NewPCG(0, 0)}
	)
	simulate := &cobra.Command{
		Use:   "simulate",
		Short: "Play many games and count who wins",
		Long: `Play many games between two strategies and count who wins. Player 1 moves first
in all of them. Smart plays from its data and learns nothing. Ctrl-C prints the
results so far.

With --shard, play only a part of the games, and print a line for merge. --record
then writes the games of the part, with the numbers that they have in the whole
job; a part that is run again needs another directory. The data and the programs
of players must be the same for all parts.`,
		Example: `  rook simulate --games 10000000 --bounds 10x10
  rook simulate --p1 smart --p2 perfect --bounds 3x5 --data smart.json --json
  rook simulate --p1 'exec:python3 mine.py' --games 100 --record games
  rook simulate --games 1000000000 --seed 1 --shard 1/64`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			s.players.kinds, s.players.stderr = s.flags.Players, c.ErrOrStderr()
			s.players.chance = rand.New(s.source)
			if err := s.prepare(data, c.Flags().Changed("data")); err != nil {
				return err
			}
			ctx, stop := program.Interruptible(c)
			defer stop()
			err := s.run(ctx, c.ErrOrStderr())
			if err != nil {
				return err
			}
			if ctx.Err() != nil {
				err = program.ErrInterrupted
			}
			if s.shard.Given() {
				return errors.Join(err, s.shard.Print(c, s.flags, s.results, err != nil))
			}
			return errors.Join(err, s.Print(c.OutOrStdout(), asJSON))
		},
	}
	declareBounds(simulate.Flags(), &s.flags.Bounds)
	s.flags.Players = [2]string{table.Random, table.Random}
	declarePlayers(simulate, &s.flags.Players, table.Levels()...)
	s.seed.Declare(simulate.Flags(), "the random moves")
	s.shard.Declare(simulate)
	simulate.Flags().StringVar(&data, "data", "", "`file` with smart's data")
	program.Int(simulate.Flags(), &s.flags.Games, "games", 1_000_000, 1, math.MaxInt, "number of games")
	simulate.Flags().StringVar(&s.record, "record", "", "write each game to a file in a `directory`, at most 10000 games")
	simulate.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return simulate
}

// prepare reads the data, if there is any, and makes the directory for records.
func (s *simulation) prepare(path string, hasData bool) (err error) {
	if s.players.useChance() {
		if err := s.shard.NeedsSeed(&s.seed); err != nil {
			return err
		}
		s.flags.Seed, s.drawn = s.seed.Seed(), s.seed.Drawn()
	}
	switch {
	case !hasData:
		s.players.smart, err = rook.NewSmart(s.flags.Bounds, s.players.chance)
	case !s.players.useSmart():
		err = program.Misuse("--data %q: nobody plays smart", path)
	default:
		if s.players.smart, err = newDataFile(path, s.flags.Bounds, s.players.chance).read(); err == nil {
			s.flags.Data, err = digest(s.players.smart)
		}
	}
	if err != nil || s.record == "" {
		return err
	}
	if s.flags.Games > maxRecorded {
		return program.Misuse("--record %s: expected at most %d games", s.record, maxRecorded)
	}
	const newDirectory = 0o777
	if err := os.MkdirAll(s.record, newDirectory); err != nil {
		return program.Misuse("--record: %w", err)
	}
	return nil
}

// digest returns a short text that identifies the data.
func digest(smart *rook.Smart) (string, error) {
	data, err := json.Marshal(smart)
	return fmt.Sprintf("%x", sha256.Sum256(data)), err
}

// tally holds the flags that change the games, and the games' results.
type tally struct {
	flags simulationFlags
	results
	drawn bool // whether the seed was drawn at random
}

// simulationFlags holds the flags that change the games of a simulation.
type simulationFlags struct {
	Bounds  rook.Bounds `json:"bounds"`
	Players [2]string   `json:"players"`
	Data    string      `json:"data,omitempty"` // a digest
	Games   int         `json:"games"`
	Seed    uint64      `json:"seed"` // 0 if nobody moves at random
}

// results holds the sums of figures over finished games.
type results struct {
	Games int           `json:"games"`
	Wins  [2]int        `json:"wins"` // by player
	Moves int           `json:"moves"`
	Time  time.Duration `json:"nanoseconds"`
}

// run plays the games of this part. After an interrupt, no further game begins.
func (s *simulation) run(ctx context.Context, terminal io.Writer) error {
	play, chunk := s.playGame, 1
	if s.record == "" && !s.players.usePrograms() { // because only the outcome counts
		play, chunk = s.playout(), 1024
	}
	games := s.shard.Share(s.flags.Games)
	progress := program.NewProgress(terminal, games, " games")
	defer progress.End()
	start := time.Now()
	for done := false; !done; done = s.Games == games || ctx.Err() != nil {
		next := min(chunk, games-s.Games)
		for range next {
			number := s.shard.Unit(s.Games)
			s.source.Seed(series.Seeds(s.flags.Seed, number))
			outcome, err := play(number + 1)
			if err != nil {
				return err
			}
			s.Games++
			s.Wins[outcome.Winner]++
			s.Moves += outcome.Moves
		}
		progress.Add(next)
	}
	s.Time = max(time.Since(start), time.Nanosecond)
	return nil
}

// playout returns a function that plays a game and returns only its outcome.
func (s *simulation) playout() func(int) (rook.Outcome, error) {
	strategies := [2]rook.Strategy{s.players.strategy(0, nil), s.players.strategy(1, nil)}
	start := rook.Start(s.flags.Bounds)
	return func(int) (rook.Outcome, error) { return rook.Playout(start, strategies) }
}

// playGame plays a game with its history, and records the game.
func (s *simulation) playGame(number int) (rook.Outcome, error) {
	game, err := rook.New(rook.Start(s.flags.Bounds), "Player 1", "Player 2")
	if err != nil {
		return rook.Outcome{}, err
	}
	strategies := [2]rook.Strategy{s.players.strategy(0, game), s.players.strategy(1, game)}
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

// write writes the record of a game to a new file.
func (s *simulation) write(game *rook.Game, number int) error {
	text, err := table.Record(game, s.seed.Seed(), s.players.useChance())
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

// wholeSimulation returns a simulation with the given flags and no games.
func wholeSimulation(flags []byte) (program.Whole, error) {
	t := new(tally)
	return t, json.Unmarshal(flags, &t.flags)
}

// Add adds the results of another part.
func (t *tally) Add(sums []byte) error {
	var more results
	err := json.Unmarshal(sums, &more)
	t.Games += more.Games
	for player, wins := range more.Wins {
		t.Wins[player] += wins
	}
	t.Moves += more.Moves
	t.Time += more.Time
	return err
}

// figures holds the averages of a simulation, as JSON.
type figures struct {
	Games           int     `json:"games"`
	Wins            [2]int  `json:"wins"` // by player
	FirstMoverShare float64 `json:"first_mover_share"`
	MeanMoves       float64 `json:"mean_moves"`
	Seconds         float64 `json:"seconds"` // summed over all parts
	GamesPerSecond  float64 `json:"games_per_second"`
	Seed            *uint64 `json:"seed,omitempty"` // if the seed was drawn at random
}

// Print prints the averages of the games.
func (t *tally) Print(out io.Writer, asJSON bool) error {
	games := float64(t.Games)
	f := figures{
		Games:           t.Games,
		Wins:            t.Wins,
		FirstMoverShare: float64(t.Wins[0]) / games,
		MeanMoves:       float64(t.Moves) / games,
		Seconds:         t.Time.Seconds(),
		GamesPerSecond:  games / t.Time.Seconds(),
	}
	if t.drawn {
		f.Seed = &t.flags.Seed
	}
	if asJSON {
		return json.NewEncoder(out).Encode(f)
	}
	row := func(name, value string) { fmt.Fprintf(out, "%-26s %12s\n", name, value) }
	row("games", fmt.Sprint(f.Games))
	for player, wins := range f.Wins {
		row(fmt.Sprintf("wins of player %d (%s)", player+1, program.Printable(t.flags.Players[player])), fmt.Sprint(wins))
	}
	row("first mover share", fmt.Sprintf("%.4f", f.FirstMoverShare))
	row("moves in a game", fmt.Sprintf("%.2f", f.MeanMoves))
	row("seconds", fmt.Sprintf("%.3f", f.Seconds))
	row("games a second", fmt.Sprintf("%.0f", f.GamesPerSecond))
	if t.drawn {
		row("seed", fmt.Sprint(t.flags.Seed))
	}
	return nil
}
