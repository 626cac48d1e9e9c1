package cli

import (
	"errors"
	"fmt"
	"slices"

	"games.example/program"
	"games.example/program/file"
	"games.example/rook"
)

// session is one game after another at a console.
type session struct {
	console *program.Console
	paint   paint
	players players
	names   [2]string
	first   int // the player who moves first, 0 or 1
	start   rook.Position
	strict  bool
	data    *dataFile // nil if nothing is learned
	every   string    // the file for the first game, empty if no game is recorded
	record  program.Record
	seed    *program.SeedFlag

	complain func(error) // prints an error that does not end the game
}

func (s *session) newGame() (*rook.Game, error) {
	return rook.New(s.start, s.names[s.first], s.names[1-s.first])
}

// run plays games until the player leaves.
func (s *session) run(game *rook.Game) error {
	for played := 1; ; played++ {
		if played > 1 && s.every != "" {
			s.record = program.Record{Path: file.Another(s.every, played)}
		}
		err := s.play(game)
		if err == nil {
			err = s.learn(game)
		}
		switch saved := s.save(game); {
		case saved != nil:
			return saved
		case errors.Is(err, program.ErrQuit):
			return nil
		case err != nil:
			return program.EndedBefore(err, "game")
		}
		if again, err := s.again(); !again {
			return err
		}
		if game, err = s.newGame(); err != nil {
			return err
		}
	}
}

// play plays a game to its end.
func (s *session) play(game *rook.Game) error {
	var strategies [2]rook.Strategy // in the order of the turns
	for turn := range strategies {
		strategies[turn] = s.players.strategy(s.player(turn), game, human{session: s, game: game})
	}
	defer end(strategies)
	s.say("%s (%s) against %s (%s)", s.name(0), s.kind(0), s.name(1), s.kind(1))
	s.show(game)
	for {
		mover := program.Printable(game.ToMove())
		err := game.Ask(strategies[game.History().Len()%2])
		winner, over := game.Winner()
		var illegal *rook.IllegalMoveError
		switch {
		case errors.Is(err, errUndo):
			s.undo(game)
			s.keep(game)
			continue
		case errors.As(err, &illegal):
			s.say("%s submits %s: %s", mover, brief(illegal.Submitted), program.Printable(illegal.Error()))
			s.say("%s wins: %s submitted an illegal move", program.Printable(winner), mover)
			return nil
		case err != nil:
			return err
		}
		last, _ := game.Last()
		s.say("%s", describeMove(last.Player, last.Move))
		s.show(game)
		if over {
			s.say("%s wins: the rook is at the bounds", program.Printable(winner))
			return nil
		}
		s.keep(game)
	}
}

// player returns the player who moves first, for turn 0, or second, for turn 1.
func (s *session) player(turn int) int { return (s.first + turn) % 2 }

func (s *session) name(turn int) string { return program.Printable(s.names[s.player(turn)]) }

func (s *session) kind(turn int) string { return program.Printable(s.players.describe(s.player(turn))) }

// undo takes back the moves since the last one that a human has made.
func (s *session) undo(game *rook.Game) {
	own := game.History().Len() - 1
	for own >= 0 && s.players.kinds[s.player(own%2)] != "human" {
		own--
	}
	if own < 0 {
		s.say("there is nothing to take back")
		return
	}
	taken := game.History().Len() - own
	for range taken {
		game.Undo()
	}
	s.say("%s taken back", count(taken, "move"))
	s.show(game)
}

// save writes the record of a game.
func (s *session) save(game *rook.Game) error {
	if s.record.Path == "" {
		return nil
	}
	text, err := record(game, s.seed, s.players.useChance())
	if err != nil {
		return err
	}
	return s.record.Write(text)
}

// keep saves a game after a move. If that fails, it prints why: the next move
// tries again.
func (s *session) keep(game *rook.Game) {
	if err := s.save(game); err != nil {
		s.complain(err)
	}
}

// learn has smart learn from a game that has ended. It prints a seed that was
// drawn, so that the game can be repeated.
func (s *session) learn(game *rook.Game) error {
	if s.players.useChance() && s.seed.Drawn() {
		s.say("seed %d", s.seed.Seed())
	}
	if s.data == nil {
		return nil
	}
	smart, err := s.data.learn(func(smart *rook.Smart) error { return smart.Learn(game) })
	if err != nil {
		return err
	}
	s.players.smart = smart
	s.say("%s", describeProven(smart))
	return nil
}

// learnInto has smart read a data file, and learn into it.
func (s *session) learnInto(path string) error {
	data := newDataFile(path, s.start.Bounds, s.players.chance)
	smart, err := data.open()
	if err != nil {
		return err
	}
	s.data, s.players.smart = data, smart
	return nil
}

// again asks a human at a terminal whether there is another game.
func (s *session) again() (bool, error) {
	if !s.hasPerson() {
		return false, nil
	}
	for {
		switch answer, err := s.console.Ask("Again? (y, n, s: swap sides) "); {
		case errors.Is(err, program.ErrEndOfInput), answer == "n", answer == "quit":
			return false, nil
		case err != nil:
			return false, err
		case answer == "s":
			s.first = 1 - s.first
			return true, nil
		case answer == "y":
			return true, nil
		}
	}
}

// hasPerson reports whether a person plays at a terminal.
func (s *session) hasPerson() bool {
	return s.console.IsTerminal() && slices.Contains(s.players.kinds[:], "human")
}

func (s *session) say(format string, args ...any) {
	fmt.Fprintf(s.console.Out, format+"\n", args...)
}
