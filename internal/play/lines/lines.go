// Package lines plays a game line by line: for pipes, for terminals that cannot draw,
// and for players who prefer lines. It does not depend on any game.
package lines

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/charmbracelet/colorprofile"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/internal/printable"
)

// A Front plays games line by line.
type Front struct {
	Setup play.Setup
	Seed  uint64 // the seed of the first game; each further game has its own seed
	// Drawn reports whether the seed was drawn at random. If so, a terminal shows the
	// seed after each game, unless a printed record names it.
	Drawn   bool
	Console *command.Console
	// Theme and Colors determine the colors of the boards. Their zero values mean none.
	Theme  *play.Theme
	Colors colorprofile.Profile
	// Letters reports whether the boards are limited to ASCII.
	Letters bool
	// Flags holds rows for further flags with which a game starts. They have no values, only
	// words.
	Flags []play.Row
	// Keeper keeps the game after every change. It must not be nil.
	Keeper play.Keeper
	// Printed reports whether the record of a game is printed when another game begins, and
	// by Print.
	Printed bool
	// Chosen holds the lines about the choices for the first game, which a terminal shows.
	Chosen []string
	// Complain prints the reason why the keeper could not keep a game. The same reason is
	// not printed for each move.
	Complain func(report string)

	game     play.Game
	score    play.Score // of the earlier games
	proposed string     // the action that the last hint proposes, or "" after an action
	listed   bool       // whether the options are listed since the last action
	asked    bool       // whether a player has typed a line
	unkept   string     // the reason why the last moment was not kept, or ""
}

// Run plays a game until it ends or the player leaves it. On a terminal, the player can
// play again or take the last action back after the end of a game. Run returns the last
// moment of the last game. The error is command.ErrEndOfInput if the input ends during a
// game, command.ErrInterrupted after an interrupt, and otherwise the error of the game or
// of its output.
func (f *Front) Run(ctx context.Context, game play.Game) (last play.Game, err error) {
	f.game = game
	if f.Console.IsTerminal() && !game.Over() {
		f.say(append([]string{game.Words().FormTitle}, f.Chosen...)...)
		if !game.Match().IsWatched() {
			f.say(game.Words().Opening)
		}
	}
	for {
		err := f.play(ctx)
		if seed, ok := f.game.Seed(); ok && f.Drawn && !f.Printed && !game.Over() && f.Console.IsTerminal() {
			f.say(fmt.Sprintf(f.game.Words().Seed, seed))
		}
		switch {
		case errors.Is(err, command.ErrQuit):
			return f.game, nil
		case err != nil, !f.asked, !f.Console.IsTerminal():
			return f.game, err
		}
		next, err := f.again(ctx)
		if next.IsZero() || err != nil {
			return f.game, err
		}
		f.game = next
	}
}

func (f *Front) play(ctx context.Context) error {
	f.show(play.Game{})
	for {
		err := f.game.Err()
		switch think := f.game.Think(); {
		case err != nil:
		case think != nil:
			if next := think(ctx); ctx.Err() == nil {
				f.move(next)
			}
		case f.game.Over():
			return nil
		default:
			err = f.answer(ctx)
		}
		if err == nil && ctx.Err() != nil {
			err = command.ErrInterrupted
		}
		if err = cmp.Or(err, command.WriteError(f.Console.Out)); err != nil {
			return err
		}
	}
}

// answer reads a line from the player on turn and carries it out.
func (f *Front) answer(ctx context.Context) error {
	prompt := ""
	if f.Console.IsTerminal() {
		prompt = f.game.Prompt()
	}
	text, err := f.Ask(ctx, prompt)
	if err != nil {
		return err
	}
	f.asked = true
	return f.obey(ctx, f.game.Words().Command(text, f.Console.IsTerminal()))
}

// obey carries out a line that the player on turn has typed.
func (f *Front) obey(ctx context.Context, text string) error {
	if answer, ok := f.game.Answer(text); ok {
		f.say(answer...)
		return nil
	}
	if f.Console.IsTerminal() {
		if show := map[string]func(context.Context) error{"rules": f.rules, "log": f.log, "review": f.reviewed}[text]; show != nil {
			f.proposed = "" // the hint scrolls away
			return show(ctx)
		}
	}
	switch text {
	case "":
		if next, err := f.game.Say(f.proposed); err == nil && (f.proposed != "" || f.Console.IsTerminal()) {
			f.move(next)
		}
	case "moves":
		f.list()
	case "board":
		f.show(play.Game{})
	case "undo":
		f.moveIf(f.game.Words().NothingTo, f.undo)
	case "resign":
		f.moveIf(f.game.Words().Text("Only a running game for two can be resigned."), f.game.Resign)
	case "hint":
		f.hint(ctx)
	case "help":
		f.help()
	case "quit":
		return command.ErrQuit
	default:
		return f.act(ctx, text)
	}
	return nil
}

// act carries out a line that is none of the commands: an action, the number of an option, or
// the key of a command on the screen.
func (f *Front) act(ctx context.Context, text string) error {
	if command := f.extended(text); command != "" {
		f.proposed = "" // the hint scrolls away
		f.say(f.game.Words().Format("%s: a command is one word: expected %s", printable.Excerpt(text), command))
		return nil
	}
	next, err := f.game.Say(text)
	if chosen := f.numbered(text); err != nil && chosen >= 0 {
		next, err = f.game.Play(chosen), nil
	}
	if keyed := f.game.Words().Keyed(text); err != nil && keyed != "" && f.Console.IsTerminal() {
		return f.obey(ctx, keyed)
	}
	if err != nil {
		f.refuse(text, err)
	} else {
		f.move(next)
	}
	return nil
}

// help prints the rules in short, and the answers that a player can type.
func (f *Front) help() {
	words := f.game.Words()
	answers := words.Answers()
	if f.Console.IsTerminal() {
		f.proposed, answers = "", words.ShownAnswers()
	}
	for _, text := range []string{words.InShort, strings.TrimSuffix(answers, "\n")} {
		if text != "" {
			f.say(strings.Split(text, "\n")...)
		}
	}
}

// list prints the options.
func (f *Front) list() {
	if f.Console.IsTerminal() {
		f.listed = true
		f.say(f.columns(f.options())...)
		if unlisted := f.game.Unlisted(); unlisted != "" {
			f.say(unlisted)
		}
		return
	}
	for _, option := range f.game.Options() {
		f.say(option.Text)
	}
}

// choosesByNumber reports whether a number chooses an option. Only a terminal has such
// numbers, so that a program's answers through a pipe mean what the rules say.
func (f *Front) choosesByNumber() bool { return f.Console.IsTerminal() && !f.game.Words().Digits }

// numbered returns the option, counted from 0, whose number is the given text, or -1. The
// player must have seen the list with the number.
func (f *Front) numbered(text string) int {
	number, err := strconv.Atoi(text)
	if err != nil || number < 1 || number > len(f.game.Options()) || !f.choosesByNumber() || !f.listed && !f.game.Words().Listed {
		return -1
	}
	return number - 1
}

// Ask is like the method AskUntil of the console, but a terminal shows the prompt without
// breaking a word. The answers in brackets begin a line if the line does not fit.
func (f *Front) Ask(ctx context.Context, prompt string) (string, error) {
	words := strings.TrimRight(prompt, " ")
	line := words[strings.LastIndex(words, "\n")+1:]
	if bracket := strings.LastIndex(words, " ("); bracket >= 0 && f.wrapped(line) != line {
		words = words[:bracket] + "\n" + words[bracket+1:]
	}
	return f.Console.AskUntil(ctx, f.wrapped(words)+prompt[len(words):])
}

func (f *Front) hint(ctx context.Context) {
	hint := f.game.Hint()
	if hint == nil {
		f.say(f.game.Words().Text("There is no hint here."))
		return
	}
	var hinted play.Game
	var advice play.Advice
	f.wait("Looking for a hint.", func() { hinted, advice = hint(ctx) })
	if ctx.Err() == nil {
		f.say(advice.Text)
		if advice.Option >= 0 {
			f.proposed = hinted.Options()[advice.Option].Said
		}
	}
}

// wait does work for the player. A terminal shows the notice if the work is not done at
// once.
func (f *Front) wait(notice string, work func()) {
	const atOnce = time.Second / 2
	done := make(chan struct{})
	go func() {
		defer close(done)
		work()
	}()
	select {
	case <-done:
		return
	case <-time.After(atOnce):
	}
	if f.Console.IsTerminal() {
		f.say(f.game.Words().Text(notice))
	}
	<-done
}

// Print prints the record of the last game if records are printed.
func (f *Front) Print() {
	if !f.Printed || command.WriteError(f.Console.Out) != nil {
		return
	}
	text, err := f.game.Text()
	switch {
	case err != nil || f.Console.IsTerminal() && f.game.Len() == 0:
		return
	case f.Console.IsTerminal():
		f.say("", f.game.Words().Text("The record of the game:"))
	}
	fmt.Fprintf(f.Console.Out, "\n%s", text)
}

// moveIf shows the moment that change returns. If change returns false, moveIf prints
// the given text instead.
func (f *Front) moveIf(otherwise string, change func() (play.Game, bool)) {
	if next, ok := change(); ok {
		f.move(next)
		return
	}
	f.say(otherwise)
}

// move shows and keeps the next moment.
func (f *Front) move(next play.Game) { f.become(next, f.game) }

// become shows and keeps a moment to a player who last saw the game at an earlier moment.
func (f *Front) become(next, seen play.Game) {
	f.game, f.proposed, f.listed = next, "", false
	f.show(seen)
	f.keep(next)
}

func (f *Front) keep(game play.Game) {
	report := f.Keeper.Keep(game)
	if report != "" && report != f.unkept {
		f.Complain(report)
	}
	f.unkept = report
}

// Unkept returns the report that the last moment was not kept, which the front has
// printed, or "".
func (f *Front) Unkept() string { return f.unkept }

// show prints the lines of the game since the given moment.
func (f *Front) show(before play.Game) {
	f.draw(f.game, before)
}

func (f *Front) draw(game, before play.Game) {
	colored := colorprofile.Writer{Forward: f.Console.Out, Profile: f.Colors}
	view := play.View{Theme: f.Theme, Letters: f.Letters, Shown: f.Console.IsTerminal()}
	if view.Shown {
		view.Within.Width = command.Width(f.Console.Out)
	}
	for _, line := range game.Lines(before, view) {
		if !strings.Contains(line, "\n") { // or else it is a drawing
			line = f.wrapped(line)
		}
		fmt.Fprintln(&colored, line)
	}
}

// say prints lines that are not part of the game.
func (f *Front) say(lines ...string) {
	for _, line := range lines {
		fmt.Fprintf(f.Console.Out, "%s%s\n", f.game.Words().LineMark, f.wrapped(command.Printable(line)))
	}
}

// wrapped returns a text whose lines fit the width of a terminal without a broken word.
// Anything else shows the text as it is.
func (f *Front) wrapped(text string) string {
	if !f.Console.IsTerminal() {
		return text
	}
	width := command.Width(f.Console.Out)
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = strings.Join(command.WrapEntry(line, width), "\n")
	}
	return strings.Join(lines, "\n")
}
