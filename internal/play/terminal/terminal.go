// Package terminal plays a game on a terminal or through a pipe. It declares the flags
// that mean the same in all games, and chooses the front.
package terminal

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
	"time"

	"github.com/charmbracelet/colorprofile"
	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/internal/file"
	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/internal/play/lines"
	"games.example/internal/play/screen"
	"games.example/internal/play/shelf"
)

// Flags holds the flags that mean the same in all games.
type Flags struct {
	Seed  command.SeedFlag
	Color command.ColorFlag

	plain, forget  bool
	pace           time.Duration
	record, resume string
	theme, signs   command.Word
	form           Form
	piped          play.Choices // as in the form
}

// Declare declares the flags, and groups all flags of the command. The argument chance
// names the things that the seed determines, such as "the throws".
func (f *Flags) Declare(cmd *cobra.Command, form Form, chance string) {
	f.form, f.piped = form, form.Piped
	flags := cmd.Flags()
	flags.BoolVar(&f.plain, "plain", false, "play line by line even on a terminal")
	flags.BoolVar(&f.forget, "no-keep", false, "do not keep an unfinished game for next time")
	command.Duration(flags, &f.pace, "pace", 500*time.Millisecond, "how long each step of a program stays visible, 0 for not at all")
	flags.StringVar(&f.record, "record", "", "write the game to a new `file`, or to the one that is resumed; further games go to other files, such as game-2.txt")
	flags.StringVar(&f.resume, "resume", "", "continue the game in a `file`")
	command.OneOf(cmd, &f.theme, "theme", "the colors of the screen (default: to suit the terminal's background)", "dark", "light", "mono")
	signs := "the signs on the board (default: symbols where the locale has them)"
	command.OneOf(cmd, &f.signs, "signs", signs, "symbols", "letters")
	if flags.Lookup("pieces") == nil { // in some games, the number of pieces
		command.OneOf(cmd, &f.signs, "pieces", signs, "symbols", "letters")
		_ = flags.MarkHidden("pieces")
	}
	f.Seed.Declare(flags, chance)
	f.Color.Declare(cmd)
	command.GroupFlags(cmd, form.groups()...)
}

func (f *Flags) look(out any) screen.Look {
	look := screen.Look{Environ: f.Color.Environ(out), Letters: f.signs == "letters" || f.signs == "" && !hasSymbols()}
	for _, theme := range play.Themes() {
		if string(f.theme) == theme.Name {
			look.Theme = theme
		}
	}
	return look
}

// hasSymbols reports whether the terminal can probably show signs beyond ASCII. Except
// on Windows, the locale must use UTF-8. The terminal must not be the Linux console,
// whose font has few signs.
func hasSymbols() bool {
	locale := strings.ToLower(cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_CTYPE"), os.Getenv("LANG")))
	isUnicode := strings.Contains(locale, "utf-8") || strings.Contains(locale, "utf8") || runtime.GOOS == "windows"
	return isUnicode && os.Getenv("TERM") != "linux"
}

// A Game is a game that a command plays.
type Game struct {
	// Name is the name of the program and of the directory for its unfinished game.
	Name string
	// Format is the format of the file names of its records. It has a place for a
	// number, as in game-%d.txt.
	Format string
	Setup  play.Setup
	// Choices holds the choices that the flags make.
	Choices play.Choices
	// Continued returns the choices that the flags make in an unfinished game with the
	// given choices, if that game changes their meaning. It may be nil.
	Continued func(unfinished play.Choices) play.Choices
	// Chosen reports whether flags have chosen the game. If so, no form is shown.
	Chosen bool
	// Usual holds the choices that replace defaults of the form.
	Usual play.Choices
	// Printed reports whether a game that is played line by line is printed as a record
	// when the player leaves it.
	Printed bool
	// Prepare does slow work for the game that the flags choose, unless an unfinished game
	// continues. ctx is done when somebody presses Ctrl-C. Prepare may be nil.
	Prepare func(ctx context.Context) error
}

// Answers returns the answers that a player can type in a game played line by line, for the
// help of a command.
func Answers(words *play.Words) string {
	return words.ShownAnswers() + `
Only a terminal has log, review and rules, numbers of the list, and the letters in
brackets, which are short for the words.
`
}

// OnScreen reports whether the command plays on the whole screen.
func (f *Flags) OnScreen(c *cobra.Command) bool {
	return !f.plain && screen.Available(c.InOrStdin(), c.OutOrStdout())
}

// Keeps reports whether the command keeps its game, and may continue an unfinished game.
func (f *Flags) Keeps(c *cobra.Command) bool {
	return !f.forget && command.IsTerminal(c.InOrStdin()) && command.IsTerminal(c.OutOrStdout())
}

// InPlace reports whether the game is written back to the file that it is resumed from.
func (f *Flags) InPlace() bool { return command.SameFile(f.record, f.resume) }

// Play plays the game and returns its last moment, or the zero Game if none began.
// Ctrl-C is an error, and so is input that ends before the game does.
func (f *Flags) Play(c *cobra.Command, game Game) (play.Game, error) {
	if f.pace < 0 {
		return play.Game{}, command.Misuse("--pace %v: expected 0 or more", f.pace)
	}
	record, err := command.NewRecord(f.record, f.resume)
	if err != nil {
		return play.Game{}, err
	}
	t := table{Flags: f, Game: game, cmd: c, shelf: shelf.New(record, game.Format)}
	t.shelf.Language = command.LanguageOf(c)
	defer t.shelf.Close()
	if f.OnScreen(c) {
		return t.playOnScreen()
	}
	return t.playByLines()
}

// A table is a game that is played on a terminal or through a pipe.
type table struct {
	*Flags
	Game
	cmd    *cobra.Command
	shelf  *shelf.Shelf
	before play.Choices // the choices of the last game
}

// resumed returns the game in the file of --resume, or the zero Game without that flag.
// The usual choices are for records that name no players.
func (t *table) resumed(usual play.Choices) (play.Game, error) {
	if t.resume == "" {
		return play.Game{}, nil
	}
	text, err := command.ReadInput(t.cmd, t.resume, file.MostBytes)
	if err != nil {
		return play.Game{}, err
	}
	choices := t.Choices
	if len(usual) > 0 {
		choices = merged(choices, play.Named(t.Setup, text), usual)
	}
	game, err := t.Setup.Read(text, choices, t.Seed.Seed())
	if err != nil {
		if errors.As(err, new(message.Located)) {
			return play.Game{}, command.Mistake("%s:%w", t.resume, err)
		}
		if _, wrong := t.Setup.Read(text, nil, t.Seed.Seed()); wrong == nil { // only the flags are wrong
			return play.Game{}, command.Misuse("%s: %w", t.resume, err)
		}
		return play.Game{}, command.Mistake("%s: %w", t.resume, err)
	}
	return game, t.agrees(game)
}

// agrees returns a misuse if the flags contradict the record that is resumed.
func (t *table) agrees(game play.Game) error {
	var contradict []string
	recorded := game.Choices()
	if err := t.idle(recorded); err != nil {
		return err
	}
	for _, row := range play.Offered(t.Setup, recorded) {
		if flag, ok := t.Choices[row.Name]; ok && flag != recorded[row.Name] {
			contradict = append(contradict, "--"+row.Name)
		}
	}
	if len(contradict) > 0 {
		return command.Misuse("%s: expected none, or as in %s", strings.Join(contradict, ", "), t.resume)
	}
	if seed, ok := game.Seed(); ok && !t.Seed.Drawn() && seed != t.Seed.Seed() {
		return command.Misuse("--seed %d: expected none, or the seed %d of %s", t.Seed.Seed(), seed, t.resume)
	}
	return nil
}

func (t *table) playByLines() (play.Game, error) {
	front := t.front()
	game, err := t.resumed(t.piped)
	ctx, stop := command.Interruptible(t.cmd)
	defer stop()
	if !game.IsZero() {
		front.Chosen = t.chosen(game.Choices())
	}
	if err == nil && !t.forget && front.Console.IsTerminal() {
		game, err = t.continued(ctx, front, game)
	}
	if err == nil && game.IsZero() {
		game, err = t.started(front)
	}
	if errors.Is(err, command.ErrQuit) {
		return play.Game{}, nil
	}
	if err != nil {
		return play.Game{}, err
	}
	last, err := front.Run(ctx, game)
	front.Print()
	return last, t.keepLast(last, command.EndedBefore(err, "game"), front.Unkept())
}

// front returns the front for a game that is played line by line.
func (t *table) front() *lines.Front {
	out := t.cmd.OutOrStdout()
	front := &lines.Front{
		Setup: t.Setup, Seed: t.Seed.Seed(), Drawn: t.Seed.Drawn(), Keeper: t.shelf, Printed: t.Printed,
		Console:  command.NewConsole(t.cmd.InOrStdin(), out),
		Complain: func(report string) { command.Complain(t.cmd, errors.New(report)) },
	}
	if t.Color.On(out) {
		front.Theme = cmp.Or(t.look(out).Theme, &play.Bare)
		front.Colors = colorprofile.Env(t.Color.Environ(out))
	}
	for _, alias := range t.form.Aliases {
		for _, flag := range alias.Flags {
			front.Flags = append(front.Flags, flag.row())
		}
	}
	front.Letters = t.signs == "letters"
	if front.Console.IsTerminal() {
		t.piped, front.Letters = nil, t.look(out).Letters
	}
	return front
}

// started returns a new game that is played line by line.
func (t *table) started(front *lines.Front) (play.Game, error) {
	choices := play.Complete(t.Setup, t.Choices, t.Usual, t.piped)
	if err := t.idle(choices); err != nil {
		return play.Game{}, err
	}
	if err := t.prepare(); err != nil {
		return play.Game{}, err
	}
	if !t.Chosen {
		front.Chosen = t.chosen(choices)
	}
	game, err := t.Setup.Start(choices, front.Seed)
	if err != nil {
		err = command.Misuse("%w", err)
	}
	return game, err
}

func (t *table) prepare() error {
	if t.Prepare == nil {
		return nil
	}
	ctx, stop := command.Interruptible(t.cmd)
	defer stop()
	err := t.Prepare(ctx)
	if ctx.Err() != nil {
		return command.ErrInterrupted
	}
	return err
}

func (t *table) playOnScreen() (play.Game, error) {
	settings := play.Settings{Seed: t.Seed.Seed(), Pace: t.pace, Motion: true, Keeper: t.shelf}
	resumed, err := t.resumed(nil)
	if err == nil && !t.forget {
		settings.Unfinished, settings.Unfit, settings.Notice = t.unfinished(resumed)
		settings.Continues = t.shelf.Place() != ""
	}
	if err != nil {
		return play.Game{}, err
	}
	if settings.Choices = play.Complete(t.Setup, t.Choices, t.Usual); !t.Chosen {
		settings.Choices = play.Complete(t.Setup, t.Choices, t.Usual, play.Playable(t.Setup, t.before))
	}
	if err := t.idle(settings.Choices); err != nil && resumed.IsZero() {
		return play.Game{}, err
	}
	if resumed.IsZero() && settings.Unfinished.IsZero() {
		if err := t.prepare(); err != nil {
			return play.Game{}, err
		}
	}
	session, due := play.New(t.Setup, settings), []play.Task(nil)
	if t.Chosen || !resumed.IsZero() {
		if session, due = session.Begin(resumed); session.Face() == play.Form {
			return play.Game{}, command.Misuse("%s", session.Notice())
		}
	}
	out := t.cmd.OutOrStdout()
	session, err = screen.Run(session, due, t.look(out), t.cmd.InOrStdin(), out)
	game := session.Game()
	if game.IsZero() {
		return play.Game{}, err
	}
	if seed, ok := game.Seed(); ok && t.Seed.Drawn() {
		fmt.Fprintf(out, game.Words().Seed+"\n", seed)
	}
	return game, t.keepLast(game, err, "")
}

// keepLast keeps the last moment of a game. It returns the error that ended the game,
// joined with any error of its own. On a terminal, it prints where the record is. It prints a
// message if an unfinished game is kept, unless the question before leaving the screen has
// said so. It does not repeat the report told of an earlier failure.
func (t *table) keepLast(game play.Game, err error, told string) error {
	unkept := t.shelf.KeepNow(game)
	if unkept != nil && t.shelf.Tell(unkept) == told {
		unkept = command.ErrTold
	}
	if saved := t.shelf.Saved(game); saved != "" && unkept == nil && command.IsTerminal(t.cmd.OutOrStdout()) {
		fmt.Fprintln(t.cmd.OutOrStdout(), saved)
	}
	asked := err == nil && t.OnScreen(t.cmd)
	if !asked && t.shelf.Place() != "" && unkept == nil && !game.Over() && game.Len() > 0 {
		fmt.Fprintln(t.cmd.OutOrStdout(), game.Words().Text("The game is kept: the next start offers to continue it."))
	}
	return errors.Join(err, unkept)
}
