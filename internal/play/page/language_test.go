package page_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/page"
	"games.example/internal/play/playtest"
)

var korean = page.Message{Do: "language", Language: "ko"}

// spoken notes the seeds of the games that it starts, and the language and the seed of those
// that it reads.
type spoken struct {
	playtest.Setup
	language string
	notes    *notes
}

type notes struct {
	language      string
	started, read uint64
	mute          bool // whether nothing can be read
}

func (s spoken) Start(choices play.Choices, seed uint64) (play.Game, error) {
	s.notes.started = seed
	return s.Setup.Start(choices, seed)
}

func (s spoken) Read(record string, choices play.Choices, seed uint64) (play.Game, error) {
	if s.notes.mute {
		return play.Game{}, errors.New("expected English")
	}
	s.notes.language, s.notes.read = s.language, seed
	return s.Setup.Read(record, choices, seed)
}

// speaks returns a person who has begun a game, and the notes about it.
func speaks(t *testing.T) (*person, *notes) {
	t.Helper()
	entry, notes := heaps[0], new(notes)
	entry.Setup = func(language string) play.Setup { return spoken{language: language, notes: notes} }
	p := &person{t, page.New([]page.Entry{entry}, 1)}
	p.does(begun...)
	return p, notes
}

func TestAGameGoesOnInAnotherLanguage(t *testing.T) {
	p, notes := speaks(t)
	before, seed := p.page.Moment(), notes.started
	after := p.does(korean)
	require.Equal(t, "ko", notes.language)
	require.Equal(t, "성냥", after.Name)
	require.Equal(t, before.Log, after.Log)
	require.Equal(t, before.Title, after.Title)
	require.Equal(t, seed, notes.read, "the luck stays")
	p.does(append(press("n"), page.Message{Do: "again"})...)
	require.NotEqual(t, seed, notes.started, "another game has luck of its own")
}

func TestAGameThatCannotGoOnInAnotherLanguageStays(t *testing.T) {
	p, notes := speaks(t)
	before := p.page.Moment()
	notes.mute = true
	after := p.does(korean)
	require.Equal(t, []any{"ko", before.Title, before.Log}, []any{after.Language, after.Title, after.Log})

	p = newPerson(t) // nobody can write a heap of 13
	p.does(page.Message{Do: "start", Still: true}, page.Message{Do: "open", Game: "heap", Kept: `{"choices":{"matches":"13"}}`})
	before = p.does(begun[2:]...)
	require.Equal(t, "11 matches", before.Title)
	after = p.does(korean)
	require.Equal(t, []any{"ko", before.Title, before.Log}, []any{after.Language, after.Title, after.Log})
}

func TestAnotherLanguageLeavesNoFace(t *testing.T) {
	for face := range ways {
		p := at(t, face)
		before := p.page.Moment()
		after := p.does(korean)
		require.Equal(t, []any{"ko", "성냥"}, []any{after.Language, after.Name}, face)
		require.Len(t, after.Rows, len(before.Rows), face)
		require.Equal(t, before.Review, after.Review, face)
		require.Equal(t, before.Answers, after.Answers, face)
		require.Len(t, after.Pages, len(before.Pages), face)
	}
	p := at(t, "resign")
	p.does(press("y")...)
	require.Equal(t, &page.Result{Winner: 1, Reason: "내가 기권했습니다"}, p.does(korean).Result, "the game is over")
	p = newPerson(t)
	require.NotEmpty(t, p.does(page.Message{Do: "choose", Game: "heap"}, korean).Rows)
}

// bilingual is a form that chooses the language of a game.
type bilingual struct{ playtest.Setup }

func (b bilingual) Rows(choices play.Choices) []play.Row {
	return append(b.Setup.Rows(choices), play.Row{Name: "speech", Label: "language", Values: []play.Value{{Name: "en"}, {Name: "ko"}}})
}

func (b bilingual) Start(choices play.Choices, seed uint64) (play.Game, error) {
	game, err := b.Setup.Start(choices, seed)
	return spokenIn(choices["speech"], game), err
}

func (b bilingual) Read(record string, choices play.Choices, seed uint64) (play.Game, error) {
	game, err := b.Setup.Read(record, choices, seed)
	return spokenIn(choices["speech"], game), err
}

func spokenIn(language string, game play.Game) play.Game {
	if !game.IsZero() {
		game.Match().Choices["speech"] = language
	}
	return game
}

func TestALinkOpensInTheLanguageOfTheReader(t *testing.T) {
	entry := heaps[0]
	entry.Setup, entry.Language = func(string) play.Setup { return bilingual{} }, "speech"
	p := &person{t, page.New([]page.Entry{entry}, 1)}
	moment := p.does(page.Message{Do: "start", Language: "ko"}, open, page.Message{Do: "record"})
	require.Contains(t, moment.Kept, `"speech":"ko"`)
	require.NotContains(t, moment.Link, "&")
	reader := &person{t, page.New([]page.Entry{entry}, 1)}
	require.Contains(t, reader.opens(moment.Link, "").Kept, `"speech":"en"`)
}

// The link holds only what differs from the defaults.
func TestALinkDecidesWhatItsReaderHasChosenInTheLastGame(t *testing.T) {
	link, own := playtest.Linked(t, "12 1 1"), `{"choices":{"speech":"ko"}}`
	require.Contains(t, personOf(t, bilingual{}).does(page.Message{Do: "open", Game: "heap", Kept: own}).Kept, `"speech":"ko"`)
	require.Contains(t, personOf(t, bilingual{}).opens(link, own).Kept, `"speech":"en"`)
	require.Contains(t, personOf(t, bilingual{}).opens(link+"&speech=ko", "").Kept, `"speech":"ko"`)
}

// The script puts numbers in the places of # and @.
func TestTheTextsOfTheScriptHaveTheSamePlacesInEachLanguage(t *testing.T) {
	labels := page.Labels()
	require.Len(t, labels["ko"], len(labels["en"]))
	for name, english := range labels["en"] {
		require.NotEmpty(t, english, name)
		require.NotEmpty(t, labels["ko"][name], name)
		for _, place := range []string{"#", "@"} {
			require.Equal(t, strings.Count(english, place), strings.Count(labels["ko"][name], place), name)
		}
	}
	require.Equal(t, []string{"한국어", "English"}, []string{labels["en"]["other"], labels["ko"]["other"]}, "the language of a button is the other one")
}
