package cli

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutkata"
)

// playFlags holds the flags of play.
type playFlags struct {
	rules          gameFlags
	seed           program.SeedFlag
	throws         string
	computers      []string
	level          program.Word
	notes          bool
	record, resume string
}

func newPlay() *cobra.Command {
	flags := playFlags{level: sensible}
	play := &cobra.Command{
		Use:   "play",
		Short: "Play a game",
		Long: `Play a game. The program prints the board and whose turn it is, and reads
commands:

` + commands + `
On a terminal it prompts and numbers the spaces: 5m is an obstacle where a player
misses a turn, 9<3 one from which a token moves back 3 spaces. Elsewhere it prints
a transcript in the kata's form, which replay can check.`,
		Example: `  yutkata play --computer B
  yutkata play --players 3 --wrap --obstacle 5:miss --obstacle 9:back:3
  yutkata play --record game.txt
  yutkata play --resume game.txt --record game.txt`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return flags.play(c) },
	}
	flags.rules.declare(play.Flags())
	flags.seed.Declare(play.Flags(), "the throws")
	play.Flags().StringVar(&flags.throws, "throws", "", "scripted throws instead of random ones, `xxxo,xxxx,...`")
	play.Flags().StringArrayVar(&flags.computers, "computer", nil, "`player` that the program plays; may be repeated")
	program.OneOf(play, &flags.level, "level", "how well the program plays", sensible, perfect)
	play.Flags().BoolVar(&flags.notes, "notes", false, "end lines of the transcript with notes on what happened")
	play.Flags().StringVar(&flags.record, "record", "", "write the transcript to a new `file`, or to the one that is resumed")
	play.Flags().StringVar(&flags.resume, "resume", "", "continue the game of the transcript in a `file`")
	return play
}

const commands = `  t, throw, Player.Throw()             throw the sticks
  A1, move A1, Player.Move(A1)         move a token
  tokens, PlayerATokens                say where a player's tokens are
  board, board.displayBoard()          print the board with commas
  help                                 print these lines
  quit                                 leave the game
`

// play plays a game with the flags.
func (f *playFlags) play(c *cobra.Command) error {
	past, err := f.past(c)
	if err != nil {
		return err
	}
	p, err := f.playing(c, past)
	if err != nil {
		return err
	}
	if p.console.record, err = program.ContinueRecord(f.record, f.resume); err != nil {
		return err
	}
	p.console.write(append([]string{past.header.line(f.others()...)}, past.lines...)...)
	p.console.show(p.game, past.position(p.game)...)
	p.console.keep()
	err = errors.Join(p.run(), p.console.save())
	if p.console.IsTerminal() && f.throws == "" && f.seed.Drawn() {
		fmt.Fprintf(p.console.Out, "seed %d\n", *past.header.seed)
	}
	return err
}

// past returns the record that is resumed, or an empty record.
func (f *playFlags) past(c *cobra.Command) (*record, error) {
	past := &record{header: header{rules: f.rules}}
	if f.resume != "" {
		var err error
		if past, err = readRecord(c, f.resume, f.rules); err != nil {
			return nil, err
		}
	}
	if c.Flags().Changed("throws") {
		return past, nil
	}
	if recorded := past.header.seed; recorded == nil {
		seed := f.seed.Seed()
		past.header.seed = &seed
	} else if !f.seed.Drawn() && f.seed.Seed() != *recorded {
		return nil, program.Misuse("--seed %d: expected none, or the seed %d of %s", f.seed.Seed(), *recorded, f.resume)
	}
	return past, nil
}

// playing returns a game that continues the record.
func (f *playFlags) playing(c *cobra.Command, past *record) (*playing, error) {
	throws, err := f.thrower(c, past)
	if err != nil {
		return nil, err
	}
	game, err := past.header.rules.game(yutkata.Throws(throws))
	if err != nil {
		return nil, err
	}
	if f.resume == "" {
		for _, report := range positionReports(game) {
			past.lines = append(past.lines, "$"+report.text)
		}
	}
	game.Resume(past.state)
	computers, err := f.choosers(c, game)
	if err != nil {
		return nil, err
	}
	console := newConsole(c.InOrStdin(), c.OutOrStdout())
	console.notes = f.notes
	console.complain = func(err error) { program.Complain(c, err) }
	return &playing{game: game, computers: computers, console: console}, nil
}

// thrower returns the scripted or the random throws. A game that is resumed
// continues after the throws of its record.
func (f *playFlags) thrower(c *cobra.Command, past *record) (yutkata.Thrower, error) {
	if c.Flags().Changed("throws") {
		return parseThrows(f.throws)
	}
	thrower := yutkata.RandomThrower(rand.New(rand.NewPCG(*past.header.seed, 0)))
	for range past.throws {
		if _, err := thrower(); err != nil {
			return nil, err
		}
	}
	return thrower, nil
}

func parseThrows(text string) (yutkata.Thrower, error) {
	var throws []yutkata.Sticks
	for text := range strings.SplitSeq(text, ",") {
		sticks, err := yutkata.ParseSticks(strings.TrimSpace(text))
		if err != nil {
			return nil, program.Misuse("--throws %q: expected four of x and o for each throw, as in xxxo,oooo", text)
		}
		throws = append(throws, sticks)
	}
	return yutkata.Script(throws...), nil
}

// choosers returns the choosers of the computer's players, by their numbers.
func (f *playFlags) choosers(c *cobra.Command, game *yutkata.Game) (map[int]yutkata.Chooser, error) {
	choosers := map[int]yutkata.Chooser{}
	levels := levels{command: c, game: game}
	for _, name := range f.computers {
		player, err := parsePlayer(game, "computer", name)
		if err != nil {
			return nil, err
		}
		if choosers[player], err = levels.chooser(string(f.level)); err != nil {
			return nil, err
		}
	}
	return choosers, nil
}

// others returns the flags in a header that are not part of the rules.
func (f *playFlags) others() (flags []string) {
	for _, player := range f.computers {
		flags = append(flags, "--computer "+strings.TrimSpace(player))
	}
	if len(f.computers) > 0 && f.level != sensible {
		flags = append(flags, "--level "+string(f.level))
	}
	if f.notes {
		flags = append(flags, "--notes")
	}
	return flags
}
