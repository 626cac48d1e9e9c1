package yutnori_test

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/cucumber/godog"

	"games.example/features"
	"games.example/features/acceptance"
	"games.example/internal/play"
	"games.example/internal/play/screen/screentest"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	onscreen "games.example/yutnori/ui"
)

// seat holds a game that a person plays on the screen.
type seat struct {
	game    play.Game
	refused error
}

func (s *seat) register(steps *acceptance.Steps) {
	steps.Step(`^I play on the screen against another player$`, s.sitDown)
	steps.Step(`^I play the house game on the screen$`, s.sitDownInTheHouse)
	steps.Step(`^I play on the screen in Korean$`, s.sitDownInKorean)
	steps.Step(`^the throws are (.+)$`, s.theThrowsAre)
	steps.Step(`^the coach looks on$`, s.theCoachLooksOn)
	steps.Step(`^I throw$`, s.throw)
	steps.Step(`^I choose (\d)$`, s.choose)
	steps.Step(`^these are chosen: (.+)$`, s.chooseAll)
	steps.Step(`^I take it back$`, s.takeBack)
	steps.Step(`^the game is resumed from its record$`, s.resume)
	steps.Step(`^I ask for a hint$`, s.askForAHint)
	steps.Step(`^I type (.+)$`, s.say)
	steps.Step(`^I click (.+)$`, s.click)
	steps.Step(`^I resign$`, s.resign)
	steps.Step(`^it is refused: (.+)$`, s.isRefused)
	steps.Step(`^player ([a-d]) has won$`, s.hasWon)
	steps.Step(`^the screen lists$`, s.lists)
	steps.Step(`^it is the turn of (\w)$`, s.isOnTurn)
	steps.Step(`^the last lines of the log are$`, s.theLogEnds)
	steps.Step(`^the log shows "([^"]+)"$`, s.theLogShows)
	steps.Step(`^each line has a chance, and the best chances come first$`, s.areSorted)
	steps.Step(`^a window of (\d+) columns and (\d+) lines shows "([^"]+)"$`, s.theWindowShows)
	steps.Step(`^a page of the help shows "([^"]+)"$`, s.theHelpShows)
}

// table returns the table of the game.
func (s *seat) table() *onscreen.Table { return s.moment().Table }

func (s *seat) moment() onscreen.Moment { return s.game.Moment().(onscreen.Moment) }

func (s *seat) sitDown() error { return s.sitDownTo(yutnori.Basic(2, 4)) }

func (s *seat) sitDownInTheHouse() error { return s.sitDownTo(yutnori.House()) }

func (s *seat) sitDownInKorean() error {
	err := s.sitDown()
	s.table().Language = onscreen.Korean
	s.game = s.table().Begin()
	return err
}

func (s *seat) sitDownTo(facts yutnori.Facts, throws ...yutnori.Result) error {
	rules, err := yutnori.NewRules(facts)
	if err != nil {
		return err
	}
	s.game = onscreen.New(rules, onscreen.Script(rules, throws...)).Begin()
	return nil
}

func (s *seat) theThrowsAre(text string) error {
	var throws []yutnori.Result
	for name := range strings.SplitSeq(text, ", ") {
		var result yutnori.Result
		if err := result.UnmarshalText([]byte(name)); err != nil {
			return err
		}
		throws = append(throws, result)
	}
	return s.sitDownTo(s.table().Rules().Facts(), throws...)
}

func (s *seat) theCoachLooksOn() {
	s.advised()
	s.table().Coach = true
}

func (s *seat) throw() error {
	if options := s.options(); options != "throw the sticks" {
		return fmt.Errorf("there is nothing to throw: %s", options)
	}
	return s.choose(1)
}

func (s *seat) choose(option int) error {
	if n := len(s.game.Options()); option < 1 || option > n {
		return fmt.Errorf("option %d is not one of %d", option, n)
	}
	s.game = s.game.Play(option - 1)
	return nil
}

func (s *seat) chooseAll(options string) error {
	for option := range strings.FieldsSeq(strings.ReplaceAll(options, ",", " ")) {
		n, err := strconv.Atoi(option)
		if err != nil {
			return err
		}
		if err := s.choose(n); err != nil {
			return err
		}
	}
	return nil
}

func (s *seat) takeBack() error {
	before, ok := s.game.Undo()
	s.game = before
	return features.Equal(true, ok)
}

func (s *seat) resume() error {
	rules := s.table().Rules()
	resumed, err := onscreen.New(rules, onscreen.Script(rules)).Replay(onscreen.History(s.game))
	s.game = resumed
	return err
}

func (s *seat) askForAHint() {
	s.advised()
	s.game, _ = s.game.Hint()(context.Background())
}

func (s *seat) say(text string) {
	next, err := s.game.Say(text)
	s.refused = err
	if err == nil {
		s.game = next
	}
}

func (s *seat) isRefused(why string) error { return features.Equal(why, fmt.Sprint(s.refused)) }

func (s *seat) click(spot string) {
	next, err := s.game.Click(spot)
	s.refused = err
	if err == nil {
		s.game = next
	}
}

func (s *seat) resign() error {
	next, ok := s.game.Resign()
	if ok {
		s.game = next
	}
	return features.Equal(true, ok)
}

func (s *seat) hasWon(player string) error {
	winner, ok := s.game.Winner()
	return features.Equal(player+" true", fmt.Sprint(string(rune('a'+winner)), " ", ok))
}

// advised makes the strong computer the adviser of the table.
func (s *seat) advised() {
	table := s.table()
	strong, _ := newBot(bot.Strong, table.Rules(), yutnori.YutSticks{}) // the level exists
	if adviser, ok := strong.(bot.Adviser); ok {
		table.Adviser = adviser.Chances
	}
}

func (s *seat) options() string {
	var options []string
	for _, option := range s.game.Options() {
		options = append(options, option.Text)
	}
	return strings.Join(options, "\n")
}

func (s *seat) lists(want *godog.DocString) error { return features.Equal(want.Content, s.options()) }

func (s *seat) isOnTurn(player string) error {
	state := s.moment().State()
	return features.Equal(player, string(rune('a'+state.Turn())))
}

func (s *seat) theLogEnds(want *godog.DocString) error {
	lines := strings.Split(want.Content, "\n")
	log := s.game.Log()
	return features.Equal(want.Content, strings.Join(log[max(0, len(log)-len(lines)):], "\n"))
}

func (s *seat) theLogShows(text string) error {
	if log := strings.Join(s.game.Log(), "\n"); !strings.Contains(log, text) {
		return fmt.Errorf("the log does not show %q:\n%s", text, log)
	}
	return nil
}

func (s *seat) areSorted() error {
	before := 100
	for _, option := range s.game.Options() {
		chance, err := strconv.Atoi(strings.TrimSuffix(option.Hint, "%"))
		if err != nil {
			return err
		}
		if chance > before || chance < 0 {
			return fmt.Errorf("%s has %d %% after %d %%", option.Text, chance, before)
		}
		before = chance
	}
	return nil
}

func (s *seat) theWindowShows(columns, lines int, text string) error {
	session, _ := play.New(onscreen.Setup{}, play.Settings{}).Begin(s.game)
	window := screentest.Show(session, play.Size{Width: columns, Height: lines}).Plain()
	if !strings.Contains(window, text) {
		return fmt.Errorf("the window does not show %q:\n%s", text, window)
	}
	return nil
}

func (s *seat) theHelpShows(text string) error {
	for _, page := range (onscreen.Setup{}).Pages(s.game.Choices()) {
		if strings.Contains(strings.Join(page.Lines, "\n"), text) {
			return nil
		}
	}
	return fmt.Errorf("no page of the help shows %q", text)
}
