// Package lines plays a game line by line: for pipes, for terminals that cannot
// draw, and for players who like it. It knows no game.
package lines

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"games.example/program"
	"games.example/program/play"
)

// Run plays a game until it ends or the player leaves it, and returns its last
// moment. After the end of the input the error is program.ErrEndOfInput, after
// an interrupt program.ErrInterrupted. After every change, keep returns a line to
// print, or "".
func Run(ctx context.Context, game play.Game, console *program.Console, keep func(play.Game) string) (play.Game, error) {
	f := front{console, keep, game}
	f.show(nil)
	for !f.game.Over() {
		err := f.next(ctx)
		if errors.Is(err, program.ErrQuit) {
			break
		}
		if err == nil {
			err = program.WriteError(console.Out)
		}
		if err != nil {
			return f.game, err
		}
	}
	return f.game, nil
}

// front is a game that is played line by line.
type front struct {
	console *program.Console
	keep    func(play.Game) string
	game    play.Game
}

// next plays the next step of a program, or carries out the next line of the
// player on turn.
func (f *front) next(ctx context.Context) error {
	if think := f.game.Think(); think != nil {
		next := think(ctx)
		if ctx.Err() != nil {
			return program.ErrInterrupted
		}
		f.move(next)
		return nil
	}
	text, err := f.ask(ctx)
	if err != nil {
		return err
	}
	switch strings.ToLower(text) {
	case "moves":
		for _, option := range f.game.Options() {
			f.say("%s", option.Text)
		}
	case "board":
		f.show(nil)
	case "undo":
		f.moveIf(f.game.Words().NothingTo, f.game.Undo)
	case "resign":
		f.moveIf(f.game.Words().NoResign, f.game.Resign)
	case "hint":
		return f.hint(ctx)
	default:
		f.carryOut(text)
	}
	return nil
}

// ask returns the next line of the player. It does not wait for it when the
// context is done.
func (f *front) ask(ctx context.Context) (string, error) {
	prompt := ""
	if f.console.IsTerminal() {
		prompt = f.game.Prompt()
	}
	words := f.game.Words()
	type reply struct {
		text string
		err  error
	}
	replies := make(chan reply, 1)
	go func() {
		text, err := f.console.Command(prompt, words.OwnLines+words.Lines)
		replies <- reply{text, err}
	}()
	select {
	case r := <-replies:
		return r.text, r.err
	case <-ctx.Done():
		return "", program.ErrInterrupted
	}
}

// carryOut answers a question of the game or carries out a move.
func (f *front) carryOut(text string) {
	if answer, ok := f.game.Answer(text); ok {
		for _, line := range answer {
			f.say("%s", line)
		}
		return
	}
	next, err := f.game.Say(text)
	if err != nil {
		f.say("%v", err)
		return
	}
	f.move(next)
}

// hint says which option a hint proposes, and what it says of it.
func (f *front) hint(ctx context.Context) error {
	hint := f.game.Hint()
	if hint == nil {
		f.say("%s", f.game.Words().NoHint)
		return nil
	}
	game, best := hint(ctx)
	if ctx.Err() != nil {
		return program.ErrInterrupted
	}
	if options := game.Options(); best >= 0 && best < len(options) {
		f.say("%s", strings.TrimSpace(options[best].Hint+" "+options[best].Text))
	}
	return nil
}

// moveIf shows the moment that a change leads to, or else says why there is none.
func (f *front) moveIf(otherwise string, change func() (play.Game, bool)) {
	if next, ok := change(); ok {
		f.move(next)
		return
	}
	f.say("%s", otherwise)
}

// move shows and keeps the next moment.
func (f *front) move(next play.Game) {
	before := f.game
	f.game = next
	f.show(before)
	if report := f.keep(next); report != "" {
		f.say("%s", report)
	}
}

// show prints the lines of the game since the moment before.
func (f *front) show(before play.Game) {
	for _, line := range f.game.Lines(before) {
		fmt.Fprintln(f.console.Out, line)
	}
}

// say prints an answer to the player, which is no line of the game.
func (f *front) say(format string, args ...any) {
	fmt.Fprintf(f.console.Out, "%s%s\n", f.game.Words().LineMark, program.Printable(fmt.Sprintf(format, args...)))
}
