package dxp_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/dxp"
)

func position(t *testing.T, fen string) draughts.Position {
	t.Helper()
	p, err := draughts.ParseFEN(fen)
	require.NoError(t, err)
	return p
}

func TestMessagesAreWrittenAndRead(t *testing.T) {
	const name = "draughts                        "
	for text, m := range map[string]dxp.Message{
		"R01" + name + "W005000A": dxp.GameRequest{Version: "01", Name: "draughts", Follower: draughts.White, Minutes: 5, Start: draughts.Start()},
		"R01" + name + "Z120075BZ" + "Zz" + strings.Repeat("e", 46) + "wW": dxp.GameRequest{
			Version: "01", Name: "draughts", Follower: draughts.Black, Minutes: 120, Moves: 75, Start: position(t, "B:W49,K50:BK1,2"),
		},
		"A" + name + "0": dxp.Accept{Name: "draughts", Code: dxp.Accepted},
		"A" + name + "3": dxp.Accept{Name: "draughts", Code: dxp.NoGame},
		"M0012322800":    dxp.MoveMessage{Seconds: 12, Move: draughts.NewMove(32, 28, 0)},
		"E10":            dxp.End{Reason: dxp.Lost},
		"E01":            dxp.End{Reason: dxp.Unknown, Stop: true},
		"Chello there":   dxp.Chat{Text: "hello there"},
		"C":              dxp.Chat{},
		"B012Z":          dxp.TakeBack{Number: 12, Player: draughts.Black},
		"K2":             dxp.TakeBackAnswer{Code: dxp.NotSupported},
	} {
		require.Equal(t, text, m.String())
		got, err := dxp.ParseMessage(text)
		require.NoError(t, err, text)
		require.Equal(t, m, got)
	}
	m, err := dxp.ParseMessage("M00032648024231")
	require.NoError(t, err)
	require.Equal(t, "M00032648023142", m.String(), "captured squares are written in ascending order")
}

func TestATextThatAMessageCannotHoldIsCutOrReplaced(t *testing.T) {
	require.Equal(t, "A"+strings.Repeat("x", 32)+"0", dxp.Accept{Name: strings.Repeat("x", 40), Code: dxp.Accepted}.String())
	require.Equal(t, "C"+strings.Repeat("x", 126), dxp.Chat{Text: strings.Repeat("x", 200)}.String())
	require.Equal(t, "Ca?b?~ ", dxp.Chat{Text: "a\x00b\x7f~ "}.String())
	require.Equal(t, "M9999322800", dxp.MoveMessage{Seconds: 12345, Move: draughts.NewMove(32, 28, 0)}.String())
}

func TestAControlCharacterInANameIsReplaced(t *testing.T) {
	name := "\x1b[31mthem\r\n\x7f\xff                   "
	for text, want := range map[string]dxp.Message{
		"R\x1b\a" + name + "W005000A": dxp.GameRequest{Version: "??", Name: "?[31mthem????", Follower: draughts.White, Minutes: 5, Start: draughts.Start()},
		"A" + name + "0":              dxp.Accept{Name: "?[31mthem????", Code: dxp.Accepted},
	} {
		m, err := dxp.ParseMessage(text)
		require.NoError(t, err)
		require.Equal(t, want, m)
	}
}

func TestATextThatIsNotAMessageIsRefused(t *testing.T) {
	name := strings.Repeat(" ", 32)
	for _, text := range []string{
		"", "X", "r", "R", "R01", "R01" + name + "B005000A", "R01" + name + "W00x000A", "R01" + name + "W005-01A",
		"R01" + name + "W005000C", "R01" + name + "W005000B", "R01" + name + "W005000BWe", "R01" + name + "W005000A ",
		"R01" + name + "W005000BW" + strings.Repeat("b", 50), "R01" + name + "W005000BW" + strings.Repeat("e", 51),
		"A" + name, "A" + name + "4", "A0", "M", "M0000", "M000032280", "M00003228001", "M0000512800", "M0000002800",
		"M0000322801", "M000032280151", "M00003228022323", "M+0013228" + "00", "E", "E4", "E1", "E12", "E100", "B012", "B012B", "B01Z", "K", "K3", "K00",
		"M0000322899" + strings.Repeat("01", 50),
	} {
		m, err := dxp.ParseMessage(text)
		require.ErrorIs(t, err, dxp.ErrMessage, "%q", text)
		require.Nil(t, m)
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{
		"R01" + strings.Repeat("x", 32) + "W005000A", "R01" + strings.Repeat("x", 32) + "Z120075BZ" + strings.Repeat("ezZwW", 10),
		"A" + strings.Repeat("y", 32) + "0", "M00032648023142", "E10", "Chello", "B012Z", "K2",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := dxp.ParseMessage(text)
		if err != nil {
			return
		}
		again, err := dxp.ParseMessage(m.String())
		require.NoError(t, err)
		if chat, ok := m.(dxp.Chat); !ok || chat.String() == text {
			require.Equal(t, m.String(), again.String())
		}
	})
}
