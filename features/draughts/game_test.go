package draughts_test

import (
	"fmt"
	"strings"

	"games.example/draughts"
	"games.example/features"
	"games.example/features/acceptance"
)

// match holds a game that a scenario plays.
type match struct {
	start draughts.Position
	rules draughts.DrawRules
	game  *draughts.Game
}

func (m *match) register(s *acceptance.Steps) {
	s.Step(`^a game from (\S+)$`, m.aGameFrom)
	s.Step(`^the rule of (repetition|25 moves|16 moves|5 moves) is off$`, m.ruleIsOff)
	s.Step(`^(\S+(?: \S+)*) (?:is|are) played$`, m.arePlayed)
	s.Step(`^(\S+(?: \S+)*) are played (\d+) times$`, m.arePlayedTimes)
	s.Step(`^nobody can play (\S+): (.+)$`, m.nobodyCanPlay)
	s.Step(`^(white|black) resigns$`, m.resigns)
	s.Step(`^the players agree on a draw$`, m.agree)
	s.Step(`^the game is adjourned$`, m.isAdjourned)
	s.Step(`^the turn is taken back$`, m.isTakenBack)
	s.Step(`^the position is (\S+)$`, m.positionIs)
	s.Step(`^it is there for the (\d)(?:st|nd|rd) time$`, m.isThereForTheTime)
	s.Step(`^(\d+) turns? by kings (?:has|have) been played$`, m.turnsByKings)
	s.Step(`^(\d+) turns? against three pieces (?:has|have) been played$`, m.turnsAgainstThree)
	s.Step(`^(\d+) turns? against two pieces or one (?:has|have) been played$`, m.turnsAgainstTwo)
	s.Step(`^the game continues$`, m.goesOn)
	s.Step(`^the game is over: (.+)$`, m.isOver)
}

func (m *match) aGameFrom(fen string) (err error) {
	m.start, err = draughts.ParseFEN(fen)
	m.rules = draughts.AllDrawRules()
	m.game = draughts.New(draughts.InitialPosition(m.start), draughts.Draws(m.rules))
	return err
}

func (m *match) ruleIsOff(rule string) error {
	switch rule {
	case "repetition":
		m.rules.Repetition = false
	case "25 moves":
		m.rules.TwentyFiveMoves = false
	case "16 moves":
		m.rules.SixteenMoves = false
	default:
		m.rules.FiveMoves = false
	}
	if m.game.Len() > 0 {
		return fmt.Errorf("the rule of %s cannot be switched off during the game", rule)
	}
	m.game = draughts.New(draughts.InitialPosition(m.start), draughts.Draws(m.rules))
	return nil
}

func (m *match) arePlayed(turns string) error {
	for _, text := range strings.Fields(turns) {
		if err := m.play(text); err != nil {
			return err
		}
	}
	return nil
}

func (m *match) arePlayedTimes(turns string, times int) error {
	for range times {
		if err := m.arePlayed(turns); err != nil {
			return err
		}
	}
	return nil
}

func (m *match) play(text string) error {
	turn, err := m.game.Position().ParseTurn(text, draughts.PDN)
	if err != nil {
		return err
	}
	return m.game.Play(turn)
}

func (m *match) nobodyCanPlay(text, reason string) error {
	before := m.game.Len()
	err := m.play(text)
	if err == nil {
		return fmt.Errorf("%s was played, expected: %s", text, reason)
	}
	return features.Equal([]any{reason, before}, []any{err.Error(), m.game.Len()})
}

func (m *match) resigns(player string) error { return m.game.Resign(color(player)) }
func (m *match) agree() error                { return m.game.Agree() }
func (m *match) isAdjourned() error          { return m.game.Adjourn() }
func (m *match) isTakenBack() error          { return m.game.Undo() }

func (m *match) positionIs(fen string) error {
	return features.Equal(fen, m.game.Position().FEN())
}

func (m *match) isThereForTheTime(want int) error {
	return features.Equal(want, m.game.DrawCounts().Occurrences)
}

func (m *match) turnsByKings(want int) error {
	return features.Equal(want, m.game.DrawCounts().KingTurns)
}

func (m *match) turnsAgainstThree(want int) error {
	return features.Equal(want, m.game.DrawCounts().Sixteen)
}

func (m *match) turnsAgainstTwo(want int) error {
	return features.Equal(want, m.game.DrawCounts().Five)
}

func (m *match) goesOn() error {
	return features.Equal(draughts.Outcome{}.String(), m.game.Outcome().String())
}

func (m *match) isOver(outcome string) error {
	return features.Equal(outcome, m.game.Outcome().String())
}
