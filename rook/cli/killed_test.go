package cli_test

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/rook"
	"games.example/rook/cli"
)

// savingTo is the variable by which the tests, run once more as a program of
// their own, are told to save into a file until they are killed.
const savingTo = "ROOK_TEST_SAVING_TO"

func TestMain(m *testing.M) {
	if file := os.Getenv(savingTo); file != "" {
		panic(saveForEver(file))
	}
	os.Exit(m.Run())
}

func newSmart(games int) (*rook.Smart, error) {
	smart, err := rook.NewSmart(rook.Bounds{D: 199, R: 199}, rand.New(rand.NewPCG(1, 2)))
	for range games {
		if _, err := smart.SelfPlay(); err != nil {
			return nil, err
		}
	}
	return smart, err
}

// saveForEver saves more and less in turn.
func saveForEver(file string) error {
	much, err := newSmart(20)
	if err != nil {
		return err
	}
	little, err := newSmart(1)
	for err == nil {
		if err = cli.SaveSmart(file, much); err == nil {
			err = cli.SaveSmart(file, little)
		}
	}
	return err
}

// A program that does nothing but save is killed again and again, and the file
// is read all the while: it is whole at every moment.
func TestAFileIsWholeThoughItsWriterIsKilled(t *testing.T) {
	self, err := os.Executable()
	require.NoError(t, err)
	file, temporary := filepath.Join(t.TempDir(), "smart.json"), t.TempDir()
	first, err := newSmart(1)
	require.NoError(t, err)
	require.NoError(t, cli.SaveSmart(file, first))

	// games reads the file, which has to be whole.
	games := func() int {
		t.Helper()
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		smart, err := rook.ReadSmart(data, nil)
		require.NoError(t, err)
		return smart.Games()
	}
	for round := range 10 {
		writer := exec.Command(self)
		writer.Env = append(os.Environ(), savingTo+"="+file, "TMPDIR="+temporary)
		require.NoError(t, writer.Start())
		seen, patience := map[int]bool{}, time.Now().Add(time.Minute)
		for len(seen) < 2 {
			seen[games()] = true
			require.True(t, time.Now().Before(patience), "it does not save")
		}
		time.Sleep(time.Duration(round) * time.Millisecond / 2)
		require.NoError(t, writer.Process.Kill())
		require.Error(t, writer.Wait(), "it was at it until it was killed")
		games()
	}
	elsewhere, err := os.ReadDir(temporary)
	require.NoError(t, err)
	require.Empty(t, elsewhere, "what was not finished lies beside the file")
}
