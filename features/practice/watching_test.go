//go:build unix

package practice

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/programtest"
)

func TestEachRunThatWatchesClearsTheScreen(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	terminal := programtest.OpenIn(t, dir, []string{"XDG_STATE_HOME=" + t.TempDir()},
		"practice", "yutkata", "--watch", "--only", "winning", "--timeout", "60", "practice serve yutkata")
	terminal.WaitsFor("yutkata: 10 of 10 scenarios")
	terminal.WaitsFor("watching .; Ctrl-C ends it")
	require.NoError(t, os.WriteFile(filepath.Join(dir, "yut.py"), nil, 0o600))
	terminal.WaitsFor("yutkata: 10 of 10 scenarios")
	terminal.WaitsFor("watching .; Ctrl-C ends it")
	terminal.Types(programtest.Interrupt)
	terminal.Ends()
	require.Equal(t, 2, strings.Count(terminal.Shown(), "\x1b[H\x1b[2J"))
}

func TestARunThatFailsIsReportedAndTheWatchContinues(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	terminal := programtest.OpenIn(t, dir, nil, "practice", "yutkata", "--watch", "--only", "chess", "practice serve yutkata")
	terminal.WaitsFor("practice: --only")
	terminal.WaitsFor("watching .; Ctrl-C ends it")
	require.NoError(t, os.WriteFile(filepath.Join(dir, "yut.py"), nil, 0o600))
	terminal.WaitsFor("practice: --only")
	terminal.Types(programtest.Interrupt)
	terminal.Ends()
}

func TestTheLogIsNotAChange(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	terminal := programtest.OpenIn(t, dir, []string{"XDG_STATE_HOME=" + t.TempDir()}, "practice", "yutkata", "--watch",
		"--log", "ann.log", "--only", "example", "--timeout", "60", "practice serve yutkata")
	terminal.WaitsFor("watching .; Ctrl-C ends it")
	terminal.Types(programtest.Interrupt)
	terminal.Ends()
	text, err := os.ReadFile(filepath.Join(dir, "ann.log"))
	require.NoError(t, err)
	require.Equal(t, 1, strings.Count(string(text), "\n"), string(text))
	require.NotContains(t, terminal.Shown(), "ann.log")
}
