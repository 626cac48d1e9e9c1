//go:build unix

package practice

import (
	"testing"

	"games.example/internal/programtest"
)

func TestTheExamplesInTheHelpsRun(t *testing.T) {
	t.Parallel()
	changes := []string{
		"practice judge ", "true ", // it needs a console program, as the tests of judge have
		".py' --hint --watch", ".py' --hint; [ $? = 1 ]", // a watch does not end
		"practice hunt yutkata 'python3 test_game.py'", "GAME_PROGRAM='practice serve yutkata' python3 test_game.py", // a hunt takes long
	}
	for _, flags := range []string{" --keep duel.feature", " --only duel.feature", " --log ann.log", ""} {
		program := ".py'" + flags
		changes = append(changes, program, program+"; [ $? = 1 ]") // the first program fails
	}
	programtest.Examples(t, "practice", changes...)
}
