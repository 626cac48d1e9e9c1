package page_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/page"
	"games.example/internal/play/playtest"
)

var (
	begun = []page.Message{{Do: "start", Still: true}, open, {Do: "option"}, {Do: "option"}}
	ways  = map[string][]page.Message{ // to each face of a game with 10 matches that is not over
		"board":  nil,
		"form":   {{Do: "settings"}},
		"help":   press("?"),
		"review": press("v", "home"),
		"quit":   press("q"),
		"resign": press("x"),
		"new":    press("n"),
		"again":  press("n", "y"),
		"offer":  press("n", "y", "down"), // the first offer is chosen
	}
)

// at returns a person who sees a face of a game with 10 matches.
func at(t *testing.T, face string) *person {
	t.Helper()
	p := newPerson(t)
	p.does(begun...)
	p.does(ways[face]...)
	return p
}

func TestEachFaceHasTheButtonsThatLeaveIt(t *testing.T) {
	want := newPerson(t).does(begun...)
	for face, names := range map[string][]string{
		"form": {"continue", "back"}, "help": {"games"}, "review": {"back"}, "quit": {"yes", "no", "games"}, "resign": {"resign", "no", "games"},
		"new": {"anew", "settings", "no", "games"}, "again": {"again", "settings", "back", "games"},
	} {
		moment := at(t, face).page.Moment()
		buttons := slices.Concat(moment.Answers, []page.Button{moment.Back})
		require.Equal(t, names, texts(buttons), face)
		for _, button := range buttons {
			after := at(t, face).does(button.Send)
			switch button.Name {
			case "continue":
				require.Equal(t, []any{want.Title, want.Log}, []any{after.Title, after.Log}, "the settings do not end the game")
			case "anew", "again":
				require.Equal(t, "12 matches", after.Title, face)
				require.Empty(t, after.Log, face)
			case "settings":
				require.NotEmpty(t, after.Rows, face)
			case "resign":
				require.Equal(t, 1, after.Result.Winner)
			case "back", "no":
				after.Step = want.Step
				require.Equal(t, want, after, face)
			default: // "yes" and "games"
				require.NotEmpty(t, after.Cards, face)
			}
		}
	}
}

// A message can arrive late, when the page already shows another face.
func TestAMessageThatDoesNotFitTheFaceChangesNothing(t *testing.T) {
	plays := page.Message{Do: "play"}
	next := []page.Message{plays, {Do: "again"}, {Do: "swap"}, {Do: "settings"}}
	for face, unfit := range map[string][]page.Message{
		"board": {{Do: "again"}, {Do: "swap"}}, "form": next, "help": next, "review": next, "quit": next, "resign": next, "again": {plays}, "offer": {plays},
	} {
		p := at(t, face)
		want := p.page.Moment()
		for _, message := range unfit {
			require.Equal(t, want, p.does(message), "%s: %+v", face, message)
		}
	}
}

func TestTheFormBeforeTheFirstGameStaysUntilItsStart(t *testing.T) {
	p := newPerson(t)
	want := p.does(page.Message{Do: "choose", Game: "heap"})
	for _, message := range []page.Message{{Do: "play"}, {Do: "again"}, {Do: "swap"}, {Do: "settings"}, {Do: "lift", Spot: "a"}, {Do: "drag", Spot: "a", To: "b"}} {
		got := p.does(message)
		got.Step = want.Step
		require.Equal(t, want, got, message)
	}
}

// On a phone, one tap on an option of the list plays it, chosen or not.
func TestAnOptionIsPlayedWithOneMessage(t *testing.T) {
	p := newPerson(t)
	p.does(page.Message{Do: "start", Still: true}, open)
	require.Equal(t, "8 matches", p.does(page.Message{Do: "play", Number: 2}).Title)
	require.Equal(t, 1, p.does(page.Message{Do: "option", Number: 1}).Chosen)
	require.Equal(t, "6 matches", p.does(page.Message{Do: "play"}).Title, "another option than the chosen option")
	require.Equal(t, 1, p.does(page.Message{Do: "option", Number: 1}).Chosen)
	require.Equal(t, "3 matches", p.does(page.Message{Do: "play", Number: 1}).Title)
	for _, none := range []int{-1, 3} {
		moment := p.does(page.Message{Do: "play", Number: none})
		require.Equal(t, "3 matches", moment.Title)
		require.Equal(t, -1, moment.Chosen)
	}
	p = newPerson(t)
	p.does(page.Message{Do: "start"}, open)
	p.page, _ = p.page.Handle(page.Message{Do: "play", Number: 2})
	skipped, _ := p.page.Handle(page.Message{Do: "play", Number: 1})
	require.Equal(t, []any{"9 matches", -1}, []any{skipped.Moment().Title, skipped.Moment().Chosen}, "it ends a motion")
	p = personOf(t, runners{people: true}) // each player has only one option
	p.does(page.Message{Do: "start", Still: true}, open)
	require.Equal(t, "11 matches", p.does(page.Message{Do: "play"}).Title)
}

// The second of two quick clicks carries the step of the moment before the first click.
func TestAnActionForAnOlderMomentChangesNothing(t *testing.T) {
	p := newPerson(t)
	older := p.does(begun[:2]...).Step
	moment := p.does(page.Message{Do: "option"}, page.Message{Do: "option"}, page.Message{Do: "option", Number: 1})
	for _, action := range []page.Message{
		{Do: "click", Spot: "first"},
		{Do: "drag", Spot: "second", To: "first"},
		{Do: "option", Number: 1},
		{Do: "play", Number: 2},
		{Do: "press", Key: "enter"},
	} {
		action.Step = older
		late, _ := p.page.Handle(action)
		require.Equal(t, moment, late.Moment(), action)
		action.Step = moment.Step
		now, _ := p.page.Handle(action)
		require.NotEqual(t, moment.Title, now.Moment().Title, action)
	}
	require.Equal(t, moment.Step, p.does(press("down")...).Step, "choosing an option makes no moment older")
	require.NotNil(t, p.does(page.Message{Do: "press", Key: "v", Step: older}).Review, "a button that is always there still works")
}

func TestAMomentIsOlderOnceAnotherGameWithTheSameTitleIsShown(t *testing.T) {
	p := newPerson(t)
	before := p.does(begun...)
	after := p.does(page.Message{Do: "paste", Text: "10"})
	require.Equal(t, before.Title, after.Title)
	require.Greater(t, after.Step, before.Step)
}

// thinkers starts a game against a program that thinks until its context ends.
type thinkers struct{ playtest.Setup }

func (thinkers) Start(play.Choices, uint64) (play.Game, error) {
	return playtest.NewHeap(3, func(match *play.Match) {
		match.Seats[0].Program = func(ctx context.Context, _ play.Game) (play.Moment, play.Event, error) {
			<-ctx.Done()
			return nil, play.Event{}, ctx.Err()
		}
	}), nil
}

func TestAProgramStopsThinkingWhenItsGameIsLeft(t *testing.T) {
	for _, leaves := range []page.Message{{Do: "home"}, open, {Do: "paste", Text: "12 1 1"}, {Do: "language", Language: "ko"}} {
		synctest.Test(t, func(t *testing.T) { // fails if all wait
			p, tasks := personOf(t, thinkers{}).page.Handle(open)
			p, _ = p.Handle(leaves)
			want := p.Moment()
			for _, task := range tasks {
				late, more := p.Done(task())
				require.Equal(t, want, late.Moment(), leaves)
				require.Empty(t, more, leaves)
			}
		})
	}
}

// unplayable is a form whose choices start no game.
type unplayable struct{ playtest.Setup }

func (unplayable) Start(play.Choices, uint64) (play.Game, error) {
	return play.Game{}, errors.New("the matches are wet")
}

// The rows below a row without effect do not move up.
func TestARowThatHasNoEffectKeepsItsPlace(t *testing.T) {
	p := newPerson(t)
	names := func(m page.Message) (names, off []string) {
		for _, row := range p.does(m).Rows {
			if names = append(names, row.Name); row.Off {
				off = append(off, row.Name)
			}
		}
		return names, off
	}
	p.does(page.Message{Do: "start", Still: true})
	before, off := names(page.Message{Do: "choose", Game: "heap"})
	require.Empty(t, off)
	after, off := names(page.Message{Do: "set", Row: "matches", Value: "3"})
	require.Equal(t, before, after)
	require.Equal(t, []string{"first"}, off)
	p.does(p.page.Moment().Answers[0].Send)
	after, off = names(page.Message{Do: "settings"})
	require.NotContains(t, after, "first", "this game keeps who has begun")
	require.Empty(t, off)
}

// tooFew is a setup that refuses 3 matches.
type tooFew struct{ playtest.Setup }

func (f tooFew) Start(choices play.Choices, seed uint64) (play.Game, error) {
	if choices["matches"] == "3" {
		return play.Game{}, errors.New("3 matches are too few")
	}
	return f.Setup.Start(choices, seed)
}

func TestTheFormSaysAtOnceWhyItsChoicesDoNotFit(t *testing.T) {
	p := personOf(t, tooFew{})
	choose := func(matches string) page.Message { return page.Message{Do: "set", Row: "matches", Value: matches} }
	require.Empty(t, p.does(page.Message{Do: "start", Still: true}, page.Message{Do: "choose", Game: "heap"}).Notice)
	moment := p.does(choose("3"))
	require.Equal(t, "3 matches are too few", moment.Notice)
	require.Equal(t, play.Refusal, moment.Kind)
	require.Empty(t, p.does(choose("12")).Notice)
}

func TestTheFormSaysAtOnceWhyAGameCannotContinueWithItsChoices(t *testing.T) {
	p := personOf(t, playtest.Setup{})
	choose := func(rival string) page.Message { return page.Message{Do: "set", Row: "rival", Value: rival} }
	begun := page.Message{Do: "open", Game: "heap", Kept: `{"choices":{"matches":"13","rival":"Ann"}}`}
	require.Empty(t, p.does(page.Message{Do: "start", Still: true}, begun, page.Message{Do: "settings"}).Notice)
	moment := p.does(choose("Bob"))
	require.Equal(t, "a heap of 13 cannot be written", moment.Notice)
	require.Equal(t, play.Refusal, moment.Kind)
	require.Empty(t, p.does(choose("Ann")).Notice)
}

func TestAGameThatCannotStartLeadsToTheForm(t *testing.T) {
	p := personOf(t, unplayable{})
	require.Empty(t, p.does(page.Message{Do: "start"}).Cards[0].Picture)
	moment := p.does(open)
	require.Equal(t, "the matches are wet", moment.Notice)
	require.NotEmpty(t, moment.Rows)
	require.Empty(t, moment.Picture)
}

// The marks of the board are where a tap does something.
func TestTheBoardHasMarksOnlyWhileAPersonCanAct(t *testing.T) {
	p := personOf(t, pairs{})
	require.Equal(t, drawn(12, "", 3), p.does(page.Message{Do: "start", Still: true}, open).Picture)
	require.Equal(t, drawn(12, "T2", 3), p.does(page.Message{Do: "option", Number: 1}).Picture, "the chosen option is shown")
	require.Equal(t, drawn(9, "", 3), p.does(page.Message{Do: "option", Number: 1}).Picture)
	require.Equal(t, drawn(12, "", 0), p.does(press("v", "home")...).Picture)
	require.Equal(t, drawn(9, "", 0), p.does(press("esc", "x")...).Picture)
	require.Equal(t, drawn(9, "", 0), p.does(press("y")...).Picture)

	p = personOf(t, pairs{})
	p.does(page.Message{Do: "start"}, open, page.Message{Do: "option", Number: 1})
	moving, _ := p.page.Handle(page.Message{Do: "option", Number: 1})
	require.Equal(t, drawn(11, "", 0), moving.Moment().Picture, "the matches are being taken")
}

// The buttons below the board lead from one moment of a review to the next.
func TestABoardInAReviewIsOnlyLookedAt(t *testing.T) {
	p := at(t, "review")
	want := p.page.Moment()
	for _, do := range []string{"click", "drag", "lift"} {
		require.Equal(t, want, p.does(page.Message{Do: do, Spot: "first", To: "second"}), do)
	}
	require.NotEqual(t, want.Title, p.does(press("enter")...).Title)
}

// A board beside the form cannot be clicked, screen readers do not read its numbers, and its
// ids are not the ids of the other boards.
func TestTheFormShowsTheBoardOfItsGame(t *testing.T) {
	shown := func(matches int) string {
		return strings.Replace(drawn(matches, "", 0), " id=", ` aria-hidden="true" data-id=`, 1)
	}
	p := personOf(t, pairs{})
	require.Equal(t, shown(12), p.does(page.Message{Do: "start"}).Cards[0].Picture)
	moment := p.does(page.Message{Do: "choose", Game: "heap", Kept: `{"unfinished":"12 1 1"}`})
	require.Equal(t, shown(10), moment.Picture, "the game that it continues")
	anew := page.Message{Do: "set", Row: moment.Rows[0].Name, Value: moment.Rows[0].Values[1].Name}
	require.Equal(t, shown(12), p.does(anew).Picture)
	require.Equal(t, shown(3), p.does(page.Message{Do: "set", Row: "matches", Value: "3"}).Picture)
}

func TestAComplaintOfTheBoardGoesWhenAnotherFaceOpens(t *testing.T) {
	faces := slices.Concat(press("s", "l", "n"), []page.Message{{Do: "record"}, {Do: "settings"}, {Do: "press", Key: "?"}, {Do: "look"}})
	for _, face := range faces {
		p := personOf(t, pairs{})
		complaint := p.does(page.Message{Do: "start", Still: true}, open, page.Message{Do: "option"}, page.Message{Do: "option"}, page.Message{Do: "click", Spot: "z"}).Notice
		require.Equal(t, "expected a piece and then its target", complaint)
		require.NotEqual(t, complaint, p.does(face).Notice, face)
		require.NotEqual(t, complaint, p.does(append(press("esc"), page.Message{Do: "close"})...).Notice, face)
	}
}
