package pdn_test

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/pdn"
)

// read returns the valid games of a string, and the mistakes in the other games.
func read(t *testing.T, text string) (records []*pdn.Record, mistakes []string) {
	t.Helper()
	return readBytes(t, text)
}

// readBytes does the same for a test or a property.
func readBytes(t require.TestingT, text string) (records []*pdn.Record, mistakes []string) {
	for record, err := range pdn.NewReader(strings.NewReader(text)).All() {
		if errors.As(err, new(*pdn.Error)) {
			mistakes = append(mistakes, err.Error())
			continue
		}
		require.NoError(t, err)
		records = append(records, record)
	}
	return records, mistakes
}

// one returns the game in a string that holds one game.
func one(t *testing.T, text string) *pdn.Record {
	t.Helper()
	records, mistakes := read(t, text)
	require.Empty(t, mistakes)
	require.Len(t, records, 1)
	return records[0]
}

// moves returns the texts of the turns in a record.
func moves(r *pdn.Record) string {
	var texts []string
	for _, turn := range r.Game.Turns() {
		texts = append(texts, turn.Text(draughts.PDN))
	}
	return strings.Join(texts, " ")
}

// written returns the canonical text of the records.
func written(t *testing.T, records ...*pdn.Record) string {
	t.Helper()
	var b strings.Builder
	for _, r := range records {
		require.NoError(t, pdn.Write(&b, r))
	}
	return b.String()
}

func TestAGameIsReadWithItsTagsNotesAndResult(t *testing.T) {
	r := one(t, `[White "Sijbrands, Ton"]
[Result "1-1"]
[Black "the \"Lion\" C:\\"]

{before} 1. 32-28 19-23 2. 28x19! {an exchange
of men} 14x23 $3 (2... 13x24 {(better} (or not)) 3. 37-32 !? $4 10-14 1-1
`)
	require.Equal(t, []pdn.Tag{
		{Name: "White", Value: "Sijbrands, Ton"},
		{Name: "Result", Value: "1-1"},
		{Name: "Black", Value: `the "Lion" C:\`},
	}, r.Tags)
	require.Equal(t, "32-28 19-23 28x19 14x23 37-32 10-14", moves(r))
	require.Equal(t, []pdn.Note{
		{After: 0, Kind: pdn.Comment, Text: "before"},
		{After: 3, Kind: pdn.Glyph, Text: "!"},
		{After: 3, Kind: pdn.Comment, Text: "an exchange\nof men"},
		{After: 4, Kind: pdn.Glyph, Text: "$3"},
		{After: 4, Kind: pdn.Variation, Text: "2... 13x24 {(better} (or not)"},
		{After: 5, Kind: pdn.Glyph, Text: "!?"},
		{After: 5, Kind: pdn.Glyph, Text: "$4"},
	}, r.Notes)
	require.Equal(t, pdn.Drawn, r.Result)
	require.Equal(t, "draw: agreement", r.Game.Outcome().String())
	require.Equal(t, 1, r.Line)
}

func TestALineThatBeginsWithAPercentSignIsSkippedInAVariationToo(t *testing.T) {
	r := one(t, "1. 32-28 (1. 31-27\n% not ) here\n16-21) 19-23 *")
	require.Equal(t, "32-28 19-23", moves(r))
	require.Equal(t, []pdn.Note{{After: 1, Kind: pdn.Variation, Text: "1. 31-27\n\n16-21"}}, r.Notes)
}

func TestResultsMustFitEachOtherAndTheBoard(t *testing.T) {
	const won = "[FEN \"W:W38:B33\"]\n1. 38x29 "
	for _, test := range []struct{ text, result, outcome string }{
		{"[Result \"2-0\"]\n1. 32-28 1-0", "1-0", "white has won: resignation"},
		{"[Result \"1/2-1/2\"]\n1. 32-28 1-1", "1-1", "draw: agreement"},
		{"[Result \"0-1\"]\n1. 32-28 0-2", "0-2", "black has won: resignation"},
		{"[Result \"*\"]\n1. 32-28 0-2", "0-2", "black has won: resignation"},
		{"[Result \"0-0\"]\n1. 32-28 0-2", "0-2", "black has won: resignation"},
		{"[Result \"0-2\"]\n1. 32-28 0-0", "0-0", "adjourned"},
		{"[Result \"lost\"]\n1. 32-28 0-2", "0-2", "black has won: resignation"},
		{won + "2-0", "2-0", "white has won: no move"},
		{won + "1-0", "1-0", "white has won: no move"},
		{won + "0-0", "0-0", "white has won: no move"},
		{won + "*", "*", "white has won: no move"},
	} {
		r := one(t, test.text)
		require.Equal(t, pdn.Result(test.result), r.Result, test.text)
		require.Equal(t, test.outcome, r.Game.Outcome().String(), test.text)
	}
	for text, mistake := range map[string]string{
		"[Result \"1-1\"]\n1. 32-28 2-0":             "2:10: game 1: 2-0: contradicts the tag Result: expected 1-1",
		"[Result \"1-0\"]\n1. 32-28 {!}\n0-1 {?}":    "3:1: game 1: 0-1: contradicts the tag Result: expected 1-0",
		"[Result \"0-2\"]\n1/2-1/2":                  "2:1: game 1: 1/2-1/2: contradicts the tag Result: expected 0-2",
		won + "0-2":                                  "2:10: game 1: 0-2: contradicts the board: expected 2-0, white has won: no move",
		won + "1-1":                                  "2:10: game 1: 1-1: contradicts the board: expected 2-0, white has won: no move",
		"[Result \"0-1\"]\n" + won:                   "1:10: game 1: 0-1: contradicts the board: expected 2-0, white has won: no move",
		"[Result \"0-1\"]\n" + won + "*":             "1:10: game 1: 0-1: contradicts the board: expected 2-0, white has won: no move",
		"[Result \"1-1\"]\n" + won + "2-0":           "3:10: game 1: 2-0: contradicts the tag Result: expected 1-1",
		"[FEN \"B:W38:BK33\"]\n1. 33x47 1-0":         "2:10: game 1: 1-0: contradicts the board: expected 0-2, black has won: no move",
		"[FEN \"W:W:B33\"]\n[Result \"1-1\"]\n*":     "2:10: game 1: 1-1: contradicts the board: expected 0-2, black has won: no move",
		"[Result \"1-1\"]\n1. 32-28 31-26 19-23 2-0": "2:10: game 1, move 1: 31-26: the player to move has no piece there",
	} {
		records, mistakes := read(t, text+"\n[Event \"next\"]\n1. 33-28 *\n")
		require.Equal(t, []string{mistake}, mistakes)
		require.Len(t, records, 1)
		require.Equal(t, "33-28", moves(records[0]))
	}
	_, err := pdn.NewReader(strings.NewReader("[Result \"1-1\"]\n2-0")).Read()
	require.ErrorIs(t, err, pdn.ErrNotAsTagged)
	_, err = pdn.NewReader(strings.NewReader(won + "1-1")).Read()
	require.ErrorIs(t, err, pdn.ErrNotAsPlayed)
}

func TestTagsAndResultsSeparateGames(t *testing.T) {
	records, mistakes := read(t, `[Event "A"]
1. 32-28 2-0 {of A}
{of B}
[Event "B"]
1. 31-27
[Event "C"]
[Site "x"]

[Event "D"]
1. 33-28 * 1. 33-29 * *
`)
	require.Empty(t, mistakes)
	var got []string
	for _, r := range records {
		event, _ := r.Tag("Event")
		notes := ""
		for _, n := range r.Notes {
			notes += "{" + n.Text + "}"
		}
		got = append(got, strings.TrimSpace(event+" "+notes+" "+moves(r)))
	}
	require.Equal(t, []string{"A {of A} 32-28", "B {of B} 31-27", "C", "D  33-28", "33-29", ""}, got)
	require.Equal(t, []int{1, 3, 6, 9, 10, 10}, []int{
		records[0].Line, records[1].Line, records[2].Line, records[3].Line, records[4].Line, records[5].Line,
	})
}

func TestAGameStartsFromThePositionInItsTag(t *testing.T) {
	for _, text := range []string{
		"[FEN \"B:W31:B20\"]\n1... 20-25",
		"[SetUp \"1\"] [FEN \"b:w31:b20:H0:F1\"]\n20-25",
		"[GameType \"20,W,10,10,N2,0\"]\n[FEN \"[FEN \\\"B:B20:W31.\\\"]\"]\n1. 20-25",
	} {
		r := one(t, text)
		require.Equal(t, "B:W31:B20", r.Game.Start().FEN(), text)
		require.Equal(t, "W:W31:B25", r.Game.Position().FEN(), text)
	}
}

func TestJoinedFilesAreReadWithTheirByteOrderMarks(t *testing.T) {
	const game = "\ufeff[White \"x\"]\n1. 32-28 *\n"
	records, mistakes := read(t, game+game)
	require.Empty(t, mistakes)
	require.Len(t, records, 2)
	require.Equal(t, records[0].Tags, records[1].Tags)
}

func TestTextsThatAreNotUTF8AreReadAsLatin1(t *testing.T) {
	r := one(t, "[White \"Andr\xe9\"]\n[Black \"Andr\u00e9\"]\n1. 32-28 {tr\xe8s bien} (\xe9)")
	require.Equal(t, []pdn.Tag{{Name: "White", Value: "André"}, {Name: "Black", Value: "André"}}, r.Tags)
	require.Equal(t, "très bien", r.Notes[0].Text)
	require.Equal(t, "é", r.Notes[1].Text)
}

func TestControlCharactersAreNeitherReadNorWritten(t *testing.T) {
	const harm = "\x1b[31m \a\x00\t\v\f\r\x7f\u0085\u009b\u202e\u2028."
	const harmless = "?[31m ??    ?????."
	r := one(t, "[W"+"\x1b"+" \""+harm+"\"]\n1. 32-28 {"+harm+"\nagain} ("+harm+"\nagain) 19-23 {Andr\xe9 \x80}")
	want := []pdn.Tag{{Name: "W?", Value: harmless}}
	notes := []pdn.Note{
		{After: 1, Kind: pdn.Comment, Text: harmless + "\nagain"},
		{After: 1, Kind: pdn.Variation, Text: harmless + "\nagain"},
		{After: 2, Kind: pdn.Comment, Text: "André ?"},
	}
	require.Equal(t, want, r.Tags)
	require.Equal(t, notes, r.Notes)
	text := written(t, r)
	require.True(t, r.Equal(one(t, text)))

	made := &pdn.Record{Game: r.Game, Result: r.Result}
	made.Tags = []pdn.Tag{{Name: "W\x1b", Value: harm}}
	made.Notes = []pdn.Note{
		{After: 1, Kind: pdn.Comment, Text: harm + "\nagain"},
		{After: 1, Kind: pdn.Variation, Text: harm + "\nagain"},
		{After: 2, Kind: pdn.Comment, Text: "André \u0080"},
	}
	require.Equal(t, text, written(t, made), "for a record made by a program, too")

	_, mistakes := read(t, "{\n[White\t\"x\"]\n32-28 *\n32-\x0728")
	require.Equal(t, []string{
		"1:1: game 1: {: expected its end before the next game",
		"4:1: game 2, move 1: 32-\x0728: not a turn: expected one like 32-28, 26x37 or 26x37x48",
	}, mistakes)
}

func TestTheFirstMistakeOfAGameIsReportedAndTheNextGameIsRead(t *testing.T) {
	for _, test := range []struct{ name, text, mistake string }{
		{"an illegal step", "1. 32-28 19-23\n2. 31-27 1-0", "2:4: game 1, move 2: 31-27: a capture is possible"},
		{"the number of a move if black begins", "[FEN \"B:W31:B20\"]\n1... 20-25 31-27 25-31", "2:18: game 1, move 2: 25-31: this piece cannot step there"},
		{"no piece", "1. 32-28 32-27 *", "1:10: game 1, move 1: 32-27: the player to move has no piece there"},
		{"not a move", "1. 32-28 é4! *", "1:10: game 1, move 1: é4: not a turn: expected one like 32-28, 26x37 or 26x37x48"},
		{"an ambiguous move", "[FEN \"B:W20,21,K23,28,39:BK15\"]\n15x26", "2:1: game 1, move 1: 15x26: 2 moves begin and end like this: expected 15x29x12x26 or 15x33x17x26"},
		{"a move after the end", "[FEN \"W:W38:B33\"]\n38x29 33-38", "2:7: game 1, move 1: 33-38: the player to move has no piece there"},
		{"a long word", "1. 32-28 " + strings.Repeat("é", 100) + " *", "1:10: game 1, move 1: " + strings.Repeat("é", 60) + "...: not a turn: expected one like 32-28, 26x37 or 26x37x48"},
		{"a bracket", "{é} ] 1. 32-28 *", "1:5: game 1: ]: expected a tag, a move, a comment or a result"},
		{"a dollar", "1. 32-28 $ *", "1:10: game 1: $: expected a tag, a move, a comment or a result"},
		{"a tag without a name", "[\"x\"]\n*", "1:1: game 1: [\"x\"]: expected a tag like [White \"Name\"]"},
		{"a tag without a value", "[Event]\n*", "1:1: game 1: [Event]: expected a tag like [White \"Name\"]"},
		{"a tag without an end", "[Event \"x\n*", "1:1: game 1: [Event \"x: expected a tag like [White \"Name\"]"},
		{"a tag that ends in a backslash", "[Event \"x\\\n*", "1:1: game 1: [Event \"x\\: expected a tag like [White \"Name\"]"},
		{"a tag, in a game without a result", "[Event]\n1. 32-28 19-23", "1:1: game 1: [Event]: expected a tag like [White \"Name\"]"},
		{"a move, in a game without a result", "1. 32-27 32-27 {and} $1 (so on) 19-23", "1:10: game 1, move 1: 32-27: the player to move has no piece there"},
		{"a wrong FEN", "[Event \"x\"]\n  [FEN \"W:W31:B51\"]\n*", "2:16: game 1: FEN: expected a square from 1 to 50, found 51"},
		{"a known type of another game", "[GameType \"21\"]\n1. 11-15 *", "1:1: game 1: GameType 21 (English draughts): expected 20, international draughts"},
		{"an unknown type of game", "[GameType \"99,W\"]\n*", "1:1: game 1: GameType 99,W: expected 20, international draughts"},
		{"a comment without an end", "1. 32-28 {and so\non", "1:10: game 1: {: expected its end before the next game"},
		{"a variation without an end", "1. 32-28 (1. 31-27 (x) {)}\non", "1:10: game 1: (: expected its end before the next game"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			records, mistakes := read(t, test.text+"\n[Event \"next\"]\n1. 33-28 *\n")
			require.Equal(t, []string{test.mistake}, mistakes)
			require.Len(t, records, 1)
			require.Equal(t, "33-28", moves(records[0]))
		})
	}
	_, mistakes := read(t, "[Event \"a\"]\n*\n[Event \"b\"]\n1. 11-15 16-20 *\n1. 32-27 *\n 1. 11-15")
	require.Equal(t, []string{
		"4:4: game 2, move 1: 11-15: the player to move has no piece there",
		"6:5: game 4, move 1: 11-15: the player to move has no piece there",
	}, mistakes)
}

func TestLongLinesAndNotesAreMistakes(t *testing.T) {
	const (
		lines = "expected lines of at most 1048576 bytes"
		notes = "expected a comment or a variation of at most 1048576 bytes"
	)
	x := strings.Repeat("x", 60)
	for _, test := range []struct{ name, text, mistake string }{
		{"a comment", "1. 32-28 {" + many("x\n1-0 2-0\n") + "} 19-23 2-0", "1:10: game 1: {: " + notes},
		{"a variation", "1. 32-28 (" + many("x\n1-0 (2-0)\n") + ") 19-23 2-0", "1:10: game 1: (: " + notes},
		{"a comment that does not end", "1. 32-28 {" + many("x\n1-0\n"), "1:10: game 1: {: " + notes},
		{"a comment after another mistake", "1. 11-15 {" + many("x\n1-0\n") + "} 2-0", "1:4: game 1, move 1: 11-15: the player to move has no piece there"},
		{"a line of moves", "1. 32-28 19-23\n" + many("2. 28x19 ") + "2-0", "2:1: game 1: 2. 28x19 2. 28x19 2. 28x19 2. 28x19 2. 28x19 2. 28x19 2. 28x...: " + lines},
		{"a line with several games", many("{x} ") + "2-0\n[Event \"x\"]", "1:1: game 1: " + strings.Repeat("{x} ", 15) + "...: " + lines},
		{"a line with a comment", "{x " + many("1-0 % [Event \"x\"] ") + "} 32-28 *", "1:1: game 1: {x 1-0 % [Event \"x\"] 1-0 % [Event \"x\"] 1-0 % [Event \"x\"] 1-0...: " + lines},
		{"a line that begins in a comment", "{x\n} 1. 32-28" + many(" !?") + " *", "2:1: game 1: } 1. 32-28" + strings.Repeat(" !?", 16) + " !...: " + lines},
		{"a tag", "[Event \"" + many("x 1-0 ") + "\"]\n[White \"y\"]\n1. 32-28 *", "1:1: game 1: [Event \"" + strings.Repeat("x 1-0 ", 8) + "x 1-...: " + lines},
		{"a word in Latin-1", strings.Repeat("\xe9", 1<<20) + x + " *", "1:1: game 1: " + strings.Repeat("é", 60) + "...: " + lines},
		{"a word", strings.Repeat("é", 1<<20) + " *", "1:1: game 1: " + strings.Repeat("é", 60) + "...: " + lines},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			records, mistakes := read(t, test.text+"\n[Event \"next\"]\n1. 33-28 *\n1. 11-15 *\n")
			require.Equal(t, []string{test.mistake}, mistakes[:1])
			require.NotEmpty(t, records)
			require.Equal(t, "33-28", moves(records[len(records)-1]))
			require.Contains(t, mistakes[len(mistakes)-1], fmt.Sprintf(": game %d, move 1: 11-15: ", len(records)+len(mistakes)))
			if !strings.Contains(test.name, "several") {
				require.Len(t, records, 1)
				require.Len(t, mistakes, 2)
			}
		})
	}
}

// part is the length of the parts in which the reader reads a line that is too long.
const part = 1<<20 + 1

func TestAPartOfALongLineIsNotALine(t *testing.T) {
	const tooLong = "...: expected lines of at most 1048576 bytes"
	for _, test := range []struct{ name, first, rest, mistake string }{
		{"a tag in a comment", "1. 32-28 {\n" + strings.Repeat("x", part), "[Event \"x\"] 1-0 }", "1:10: game 1: {: expected a comment or a variation of at most 1048576 bytes"},
		{"a percent sign", strings.Repeat("x", part), "% ", "1:1: game 1: " + strings.Repeat("x", 60) + tooLong},
		{"a percent sign in a variation", "1. 32-28 (\n" + strings.Repeat("x", part), "%)", "1:10: game 1: (: expected a comment or a variation of at most 1048576 bytes"},
		{"a game in a line with another", strings.Repeat("x", 1<<19) + " 2-0 1. 32-28", strings.Repeat(" ", 2*part), "1:1: game 1: " + strings.Repeat("x", 60) + tooLong},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			records, mistakes := read(t, test.first+test.rest+" 2-0\n1. 33-28 *")
			require.Equal(t, []string{test.mistake}, mistakes)
			require.Equal(t, "33-28", moves(records[len(records)-1]))
			if test.name == "a game in a line with another" {
				require.Len(t, records, 2)
				require.Equal(t, "32-28", moves(records[0]))
				return
			}
			require.Len(t, records, 1)
		})
	}
}

// many repeats a text up to 2.5 MiB, or to 1.25 MiB with -short.
func many(text string) string {
	length := 5 << 19
	if testing.Short() {
		length /= 2
	}
	return strings.Repeat(text, length/len(text))
}

func TestLinesAndNotesAreReadUpToTheirLimit(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"1. 32-28 {" + strings.Repeat("x", 1<<19) + "} 19-23",
		"1. 32-28 {" + strings.Repeat("x", 1<<20-18) + "} 19-23\n*",
		"1. 32-28 {" + strings.Repeat("x\n", 1<<19) + "} 19-23",
		"1. 32-28 (" + strings.Repeat("x\n", 1<<19) + ") 19-23",
		"%" + many("1-0 2-0 ") + "\n1. 32-28 19-23",
		"%" + strings.Repeat("x", part) + "\n1. 32-28 19-23",
		"1. 32-28 (x\n%" + many("1-0 ) 2-0 ") + "\n) 19-23",
	} {
		require.Equal(t, "32-28 19-23", moves(one(t, text)), text[:20])
	}
}

func TestAFailingInputIsReported(t *testing.T) {
	broken := errors.New("the disk is gone")
	for _, last := range []string{"1. 31-", "1. 31-27 *"} { // the end of a line that is cut short is not known
		r := pdn.NewReader(io.MultiReader(strings.NewReader("1. 32-28 *\n"+last), iotest.ErrReader(broken)))
		_, err := r.Read()
		require.NoError(t, err)
		for range 2 {
			var errs []error
			for _, err := range r.All() {
				errs = append(errs, err)
			}
			require.Equal(t, []error{broken}, errs)
		}
	}
}

// The collection was written by hand, with the oddities of real files.
func TestTheOddCollectionIsWrittenInCanonicalForm(t *testing.T) {
	odd, err := os.ReadFile("testdata/odd.pdn")
	require.NoError(t, err)
	canonical, err := os.ReadFile("testdata/canonical.pdn")
	require.NoError(t, err)
	records, mistakes := read(t, string(odd))
	require.Empty(t, mistakes)
	require.Equal(t, string(canonical), written(t, records...))
	again, mistakes := read(t, string(canonical))
	require.Empty(t, mistakes)
	require.Len(t, again, len(records))
	for i := range records {
		require.True(t, records[i].Equal(again[i]), "game %d", i+1)
	}
}

func TestARecordIsMadeFromAGame(t *testing.T) {
	p, err := draughts.ParseFEN("B:W38:B33,50")
	require.NoError(t, err)
	g := draughts.New(draughts.InitialPosition(p))
	turn, err := p.ParseShortTurn("33x42", draughts.PDN)
	require.NoError(t, err)
	require.NoError(t, g.Play(turn))
	r := pdn.NewRecord(g, pdn.Tag{Name: "White", Value: `"W" \`})
	text := `[White "\"W\" \\"]
[Result "0-2"]
[GameType "20"]
[SetUp "1"]
[FEN "B:W38:B33,50"]

1... 33x42 0-2

`
	require.Equal(t, text, written(t, r))
	require.Equal(t, text, written(t, one(t, text)))
	started := draughts.New(draughts.Draws(draughts.DrawRules{}))
	require.Equal(t, "[Result \"*\"]\n[GameType \"20\"]\n\n*\n\n", written(t, pdn.NewRecord(started)))
	require.NoError(t, started.Adjourn())
	require.Equal(t, pdn.NoResult, pdn.ResultOf(started.Outcome()))
}

func TestALineOfMovesHasAtMost79Characters(t *testing.T) {
	g := draughts.New(draughts.Draws(draughts.DrawRules{}))
	for length, want := range map[int]string{
		79: strings.Repeat("x", 73) + "} {y}\n*\n\n",
		80: strings.Repeat("x", 74) + "}\n{y} *\n\n",
	} {
		r := &pdn.Record{Game: g, Result: pdn.Unknown, Notes: []pdn.Note{
			{Text: strings.Repeat("x", length-6)}, {Text: "y"},
		}}
		require.Equal(t, "{"+want, written(t, r))
	}
	r := &pdn.Record{Game: g, Result: pdn.Unknown, Notes: []pdn.Note{
		{Text: strings.Repeat("x", 100) + "\n" + strings.Repeat("x", 74)}, {Text: "y"}, {Text: "z"},
	}}
	require.Equal(t, "{"+strings.Repeat("x", 100)+"\n"+strings.Repeat("x", 74)+"} {y}\n{z} *\n\n", written(t, r))
}

func TestRecordsThatDifferAreNotEqual(t *testing.T) {
	const text = "[White \"x\"]\n1. 32-28 {c} 1-1"
	r := one(t, text)
	require.True(t, r.Equal(one(t, "\n\n"+text)))
	for _, other := range []string{
		"[White \"y\"]\n1. 32-28 {c} 1-1", "[White \"x\"]\n1. 31-27 {c} 1-1",
		"[White \"x\"]\n1. 32-28 {d} 1-1", "[White \"x\"]\n1. 32-28 {c} 1/2-1/2",
		"[White \"x\"]\n{c} 1. 32-28 1-1", "[White \"x\"]\n1. 32-28 (c) 1-1",
	} {
		require.False(t, r.Equal(one(t, other)), other)
	}
}

func FuzzReader(f *testing.F) {
	odd, err := os.ReadFile("testdata/odd.pdn")
	require.NoError(f, err)
	for game := range strings.SplitSeq(string(odd), "\n\n\n") {
		f.Add(game)
	}
	f.Add("1. 32-28 {a\r\r\n%b} (c\n%d\n) $1 $ !? *[A \"\\\"]")
	f.Add("[Result \"1 1/2 - ½\"] 32 – 28 ; x} 1-0\n19\n- 23 /FEN \"W::\"/ (?) 28:19* 1 1/2-½")
	f.Add("[pdn][FEN \"W:WK4:B13,32,37,20\"] 4x15 3741 [/pdn] c3-d4 - - \x1a")
	f.Add("[A \"x\"] {y} [B \"z\"] ! 1-1 ? {a} (b) {\n} *")
	f.Fuzz(func(t *testing.T, text string) {
		records, _ := read(t, text)
		canonical := written(t, records...)
		again, mistakes := read(t, canonical)
		require.Empty(t, mistakes, canonical)
		require.Len(t, again, len(records), canonical)
		for i, r := range records {
			require.True(t, r.Equal(again[i]), "game %d of\n%s", i+1, canonical)
		}
		require.Equal(t, canonical, written(t, again...))
	})
}

// A game with any two bytes in the middle has an end.
func TestReadingEndsWhateverTheBytes(t *testing.T) {
	for first := range 256 {
		for _, second := range []string{"", "\x00", "3", "x", "\xff", "(", "}"} {
			text := "1. 32-28 " + string([]byte{byte(first)}) + second + " 19-23 2-0"
			records, mistakes := readBytes(t, text)
			require.NotEmpty(t, len(records)+len(mistakes), "%q", text)
		}
	}
}
