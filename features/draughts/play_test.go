package draughts_test

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/cucumber/godog"

	"games.example/draughts"
	sitting "games.example/draughts/ui"
	"games.example/features"
	"games.example/features/acceptance"
	"games.example/internal/play"
)

// seat holds a game that a person plays.
type seat struct {
	game play.Game
	told error // the reason why the last click was refused
}

func (s *seat) register(steps *acceptance.Steps) {
	steps.Step(`^I play white from (\S+)$`, s.playFrom)
	steps.Step(`^a program plays black$`, s.aProgramPlaysBlack)
	steps.Step(`^I click on (\d+)$`, s.click)
	steps.Step(`^I play (\S+)$`, s.play)
	steps.Step(`^these moves are played: (.+)$`, s.playAll)
	steps.Step(`^the program moves$`, s.theProgramMoves)
	steps.Step(`^I take my move back$`, s.undo)
	steps.Step(`^I ask for a hint$`, s.hint)
	steps.Step(`^I am told: (.+)$`, s.isTold)
	steps.Step(`^my moves are$`, s.movesAre)
	steps.Step(`^one of my moves is marked$`, s.oneIsMarked)
	steps.Step(`^the game has (\d+) turns?$`, s.hasTurns)
	steps.Step(`^the title is: (.+)$`, s.titleIs)
}

func (s *seat) moment() sitting.Moment { return s.game.Moment().(sitting.Moment) }

func (s *seat) playFrom(fen string) error {
	p, err := draughts.ParseFEN(fen)
	t := sitting.New(draughts.New(draughts.InitialPosition(p)))
	t.Adviser = sitting.Random(1)
	s.game = t.Begin()
	return err
}

func (s *seat) aProgramPlaysBlack() {
	t := s.moment().Table
	t.Programs[draughts.Black] = t.Adviser
	s.game = t.Begin()
}

func (s *seat) click(square int) {
	next, err := s.game.Click(strconv.Itoa(square))
	if s.told = err; err == nil {
		s.game = next
	}
}

func (s *seat) play(turn string) error {
	next, err := s.game.Say(turn)
	if err == nil {
		s.game = next
	}
	return err
}

func (s *seat) playAll(turns string) error {
	for turn := range strings.FieldsSeq(turns) {
		if err := s.play(turn); err != nil {
			return err
		}
	}
	return nil
}

func (s *seat) theProgramMoves() error {
	think := s.game.Think()
	if think == nil {
		return fmt.Errorf("no program is on turn: %s", s.game.Title())
	}
	s.game = think(context.Background())
	return nil
}

func (s *seat) undo() error {
	before, ok := s.game.Undo()
	s.game = before
	return features.Equal(true, ok)
}

func (s *seat) hint() { s.game, _ = s.game.Hint()(context.Background()) }

func (s *seat) isTold(text string) error { return features.Equal(text, fmt.Sprint(s.told)) }

func (s *seat) movesAre(want *godog.DocString) error {
	var moves []string
	for _, option := range s.game.Options() {
		moves = append(moves, option.Text)
	}
	return features.Equal(want.Content, strings.Join(moves, "\n"))
}

func (s *seat) oneIsMarked() error {
	marked := 0
	for _, option := range s.game.Options() {
		if option.Hint != "" {
			marked++
		}
	}
	return features.Equal(1, marked)
}

func (s *seat) hasTurns(n int) error { return features.Equal(n, s.moment().Game().Len()) }

func (s *seat) titleIs(text string) error { return features.Equal(text, s.game.Title()) }
