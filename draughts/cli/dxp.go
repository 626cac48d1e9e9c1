package cli

import (
	"context"
	"errors"
	"fmt"
	"math"
	"net"
	"time"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/draughts/dxp"
	"games.example/draughts/engine"
	"games.example/draughts/match"
	"games.example/draughts/pdn"
	"games.example/internal/command"
	"games.example/internal/printable"
)

type dxpFlags struct {
	listen, connect   string
	match             dxp.Match
	player            dxp.Player
	ballots           string
	seconds, patience float64
	options           engine.Options
	pdn               string
}

// listenHere is the default address of --listen.
const listenHere = "127.0.0.1:" + dxp.Port

func newDXP() *cobra.Command {
	var f dxpFlags
	cmd := &cobra.Command{
		Use:   "dxp --connect HOST:PORT | --listen [HOST:PORT]",
		Short: "Play against another program over a network",
		Long: `Play against another program over a network, using the DamExchange protocol. With
--connect, this program leads: it asks for the games, and plays each ballot with
both colors. With --listen, it follows the first program that connects and speaks
the protocol, until that program ends the match. It prints a line for each game and, at the end, the score and its Elo
difference with a 95% interval. To try a match, run the first example in one window,
and the others in a second window.`,
		Example: `  draughts dxp --listen --pdn games.pdn
  printf '32-28 19-23\n34-29 18-22\n' > ballots.txt
  draughts dxp --connect 127.0.0.1:27531 --games 4 --minutes 1 --ballots ballots.txt`,
		Args: func(c *cobra.Command, args []string) error {
			if len(args) == 1 && f.listen == listenHere { // pflag requires = before an optional value
				f.listen, args = args[0], nil
			}
			return command.NoArguments(c, args)
		},
		RunE: func(c *cobra.Command, _ []string) error {
			if err := f.check(c); err != nil {
				return err
			}
			return f.play(c)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&f.connect, "connect", "", "lead a match against the program that listens at `HOST:PORT`")
	flags.StringVar(&f.listen, "listen", "", "follow the program that connects to `HOST:PORT`")
	flags.Lookup("listen").NoOptDefVal = listenHere
	command.Int(flags, &f.match.Games, "games", 0, 1, math.MaxInt, "number of games (default: 2 with --connect, any number with --listen)")
	command.Int(flags, &f.match.Minutes, "minutes", 5, 1, 999, "minutes per player and game, with --connect")
	flags.StringVar(&f.ballots, "ballots", "", "`file` with the positions to start from, one per line as a FEN or as turns such as 32-28 19-23, with --connect")
	flags.StringVar(&f.match.Say, "say", "", "`text` to send to the other program before the first game, with --connect")
	command.Float(flags, &f.seconds, "time", 0, "the most `seconds` that this program takes for a move (default: as the clock allows)")
	declareOptions(flags, &f.options)
	command.Float(flags, &f.patience, "patience", 30, "`seconds` by which the other program may overrun its time, or that it may take to ask for a game")
	flags.StringVar(&f.player.Name, "name", "draughts", "this program's `name`")
	flags.StringVar(&f.pdn, "pdn", "", "add the games to the end of a `file`, in PDN")
	return cmd
}

// check returns an error if flags contradict each other or have wrong values.
func (f *dxpFlags) check(c *cobra.Command) error {
	given := c.Flags().Changed
	switch {
	case given("connect") && given("listen"):
		return command.Misuse("expected --connect or --listen, not both")
	case !given("connect") && !given("listen"):
		return command.Misuse("expected --connect or --listen")
	}
	for name, address := range map[string]string{"connect": f.connect, "listen": f.listen} {
		if given(name) && !isAddress(address) {
			return command.Misuse("--%s %q: expected HOST:PORT", name, address)
		}
	}
	if given("listen") {
		for _, name := range []string{"minutes", "ballots", "say"} {
			if given(name) {
				return command.Misuse("expected --%s with --connect, which asks for the games", name)
			}
		}
	} else if !given("games") {
		f.match.Games = 2
	}
	if err := checkSeconds(c.Flags(), "patience", f.patience, 3600); err != nil {
		return err
	}
	return checkSeconds(c.Flags(), "time", f.seconds, longestTime)
}

// isAddress reports whether a string has the form HOST:PORT. The host may be empty.
func isAddress(text string) bool {
	_, port, err := net.SplitHostPort(text)
	if err == nil {
		_, err = net.LookupPort("tcp", port)
	}
	return err == nil
}

// play plays the games and prints the score, even after an error.
func (f *dxpFlags) play(c *cobra.Command) (err error) {
	if f.match.Ballots, err = readBallots(c, f.ballots); err != nil {
		return err
	}
	file, err := openGames(f.pdn, "DamExchange")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.err) }()
	ctx, stop := command.Interruptible(c)
	defer stop()
	e := engine.New(f.options)
	e.Prepare()
	f.player.Engine, f.player.MoveTime, f.player.Patience = e, duration(f.seconds), duration(f.patience)
	f.player.Tell = func(text string) { fmt.Fprintln(c.ErrOrStderr(), printable.Excerpt(command.Printable(text))) }
	count, score := 0, match.Score{}
	f.player.Done = func(p dxp.Played) {
		count++
		outcome := p.Game.Outcome()
		score = score.Add(outcome, p.Ours)
		fmt.Fprintf(c.OutOrStdout(), "game %d: %s - %s: %s, %s, %s\n", count,
			command.Printable(p.Names[draughts.White]), command.Printable(p.Names[draughts.Black]),
			pdn.ResultOf(outcome), outcome, printable.Count((p.Game.Len()+1)/2, "move"))
		var notes []pdn.Note
		if p.Err != nil {
			notes = append(notes, pdn.Note{After: p.Game.Len(), Text: p.Err.Error()})
		}
		file.add(count, p.Names, p.Game, notes...)
	}
	if f.connect != "" {
		err = f.lead(ctx)
	} else {
		err = f.follow(ctx, c)
	}
	if count > 0 {
		fmt.Fprintln(c.OutOrStdout(), score)
	}
	if ctx.Err() != nil {
		return command.ErrInterrupted
	}
	return err
}

// connectTime is the longest time to wait for a connection.
const connectTime = 30 * time.Second

func (f *dxpFlags) lead(ctx context.Context) error {
	dialer := net.Dialer{Timeout: connectTime}
	conn, err := dialer.DialContext(ctx, "tcp", f.connect)
	if err != nil {
		return fmt.Errorf("--connect %s: %w: expected a program that listens there", f.connect, cause(err))
	}
	return f.player.Lead(ctx, conn, f.match)
}

// cause returns the part of a network error that lacks the address.
func cause(err error) error {
	if operation, ok := errors.AsType[*net.OpError](err); ok {
		return operation.Err
	}
	return err
}

func (f *dxpFlags) follow(ctx context.Context, c *cobra.Command) error {
	var config net.ListenConfig
	listener, err := config.Listen(ctx, "tcp", f.listen)
	if err != nil {
		return fmt.Errorf("--listen %s: %w: expected a free port of this computer", f.listen, cause(err))
	}
	fmt.Fprintf(c.ErrOrStderr(), "listening on %s\n", listener.Addr())
	return f.player.FollowFirst(ctx, listener, f.match.Games)
}
