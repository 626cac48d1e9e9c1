package terminal_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play/playtest"
	"games.example/internal/play/terminal"
)

func TestTheHelpOfACommandHasTheAnswersOfATerminal(t *testing.T) {
	words := playtest.NewHeap(5).Words()
	shown, piped, _ := strings.Cut(terminal.Answers(words), "\n\n")
	require.Equal(t, words.ShownAnswers(), shown+"\n", "as in the game")
	require.Contains(t, piped, "log, review and rules", "a pipe lacks them")
}
