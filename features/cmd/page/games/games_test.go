package games_test

import (
	"iter"
	"maps"
	"math"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/features/cmd/page/games"
	"games.example/internal/play"
	"games.example/internal/play/page"
)

// examples returns all examples as pairs: a game, and the number of one of its examples.
func examples() iter.Seq2[page.Entry, int] {
	return func(yield func(page.Entry, int) bool) {
		for _, entry := range games.Entries() {
			for i := range entry.Examples {
				if !yield(entry, i) {
					return
				}
			}
		}
	}
}

func TestEachGameHasExamples(t *testing.T) {
	for _, entry := range games.Entries() {
		require.NotEmpty(t, entry.Examples, entry.Name)
	}
}

func TestEachMomentOfAnExampleHasItsLines(t *testing.T) {
	for entry, i := range examples() {
		p, _ := page.New(games.Entries(), 1).Handle(page.Message{Do: "watch", Game: entry.Name, Number: i})
		moment := p.Moment()
		require.Equal(t, entry.Examples[i].Title, moment.Title)
		require.Zero(t, moment.Chosen)
		require.Len(t, moment.Steps, len(moment.Options), "lines for each moment")
		require.NotEmpty(t, moment.Steps[len(moment.Steps)-1])
	}
}

func TestTheFormShowsTheBoardOfItsGame(t *testing.T) {
	for game, choice := range map[string]page.Message{
		"yutnori": {Row: "rules", Value: "house"}, "draughts": {}, "yutkata": {Row: "spaces", Value: "30"}, "rook": {Row: "bounds", Value: "9x14"},
	} {
		r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
		before := r.does(page.Message{Do: "start", Still: true}, page.Message{Do: "choose", Game: game}).Picture
		require.Contains(t, before, "<svg", game)
		require.NotContains(t, before, " data-spot=", "nothing can be clicked")
		choice.Do = "set"
		chosen := r.does(choice).Picture
		require.Equal(t, game == "draughts", before == chosen, "another board is shown: %s", game)
		begun := r.does(page.Message{Do: "click", Spot: play.StartSpot}).Picture
		places := regexp.MustCompile(` data-(?:spot|place)="[^"]*"`)
		require.Len(t, places.FindAllString(chosen, -1), len(places.FindAllString(begun, -1)), game)
		r.does(key("x"), key("y"), page.Message{Do: "settings"})
		require.NotContains(t, r.does().Picture, " data-spot=", game)
	}
}

func TestTheSettingsOfAGameShowItsBoardAsItWillLook(t *testing.T) {
	r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
	r.does(page.Message{Do: "start", Still: true}, page.Message{Do: "open", Game: "draughts"}, page.Message{Do: "play"}, key("f"))
	settings := r.does(page.Message{Do: "settings"})
	notations := settings.Rows[slices.IndexFunc(settings.Rows, func(row page.Row) bool { return row.Name == "notation" })].Values
	numbered := settings.Picture
	lettered := r.does(page.Message{Do: "set", Row: "notation", Value: notations[1].Name}).Picture
	require.Equal(t, []bool{true, false}, []bool{strings.Contains(numbered, `"1: black man"`), strings.Contains(lettered, `"1: black man"`)})
	pieces := regexp.MustCompile(`data-id="piece[^"]*" class="[^"]*" transform="[^"]*"`)
	require.Equal(t, pieces.FindAllString(numbered, -1), pieces.FindAllString(lettered, -1), "the same moment, and flipped")
	require.Equal(t, numbered, r.does(page.Message{Do: "set", Row: "notation", Value: notations[0].Name}).Picture)
}

func TestTheExamplesMatchTheFilesOfTheGames(t *testing.T) {
	for name, file := range map[string]string{
		"yutkata": "../../../../yutkata/testdata/example.txt", "rook": "../../../../rook/testdata/example.json",
	} {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		for _, entry := range games.Entries() {
			if entry.Name == name {
				require.Equal(t, strings.TrimSpace(string(text)), strings.TrimSpace(entry.Examples[0].Record))
			}
			if name == "yutkata" && entry.Name == name {
				require.Equal(t, strings.Fields(string(text)), strings.Fields(strings.Join(entry.Examples[0].Steps, "\n")))
			}
		}
	}
}

func TestTheExamplesEndAsInTheDocuments(t *testing.T) {
	last := map[string]string{}
	for entry, i := range examples() {
		example := entry.Examples[i]
		setup := entry.Setup("en")
		game, err := setup.Read(example.Record, play.Complete(setup, example.Choices), 1)
		require.NoError(t, err)
		last[example.Title] = strings.Join(game.Log(), "\n")
	}
	require.Contains(t, last["The assignment, examples 1 and 2"], "B geol: right 2 to upper right")
	require.Contains(t, last["The assignment, example 3"], "C yut: 2 pieces from right 2 to top 1")
	require.Contains(t, last["The kata's example game"], "B has won")
	require.Contains(t, last["The kata: a move, 44-35"], "44-35")
	require.Contains(t, last["The kata: a capture, 44x26"], "44x26")
	require.Contains(t, last["The kata: a series of captures, 71x44x99"], "71x99")
	require.Contains(t, last["The kata: the example board"], "19x51")
}

func TestAPersonBeginsEachGame(t *testing.T) {
	for _, entry := range games.Entries() {
		p, _ := page.New(games.Entries(), 1).Handle(page.Message{Do: "open", Game: entry.Name})
		moment := p.Moment()
		require.NotEmpty(t, moment.Options, "a person begins")
	}
}

func TestOnlyTheLastPageOfHelpNamesKeys(t *testing.T) {
	terminal := regexp.MustCompile(`[\x1b█▁#]|Enter|Esc|mouse|마우스|(?m:^(v|q) |^v를)`)
	for _, entry := range games.Entries() {
		for _, language := range []string{"en", "ko"} {
			p, _ := page.New(games.Entries(), 1).Handle(page.Message{Do: "start", Language: language, Game: entry.Name})
			p, _ = p.Handle(page.Message{Do: "press", Key: "?"})
			pages := p.Moment().Pages
			for i, shown := range pages {
				require.Equal(t, i == len(pages)-1, shown.Keys, shown.Title)
				require.Equal(t, shown.Keys, terminal.MatchString(strings.Join(shown.Lines, "\n")), shown)
			}
			require.Contains(t, map[string]string{"en": "How to play here", "ko": "이 화면에서 하는 방법"}[language], pages[len(pages)-2].Title, "after the rules, before the keys")
		}
	}
}

// pressed returns the page after keys and all the tasks that follow.
func pressed(p page.Page, keys ...string) page.Page {
	for _, key := range keys {
		next, tasks := p.Handle(page.Message{Do: "type", Key: key})
		for p = next; len(tasks) > 0; {
			var more []play.Task
			p, more = p.Done(tasks[0]())
			tasks = append(tasks[1:], more...)
		}
	}
	return p
}

func TestTheFirstNoticeNamesTheAim(t *testing.T) {
	for game, aim := range map[string]string{
		"rook":    "The player who brings the rook to the goal, the flag, wins. ",
		"yutkata": "Bring all your tokens to the flag first. ",
	} {
		p, _ := page.New(games.Entries(), 1).Handle(page.Message{Do: "start", Still: true, Game: game})
		require.Contains(t, p.Moment().Notice, aim)
		require.NotContains(t, pressed(p, "enter", "enter").Moment().Notice, aim)
	}
}

func TestBothSidesAreChosenFromTheSameList(t *testing.T) {
	for _, game := range []string{"draughts", "rook"} {
		rows := (&reader{page.New(games.Entries(), 1), map[string]bool{}}).does(page.Message{Do: "start", Still: true}, page.Message{Do: "choose", Game: game}).Rows
		require.Equal(t, rows[0].Values, rows[1].Values, game)
		require.Equal(t, []bool{true, false}, []bool{rows[0].Value == "human", rows[1].Value == "human"}, "a person begins against a program")
	}
}

func TestTheScoreStaysInAnotherLanguage(t *testing.T) {
	for _, kept := range []struct{ game, choices string }{
		{"draughts", `{}`},
		{"draughts", `{"black":"human"}`},
		{"rook", `{}`},
		{"rook", `{"p2":"human"}`},
		{"yutkata", `{}`},
		{"yutkata", `{"computer":"none"}`},
		{"yutnori", `{}`},
		{"yutnori", `{"computer":"none"}`},
	} {
		r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
		won := func(messages ...page.Message) (won []int) {
			for _, player := range r.does(messages...).Players {
				won = append(won, player.Won)
			}
			return won
		}
		r.does(page.Message{Do: "start", Still: true}, page.Message{Do: "open", Game: kept.game, Kept: `{"choices":` + kept.choices + `}`})
		require.ElementsMatch(t, []int{0, 1}, won(key("x"), key("y")), kept)
		want := won(page.Message{Do: "again"})
		title := r.page.Moment().Title
		require.Equal(t, want, won(page.Message{Do: "language", Language: "ko"}), kept)
		require.NotContains(t, r.page.Moment().Title, "computer", kept)
		require.Equal(t, want, won(page.Message{Do: "language", Language: "en"}), kept)
		require.Equal(t, title, r.page.Moment().Title)
		require.Contains(t, title, " 1)")
		again := page.Message{Do: "open", Game: kept.game, Kept: r.page.Moment().Kept}
		r.does(page.Message{Do: "home"}, page.Message{Do: "language", Language: "ko"})
		require.Equal(t, want, won(again), kept)
	}
}

// A page that has always been Korean shows the same.
func TestEachFaceChangesToAnotherLanguage(t *testing.T) {
	option := page.Message{Do: "option"}
	for _, entry := range games.Entries() {
		open := page.Message{Do: "open", Game: entry.Name}
		faces := map[string][]page.Message{
			"a form":      {{Do: "choose", Game: entry.Name}},
			"a game":      {open, option, option},
			"an end":      {open, option, option, key("x"), key("y")},
			"a question":  {open, option, option, key("x")},
			"a review":    {open, option, option, key("v"), key("home"), key("right")},
			"an example":  {{Do: "watch", Game: entry.Name}, key("right"), key("right")},
			"the options": {open, option, option, {Do: "settings"}},
		}
		for face, ways := range faces {
			korean, changed := &reader{page.New(games.Entries(), 1), map[string]bool{}}, &reader{page.New(games.Entries(), 1), map[string]bool{}}
			want := korean.does(append([]page.Message{{Do: "start", Still: true, Language: "ko"}}, ways...)...)
			changed.does(append([]page.Message{{Do: "start", Still: true}}, ways...)...)
			got := changed.does(page.Message{Do: "language", Language: "ko"})
			got.Step, got.Kept = want.Step, want.Kept // a record of rook names its players
			require.Equal(t, want, got, "%s of %s", face, entry.Name)
		}
	}
}

func TestTheScoreBeginsAgainWithAnotherOpponent(t *testing.T) {
	r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
	r.does(page.Message{Do: "start", Still: true, Game: "draughts"}, key("x"), key("y"))
	require.Contains(t, r.does(page.Message{Do: "swap"}).Title, "computer 1", "the same players have other colors")
	r.does(page.Message{Do: "settings"}, page.Message{Do: "set", Row: "unkept", Value: "no"}, page.Message{Do: "set", Row: "white", Value: "human"}, page.Message{Do: "set", Row: "black", Value: "human"})
	moment := r.does(page.Message{Do: "click", Spot: play.StartSpot})
	for _, player := range moment.Players {
		require.Zero(t, player.Won)
	}
	require.Contains(t, r.does(key("x"), key("y")).Title, "(white 0, black 1)")
}

// A tap on a badge of the graph leads to its action. No badge covers another where the graph
// has 240 by 60 pixels, and of three actions each has a badge.
func TestTheBadgesOfAGraphCanBeTapped(t *testing.T) {
	badge := regexp.MustCompile(`class="mark [^"]*" x="([\d.]+)%" y="([\d.]+)%"`)
	target := regexp.MustCompile(`"number":(\d+)}' x="([-\d.]+)" y="0" width="([\d.]+)"`)
	numbers := func(texts []string) (numbers []float64) {
		for _, text := range texts {
			number, err := strconv.ParseFloat(text, 64)
			require.NoError(t, err)
			numbers = append(numbers, number)
		}
		return numbers
	}
	near := 0
	for seed := range uint64(20) {
		p, _ := page.New(games.Entries(), seed).Handle(page.Message{Do: "start", Still: true, Game: "yutkata", Kept: `{"choices":{"spaces":"9"}}`})
		for p.Moment().Result == nil {
			p = pressed(p, "enter")
		}
		moment := pressed(p, "v").Moment()
		var marked []int
		for i, option := range moment.Options {
			if option.HintKind == play.Mistake {
				marked = append(marked, i)
			}
		}
		badges, before := badge.FindAllStringSubmatch(moment.Review.Graph, -1), [][]float64(nil)
		require.GreaterOrEqual(t, len(badges), min(len(marked), 3))
		for _, found := range badges {
			at := numbers(found[1:])
			for _, other := range before {
				require.False(t, math.Abs(at[0]-other[0])*2.4 < 22 && math.Abs(at[1]-other[1])*0.6 < 18, "seed %d: %v and %v", seed, at, other)
				if math.Abs(at[0]-other[0])*2.4 < 22 {
					near++
				}
			}
			before = append(before, at)
			var tapped []float64
			for _, found := range target.FindAllStringSubmatch(moment.Review.Graph, -1) {
				if area := numbers(found[1:]); area[1] < 10*at[0] && 10*at[0] < area[1]+area[2] { // the width is 1000
					tapped = append(tapped, area[0])
				}
			}
			require.Len(t, tapped, 1, "seed %d: %v", seed, at)
			require.Contains(t, marked, int(tapped[0]), "seed %d: %v", seed, at)
			require.InDelta(t, at[0], 100*tapped[0]/float64(len(moment.Options)-1), 0.2, "seed %d", seed)
		}
	}
	require.NotZero(t, near)
}

// The panel says who has won. The reason says whose tokens are home.
func TestTheResultHasItsReason(t *testing.T) {
	for game, reasons := range map[string]map[bool]string{
		"rook":    {true: "the rook is at the goal", false: "the rook is at the goal"},
		"yutkata": {true: "all your tokens are home", false: "all tokens of B are home"},
		"yutnori": {true: "all your pieces are home", false: "all pieces of B are home"},
	} {
		left := maps.Clone(reasons)
		for seed := uint64(1); len(left) > 0 && seed < 50; seed++ {
			begun, _ := page.New(games.Entries(), seed).Handle(page.Message{Do: "start", Still: true, Game: game})
			played := begun
			for n := 0; n < 500 && played.Moment().Result == nil; n++ {
				played = pressed(played, "enter")
			}
			result := played.Moment().Result
			require.NotNil(t, result, game)
			require.Equal(t, reasons[result.Yours], result.Reason, game)
			delete(left, result.Yours)
		}
		require.Empty(t, left, game)
	}
}

// The strips use the same names.
func TestTheResultAndTheLogSayWhoHasResigned(t *testing.T) {
	yours := map[string]string{"en": "You resigned", "ko": "내가 기권했습니다"}
	for _, test := range []struct{ game, language, log, theirs string }{
		{"draughts", "en", "black has won: white has resigned", "White resigned"},
		{"draughts", "ko", "흑 편이 이겼습니다! 백 편이 기권했습니다", "백 편이 기권했습니다"},
		{"rook", "en", "computer wins: you resigned", "Player 1 resigned"},
		{"rook", "ko", "컴퓨터 편이 이겼습니다! 내가 기권했습니다", "1번 편이 기권했습니다"},
		{"yutkata", "en", "resigned", "A resigned"},
		{"yutkata", "ko", "기권했습니다", "A 편이 기권했습니다"},
		{"yutnori", "en", "resigned", "A resigned"},
		{"yutnori", "ko", "기권했습니다", "A 편이 기권했습니다"},
	} {
		resigns := func(kept string) page.Moment {
			begun, _ := page.New(games.Entries(), 1).Handle(page.Message{Do: "start", Still: true, Language: test.language, Game: test.game, Kept: kept})
			return pressed(begun, "x", "y").Moment()
		}
		alone := resigns("")
		require.Equal(t, yours[test.language], alone.Result.Reason, test)
		require.Equal(t, test.log, alone.Log[len(alone.Log)-1], test)
		two := resigns(`{"choices": {"computer": "none", "black": "human", "p2": "human"}}`)
		require.Equal(t, test.theirs, two.Result.Reason, test)
	}
}

func TestTheResultTellsTheLastTurnOfAGameWithThrows(t *testing.T) {
	for game, told := range map[string]string{"rook": `^$`, "yutkata": `^(Computer – )?[A-Z]+, [AB]\d: reaches the goal`, "yutnori": `^(Computer – )?(Do|Gae|Geol|Yut|Mo).* home.*$`} {
		for seed := range uint64(9) {
			begun, _ := page.New(games.Entries(), seed).Handle(page.Message{Do: "start", Still: true, Game: game})
			played := begun
			for n := 0; n < 500 && played.Moment().Result == nil; n++ {
				played = pressed(played, "enter")
			}
			result := played.Moment().Result
			require.Regexp(t, told, result.Last)
			require.Equal(t, game != "rook" && !result.Yours, strings.HasPrefix(result.Last, "Computer"))
			require.Empty(t, pressed(begun, "x", "y").Moment().Result.Last, "the reason says it")
		}
	}
}

func TestTheNoticeOfAResultThatMovesNothingSaysSo(t *testing.T) {
	for seed := uint64(1); ; seed++ {
		p, _ := page.New(games.Entries(), seed).Handle(page.Message{Do: "start", Still: true, Game: "yutnori"})
		p, _ = p.Handle(page.Message{Do: "press", Key: "enter"})
		if moment := p.Moment(); moment.Chips[0].Steps < 0 {
			require.Equal(t, []string{"hand"}, moment.Marked)
			require.Equal(t, "spend back-do, which moves nothing", moment.Notice)
			return
		}
	}
}

func TestAThrowIsNamedOnceInAReviewAndNotInAQuestion(t *testing.T) {
	for _, game := range []string{"yutkata", "yutnori"} {
		p, _ := page.New(games.Entries(), 5).Handle(page.Message{Do: "start", Still: true, Game: game})
		thrown := pressed(p, "enter")
		require.Len(t, thrown.Moment().Chips, 1, game)
		for _, asks := range []string{"x", "n", "q"} {
			moment := pressed(thrown, asks).Moment()
			require.Equal(t, play.Question, moment.Kind, game)
			require.Empty(t, moment.Chips, "%s: %s", game, asks)
		}
		moment := pressed(thrown, "v", "home", "right").Moment()
		require.Len(t, moment.Chips, 1, game)
		require.Empty(t, moment.Review.Action, game)
	}
}

func TestTheEvaluationIsShownWhileProgramsPlay(t *testing.T) {
	evaluations := func(switched string) (count int) {
		p, tasks := page.New(games.Entries(), 1).Handle(page.Message{Do: "start", Still: true, Game: "draughts", Kept: `{"choices":{"white":"engine","level":"1"},"switched":"` + switched + `"}`})
		for range 20 {
			require.NotEmpty(t, tasks)
			var more []play.Task
			p, more = p.Done(tasks[0]())
			tasks = append(tasks[1:], more...)
			count += strings.Count(p.Moment().Notice, "\nevaluation: ")
		}
		return count
	}
	require.Greater(t, evaluations("e"), 3)
	require.Zero(t, evaluations(""))
}

func TestTwoProgramsHaveKoreanNamesOnAKoreanPage(t *testing.T) {
	p, _ := page.New(games.Entries(), 1).Handle(page.Message{Do: "start", Language: "ko", Game: "draughts", Kept: `{"choices":{"white":"engine"}}`})
	players := p.Moment().Players
	require.Equal(t, []string{"컴퓨터 백", "컴퓨터 흑"}, []string{players[0].Name, players[1].Name})
}

func TestAPastedRecordKeepsItsPlayers(t *testing.T) {
	pasted := func(game, record string) string {
		p, _ := page.New(games.Entries(), 1).Handle(page.Message{Do: "start", Game: game})
		p, _ = p.Handle(page.Message{Do: "paste", Text: record})
		p, _ = page.New(games.Entries(), 1).Handle(page.Message{Do: "start", Game: game, Kept: p.Moment().Kept})
		return p.Moment().Kept
	}
	const board = "$[[][][][][][][][][][][][][][][]]\n$PlayerA's turn\n"
	const header = "*Note yutkata play --spaces 15 --tokens 2 --players 2 --seed 5"
	for _, players := range []string{" --computer A --level perfect", " --computer A --computer B --level random", ""} {
		require.Contains(t, pasted("yutkata", header+players+"\n"+board), header+players+`\n`)
	}
	require.Contains(t, pasted("yutkata", board), " --computer B --level ", "the record names no players")
	for _, players := range []string{`[White "engine"][Black "human"]`, `[White "human"][Black "human"]`} {
		white, black, _ := strings.Cut(players, "][")
		white, black = strings.ReplaceAll(white, `"`, `\"`), strings.ReplaceAll(black, `"`, `\"`)
		require.Contains(t, pasted("draughts", players+" 1. 32-28 *"), white+`]\n[`+black)
	}
}

func TestALinkKeepsTheSeatsOfItsGame(t *testing.T) {
	for _, test := range []struct{ game, choices string }{
		{"yutnori", `{}`},
		{"yutnori", `{"computer":"none","players":"3"}`},
		{"yutnori", `{"computer":"0","level":"greedy"}`},
		{"draughts", `{}`},
		{"draughts", `{"black":"human"}`},
		{"draughts", `{"white":"random","black":"human"}`},
		{"draughts", `{"level":"club"}`},
		{"yutkata", `{}`},
		{"yutkata", `{"computer":"none","spaces":"9"}`},
		{"yutkata", `{"computer":"A","level":"sensible"}`},
		{"rook", `{}`},
		{"rook", `{"p2":"human"}`},
		{"rook", `{"first":"2","p2":"random","bounds":"6x9"}`},
	} {
		r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
		r.does(page.Message{Do: "start", Still: true}, page.Message{Do: "open", Game: test.game, Kept: `{"choices":` + test.choices + `}`})
		r.plays(rand.New(rand.NewPCG(1, 1)), 1)
		want := r.does(page.Message{Do: "record"})
		other := `{"choices":{"computer":"1","level":"strong","white":"human","black":"random","p1":"human","p2":"perfect","first":"1"}}`
		again := &reader{page.New(games.Entries(), 2), map[string]bool{}}
		follow := again.does(page.Message{Do: "start", Still: true, Text: want.Link}).Follow
		follow.Kept = other
		again.does(*follow)
		got := again.does(page.Message{Do: "record"})
		require.Equal(t, want.Title, got.Title, test)
		require.Equal(t, want.Players, got.Players, test)
		require.Equal(t, want.Link, got.Link, test)
		require.Equal(t, []any{want.Log, want.Options, want.Picture}, []any{got.Log, got.Options, got.Picture}, test)
	}
}

func TestTheFormSaysWhatEachLevelDoes(t *testing.T) {
	says := regexp.MustCompile(`^[^ :,]+[:,] \S`)
	for _, entry := range games.Entries() {
		for _, language := range []string{"en", "ko"} {
			p, _ := page.New(games.Entries(), 1).Handle(page.Message{Do: "start", Language: language})
			p, _ = p.Handle(page.Message{Do: "choose", Game: entry.Name, Kept: `{"choices":{"pieces":"1"}}`})
			levels := 0
			for _, row := range p.Moment().Rows {
				for _, value := range row.Values {
					if row.Name == "level" || row.Name == "p2" && value.Name != "human" {
						require.Regexp(t, says, value.Label, entry.Name)
						levels++
					}
				}
			}
			require.GreaterOrEqual(t, levels, 4, entry.Name)
		}
	}
}

func TestTheTextsCallThePlayersAsTheirPieces(t *testing.T) {
	for _, game := range []string{"yutnori", "yutkata"} {
		r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
		r.does(page.Message{Do: "start", Still: true}, page.Message{Do: "open", Game: game}, key("?"), key("esc"))
		r.plays(rand.New(rand.NewPCG(1, 1)), 300)
		r.does(key("n"), page.Message{Do: "set", Row: "rules", Value: "animals"}, key("?"))
		for text := range r.read {
			require.NotRegexp(t, `\b[b-d]\b|^a |,? a \(|\ba: |\ba, b`, text, game)
		}
		require.NotEmpty(t, r.read)
	}
}

func TestTheReasonOfTheEndDoesNotRepeatTheWinner(t *testing.T) {
	for _, entry := range games.Entries() {
		for _, language := range []string{"en", "ko"} {
			r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
			ended := func() {
				result := r.does().Result
				require.NotNil(t, result, entry.Name)
				require.NotEmpty(t, result.Reason, entry.Name)
				require.NotRegexp(t, `(?i)\bwins?\b|\bwon\b|winner|이겼`, result.Reason, entry.Name)
			}
			r.does(page.Message{Do: "start", Still: true, Language: language}, page.Message{Do: "open", Game: entry.Name}, key("x"), key("y"))
			ended()
			if entry.Name == "draughts" { // a whole game would take long
				r.does(page.Message{Do: "paste", Text: "W:WK28:B22"})
			} else {
				r.does(page.Message{Do: "again"})
			}
			r.plays(rand.New(rand.NewPCG(1, 1)), 3000)
			ended()
		}
	}
}
