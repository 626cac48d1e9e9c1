package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/rook"
)

func newSimulate() *cobra.Command {
	var (
		board   boundsFlag
		seed    program.SeedFlag
		players strategyFlags
		games   int
		asJSON  bool
	)
	simulate := &cobra.Command{
		Use:   "simulate",
		Short: "Play many games and count",
		Long: `Play many games of two strategies and count. The first player moves first in
all of them. Smart plays from its data and learns nothing.`,
		Example: `  rook simulate --games 10000000 --bounds 10x10
  rook simulate --p1 smart --p2 perfect --bounds 3x5 --data smart.json --json`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			bounds, err := board.bounds()
			if err != nil {
				return err
			}
			if err := checkGames(games); err != nil {
				return err
			}
			strategies, err := players.strategies(c.Flags(), bounds, seed.Chance())
			if err != nil {
				return err
			}
			counted, err := simulateGames(rook.Start(bounds), strategies, games)
			if err != nil {
				return err
			}
			if asJSON {
				return json.NewEncoder(c.OutOrStdout()).Encode(counted)
			}
			counted.tell(c.OutOrStdout(), players.kinds)
			return nil
		},
	}
	board.declare(simulate.Flags())
	players.declare(simulate.Flags(), "random", "random")
	seed.Declare(simulate.Flags(), "chance")
	simulate.Flags().IntVar(&games, "games", 1_000_000, "how many games are played, 1 or more")
	simulate.Flags().BoolVar(&asJSON, "json", false, "print a JSON object")
	return simulate
}

// simulation is what many games came to.
type simulation struct {
	Games           int     `json:"games"`
	Wins            [2]int  `json:"wins"` // by player
	FirstMoverShare float64 `json:"first_mover_share"`
	MeanMoves       float64 `json:"mean_moves"`
	Seconds         float64 `json:"seconds"`
	GamesPerSecond  float64 `json:"games_per_second"`
}

func simulateGames(initial rook.Position, players [2]rook.Strategy, games int) (simulation, error) {
	counted := simulation{Games: games}
	moves := 0
	start := time.Now()
	for range games {
		outcome, err := rook.Playout(initial, players)
		if err != nil {
			return counted, err
		}
		counted.Wins[outcome.Winner]++
		moves += outcome.Moves
	}
	passed := max(time.Since(start), time.Nanosecond)
	counted.FirstMoverShare = float64(counted.Wins[0]) / float64(games)
	counted.MeanMoves = float64(moves) / float64(games)
	counted.Seconds = passed.Seconds()
	counted.GamesPerSecond = float64(games) / passed.Seconds()
	return counted, nil
}

func (s simulation) tell(out io.Writer, kinds [2]string) {
	say := func(what, value string) { fmt.Fprintf(out, "%-26s %12s\n", what, value) }
	say("games", fmt.Sprint(s.Games))
	for player, wins := range s.Wins {
		say(fmt.Sprintf("wins of player %d (%s)", player+1, kinds[player]), fmt.Sprint(wins))
	}
	say("first mover share", fmt.Sprintf("%.4f", s.FirstMoverShare))
	say("moves in a game", fmt.Sprintf("%.2f", s.MeanMoves))
	say("seconds", fmt.Sprintf("%.3f", s.Seconds))
	say("games a second", fmt.Sprintf("%.0f", s.GamesPerSecond))
}
