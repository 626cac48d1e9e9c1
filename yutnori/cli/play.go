package cli

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/program/file"
	"games.example/program/screen"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/record"
	onscreen "games.example/yutnori/table"
)

// screenFlags holds the flags of play.
type screenFlags struct {
	rules  rulesFlags
	house  bool
	throws playFlags
	lang   program.Word
	coach  bool
	pace   time.Duration
	resume string
}

func newPlay(speak language) *cobra.Command {
	f := screenFlags{rules: rulesFlags{base: yutnori.Basic(2, 4)}, lang: program.Word(languageHere())}
	command := &cobra.Command{
		Use:   "play",
		Short: speak.Text("Play on the screen, against the computer or each other"),
		Long:  speak.Text(playLong),
		Example: `  yutnori play
  yutnori play --house --lang ko
  yutnori play --animals dog,cow --coach
  yutnori play --players 3 --computer none`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.play(c, speak) },
	}
	flags := command.Flags()
	program.OneOf(command, &f.lang, "lang", "`language` of the screens, the messages and this help", "en", "ko")
	flags.BoolVar(&f.house, "house", false, "the house game, which other flags can change")
	flags.BoolVar(&f.coach, "coach", false, "say what each of your moves cost")
	flags.DurationVar(&f.pace, "pace", 700*time.Millisecond, "how long each step of the computer stays visible; 0 shows no steps")
	flags.StringVar(&f.resume, "resume", "", "continue the last game of a `file` that --record has written")
	f.rules.declare(command)
	f.rules.declareVariants()
	f.throws.declare(command)
	flags.StringVar(&f.throws.record, "record", "", "write the game to a new `file`, for replay; further games go to others, as in game-2.txt")
	flags.Lookup("computer").DefValue = speak.Text("all but 0")
	_ = flags.MarkHidden("color") // the terminal and NO_COLOR decide
	explain(speak, command)
	program.Speak(command, program.Language(speak.Text))
	return command
}

const playLong = `Play on the whole screen, against the strong computer or as the flags say.
Every rule is a flag; players are numbered from 0. In the game, ? shows the help.`

// play plays on the screen until the player leaves.
func (f *screenFlags) play(c *cobra.Command, speak language) error {
	if f.pace < 0 {
		return program.Misuse("--pace %v: expected 0 or more", f.pace)
	}
	t, err := f.table(c, speak)
	if err != nil {
		return err
	}
	own, err := program.NewRecord(f.throws.record)
	if err != nil {
		return err
	}
	games := screen.Record{Record: own, Format: "yutnori-%d.txt", Text: f.text, Language: program.Language(speak.Text)}
	if err := games.Write(t); err != nil && !errors.Is(err, file.ErrBusy) {
		return program.Misuse("--record: %w", err)
	}
	settings := games.Settings()
	settings.Pace = f.pace
	last, err := screen.Run(t, settings, c.InOrStdin(), c.OutOrStdout())
	err = errors.Join(err, games.Write(last))
	if f.throws.seed.Drawn() && !c.Flags().Changed("throws") {
		fmt.Fprintf(c.OutOrStdout(), speak.Text("seed %d")+"\n", f.throws.seed.Seed())
	}
	return err
}

// text returns the record of a game.
func (f *screenFlags) text(game screen.Game) (string, error) {
	t := game.(onscreen.Table)
	seed := ""
	if number, ok := t.Seed(); ok {
		seed = strconv.FormatUint(number, 10)
	}
	sticks, err := f.throws.flat.sticks()
	return record.Game{Name: "play", Rules: t.Rules(), Sticks: sticks, Seed: seed, Start: t.Rules().Start(), Events: t.History()}.Text(), err
}

// table returns the game that the flags ask for. It fails if no terminal can
// show the game.
func (f *screenFlags) table(c *cobra.Command, speak language) (onscreen.Table, error) {
	if err := f.rules.setHouse(f.house); err != nil {
		return onscreen.Table{}, err
	}
	facts, err := f.rules.facts()
	if err != nil {
		return onscreen.Table{}, err
	}
	before, err := f.resumed(c, &facts)
	if err != nil {
		return onscreen.Table{}, err
	}
	source, err := f.throws.chance(c.Flags(), speak, facts)
	if err != nil {
		return onscreen.Table{}, err
	}
	rules, err := yutnori.NewRules(facts)
	if err != nil {
		return onscreen.Table{}, program.Misuse("%w", err)
	}
	throws := onscreen.Chance(rules, source.sticks, f.throws.seed.Seed())
	if source.script != nil {
		throws = onscreen.By(rules, source.script)
	}
	t := onscreen.New(rules, throws)
	t.Coach = f.coach
	if f.lang == "ko" {
		t.Language = onscreen.Korean
	}
	if err := f.sitDown(c, &t, source.sticks); err != nil {
		return t, err
	}
	if before != nil {
		t, err = t.Replay(before)
	}
	return t, err
}

// resumed returns the history of the game to resume, or nil if there is none.
// It replaces the facts with the record's facts, which must agree with the
// flags.
func (f *screenFlags) resumed(c *cobra.Command, facts *yutnori.Facts) ([]yutnori.Event, error) {
	if f.resume == "" {
		return nil, nil
	}
	text, err := program.ReadInput(c, f.resume, 64<<20)
	if err != nil {
		return nil, err
	}
	r, err := record.Read(text)
	switch {
	case errors.Is(err, record.ErrNoGame) && text == "":
		return nil, program.Misuse("%s: %w", f.resume, err)
	case err != nil:
		return nil, program.Mistake("%s:%w", f.resume, err)
	case r.Name != "play":
		return nil, program.Misuse("--resume %s: expected a game of yutnori play, not of yutnori %s", f.resume, r.Name)
	}
	recorded := r.Rules.Facts()
	if f.saysRules(c) && !slices.Equal(record.Flags(f.rules.base, *facts), record.Flags(f.rules.base, recorded)) {
		flags := cmp.Or(strings.Join(record.Flags(f.rules.base, recorded), " "), "no flags")
		return nil, program.Misuse("--resume %s: expected the rules of the record: %s", f.resume, program.Phrase(flags))
	}
	*facts = recorded
	if !c.Flags().Changed("flat") {
		f.throws.flat.probability = r.Sticks.Prob()
	}
	if seed := c.Flags().Lookup("seed"); r.Seed != "" && !seed.Changed {
		return r.Events, c.Flags().Set("seed", r.Seed)
	}
	return r.Events, nil
}

// saysRules reports whether the command line has flags for the rules.
func (f *screenFlags) saysRules(c *cobra.Command) bool {
	said := f.house
	for _, rule := range record.Rules {
		said = said || c.Flags().Changed(rule.Flag)
	}
	return said
}

// sitDown gives players to the program: all but the first, unless a flag lists
// the players.
func (f *screenFlags) sitDown(c *cobra.Command, t *onscreen.Table, sticks yutnori.YutSticks) error {
	computer := &f.throws.computer
	players, err := computer.players()
	if err != nil {
		return err
	}
	if !c.Flags().Changed("computer") {
		for player := 1; player < t.Rules().Players(); player++ {
			players = append(players, player)
		}
	}
	// Wrong flags are reported first, and a game is solved only if it can be
	// shown.
	if computer.level == bot.Perfect && !bot.Solvable(t.Rules()) {
		return program.Misuse("--level %v: %w", computer.level, bot.ErrNotSolved)
	}
	if !screen.Available(c.InOrStdin(), c.OutOrStdout()) {
		return program.Misuse("expected a terminal that can draw; yutnori basic and house play line by line")
	}
	strong := sync.OnceValue(func() bot.Adviser { // created at the first hint, since that takes a moment
		return bot.NewStrong(t.Rules(), sticks)
	})
	t.Adviser = func(state *yutnori.State) []float64 { return strong().Chances(state) }
	if len(players) == 0 && computer.level != bot.Perfect {
		return nil
	}
	made, err := computer.newBot(t.Rules(), sticks, c.ErrOrStderr())
	if err != nil {
		return err
	}
	for _, player := range players {
		t.Programs[player] = made
	}
	if adviser, ok := made.(bot.Adviser); ok {
		t.Adviser = adviser.Chances
	}
	return nil
}
