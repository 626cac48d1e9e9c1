package draughts_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/draughts"
)

func TestStartFEN(t *testing.T) {
	require.Equal(t, "W:W31-50:B1-20", draughts.Start().FEN())
	require.Equal(t, "W:W31-50:B1-20", fmt.Sprint(draughts.Start()))
	p, err := draughts.ParseFEN("W:W31-50:B1-20")
	require.NoError(t, err)
	require.Equal(t, draughts.Start(), p)
}

// A color may have no pieces, and a range may continue into the next row.
func TestFENVariantsAreRead(t *testing.T) {
	for text, want := range map[string]string{
		"W:W:B":                          "W:W:B",
		"B:B:W.":                         "B:W:B",
		"W:W1-50:B":                      "W:W1-50:B",
		"W:WK1,K2,K3:B":                  "W:WK1,K2,K3:B",
		"W:W1,2,3,K4,5,6,7:B":            "W:W1-3,K4,5-7:B",
		"W:W01,002:B":                    "W:W1,2:B",
		"W:W1-2:B3,4-5":                  "W:W1,2:B3-5",
		"W:W48,49:B50":                   "W:W48,49:B50",
		"B:BK17,K24:W6,9,10,11,K31":      "B:W6,9-11,K31:BK17,K24",
		"W:W49-50:B1-3,5-7,9-11,K12.":    "W:W49,50:B1-3,5-7,9-11,K12",
		"w:b1-20:w31-50":                 "W:W31-50:B1-20",
		"B: W31, 32,\t33: BK1, 2.":       "B:W31-33:BK1,2",
		"W: W: B":                        "W:W:B",
		"W:W 1:B 2":                      "W:W1:B2",
		"W:WK1-3:BK48-50":                "W:WK1,K2,K3:BK48,K49,K50",
		`[FEN "W:W31-50:B1-20"]`:         "W:W31-50:B1-20",
		`[FEN  "B:W:B1."]`:               "B:W:B1",
		`[FEN "W:W1:B2" ]`:               "W:W1:B2",
		`[fen "W:W1:B2"]`:                "W:W1:B2",
		`[Fen "B:W1:B2."]`:               "B:W1:B2",
		"W:W31:B1:H0:F1":                 "W:W31:B1",
		"W:W31:B1:H0:F1:+0+0.":           "W:W31:B1",
		`[FEN "b:B1:W50:H10:F21"]`:       "B:W50:B1",
		"W:W28":                          "W:W28:B",
		"B:B13.":                         "B:W:B13",
		"W:B13:H0":                       "W:W:B13",
		`[FEN "B:WK3" ]`:                 "B:WK3:B",
		"W:W":                            "W:W:B",
		"W:W :B ":                        "W:W:B",
		"W:":                             "W:W:B",
		"W::.":                           "W:W:B",
		"B::":                            "B:W:B",
		"W::B13":                         "W:W:B13",
		" W : W31 , 32 : B 1 - 3 ":       "W:W31,32:B1-3",
		"[FEN \" W\t:\tWk4,k 5:Bk1-2\"]": "W:WK4,K5:BK1,K2",
		"B:B:W31-50:B1-20":               "B:W31-50:B1-20",
		"W:W:W31:B:B1":                   "W:W31:B1",
		"W:W31–50:B1−20":                 "W:W31-50:B1-20",
		"W:W31\u2011\u00a033:B\u00a01":   "W:W31-33:B1",
	} {
		p, err := draughts.ParseFEN(text)
		require.NoError(t, err, text)
		require.Equal(t, want, p.FEN(), text)
	}
}

func TestFENErrorsNameTheOffset(t *testing.T) {
	for text, want := range map[string]string{
		"":                  "offset 0: expected W or B (who is to move), found the end",
		"W;W1:B2":           "offset 1: expected a colon, found ';'",
		"W":                 "offset 1: expected a colon, found the end",
		"W ":                "offset 2: expected a colon, found the end",
		"?:W1:B2":           "offset 0: expected W or B (who is to move), found '?'",
		"W:1:B2":            "offset 2: expected W or B (whose pieces follow), found '1'",
		"W:W1:":             "offset 4: expected the end, found ':'",
		"W:W1:1":            "offset 4: expected the end, found ':'",
		"W:W1 2:B3":         "offset 5: expected a comma, a colon or the end, found '2'",
		"W:W1:W2":           "offset 5: expected B (whose pieces follow), found 'W'",
		"W:W1:B2:W3":        "offset 7: expected the end, found ':'",
		"W:W1\u20ac:B2":     "offset 4: expected a comma, a colon or the end, found '€'",
		"W:W1:B2,":          "offset 8: expected K or a square from 1 to 50, found the end",
		"W:W1:B,2":          "offset 6: expected K or a square from 1 to 50, found ','",
		"W:W1:BK":           "offset 7: expected a square from 1 to 50, found the end",
		"W:W1:BKK2":         "offset 7: expected a square from 1 to 50, found 'K'",
		"W:W1-:B2":          "offset 5: expected a square from 1 to 50, found ':'",
		"W:W1-51:B2":        "offset 5: expected a square from 1 to 50, found 51",
		"W:W1-1:B2":         "offset 5: expected a square above 1, found 1",
		"W:W50-50:B2":       "offset 6: expected a square above 50, found 50",
		"W:W50-60:B":        "offset 6: expected a square from 1 to 50, found 60",
		"W:W50-31:B":        "offset 6: expected a square above 50, found 31",
		"W:W40-31:B":        "offset 6: expected a square above 40, found 31",
		"W:W1-3-5:B9":       "offset 6: expected a comma, a colon or the end, found '-'",
		"W:W1,K1:B2":        "offset 6: expected a free square, found 1 again",
		"W:W1:B3,1-4":       "offset 8: expected a free square, found 1 again",
		"W:W1:B99999999999": "offset 6: expected a square from 1 to 50, found 99999999999",
		"W:W1:Bé":           "offset 6: expected K or a square from 1 to 50, found 'é'",
		"W:W1:B2:":          "offset 7: expected the end, found ':'",
		"W:W1,51:B2:H0":     "offset 5: expected a square from 1 to 50, found 51",
		"W:W1:B2:H0;":       "offset 10: expected the end, found ';'",
		"W:W1:B2:h0":        "offset 7: expected the end, found ':'",
		"W:WK5-3:B2":        "offset 6: expected a square above 5, found 3",
		`[FEN W:W1:B2]`:     "offset 5: expected a quotation mark, found 'W'",
		`[FEN "W:W1:B2`:     `offset 13: expected "] at the end of the tag, found the end`,
		`[FEN "W:W1:B2"`:    `offset 13: expected "] at the end of the tag, found '"'`,
		`[FEN "W:W1:B2"]]`:  "offset 15: expected the end, found ']'",
		`W:W1:B2"]`:         `offset 7: expected the end, found '"'`,
	} {
		p, err := draughts.ParseFEN(text)
		require.EqualError(t, err, want, text)
		require.Zero(t, p)
		var mistake *draughts.OffsetError
		require.ErrorAs(t, err, &mistake)
	}
}

func TestAFENReadsBackAsTheSamePosition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPosition(t)
		for _, end := range []string{"", "."} {
			got, err := draughts.ParseFEN(p.FEN() + end)
			require.NoError(t, err)
			require.Equal(t, p, got)
		}
	})
}

// FuzzFEN checks that a string gives a position or an error, never both, and that each
// position reads back from its FEN.
func FuzzFEN(f *testing.F) {
	f.Add("W:W31-50:B1-20")
	f.Add("B:WK25,27:B12,K3.")
	f.Add("W:B1-20:W")
	f.Add("W:W1-3-5:B0")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := draughts.ParseFEN(text)
		if err != nil {
			require.Zero(t, p)
			var mistake *draughts.OffsetError
			require.ErrorAs(t, err, &mistake)
			require.GreaterOrEqual(t, mistake.Offset, 0)
			require.LessOrEqual(t, mistake.Offset, len(text))
			return
		}
		again, err := draughts.ParseFEN(p.FEN())
		require.NoError(t, err)
		require.Equal(t, p, again)
		require.Equal(t, p.FEN(), again.FEN())
	})
}
