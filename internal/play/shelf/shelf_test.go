package shelf_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/adrg/xdg"
	"github.com/gofrs/flock"
	"github.com/stretchr/testify/require"

	"games.example/internal/command"
	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/internal/play/playtest"
	"games.example/internal/play/shelf"
)

// home makes programs keep their state in a new directory.
func home(t *testing.T) {
	t.Helper()
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	xdg.Reload()
	t.Cleanup(xdg.Reload)
}

// opened returns a shelf that keeps the unfinished heap, and the data that was kept
// before.
func opened(t *testing.T) (*shelf.Shelf, shelf.Kept) {
	t.Helper()
	s := shelf.New(command.Record{}, "heap-%d.txt")
	kept, err := s.KeepFor("heap")
	require.NoError(t, err)
	t.Cleanup(s.Close)
	return s, kept
}

var choices = play.Choices{"matches": "3", "first": "you"}

func requireText(t *testing.T, want, path string) {
	t.Helper()
	got, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, want, string(got))
}

func TestAnUnfinishedGameIsKeptUntilItsEnd(t *testing.T) {
	home(t)
	s, kept := opened(t)
	require.Empty(t, kept)
	require.Empty(t, s.Keep(playtest.NewHeap(3)))
	require.Empty(t, s.Keep(playtest.NewHeap(3).Play(0)))
	info, err := os.Stat(s.Place())
	require.NoError(t, err)
	require.Equal(t, "-rw-------", info.Mode().String(), "only the user reads the game")
	s.Close()
	s, kept = opened(t)
	require.Equal(t, shelf.Kept{Choices: choices, Unfinished: "3 1\n"}, kept)
	require.Empty(t, s.Keep(playtest.NewHeap(3).Play(2)))
	s.Close()
	_, kept = opened(t)
	require.Equal(t, shelf.Kept{Choices: choices}, kept, "the choices stay")
}

func TestASecondWindowDoesNotKeepItsGame(t *testing.T) {
	home(t)
	opened(t)
	second := shelf.New(command.Record{}, "heap-%d.txt")
	_, err := second.KeepFor("heap")
	require.ErrorIs(t, err, shelf.ErrOtherWindow)
	require.Empty(t, second.Keep(playtest.NewHeap(3)))
	second.Close()
	third := shelf.New(command.Record{}, "other-%d.txt")
	kept, err := third.KeepFor("other")
	require.NoError(t, err, "another program's game has another place")
	require.Empty(t, kept)
	third.Close()
}

func TestADamagedPlaceIsNotReplaced(t *testing.T) {
	home(t)
	path, err := xdg.StateFile("heap/last.json")
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(path, []byte("{"), 0o600))
	s := shelf.New(command.Record{}, "heap-%d.txt")
	_, err = s.KeepFor("heap")
	require.EqualError(t, err, "the unfinished game is not kept: "+path+": expected an unfinished game")
	require.Empty(t, s.Keep(playtest.NewHeap(3)))
	requireText(t, "{", path)
	_, err = shelf.New(command.Record{}, "heap-%d.txt").KeepFor("heap")
	require.NotErrorIs(t, err, shelf.ErrOtherWindow, "the place is free again")
}

func TestAPlaceThatCannotBeLockedIsReported(t *testing.T) {
	home(t)
	place, err := xdg.StateFile("heap/last.json")
	require.NoError(t, err)
	lock := filepath.Join(filepath.Dir(place), ".last.json.window.lock")
	secret := filepath.Join(t.TempDir(), "secret")
	for why, plant := range map[string]func() error{
		"is a directory":     func() error { return os.Mkdir(lock, 0o700) },
		"not a regular file": func() error { return os.Symlink(secret, lock) },
	} {
		require.NoError(t, plant())
		_, err = shelf.New(command.Record{}, "heap-%d.txt").KeepFor("heap")
		require.EqualError(t, err, "the unfinished game is not kept: open "+lock+": "+why)
		require.NoError(t, os.Remove(lock))
	}
	require.NoFileExists(t, secret)
	opened(t)
}

func TestNoGameIsKeptWithoutAHome(t *testing.T) {
	for _, variable := range []string{"HOME", "XDG_STATE_HOME"} {
		t.Setenv(variable, "")
	}
	xdg.Reload()
	t.Cleanup(xdg.Reload)
	_, err := shelf.New(command.Record{}, "heap-%d.txt").KeepFor("heap")
	require.EqualError(t, err, "the unfinished game is not kept: no home directory: expected HOME or XDG_STATE_HOME to be set")
}

func TestEveryMoveIsRecordedAndEachGameHasAFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "heap.txt")
	record, err := command.NewRecord(path, "")
	require.NoError(t, err)
	s := shelf.New(record, "heap-%d.txt")
	require.Empty(t, s.Keep(playtest.NewHeap(12)))
	requireText(t, "12\n", path)
	require.Empty(t, s.Keep(playtest.NewHeap(12).Play(1)))
	requireText(t, "12 2\n", path)
	require.Equal(t, "saved as "+path+": --resume opens it", s.Leave(playtest.NewHeap(12)))
	requireText(t, "12\n", path)
	second, third := filepath.Join(filepath.Dir(path), "heap-2.txt"), filepath.Join(filepath.Dir(path), "heap-3.txt")
	require.Empty(t, s.Keep(playtest.NewHeap(5)))
	require.NoFileExists(t, second, "a further game has no file before its first action")
	require.Empty(t, s.Saved(playtest.NewHeap(5)))
	require.Empty(t, s.Keep(playtest.NewHeap(5).Play(0)))
	requireText(t, "5 1\n", second)
	require.Equal(t, "saved as "+second+": --resume opens it", s.Saved(playtest.NewHeap(5)))
	require.Empty(t, s.Keep(playtest.NewHeap(5)))
	requireText(t, "5\n", second)
	s.Leave(playtest.NewHeap(5))
	require.Empty(t, s.Keep(playtest.NewHeap(6).Play(2)))
	requireText(t, "6 3\n", third)
}

func TestAGameWithoutARecordIsSavedToANewFile(t *testing.T) {
	t.Chdir(t.TempDir())
	s := shelf.New(command.Record{}, "heap-%d.txt")
	require.Empty(t, s.Keep(playtest.NewHeap(12)))
	require.Empty(t, s.Leave(playtest.NewHeap(12)))
	require.NoFileExists(t, "heap-1.txt")
	require.Equal(t, "saved as heap-1.txt: --resume opens it", s.Save(playtest.NewHeap(12)))
	require.Empty(t, s.Keep(playtest.NewHeap(12).Play(0)))
	requireText(t, "12 1\n", "heap-1.txt")
	s.Leave(playtest.NewHeap(12).Play(0))
	require.Empty(t, s.Keep(playtest.NewHeap(7)))
	require.NoFileExists(t, "heap-2.txt", "nobody asked to save the next game")
	require.Equal(t, "saved as heap-2.txt: --resume opens it", s.Save(playtest.NewHeap(7)))
}

func TestAGameThatIsOverIsNotResumed(t *testing.T) {
	t.Chdir(t.TempDir())
	s := shelf.New(command.Record{}, "heap-%d.txt")
	require.Equal(t, "saved as heap-1.txt", s.Save(playtest.NewHeap(3).Play(2)))
	require.Equal(t, "saved as heap-1.txt: --resume opens it", s.Save(playtest.NewHeap(3)))
}

func TestARecordHasThePermissionsOfAnyFile(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("other.txt", nil, 0o644))
	other, err := os.Stat("other.txt")
	require.NoError(t, err)
	s := shelf.New(command.Record{Path: "a\theap.txt"}, "")
	require.Equal(t, `saved as a\theap.txt: --resume opens it`, s.Save(playtest.NewHeap(12)))
	heap, err := os.Stat("a\theap.txt")
	require.NoError(t, err)
	require.Equal(t, other.Mode(), heap.Mode())
}

func TestAnExistingFileIsNotReplacedAndTheReasonIsTranslated(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.Mkdir("heap", 0o700))
	s := shelf.New(command.Record{Path: "heap"}, "")
	require.Equal(t, "heap is unchanged: file already exists", s.Keep(playtest.NewHeap(12)))
	require.ErrorIs(t, s.KeepNow(playtest.NewHeap(12)), fs.ErrExist)
	s.Language = message.Language{"%s is unchanged: %w": "%s bleibt: %w", "file already exists": "schon\tda"}
	const told = `heap bleibt: schon\tda`
	require.Equal(t, told, s.Keep(playtest.NewHeap(12)))
	require.Equal(t, told, s.Save(playtest.NewHeap(12)))
	require.Equal(t, told, s.Leave(playtest.NewHeap(12)))
	require.Empty(t, s.Keep(playtest.NewHeap(5).Play(0)))
	requireText(t, "5 1\n", "heap-2")
}

func TestAFailureToKeepAGameIsTranslated(t *testing.T) {
	home(t)
	s, _ := opened(t)
	require.NoError(t, os.Mkdir(s.Place(), 0o700))
	require.Contains(t, s.Keep(playtest.NewHeap(12)), "is a directory")
	s.Language = message.Language{"is a directory": "ein Ordner"}
	require.Contains(t, s.Keep(playtest.NewHeap(12)), "ein Ordner")
}

func TestAGameContinuesWhileAnotherProgramLocksItsRecord(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "heap.txt")
	s := shelf.New(command.Record{Path: path}, "")
	require.Empty(t, s.Keep(playtest.NewHeap(12)))
	lock := flock.New(filepath.Join(filepath.Dir(path), ".heap.txt.lock"))
	require.NoError(t, lock.Lock())
	require.Contains(t, s.Keep(playtest.NewHeap(12).Play(0)), "("+lock.Path()+" is locked)")
	requireText(t, "12\n", path)
	require.NoError(t, lock.Unlock())
	require.Empty(t, s.Keep(playtest.NewHeap(12).Play(1)))
	requireText(t, "12 2\n", path)
}

func TestAFailureIsReportedInOneLine(t *testing.T) {
	s := shelf.New(command.Record{Path: filepath.Join(t.TempDir(), "missing", "heap.txt")}, "heap-%d.txt")
	report := s.Keep(playtest.NewHeap(12))
	require.Contains(t, report, "no such file or directory")
	require.NotContains(t, report, "\n")
	require.Contains(t, s.Save(playtest.NewHeap(12)), "no such file or directory")
	require.Equal(t, "a heap of 13 cannot be written", s.Keep(playtest.NewHeap(13)))
	t.Chdir(t.TempDir())
	s = shelf.New(command.Record{}, "heap-%d.txt")
	require.Equal(t, "a heap of 13 cannot be written", s.Save(playtest.NewHeap(13)))
	require.NoFileExists(t, "heap-1.txt")
	s = shelf.New(command.Record{Path: filepath.Join(t.TempDir(), "missing", "heap.txt")}, "heap-%d.txt")
	s.Language = message.Language{"no such file or directory": "nichts"}
	require.NotEqual(t, report, s.Keep(playtest.NewHeap(12)))
}
