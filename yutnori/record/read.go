package record

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"games.example/internal/message"
	"games.example/yutnori"
)

// ErrNoGame is returned for a record that does not begin with a game.
var ErrNoGame = errors.New(`expected a game, as in "yutnori basic --players=2"`)

// A Reader reads and checks a record line by line.
type Reader struct {
	// Game is the latest game in the record. Before the first game, Game has no rules.
	Game Game

	due string // the line that must come next, or ""
}

// Read returns the last game of a record. The error begins with the number of the wrong
// line, as in "3:", unless the record is empty.
func Read(text string) (Game, error) {
	var r Reader
	number := 0
	for line := range strings.Lines(text) {
		number++
		if err := r.Line(strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r")); err != nil {
			return r.Game, message.At(number, err)
		}
	}
	if number == 0 {
		return r.Game, ErrNoGame
	}
	return r.Game, nil
}

// Line reads the next line. If the line is wrong, the error is the reason.
func (r *Reader) Line(line string) error {
	if r.due != "" {
		return r.expect(r.due, line)
	}
	game := &r.Game
	what, rest, _ := strings.Cut(line, " ")
	switch {
	case what == "yutnori":
		return r.begin(rest)
	case game.Rules == nil:
		return ErrNoGame
	case what == "seed" && len(game.Events) == 0:
		game.Seed = rest
		return checkSeed(rest)
	case what == "pieces" && len(game.Events) == 0:
		state, err := setUp(game.Rules, rest)
		if err == nil {
			game.Start, game.State = state, state
		}
		return err
	case game.Resigned:
		return yutnori.ErrGameOver
	case strings.HasSuffix(line, " resigns"):
		return r.resign(line)
	}
	return r.play(line)
}

// begin begins the game that a line describes.
func (r *Reader) begin(described string) error {
	words := strings.Fields(described)
	if len(words) == 0 {
		return ErrNoGame
	}
	name, flags := words[0], words[1:]
	base, known := bases[name]
	if !known {
		return ErrNoGame
	}
	if name != "play" && slices.ContainsFunc(flags, func(flag string) bool { return strings.HasPrefix(flag, "--"+flat) }) {
		return errorf("unknown flag: %s", "--"+flat)
	}
	facts, sticks, err := ParseFlags(base, flags...)
	if err != nil {
		return err
	}
	rules, err := yutnori.NewRules(facts)
	if err != nil {
		return err
	}
	r.Game = Game{Name: name, Rules: rules, Sticks: sticks, Start: rules.Start(), State: rules.Start()}
	return nil
}

// play makes the throw or the move that a line describes.
func (r *Reader) play(line string) error {
	told, _, _ := strings.Cut(line, ":")
	said := strings.Fields(told)
	var event yutnori.Event
	var err error
	switch {
	case len(said) == 4 && said[2] == "throws":
		var result yutnori.Result
		if err = result.UnmarshalText([]byte(said[3])); err == nil {
			r.Game.State, event, err = r.Game.Rules.Throw(r.Game.State, result)
		}
	case (len(said) == 5 || len(said) == 6) && said[2] == "moves":
		var move yutnori.Move
		if move, err = ParseMove(said[3], said[4]); err == nil {
			move.Long = len(said) == 6
			r.Game.State, event, err = r.Game.Rules.Move(r.Game.State, move)
		}
	default:
		err = errors.New("expected a throw or a move")
	}
	if err != nil {
		return err
	}
	r.Game.Events = append(r.Game.Events, event)
	return r.expect(Line(event), line)
}

// expect compares a line with the first of one or two wanted lines. The second line, if
// any, must come next.
func (r *Reader) expect(wanted, line string) error {
	first, second, _ := strings.Cut(wanted, "\n")
	r.due = second
	if first != line {
		return errorf("expected %q, not %.80q", first, line)
	}
	return nil
}

// resign ends a game of two players in which the player on turn resigns.
func (r *Reader) resign(line string) error {
	switch _, won := r.Game.State.Winner(); {
	case won:
		return yutnori.ErrGameOver
	case r.Game.Rules.Players() != 2:
		return errorf("only one of two players can resign")
	}
	r.Game.Resigned = true
	return r.expect(resignation(r.Game.State.Turn()), line)
}

// ParseMove returns the move with a position and a result. If the position is not a
// small number in plain digits, the error is yutnori.ErrNoPosition. Text that is not a
// result is not an error yet, because the rules should refuse a wrong position first.
// Instead, the move has a result that the rules refuse.
func ParseMove(position, result string) (move yutnori.Move, err error) {
	number, err := strconv.ParseInt(position, 10, 8)
	if err != nil || strconv.FormatInt(number, 10) != position {
		return move, yutnori.ErrNoPosition
	}
	move.From = yutnori.Position(number)
	if move.Result.UnmarshalText([]byte(result)) != nil {
		move.Result = yutnori.NumResults
	}
	return move, nil
}

func checkSeed(text string) error {
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil || strconv.FormatUint(seed, 10) != text {
		return errorf("seed %.80q: expected a whole number of 64 bits, 0 or more", text)
	}
	return nil
}

var errNoPieces = errors.New("expected the positions of each player and who throws first, with | between")

// setUp returns the state in a text that piecesOf has written.
func setUp(rules *yutnori.Rules, text string) (yutnori.State, error) {
	parts := strings.Split(text, "|")
	last := len(parts) - 1
	turn, err := strconv.Atoi(strings.TrimSpace(parts[last]))
	if err != nil || strconv.Itoa(turn) != strings.TrimSpace(parts[last]) {
		return yutnori.State{}, errNoPieces
	}
	var pieces [][]yutnori.Position
	for _, part := range parts[:last] {
		var positions []yutnori.Position
		for _, word := range strings.Fields(part) {
			position, err := strconv.Atoi(word)
			if err != nil || strconv.Itoa(position) != word || position < 0 || position > int(yutnori.Arrived) {
				return yutnori.State{}, errNoPieces
			}
			positions = append(positions, yutnori.Position(position))
		}
		pieces = append(pieces, positions)
	}
	switch players := rules.Players(); {
	case len(pieces) != players:
		return yutnori.State{}, errorf("the wrong number of players: expected %d, not %d", players, len(pieces))
	case turn < 0 || turn >= players:
		return yutnori.State{}, errorf("not the number of a player: expected 0 to %d, not %d", players-1, turn)
	}
	return rules.Setup(pieces, turn)
}

// Quote returns text in quotation marks on one line. It shortens long text.
func Quote(typed string) string {
	const most = 20
	if letters := []rune(typed); len(letters) > most {
		typed = string(letters[:most]) + "..."
	}
	return strconv.Quote(typed)
}

func errorf(format string, args ...any) error { return message.Errorf(format, args...) }
