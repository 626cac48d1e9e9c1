//go:build unix

package practice

import (
	"testing"

	"games.example/internal/programtest"
)

func TestTheExamplesInTheHelpsRun(t *testing.T) {
	t.Parallel()
	changes := []string{
		// The learner's programs are ours.
		"yutnori ./a.out --advanced", "yutnori 'practice our-yutnori advanced' --games 1 --timeout 1m --advanced",
		"yutnori ./a.out --setup 2,4", "yutnori 'practice our-yutnori 2>/dev/null' --games 1 --timeout 1m --setup 1,1,4,3",
		"yutnori ./a.out", "yutnori 'practice our-yutnori basic' --games 1 --timeout 1m",
		"yutkata ./a.out", "yutkata 'practice our-yutkata play' --games 1 --timeout 1m",
		"'yutkata play'", "'practice our-yutkata play' --timeout 1m",
		".py' --hint --watch", ".py' --hint; [ $? = 1 ]", // a watch does not end
		"practice hunt yutkata 'python3 test_game.py'", "GAME_PROGRAM='practice serve yutkata' python3 test_game.py", // a hunt takes long
	}
	for _, flags := range []string{" --keep duel.feature", " --only duel.feature", " --log ann.log", ""} {
		program := ".py'" + flags
		changes = append(changes, program, program+"; [ $? = 1 ]") // the first program fails
	}
	programtest.Examples(t, "practice", changes...)
}
