// Package steps holds the steps of the scenarios of draughts.
package steps

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/cucumber/godog"

	"games.example/draughts"
	"games.example/features"
	"games.example/features/draughts/reference"
)

// Register registers the steps of a scenario that a kata plays.
func Register(s *features.Steps, kata features.Kata) { RegisterTable(s, kata) }

// RegisterTable is like Register, and returns the table.
func RegisterTable(s *features.Steps, kata features.Kata) *Table {
	t := &Table{kata: kata}
	s.Step(`^the board$`, func(text *godog.DocString) { t.Board = text.Content })
	s.Step(`^the starting position$`, func() { t.Board = draughts.Start().Board() })
	s.Step(`^the starting position as a Windows editor saves it$`, func() {
		t.Board = "\ufeff" + strings.ReplaceAll(draughts.Start().Board(), "\n", "\r\n")
	})
	s.Step(`^(white|black) has (\d+) (?:man|men) and (\d+) kings?$`, t.has)
	s.Step(`^the board is$`, t.boardIs)
	s.Step(`^the board is refused: (.+)$`, func(reason string) error { return features.CheckRefusal(t.look(), reason) })
	s.Step(`^(white|black)'s turns are (\S.*)$`, t.turnsAre)
	s.Step(`^(white|black) has no turn$`, func(player string) error { return t.turnsAre(player, "") })
	s.Step(`^(white|black) plays (\S+)$`, func(player, turn string) error { return t.see(t.play(player, turn)) })
	s.Step(`^(white|black) cannot play (\S+): (.+)$`, func(player, turn, reason string) error {
		_, err := t.play(player, turn)
		return features.CheckRefusal(err, strconv.Quote(turn)+": "+reason)
	})
	s.Step(`^(white|black) has won$`, t.hasWon)
	s.Step(`^nobody has won$`, func() error { return t.hasWon("") })
	return t
}

// Table holds the state of one scenario.
type Table struct {
	kata  features.Kata
	Board string
	Raw   bool                   // whether the board is sent as it is written
	seen  *reference.Observation // nothing before the first request
}

// full returns the board with the light squares at the ends of its rows, which
// features leave out.
func (t *Table) full() string {
	if t.Raw {
		return t.Board
	}
	lines := Rows(t.Board)
	for i, line := range lines {
		lines[i] = line + strings.Repeat(" ", max(0, 10-len(line)))
	}
	return strings.Join(lines, "\n")
}

// Rows returns the lines of a drawing without the blanks at their ends, which
// features leave out.
func Rows(board string) []string {
	lines := strings.Split(strings.TrimRight(board, "\n"), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	return lines
}

func (t *Table) turns(color string) (seen reference.Observation, err error) {
	err = t.kata.Ask(features.Request("turns", "board", t.full(), "color", color), &seen)
	return seen, err
}

func (t *Table) play(color, turn string) (seen reference.Observation, err error) {
	err = t.kata.Ask(features.Request("play", "board", t.full(), "color", color, "turn", turn), &seen)
	return seen, err
}

// see takes an answer, and continues the game from its board.
func (t *Table) see(seen reference.Observation, err error) error {
	if err != nil {
		return err
	}
	t.seen, t.Board = &seen, seen.Board
	return nil
}

// look asks for White's turns, if nothing has been asked yet.
func (t *Table) look() error {
	if t.seen != nil {
		return nil
	}
	return t.see(t.turns("white"))
}

func (t *Table) has(player string, men, kings int) error {
	if err := t.look(); err != nil {
		return err
	}
	pieces := map[string][2]string{"white": {"w", "K"}, "black": {"b", "B"}}[player]
	return features.EqualField(player+"'s men and kings", [2]int{men, kings},
		[2]int{strings.Count(t.Board, pieces[0]), strings.Count(t.Board, pieces[1])})
}

func (t *Table) boardIs(want *godog.DocString) error {
	if err := t.look(); err != nil {
		return err
	}
	return features.Equal(strings.Join(Rows(want.Content), "\n"), strings.Join(Rows(t.Board), "\n"))
}

// turnsAre asks for the turns, and leaves the board unchanged.
func (t *Table) turnsAre(player, want string) error {
	board := Rows(t.Board)
	if err := t.see(t.turns(player)); err != nil {
		return err
	}
	turns := append([]string{}, t.seen.Turns...)
	slices.Sort(turns)
	return errors.Join(
		features.EqualField("turns", strings.Fields(want), turns),
		features.EqualField("board", strings.Join(board, "\n"), strings.Join(Rows(t.Board), "\n")))
}

func (t *Table) hasWon(player string) error {
	if err := t.look(); err != nil {
		return err
	}
	return features.EqualField("winner", player, t.seen.Winner)
}
