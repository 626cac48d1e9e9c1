package draughts_test

import (
	_ "embed"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/draughts"
)

// exampleBoard is the kata's example, byte for byte.
//
//go:embed testdata/example.txt
var exampleBoard string

func TestBoardIsWrittenAsTheKataWritesIt(t *testing.T) {
	p, err := draughts.ParseBoard(exampleBoard)
	require.NoError(t, err)
	require.Equal(t, draughts.White, p.ToMove())
	require.Equal(t, strings.TrimSuffix(exampleBoard, "\n")+"\n", p.Board())
}

// The expected board is written by hand, including the blanks at the ends of lines.
func TestStartBoard(t *testing.T) {
	require.Equal(t, strings.Join([]string{
		" b b b b b",
		"b b b b b ",
		" b b b b b",
		"b b b b b ",
		" . . . . .",
		". . . . . ",
		" w w w w w",
		"w w w w w ",
		" w w w w w",
		"w w w w w ",
		"",
	}, "\n"), draughts.Start().Board())
}

// Each case changes the example board in a way that does not matter.
func TestABoardChangedByAnEditorIsRead(t *testing.T) {
	want, err := draughts.ParseBoard(exampleBoard)
	require.NoError(t, err)
	for name, text := range map[string]string{
		"no final newline":         strings.TrimRight(exampleBoard, "\n"),
		"blanks cut off":           strings.ReplaceAll(exampleBoard, " \n", "\n"),
		"CRLF":                     strings.ReplaceAll(exampleBoard, "\n", "\r\n"),
		"CRLF and no last newline": strings.TrimRight(strings.ReplaceAll(exampleBoard, "\n", "\r\n"), "\n"),
		"blank lines before":       "\n\r\n   \n\t\n" + exampleBoard,
		"blank lines after":        exampleBoard + "\n\n \n\r\n",
		"byte order mark":          "\ufeff" + exampleBoard,
		"mark and blank lines":     "\ufeff\n" + exampleBoard,
	} {
		t.Run(name, func(t *testing.T) {
			got, err := draughts.ParseBoard(text)
			require.NoError(t, err)
			require.Equal(t, want.Board(), got.Board())
		})
	}
}

func TestBoardErrorsNameTheFirstMistake(t *testing.T) {
	start := strings.TrimSuffix(draughts.Start().Board(), "\n")
	lines := func(change func([]string) []string) string {
		return strings.Join(change(strings.Split(start, "\n")), "\n")
	}
	row := func(n int, text string) string {
		return lines(func(l []string) []string { l[n-1] = text; return l })
	}
	for name, c := range map[string]struct{ text, want string }{
		"empty":                  {"", `1:1: expected a board of ten rows, found the end of the text`},
		"only blank lines":       {"\n \n\n", `1:1: expected a board of ten rows, found the end of the text`},
		"only a byte order mark": {"\ufeff", `1:1: expected a board of ten rows, found the end of the text`},
		"neither style":          {"x", `1:1: expected a space or a dot (light square), found 'x'`},
		"a piece comes first":    {"\n" + row(1, "b b b b b b"), `2:1: expected a space or a dot (light square), found 'b'`},
		"capital W":              {row(9, " w w W w w"), `9:6: expected one of . w b K B (dark square), found 'W'`},
		"blank dark square":      {row(6, ".   . . . "), `6:3: expected one of . w b K B (dark square), found ' '`},
		"dot on a light square":  {row(6, ".... . . "), `6:2: expected a space (light square), found '.'`},
		"underscore":             {row(5, " _ . . . ."), `5:2: expected one of . w b K B (dark square), found '_'`},
		"tab":                    {row(6, ".\t. . . . "), `6:2: expected a space (light square), found '\t'`},
		"last square missing":    {row(5, " . . . . "), `5:10: expected one of . w b K B (dark square), found the end of the line`},
		"two squares missing":    {row(6, ". . . . "), `6:9: expected one of . w b K B (dark square), found the end of the line`},
		"too long":               {row(6, ". . . . . ."), `6:11: expected the end of the line, found '.'`},
		"too long by a blank":    {row(5, " . . . . . "), `5:11: expected the end of the line, found ' '`},
		"mistake in a short row": {row(5, " . x"), `5:4: expected one of . w b K B (dark square), found 'x'`},
		"é on a light square":    {row(6, ".é. . . . "), `6:2: expected a space (light square), found 'é'`},
		"é on a dark square":     {row(5, " é . . . ."), `5:2: expected one of . w b K B (dark square), found 'é'`},
		"not UTF-8":              {row(5, " . . .\xff. ."), `5:7: expected a space (light square), found '�'`},
		"two carriage returns":   {row(5, " . . . . .\r\r"), `5:11: expected the end of the line, found '\r'`},
		"blank line inside":      {"\n" + row(4, "  \t"), `5:1: expected row 4 of 10, found a blank line`},
		"nine rows": {
			lines(func(l []string) []string { return l[:9] }),
			`10:1: expected row 10 of 10, found the end of the text`,
		},
		"nine rows and a newline": {
			lines(func(l []string) []string { return append(l[:9], "") }),
			`10:1: expected row 10 of 10, found the end of the text`,
		},
		"nine rows and a blank line": {
			lines(func(l []string) []string { return append(l[:9], "", "") }),
			`10:1: expected row 10 of 10, found a blank line`,
		},
		"eleven rows": {
			lines(func(l []string) []string { return append(l, l[0]) }),
			`11:1: expected the end of the board, found an eleventh row`,
		},
		"a row after a blank line": {
			lines(func(l []string) []string { return append(l, "", l[0]) }),
			`12:1: expected the end of the board, found an eleventh row`,
		},
		"other style, too short": {
			strings.NewReplacer(" ", ".", ".", "_").Replace(row(4, "b b b b b")),
			`4:10: expected a dot (light square), found the end of the line`,
		},
		"other style, then a space": {
			strings.NewReplacer(" ", ".", ".", "_").Replace(start[:10]) + start[10:],
			`2:2: expected a dot (light square), found ' '`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := draughts.ParseBoard(c.text)
			require.EqualError(t, err, c.want)
			require.Zero(t, p)
			var mistake *draughts.BoardError
			require.ErrorAs(t, err, &mistake)
		})
	}
}

func TestABoardOfEitherStyleReadsBackAsTheSamePosition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPosition(t).WithToMove(draughts.White)
		for _, text := range []string{
			p.Board(),
			strings.NewReplacer(" ", ".", ".", "_").Replace(p.Board()),
		} {
			got, err := draughts.ParseBoard(text)
			require.NoError(t, err)
			require.Equal(t, p, got)
		}
	})
}

// FuzzBoard checks that a string gives a position or an error, never both, and that
// each position reads back from its board.
func FuzzBoard(f *testing.F) {
	f.Add(exampleBoard)
	f.Add(draughts.Start().Board())
	f.Add(strings.NewReplacer(" ", ".", ".", "_", "\n", "\r\n").Replace(exampleBoard))
	f.Add("\ufeff\n\n . . . . .\n")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := draughts.ParseBoard(text)
		if err != nil {
			require.Zero(t, p)
			var mistake *draughts.BoardError
			require.ErrorAs(t, err, &mistake)
			require.Positive(t, mistake.Line)
			require.LessOrEqual(t, mistake.Line, strings.Count(text, "\n")+2)
			require.Positive(t, mistake.Column)
			require.LessOrEqual(t, mistake.Column, 11)
			return
		}
		again, err := draughts.ParseBoard(p.Board())
		require.NoError(t, err)
		require.Equal(t, p, again)
	})
}

// anyPosition draws a position. Each square is empty or holds a piece of any kind.
func anyPosition(t *rapid.T) draughts.Position {
	p := draughts.Position{}.WithToMove(draughts.Color(rapid.IntRange(0, 1).Draw(t, "to move")))
	for s := draughts.Square(1); s.OnBoard(); s++ {
		p = p.With(s, draughts.Piece(rapid.IntRange(0, 4).Draw(t, "piece")))
	}
	return p
}
