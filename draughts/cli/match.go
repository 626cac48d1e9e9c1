package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"time"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/draughts/match"
	"games.example/program"
)

// matchFlags holds the flags of match.
type matchFlags struct {
	a, b    string
	games   int
	ballots string
	threads int
	seed    program.SeedFlag
	pdn     string
	asJSON  bool
}

func newMatch() *cobra.Command {
	var f matchFlags
	command := &cobra.Command{
		Use:   "match --a FLAGS --b FLAGS",
		Short: "Measure one configuration of the engine against another",
		Long: `Play two configurations of the engine against each other, each ballot with both
colors, and print the score of A and its Elo difference with a 95% interval.
Ctrl-C prints the score so far. Without --ballots, the games begin from the 79
openings of two turns that give no man away, or from longer ones if there are too
few for all games to differ.

A configuration is written with these flags:

` + engineUsage(),
		Example: `  draughts match --a '--nodes 20000' --b '--nodes 10000' --threads 2 --seed 1
  draughts match --a '--level 3' --b '--level 2' --games 316 --json
  draughts match --a '--time 0.1' --b '--depth 7' --ballots two-moves.txt --pdn games.pdn`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.play(c) },
	}
	flags := command.Flags()
	flags.StringVar(&f.a, "a", "", "the `flags` of A")
	flags.StringVar(&f.b, "b", "", "the `flags` of B")
	program.Int(flags, &f.games, "games", 158, 1, math.MaxInt, "number of games")
	flags.StringVar(&f.ballots, "ballots", "", "`file` with the positions to start from, one per line as a FEN or as turns such as 32-28 19-23")
	program.Int(flags, &f.threads, "threads", 1, 1, draughts.MaxThreads, "number of games played at the same time")
	f.seed.Declare(flags, "the order of the ballots and the choices of low levels")
	flags.StringVar(&f.pdn, "pdn", "", "add the games to the end of a `file`, in PDN")
	flags.BoolVar(&f.asJSON, "json", false, "print JSON")
	return command
}

// play plays the match and prints the score.
func (f *matchFlags) play(c *cobra.Command) (err error) {
	m, err := f.match(c)
	if err != nil {
		return err
	}
	games, err := openGames(f.pdn, "draughts match")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, games.close()) }()

	ctx, stop := program.Interruptible(c)
	defer stop()
	progress := program.NewProgress(c.ErrOrStderr(), m.Games, " games")
	began := time.Now()
	var score match.Score
	err = m.Play(ctx, func(p match.Played) {
		progress.Add(1)
		score = score.Add(p.Game.Outcome(), p.A)
		players := [2]string{"A " + f.a, "B " + f.b}
		if p.A == draughts.Black {
			players[0], players[1] = players[1], players[0]
		}
		games.add(p.Number, players, p.Game)
	})
	progress.End()
	if ctx.Err() != nil {
		err = program.ErrInterrupted
	}
	if err != nil && score.Games() == 0 {
		return err
	}
	return errors.Join(err, f.print(c.OutOrStdout(), score, time.Since(began)))
}

// match returns the match that the flags ask for.
func (f *matchFlags) match(c *cobra.Command) (m match.Match, err error) {
	if !c.Flags().Changed("a") || !c.Flags().Changed("b") {
		return m, program.Misuse("expected --a and --b")
	}
	m.Games, m.Threads, m.Seed = f.games, f.threads, f.seed.Seed()
	if m.A, err = enginePlayer("a", f.a); err != nil {
		return m, err
	}
	if m.B, err = enginePlayer("b", f.b); err != nil {
		return m, err
	}
	if m.Ballots, err = readBallots(c, f.ballots); err != nil {
		return m, err
	}
	if m.Ballots == nil {
		m.Ballots = match.Openings(f.games)
	}
	f.seed.Chance().Shuffle(len(m.Ballots), func(i, j int) {
		m.Ballots[i], m.Ballots[j] = m.Ballots[j], m.Ballots[i]
	})
	return m, nil
}

// matchResult is what match prints as JSON. An infinite number of points is
// null.
type matchResult struct {
	Games   int      `json:"games"`
	Wins    int      `json:"wins"`
	Draws   int      `json:"draws"`
	Losses  int      `json:"losses"`
	Score   float64  `json:"score"` // from 0 to 1
	Elo     *float64 `json:"elo"`
	EloLow  *float64 `json:"elo_low"`
	EloHigh *float64 `json:"elo_high"`
	Seconds float64  `json:"seconds"`
	Seed    uint64   `json:"seed"`
}

// print prints the score of A.
func (f *matchFlags) print(out io.Writer, score match.Score, took time.Duration) error {
	if f.asJSON {
		elo, low, high := score.Elo()
		return json.NewEncoder(out).Encode(matchResult{
			Games: score.Games(), Wins: score.Wins, Draws: score.Draws, Losses: score.Losses,
			Score: score.Share(), Elo: finite(elo), EloLow: finite(low), EloHigh: finite(high),
			Seconds: took.Seconds(), Seed: f.seed.Seed(),
		})
	}
	fmt.Fprintln(out, score)
	if f.seed.Drawn() {
		fmt.Fprintf(out, "seed %d\n", f.seed.Seed())
	}
	return nil
}

// finite returns a number, or nil if it is infinite.
func finite(x float64) *float64 {
	if math.IsInf(x, 0) {
		return nil
	}
	return &x
}
