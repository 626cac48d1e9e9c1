package page_test

import (
	"strings"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/internal/play/page"
	"games.example/internal/play/playtest"
)

// heaps holds the entry for the game of matches.
var heaps = []page.Entry{{
	Name:     "heap",
	Title:    "Matches",
	Lead:     "Take the last match.",
	Korean:   message.Language{"Matches": "성냥"},
	Setup:    func(string) play.Setup { return playtest.Setup{} },
	Examples: []page.Example{{Title: "The example", Record: "5 2 1 2", Steps: []string{"five", "two", "one", "two"}}},
}}

// A person is the user of a page in a test.
type person struct {
	*testing.T
	page page.Page
}

func newPerson(t *testing.T) *person {
	t.Helper()
	return &person{t, page.New(heaps, 1)}
}

// does sends messages, runs all tasks to their end and returns the last moment.
func (p *person) does(messages ...page.Message) page.Moment {
	p.Helper()
	for _, message := range messages {
		next, tasks := p.page.Handle(message)
		for p.page = next; len(tasks) > 0; {
			var more []play.Task
			p.page, more = p.page.Done(tasks[0]())
			tasks = append(tasks[1:], more...)
		}
	}
	return p.page.Moment()
}

// personOf returns a person with the page of one game.
func personOf(t *testing.T, setup play.Setup) *person {
	t.Helper()
	entry := heaps[0]
	entry.Setup = func(string) play.Setup { return setup }
	return &person{t, page.New([]page.Entry{entry}, 1)}
}

func press(keys ...string) (messages []page.Message) {
	for _, key := range keys {
		messages = append(messages, page.Message{Do: "type", Key: key})
	}
	return messages
}

var open = page.Message{Do: "open", Game: "heap"}

func texts(buttons []page.Button) (texts []string) {
	for _, button := range buttons {
		texts = append(texts, button.Name)
	}
	return texts
}

func TestTheStartPageOffersEachGame(t *testing.T) {
	moment := newPerson(t).does(page.Message{Do: "start", Still: true, Language: "en"})
	require.Len(t, moment.Cards, 1)
	require.Equal(t, "Matches", moment.Cards[0].Title)
	require.Equal(t, "heap", moment.Cards[0].Game)
	require.Contains(t, texts(moment.Cards[0].Watch), "Matches – The example")
	require.Equal(t, -1, moment.Chosen)
}

func TestTheStartPageIsInTheLanguageOfTheReader(t *testing.T) {
	p := newPerson(t)
	require.Equal(t, "성냥", p.does(page.Message{Do: "start", Language: "ko"}).Cards[0].Title)
	require.Equal(t, "성냥", p.does(page.Message{Do: "language", Language: "fr"}).Cards[0].Title, "there is no French")
	require.Equal(t, "Matches", p.does(page.Message{Do: "language", Language: "en"}).Cards[0].Title)
}

func TestAnEndInAnotherLanguageCountsOnce(t *testing.T) {
	p := newPerson(t)
	ends := append(press("x", "y"), page.Message{Do: "language", Language: "ko"})
	require.Equal(t, "12 matches  (you 0, computer 1)", p.does(append([]page.Message{open}, ends...)...).Title)
	require.Equal(t, "12 matches", p.does(press("u")...).Title)
	require.Equal(t, "12 matches  (you 0, computer 1)", p.does(ends...).Title)
}

func TestAFlippedBoardStaysFlippedInAnotherLanguage(t *testing.T) {
	p := newPerson(t)
	flipped := p.does(append([]page.Message{open}, press("f")...)...)
	require.Equal(t, "f", flipped.On)
	require.Equal(t, flipped.Players, p.does(page.Message{Do: "language", Language: "ko"}).Players)
}

func TestPiecesMoveUnlessThePageIsStill(t *testing.T) {
	takeThree := page.Message{Do: "option", Number: 2}
	for still, first := range map[bool]string{false: "11 matches", true: "9 matches"} {
		p := newPerson(t)
		p.does(page.Message{Do: "start", Still: still}, open, takeThree)
		next, _ := p.page.Handle(takeThree)
		require.Equal(t, first, next.Moment().Title)
	}
}

func TestAGameIsPlayedByKeysOptionsAndClicks(t *testing.T) {
	p := newPerson(t)
	start := page.Message{Do: "start", Still: true}
	moment := p.does(start, open)
	require.Equal(t, "12 matches", moment.Title)
	require.Len(t, moment.Options, 3)
	require.Equal(t, []string{"You took 1.", "The program took 1."}, p.does(press("1", "enter")...).Log)
	require.Equal(t, 2, p.does(page.Message{Do: "option", Number: 2}).Chosen)
	require.Equal(t, "6 matches", p.does(page.Message{Do: "option", Number: 2}).Title)
	require.Equal(t, "4 matches", p.does(page.Message{Do: "click", Spot: "first"}).Title)
	require.Equal(t, "only the first match can be taken by a click", p.does(page.Message{Do: "click", Spot: "second"}).Notice)
	require.Contains(t, p.does(press("T", "3", "enter")...).Title, "you 0, computer 1")
}

func TestAButtonDropsWhatIsHalfTyped(t *testing.T) {
	p := newPerson(t)
	typing := p.does(append([]page.Message{{Do: "start", Still: true}, open}, press("T", "h")...)...)
	require.Contains(t, typing.Notice, "Th")
	require.Equal(t, "T3 is good", p.does(page.Message{Do: "press", Key: "h"}).Notice)
	require.Equal(t, "8 matches", p.does(press("enter")...).Title, "Enter plays the hint")
}

func TestAMomentNamesWhatIsPossible(t *testing.T) {
	moment := newPerson(t).does(page.Message{Do: "start", Still: true}, open)
	require.ElementsMatch(t, []string{"new", "rules", "record", "settings", "choose", "hint", "resign", "switch-f"}, moment.Can)
	p := newPerson(t)
	moment = p.does(page.Message{Do: "start", Still: true}, open, page.Message{Do: "option"}, page.Message{Do: "option"})
	require.ElementsMatch(t, []string{"new", "rules", "record", "settings", "choose", "hint", "resign", "undo", "review", "switch-f"}, moment.Can)
	p = personOf(t, runners{people: true})
	require.Contains(t, p.does(page.Message{Do: "start", Still: true}, open, page.Message{Do: "play"}).Can, "review", "one action is enough")
}

func TestAGameWithoutAnActionHasNoReview(t *testing.T) {
	p := newPerson(t)
	moment := p.does(append([]page.Message{{Do: "start", Still: true}, open}, press("v")...)...)
	require.Equal(t, []any{"There is nothing to review yet.", play.Refusal}, []any{moment.Notice, moment.Kind})
	require.Nil(t, moment.Review)
	require.NotNil(t, p.does(append([]page.Message{{Do: "play"}}, press("v")...)...).Review)
}

// A person can read the rules before the first game, and the meaning of the marks in a review.
func TestTheRulesCanBeReadInTheFormAndInTheReview(t *testing.T) {
	for face, ways := range map[string][]page.Message{
		"form": {{Do: "choose", Game: "heap"}}, "review": append([]page.Message{open}, press("1", "enter", "v")...), "example": {{Do: "watch", Game: "heap"}},
	} {
		p := newPerson(t)
		before := p.does(append([]page.Message{{Do: "start", Still: true}}, ways...)...)
		require.Contains(t, before.Can, "rules", face)
		read := p.does(press("?")...)
		require.Equal(t, "The rules", read.Pages[0].Title, face)
		read.Pages, read.Step = nil, before.Step
		require.Equal(t, before, read, "the %s stays behind the rules", face)
		after := p.does(press("esc")...)
		after.Step = before.Step
		require.Equal(t, before, after, face)
	}
}

// illustrated is a form whose help has a drawing and a picture of the matches.
type illustrated struct{ playtest.Setup }

func (illustrated) Pages(play.Choices) []play.Page {
	return []play.Page{
		{Title: "The keys", Lines: []string{"q quits"}, Keys: true},
		{Title: "The rules", Drawing: []string{"\x1b[1m|||\x1b[m"}, Picture: `<svg id="matches"/>`, Lines: []string{"You take matches.", "", "mouse    click"}},
	}
}

func TestHelpHasThePictureInPlaceOfTheDrawing(t *testing.T) {
	pages := personOf(t, illustrated{}).does(page.Message{Do: "start", Still: true}, open, press("?")[0]).Pages
	require.Equal(t, play.Page{Title: "The rules", Picture: `<svg aria-hidden="true" data-id="matches"/>`, Lines: []string{"You take matches.", "", "mouse    click"}}, pages[0])
	require.Equal(t, "The keys", pages[len(pages)-1].Title, "a phone has no keys")
}

func TestAQuestionHasItsAnswersAsButtons(t *testing.T) {
	p := newPerson(t)
	moment := p.does(append([]page.Message{{Do: "start", Still: true}, open}, press("x")...)...)
	require.Equal(t, "Resign this game?", moment.Notice, "a phone has no keys")
	require.Equal(t, []string{"resign", "no"}, texts(moment.Answers))
	moment = p.does(moment.Answers[0].Send)
	require.Contains(t, moment.Title, "you 0, computer 1")
	require.Equal(t, 1, moment.Result.Winner)
	require.False(t, moment.Result.Yours)
	require.NotContains(t, moment.Can, "hint")
	require.Equal(t, -1, p.does(press("down")...).Chosen, "the list has no options")
	require.Equal(t, []int{0, 1}, []int{moment.Players[0].Won, moment.Players[1].Won})
	require.Nil(t, p.does(page.Message{Do: "again"}).Result)
}

// short starts a game with one match, in which the name of the first player is you.
type short struct {
	playtest.Setup
	people bool // whether the second player is a person, too
}

func (s short) Start(play.Choices, uint64) (play.Game, error) {
	return playtest.NewHeap(1, func(match *play.Match) {
		if s.people {
			match.Seats[1] = play.Seat{Name: "Bob"}
		}
	}), nil
}

func TestAWinIsYoursIfYouAreTheOnlyPerson(t *testing.T) {
	for _, people := range []bool{false, true} {
		result := personOf(t, short{people: people}).does(append([]page.Message{open}, press("1", "enter")...)...).Result
		require.Zero(t, result.Winner)
		require.Equal(t, !people, result.Yours)
	}
}

func TestTheScoreDoesNotTellTheResultBeforeTheLastPieceHasMoved(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // its clock does not make the test wait for the motion
		p := newPerson(t)
		p.does(open, page.Message{Do: "paste", Text: "3"}, press("3")[0])
		moving, _ := p.page.Handle(page.Message{Do: "press", Key: "enter"})
		require.Zero(t, moving.Moment().Players[0].Won)
		require.Nil(t, moving.Moment().Result)
		require.Equal(t, 1, p.does(press("enter")...).Players[0].Won)
	})
}

func TestTheNoticesOfTheEndAndOfANewGameNameNoKeys(t *testing.T) {
	p := newPerson(t)
	require.Equal(t, "Give up this game for a new one?", p.does(append([]page.Message{open}, press("n")...)...).Notice)
	require.Equal(t, "Leave this game? It is kept for next time.", at(t, "quit").page.Moment().Notice)
	require.Equal(t, "The game is over.", p.does(press("esc", "x", "y")...).Notice)
	require.Equal(t, "Play again?", p.does(press("n", "n", "y")...).Notice)
}

func TestTheLastMoveOfAGameCanBeTakenBack(t *testing.T) {
	p := newPerson(t)
	require.NotContains(t, p.does(page.Message{Do: "start", Still: true}, open).Can, "take back")
	moment := p.does(press("x", "y")...)
	require.NotNil(t, moment.Result)
	require.Contains(t, moment.Can, "take back")
	require.NotContains(t, moment.Can, "undo", "the result takes the place of that button")
	require.Nil(t, p.does(press("u")...).Result)
}

func TestTheOtherSideIsOfferedIfThereIsOne(t *testing.T) {
	end := press("x", "y")
	p := newPerson(t)
	require.Contains(t, p.does(append([]page.Message{{Do: "start", Still: true}, open}, end...)...).Can, "swap")
	require.Contains(t, p.does(page.Message{Do: "swap"}).Title, "11 matches", "the program begins")
	p = newPerson(t)
	p.does(append([]page.Message{{Do: "open", Game: "heap", Kept: `{"choices":{"matches":"3"}}`}}, end...)...)
	require.NotContains(t, p.page.Moment().Can, "swap")
}

func TestAGameContinuesFromTheTextThatTheBrowserHasKept(t *testing.T) {
	p := newPerson(t)
	kept := p.does(append([]page.Message{{Do: "start", Still: true}, open}, press("1", "enter", "1", "enter")...)...).Kept
	again := newPerson(t)
	moment := again.does(page.Message{Do: "start", Game: "heap", Kept: kept})
	require.Equal(t, "8 matches", moment.Title)
	require.Len(t, moment.Log, 4)

	form := newPerson(t).does(page.Message{Do: "choose", Game: "heap", Kept: kept})
	require.Equal(t, "continue the last game", form.Rows[0].Values[0].Label)

	ended := p.does(append(press("x", "y"), page.Message{Do: "home"})...)
	require.Empty(t, ended.Kept)
	require.Empty(t, ended.Game)
}

func TestTheScoreOutlivesThePage(t *testing.T) {
	p := newPerson(t)
	kept := p.does(append([]page.Message{{Do: "start", Still: true}, open}, press("x", "y")...)...).Kept
	require.Contains(t, kept, `"unfinished":""`)
	moment := newPerson(t).does(page.Message{Do: "open", Game: "heap", Kept: kept})
	require.Equal(t, "12 matches  (you 0, computer 1)", moment.Title)
}

func TestTheScoreOfAnEarlierPageBeginsAgainInAnotherGame(t *testing.T) {
	kept := newPerson(t).does(append([]page.Message{{Do: "start", Still: true}, open}, press("x", "y")...)...).Kept
	for matches, title := range map[string]string{"12": "12 matches  (you 0, computer 1)", "3": "3 matches"} {
		p := newPerson(t)
		p.does(page.Message{Do: "start", Still: true}, page.Message{Do: "choose", Game: "heap", Kept: kept})
		moment := p.does(append([]page.Message{{Do: "set", Row: "matches", Value: matches}}, press("enter")...)...)
		require.Equal(t, title, moment.Title)
	}
}

func TestAReloadShowsTheResultAgain(t *testing.T) {
	p, again := newPerson(t), newPerson(t)
	ended := p.does(append([]page.Message{{Do: "start", Still: true}, open}, press("3", "enter", "3", "enter", "3", "enter")...)...)
	require.NotNil(t, ended.Result)
	moment := again.does(page.Message{Do: "start", Game: "heap", Kept: ended.Kept})
	require.Equal(t, []any{ended.Title, ended.Result, ended.Log, ended.Kept}, []any{moment.Title, moment.Result, moment.Log, moment.Kept})
	require.Contains(t, moment.Can, "review")
	require.Equal(t, *p.does(page.Message{Do: "record"}).Record, *again.does(page.Message{Do: "record"}).Record)
	next := again.does(page.Message{Do: "close"}, page.Message{Do: "again"})
	require.Nil(t, next.Result)
	require.NotContains(t, next.Kept, `"finished"`, "the browser keeps only the end that is shown")

	opened := newPerson(t).does(page.Message{Do: "start", Still: true}, page.Message{Do: "open", Game: "heap", Kept: ended.Kept})
	require.Nil(t, opened.Result, "a tap on the card begins a new game")
	require.Empty(t, opened.Log)
	wrong := newPerson(t).does(page.Message{Do: "start", Game: "heap", Kept: `{"finished":"<img x> 2"}`})
	require.Contains(t, wrong.Notice, `"<img": expected a number of matches`)
	require.NotEmpty(t, wrong.Rows)
}

func TestASwitchStaysOnInTheNextGameAndOutlivesThePage(t *testing.T) {
	p, on := newPerson(t), `"switched":"f"`
	require.NotContains(t, p.does(page.Message{Do: "start", Still: true}, open).Kept, on)
	require.Contains(t, p.does(press("f")...).Kept, on)
	kept := p.does(append(press("x", "y"), page.Message{Do: "again"})...).Kept
	require.Contains(t, kept, on)
	require.Contains(t, p.does(page.Message{Do: "paste", Text: "5 2"}).Kept, on)
	require.Contains(t, p.does(page.Message{Do: "language", Language: "ko"}).Kept, on)
	require.NotContains(t, p.does(press("f")...).Kept, on)
	again := newPerson(t)
	require.Contains(t, again.does(page.Message{Do: "start", Still: true, Game: "heap", Kept: kept}).Kept, on)
	require.NotContains(t, again.does(press("f")...).Kept, on)
}

func TestAGameThatIsOpenedAtItsEndDoesNotCount(t *testing.T) {
	p := newPerson(t)
	start := page.Message{Do: "start", Still: true}
	over := page.Message{Do: "paste", Text: "3 1 1 1"}
	require.Equal(t, "0 matches", p.does(start, open, over).Title)
	require.Equal(t, &page.Result{Winner: -1}, p.does(page.Message{Do: "paste", Text: "0"}).Result, "nobody has won")
	require.Equal(t, "0 matches", p.does(over).Title, "nor if it is opened again")
	require.NotContains(t, p.does(page.Message{Do: "again"}).Title, "(")
	p.does(press("x", "y")...)
	require.Equal(t, "0 matches  (you 0, computer 1)", p.does(over).Title, "the score stays")
	p.does(press("u", "1", "enter")...)
	require.NotContains(t, p.page.Moment().Title, "(you 0, computer 1)", "what is played after an undo counts")
	link := newPerson(t)
	follow := link.does(page.Message{Do: "start", Still: true, Text: playtest.Linked(t, over.Text)}).Follow
	require.NotNil(t, follow)
	require.Equal(t, "0 matches", link.does(*follow).Title)
}

func TestAKeptTextThatIsWrongIsReported(t *testing.T) {
	for kept, reason := range map[string]string{
		"{":                                   "dropped: {}",
		"7":                                   "dropped: {}",
		`{"switched":7}`:                      "dropped: switched",
		`{"choices":7,"unfinished":"12 1 1"}`: "dropped: choices",
		`{"choices":{"matches":3,"first":"program"},"score":[],"learned":{}}`: "dropped: choices, score, learned",
		`{"unfinished":["12 1 1"]}`: "dropped: unfinished",
		`{"choices":{"matches":"x","first":"<script>"},"score":{"players":null,"drawn":-3}}`: "",
	} {
		moment := newPerson(t).does(page.Message{Do: "start", Still: true}, page.Message{Do: "open", Game: "heap", Kept: kept})
		require.True(t, strings.HasSuffix(moment.Notice, reason), moment.Notice)
		require.Equal(t, reason == "", !strings.Contains(moment.Notice, "dropped"), "choices that the form does not have are no mistake")
		require.Equal(t, map[bool]string{true: "10 matches", false: "12 matches"}[strings.Contains(kept, `"12 1 1"}`)], moment.Title, "the rest is used")
	}
	unreadable := newPerson(t).does(page.Message{Do: "open", Game: "heap", Kept: `{"unfinished":"<img x> 2"}`})
	require.Contains(t, unreadable.Notice, `"<img": expected a number of matches`)
	require.NotEmpty(t, unreadable.Rows, "the form takes the place of the game")
	moment := newPerson(t).does(page.Message{Do: "start", Still: true}, page.Message{Do: "open", Game: "heap", Kept: `{"choices":{"matches":"many","first":"program"}}`})
	require.Equal(t, "11 matches", moment.Title, "a choice with which a game cannot start is left out")
}

func TestARecordIsCopiedOutAndPastedIn(t *testing.T) {
	p := newPerson(t)
	moment := p.does(append([]page.Message{{Do: "start", Still: true}, open}, press("1", "enter", "s")...)...)
	require.Equal(t, "12 1 1\n", *moment.Record)
	moment = p.does(page.Message{Do: "paste", Text: "12 1 <b>"})
	require.Equal(t, `This record cannot be read: 3: "<b>": expected a number of matches`, moment.Notice)
	require.NotNil(t, moment.Record)
	require.Equal(t, "12 1 1\n", *moment.Record, "the game is still there")
	moment = p.does(page.Message{Do: "paste", Text: "12 3 1"})
	require.Equal(t, "8 matches", moment.Title)
	require.Nil(t, moment.Record)
}

// counting counts how often it reads a wrong record.
type counting struct {
	playtest.Setup
	read *int
}

func (c counting) Read(record string, choices play.Choices, seed uint64) (play.Game, error) {
	if strings.Contains(record, "<b>") {
		*c.read++
	}
	return c.Setup.Read(record, choices, seed)
}

func TestAWrongRecordIsReadOnce(t *testing.T) {
	read := 0
	p := personOf(t, counting{read: &read})
	p.does(page.Message{Do: "start", Still: true}, open)
	require.Contains(t, p.does(page.Message{Do: "paste", Text: "12 1 <b>"}).Notice, "This record cannot be read")
	require.Equal(t, 1, read, "a long text takes seconds to read")
}

func TestALongRecordIsRefusedUnread(t *testing.T) {
	p := newPerson(t)
	p.does(page.Message{Do: "start", Still: true}, open)
	require.Contains(t, p.does(page.Message{Do: "paste", Text: strings.Repeat(" ", 2_000_001)}).Notice, "at most 2 MB")
	require.Contains(t, p.does(page.Message{Do: "paste", Text: strings.Repeat("한", 700_000)}).Notice, "at most 2 MB")
	require.NotContains(t, p.does(page.Message{Do: "paste", Text: strings.Repeat(" ", 2_000_000)}).Notice, "2 MB")
}

func TestAHintAndAReviewCanBeStopped(t *testing.T) {
	for _, asks := range [][]page.Message{press("h"), press("v")} {
		p := newPerson(t)
		p.does(page.Message{Do: "start", Still: true}, open, page.Message{Do: "play"})
		for _, message := range asks {
			p.page, _ = p.page.Handle(message)
		}
		buttons := p.page.Moment().Answers
		stop := buttons[len(buttons)-1]
		require.Equal(t, "stop", stop.Name)
		if asks[0].Key == "v" {
			require.Contains(t, p.page.Moment().Review.Graph, "<svg", "the place of the graph is kept")
		}
		moment := p.does(stop.Send)
		require.NotContains(t, texts(moment.Answers), "stop")
		require.Equal(t, asks[0].Key == "v", moment.Review != nil, "the review stays open")
		if moment.Review != nil {
			require.Nil(t, moment.Review.Chances, "nobody has judged it")
			require.Contains(t, moment.Review.Graph, "<svg", "the board stays in its place")
			require.Equal(t, "The computer has stopped judging the game.", moment.Notice)
			require.Equal(t, []string{"judge"}, texts(moment.Answers))
			require.Equal(t, moment, p.does(page.Message{Do: "close"}))
			judged := p.does(page.Message{Do: "option"}, moment.Answers[0].Send)
			require.Zero(t, judged.Review.At, "the same moment is shown")
			require.NotEmpty(t, judged.Review.Chances)
			require.Empty(t, judged.Answers)
		}
	}
}

func TestAReviewTellsWhoActed(t *testing.T) {
	p := newPerson(t)
	p.does(page.Message{Do: "start", Still: true}, open)
	review := p.does(press("1", "enter", "2", "enter", "v")...).Review
	require.Equal(t, []int{-1, 0, 1, 0, 1}, review.Players)
	require.Len(t, review.Players, review.Last+1)
}

func TestTheFormChoosesTheNextGame(t *testing.T) {
	p := newPerson(t)
	moment := p.does(page.Message{Do: "start", Still: true}, page.Message{Do: "choose", Game: "heap"})
	require.Equal(t, "12", moment.Rows[0].Value)
	moment = p.does(page.Message{Do: "set", Row: "matches", Value: "3"})
	require.Equal(t, "3", moment.Rows[0].Value)
	require.Equal(t, "3 matches", p.does(moment.Answers[0].Send).Title)
}

func TestTheFormOfARunningGameSaysThatStartGivesItUp(t *testing.T) {
	p := newPerson(t)
	require.Empty(t, p.does(page.Message{Do: "start", Still: true}, page.Message{Do: "choose", Game: "heap"}).Notice, "no game is running")
	moment := p.does(append([]page.Message{open}, append(press("n"), page.Message{Do: "settings"})...)...)
	require.NotEmpty(t, moment.Rows)
	require.Equal(t, "Start gives up the game that you are playing.", moment.Notice)
	require.NotContains(t, p.does(press("esc")...).Notice, "Start")
	require.Empty(t, p.does(append(press("x", "y"), page.Message{Do: "settings"})...).Notice, "the game is over")
}

func TestTheSettingsOfARunningGameDoNotEndIt(t *testing.T) {
	p := newPerson(t)
	before := p.does(append([]page.Message{{Do: "start", Still: true}, open}, press("1", "enter")...)...)
	settings := p.does(page.Message{Do: "settings"})
	require.Equal(t, "continue this game", settings.Rows[0].Values[0].Label)
	require.NotContains(t, settings.Notice, "gives up")
	require.Equal(t, "continue", settings.Answers[0].Name)
	require.Equal(t, before.Kept, settings.Kept, "a reload continues the game")
	for _, leave := range []page.Message{settings.Answers[0].Send, settings.Back.Send} {
		require.Equal(t, before.Log, p.does(page.Message{Do: "settings"}, leave).Log)
		require.Empty(t, p.page.Moment().Rows)
	}
	anew := p.does(page.Message{Do: "settings"}, page.Message{Do: "set", Row: settings.Rows[0].Name, Value: "no"})
	require.Equal(t, "Start gives up the game that you are playing.", anew.Notice)
	require.Equal(t, "start", anew.Answers[0].Name)
	require.Empty(t, p.does(anew.Answers[0].Send).Log)
}

func TestAnExampleIsWatchedNextToItsLines(t *testing.T) {
	p := newPerson(t)
	moment := p.does(page.Message{Do: "watch", Game: "heap"})
	require.Equal(t, "The example", moment.Title)
	require.Equal(t, []string{"five", "two", "one", "two"}, moment.Steps)
	require.Zero(t, moment.Chosen)
	require.Empty(t, moment.Kept, "the reader's own game stays")
	require.Equal(t, 1, p.does(press("right")...).Chosen)
	require.Equal(t, 3, p.does(press("end")...).Chosen)
	require.Equal(t, p.page.Moment(), p.does(page.Message{Do: "paste", Text: "12 1 1"}), "an example has no record to replace")
	review := p.page.Moment().Review
	require.Equal(t, []int{3, 3}, []int{review.At, review.Last})
	require.Contains(t, review.Graph, `data-send='{"do":"option","number":3}'`)
	require.Equal(t, 1, p.does(page.Message{Do: "option", Number: 1}).Review.At)
	require.NotEmpty(t, p.does(press("esc")...).Cards)
}

func TestMessagesThatDoNotFitChangeNothing(t *testing.T) {
	p := newPerson(t)
	start := p.page.Moment()
	for _, m := range []page.Message{
		{Do: "press", Key: "q"},
		{Do: "click"},
		{Do: "paste"},
		{Do: "open", Game: "chess"},
		{Do: "fly"},
		{Do: "watch", Game: "heap", Number: 1},
		{Do: "watch", Game: "heap", Number: -1},
		{Do: "start", Game: "constructor"},
	} {
		require.Equal(t, start, p.does(m), m)
	}
	p.does(open)
	moment := p.does(page.Message{Do: "option", Number: -1}, page.Message{Do: "set", Row: "matches", Value: "7"})
	require.Equal(t, "12 matches", moment.Title)
}
