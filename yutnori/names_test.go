package yutnori_test

import (
	"encoding"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

func TestNamesReadAsTheyAreWritten(t *testing.T) {
	requireNames[yutnori.Result](t, yutnori.ErrNoResult,
		"back-geol", "back-gae", "back-do", "do", "gae", "geol", "yut", "mo")
	requireNames[yutnori.Animal](t, yutnori.ErrNoAnimal, "pig", "dog", "sheep", "cow")
	requireNames[yutnori.Corner](t, yutnori.ErrNoCorner, "se", "ne", "nw", "sw")
	requireNames[yutnori.BackFromOne](t, yutnori.ErrNoBackFromOne, "last", "hand", "arrive")

	require.Equal(t, "Result(9)", yutnori.Result(9).String())
	require.Equal(t, "Animal(4)", yutnori.Animal(4).String())
	require.Equal(t, "Corner(4)", yutnori.Corner(4).String())
	require.Equal(t, "BackFromOne(3)", yutnori.BackFromOne(3).String())
}

// requireNames compares the values of an enumeration, from 0, with their names.
func requireNames[T interface {
	~uint8
	fmt.Stringer
	encoding.TextMarshaler
}, P interface {
	*T
	encoding.TextUnmarshaler
}](t *testing.T, unknown error, names ...string) {
	t.Helper()
	for number, name := range names {
		value := T(number)
		require.Equal(t, name, value.String())
		text, err := value.MarshalText()
		require.NoError(t, err)
		require.Equal(t, name, string(text))

		var read T
		require.NoError(t, P(&read).UnmarshalText([]byte(name)))
		require.Equal(t, value, read)
	}
	_, err := T(len(names)).MarshalText()
	require.ErrorIs(t, err, unknown)
	for _, text := range []string{"", "Do", "PIG", "goat", "back do", "do ", "백도", "0", "es"} {
		var read T
		require.ErrorIs(t, P(&read).UnmarshalText([]byte(text)), unknown, text)
	}
}
