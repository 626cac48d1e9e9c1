package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/draughts/pdn"
	"games.example/draughts/table"
	"games.example/program"
	"games.example/program/screen"
)

// playFlags holds the flags of play.
type playFlags struct {
	players  [2]program.Word // by color
	fen      string
	level    int
	seconds  float64
	options  engine.Options
	notation draughts.Notation
	plain    bool
	pace     time.Duration
	record   program.Record
	resume   string
	seed     program.SeedFlag
}

func newPlay() *cobra.Command {
	f := playFlags{players: [2]program.Word{"human", "engine"}, notation: draughts.PDN}
	command := &cobra.Command{
		Use:   "play",
		Short: "Play a game",
		Long: `Play a game: on a terminal on the whole screen, elsewhere and with --plain line
by line, with these answers:

` + playHelp + `
A game that is played line by line is printed in PDN when it ends.`,
		Example: `  draughts play
  draughts play --black human --fen B:W27,32:B16,K3
  printf '32-28\nmoves\nquit\n' | draughts play --black random --seed 1`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.play(c) },
	}
	flags := command.Flags()
	for _, color := range []draughts.Color{draughts.White, draughts.Black} {
		program.OneOf(command, &f.players[color], color.String(), "who plays "+color.String(), "human", "random", "engine")
	}
	flags.StringVar(&f.fen, "fen", "", "the position to start from, in `FEN`")
	program.Int(flags, &f.level, "level", usualLevel, 1, engine.MaxLevel, "how well the engine plays, 1 to 10")
	program.Float(flags, &f.seconds, "time", 0, "`seconds` that the engine takes for a move, instead of a level")
	declareOptions(flags, &f.options)
	program.OneOf(command, &f.notation, "notation", "how squares are named: 1 to 50, or column and row", "pdn", "kata")
	flags.BoolVar(&f.plain, "plain", false, "play line by line on a terminal, too")
	flags.DurationVar(&f.pace, "pace", 500*time.Millisecond, "how long each move of a program stays visible, 0 for not at all")
	flags.StringVar(&f.record.Path, "record", "", "write the game to a new `file`, in PDN; further games on the screen go to others, as in game-2.pdn")
	flags.StringVar(&f.resume, "resume", "", "continue the last game of a PDN `file`")
	f.seed.Declare(flags, "a random player, and of an engine at a low level")
	return command
}

// play plays the game that the flags ask for.
func (f *playFlags) play(c *cobra.Command) error {
	if err := f.check(c); err != nil {
		return err
	}
	game, err := f.game(c)
	if err != nil {
		return err
	}
	if f.record, err = program.NewRecord(f.record.Path); err != nil {
		return err
	}
	t := table.New(game)
	t.Notation = f.notation
	t.Seed, t.Reseat = f.seed.Seed(), f.movers
	t.Players = t.Reseat(t.Seed)
	best := f.limit(t.Seed)
	best.Width = 0
	t.Adviser = f.engine(best)
	if !f.plain && screen.Available(c.InOrStdin(), c.OutOrStdout()) {
		return f.playOnScreen(c, t)
	}
	return f.playByLines(c, t)
}

// check returns an error for flags that contradict each other or are impossible.
func (f *playFlags) check(c *cobra.Command) error {
	given := c.Flags().Changed
	switch {
	case given("level") && given("time"):
		return program.Misuse("expected --level or --time, not both")
	case given("fen") && given("resume"):
		return program.Misuse("expected --fen or --resume, not both")
	case f.pace < 0:
		return program.Misuse("--pace %v: expected 0 or more", f.pace)
	}
	return checkSeconds(c.Flags(), "time", f.seconds, longestTime)
}

// game returns the game to start from.
func (f *playFlags) game(c *cobra.Command) (*draughts.Game, error) {
	start, turns := draughts.Start(), []draughts.Turn(nil)
	switch {
	case c.Flags().Changed("fen"):
		p, err := parseFEN(f.fen)
		if err != nil {
			return nil, err
		}
		start = p
	case f.resume != "":
		record, err := lastGame(c, f.resume)
		if err != nil {
			return nil, err
		}
		start, turns = record.Game.Start(), record.Game.Turns()
	}
	game := draughts.NewGame(start, draughts.AllDrawRules())
	for _, turn := range turns {
		if err := game.Play(turn); err != nil {
			break // a draw by a rule that is off in the record
		}
	}
	return game, nil
}

// lastGame reads the last game of a PDN file.
func lastGame(c *cobra.Command, name string) (last *pdn.Record, err error) {
	in, err := program.OpenInput(c, name)
	if err != nil {
		return nil, err
	}
	defer in.Close() //nolint:errcheck // only read
	for reader := pdn.NewReader(in); ; {
		record, err := reader.Read()
		var mistake *pdn.Error
		switch {
		case err == nil:
			last = record
		case errors.Is(err, io.EOF) && last == nil:
			return nil, program.Misuse("%s: expected a game", name)
		case errors.Is(err, io.EOF):
			return last, nil
		case errors.As(err, &mistake):
			return nil, program.Mistake("%s:%w", name, mistake)
		default:
			return nil, program.Misuse("%s: %w", name, err)
		}
	}
}

// movers returns the players of a game with a seed.
func (f *playFlags) movers(seed uint64) (movers [2]table.Mover) {
	for color, player := range f.players {
		switch player {
		case "engine":
			movers[color] = f.engine(f.limit(seed))
		case "random":
			movers[color] = table.Random(rand.New(rand.NewPCG(seed, 0)))
		}
	}
	return movers
}

// limit returns the limit of the engine's searches in a game with a seed.
func (f *playFlags) limit(seed uint64) engine.Limit {
	if f.seconds > 0 {
		return engine.Limit{Time: duration(f.seconds)}
	}
	limit := engine.LevelLimit(f.level)
	if limit.Width > 0 {
		limit.Seed = seed
	}
	return limit
}

// engine returns the engine as a player.
func (f *playFlags) engine(limit engine.Limit) table.Mover {
	e := sync.OnceValue(func() *engine.Engine { return newEngine(f.options) }) // not before it is asked
	return func(ctx context.Context, game *draughts.Game) (draughts.Turn, string) {
		result, err := e().Search(ctx, game, limit, nil)
		if err != nil {
			return draughts.Turn{}, err.Error()
		}
		turn, err := game.Position().TurnOf(result.Move)
		if err != nil {
			return draughts.Turn{}, err.Error()
		}
		return turn, f.thought(game.Position(), result)
	}
}

// thought returns a text about what a search has found.
func (f *playFlags) thought(p draughts.Position, result engine.Result) string {
	return fmt.Sprintf("engine: %v for %v, depth %d:%s", result.Score, p.ToMove(), result.Depth, lineText(p, result.Line, f.notation))
}

// lineText returns the moves of a line, each after a blank.
func lineText(p draughts.Position, line []draughts.Move, n draughts.Notation) string {
	text := ""
	for _, move := range line {
		turn, err := p.TurnOf(move)
		if err != nil {
			break
		}
		text += " " + p.ShortTurn(turn, n)
		p = p.After(move)
	}
	return text
}

// newRecord returns what writes the games to files.
func (f *playFlags) newRecord() screen.Record {
	return screen.Record{Record: f.record, Format: "draughts-%d.pdn", Text: func(game screen.Game) (string, error) {
		return f.text(game.(table.Table))
	}}
}

// text returns a game in PDN, with its seed if it was left to chance.
func (f *playFlags) text(t table.Table) (string, error) {
	tags := []pdn.Tag{
		{Name: "White", Value: string(f.players[draughts.White])},
		{Name: "Black", Value: string(f.players[draughts.Black])},
	}
	if f.useChance() {
		tags = append(tags, pdn.Tag{Name: "Seed", Value: strconv.FormatUint(t.Seed, 10)})
	}
	var text strings.Builder
	err := pdn.Write(&text, pdn.NewRecord(t.Game(), tags...))
	return text.String(), err
}

// useChance reports whether a player's moves depend on the seed.
func (f *playFlags) useChance() bool {
	return slices.Contains(f.players[:], "random") || slices.Contains(f.players[:], "engine") && f.limit(0).Width > 0
}

// playOnScreen plays on the full screen of the terminal.
func (f *playFlags) playOnScreen(c *cobra.Command, t table.Table) error {
	record := f.newRecord()
	settings := record.Settings()
	settings.Pace = f.pace
	last, err := screen.Run(t, settings, c.InOrStdin(), c.OutOrStdout())
	if f.useChance() && f.seed.Drawn() {
		fmt.Fprintf(c.OutOrStdout(), "seed %d\n", f.seed.Seed())
	}
	return errors.Join(err, record.Write(last))
}

const playHelp = `  32-28, 26x37, 26x37x48   a turn: from, to, and landings where it takes them
  moves                    list the turns
  undo                     take your last turn back
  hint                     let the engine propose a turn
  board                    draw the board again
  help                     these lines
  quit                     leave the game
`

// playByLines plays line by line, and prints the record at the end.
func (f *playFlags) playByLines(c *cobra.Command, t table.Table) error {
	ctx, stop := program.Interruptible(c)
	defer stop()
	record := f.newRecord()
	lines := lineGame{
		Table:   t,
		console: program.NewConsole(c.InOrStdin(), c.OutOrStdout(), program.LongestLine),
		keep: func(t table.Table) {
			if err := record.Write(t); err != nil {
				program.Complain(c, err)
			}
		},
	}
	err := lines.play(ctx)
	text, textErr := f.text(lines.Table)
	if textErr == nil && program.WriteError(c.OutOrStdout()) == nil {
		fmt.Fprintf(c.OutOrStdout(), "\n%s", text)
	}
	if errors.Is(err, program.ErrQuit) {
		err = nil
	}
	return errors.Join(program.EndedBefore(err, "game"), textErr, record.Write(lines.Table))
}

// lineGame holds a game that is played line by line.
type lineGame struct {
	table.Table
	console *program.Console
	keep    func(table.Table) // writes the game to its record, if it has one
}

func (g *lineGame) play(ctx context.Context) error {
	g.show()
	for !g.Over() {
		if err := g.next(ctx); err != nil {
			return err
		}
		g.keep(g.Table)
		if err := program.WriteError(g.console.Out); err != nil {
			return err
		}
	}
	return nil
}

// show prints the board and who is to move, or how the game has ended.
func (g *lineGame) show() {
	fmt.Fprintf(g.console.Out, "%s%s\n", g.Game().Position().Diagram(g.Notation, nil), g.Title())
}

// next asks the player to move for a turn or a command. The error is
// ErrInterrupted when the context is done.
func (g *lineGame) next(ctx context.Context) error {
	if think := g.Think(); think != nil {
		next := think(ctx).(table.Table)
		if ctx.Err() != nil {
			return program.ErrInterrupted
		}
		g.Table = next
		turns := g.Game().Turns()
		g.say("%s", turns[len(turns)-1].Text(g.Notation))
		g.show()
		return nil
	}
	answer, err := g.ask(ctx)
	if err != nil {
		return err
	}
	switch strings.ToLower(answer) {
	case "moves":
		for _, option := range g.Options() {
			g.say("%s", option.Text)
		}
	case "board":
		g.show()
	case "undo":
		before, ok := g.Undo()
		if !ok {
			g.say("there is nothing to take back")
			return nil
		}
		g.Table = before.(table.Table)
		g.show()
	case "hint":
		turn, thought := g.Adviser(ctx, g.Game())
		if ctx.Err() != nil {
			return program.ErrInterrupted
		}
		g.say("%s (%s)", turn.Text(g.Notation), thought)
	default:
		next, err := g.Say(answer)
		if err != nil {
			g.say("%s: %v", program.Printable(answer), err)
			return nil
		}
		g.Table = next
		g.show()
	}
	return nil
}

// ask returns the next answer of a person. It does not wait for one when the
// context is done.
func (g *lineGame) ask(ctx context.Context) (string, error) {
	type reply struct {
		text string
		err  error
	}
	replies := make(chan reply, 1)
	go func() {
		text, err := g.console.Command(g.prompt(), playHelp)
		replies <- reply{text, err}
	}()
	select {
	case r := <-replies:
		return r.text, r.err
	case <-ctx.Done():
		return "", program.ErrInterrupted
	}
}

// prompt returns the prompt, which is empty unless the output is a terminal.
func (g *lineGame) prompt() string {
	if g.console.IsTerminal() {
		return "> "
	}
	return ""
}

func (g *lineGame) say(format string, args ...any) {
	fmt.Fprintf(g.console.Out, format+"\n", args...)
}
