package ui

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/printable"
)

func TestEachFlagReplacesItsFlagInTheHeader(t *testing.T) {
	const carried = "*Note yutkata play --spaces 15 --tokens 2 --players 2"
	for name, test := range map[string]struct{ value, want string }{
		"spaces":   {"20", "*Note yutkata play --spaces 20 --tokens 2 --players 2"},
		"tokens":   {"3", "*Note yutkata play --spaces 15 --tokens 3 --players 2"},
		"players":  {"4", "*Note yutkata play --spaces 15 --tokens 2 --players 4"},
		"wrap":     {"true", carried + " --wrap"},
		"obstacle": {"3:miss", carried + " --obstacle 3:miss"},
	} {
		transcript := NewTranscript(play.Choices{name: test.value})
		require.NoError(t, transcript.Read(carried))
		require.Equal(t, test.want, header(transcript.moment.choices), name)
	}
	for _, seed := range []string{"007", "+7", "0x7", "-7", "7_0", "18446744073709551616"} {
		require.Error(t, NewTranscript(nil).Read(carried+" --seed "+seed), seed)
	}
	transcript := NewTranscript(nil)
	require.NoError(t, transcript.Read(carried+" --wrap=1 --obstacle=3:miss --obstacle 4:back:2 --seed 7 --computer B --level perfect --notes=T --throws x"))
	require.Equal(t, carried+" --wrap --obstacle 3:miss --obstacle 4:back:2 --seed 7 --computer B --level perfect --notes", header(transcript.moment.choices))
}

func TestAHeaderHasNothingButFlags(t *testing.T) {
	err := NewTranscript(nil).Read("*Note yutkata play --spaces 15 --tokens 2 twice")
	require.EqualError(t, err, "1: want the flags of a game, as in *Note yutkata play --spaces 15, got *Note yutkata play --spaces 15 --tokens 2 twice")
}

func TestARecordWithAWrongPlayerIsNoGame(t *testing.T) {
	game, err := Setup{}.Read("*Note yutkata play --spaces 15 --tokens 2 --players 2 --computer Z", nil, 1)
	require.EqualError(t, err, `--computer "Z": expected A to B`)
	require.True(t, game.IsZero())
}

func TestAnEmptyNoteDoesNotResign(t *testing.T) {
	record := "*Note yutkata play --spaces 15 --tokens 2 --players 3\n$[[" + strings.Repeat("][", 14) + "]]\n$PlayerA's turn\n*Note "
	game, err := Setup{}.Read(record, nil, 1)
	require.NoError(t, err)
	require.False(t, game.Over())
}

func TestATokenHasALetterAndADigit(t *testing.T) {
	for _, name := range []string{"A0", "A9", "Z1"} {
		require.True(t, isToken(name), name)
	}
	for _, name := range []string{"", "A", "1", "a1", "A/", "A:", "@1", "[1", "AA", "A10"} {
		require.False(t, isToken(name), name)
	}
}

func TestALineThatIsVeryLongIsShownInPart(t *testing.T) {
	transcript := NewTranscript(nil)
	err := transcript.Read(strings.Repeat("가", 501))
	require.EqualError(t, err, "1: want $, > or . at the start of the line, got "+printable.Excerpt(strings.Repeat("가", 501)))
	err = transcript.Read(strings.Repeat("가", 200))
	require.EqualError(t, err, "2: want $, > or . at the start of the line, got "+strings.Repeat("가", 200))
}

func TestAHeaderIsReadAsItIsWritten(t *testing.T) {
	for _, choices := range []play.Choices{
		{"wrap": "true"},
		{"notes": "true"},
		{"wrap": "true", "notes": "true", "computer": "A,B", "level": "perfect"},
		{"obstacle": "3:miss,4:back:2", "seed": "23", "computer": "B", "level": "random"},
	} {
		written := header(choices)
		read, err := parseHeader(written)
		require.NoError(t, err)
		require.Equal(t, written, header(read))
		for name, value := range choices {
			require.Equal(t, value, read[name], name)
		}
	}
	for _, flags := range []string{"--spaces", "--wrap=perhaps", "--color red", "spaces 9"} {
		_, err := parseHeader(headerMark + " " + flags)
		require.Error(t, err, flags)
	}
	for _, line := range []string{"", "*Note", headerMark + "s --spaces 9", "$[[][]]"} {
		choices, err := parseHeader(line)
		require.NoError(t, err)
		require.Nil(t, choices, line)
	}
}

func TestATranscriptCountsTheLinesOfTheGame(t *testing.T) {
	transcript := NewTranscript(play.Choices{"spaces": "2", "tokens": "1"})
	for _, line := range []string{"$[[][]]", "$PlayerA's turn", "", " >t \r", "$The throw is GE xxoo", ">A1", "$The winner is PlayerA", "*Note well"} {
		require.NoError(t, transcript.Read(line), line)
	}
	require.Equal(t, 4, transcript.Said())
}
