package screen_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/gofrs/flock"
	"github.com/stretchr/testify/require"

	"games.example/program"
	"games.example/program/screen"
)

// recorded returns a heap of twelve matches on a screen that is recorded, wide enough
// for any path.
func recorded(record *screen.Record) *table {
	record.Text = func(game screen.Game) (string, error) {
		if game.(heap).matches == 13 {
			return "", os.ErrInvalid
		}
		return fmt.Sprintf("%d matches\n", game.(heap).matches), nil
	}
	t := &table{model: screen.New(newHeap(12), record.Settings())}
	t.do(t.model.Init())
	t.send(tea.WindowSizeMsg{Width: 500, Height: 24})
	return t
}

func requireText(t *testing.T, want, path string) {
	t.Helper()
	got, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, want, string(got))
}

func TestAGameIsWrittenFromItsBeginningAfterEveryMove(t *testing.T) {
	path := filepath.Join(t.TempDir(), "heap.txt")
	record := screen.Record{Record: program.Record{Path: path}}
	table := recorded(&record)
	requireText(t, "12 matches\n", path)
	require.NoError(t, os.Remove(path))
	table.press("f ? q")
	require.NoFileExists(t, path, "nothing has changed")
	table.press("2 enter")
	require.Equal(t, 9, table.game().matches)
	requireText(t, "9 matches\n", path)
	table.press("u")
	requireText(t, "12 matches\n", path)
	require.NotContains(t, table.model.Plain(), "saved as")
	require.ErrorIs(t, record.Write(newHeap(13)), os.ErrInvalid, "a game without a text")
	requireText(t, "12 matches\n", path)
}

func TestARecordIsAFileLikeAnyOther(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("other.txt", nil, 0o644))
	other, err := os.Stat("other.txt")
	require.NoError(t, err)
	table := recorded(&screen.Record{Record: program.Record{Path: "a\theap.txt"}})
	heap, err := os.Stat("a\theap.txt")
	require.NoError(t, err)
	require.Equal(t, other.Mode(), heap.Mode())
	table.press("s")
	require.Contains(t, table.model.Plain(), `saved as a\theap.txt`)
}

func TestEachRecordedGameHasItsOwnFile(t *testing.T) {
	directory := t.TempDir()
	record := screen.Record{Record: program.Record{Path: filepath.Join(directory, "heap.txt")}}
	table := recorded(&record)
	table.press("2 enter")
	for n := 2; n <= 3; n++ {
		table.press("n y")
		requireText(t, "12 matches\n", filepath.Join(directory, fmt.Sprintf("heap-%d.txt", n)))
	}
	requireText(t, "9 matches\n", filepath.Join(directory, "heap.txt"))
	require.NoError(t, record.Write(newHeap(5)))
	requireText(t, "5 matches\n", filepath.Join(directory, "heap-3.txt"))
}

func TestAGameThatIsSavedIsWrittenFromThenOn(t *testing.T) {
	directory := t.TempDir()
	record := screen.Record{Format: filepath.Join(directory, "heap-%d.txt")}
	table := recorded(&record)
	table.press("2 enter")
	require.NoError(t, record.Write(newHeap(5)))
	require.Empty(t, list(t, directory))
	table.press("s")
	require.Contains(t, table.model.Plain(), "saved as "+record.Path)
	requireText(t, "9 matches\n", filepath.Join(directory, "heap-1.txt"))
	table.press("1 enter")
	requireText(t, "7 matches\n", filepath.Join(directory, "heap-1.txt"))
	table.press("n y")
	require.Contains(t, table.model.Plain(), "saved as "+filepath.Join(directory, "heap-1.txt"))
	table.press("1 enter n y")
	require.NotContains(t, table.model.Plain(), "saved as")
	require.Equal(t, []string{"heap-1.txt"}, list(t, directory))
	table.press("s")
	requireText(t, "12 matches\n", filepath.Join(directory, "heap-2.txt"))
}

func list(t *testing.T, directory string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(directory)
	require.NoError(t, err)
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return names
}

func TestAGameThatCannotBeWrittenSaysWhyInItsLanguage(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.Mkdir("heap", 0o700))
	record := screen.Record{Record: program.Record{Path: "heap"}, Language: func(english string) string {
		return map[string]string{"%s is unchanged: %w": "%s bleibt: %w", "file already exists": "schon\tda"}[english]
	}}
	const told = `heap bleibt: schon\tda`
	table := recorded(&record)
	require.Contains(t, table.model.Plain(), told)
	table.press("? q")
	require.NotContains(t, table.model.Plain(), told)
	table.press("s")
	require.Contains(t, table.model.Plain(), told)
	require.NotContains(t, table.model.Plain(), "saved")
	table.press("2 enter")
	require.Contains(t, table.model.Plain(), told)
	table.press("n y")
	require.NotContains(t, table.model.Plain(), "saved")
	require.FileExists(t, "heap-2")

	record = screen.Record{Record: program.Record{Path: "heap"}}
	table = recorded(&record)
	require.Contains(t, table.model.Plain(), "heap is unchanged: file already exists")
	require.ErrorIs(t, record.Write(newHeap(5)), fs.ErrExist)
}

func TestAGameGoesOnWhileAnotherProgramLocksItsRecord(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "heap.txt")
	table := recorded(&screen.Record{Record: program.Record{Path: path}, Language: func(english string) string {
		if english == "another program is changing it" {
			return "besetzt"
		}
		return english
	}})
	lock := flock.New(filepath.Join(filepath.Dir(path), ".heap.txt.lock"))
	require.NoError(t, lock.Lock())
	table.press("enter")
	require.Contains(t, table.model.Plain(), "besetzt ("+lock.Path()+" is locked)")
	require.Equal(t, 10, table.game().matches)
	requireText(t, "12 matches\n", path)
	require.NoError(t, lock.Unlock())
	table.press("2 enter")
	require.NotContains(t, table.model.Plain(), "besetzt")
	requireText(t, fmt.Sprintf("%d matches\n", table.game().matches), path)
}
