package lines_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori/internal/lines"
)

func TestADamagedLineIsToldOnce(t *testing.T) {
	var told lines.Told
	tell := func(all ...*lines.Error) (heard []*lines.Error) {
		told.Tell(func(e *lines.Error) { heard = append(heard, e) }, all)
		return heard
	}
	reason := errors.New("bad")
	first := lines.NewError("f", 1, "aaa\n", reason)
	second := lines.NewError("f", 4, "bbb\n", reason)

	require.Equal(t, []*lines.Error{first, second}, tell(first, second))
	require.Empty(t, tell(first, second))
	require.Empty(t, tell(lines.NewError("f", 3, "bbb\n", reason)), "it has only moved")
	again := lines.NewError("f", 9, "bbb\n", reason)
	require.Equal(t, []*lines.Error{again}, tell(second, again), "another of the same text")
	require.EqualError(t, again, "f:9: bad")
	require.ErrorIs(t, again, reason)
}

func TestWhatNobodyHeardIsNotTold(t *testing.T) {
	var told lines.Told
	fault := lines.NewError("f", 1, "aaa\n", errors.New("bad"))
	told.Tell(nil, []*lines.Error{fault})

	heard := 0
	told.Tell(func(*lines.Error) { heard++ }, []*lines.Error{fault})
	require.Equal(t, 1, heard)
}
