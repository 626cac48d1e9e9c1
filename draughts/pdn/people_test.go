package pdn_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/pdn"
)

func TestMovesAreReadHoweverPeopleWriteThem(t *testing.T) {
	for _, text := range []string{
		"1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 *",
		"1. 32 - 28 19 -23 2. 28x 19 14 x23 3. 37-\n32 10\n-14 *",
		"1. 32- 28\t19\t-\t23 2 . 28 x\n19 14 x 23 3. 37\r\n-\r\n32 10-14",
		"1. 32:28 19-23", // a colon is not a step
		"1. 32-28 19-23 2. 28:19 14X23 3. 37-32 10-14",
		"1. 32–28 19‑23 2. 28×19 14 × 23 3. 37−32 10—14",
		"1. 32\u00a0-\u00a028 19\u200b-23 2. 28\u2009x\u200919 14х23 3. 37\u00ad32 10－14 *",
		"1. 32\x9628 19\xad23 2. 28\xd719 14\xd723 3. 37\x9732 10-14 *",
		"1. 3228 1923 2. 2819 1423 3. 3732 1014",
		"1. 3228 ... 1923 2. 2819 14x23 3.3732 ..1014",
		"1. 032-28 19-23",
		"32-28 1923 28-19 14-23 37-32 10- 14!",
		"[pdn]1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14[/pdn]",
		"[PDN]\n[White \"x\"]\n32-28 19-23 28x19 14x23 37-32 10-14 *\n[/PDN]\n",
		"1. 32-28 19-23 ; 1. 31-27 1-0\n2. 28x19;} {\n 14x23 3. 37-32 10-14 ;",
		"1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 *\r\n\x1a",
		"1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14\x1a",
		"1. 32-28(!) 19-23(?!) 2. 28x19* 14x23!* 3. 37-32*** 10-14 *",
		"1. 32-28\n%- 27\n19-\n%14\n23 2. 28x19 14x23 3. 37-32 10-14",
	} {
		switch records, mistakes := read(t, text); {
		case strings.Contains(text, "32:28"):
			require.Equal(t, []string{"1:4: game 1, move 1: 32x28: this piece cannot capture that way"}, mistakes)
		case strings.Contains(text, "032"):
			require.Equal(t, []string{"1:4: game 1, move 1: 032-28: not a turn: expected one like 32-28, 26x37 or 26x37x48"}, mistakes)
		default:
			require.Empty(t, mistakes, "%q", text)
			require.Len(t, records, 1, "%q", text)
			require.Equal(t, "32-28 19-23 28x19 14x23 37-32 10-14", moves(records[0]), "%q", text)
			require.Equal(t, pdn.Unknown, records[0].Result, "%q", text)
		}
	}
	require.Equal(t, "26x37x48", moves(one(t, "[FEN \"W:W26:B31,42\"] 26-37-48")))
	require.Equal(t, "26x37x48", moves(one(t, "[FEN \"W:W26:B31,42\"] 26 x 37\t: 48")))
	require.Equal(t, "26x37x48", moves(one(t, "[FEN \"W:W26:B31,42\"] 26-48")))
	require.Equal(t, "6-11", moves(one(t, "[FEN \"B:W50:B6\"] 1... 06-11")))
	require.Equal(t, "6-11 50-45", moves(one(t, "[FEN \"B:W50:B6\"] 1... 6\n-11 50-45")))
}

func TestMarksAndLineCommentsBecomeNotes(t *testing.T) {
	r := one(t, "1. 32-28(?!) 19-23* ; a {remark} with 1-0\n2. 28x19 (2. 28-22 ; not :)\n 18x27) 14x23!** (31-27; 16-21) ;\n*")
	require.Equal(t, []pdn.Note{
		{After: 1, Kind: pdn.Glyph, Text: "(?!)"},
		{After: 2, Kind: pdn.Comment, Text: "forced"},
		{After: 2, Kind: pdn.Comment, Text: "a {remark) with 1-0"},
		{After: 3, Kind: pdn.Variation, Text: "2. 28-22 ; not :)\n 18x27"},
		{After: 4, Kind: pdn.Glyph, Text: "!"},
		{After: 4, Kind: pdn.Comment, Text: "forced"},
		{After: 4, Kind: pdn.Variation, Text: "31-27; 16-21"},
		{After: 4, Kind: pdn.Comment, Text: ""},
	}, r.Notes)
	require.Equal(t, "1. 32-28(?!) 19-23 {forced} {a {remark) with 1-0} 2. 28x19 (2. 28-22 ; not :)\n"+
		" 18x27) 2... 14x23! {forced} (31-27; 16-21) {} *\n\n", written(t, r))
	require.True(t, r.Equal(one(t, written(t, r))))

	for text, games := range map[string]int{
		"1. 32-28 *": 1, "1. 32-28 * *": 2, "1. 32-28 {x}*": 1, "1. 32-28* *": 1, "1. 32-28*\n* 31-27": 2,
		"[pdn]32-28[/pdn] [pdn] 31-27 [/pdn]": 2, "[pdn][/pdn]": 0, "[pdn]32-28 * [/pdn]": 1, "[pdn]32-28[pdn]31-27": 2,
	} {
		records, mistakes := read(t, text)
		require.Empty(t, mistakes, text)
		require.Len(t, records, games, text)
	}
	for text, mistake := range map[string]string{
		"1. 32-28 { nested { comment } } *": "1:31: game 1: }: expected a tag, a move, a comment or a result",
		"1. 32-28 (? 1. 31-27":              "1:10: game 1: (: expected its end before the next game",
		"[pdnx]\n*":                         "1:1: game 1: [pdnx]: expected a tag like [White \"Name\"]",
	} {
		_, mistakes := read(t, text)
		require.Equal(t, []string{mistake}, mistakes, text)
	}
}

func TestResultsAreReadHoweverPeopleWriteThem(t *testing.T) {
	for text, want := range map[string]pdn.Result{
		"½-½": "1-1", "½–½": "1-1", "½ - ½": "1-1", "½": "1-1", "1/2": "1-1", "0.5-0.5": "1-1", "0,5 - 0,5": "1-1", "½-1/2": "*",
		"1/2 - 1/2": "1/2-1/2", "1/2–1/2": "1/2-1/2", "\xbd-\xbd": "1-1",
		"2:0": "2-0", "0 : 2": "0-2", "1:1": "1-1", "½:½": "1-1", "1:": "*", "1:7": "*",
		"2.0-0.0": "2-0", "0,0 - 1,0": "0-1", "1.0:1.0": "1-1",
		"2 - 0": "2-0", "2 -0": "2-0", "0- 2": "0-2", "1–1": "1-1", "1\u00a0-\u00a00": "1-0", "0‑1": "0-1", "0 - 0": "0-0", "1-1.": "1-1",
	} {
		for _, move := range []string{"1. 32-28 ", "1. 32-28\n2. ", "[Result \"?\"] 32-28 {} "} {
			records, mistakes := read(t, move+text+" [Event \"next\"] *")
			if want == "*" {
				require.Len(t, mistakes, 1, text)
				continue
			}
			require.Empty(t, mistakes, text)
			require.Len(t, records, 2, text)
			require.Equal(t, want, records[0].Result, text)
			require.True(t, records[0].Equal(one(t, written(t, records[0]))))
		}
		if want != "*" && text != "1-1." {
			tagged := one(t, "[Result \" "+text+" \"]\n1. 32-28 *")
			require.Equal(t, want, tagged.Result, text)
		}
	}
}

func TestTheTextOfTheTagResultIsAResult(t *testing.T) {
	for _, test := range []struct{ tag, text, moves string }{
		{"4-6", "1. 32-28 19-23 4-6", "32-28 19-23"},
		{"4-6", "1. 32-28 19-23\n4 – 6 {of this game}\n", "32-28 19-23"},
		{"4 - 6", "1. 32-28 19-23 4-6", "32-28 19-23"},
		{"4:6", "1. 32-28 19-23 4 : 6", "32-28 19-23"},
		{"28:19", "1. 32-28 19-23 28x19 14:23 28:19", "32-28 19-23 28x19 14x23"}, // the first is a move
		{"1+ - 1-", "1. 32-28 19-23 1+ - 1-", "32-28 19-23"},
		{"1+ - 1-", "1. 32-28 19-23 1+-1-", "32-28 19-23"},
		{"1 1/2 - 1/2", "1. 32-28 19-23 2. 1 1/2 - 1/2", "32-28 19-23"},
		{"1½-½", "1. 32-28 19-23 1½–½", "32-28 19-23"},
		{"0-12", "0-12", ""},
		{"32-28", "1. 32-28 19-23 32-28", "32-28 19-23"},                 // the first is a move
		{"31-27", "1. 32-28 19-23 31-27", "32-28 19-23"},                 // a capture is due
		{"31-27", "1. 32-28 18-23 31-27", "32-28 18-23"},                 // a move, but the game ends
		{"31-27", "1. 32-28 18-23 31-27 {!} 31-27", "32-28 18-23 31-27"}, // a move and the result
		{"31-27", "1. 32-28 20-25 31-27* 15-20 *", "32-28 20-25 31-27 15-20"},
		{"31-27", "1. 32-28 20-25 31-27 15-20 *", "32-28 20-25 31-27 15-20"},
		{"31-27", "1. 32-28 20-25 31-27 (x) 15-20 31-27", "32-28 20-25 31-27 15-20"},
	} {
		r := one(t, "[Result \""+test.tag+"\"]\n"+test.text)
		require.Equal(t, test.moves, moves(r), test)
		if strings.HasSuffix(test.text, "*") {
			continue
		}
		require.Equal(t, pdn.Result(test.tag), r.Result, test)
		require.False(t, r.Game.IsOver(), test)
		require.True(t, r.Equal(one(t, written(t, r))), test)
	}
	// The next game has its own result.
	records, mistakes := read(t, "[Result \"12-8\"]\n32-28 12-8\n[White \"x\"]\n12-8 *")
	require.Len(t, records, 1)
	require.Equal(t, []string{"4:1: game 2, move 1: 12-8: the player to move has no piece there"}, mistakes)
	// A result that fits the tag Result in another way is not a contradiction.
	require.Equal(t, pdn.Drawn, one(t, "[Result \"4-6\"]\n32-28 1-1").Result)
	require.Equal(t, pdn.Unknown, one(t, "[Result \"4-6\"]\n32-28").Result)
	require.Empty(t, moves(one(t, "[Result \"1-0 (flag)\"]\n{only two results are read} *")))
}

func TestAWordThatIsNeitherAMoveNorAResultIsNamed(t *testing.T) {
	const (
		result  = ": not a known result: expected 2-0, 1-1, 0-2, 0-0, * or the text of the tag Result"
		letters = ": moves of a board with letters: Russian, Brazilian or English draughts?"
		larger  = ": moves of a larger board: Canadian draughts?"
		smaller = ": moves of a board with 32 squares: English, Italian or Russian draughts?"
		unknown = ": the move is unknown: expected every move of the game"
		setup   = `: expected a command like /FEN "W:W28:B13"/`
		noPiece = ": the player to move has no piece there"
	)
	for text, mistake := range map[string]string{
		"1. 32-28 19-23 4-6":                                "game 1: 4-6" + result,
		"1. 32-28 19-23 4-6 {end}":                          "game 1: 4-6" + result,
		"1. 32-28 19-23 4-6 3. 28x19":                       "game 1, move 2: 4-6" + noPiece,
		"1. 32-28 19-23 4-6 *":                              "game 1, move 2: 4-6" + noPiece,
		"1. 32-28 19-23 11-16":                              "game 1, move 2: 11-16" + noPiece,
		"1. 32-28 19-23 5-10":                               "game 1, move 2: 5-10" + noPiece, // on a diagonal
		"1. 32-28 12-0 *":                                   "game 1: 12-0" + result,
		"1. 32-28 3:0 *":                                    "game 1: 3x0" + result,
		"1. 32-28 1+-1- *":                                  "game 1: 1+-1-" + result,
		"1. 32-28 1½-½ *":                                   "game 1: 1½-½" + result,
		"1. c3-d4 d6-e5 *":                                  "game 1: c3-d4" + letters,
		"1. C3:D4 *":                                        "game 1: C3:D4" + letters,
		"1. a3b4 *":                                         "game 1: a3b4" + letters,
		"1. d4 - c5 *":                                      "game 1: d4" + letters,
		"1. 32-28 e3xg5xe7 *":                               "game 1: e3xg5xe7" + letters,
		"[FEN \"W:Wc3,Kd4:Bf6\"] *":                         "game 1: FEN" + letters,
		"[FEN \"B:W:Ba3\"] *":                               "game 1: FEN" + letters,
		"[FEN \"w:w31:b1;\"] *":                             "game 1: FEN: expected a comma, a colon or the end, found ';'",
		"1. 32-28, 19-23, 2. 28x19 14x23 *":                 "game 1, move 1: 32-28,: not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"1 32-28 19-23 2 28x19 14x23 *":                     "game 1, move 1: 1: not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"1. exactly *":                                      "game 1, move 1: exactly: not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"1. 51-46 20-25 *":                                  "game 1: 51-46" + larger,
		"1. 32-28 72x61 *":                                  "game 1: 72x61" + larger,
		"1. 73-46 *":                                        "game 1, move 1: 73-46: not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"1. 5500 *":                                         "game 1, move 1: 5500: not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"1. 11-15 23-19 2. 8-11 22-17 *":                    "game 1: 11-15" + smaller,
		"1. 11-15 23-19 2. 8-11 *":                          "game 1, move 1: 11-15" + noPiece,
		"1. 11-15 23-19 2. 8-11 22-17 33-28 *":              "game 1, move 1: 11-15" + noPiece,
		"1. 11-15 23-19 2. 8-11 22-17 32-28 *":              "game 1: 11-15" + smaller,
		"[GameType \"20\"] 11-15 23-19 8-11 22-17":          "game 1, move 1: 11-15" + noPiece,
		"[FEN \"B:W23,22:B11,8\"] 11-14 23-19 8-11 22-17 *": "game 1: 11-14" + smaller,
		"[FEN \"B:W33,22:B11,8\"] 11-14 23-19 8-11 22-17 *": "game 1, move 1: 11-14: this piece cannot step there",
		"32-28 11-15 23-19 8-11 22-17 *":                    "game 1: 11-15" + smaller,
		"33-28 11-15 23-19 8-11 22-17 *":                    "game 1, move 1: 11-15: this piece cannot step there",
		"32-28 19-23 11-15 23-19 8-11 22-17 *":              "game 1, move 2: 11-15" + noPiece,
		"41. - - *":                                         "game 1, move 1: - -" + unknown,
		"1. 32-28 - 2. 31-27 *":                             "game 1, move 1: -" + unknown,
		"1. 32-28 -- *":                                     "game 1, move 1: --" + unknown,
		"1. 32-28 – – *":                                    "game 1, move 1: - -" + unknown,
		"1. 32-28 -23 *":                                    "game 1, move 1: -23: not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"1. 32-28 xylophone *":                              "game 1, move 1: xylophone: not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"1. 32-28 : *":                                      "game 1, move 1: :: not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"1. 32-28 19- *":                                    "game 1, move 1: 19-: not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"1. 32-28 19 *":                                     "game 1, move 1: 19: not a turn: expected one like 32-28, 26x37 or 26x37x48",
		"1. 32-28 /clock 5/ *":                              "game 1: /clock 5/" + setup,
		"1. 32-28 /FEN W:W1/ *":                             "game 1: /FEN W:W1/" + setup,
		"1. 32-28 // *":                                     "game 1: //" + setup,
		"1. 32-28 /FEN \"W:W51\"/ *":                        "game 1: FEN: expected a square from 1 to 50, found 51",
		"1. 32-28 /FEN \"?:W1\"/ *":                         "game 1: FEN: expected W or B (who is to move), found '?'",
		"1. 32-28 /FEN \"W:W1\" *":                          "game 1: /: expected its end before the next game",
		"[FEN \"\"][SetUp \"1\"] *":                         "game 1: FEN: expected W or B (who is to move), found the end",
	} {
		records, mistakes := read(t, text+"\n[Event \"next\"]\n1. 33-28 *\n")
		require.Len(t, mistakes, 1, text)
		_, message, _ := strings.Cut(mistakes[0], ": ")
		require.Equal(t, mistake, message, text)
		require.Len(t, records, 1, text)
		require.Equal(t, "33-28", moves(records[0]))
	}
	_, mistakes := read(t, "1. 32-28 19-23\n/FEN  \"W:W1,51\"/ *")
	require.Equal(t, []string{"2:13: game 1: FEN: expected a square from 1 to 50, found 51"}, mistakes)
}

func TestAnEmptyFENIsTheUsualStart(t *testing.T) {
	for _, text := range []string{`[SetUp "0"][FEN ""]`, `[FEN " "][Setup "0"]`, `[FEN ""]`} {
		require.Equal(t, draughts.Start(), one(t, text+" 32-28").Game.Start(), text)
	}
	r := one(t, "[Fen \"B:W31:B20\"]\n[RESULT \"0-1\"]\n[gametype \"20\"]\n20-25")
	require.Equal(t, "B:W31:B20", r.Game.Start().FEN())
	require.Equal(t, pdn.BlackWinsByOne, r.Result)
}

func TestABoardWithoutPiecesFitsEveryResult(t *testing.T) {
	for _, result := range []string{"1-0", "0-1", "1/2-1/2", "*"} {
		require.Equal(t, pdn.Result(result), one(t, `[FEN "W::."] `+result).Result)
	}
}

func TestAGameContinuesFromAPositionThatIsSetUp(t *testing.T) {
	r := one(t, `{a} 1. 31-26 17-21 {b} /FEN "B:B1-16,18-21:W26,28,31,33-50"/ {c} 1... 21-27 /fen " w :: "/ 31x22 *`)
	require.Equal(t, "31-26 17-21 21-27 31x22", moves(r))
	require.Equal(t, []pdn.Note{
		{After: 0, Kind: pdn.Comment, Text: "a"},
		{After: 2, Kind: pdn.Comment, Text: "b"},
		{After: 2, Kind: pdn.Setup, Text: `FEN "B:W26,28,31,33-50:B1-16,18-21"`},
		{After: 2, Kind: pdn.Comment, Text: "c"},
		{After: 3, Kind: pdn.Setup, Text: `FEN "W::"`},
	}, r.Notes)
	require.Equal(t, `{a} 1. 31-26 17-21 {b} /FEN "B:W26,28,31,33-50:B1-16,18-21"/ {c} 2... 21-27
/FEN "W::"/ 3. 31x22 *

`, written(t, r))
	require.True(t, r.Equal(one(t, written(t, r))))

	made := pdn.NewRecord(r.Game)
	again := one(t, written(t, made))
	require.True(t, r.Game.Equal(again.Game))
	require.False(t, r.Game.Equal(one(t, "31-26 17-21").Game))

	// The first of two positions before the first move is not lost.
	r = one(t, "/FEN \"W:W31-50:B1-20\"/\n/FEN \"B:W28,31-36,\n38-50:B1-20\"/ 01... 20-25")
	require.Equal(t, "20-25", moves(r))
	require.Len(t, r.Game.Setups(), 2)
	require.Equal(t, draughts.Start(), r.Game.Start())
	require.True(t, r.Equal(one(t, written(t, r))))

	// A position can be set up after the board has ended the game.
	require.Equal(t, "38x29 31-27", moves(one(t, `[FEN "W:W38:B33"] 38x29 /FEN "W:W31:B1"/ 31-27 1-1`)))
}

func TestAShortCaptureIsDecidedByTheRestOfTheGame(t *testing.T) {
	const start = "[FEN \"W:WK4:B13,32,37,20\"]\n"
	for _, text := range []string{"1. 4x15 37-41 *", "1. 4x15 37-41", "1. 4:15 {x} 3741 *", "1. 4-15 37-41 *"} {
		r := one(t, start+text)
		require.Equal(t, "4x27x38x15 37-41", moves(r), text)
		require.True(t, r.Equal(one(t, written(t, r))))
	}
	require.Equal(t, "4x31x42x15 32-38", moves(one(t, start+"4x15 32-38 *")))
	for text, mistake := range map[string]string{
		"4x15 *":                        "2:1: game 1, move 1: 4x15: 2 moves begin and end like this: expected 4x27x38x15 or 4x31x42x15",
		"4x15":                          "2:1: game 1, move 1: 4x15: 2 moves begin and end like this: expected 4x27x38x15 or 4x31x42x15",
		"4x15 20-25 *":                  "2:6: game 1, move 1: 20-25: the player to move has no piece there",
		"4x15 37-41 15-16":              "2:12: game 1, move 2: 15-16: this piece cannot step there",
		`4x15 /FEN "W:W31:B1"/ 31-27 *`: "2:1: game 1, move 1: 4x15: 2 moves begin and end like this: expected 4x27x38x15 or 4x31x42x15",
	} {
		_, mistakes := read(t, start+text)
		require.Equal(t, []string{mistake}, mistakes, text)
	}
}

// Each text makes one wrong or empty game, and would take minutes if the reader went back
// over it for each word.
func TestAHostileTextIsReadInASingleRun(t *testing.T) {
	const times = 20_000
	for _, text := range []string{
		strings.Repeat("- ", times), strings.Repeat("1-\n", times), strings.Repeat("; ", times),
		"[Result \"" + strings.Repeat("1 ", times) + "-\"]\n" + strings.Repeat("1 ", times),
		strings.Repeat("/FEN \"W:WK4:B13,32,37,20\"/ 4x15 37-41\n", times/10),
	} {
		records, mistakes := read(t, text)
		require.Len(t, append(mistakes, make([]string, len(records))...), 1)
	}
}
