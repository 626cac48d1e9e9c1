//go:build unix

package saves_test

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/internal/programtest"
	"games.example/yutnori"
	"games.example/yutnori/saves"
)

// The tests run this program again in another process, and pass the role of the process
// in environment variables.
const (
	partVariable = "YUTNORI_TEST_PART"
	dirVariable  = "YUTNORI_TEST_DIR"
	fromVariable = "YUTNORI_TEST_FROM"
)

func TestMain(m *testing.M) {
	parts := map[string]func(file *saves.File, from int) error{
		"change on and on":    changeOnAndOn,
		"save many":           saveMany,
		"save, writing fails": saveWithoutRoom,
		"save as nobody":      saveAsNobody,
	}
	flag.Parse() // for testing.Short
	play := parts[os.Getenv(partVariable)]
	if play == nil {
		os.Exit(m.Run())
	}
	file := saves.NewFile(os.Getenv(dirVariable))
	file.Wait = time.Hour // longer than any test
	from, _ := strconv.Atoi(os.Getenv(fromVariable))
	if err := play(file, from); err != nil {
		fmt.Fprint(os.Stdout, err) // the coverage tool writes to standard error
		os.Exit(1)
	}
	os.Exit(0)
}

// child returns another process, not yet started, with a role. The process does
// not outlive the test.
func child(t *testing.T, part string, file *saves.File, from int) *exec.Cmd {
	t.Helper()
	program, err := os.Executable()
	require.NoError(t, err)
	command := programtest.Command(t, program, "-test.short="+strconv.FormatBool(testing.Short()))
	command.Env = append(os.Environ(),
		partVariable+"="+part,
		dirVariable+"="+strings.TrimSuffix(file.Path(), saves.Name),
		fromVariable+"="+strconv.Itoa(from))
	return command
}

// changeOnAndOn makes changes until it is killed, and reports each change.
func changeOnAndOn(file *saves.File, from int) error {
	for n := from; ; n++ {
		if err := change(file, n); err != nil {
			return err
		}
		fmt.Fprintln(os.Stdout, n)
	}
}

// change makes change number n: it saves a game or, every fifth time, removes a game
// that was won.
func change(file *saves.File, n int) error {
	game, won := numbered(n)
	if won {
		return file.Remove(game.IDs()...)
	}
	return file.Save(game)
}

// numbered returns the game with the given number, and whether it has been won. The
// games with numbers below 24389 all differ, but their ids repeat.
func numbered(n int) (game saves.Game, won bool) {
	ids := []string{"Noah", "Player" + string(rune('a'+n%8))}
	if n%2 == 1 {
		ids[0], ids[1] = ids[1], ids[0]
	}
	digit := func(n int) yutnori.Position { return yutnori.Position(n%29 + 1) }
	return saves.Game{Players: []saves.Player{
		{ID: ids[0], Animal: yutnori.Animal(n % 3), Positions: [4]yutnori.Position{digit(n), digit(n / 29), digit(n / 841)}},
		{ID: ids[1], Animal: yutnori.Animal(n % 4), Positions: [4]yutnori.Position{0, 0, 100, 100}},
	}, Turn: n % 2}, n%5 == 4
}

// saveMany waits for the end of its input, and then saves games that no other process
// saves.
func saveMany(file *saves.File, process int) error {
	if _, err := io.ReadAll(os.Stdin); err != nil {
		return err
	}
	for n := range many() {
		if err := file.Save(own(process, n)); err != nil {
			return err
		}
	}
	return nil
}

// many returns the number of games that each process saves.
func many() int {
	if testing.Short() {
		return 5
	}
	return 25
}

// own returns game number n of a process.
func own(process, n int) saves.Game {
	return saves.Game{Players: []saves.Player{
		{ID: "Noah", Positions: [4]yutnori.Position{0, 0, 1, yutnori.Position(n + 2)}},
		{ID: "P" + strings.Repeat("p", process), Animal: yutnori.Dog},
		{ID: "N" + strings.Repeat("n", n), Animal: yutnori.Sheep},
	}}
}

// saveWithoutRoom saves a game under a limit on the length of files, so that writing
// the file fails halfway.
func saveWithoutRoom(file *saves.File, most int) error {
	signal.Ignore(syscall.SIGXFSZ)
	limit := syscall.Rlimit{Cur: uint64(most), Max: uint64(most)}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		return fmt.Errorf("no limit: %w", err)
	}
	game, _ := numbered(0)
	return file.Save(game)
}

// nobody is the id of an ordinary user. Root becomes this user, because permissions do
// not stop root.
const nobody = 65534

// saveAsNobody saves a game as the user nobody. It enters the directory before it
// changes the user, because the new user might lack permission to enter it.
func saveAsNobody(file *saves.File, _ int) error {
	if err := os.Chdir(filepath.Dir(file.Path())); err != nil {
		return err
	}
	if os.Getuid() == 0 {
		if err := errors.Join(syscall.Setgroups(nil), syscall.Setgid(nobody), syscall.Setuid(nobody)); err != nil {
			return err
		}
	}
	game, _ := numbered(0)
	return saves.NewFile(".").Save(game)
}
