package saves_test

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori/saves"
)

// The tests of what happens to other programs start this one again, with a part
// to play in the environment.
const (
	partVariable = "YUTNORI_TEST_PART"
	dirVariable  = "YUTNORI_TEST_DIR"
	fromVariable = "YUTNORI_TEST_FROM"
)

func TestMain(m *testing.M) {
	parts := map[string]func(file *saves.File, from int) error{
		"change on and on":    changeOnAndOn,
		"save ten":            saveTen,
		"save, writing fails": saveWithoutRoom,
	}
	play := parts[os.Getenv(partVariable)]
	if play == nil {
		os.Exit(m.Run())
	}
	from, _ := strconv.Atoi(os.Getenv(fromVariable))
	if err := play(saves.In(os.Getenv(dirVariable)), from); err != nil {
		fmt.Fprint(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// child returns another process, not yet started, that plays a part.
func child(t *testing.T, part string, file *saves.File, from int) *exec.Cmd {
	t.Helper()
	program, err := os.Executable()
	require.NoError(t, err)
	command := exec.Command(program)
	command.Env = append(os.Environ(),
		partVariable+"="+part,
		dirVariable+"="+strings.TrimSuffix(file.Path(), saves.Name),
		fromVariable+"="+strconv.Itoa(from))
	return command
}

// changeOnAndOn makes one change after the other, and says each that is made.
func changeOnAndOn(file *saves.File, from int) error {
	for n := from; ; n++ {
		if err := change(file, n); err != nil {
			return err
		}
		fmt.Fprintln(os.Stdout, n)
	}
}

// change is the change number n: a game saved or, each fifth time, won.
func change(file *saves.File, n int) error {
	game, won := numbered(n)
	if won {
		return file.Remove(game.IDs()...)
	}
	return file.Save(game)
}

// numbered returns a game that no other number below 24389 has. The ids repeat.
func numbered(n int) (game saves.Game, won bool) {
	ids := []string{"Noah", "Player" + string(rune('a'+n%8))}
	if n%2 == 1 {
		ids[0], ids[1] = ids[1], ids[0]
	}
	return saves.Game{Players: []saves.Player{
		{ID: ids[0], Animal: n % 3, Positions: ascending([4]int{0, n%29 + 1, n/29%29 + 1, n/841%29 + 1})},
		{ID: ids[1], Animal: n % 4, Positions: [4]int{0, 0, 100, 100}},
	}, Turn: n % 2}, n%5 == 4
}

// saveTen waits for the end of its input and then saves ten games of its own.
func saveTen(file *saves.File, from int) error {
	if _, err := io.ReadAll(os.Stdin); err != nil {
		return err
	}
	for n := range 10 {
		if err := file.Save(tenth(from, n)); err != nil {
			return err
		}
	}
	return nil
}

// tenth is the game number n of ten of a process.
func tenth(process, n int) saves.Game {
	return saves.Game{Players: []saves.Player{
		{ID: "Noah", Positions: [4]int{0, 0, 1, n + 2}},
		{ID: "P" + strings.Repeat("p", process), Animal: 1},
		{ID: "N" + strings.Repeat("n", n), Animal: 2},
	}}
}

// saveWithoutRoom saves a game where no file may become longer than the number
// of bytes handed in, so that writing it fails halfway.
func saveWithoutRoom(file *saves.File, most int) error {
	signal.Ignore(syscall.SIGXFSZ)
	limit := syscall.Rlimit{Cur: uint64(most), Max: uint64(most)}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		return fmt.Errorf("no limit: %w", err)
	}
	game, _ := numbered(0)
	return file.Save(game)
}
