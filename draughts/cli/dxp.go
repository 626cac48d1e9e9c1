package cli

import (
	"context"
	"errors"
	"fmt"
	"math"
	"net"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/draughts/dxp"
	"games.example/draughts/engine"
	"games.example/draughts/match"
	"games.example/draughts/pdn"
	"games.example/program"
)

// dxpFlags holds the flags of dxp.
type dxpFlags struct {
	listen, connect string
	games, minutes  int
	ballots         string
	seconds         float64
	patience        int
	name, say       string
	pdn             string
}

func newDXP() *cobra.Command {
	var f dxpFlags
	command := &cobra.Command{
		Use:   "dxp --connect HOST:PORT | --listen[=HOST:PORT]",
		Short: "Play against another program over a network",
		Long: `Play against another program over a network, in DamExchange. With --connect this
program leads: it asks for the games, each ballot with both colors. With --listen
it follows one program, until that is done. It prints a line for each game and,
at the end, the score with the Elo that it stands for and its 95% interval.`,
		Example: `  draughts dxp --connect 127.0.0.1:27531 --games 158 --minutes 1 --ballots two-moves.txt
  draughts dxp --listen=:27531 --pdn games.pdn`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			if err := f.check(c); err != nil {
				return err
			}
			return f.play(c)
		},
	}
	flags := command.Flags()
	flags.StringVar(&f.connect, "connect", "", "lead a match against the program that listens at `HOST:PORT`")
	flags.StringVar(&f.listen, "listen", "", "follow the program that connects to `HOST:PORT`")
	flags.Lookup("listen").NoOptDefVal = net.JoinHostPort("127.0.0.1", dxp.Port)
	program.Int(flags, &f.games, "games", 0, 1, math.MaxInt, "number of games to play (default: 2 with --connect, any number with --listen)")
	program.Int(flags, &f.minutes, "minutes", 5, 1, 999, "minutes per player and game, with --connect")
	flags.StringVar(&f.ballots, "ballots", "", "a `file` with the positions to begin with, a FEN or turns such as 32-28 19-23 in each line, with --connect")
	flags.StringVar(&f.say, "say", "", "a `text` to send to the other program before the first game, with --connect")
	program.Float(flags, &f.seconds, "time", 0, "`seconds` that this program takes for a move at most (default: as its clock allows)")
	program.Int(flags, &f.patience, "patience", 30, 1, 3600, "seconds that the other program may overrun its time, or take to ask for a game")
	flags.StringVar(&f.name, "name", "draughts", "this program's `name`")
	flags.StringVar(&f.pdn, "pdn", "", "add the games to the end of a `file`, in PDN")
	return command
}

// check returns an error for flags that do not go together.
func (f *dxpFlags) check(c *cobra.Command) error {
	given := c.Flags().Changed
	if given("connect") == given("listen") {
		return program.Misuse("expected --connect or --listen")
	}
	if given("listen") {
		for _, name := range []string{"minutes", "ballots", "say"} {
			if given(name) {
				return program.Misuse("expected --%s with --connect, which asks for the games", name)
			}
		}
	} else if !given("games") {
		f.games = 2
	}
	if given("time") && !(f.seconds > 0 && f.seconds <= math.MaxInt32) {
		return program.Misuse("--time %v: expected more than 0 seconds, at most %d", f.seconds, math.MaxInt32)
	}
	return nil
}

// play plays the games and prints the score, however they end.
func (f *dxpFlags) play(c *cobra.Command) (err error) {
	ballots, err := f.readBallots(c)
	if err != nil {
		return err
	}
	games := playedGames{command: c}
	if f.pdn != "" {
		games.file, err = os.OpenFile(f.pdn, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
		if err != nil {
			return program.Misuse("%w", err)
		}
		defer func() { err = errors.Join(err, games.file.Close()) }()
	}
	ctx, stop := program.Interruptible(c)
	defer stop()
	player := dxp.Player{
		Name: f.name, Searcher: engine.New(),
		MoveTime: time.Duration(f.seconds * float64(time.Second)),
		Patience: time.Duration(f.patience) * time.Second,
		Tell:     func(text string) { fmt.Fprintln(c.ErrOrStderr(), program.Printable(text)) },
		Done:     games.add,
	}
	if f.connect != "" {
		err = f.lead(ctx, player, dxp.Match{Games: f.games, Minutes: f.minutes, Ballots: ballots, Say: f.say})
	} else {
		err = f.follow(ctx, c, player)
	}
	if games.count > 0 {
		fmt.Fprintln(c.OutOrStdout(), games.score)
	}
	switch {
	case ctx.Err() != nil:
		return program.ErrInterrupted
	case err != nil:
		return err
	default:
		return games.err
	}
}

// readBallots returns the positions in the file with ballots, or none without a
// file.
func (f *dxpFlags) readBallots(c *cobra.Command) ([]draughts.Position, error) {
	if f.ballots == "" {
		return nil, nil
	}
	in, err := program.OpenInput(c, f.ballots)
	if err != nil {
		return nil, err
	}
	defer in.Close() //nolint:errcheck // only read
	ballots, err := match.ReadBallots(in)
	if err != nil {
		return nil, program.Mistake("%s:%w", f.ballots, err)
	}
	return ballots, nil
}

func (f *dxpFlags) lead(ctx context.Context, p dxp.Player, m dxp.Match) error {
	dialer := net.Dialer{Timeout: p.Patience}
	conn, err := dialer.DialContext(ctx, "tcp", f.connect)
	if err != nil {
		return err
	}
	return p.Lead(ctx, conn, m)
}

func (f *dxpFlags) follow(ctx context.Context, c *cobra.Command, p dxp.Player) error {
	var config net.ListenConfig
	listener, err := config.Listen(ctx, "tcp", f.listen)
	if err != nil {
		return err
	}
	defer context.AfterFunc(ctx, func() { listener.Close() })() //nolint:errcheck // unblocks Accept
	fmt.Fprintf(c.ErrOrStderr(), "listening on %s\n", listener.Addr())
	conn, err := listener.Accept()
	if err != nil {
		return err
	}
	listener.Close() //nolint:errcheck // one connection is enough
	return p.Follow(ctx, conn, f.games)
}

// playedGames reports the games played, and writes them to a file.
type playedGames struct {
	command *cobra.Command
	file    *os.File // for the games, or nil
	count   int
	score   match.Score
	err     error // the first error of the file
}

// add reports one more game.
func (g *playedGames) add(p dxp.Played) {
	g.count++
	g.score = g.score.Add(p.Game.Outcome(), p.Ours)
	white, black := p.Names[draughts.White], p.Names[draughts.Black]
	fmt.Fprintf(g.command.OutOrStdout(), "game %d: %s - %s: %s, %s, %s\n",
		g.count, program.Printable(white), program.Printable(black),
		pdn.ResultOf(p.Game.Outcome()), p.Game.Outcome(), several((p.Game.Len()+1)/2, "move"))
	if g.file == nil {
		return
	}
	record := pdn.NewRecord(p.Game,
		pdn.Tag{Name: "Event", Value: "DamExchange"},
		pdn.Tag{Name: "Date", Value: time.Now().Format("2006.01.02")},
		pdn.Tag{Name: "Round", Value: fmt.Sprint(g.count)},
		pdn.Tag{Name: "White", Value: strings.ToValidUTF8(white, "?")},
		pdn.Tag{Name: "Black", Value: strings.ToValidUTF8(black, "?")},
	)
	if p.Err != nil {
		record.Notes = append(record.Notes, pdn.Note{After: p.Game.Len(), Text: p.Err.Error()})
	}
	if err := pdn.Write(g.file, record); err != nil && g.err == nil {
		g.err = err
	}
}
