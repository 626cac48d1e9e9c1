package yutnori_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

// positions reads positions that are separated by blanks.
func positions(t *testing.T, text string) []yutnori.Position {
	t.Helper()
	var read []yutnori.Position
	for field := range strings.FieldsSeq(text) {
		number, err := strconv.ParseInt(field, 10, 8)
		require.NoError(t, err)
		read = append(read, yutnori.Position(number))
	}
	return read
}
