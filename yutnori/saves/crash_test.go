//go:build unix

package saves_test

import (
	"bufio"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/yutnori/saves"
)

// others holds the lines that are in the file before a test saves games. They must stay.
const others = threePlayers + "\r\nhalf a game | Noah\n\n" + noahLiam

// A process that saves and removes games without end is killed many times: half the time
// at a random moment, and half the time while its temporary file exists. After each kill,
// the file must be, byte for byte, the result of the reported changes, with or without
// the change in progress.
func TestAProgramKilledAtAnyMomentLeavesEveryGameWhole(t *testing.T) {
	t.Parallel()
	kills := 200
	if testing.Short() {
		kills = 10
	}
	file := with(t, others)
	texts := history{others}
	moments := rand.New(rand.NewPCG(0, 200))
	made, half := 0, 0
	for kill := 0; kill < kills || half == 0 && kill < 100*kills; kill++ {
		process := child(t, "change on and on", file, made)
		output, err := process.StdoutPipe()
		require.NoError(t, err)
		require.NoError(t, process.Start())
		told := bufio.NewScanner(output)
		if told.Scan() { // then the process has begun
			made++
			if kill%2 == 0 {
				time.Sleep(time.Duration(moments.Int64N(int64(3 * time.Millisecond))))
			} else {
				for deadline := time.Now().Add(time.Second); !writing(t, file) && time.Now().Before(deadline); {
				}
			}
		}
		require.NoError(t, process.Process.Kill())
		for told.Scan() {
			require.Equal(t, strconv.Itoa(made), told.Text())
			made++
		}
		require.Error(t, process.Wait())

		text, err := os.ReadFile(file.Path())
		require.NoError(t, err)
		if string(text) != texts.after(t, made) {
			require.Equal(t, texts.after(t, made+1), string(text), "after %d changes", made)
			made++
		}
		if writing(t, file) {
			half++
		}
	}
	t.Logf("%d changes, %d of %d kills while a file was being written", made, half, kills)
	require.Positive(t, half, "otherwise the kills have tested nothing")

	game, _ := numbered(0)
	game.Turn = 1
	require.NoError(t, file.Save(game))
	require.False(t, writing(t, file), "the temporary file of the killed process is gone")
}

// writing reports whether a temporary file exists, because a process is writing to it
// or was killed while writing to it.
func writing(t *testing.T, file *saves.File) bool {
	t.Helper()
	return slices.ContainsFunc(names(t, filepath.Dir(file.Path())), func(name string) bool {
		return strings.HasPrefix(name, ".game_info.txt") && name != ".game_info.txt.lock"
	})
}

// A history holds the texts of the file: before the first of the numbered changes, and
// after each change.
type history []string

func (h *history) after(t *testing.T, changes int) string {
	t.Helper()
	for n := len(*h) - 1; n < changes; n++ {
		text := (*h)[n]
		game, won := numbered(n)
		theirs := ""
		for line := range strings.Lines(text) {
			head, _, _ := strings.Cut(line, " |")
			if head == strings.Join(game.IDs(), " ") {
				theirs = line
			}
		}
		switch {
		case theirs != "" && won:
			text = strings.Replace(text, theirs, "", 1)
		case theirs != "":
			text = strings.Replace(text, theirs, game.String()+"\n", 1)
		case !won:
			text = strings.TrimSuffix(text, "\n") + "\n" + game.String() + "\n"
		}
		*h = append(*h, text)
	}
	return (*h)[changes]
}

func TestEightProgramsThatSaveAtOnceLoseNoGame(t *testing.T) {
	t.Parallel()
	file := with(t, others)
	start, starter, err := os.Pipe()
	require.NoError(t, err)
	var wait []func() error
	for process := range 8 {
		command := child(t, "save many", file, process)
		command.Stdin = start
		command.Stdout = os.Stdout
		require.NoError(t, command.Start())
		wait = append(wait, command.Wait)
	}
	require.NoError(t, starter.Close())
	for _, wait := range wait {
		require.NoError(t, wait())
	}
	require.NoError(t, start.Close())

	games, faults, err := file.All()
	require.NoError(t, err)
	require.Len(t, faults, 1)
	require.Len(t, games, 2+8*many())
	for process := range 8 {
		for n := range many() {
			require.Contains(t, games, own(process, n))
		}
	}
	text, err := os.ReadFile(file.Path())
	require.NoError(t, err)
	require.True(t, strings.HasPrefix(string(text), others+"\n"))
}

func TestASaveThatFailsHalfwayLeavesTheFileUnchanged(t *testing.T) {
	t.Parallel()
	game, _ := numbered(0)
	for _, missing := range []int{1, 20, len(others)} {
		failsHalfway(t, others, len(others+"\n"+game.String()+"\n")-missing)
	}

	t.Run("with enough room the game is saved", func(t *testing.T) {
		file := with(t, others)
		game, _ := numbered(0)
		text := others + "\n" + game.String() + "\n"
		require.NoError(t, child(t, "save, writing fails", file, len(text)).Run())
		requireText(t, text, file)
	})
}

// failsHalfway saves a game while room, the limit on the length of a file in bytes, is too
// small. It requires that the file stays unchanged.
func failsHalfway(t *testing.T, text string, room int) {
	t.Helper()
	file := with(t, text)
	output, err := child(t, "save, writing fails", file, room).Output()
	require.Error(t, err)
	require.Contains(t, string(output), file.Path()+" is unchanged: ")
	require.Contains(t, string(output), "file too large")
	require.NotContains(t, string(output), "\n")
	requireText(t, text, file)
	require.ElementsMatch(t, []string{saves.Name}, names(t, filepath.Dir(file.Path())))
}

func TestAFileStaysUnchangedWithoutPermission(t *testing.T) {
	for _, c := range []struct {
		name            string
		file, directory fs.FileMode
		refused         bool
	}{
		{"a file that may not be written", 0o444, 0o755, true},
		{"a directory that may not be written", 0o644, 0o555, true},
		{"neither", 0o444, 0o555, true},
		{"both may", 0o644, 0o755, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			file := with(t, others)
			dir := filepath.Dir(file.Path())
			if os.Getuid() == 0 {
				require.NoError(t, os.Chown(file.Path(), nobody, nobody))
				require.NoError(t, os.Chown(dir, nobody, nobody))
			}
			require.NoError(t, os.Chmod(file.Path(), c.file))
			require.NoError(t, os.Chmod(dir, c.directory))
			defer func() { _ = os.Chmod(dir, 0o755) }() // so that it can be removed

			output, err := child(t, "save as nobody", file, 0).Output()
			if !c.refused {
				require.NoError(t, err, string(output))
				return
			}
			require.Error(t, err)
			require.Contains(t, string(output), saves.Name+" is unchanged: ")
			require.Contains(t, string(output), "permission denied")
			requireText(t, others, file)
		})
	}
}

// A process that may not read a directory cannot sync it to the disk.
func TestASaveFailsUntilItsDirectoryIsOnTheDisk(t *testing.T) {
	t.Parallel()
	file := saves.NewFile(t.TempDir())
	dir := filepath.Dir(file.Path())
	require.NoError(t, os.Chmod(dir, 0o333))
	defer func() { _ = os.Chmod(dir, 0o755) }() // so that it can be removed
	for range 2 {
		output, err := child(t, "save as nobody", file, 0).Output()
		require.Error(t, err)
		require.Contains(t, string(output), saves.Name+" is written, but may not outlast a power cut: ")
		game, _ := numbered(0)
		requireText(t, game.String()+"\n", file)
	}
	require.NoError(t, os.Chmod(dir, 0o777))
	output, err := child(t, "save as nobody", file, 0).Output()
	require.NoError(t, err, string(output))
}

func TestTwoUsersOfASystemShareADirectory(t *testing.T) {
	t.Parallel()
	needsAnotherUser(t)
	file := with(t, others)
	dir := filepath.Dir(file.Path())
	require.NoError(t, os.Chmod(dir, 0o777))
	require.NoError(t, os.Chmod(file.Path(), 0o666))
	game, _ := numbered(1)
	require.NoError(t, file.Save(game))

	output, err := child(t, "save as nobody", file, 0).Output()
	require.NoError(t, err, string(output))
	game.Turn = 1 - game.Turn
	require.NoError(t, file.Save(game), "the first user can save again")
}

// needsAnotherUser skips a test with two users unless root runs the test, since only
// root can become another user.
func needsAnotherUser(t *testing.T) {
	t.Helper()
	if os.Getuid() != 0 {
		t.Skip("only root can save as another user")
	}
}

// In a directory such as /tmp, others may write to a file, but only its owner can
// replace it.
func TestOnlyTheOwnerSavesInAStickyDirectory(t *testing.T) {
	t.Parallel()
	needsAnotherUser(t)
	file := with(t, others)
	require.NoError(t, os.Chmod(filepath.Dir(file.Path()), 0o777|fs.ModeSticky))
	require.NoError(t, os.Chmod(file.Path(), 0o666))
	game, _ := numbered(1)
	require.NoError(t, file.Save(game))
	before, err := os.ReadFile(file.Path())
	require.NoError(t, err)

	output, err := child(t, "save as nobody", file, 0).Output()
	require.Error(t, err)
	require.Contains(t, string(output), saves.Name+" is unchanged: ")
	require.Contains(t, string(output), "operation not permitted")
	requireText(t, string(before), file)
}

// A save does not follow a link that others have put in place of the lock.
func TestALockThatIsALinkAPipeOrADirectoryIsRefused(t *testing.T) {
	for name, plant := range map[string]func(lock, secret string) error{
		"a link":      func(lock, secret string) error { return os.Symlink(secret, lock) },
		"a pipe":      func(lock, _ string) error { return syscall.Mkfifo(lock, 0o666) },
		"a directory": func(lock, _ string) error { return os.MkdirAll(filepath.Join(lock, "full"), 0o777) },
	} {
		t.Run(name, func(t *testing.T) {
			file := with(t, others)
			require.NoError(t, os.Chmod(file.Path(), 0o666))
			secret := filepath.Join(t.TempDir(), "secret")
			require.NoError(t, os.WriteFile(secret, []byte("secret"), 0o600))
			require.NoError(t, plant(filepath.Join(filepath.Dir(file.Path()), ".game_info.txt.lock"), secret))

			game, _ := numbered(0)
			require.ErrorContains(t, file.Save(game), file.Path()+" is unchanged: ")
			requireText(t, others, file)
			info, err := os.Stat(secret)
			require.NoError(t, err)
			require.Equal(t, fs.FileMode(0o600), info.Mode())
		})
	}
}
