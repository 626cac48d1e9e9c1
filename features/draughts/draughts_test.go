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
	features.Run(t, InitializeScenario)
}

// InitializeScenario lays a table for a scenario.
func InitializeScenario(s *godog.ScenarioContext) {
	table := &table{}
	table.reading(s)
	table.playing(s)
	table.running(s)
	s.After(table.nothingElseWentWrong)
	(&match{}).register(s)
	(&seat{}).register(s)
}

// table is where one scenario takes place.
type table struct {
	position draughts.Position
	refusal  error

	// Of the program: what it reads, what it has printed, and how it has ended.
	input, output, complaint string
	status                   int
	// What a scenario expects of the end, success unless it says otherwise.
	wantStatus int
}

func (t *table) reading(s *features.Steps) {
	s.Step(`^the board$`, t.theBoard)
	s.Step(`^the starting position$`, t.theStartingPosition)
	s.Step(`^the numbers of the squares( in PDN)? are$`, t.theNumbersAre)
	s.Step(`^the starting position as a Windows editor saves it$`, t.theStartingPositionFromWindows)
	s.Step(`^(white|black) has (\d+) (?:man|men) and (\d+) kings?$`, t.has)
	s.Step(`^the board is$`, t.theBoardIs)
	s.Step(`^the FEN ([A-Za-z]\S*|\[.*\])$`, t.theFEN)
	s.Step(`^the FEN is (\S+)$`, t.theFENIs)
	s.Step(`^(white|black) is to move$`, t.isToMove)
	s.Step(`^the (?:board|FEN) is refused: (.+)$`, t.isRefused)
}

func (t *table) theBoard(text *godog.DocString) {
	t.position, t.refusal = draughts.ParseBoard(text.Content)
}

func (t *table) theStartingPosition() {
	t.position = draughts.Start()
}

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
	text := "\ufeff" + strings.ReplaceAll(draughts.Start().Board(), "\n", "\r\n")
	t.position, t.refusal = draughts.ParseBoard(text)
}

func (t *table) has(player string, men, kings int) error {
	pieces := t.position.Of(color(player))
	crowned := pieces & t.position.Kings()
	return features.Equal([2]int{men, kings}, [2]int{pieces.Len() - crowned.Len(), crowned.Len()})
}

func (t *table) theBoardIs(want *godog.DocString) error {
	return features.Equal(rows(want.Content), rows(t.position.Board()))
}

func (t *table) theFEN(text string) {
	t.position, t.refusal = draughts.ParseFEN(text)
}

func (t *table) theFENIs(want string) error {
	return features.Equal(want, t.position.FEN())
}

// isToMove says whose turn it is where a board does not tell.
func (t *table) isToMove(player string) {
	t.position = t.position.WithToMove(color(player))
}

func (t *table) isRefused(reason string) error {
	if t.refusal == nil {
		return fmt.Errorf("nothing was refused, expected: %s", reason)
	}
	refusal := t.refusal.Error()
	t.refusal = nil
	return features.Equal(reason, refusal)
}

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

// rows are the lines of a drawing without the blanks at their ends, which a
// feature does not keep.
func rows(board string) []string {
	lines := strings.Split(strings.TrimRight(board, "\n"), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	return lines
}
