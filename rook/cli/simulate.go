package cli

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/internal/file"
	"games.example/internal/printable"
	"games.example/internal/series"
	"games.example/rook"
	"games.example/rook/plugin"
	"games.example/rook/ui"
)

// maxRecorded is the greatest number of games that simulate records.
const maxRecorded = 10_000

// simulation plays many games between two strategies.
type simulation struct {
	command.Games
	source *rand.PCG // the source of the players' random moves
	chance *rand.Rand
	smart  *rook.Smart
	stderr io.Writer // receives the standard error of programs
	record string    // the directory for records, or ""
	*tally
}

func newSimulate() *cobra.Command {
	var (
		data string
		s    = simulation{source: rand.NewPCG(0, 0), tally: &tally{Report: report}}
	)
	cmd := &cobra.Command{
		Use:   "simulate",
		Short: "Play many games and count the wins",
		Long: `Play many games between two strategies and count the wins. Player 1 moves first
in all of them. Smart, which is level medium, plays from its data and learns
nothing. Ctrl-C prints the results so far.

With --shard, play only a part of the games, and print a line for merge. --record
then writes the games of the part, with the numbers that they have in the whole
job; a part that is run again needs another directory. The data and the programs
of players must be the same for all parts.`,
		Example: `  rook simulate --games 10000000 --bounds 10x10
  rook train --bounds 3x5 --games 4 --data smart.json
  rook simulate --p1 medium --p2 best --bounds 3x5 --data smart.json --json
  echo "while read -r board; do echo '{\"direction\": \"R\", \"tiles\": 1}'; done" > mine.sh
  rook simulate --p1 'exec:sh mine.sh' --games 100 --record games
  rook simulate --games 1000000000 --seed 1 --shard 1/64`,
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			if err := s.prepare(c, data); err != nil {
				return err
			}
			return s.run(c)
		},
	}
	declareBounds(cmd.Flags(), &s.Flags.Bounds)
	s.Flags.Players = [2]string{ui.Random, ui.Random}
	for i, name := range []string{"p1", "p2"} {
		declarePlayer(cmd, &s.Flags.Players[i], name, ui.Levels())
	}
	s.Declare(cmd, 1_000_000, "the random moves")
	cmd.Flags().StringVar(&data, "data", "", "`file` with smart's data")
	cmd.Flags().StringVar(&s.record, "record", "", "write each game to a file in a `directory`, at most 10000 games")
	return cmd
}

// prepare reads smart's data, if there is any, and makes the directory for records.
func (s *simulation) prepare(c *cobra.Command, path string) (err error) {
	s.chance, s.stderr = rand.New(s.source), c.ErrOrStderr()
	if s.useChance() {
		if err := s.Shard.NeedsSeed(&s.Seed); err != nil {
			return err
		}
		s.Flags.Seed, s.Drawn = s.Seed.Seed(), s.Seed.Drawn()
	}
	switch {
	case !c.Flags().Changed("data"):
		s.smart, err = rook.NewSmart(s.Flags.Bounds, s.chance)
	case !slices.Contains(s.Flags.Players[:], ui.Smart):
		err = command.Misuse("--data %q: nobody plays smart: expected --p1 or --p2 medium", path)
	default:
		if s.smart, err = newDataFile(path, s.Flags.Bounds, s.chance).read(); err == nil {
			s.Flags.Data = digest(s.smart)
		}
	}
	if err != nil || s.record == "" {
		return err
	}
	if s.Number > maxRecorded {
		return command.Misuse("--record %s: expected at most %d games", s.record, maxRecorded)
	}
	if err := os.MkdirAll(s.record, 0o777); err != nil {
		return command.Misuse("--record: %w", err)
	}
	return nil
}

// strategy returns the strategy of a player in a game.
func (s *simulation) strategy(player int, game *rook.Game) rook.Strategy {
	kind := s.Flags.Players[player]
	if cmd, ok := strings.CutPrefix(kind, ui.Outside); ok {
		return plugin.New(game, cmd, s.stderr)
	}
	return ui.Strategy(kind, s.chance, s.smart)
}

// isProgram reports whether a player is an exec:COMMAND.
func isProgram(kind string) bool { return strings.HasPrefix(kind, ui.Outside) }

// useChance reports whether a player may move at random.
func (s *simulation) useChance() bool { return slices.ContainsFunc(s.Flags.Players[:], ui.IsRandom) }

// digest returns a short text that identifies the data.
func digest(smart *rook.Smart) string {
	data, _ := json.Marshal(smart) // cannot fail
	return fmt.Sprintf("%x", sha256.Sum256(data))
}

// A tally holds the results of many games.
type tally = command.Job[simulationFlags, results]

// simulationFlags holds the flags on which the games of a simulation depend.
type simulationFlags struct {
	Bounds  rook.Bounds `json:"bounds"`
	Players [2]string   `json:"players"`
	Data    string      `json:"data,omitempty"` // a digest
	Games   int         `json:"games"`
	Seed    uint64      `json:"seed"` // 0 if nobody moves at random
}

// results holds figures summed over the finished games.
type results struct {
	Games int           `json:"games"`
	Wins  [2]int        `json:"wins"` // by player
	Moves int           `json:"moves"`
	Time  time.Duration `json:"nanoseconds"`
}

// run plays the games of this part, and prints the results.
func (s *simulation) run(c *cobra.Command) error {
	s.Flags.Games = s.Number
	play := s.playGame
	if s.record == "" && !slices.ContainsFunc(s.Flags.Players[:], isProgram) { // only the outcomes count, so the games need no history
		strategies := [2]rook.Strategy{s.strategy(0, nil), s.strategy(1, nil)}
		start := rook.Start(s.Flags.Bounds)
		play = func(int) (rook.Outcome, error) { return rook.Playout(start, strategies) }
	}
	begin := time.Now()
	for number := range s.Each(c) {
		s.source.Seed(series.Seeds(s.Flags.Seed, number))
		outcome, err := play(number + 1)
		if err != nil {
			return err
		}
		s.Sums.Games++
		s.Sums.Wins[outcome.Winner]++
		s.Sums.Moves += outcome.Moves
	}
	s.Sums.Time = max(time.Since(begin), time.Nanosecond)
	return s.Finish(c, s.tally, s.Sums.Games)
}

// playGame plays a game with its history. With --record, it writes the record of the
// game.
func (s *simulation) playGame(number int) (_ rook.Outcome, err error) {
	game, _ := rook.New(rook.Start(s.Flags.Bounds), "Player 1", "Player 2") // valid bounds and names
	strategies := [2]rook.Strategy{s.strategy(0, game), s.strategy(1, game)}
	for _, strategy := range strategies {
		if program, ok := strategy.(*plugin.Strategy); ok {
			defer program.Close()
		}
	}
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
	path := filepath.Join(s.record, fmt.Sprintf("game-%05d.json", number))
	err := file.CreateQuickly(path, ui.Record(game, s.Seed.Seed(), s.useChance()), newFile)
	if errors.Is(err, fs.ErrExist) {
		return command.Misuse("--record %s: the file exists: expected a new one", path)
	}
	return err
}

// Plus returns the results of two parts together.
func (r results) Plus(more results) results {
	r.Games += more.Games
	for player, wins := range more.Wins {
		r.Wins[player] += wins
	}
	r.Moves += more.Moves
	r.Time += more.Time
	return r
}

// figures holds the totals and averages of a simulation, for the JSON output.
type figures struct {
	Games           int     `json:"games"`
	Wins            [2]int  `json:"wins"` // by player
	FirstMoverShare float64 `json:"first_mover_share"`
	MeanMoves       float64 `json:"mean_moves"`
	Seconds         float64 `json:"seconds"` // summed over all parts
	GamesPerSecond  float64 `json:"games_per_second"`
	Seed            *uint64 `json:"seed,omitempty"` // if the seed was drawn at random
}

// report prints the totals and averages of the games.
func report(out io.Writer, t *tally, asJSON bool) error {
	sums, games := t.Sums, float64(t.Sums.Games)
	f := figures{
		Games:           sums.Games,
		Wins:            sums.Wins,
		FirstMoverShare: float64(sums.Wins[0]) / games,
		MeanMoves:       float64(sums.Moves) / games,
		Seconds:         sums.Time.Seconds(),
		GamesPerSecond:  games / sums.Time.Seconds(),
	}
	if t.Drawn {
		f.Seed = &t.Flags.Seed
	}
	if asJSON {
		return json.NewEncoder(out).Encode(f)
	}
	row := func(name, value string) { fmt.Fprintf(out, "%-26s %12s\n", name, value) }
	row("games", fmt.Sprint(f.Games))
	for player, wins := range f.Wins {
		row(fmt.Sprintf("wins of player %d (%s)", player+1, command.Printable(printable.Excerpt(ui.Word(t.Flags.Players[player])))), fmt.Sprint(wins))
	}
	row("first mover share", fmt.Sprintf("%.4f", f.FirstMoverShare))
	row("moves in a game", fmt.Sprintf("%.2f", f.MeanMoves))
	row("seconds", fmt.Sprintf("%.3f", f.Seconds))
	row("games a second", fmt.Sprintf("%.0f", f.GamesPerSecond))
	if t.Drawn {
		row("seed", fmt.Sprint(t.Flags.Seed))
	}
	return nil
}
