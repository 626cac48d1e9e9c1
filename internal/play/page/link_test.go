package page_test

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/page"
	"games.example/internal/play/playtest"
)

// sticks is another game of matches. Its records begin with the word sticks.
type sticks struct{ playtest.Setup }

func (s sticks) Read(record string, choices play.Choices, seed uint64) (play.Game, error) {
	heap, ok := strings.CutPrefix(record, "sticks ")
	if !ok {
		return play.Game{}, errors.New("expected sticks")
	}
	return s.Setup.Read(heap, choices, seed)
}

// newReader returns a person with a page that has two games and does not wait.
func newReader(t *testing.T) *person {
	t.Helper()
	p := &person{t, page.New([]page.Entry{heaps[0], {Name: "sticks", Title: "Sticks", Setup: func(string) play.Setup { return sticks{} }}}, 1)}
	p.does(page.Message{Do: "start", Still: true})
	return p
}

// opens follows a link in a browser that has kept a text, as the script does.
func (p *person) opens(link, kept string) page.Moment {
	p.Helper()
	follow := p.does(page.Message{Do: "link", Text: link}).Follow
	require.NotNil(p, follow)
	follow.Kept = kept
	return p.does(*follow)
}

func TestALinkOpensTheMomentOfARecord(t *testing.T) {
	moment := newReader(t).opens(playtest.Linked(t, "12 1 1"), "")
	require.Equal(t, "10 matches", moment.Title)
	require.Equal(t, "10 matches", moment.Notice, "the notice has what the title says about the turn")
	require.Equal(t, []string{"You took 1.", "The program took 1."}, moment.Log)
	require.Nil(t, moment.Follow)
	require.Equal(t, "sticks", newReader(t).opens(playtest.Linked(t, "sticks 12 1 1"), "").Game)
	p := &person{t, page.New(heaps, 1)}
	follow := p.does(page.Message{Do: "start", Language: "ko", Still: true, Text: playtest.Linked(t, "12 1 1")}).Follow
	require.Equal(t, "성냥", p.does(*follow).Name, "a link can be the first message")
}

func TestTheLinkOfARecordOpensItsMoment(t *testing.T) {
	p := newReader(t)
	require.Empty(t, p.does(open, page.Message{Do: "option"}, page.Message{Do: "option"}).Link)
	moment := p.does(page.Message{Do: "record"})
	packed, err := base64.RawURLEncoding.DecodeString(moment.Link)
	require.NoError(t, err)
	plain := new(bytes.Buffer)
	_, err = plain.ReadFrom(flate.NewReader(bytes.NewReader(packed)))
	require.NoError(t, err)
	require.Equal(t, *moment.Record, plain.String(), "the record holds all choices")
	again := newReader(t).opens(moment.Link, "")
	require.Equal(t, []any{moment.Title, moment.Log, moment.Options}, []any{again.Title, again.Log, again.Options})
}

func TestALinkHasTheChoicesThatTheRecordDoesNotHold(t *testing.T) {
	p := newReader(t)
	p.does(page.Message{Do: "open", Game: "heap", Kept: `{"choices":{"rival":"Bob"}}`})
	link := p.does(page.Message{Do: "record"}).Link
	require.Contains(t, link, "&rival=Bob")
	own := `{"choices":{"rival":"Ann","matches":"3"}}`
	require.Contains(t, newReader(t).opens(link, own).Kept, `"rival":"Bob"`, "the link decides, not the last game")
	for _, odd := range []string{"&", "&&&", "&rival", "&rival=%zz", "&rival=<b>", "&a=b;c", "&matches=x", "&" + strings.Repeat("x=y&", 1e4)} {
		require.Equal(t, "10 matches", newReader(t).opens(playtest.Linked(t, "12 1 1")+odd, "").Title, odd)
	}
}

func TestALinkReplacesAnUnfinishedGameOnlyIfThePersonAgrees(t *testing.T) {
	own, link := `{"unfinished":"12 3"}`, playtest.Linked(t, "12 1 1")
	p := newReader(t)
	moment := p.opens(link, own)
	require.Equal(t, "Give up this game for the other one? The other one: 10 matches", moment.Notice)
	require.Equal(t, play.Question, moment.Kind)
	require.Equal(t, []string{"open", "no"}, texts(moment.Answers))
	require.Equal(t, "You took 3.", moment.Log[0])
	agreed := moment.Answers[0].Send
	moment = p.does(moment.Answers[1].Send)
	require.Equal(t, "You took 3.", moment.Log[0])
	require.Empty(t, moment.Answers)
	moment = p.does(agreed)
	require.Equal(t, "10 matches", moment.Title)
	require.Empty(t, moment.Answers)

	same := newReader(t).opens(link, `{"unfinished":"12 1 1\n"}`)
	require.Equal(t, "10 matches", same.Title)
	require.Empty(t, same.Answers, "nothing would be lost")
	require.Equal(t, "10 matches", newReader(t).opens(link, `{"unfinished":"x"}`).Title)
}

func TestAWrongLinkIsRefusedWithASentence(t *testing.T) {
	right := playtest.Linked(t, "12 1 1")
	for link, reason := range map[string]string{
		"top": "damaged", "-": "damaged", "<script>": "damaged", "%00": "damaged", "=": "damaged", right[:len(right)-3]: "damaged", right + "!": "damaged",
		playtest.Linked(t, "hello") + "&x=y": "no game", playtest.Linked(t, ""): "no game",
		playtest.Linked(t, strings.Repeat("1 ", 1_500_000)): "at most 2 MB", strings.Repeat("A", 2_000_001): "at most 2 MB",
	} {
		p := newReader(t)
		moment := p.does(page.Message{Do: "link", Text: link})
		require.Contains(t, moment.Notice, reason, link[:min(len(link), 40)])
		require.Nil(t, moment.Follow)
		require.Len(t, moment.Cards, 2)
		moment = p.does(open, page.Message{Do: "link", Text: link})
		require.Contains(t, moment.Notice, reason)
		require.Equal(t, "12 matches", moment.Title, "the game stays")
		moment = p.does(page.Message{Do: "record"}, page.Message{Do: "paste", Text: "https://games.example/page.html#" + link})
		require.Contains(t, moment.Notice, reason)
		require.NotNil(t, moment.Record, "the record stays open")
	}
}

func TestALinkMayHaveTwoMegabytes(t *testing.T) {
	for link, reason := range map[string]string{playtest.Linked(t, strings.Repeat(" ", 2_000_000)): "no game", strings.Repeat("A", 2_000_000): "damaged"} {
		require.Contains(t, newReader(t).does(page.Message{Do: "link", Text: link}).Notice, reason)
	}
}

func TestASentenceAboutALinkIsNotLeftInAnotherLanguage(t *testing.T) {
	p := newReader(t)
	require.Equal(t, "판을 고르면 컴퓨터와 바로 시작합니다.", p.does(page.Message{Do: "link", Text: "top"}, korean).Notice)
	p = newReader(t)
	require.NotEmpty(t, p.opens(playtest.Linked(t, "12 1 1"), `{"unfinished":"12 3"}`).Answers)
	require.Empty(t, p.does(korean).Answers)
}

func TestALinkCanBePasted(t *testing.T) {
	p := newReader(t)
	p.does(open, page.Message{Do: "record"})
	follow := p.does(page.Message{Do: "paste", Text: " https://games.example/page.html#" + playtest.Linked(t, "sticks 12 1 1") + "\n"}).Follow
	require.Nil(t, p.does(page.Message{Do: "record"}).Follow, "the link is followed once")
	require.Equal(t, "10 matches", p.does(*follow).Title)
	for _, text := range []string{"12 # 1", "https://games.example/page.html"} {
		require.Contains(t, p.does(page.Message{Do: "paste", Text: text}).Notice, "This record cannot be read: ", "not a link")
	}
}

func TestARecordOfAnotherGameIsOpenedIfThePersonAgrees(t *testing.T) {
	p := newReader(t)
	p.does(page.Message{Do: "open", Game: "sticks"}, page.Message{Do: "option"}, page.Message{Do: "option"}, page.Message{Do: "record"})
	moment := p.does(page.Message{Do: "paste", Text: "12 2 2"})
	require.Equal(t, "This is a record of another game, Matches. Open it?", moment.Notice)
	require.Equal(t, play.Question, moment.Kind)
	require.Nil(t, moment.Record)
	require.Equal(t, "10 matches", moment.Title, "the game stays")
	no, yes := moment.Answers[1].Send, moment.Answers[0].Send
	require.Equal(t, "sticks", p.does(no).Game)
	require.Empty(t, p.page.Moment().Answers)
	moment = p.does(yes)
	require.Equal(t, []any{"heap", "8 matches"}, []any{moment.Game, moment.Title})
	yes.Kept = `{"unfinished":"12 3"}`
	require.Contains(t, p.does(yes).Notice, "Give up this game for the other one?")
}
