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
	"games.example/features/acceptance"
	"games.example/features/draughts/reference"
	"games.example/features/draughts/steps"
)

func TestFeatures(t *testing.T) {
	t.Parallel()
	acceptance.Run(t, InitializeScenario)
}

// InitializeScenario registers the steps for the rules, with this project's rules as the
// program under test. It also registers the steps for the project's own texts, games and
// program.
func InitializeScenario(s *godog.ScenarioContext) {
	registered := acceptance.NewSteps(s)
	t := &texts{table: steps.Register(registered.Steps, reference.New(""))}
	t.table.Raw = true
	t.reading(registered)
	t.running(registered)
	s.After(func(ctx context.Context, _ *godog.Scenario, _ error) (context.Context, error) {
		return ctx, errors.Join(t.refusal, t.theRunEndedAsExpected())
	})
	(&match{}).register(registered)
	(&seat{}).register(registered)
}

// texts reads and writes positions as text.
type texts struct {
	table *steps.Table

	refusal error // why the FEN was refused
	toMove  draughts.Color

	// The program's input, output and standard error.
	input, output, complaint string
	status                   int
	// The exit status that a scenario expects, by default success.
	wantStatus int
}

func (t *texts) reading(s *acceptance.Steps) {
	s.Step(`^the numbers of the squares( in PDN)? are$`, t.theNumbersAre)
	s.Step(`^the FEN ([A-Za-z]\S*|\[.*\])$`, t.theFEN)
	s.Step(`^the FEN is (\S+)$`, t.theFENIs)
	s.Step(`^the FEN is refused: (.+)$`, t.theFENIsRefused)
	s.Step(`^(white|black) is to move$`, func(player string) { t.toMove = color(player) })
	s.Step(`^it is (white|black)'s turn$`, func(player string) error { return features.Equal(player, t.toMove.String()) })
	s.Step(`^(white|black)'s turns in PDN are (\S.*)$`, t.turnsInPDNAre)
	s.Step(`^(white|black)'s moves are (\S.*)$`, t.movesAre)
}

func (t *texts) theNumbersAre(inPDN string, want *godog.DocString) error {
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
	return features.Equal(steps.Rows(want.Content), steps.Rows(picture.String()))
}

// position returns the board as this project's own type of position.
func (t *texts) position() (draughts.Position, error) {
	position, err := draughts.ParseBoard(t.table.Board)
	return position.WithToMove(t.toMove), err
}

func (t *texts) theFEN(text string) {
	position, err := draughts.ParseFEN(text)
	t.table.Board, t.toMove, t.refusal = position.Board(), position.ToMove(), err
}

func (t *texts) theFENIs(want string) error {
	position, err := t.position()
	if err != nil {
		return err
	}
	return features.Equal(want, position.FEN())
}

func (t *texts) theFENIsRefused(reason string) error {
	refusal := t.refusal
	t.refusal = nil
	return features.Equal(reason, fmt.Sprint(refusal))
}

func (t *texts) turnsInPDNAre(player, want string) error {
	t.toMove = color(player)
	position, err := t.position()
	if err != nil {
		return err
	}
	var turns []string
	for turn := range position.Turns(draughts.PDN) {
		turns = append(turns, turn.Text(draughts.PDN))
	}
	return features.Equal(strings.Fields(want), turns)
}

func (t *texts) movesAre(player, want string) error {
	t.toMove = color(player)
	position, err := t.position()
	if err != nil {
		return err
	}
	var moves []string
	for _, turn := range position.UniqueTurns(draughts.Kata) {
		moves = append(moves, turn.String())
	}
	return features.Equal(strings.Fields(want), moves)
}

// color returns the color that a step has matched, white or black.
func color(player string) draughts.Color {
	if player == draughts.Black.String() {
		return draughts.Black
	}
	return draughts.White
}
