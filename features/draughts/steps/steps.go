// Package steps holds the steps of the draughts scenarios.
package steps

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	messages "github.com/cucumber/messages/go/v21"

	"games.example/draughts"
	"games.example/draughts/byhand"
	"games.example/features"
	"games.example/internal/protocol"
)

// Register registers the steps of a scenario that a kata plays. It returns the state of
// the scenario.
func Register(s *features.Steps, kata protocol.Kata) *Table {
	t := &Table{kata: kata}
	s.Step(`^the board$`, func(text *messages.PickleDocString) { t.Board = text.Content })
	s.Step(`^the starting position$`, func() { t.Board = draughts.Start().Board() })
	s.Step(`^the starting position as a Windows editor saves it$`, func() {
		t.Board = "\ufeff" + strings.ReplaceAll(draughts.Start().Board(), "\n", "\r\n")
	})
	s.Step(`^(white|black) has (\d+) (?:man|men) and (\d+) kings?$`, t.has)
	s.Step(`^the board is$`, t.boardIs)
	s.Step(`^the board is refused: (.+)$`, t.isRefused)
	s.Step(`^the turns of (\w+) are refused: (.+)$`, func(color, reason string) error {
		_, err := t.turns(color)
		return features.CheckRefusal(err, reason)
	})
	s.Step(`^(white|black)'s turns are (\S.*)$`, t.turnsAre)
	s.Step(`^(white|black) has no turn$`, func(player string) error { return t.turnsAre(player, "") })
	s.Step(`^(white|black) plays (\S+)$`, t.plays)
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
	kata  protocol.Kata
	Board string
	Raw   bool                // whether the board is sent unchanged
	seen  *byhand.Observation // nil before the first request
	asked string              // the name of the last request
}

// full returns the board with the light squares at the ends of its rows, which features
// leave out. It does not change a raw board.
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

// Rows returns the lines of a drawing without the spaces at their ends, which features
// leave out.
func Rows(board string) []string {
	lines := strings.Split(strings.TrimRight(board, "\n"), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	return lines
}

func (t *Table) turns(color string) (seen byhand.Observation, err error) {
	t.asked = "turns"
	err = t.kata.Ask(protocol.Request("turns", "board", t.full(), "color", color), &seen)
	return seen, err
}

func (t *Table) play(color, turn string) (seen byhand.Observation, err error) {
	t.asked = "play"
	err = t.kata.Ask(protocol.Request("play", "board", t.full(), "color", color, "turn", turn), &seen)
	return seen, err
}

// plays plays a turn. Then it asks for the next player's turns, and checks that the
// answer to play had the same turns.
func (t *Table) plays(player, turn string) error {
	if err := t.see(t.play(player, turn)); err != nil {
		return err
	}
	other := map[string]string{"white": "black", "black": "white"}[player]
	asked, err := t.turns(other)
	t.asked = "play"
	if err != nil {
		return fmt.Errorf("turns of the board after play: %w", err)
	}
	return features.EqualField("turns after play, which are "+other+"'s", sorted(asked.Turns), sorted(t.seen.Turns))
}

// sorted returns the turns in order, or an empty list for nil.
func sorted(turns []string) []string {
	turns = append([]string{}, turns...)
	slices.Sort(turns)
	return turns
}

var place = regexp.MustCompile(`^(\d+):(\d+): `)

// isRefused checks that the board is refused. If a program accepts the board, the error
// gives the line and the column of the mistake.
func (t *Table) isRefused(reason string) error {
	err := t.look()
	if err == nil {
		reason = place.ReplaceAllString(reason, "line $1, column $2 of the board: ")
	}
	return features.CheckRefusal(err, reason)
}

// see records an answer, and continues the game from the board in the answer.
func (t *Table) see(seen byhand.Observation, err error) error {
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

func (t *Table) boardIs(want *messages.PickleDocString) error {
	if err := t.look(); err != nil {
		return err
	}
	return sameBoard(want.Content, t.Board)
}

// sameBoard returns nil if two boards are equal, otherwise an error. If only a few
// squares differ, the error names them.
func sameBoard(want, got string) error {
	const most = 12
	wanted, found := Rows(want), Rows(got)
	err := features.Equal(strings.Join(wanted, "\n"), strings.Join(found, "\n"))
	if err == nil || len(wanted) != 10 || len(found) != 10 {
		return err
	}
	var squares []string
	for i := range wanted {
		for x := range max(len(wanted[i]), len(found[i])) {
			if expected, piece := pieceAt(wanted[i], x), pieceAt(found[i], x); expected != piece {
				squares = append(squares, fmt.Sprintf("%d%d: expected %s, found %s", x, 9-i, expected, piece))
			}
		}
	}
	if len(squares) > most {
		return err
	}
	return errors.New("board:\n" + strings.Join(squares, "\n"))
}

func pieceAt(row string, x int) string {
	if x >= len(row) || row[x] == ' ' {
		return "a space"
	}
	return strings.Trim(strconv.QuoteToASCII(row[x:x+1]), `"`)
}

// turnsAre checks a player's turns, and that the answer repeats the board.
func (t *Table) turnsAre(player, want string) error {
	board := Rows(t.Board)
	if err := t.see(t.turns(player)); err != nil {
		return err
	}
	return errors.Join(
		features.EqualField("turns", strings.Fields(want), sorted(t.seen.Turns)),
		sameBoard(strings.Join(board, "\n"), t.Board))
}

func (t *Table) hasWon(player string) error {
	if err := t.look(); err != nil {
		return err
	}
	return features.EqualField("winner in the answer to "+t.asked, player, t.seen.Winner)
}
