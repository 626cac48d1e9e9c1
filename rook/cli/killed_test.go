//go:build unix

package cli_test

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/internal/programtest"
	"games.example/rook"
	"games.example/rook/cli"
)

// learningInto is the name of an environment variable. If the variable names a file, the
// test program runs no tests. Instead it trains and plays until it is killed, and saves
// smart's data in that file.
const learningInto = "ROOK_TEST_LEARNING_INTO"

func TestMain(m *testing.M) {
	if file := os.Getenv(learningInto); file != "" {
		training := []string{"train", "--bounds=99x99", "--games=1", "--data", file}
		playing := []string{"play", "--bounds=99x99", "--p1=random", "--p2=smart", "--data", file}
		for cli.Run(training, os.Stdin, os.Stdout, os.Stderr)+cli.Run(playing, os.Stdin, os.Stdout, os.Stderr) == 0 {
		}
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// isLearned matches the line that is printed when a game has been learned.
var isLearned = regexp.MustCompile(`games learned$|^smart knows `)

// Again and again, the test kills programs that save smart's data in the same file. At
// every moment the file must be whole and hold each game that was reported as learned.
func TestProgramsThatAreKilledWhileTheyLearnLoseNothing(t *testing.T) {
	t.Parallel()
	self, err := os.Executable()
	require.NoError(t, err)
	directory := t.TempDir()
	file := filepath.Join(directory, "smart.json")
	requireStatus(t, 0, "train", "--bounds=99x99", "--games=1", "--data", file)

	// games returns the number of games in the file, which must be whole.
	games := func() int {
		t.Helper()
		smart, err := rook.SmartFromJSON([]byte(contents(t, file)), nil)
		require.NoError(t, err)
		return smart.Games()
	}
	const programs = 2
	rounds, more := 6, int64(4) // the rounds, and in each round the games learned before programs are killed
	if testing.Short() {
		rounds, more = 2, 2
	}
	var told atomic.Int64 // the number of games that the programs have reported as learned
	told.Add(1)
	for round := range rounds {
		before := told.Load()
		var (
			learners []*exec.Cmd
			readers  sync.WaitGroup
		)
		for range programs {
			learner := programtest.Command(t, self)
			learner.Env = append(os.Environ(), learningInto+"="+file)
			learner.Stderr = os.Stderr
			out, err := learner.StdoutPipe()
			require.NoError(t, err)
			require.NoError(t, learner.Start())
			learners = append(learners, learner)
			readers.Go(func() {
				for lines := bufio.NewScanner(out); lines.Scan(); {
					if isLearned.MatchString(lines.Text()) {
						told.Add(1)
					}
				}
			})
		}
		for patience := time.Now().Add(programtest.Patience); told.Load() < before+more; {
			require.True(t, time.Now().Before(patience), "nothing is learned")
			games()
		}
		time.Sleep(time.Duration(round) * time.Millisecond)
		for _, learner := range learners {
			require.NoError(t, learner.Process.Kill())
		}
		readers.Wait()
		for _, learner := range learners {
			require.Error(t, learner.Wait(), "it learned until it was killed")
		}
		require.GreaterOrEqual(t, games(), int(told.Load()))
		require.LessOrEqual(t, games(), int(told.Load())+programs*(round+1), "at most one more game for each program that was killed")
	}

	requireStatus(t, 0, "train", "--bounds=99x99", "--games=1", "--data", file)
	left, err := os.ReadDir(directory)
	require.NoError(t, err)
	require.Len(t, left, 1, "only the file: %v", left)
}
