package draughts_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/cucumber/godog"

	"games.example/draughts"
	"games.example/features"
)

func TestFeatures(t *testing.T) {
	t.Parallel()
	features.Run(t, InitializeScenario)
}

// InitializeScenario sets up a table for this project's rules.
func InitializeScenario(s *godog.ScenarioContext) {
	lay(&features.Steps{ScenarioContext: s}, own{})
}

// lay sets up a table for a scenario that a kata plays.
func lay(s *features.Steps, kata kata) {
	table := &table{kata: kata}
	table.reading(s)
	table.playing(s)
	table.running(s)
	s.After(table.nothingElseWentWrong)
	(&match{}).register(s)
	(&seat{}).register(s)
}

// table is where one scenario takes place.
type table struct {
	kata  kata
	board string
	seen  *observation // nothing before the first request

	refusal error // of a FEN
	toMove  draughts.Color

	// Of the program: what it reads, what it has printed, and its complaint.
	input, output, complaint string
	status                   int
	// The exit status that a scenario expects: success unless it says
	// otherwise.
	wantStatus int
}

func (t *table) reading(s *features.Steps) {
	s.Step(`^the board$`, t.theBoard)
	s.Step(`^the starting position$`, t.theStartingPosition)
	s.Step(`^the numbers of the squares( in PDN)? are$`, t.theNumbersAre)
	s.Step(`^the starting position as a Windows editor saves it$`, t.theStartingPositionFromWindows)
	s.Step(`^(white|black) has (\d+) (?:man|men) and (\d+) kings?$`, t.has)
	s.Step(`^the board is$`, t.theBoardIs)
	s.Step(`^the board is refused: (.+)$`, t.theBoardIsRefused)
	s.Step(`^the FEN ([A-Za-z]\S*|\[.*\])$`, t.theFEN)
	s.Step(`^the FEN is (\S+)$`, t.theFENIs)
	s.Step(`^the FEN is refused: (.+)$`, t.theFENIsRefused)
	s.Step(`^(white|black) is to move$`, t.isToMove)
}

func (t *table) theBoard(text *godog.DocString) { t.board = text.Content }

func (t *table) theStartingPosition() { t.board = draughts.Start().Board() }

func (t *table) theNumbersAre(inPDN string, want *godog.DocString) error {
	notation := draughts.Kata
	if inPDN != "" {
		notation = draughts.PDN
	}
	var picture strings.Builder
	for y := 9; y >= 0; y-- {
		for x := range 10 {
			name := ""
			if s, dark := draughts.SquareAt(x, y); dark {
				name = notation.Square(s)
			}
			fmt.Fprintf(&picture, "%2s ", name)
		}
		picture.WriteByte('\n')
	}
	return features.Equal(rows(want.Content), rows(picture.String()))
}

func (t *table) theStartingPositionFromWindows() {
	t.board = "\ufeff" + strings.ReplaceAll(draughts.Start().Board(), "\n", "\r\n")
}

// look returns what is seen; if nothing has been asked yet, it asks for White's
// turns.
func (t *table) look() (observation, error) {
	if t.seen == nil {
		if err := t.see(t.kata.Turns(t.board, "white")); err != nil {
			return observation{}, err
		}
	}
	return *t.seen, nil
}

// see takes an answer; its board is the one to go on with.
func (t *table) see(seen observation, err error) error {
	if err != nil {
		return err
	}
	t.seen, t.board = &seen, seen.Board
	return nil
}

func (t *table) has(player string, men, kings int) error {
	seen, err := t.look()
	if err != nil {
		return err
	}
	pieces := map[string][2]string{"white": {"w", "K"}, "black": {"b", "B"}}[player]
	return features.Equal([2]int{men, kings},
		[2]int{strings.Count(seen.Board, pieces[0]), strings.Count(seen.Board, pieces[1])})
}

func (t *table) theBoardIs(want *godog.DocString) error {
	seen, err := t.look()
	if err != nil {
		return err
	}
	return features.Equal(rows(want.Content), rows(seen.Board))
}

func (t *table) theBoardIsRefused(reason string) error {
	_, err := t.look()
	return checkRefusal(err, reason)
}

// checkRefusal returns nil if the error is a refusal for the reason.
func checkRefusal(err error, reason string) error {
	if refusal, ok := errors.AsType[*features.Refusal](err); ok {
		return features.CheckRefusal(refusal, reason)
	}
	return errors.Join(err, features.CheckRefusal(nil, reason))
}

// position returns the board as this project reads it.
func (t *table) position() (draughts.Position, error) {
	position, err := draughts.ParseBoard(t.board)
	return position.WithToMove(t.toMove), err
}

func (t *table) theFEN(text string) {
	position, err := draughts.ParseFEN(text)
	t.board, t.toMove, t.refusal = position.Board(), position.ToMove(), err
}

func (t *table) theFENIs(want string) error {
	position, err := t.position()
	if err != nil {
		return err
	}
	return features.Equal(want, position.FEN())
}

func (t *table) theFENIsRefused(reason string) error {
	refusal := t.refusal
	t.refusal = nil
	return features.Equal(reason, fmt.Sprint(refusal))
}

// isToMove says whose turn it is, since a board does not tell.
func (t *table) isToMove(player string) { t.toMove = color(player) }

func (t *table) nothingElseWentWrong(ctx context.Context, _ *godog.Scenario, _ error) (context.Context, error) {
	return ctx, errors.Join(t.refusal, t.theRunEndedAsExpected())
}

// color is the color of a player that a step has matched as white or black.
func color(player string) draughts.Color {
	if player == draughts.Black.String() {
		return draughts.Black
	}
	return draughts.White
}

// rows returns the lines of a drawing without the blanks at their ends, which a
// feature does not keep.
func rows(board string) []string {
	lines := strings.Split(strings.TrimRight(board, "\n"), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	return lines
}
