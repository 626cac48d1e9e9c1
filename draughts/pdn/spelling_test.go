package pdn_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/text/encoding/unicode"
	"pgregory.net/rapid"

	"games.example/draughts"
	"games.example/draughts/pdn"
)

// kings returns a position with kings and men on random squares.
func kings(t *rapid.T) draughts.Position {
	p := draughts.Position{}.WithToMove(draughts.White)
	for range rapid.IntRange(2, 14).Draw(t, "pieces") {
		s := draughts.Square(rapid.IntRange(1, 50).Draw(t, "square"))
		color := draughts.Color(rapid.IntRange(0, 1).Draw(t, "color"))
		p = p.With(s, draughts.Man(color))
		if rapid.IntRange(0, 2).Draw(t, "king") == 0 {
			p = p.With(s, draughts.King(color))
		}
	}
	return p
}

// readings returns the last positions of all ways to play moves that are known by their
// first and last squares. It gives up if there are more than 64 ways.
func readings(p draughts.Position, ends [][2]draughts.Square) (ways []draughts.Position, tooMany bool) {
	ways = []draughts.Position{p}
	for _, end := range ends {
		var next []draughts.Position
		for _, w := range ways {
			for _, m := range w.AppendMoves(nil) {
				if m.From() == end[0] && m.To() == end[1] {
					next = append(next, w.After(m))
				}
			}
		}
		if ways = next; len(ways) > 64 {
			return nil, true
		}
	}
	return ways, false
}

func TestShortCapturesAreReadAsByTryingAllOfThem(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		p := kings(t)
		game := draughts.New(draughts.InitialPosition(p), draughts.Draws(draughts.DrawRules{}))
		var ends [][2]draughts.Square
		var text strings.Builder
		fmt.Fprintf(&text, "[FEN \"%s\"]\n", p.FEN())
		for range rapid.IntRange(0, 8).Draw(t, "moves") {
			legal := game.Position().AppendMoves(nil)
			if len(legal) == 0 {
				break
			}
			m := rapid.SampledFrom(legal).Draw(t, "move")
			sign := "-"
			if m.Captured() != 0 {
				sign = "x"
			}
			fmt.Fprintf(&text, "%d%s%d ", m.From(), sign, m.To())
			ends = append(ends, [2]draughts.Square{m.From(), m.To()})
			require.NoError(t, game.PlayMove(m))
		}
		result := rapid.SampledFrom([]string{"*", "1-1", "2-0", "0-2"}).Draw(t, "result")
		r, err := pdn.NewReader(strings.NewReader(text.String() + result)).Read()
		all, tooMany := readings(p, ends)
		fitting := slices.DeleteFunc(slices.Clone(all), func(last draughts.Position) bool {
			lost := map[draughts.Color]string{draughts.White: "0-2", draughts.Black: "2-0"}[last.ToMove()]
			return len(last.AppendMoves(nil)) == 0 && result != "*" && result != lost
		})
		switch {
		case tooMany || len(fitting) > 1:
			require.ErrorAs(t, err, new(*draughts.AmbiguousError), text.String())
		case len(fitting) == 0:
			require.ErrorIs(t, err, pdn.ErrNotAsPlayed, text.String())
		default:
			require.NoError(t, err, text.String())
			require.Equal(t, fitting[0], r.Game.Position(), text.String())
			if len(all) == 1 {
				require.Equal(t, game.Turns(), r.Game.Turns(), text.String())
			}
		}
	})
}

// speller writes a game with random spellings.
type speller struct {
	*rapid.T
	latin1 bool // whether all characters are in Latin-1
}

func (s speller) pick(texts ...string) string {
	var possible []string
	for _, text := range texts {
		if !s.latin1 || strings.IndexFunc(text, func(r rune) bool { return r > 0xff }) < 0 {
			possible = append(possible, text)
		}
	}
	return rapid.SampledFrom(possible).Draw(s.T, "spelling")
}

func (s speller) square(square draughts.Square) string {
	return fmt.Sprintf(s.pick("%d", "%02d"), square)
}

func (s speller) blank() string {
	if s.latin1 { // a blank of Latin-1 after × would be a character in UTF-8
		return s.pick("", "", "", " ", "\t", "  ")
	}
	return s.pick("", "", "", " ", "\t", "  ", "\u00a0", "\u2009", "\u200b")
}

func (s speller) move(p draughts.Position, turn draughts.Turn) string {
	dash := func() string { return s.pick("-", "-", "–", "‑", "—", "−", "‐", "\u00ad", "\u0096") }
	squares := turn.Squares()
	if turn.Captured() == 0 {
		if s.pick("a sign", "a sign", "no sign") == "no sign" {
			return fmt.Sprintf("%02d%02d", squares[0], squares[1])
		}
		return s.square(squares[0]) + s.pick("", "", "", " ", "\n") + dash() + s.pick("", "", " ", "  ", "\n", " \r\n ") + s.square(squares[1])
	}
	short := p.ShortTurn(turn, draughts.PDN)
	if strings.Count(short, "x") == 1 {
		switch s.pick("short", "short", "long", "hub", "no sign") {
		case "short":
			squares = []draughts.Square{turn.From(), turn.To()}
		case "no sign":
			return fmt.Sprintf("%02d%02d", turn.From(), turn.To())
		case "hub":
			hub := []draughts.Square{turn.From(), turn.To()}
			text := fmt.Sprintf("%dx%d", turn.From(), turn.To())
			for captured := range turn.Captured().All() {
				hub = append(hub, captured)
				text += fmt.Sprintf("x%d", captured)
			}
			if read, err := p.ParseShortTurn(text, draughts.PDN); err == nil && read.Move() == turn.Move() {
				squares = hub
			}
		}
	}
	text := s.square(squares[0])
	hyphens := s.pick("x", "x", "-") == "-"
	for i, square := range squares[1:] {
		switch {
		case hyphens && i > 0:
			text += dash() + s.blank() + s.square(square)
		case hyphens:
			text += s.blank() + dash() + s.blank() + s.square(square)
		default:
			text += s.blank() + s.pick("x", "X", ":", "×", "х") + s.pick("", "", " ", "\n") + s.square(square)
		}
	}
	return text
}

func (s speller) note() string {
	return s.pick("", "", "", "", "!", "?!", "(?)", "*", "!*", " $3", " {a {note}", " ; 1-0 } 31-27\n", " (31-27 {)} 2-0)", "\n% 1-0\n", "\n\n")
}

func TestAnyGameIsReadInAnySpelling(t *testing.T) {
	t.Parallel()
	results := map[string]pdn.Result{
		"2-0": "2-0", "2 – 0": "2-0", "1-0": "1-0", "0 -2": "0-2", "0- 1": "0-1", "1-1": "1-1", "½-½": "1-1", "½": "1-1",
		"1/2": "1-1", "0.5-0.5": "1-1", "2:0": "2-0", "0 : 1": "0-1", "1.0-0.0": "1-0", "1/2 - 1/2": "1/2-1/2", "0-0": "0-0", "*": "*", "": "*",
	}
	forms := slices.Sorted(maps.Keys(results))
	rapid.Check(t, func(t *rapid.T) {
		s := speller{t, rapid.IntRange(0, 3).Draw(t, "latin1") == 0}
		var text strings.Builder
		game := draughts.New(draughts.Draws(draughts.DrawRules{}))
		text.WriteString(s.pick("", "[pdn]", "[Event \"x;\"]\n", "[Event \"x\"][GameType \"20\"]\n\n", "% 1. 31-27\n", "{before}"))
		if rapid.Bool().Draw(t, "a position") {
			start := kings(t)
			game = draughts.New(draughts.InitialPosition(start), draughts.Draws(draughts.DrawRules{}))
			text.WriteString("\n[FEN \"" + strings.ReplaceAll(start.FEN(), ":", s.pick(":", ": ", " :")) + s.pick("", ".") + "\"]\n")
		}
		points := ""
		if rapid.IntRange(0, 3).Draw(t, "points") == 0 {
			points = s.pick("4-6", "31-27", "12 - 8", "1+ - 1-", "1 1/2 - 1/2", "4:6")
			text.WriteString("[Result \"" + points + "\"]\n")
		}
		for range rapid.IntRange(0, 60).Draw(t, "moves") {
			if rapid.IntRange(0, 19).Draw(t, "setup") == 0 {
				p := game.Position().WithToMove(draughts.Color(rapid.IntRange(0, 1).Draw(t, "to move")))
				fen := p.FEN()[:1] + "::"
				if rapid.Bool().Draw(t, "no null move") {
					p = kings(t)
					fen = strings.ReplaceAll(p.FEN(), ",", s.pick(",", ", "))
				}
				game.SetUp(p)
				text.WriteString(" /FEN \"" + fen + "\"/")
			}
			if game.IsOver() {
				break
			}
			p := game.Position()
			turn, err := p.TurnOf(rapid.SampledFrom(p.AppendMoves(nil)).Draw(t, "move"))
			require.NoError(t, err)
			text.WriteString(s.pick(" ", "\n", "\r\n", "\t", " 1.", " 12. ", " 3 . ", " 4... ", " 5.\n", " ... "))
			text.WriteString(s.move(p, turn) + s.note())
			require.NoError(t, game.Play(turn))
		}
		form := s.pick(forms...)
		want := results[form]
		switch {
		case game.Len() == 0 && form == "":
			form = "*"
		case game.IsOver():
			want, form = pdn.ResultOf(game.Outcome()), string(pdn.ResultOf(game.Outcome()))
		}
		if points != "" {
			want, form = pdn.Result(points), s.pick(points, strings.ReplaceAll(points, " ", ""), strings.ReplaceAll(points, "-", " - "))
		}
		text.WriteString(s.pick(" ", "\n") + form + s.pick("", "\n", " {after}", "[/pdn]", "\n\x1a", "\r\n"))

		records, mistakes := readBytes(t, s.encoded(text.String()))
		require.Empty(t, mistakes, "%q", text.String())
		require.Len(t, records, 1, "%q", text.String())
		switch want {
		case pdn.WhiteWins, pdn.WhiteWinsByOne:
			_ = game.Resign(draughts.Black)
		case pdn.BlackWins, pdn.BlackWinsByOne:
			_ = game.Resign(draughts.White)
		case pdn.Drawn, pdn.DrawnByHalves:
			_ = game.Agree()
		case pdn.NoResult:
			_ = game.Adjourn()
		case pdn.Unknown: // the game has not ended
		}
		require.True(t, game.Equal(records[0].Game), "%q: %s", text.String(), moves(records[0]))
		require.Equal(t, want, records[0].Result, "%q", text.String())

		var canonical strings.Builder
		require.NoError(t, pdn.Write(&canonical, records[0]))
		again, mistakes := readBytes(t, canonical.String())
		require.Empty(t, mistakes, canonical.String())
		require.Len(t, again, 1)
		require.True(t, records[0].Equal(again[0]), canonical.String())
	})
}

// encoded returns a text in one of the encodings that the reader knows.
func (s speller) encoded(text string) string {
	if s.latin1 {
		var b []byte
		for _, r := range text {
			b = append(b, byte(r))
		}
		return string(b)
	}
	encoding := map[string]unicode.Endianness{"big": unicode.BigEndian, "little": unicode.LittleEndian}
	switch form := s.pick("plain", "plain", "mark", "big", "little"); form {
	case "plain":
		return text
	case "mark":
		return "\ufeff" + text
	default:
		encoded, err := unicode.UTF16(encoding[form], unicode.UseBOM).NewEncoder().String(text)
		require.NoError(s.T, err)
		return encoded
	}
}

func TestAFileMayHaveOnlyAByteOrderMark(t *testing.T) {
	records, mistakes := read(t, "\xff\xfe")
	require.Empty(t, records)
	require.Empty(t, mistakes)
	_, mistakes = read(t, "\xff")
	require.Len(t, mistakes, 1)
}
