package ui_test

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/internal/play"
	"games.example/internal/play/screen"
	"games.example/internal/play/screen/screentest"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/ui"
)

// shown returns the screen of a game in a window after the given keys have been pressed.
func shown(game play.Game, width, height int, keys ...rune) string {
	return window(game, width, height, keys...).Plain()
}

func window(game play.Game, width, height int, keys ...rune) screen.Model {
	session, _ := play.New(ui.Setup{}, play.Settings{}).Begin(game)
	for _, key := range keys {
		session, _ = session.Press(string(key))
	}
	return screentest.Show(session, play.Size{Width: width, Height: height})
}

func clicked(t *testing.T, game play.Game, spot string) play.Game {
	t.Helper()
	next, err := game.Click(spot)
	require.NoError(t, err)
	return next
}

// form returns the screen of the form in a window.
func form(t *testing.T, language string, width, height int) string {
	t.Helper()
	return screentest.Show(play.New(ui.Setup{Language: language}, play.Settings{}), play.Size{Width: width, Height: height}).Plain()
}

func TestTheScreensAreGolden(t *testing.T) {
	t.Parallel()
	middle := func(language ui.Language) play.Game {
		start := basicTable(t, yutnori.Geol, yutnori.Geol, yutnori.Yut, yutnori.Mo, yutnori.Gae, yutnori.BackDo, yutnori.Do)
		start.Language = language
		start.Programs[1] = bot.NewGreedy(start.Rules())
		start.Adviser = fond(start.Rules())
		return played(start.Begin(), 1, 1, 1)
	}
	house := newRules(t, yutnori.House().WithAnimals(yutnori.Pig, yutnori.Cow))
	houseGame := func(language ui.Language) play.Game {
		start := ui.New(house, ui.Script(house, yutnori.Geol, yutnori.BackGae))
		start.Language = language
		return played(start.Begin(), 1, 1, 1)
	}
	for name, got := range map[string]string{
		"start":        shown(basic(t), 80, 24),
		"middle":       shown(middle(ui.English), 80, 24),
		"middle-ko":    shown(middle(ui.Korean), 80, 24),
		"narrow":       shown(middle(ui.English), 60, 24),
		"narrow-ko":    shown(middle(ui.Korean), 60, 24),
		"wide":         shown(middle(ui.English), 120, 40),
		"wide-ko":      shown(middle(ui.Korean), 120, 40),
		"house":        shown(houseGame(ui.English), 80, 24),
		"house-ko":     shown(houseGame(ui.Korean), 80, 24),
		"house-narrow": shown(houseGame(ui.English), 60, 24),
		"keys":         shown(houseGame(ui.English), 80, 24, '?'),
		"board":        shown(houseGame(ui.English), 80, 24, '?', 'j'),
		"results":      shown(houseGame(ui.English), 80, 24, '?', 'j', 'j'),
		"rules":        shown(houseGame(ui.English), 80, 24, '?', 'j', 'j', 'j'),
		"keys-ko":      shown(houseGame(ui.Korean), 80, 24, '?'),
		"board-ko":     shown(houseGame(ui.Korean), 80, 24, '?', 'j'),
		"results-ko":   shown(houseGame(ui.Korean), 80, 24, '?', 'j', 'j'),
		"rules-ko":     shown(houseGame(ui.Korean), 80, 24, '?', 'j', 'j', 'j'),
		"rules-narrow": shown(houseGame(ui.English), 60, 24, '?', 'j', 'j', 'j'),
		"rules-basic":  shown(basic(t), 80, 24, '?', 'j', 'j', 'j'),
		"chosen-piece": shown(clicked(t, played(basic(t, yutnori.Do, yutnori.Gae, yutnori.Geol), 1, 1, 1, 1, 1), "8,10"), 80, 24),
		"40":           shown(middle(ui.English), 40, 20),
		"40-ko":        shown(middle(ui.Korean), 40, 20),
		"house-40":     shown(houseGame(ui.English), 40, 20),
		"form":         form(t, "en", 80, 24),
		"form-ko":      form(t, "ko", 40, 20),
	} {
		t.Run(name, func(t *testing.T) {
			screentest.Golden(t, filepath.Join("testdata", "screens", name+".txt"), got)
		})
	}
}

// The end of a page that is longer than the window would be lost.
func TestEveryPageOfTheHelpFitsANarrowWindow(t *testing.T) {
	all := yutnori.House().WithAnimals(yutnori.Pig, yutnori.Dog, yutnori.Sheep, yutnori.Cow)
	for _, language := range []ui.Language{ui.English, ui.Korean} {
		rules := newRules(t, all)
		start := ui.New(rules, ui.Script(rules))
		start.Language = language
		game := start.Begin()
		for number, page := range (ui.Setup{}).Pages(game.Choices()) {
			require.Equal(t, number == 0, page.Keys)
			last := page.Lines[len(page.Lines)-1]
			lines := strings.Split(ansi.Wrap(last, 60, ""), "\n")
			require.Contains(t, shown(game, 60, 24, []rune("?jjj")[:number+1]...), lines[len(lines)-1])
		}
	}
}

func TestTheBoardOfTheHelpFitsTheNarrowestWindow(t *testing.T) {
	board := (ui.Setup{}).Pages(nil)[1].Drawing
	board = board[:slices.Index(board, "")]
	for _, line := range board {
		require.LessOrEqual(t, ansi.StringWidth(line), 40)
	}
	for number := 1; number <= int(yutnori.Last); number++ {
		require.Regexp(t, fmt.Sprintf(`\b%d\b`, number), strings.Join(board, "\n"))
	}
}

func TestTheBoardOfTheKoreanDocumentHasEachNumberOnce(t *testing.T) {
	start := ui.New(newRules(t, yutnori.House()), ui.Script(newRules(t, yutnori.House())))
	start.Language = ui.Korean
	board := strings.Join(start.Begin().Lines(play.Game{}, play.View{}), "\n")
	for number := 1; number <= int(yutnori.Last); number++ {
		require.Equal(t, 1, strings.Count(board, fmt.Sprintf("(%d)", number)), board)
	}
}

func TestTheBoardLineByLineFitsTheTerminal(t *testing.T) {
	var setup ui.Setup
	board := func() []string {
		game, err := setup.Start(nil, 1)
		require.NoError(t, err)
		return game.Lines(play.Game{}, play.View{})
	}
	whole, widest := board(), 0
	for _, line := range whole {
		widest = max(widest, ansi.StringWidth(line))
	}
	for _, columns := range []int{80, widest, widest - 1, 40} {
		setup.Width = func() int { return columns }
		narrow := board()
		require.Len(t, narrow, len(whole))
		for _, line := range narrow {
			require.LessOrEqual(t, ansi.StringWidth(line), columns)
		}
		require.Equal(t, columns >= widest, slices.Equal(whole, narrow))
	}
}

// The pictures of the README are drawn from the screens.
func TestThePicturesShowTheScreen(t *testing.T) {
	results := []yutnori.Result{
		yutnori.Mo, yutnori.Geol, yutnori.Gae, yutnori.Do, yutnori.Geol, yutnori.Yut, yutnori.Gae, yutnori.BackDo, yutnori.Geol, yutnori.Gae,
	}
	game := func(facts yutnori.Facts, language ui.Language) play.Game {
		rules := newRules(t, facts)
		start := ui.New(rules, ui.Script(rules, results...))
		start.Language = language
		for player := 1; player < facts.Players; player++ {
			start.Programs[player] = bot.NewGreedy(rules)
		}
		return played(start.Begin(), 1, 1, 2, 1, 1)
	}
	for name, of := range map[string]play.Game{
		"play":   game(yutnori.Basic(2, 4), ui.English),
		"korean": game(yutnori.Basic(2, 4), ui.Korean),
		"house":  game(yutnori.House(), ui.English),
	} {
		screentest.Golden(t, "../pictures/"+name+".svg", screentest.Picture(
			window(of, 80, 24, 'j', 'j').Text()))
	}
	screentest.Pictures(t, "testdata/pictures", window(game(yutnori.House(), ui.English), 80, 24, 'j', 'j'))
	moved := played(basic(t, yutnori.Geol, yutnori.Geol), 1, 1, 1)
	screentest.Motion(t, "testdata/pictures/motion.svg", moved, moved.Play(0))
}

// Random keys and clicks make only legal moves.
func TestNoKeyBreaksTheTable(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		rules := newRules(t, rapid.SampledFrom([]yutnori.Facts{
			yutnori.Basic(2, 1), yutnori.Basic(3, 4), yutnori.House(), yutnori.Advanced(yutnori.Pig, yutnori.Sheep),
		}).Draw(t, "facts"))
		start := ui.New(rules, ui.Chance(rules, yutnori.YutSticks{}, rapid.Uint64().Draw(t, "seed")))
		start.Adviser, start.Coach = fond(rules), rapid.Bool().Draw(t, "coach")
		if rapid.Bool().Draw(t, "program") {
			start.Programs[1] = bot.NewRandom(rules)
		}
		session, due := play.New(ui.Setup{}, play.Settings{}).Begin(start.Begin())
		screentest.PressAnything(t, session, due, "123uhjk?lnyqxoGe 50", func(t *rapid.T, now play.Game) {
			again, err := ui.New(rules, ui.Script(rules)).Replay(history(now))
			require.NoError(t, err)
			require.Equal(t, state(now), state(again))
		})
	})
}

// On a Korean screen the only Latin letters are the letters of the players.
func TestAKoreanTableHasNoEnglish(t *testing.T) {
	t.Parallel()
	facts := yutnori.House().WithAnimals(yutnori.Pig, yutnori.Dog, yutnori.Sheep, yutnori.Cow)
	rules, err := yutnori.NewRules(facts)
	require.NoError(t, err)
	english := regexp.MustCompile(`[A-Za-z]{2,}|[e-zA-Z]`)
	chance := rand.New(rand.NewPCG(7, 0))
	for seed := range uint64(5) {
		start := ui.New(rules, ui.Chance(rules, yutnori.YutSticks{}, seed))
		start.Language, start.Adviser, start.Coach = ui.Korean, fond(rules), true
		game := start.Begin()
		for !game.Over() {
			require.NotRegexp(t, english, game.Title())
			options := game.Options()
			for _, option := range options {
				require.NotRegexp(t, english, option.Text)
			}
			game = game.Play(chance.IntN(len(options)))
		}
		require.NotRegexp(t, english, game.Title())
		for _, line := range game.Log() {
			require.NotRegexp(t, english, line)
		}
	}
}
