package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/internal/file"
	"games.example/internal/play"
	"games.example/internal/play/terminal"
	"games.example/rook"
	"games.example/rook/plugin"
	"games.example/rook/ui"
)

// playFlags holds the flags of the play command: the flags that all games share, and
// the flags that only rook has.
type playFlags struct {
	terminal.Flags
	start  rook.Position
	names  [2]string
	kinds  [2]string
	first  int
	strict bool
	data   string
}

func newPlay() *cobra.Command {
	f := playFlags{kinds: [2]string{ui.Human, ui.Random}}
	cmd := &cobra.Command{
		Use:   "play",
		Short: "Play a game",
		Long: `Play a game. On a terminal, play uses the whole screen. Elsewhere, and with
--plain, it plays line by line. The players take turns moving the rook R at least
one tile DOWN or RIGHT. Line by line, a person answers with a move or with one of
the words below.

` + terminal.Answers(ui.Setup{}.Words(nil)) + `
Line by line, an illegal move loses the game, unless --strict=false is given. On
the screen, it is refused, unless --strict is given. If a text is not a move,
rook asks again.

Level medium is smart, a program that plays at random until it has learned. Against
a person on a terminal, smart begins with what three short games have taught it, and
learns from each game that ends. It keeps its data in the user's data directory, such as
~/.local/share/rook. --data names another file, whose board is played unless --bounds
chooses another; with --data none, smart does not learn. With --seed or without a
terminal, smart learns only with --data.

exec:COMMAND is a player that is a program. For each move it reads a line such as

  {"state": {"D": 0, "R": 3}, "bounds": {"D": 4, "R": 4}, "data": {...}}

and has 5 seconds to print a move in JSON on a line. On the screen, what it prints
on standard error appears when the screen closes.`,
		Example: `  rook play
  rook play --level best --bounds 3x5
  rook play --level medium --data smart.json
  echo "while read -r board; do echo '{\"direction\": \"R\", \"tiles\": 1}'; done" > mine.sh
  rook play --p2 'exec:sh mine.sh' --record game.json
  rook play --p2 'exec:sh mine.sh' --resume game.json --record game.json`,
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.play(c) },
	}
	f.form().Declare(cmd)
	cmd.Flags().BoolVar(&f.strict, "strict", false, "an illegal move of a person loses (default: only line by line)")
	cmd.Flags().StringVar(&f.data, "data", "", "`file` with smart's data, to which your games are added, or none")
	f.Declare(cmd, f.form(), "the random moves")
	return cmd
}

// form returns the form, whose rows are flags.
func (f *playFlags) form() terminal.Form {
	player := func(cmd *cobra.Command, row play.Row) {
		declarePlayer(cmd, &f.kinds[row.Name[1]-'1'], row.Name, row.Words)
	}
	name := func(cmd *cobra.Command, row play.Row) {
		cmd.Flags().StringVar(&f.names[row.Name[4]-'1'], row.Name, row.Values[0].Name, row.Help)
	}
	return terminal.Form{
		Rows: ui.Setup{}.Rows(nil), Piped: play.Choices{"bounds": "4x4"}, Rules: []string{"strict"}, Records: []string{"data"},
		Open: map[string]terminal.Open{
			"p1": player, "p2": player, "name1": name, "name2": name,
			"bounds": func(cmd *cobra.Command, _ play.Row) { declareBounds(cmd.Flags(), &f.start.Bounds) },
			"first": func(cmd *cobra.Command, row play.Row) {
				command.Int(cmd.Flags(), &f.first, row.Name, 1, 1, 2, row.Help)
			},
			"state": func(cmd *cobra.Command, row play.Row) {
				cmd.Flags().TextVar(&f.start.State, row.Name, rook.State{}, row.Help)
			},
		},
		Aliases: []terminal.Alias{{
			Flags: []terminal.AliasFlag{
				{Name: "computer", Help: "the players that are programs", Default: "2", Words: []string{"1", "2", "both", "none"}},
				{Name: "level", Help: "how well these programs play", Default: ui.Random, Words: ui.Levels(), Spoken: ui.Spoken},
			},
			Rows:    []string{"p1", "p2"},
			Choices: programs,
		}},
	}
}

// programs returns the choices that --computer and --level make.
func programs(words []string, given func(flag string) bool) (play.Choices, error) {
	computer, level := words[0], words[1]
	if computer == "none" && given("level") {
		return nil, fmt.Errorf("--level %s: no player has a level: expected a program as player 1 or 2", cmp.Or(ui.Spoken[level], level))
	}
	choices := play.Choices{}
	for _, number := range []string{"1", "2"} {
		choices["p"+number] = ui.Human
		if computer == number || computer == "both" {
			choices["p"+number] = level
		}
	}
	return choices, nil
}

// leveled returns the choices of players that the flags make if an unfinished game with
// the given choices continues. A level without --computer is for the programs of that game.
// In a game of two people, it makes the second one a program, so leveled returns nil.
func leveled(c *cobra.Command, choices, unfinished play.Choices) play.Choices {
	people := unfinished["p1"] == ui.Human && unfinished["p2"] == ui.Human
	if people || !c.Flags().Changed("level") || c.Flags().Changed("computer") {
		return nil
	}
	sides := play.Choices{}
	for _, player := range []string{"p1", "p2"} {
		sides[player] = ui.Human
		if unfinished[player] != ui.Human {
			sides[player] = choices["p2"] // the program without --computer
		}
	}
	return sides
}

// play plays the games that the flags choose.
func (f *playFlags) play(c *cobra.Command) error {
	choices, err := f.choices(c)
	if err != nil {
		return err
	}
	usual, err := f.usual(c)
	if err != nil {
		return err
	}
	chosen := len(choices) > 0 || f.hasData(c)
	if c.Flags().Changed("strict") {
		choices[ui.Lenient] = map[bool]string{false: "yes", true: "no"}[f.strict]
	}
	others := outsiders{stderr: c.ErrOrStderr(), onScreen: f.OnScreen(c)}
	setup := ui.Setup{
		Strict:   f.strict || !f.OnScreen(c) && !c.Flags().Changed("strict"),
		Titled:   onTerminal(c),
		Recall:   func(bounds rook.Bounds, person bool) (ui.Knowledge, error) { return f.recall(c, bounds, person) },
		Program:  others.start,
		Fits:     func(bounds rook.Bounds) (int, bool) { return isDrawn(c.OutOrStdout(), bounds) },
		TellSeed: f.Seed.Drawn() && !onTerminal(c), // on a terminal, Play prints the seed
	}
	game, err := f.Play(c, terminal.Game{
		Name: "rook", Format: "rook-%d.json", Setup: setup, Choices: choices, Chosen: chosen,
		Usual: usual, Continued: func(unfinished play.Choices) play.Choices { return leveled(c, choices, unfinished) },
	})
	if !game.IsZero() && game.Over() {
		if learn := game.Think(); learn != nil { // when the player left, smart had not learned yet
			err = errors.Join(err, learn(context.Background()).Err())
		}
	}
	if !errors.Is(err, command.ErrInterrupted) { // after an interrupt, the players' programs end when this program ends
		others.close()
	}
	others.complain(c.ErrOrStderr())
	return err
}

// outsiders are the players that are programs of other people.
type outsiders struct {
	started    []*plugin.Strategy
	stderr     io.Writer // receives the standard error of the programs
	onScreen   bool
	complaints *os.File // the standard error of the programs, which would write over the screen
}

// start returns a program that plays a game.
func (o *outsiders) start(game *rook.Game, cmd string) ui.Program {
	if o.onScreen && o.complaints == nil {
		o.stderr = io.Discard
		if file, err := os.CreateTemp("", "rook"); err == nil {
			o.stderr, o.complaints = file, file
		}
	}
	o.started = append(o.started, plugin.New(game, cmd, o.stderr))
	return o.started[len(o.started)-1]
}

func (o *outsiders) close() {
	for _, strategy := range o.started {
		strategy.Close()
	}
}

// complain prints the standard error that the screen has hidden.
func (o *outsiders) complain(out io.Writer) {
	if o.complaints == nil {
		return
	}
	if _, err := o.complaints.Seek(0, io.SeekStart); err == nil {
		_, _ = io.Copy(out, o.complaints)
	}
	_ = o.complaints.Close()
	_ = os.Remove(o.complaints.Name())
}

// choices returns the choices that the flags make. It returns a misuse if the flags
// contradict each other, or contradict the game that is resumed.
func (f *playFlags) choices(c *cobra.Command) (play.Choices, error) {
	given := c.Flags().Changed
	choices, err := f.form().Choices(c)
	if err != nil {
		return nil, err
	}
	if given("resume") {
		if err := f.continues(c); err != nil {
			return nil, err
		}
	}
	for i, name := range f.names {
		if name == "" {
			return nil, command.Misuse("--name%d %q: expected a name", i+1, name)
		}
	}
	if f.names[0] == f.names[1] {
		return nil, command.Misuse("--name1 %q and --name2 %q: expected two different names", f.names[0], f.names[1])
	}
	if f.first == 2 { // perhaps because the record says so
		choices["first"] = "2"
	}
	return choices, nil
}

// usual returns the board of a game if no flag chooses it: the board of smart's data. It
// returns an error if smart cannot learn into the file of --data.
func (f *playFlags) usual(c *cobra.Command) (play.Choices, error) {
	if !f.hasData(c) {
		return nil, nil
	}
	choices, bounds := play.Choices{}, f.start.Bounds
	if !c.Flags().Changed("bounds") && !c.Flags().Changed("resume") {
		if smart, err := newDataFile(f.data, rook.Bounds{}, nil).read(); err == nil {
			bounds = smart.Bounds()
			choices["bounds"] = bounds.String()
		}
	}
	_, err := learningInto(newDataFile(f.data, bounds, nil))
	return choices, err
}

// continues sets flags from the record that --resume names. It returns a misuse if
// flags contradict the record.
func (f *playFlags) continues(c *cobra.Command) error {
	path := c.Flags().Lookup("resume").Value.String()
	game, err := readGame(c, path)
	if err != nil {
		return err
	}
	recorded := game.Players()
	if !c.Flags().Changed("first") && (recorded[0] == f.names[1] || recorded[1] == f.names[0]) {
		f.first = 2 // player 2 began the game
	}
	if f.first == 2 {
		slices.Reverse(recorded[:])
	}
	start := game.Initial()
	for _, flag := range []struct{ name, recorded string }{
		{"bounds", start.Bounds.String()}, {"state", start.State.String()}, {"name1", recorded[0]}, {"name2", recorded[1]},
	} {
		if given := c.Flag(flag.name); given.Changed && given.Value.String() != flag.recorded {
			return command.Misuse("--%s %q: the game in %s has %q", flag.name, given.Value, path, flag.recorded)
		}
	}
	f.names, f.start = recorded, start
	return nil
}

// recall returns the knowledge that smart has about games with the given bounds, and a
// function that lets smart learn. If --data names a file, smart keeps its data there.
// If neither --data nor --seed is given and a person plays on a terminal, smart keeps
// its data in the user's data directory, and begins as ui.Beginner. Otherwise smart has
// no data and does not learn.
func (f *playFlags) recall(c *cobra.Command, bounds rook.Bounds, person bool) (known ui.Knowledge, err error) {
	if f.hasData(c) {
		known, err = learningInto(newDataFile(f.data, bounds, nil))
		known.Named = true
		return known, err
	}
	known.Smart, _ = rook.NewSmart(bounds, nil) // valid bounds
	if c.Flags().Changed("data") || !f.Seed.Drawn() || !person || !onTerminal(c) || bounds.Tiles() > rook.MaxTiles {
		return known, nil
	}
	path, err := file.InData(keptName(bounds))
	if err == nil {
		data := newDataFile(path, bounds, nil)
		data.beginner = true
		var learning ui.Knowledge
		if learning, err = learningInto(data); err == nil {
			return learning, nil
		}
	}
	err = command.Errorf("%w; smart does not learn", err)
	if f.OnScreen(c) {
		known.Note = command.Printable(err.Error())
	} else {
		command.Complain(c, err)
	}
	return known, nil
}

// onTerminal reports whether both input and output are terminals.
func onTerminal(c *cobra.Command) bool {
	return command.IsTerminal(c.InOrStdin()) && command.IsTerminal(c.OutOrStdout())
}

// hasData reports whether --data names a file.
func (f *playFlags) hasData(c *cobra.Command) bool {
	return c.Flags().Changed("data") && f.data != "none"
}

// learningInto returns the knowledge in a data file, to which smart adds as it learns.
func learningInto(data *dataFile) (known ui.Knowledge, err error) {
	known.Learn = func(game *rook.Game) (*rook.Smart, error) {
		return data.learn(func(smart *rook.Smart) error { return smart.Learn(game) })
	}
	known.Smart, err = data.open()
	return known, err
}
