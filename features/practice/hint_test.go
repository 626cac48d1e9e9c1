package practice

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/features"
)

func TestEveryScenarioHasARule(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		all := scenariosIn(t, game)
		for _, s := range all {
			require.NotEmpty(t, s.rules(), "%s: %v", game.Name, s)
			for _, rule := range s.rules() {
				require.NotEmpty(t, features.Passage(game.Rules, rule), "%s: %v: %s", game.Name, s, rule)
			}
		}
	}
}

func TestDecisionsNameTheirRules(t *testing.T) {
	t.Parallel()
	const page = "| **K1** | a rule (K2) |\n| Who? (K1) | A. |\n| When? (K3, K1) | Now. |\n| Where? (K10) | Here. |\n"
	require.Equal(t, []string{"| Who? (K1) | A. |", "| When? (K3, K1) | Now. |"}, decisions(page, "K1"))
	require.Empty(t, decisions(page, "K2"))
}

// The board of yutnori is needed for its positions, and the board of draughts for the
// letters of its pieces.
func TestAHintShowsTheBoard(t *testing.T) {
	t.Parallel()
	for i, want := range []string{"[[A1][][][][][][B1,B2]", "`w` is white, and `b` is black. Capitals are kings", "The *bounds*", "10 -  9 -  8 -  7 -  6 -  5\n"} {
		board := boardOf(Games()[i].Rules)
		require.Contains(t, board, want)
		require.Equal(t, want != "The *bounds*", strings.HasSuffix(board, "\n```"), board)
		require.Less(t, strings.Count(board, "\n"), 25)
	}
}

func TestTheProtocolHasARowForEachRequest(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		for _, do := range []string{"new", "set", "look", "throw", "move", "submit", "turns", "play"} {
			passage := protocolOf(game.Name, do)
			switch has := strings.Contains(sessionOf(t, game.Name), `{"do":"`+do+`"`); {
			case has:
				require.True(t, strings.HasPrefix(passage, "| `"+do+"` | "), "%s: %s: %s", game.Name, do, passage)
			case passage != "":
				require.Contains(t, []string{"set", "look"}, do, "%s: the session lacks it", game.Name)
			}
		}
	}
	require.Equal(t, "| `look` | none; it changes nothing, and its answer repeats the last answer that was not a refusal |", protocolOf("rook", "look"))
	require.Empty(t, protocolOf("draughts", "set"))
	require.Empty(t, protocolOf("rook", "set"))
}
