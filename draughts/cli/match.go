package cli

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"time"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/draughts/match"
	"games.example/internal/command"
)

type matchFlags struct {
	command.Games
	ballots string
	threads int
	pdn     string
	*matchTotal
}

func newMatch() *cobra.Command {
	f := matchFlags{matchTotal: &matchTotal{Report: reportMatch}}
	cmd := &cobra.Command{
		Use:   "match --a FLAGS --b FLAGS",
		Short: "Measure one configuration of the engine against another",
		Long: `Play two configurations of the engine against each other, with both colors for
each ballot, and print the score of A and its Elo difference with a 95% interval.
Ctrl-C prints the score so far. Without --ballots, the games begin from the 79
openings of two turns that give no man away. If 79 are too few for all games to
differ, the openings are longer.

With --shard, play only a part of the games, and print a line for merge. --pdn then
adds only the games of the part, numbered as in the whole match. Each part needs a
file of its own.

A configuration is written with these flags:

` + engineUsage(),
		Example: `  draughts match --a '--nodes 20000' --b '--nodes 10000' --threads 2 --seed 1
  draughts match --a '--level 3' --b '--level 2' --games 316 --json
  printf '32-28 19-23\n34-29 18-22\n' > ballots.txt
  draughts match --a '--time 0.1' --b '--depth 7' --games 4 --ballots ballots.txt --pdn games.pdn
  draughts match --a '--level 3' --b '--level 2' --games 20000 --seed 1 --shard 1/64`,
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.play(c) },
	}
	flags := cmd.Flags()
	f.Declare(cmd, 158, "the order of the ballots and the choices of low levels")
	flags.StringVar(&f.Flags.A, "a", "", "the `flags` of A")
	flags.StringVar(&f.Flags.B, "b", "", "the `flags` of B")
	flags.StringVar(&f.ballots, "ballots", "", "`file` with the positions to start from, one per line as a FEN or as turns such as 32-28 19-23")
	command.Int(flags, &f.threads, "threads", 1, 1, draughts.MaxThreads, "number of games played at the same time")
	flags.StringVar(&f.pdn, "pdn", "", "add the games to the end of a `file`, in PDN")
	return cmd
}

func (f *matchFlags) play(c *cobra.Command) (err error) {
	m, err := f.match(c)
	if err != nil {
		return err
	}
	games, err := openGames(f.pdn, "draughts match")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, games.err) }()

	ctx, stop := command.Interruptible(c)
	defer stop()
	progress := command.NewProgress(c.ErrOrStderr(), m.Games, " games")
	began := time.Now()
	err = m.Play(ctx, func(p match.Played) {
		progress.Add(1)
		f.Sums.Score = f.Sums.Score.Add(p.Game.Outcome(), p.A)
		var players [2]string
		players[p.A], players[p.A.Opponent()] = "A "+f.Flags.A, "B "+f.Flags.B
		games.add(p.Number, players, p.Game)
	})
	progress.End()
	f.Sums.Time = time.Since(began)
	if err != nil && ctx.Err() == nil {
		return err
	}
	return f.Finish(c, f.matchTotal, f.Sums.Score.Games())
}

func (f *matchFlags) match(c *cobra.Command) (m match.Match, err error) {
	if !c.Flags().Changed("a") || !c.Flags().Changed("b") {
		return m, command.Misuse("expected --a and --b")
	}
	if err := f.Shard.NeedsSeed(&f.Seed); err != nil {
		return m, err
	}
	f.Flags.Games, f.Flags.Seed, f.Drawn = f.Number, f.Seed.Seed(), f.Seed.Drawn()
	m.Games, m.Number, m.Threads, m.Seed = f.Share(), f.Shard.Unit, f.threads, f.Flags.Seed
	if m.A, err = enginePlayer("a", f.Flags.A); err != nil {
		return m, err
	}
	if m.B, err = enginePlayer("b", f.Flags.B); err != nil {
		return m, err
	}
	if m.Ballots, err = readBallots(c, f.ballots); err != nil {
		return m, err
	}
	if m.Ballots == nil {
		m.Ballots = match.Openings(f.Number)
	} else {
		f.Flags.Ballots = digest(m.Ballots)
	}
	f.Seed.Chance().Shuffle(len(m.Ballots), func(i, j int) {
		m.Ballots[i], m.Ballots[j] = m.Ballots[j], m.Ballots[i]
	})
	return m, nil
}

// digest returns a short text that identifies the positions.
func digest(positions []draughts.Position) string {
	sum := sha256.New()
	for _, p := range positions {
		fmt.Fprintln(sum, p.FEN())
	}
	return fmt.Sprintf("%x", sum.Sum(nil))
}

// A matchTotal holds the results of a match.
type matchTotal = command.Job[matchJob, matchResults]

// matchJob holds the flags on which the games of a match depend.
type matchJob struct {
	A       string `json:"a"`
	B       string `json:"b"`
	Ballots string `json:"ballots,omitempty"` // a digest
	Games   int    `json:"games"`
	Seed    uint64 `json:"seed"`
}

// matchResults holds figures summed over the finished games.
type matchResults struct {
	Score match.Score   `json:"score"`
	Time  time.Duration `json:"nanoseconds"`
}

// Plus returns the results of two parts together.
func (r matchResults) Plus(more matchResults) matchResults {
	r.Score.Wins += more.Score.Wins
	r.Score.Draws += more.Score.Draws
	r.Score.Losses += more.Score.Losses
	r.Time += more.Time
	return r
}

// matchFigures is the JSON output of the match command. An infinite Elo difference is
// null.
type matchFigures struct {
	Games int `json:"games"`
	match.Score
	Share   float64  `json:"score"` // from 0 to 1
	Elo     *float64 `json:"elo"`
	EloLow  *float64 `json:"elo_low"`
	EloHigh *float64 `json:"elo_high"`
	Seconds float64  `json:"seconds"` // summed over all parts
	Seed    uint64   `json:"seed"`
}

// reportMatch prints the score of A.
func reportMatch(out io.Writer, m *matchTotal, asJSON bool) error {
	score := m.Sums.Score
	if asJSON {
		elo, low, high := score.Elo()
		return json.NewEncoder(out).Encode(matchFigures{
			Games: score.Games(), Score: score, Share: score.Share(),
			Elo: finite(elo), EloLow: finite(low), EloHigh: finite(high),
			Seconds: m.Sums.Time.Seconds(), Seed: m.Flags.Seed,
		})
	}
	fmt.Fprintln(out, score)
	if m.Drawn {
		fmt.Fprintf(out, "seed %d\n", m.Flags.Seed)
	}
	return nil
}

// finite returns a pointer to a number, or nil if the number is infinite.
func finite(x float64) *float64 {
	if math.IsInf(x, 0) {
		return nil
	}
	return &x
}
