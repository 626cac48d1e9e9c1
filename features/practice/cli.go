package practice

import (
	"cmp"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"games.example/features/judge"
	"games.example/internal/command"
	"games.example/internal/printable"
	"games.example/internal/protocol"
)

// Run executes the command line args, without the program's name, and returns
// the exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	practice := &cobra.Command{
		Use:   "practice",
		Short: "Build a board game yourself, in any language, one scenario after another",
		Long: `Build a board game yourself, in any language, one scenario after another. practice new
writes a program to start from. practice yutkata plays the scenarios of yutkata against
your program until one fails. Without a command, practice lists the games.`,
		Example: `  practice new yutkata
  ` + playing(Games()[0]),
		Args: command.KnownCommand,
		RunE: list,
	}
	plays := []*cobra.Command{newNew()}
	for _, game := range Games() {
		plays = append(plays, newPlay(game))
	}
	command.Commands(practice, "Practice", plays...)
	command.Commands(practice, command.ToCheck, newDuel(), newHunt(), judge.NewCommand())
	command.Commands(practice, command.ToMeasure, newList(), newLog())
	command.Commands(practice, command.ForPrograms, newSchema(), newServe())
	return command.Run(practice, args, stdin, stdout, stderr)
}

// playing returns the command that plays a game with the learner's first program.
func playing(game Game) string {
	return fmt.Sprintf("practice %s '%s'", game.Name, languages[0].commandOf(game))
}

func newList() *cobra.Command {
	return &cobra.Command{
		Use:   "list",
		Short: "List the games, their stages, and the best results in the current folder",
		Long: `List the games, their stages, and the best results in the current folder. A step is a
scenario that asks for new code.`,
		Example: "  practice list",
		Args:    command.NoArguments,
		RunE:    list,
	}
}

// list prints the games, their stages and the best results in the current folder.
// Scenarios that need no new code do not count as steps.
func list(c *cobra.Command, _ []string) error {
	out := c.OutOrStdout()
	for _, game := range Games() {
		all, err := scenariosOf(game.Folder)
		if err != nil {
			return err
		}
		left := ""
		if count := len(skipped.of(game.Name)); count > 0 {
			left = fmt.Sprintf(", %d skipped", count)
		}
		fmt.Fprintf(out, "%s: %d of %d scenarios in this folder%s; %s\n",
			game.Name, bests.of(game.Name), len(all), left, printable.Count(stepsOf(all), "step"))
		for _, stage := range stagesOf(all) {
			fmt.Fprintf(out, "%10s  %3d scenarios  %s\n", printable.Count(stepsOf(stage), "step"), len(stage), stage[0].stageName())
		}
	}
	fmt.Fprintf(out, "\n%s plays a game; practice --help prints the other commands.\n", playing(Games()[0]))
	return nil
}

// playFlags holds the flags of a command that plays scenarios.
type playFlags struct {
	*run
	watch        bool
	dir, timeout string
	skips        []string
	seed         command.SeedFlag
}

func newPlay(game Game) *cobra.Command {
	f := playFlags{run: &run{Game: game}}
	c := &cobra.Command{
		Use:   game.Name + " COMMAND",
		Short: "Play the scenarios of " + game.Name + " against your program until one fails",
		Long: fmt.Sprintf(`Play the scenarios of %[1]s against your program until one fails. COMMAND starts the
program, which reads requests from standard input, a JSON object on each line, and
answers each with a JSON object on a line. The failing scenario is printed with the
expected value, the requests (>) and the answers (<). practice schema %[1]s describes
them.

The status is 0 if all scenarios pass.`, game.Name),
		Example: fmt.Sprintf("  practice new %s\n  %s\n  %[2]s --hint --watch", game.Name, playing(game)),
		Args:    arguments(1, 1, "the command that starts your program, in quotes, as in '"+languages[0].commandOf(game)+"'"),
		RunE:    f.start,
	}
	flags := c.Flags()
	flags.BoolVar(&f.all, "all", false, "play every scenario, and print a line for each stage")
	flags.StringVar(&f.only, "only", "", "play only scenarios with this `name`: a stage, a file, a line as in catching.feature:5, or words of a title")
	flags.BoolVar(&f.hint, "hint", false, "print the rule that the failing scenario is about, and the board")
	flags.StringVar(&f.junit, "junit", "", "write the results as JUnit XML to a `file`")
	flags.StringVar(&f.logFile, "log", "", "append a line for each run to a `file`, which practice log draws")
	flags.StringArrayVar(&f.skips, "skip", nil, "leave out `scenarios`, named as for --only, in this and later runs; none forgets them")
	flags.BoolVar(&f.watch, "watch", false, "play again whenever a file changes")
	flags.StringVar(&f.dir, "dir", ".", "the `directory` whose files are watched")
	f.seed.Declare(flags, "the random order after success")
	flags.StringVar(&f.timeout, "timeout", "5s", "the longest `time` to wait for an answer; the first answer may take three times as long")
	return c
}

// start plays the scenarios once, or whenever a file changes.
func (f *playFlags) start(c *cobra.Command, args []string) error {
	r := f.run
	r.command, r.out, r.stderr, r.seed = args[0], c.OutOrStdout(), c.ErrOrStderr(), f.seed.Seed()
	if err := f.check(c); err != nil {
		return err
	}
	ctx, stop := command.Interruptible(c)
	defer stop()
	if !f.watch {
		return r.play(ctx)
	}
	return watching(ctx, f.dir, r.command, r.logFile, r.out, func() {
		if command.IsTerminal(r.out) {
			fmt.Fprint(r.out, "\x1b[H\x1b[2J")
		}
		if err := r.play(ctx); err != nil && !errors.Is(err, command.ErrTold) && !errors.Is(err, command.ErrInterrupted) {
			command.Complain(c, err)
		}
	})
}

// check reads the values of the flags, and keeps the skipped scenarios.
func (f *playFlags) check(c *cobra.Command) error {
	if c.Flags().Changed("only") && strings.TrimSpace(f.only) == "" {
		return f.nothing()
	}
	for _, name := range []string{"junit", "log", "dir"} {
		if flag := c.Flags().Lookup(name); flag.Changed && flag.Value.String() == "" {
			return command.Misuse("--%s: expected a value", name)
		}
	}
	err := cmp.Or(canBeWritten("--junit", f.junit), canBeWritten("--log", f.logFile))
	if err == nil {
		err = f.skip(f.skips)
	}
	if err != nil {
		return err
	}
	if f.run.timeout, err = seconds(f.timeout); err != nil {
		return err
	}
	if info, err := os.Stat(f.dir); err != nil || !info.IsDir() {
		return command.Misuse("--dir: %s: not a directory", f.dir)
	}
	return nil
}

// nothing returns the error for a selection that matches no scenario. If a stage has a
// similar name, the error suggests it.
func (r *run) nothing() error {
	all, err := scenariosOf(r.Folder)
	var stages []string
	for _, s := range all {
		stages = append(stages, s.stageName())
	}
	file, _, _ := strings.Cut(r.only, ".feature")
	if likely := command.Likely(file, stages); err == nil && strings.TrimSpace(file) != "" && likely != "" {
		return command.Misuse("--only: no scenario matches %q, did you mean %q?", r.only, likely)
	}
	return command.Misuse("--only: no scenario matches %q", r.only)
}

// arguments accepts between least and most arguments, which must not be blank.
func arguments(least, most int, expected string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		blank := func(arg string) bool { return strings.TrimSpace(arg) == "" }
		if len(args) < least || len(args) > most || slices.ContainsFunc(args, blank) {
			return command.Misuse("expected %s", expected)
		}
		return nil
	}
}

// oneGame accepts one argument, the name of a game.
var oneGame = arguments(1, 1, "a game: "+command.Either(gameNames()))

// canBeWritten returns an error if the path of a flag is a directory, or if its
// directory is missing. An empty path is accepted.
func canBeWritten(flag, path string) error {
	if path == "" {
		return nil
	}
	if info, err := os.Stat(filepath.Dir(path)); err != nil || !info.IsDir() {
		return command.Misuse("%s: %s: expected a file in a directory that exists", flag, path)
	}
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return command.Misuse("%s: %s: expected a regular file", flag, path)
	}
	return nil
}

// seconds reads a duration. A number without a unit is in seconds.
func seconds(text string) (time.Duration, error) {
	duration, err := command.ParseDuration(text)
	if number, failed := command.ParseFloat(text); failed == nil {
		duration, err = command.ParseDuration(strconv.FormatFloat(number, 'f', -1, 64) + "s")
	}
	if err != nil || duration <= 0 {
		return 0, command.Misuse("--timeout: %s: expected seconds, more than 0", text)
	}
	return duration, nil
}

// withGame returns a function for a command. It calls do with the game that the first
// argument names, and with the other arguments.
func withGame(do func(c *cobra.Command, game Game, args []string) error) func(*cobra.Command, []string) error {
	return func(c *cobra.Command, args []string) error {
		for _, game := range Games() {
			if game.Name == args[0] {
				return do(c, game, args[1:])
			}
		}
		return command.Misuse("%q is not a game: expected %s", args[0], command.Either(gameNames()))
	}
}

func gameNames() (names []string) {
	for _, game := range Games() {
		names = append(names, game.Name)
	}
	return names
}

//go:embed schemas
var schemas embed.FS

func newSchema() *cobra.Command {
	return &cobra.Command{
		Use:   "schema GAME",
		Short: "Print the protocol of a game as a JSON Schema",
		Long: `Print the protocol of a game as a JSON Schema (draft 2020-12): the requests of practice,
and the answers of a program.`,
		Example: "  practice schema rook > rook.json",
		Args:    oneGame,
		RunE: withGame(func(c *cobra.Command, game Game, _ []string) error {
			text, _ := schemas.ReadFile("schemas/" + game.Name + ".json") // embedded
			_, err := c.OutOrStdout().Write(text)
			return err
		}),
	}
}

func newServe() *cobra.Command {
	var broken string
	var number int
	c := &cobra.Command{
		Use:   "serve GAME",
		Short: "Answer requests as a program that plays by the rules",
		Long: `Answer requests as the reference program, which plays by the rules. Each line of
standard input is a request, and each line of output an answer. practice schema
describes them. practice hunt GAME --list lists the rules that --broken can break.`,
		Example: `  echo '{"do":"new","bounds":{"D":4,"R":4},"players":["Ann","Bob"]}' | practice serve rook
  practice yutkata 'practice serve yutkata'`,
		Args: oneGame,
		RunE: withGame(func(c *cobra.Command, game Game, _ []string) error {
			rules := game.broken()
			if c.Flags().Changed("number") {
				broken = append(rules, brokenRule{})[ruleOf(rules, number)].name
			} else if broken != "" && !slices.ContainsFunc(rules, func(rule brokenRule) bool { return rule.name == broken }) {
				return command.Misuse("--broken: %s cannot break %q: practice hunt %[1]s --list lists its rules", game.Name, broken)
			}
			return serve(c.InOrStdin(), c.OutOrStdout(), game.Reference(broken))
		}),
	}
	c.Flags().StringVar(&broken, "broken", "", "break the `rule` with this name")
	command.Int(c.Flags(), &number, "number", 0, 0, math.MaxInt, "break a rule by its `number`, as hunt does")
	return c
}

// serve answers each line of input as the protocol requires.
func serve(in io.Reader, out io.Writer, answer protocol.Answer) error {
	for requests := command.NewLines(in, longestAnswer); ; {
		request, err := requests.Next()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		}
		observation, err := answer([]byte(request))
		refusal, refused := errors.AsType[*protocol.Refusal](err)
		switch {
		case refused:
			observation = map[string]string{"refused": refusal.Why}
		case errors.As(err, new(*json.SyntaxError)):
			return command.Errorf("the request: wrong JSON: expected one JSON object a line, found %s", cmp.Or(cut(request), "an empty line"))
		case errors.As(err, new(*json.UnmarshalTypeError)):
			return command.WrongJSON("the request", err)
		case err != nil:
			return command.Errorf("%w: expected a request, one JSON object a line", err)
		}
		if err := json.NewEncoder(out).Encode(observation); err != nil {
			return err
		}
	}
}
