package main

import (
	"bufio"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/programtest"
)

// follower starts the program as a follower in a process of its own. It returns the
// process, the address on which the process listens, and the rest of its standard error.
func follower(t *testing.T, out io.Writer, args ...string) (process *exec.Cmd, address string, rest *bufio.Reader) {
	t.Helper()
	process = programtest.Command(t, "draughts", append([]string{"dxp", "--listen", "127.0.0.1:0", "--hash=1", "--endgame=0", "--time=0.0002"}, args...)...)
	process.Stdout = out
	stderr, err := process.StderrPipe()
	require.NoError(t, err)
	require.NoError(t, process.Start())
	rest = bufio.NewReader(stderr)
	line, err := rest.ReadString('\n')
	require.NoError(t, err)
	address, found := strings.CutPrefix(strings.TrimSpace(line), "listening on ")
	require.True(t, found, line)
	return process, address, rest
}

func TestTwoProcessesPlayAMatch(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	ballots, games := filepath.Join(dir, "ballots.txt"), filepath.Join(dir, "games.pdn")
	first, start := "32-28 19-23", "W:W28,31,33-50:B1-18,20,23"
	if testing.Short() { // on a busy machine, two programs take a long time to move
		first, start = "W:W41,42:B9,10", "W:W41,42:B9,10"
	}
	require.NoError(t, os.WriteFile(ballots, []byte(first+"\nB:W48,49:B2,3\n"), 0o600))
	follows, address, _ := follower(t, io.Discard, "--pdn", filepath.Join(dir, "theirs.pdn"), "--name", "follower")
	var told strings.Builder
	leads := programtest.Command(t, "draughts", "dxp", "--connect", address, "--games=4", "--minutes=10", "--time=0.0001", "--hash=1", "--endgame=0", "--ballots", ballots, "--pdn", games, "--name", "leader", "--say", "good luck")
	leads.Stderr = &told
	out, err := leads.Output()
	require.NoError(t, err, told.String())
	require.NoError(t, follows.Wait())
	require.Regexp(t, `^game 1: leader - follower: \d-\d, .+, \d+ moves?
game 2: follower - leader: \d-\d, .+, \d+ moves?
game 3: leader - follower: \d-\d, .+, \d+ moves?
game 4: follower - leader: \d-\d, .+, \d+ moves?
\d wins?, \d draws?, \d loss(es)?: \d+\.\d%, Elo [+-]\w+ \([+-]\w+ to [+-]\w+\)
$`, string(out))

	checked, err := programtest.Command(t, "draughts", "pdn", games).Output()
	require.NoError(t, err, string(checked))
	require.Contains(t, string(checked), "4 games, 0 wrong")
	ours, err := os.ReadFile(games)
	require.NoError(t, err)
	theirs, err := os.ReadFile(filepath.Join(dir, "theirs.pdn"))
	require.NoError(t, err)
	date := regexp.MustCompile(`\[Date ".*"\]`) // the date may change at midnight
	require.Equal(t, date.ReplaceAllString(string(ours), ""), date.ReplaceAllString(string(theirs), ""), "both have seen the same games")
	starts, err := programtest.Command(t, "draughts", "pdn", "--move=0", games).Output()
	require.NoError(t, err)
	require.Equal(t, strings.Repeat(start+"\n", 2)+strings.Repeat("B:W48,49:B2,3\n", 2), string(starts))
}

func TestALeaderAsksForTwoGamesByDefault(t *testing.T) {
	t.Parallel()
	ballots := filepath.Join(t.TempDir(), "ballots.txt")
	require.NoError(t, os.WriteFile(ballots, []byte("B:W48,49:B2,3\n"), 0o600))
	follows, address, _ := follower(t, io.Discard)
	out, err := programtest.Command(t, "draughts", "dxp", "--connect", address, "--time=0.0001", "--hash=1", "--endgame=0", "--ballots", ballots).Output()
	require.NoError(t, err)
	require.NoError(t, follows.Wait())
	require.Equal(t, 2, strings.Count(string(out), "game "), string(out))
}

func TestAFollowerEndsWithItsPeer(t *testing.T) {
	t.Parallel()
	const request = "R01them                            W005000A\x00"
	for _, test := range []struct {
		name   string
		theirs func(t *testing.T, conn net.Conn)
		out    string // a pattern
		want   string
		status int
	}{
		{"it dies in a game", func(t *testing.T, conn net.Conn) {
			t.Helper()
			_, err := io.WriteString(conn, request)
			require.NoError(t, err)
			_, err = bufio.NewReader(conn).ReadString('M')
			require.NoError(t, err)
		}, `^game 1: draughts - them: 0-0, adjourned, 1 move\nno game was finished\n$`, "draughts: the other program has closed the connection\n", 1},
		{"it talks and leaves before a game", func(t *testing.T, conn net.Conn) {
			t.Helper()
			_, err := io.WriteString(conn, "Chello\x00")
			require.NoError(t, err)
		}, `^$`, "hello\ndraughts: the other program has closed the connection\n", 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out strings.Builder
			process, address, stderr := follower(t, &out)
			conn, err := net.Dial("tcp", address)
			require.NoError(t, err)
			test.theirs(t, conn)
			require.NoError(t, conn.Close())
			told, err := io.ReadAll(stderr)
			require.NoError(t, err)
			require.Equal(t, test.want, string(told))
			process.Wait() //nolint:errcheck // the test checks its status
			require.Equal(t, test.status, process.ProcessState.ExitCode())
			require.Regexp(t, test.out, out.String())
		})
	}
}

// Two connections end without a message of the protocol: one is reset, and one sends
// something else.
func TestAFollowerWaitsForAPlayer(t *testing.T) {
	t.Parallel()
	process, address, stderr := follower(t, io.Discard)
	conn, err := net.Dial("tcp", address)
	require.NoError(t, err)
	require.NoError(t, conn.(*net.TCPConn).SetLinger(0)) // so that Close resets the connection
	require.NoError(t, conn.Close())
	told, err := stderr.ReadString('\n')
	require.NoError(t, err)
	require.Regexp(t, `^127\.0\.0\.1:\d+ is not a player: the other program has closed the connection\n$`, told)
	conn, err = net.Dial("tcp", address)
	require.NoError(t, err)
	_, err = io.WriteString(conn, "GET / HTTP/1.1\r\n\r\n\x00")
	require.NoError(t, err)
	told, err = stderr.ReadString('\n')
	require.NoError(t, err)
	require.Contains(t, told, ` is not a player: not a message of the protocol: "GET / HTTP/1.1\r\n\r\n"`+"\n")
	require.NoError(t, conn.Close())

	conn, err = net.Dial("tcp", address)
	require.NoError(t, err)
	_, err = io.WriteString(conn, "R01them                            W005000A\x00")
	require.NoError(t, err)
	_, err = bufio.NewReader(conn).ReadString('M')
	require.NoError(t, err)
	_, err = io.WriteString(conn, "E11\x00")
	require.NoError(t, err)
	require.NoError(t, process.Wait())
}

// The peer resigns after the first move and ends the match.
func TestAGameIsReportedCountedAndKept(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	games, lost := filepath.Join(dir, "games.pdn"), filepath.Join(dir, "lost.pdn")
	for file, want := range map[string]struct {
		told   string
		status int
	}{
		games: {"", 0},
		lost:  {"draughts: " + lost + " is unchanged: is a directory\n", 1},
	} {
		var out strings.Builder
		process, address, stderr := follower(t, &out, "--pdn", file)
		if file == lost { // put a folder in the place of the file, so that no game can be added
			require.NoError(t, os.Remove(file))
			require.NoError(t, os.Mkdir(file, 0o700))
		}
		conn, err := net.Dial("tcp", address)
		require.NoError(t, err)
		_, err = io.WriteString(conn, "R01them                            W005000A\x00")
		require.NoError(t, err)
		_, err = bufio.NewReader(conn).ReadString('M')
		require.NoError(t, err)
		_, err = io.WriteString(conn, "Cit is \x1b[31mover\x00E11\x00")
		require.NoError(t, err)
		_, err = io.Copy(io.Discard, conn)
		require.NoError(t, err)
		told, err := io.ReadAll(stderr)
		require.NoError(t, err)
		require.Equal(t, `it is \x1b[31mover`+"\n"+want.told, string(told))
		process.Wait() //nolint:errcheck // the test checks its status
		require.Equal(t, want.status, process.ProcessState.ExitCode())
		require.Regexp(t, `^game 1: draughts - them: 2-0, white has won: resignation, 1 move
1 win, 0 draws, 0 losses: 100\.0%, Elo \+Inf \([+-]\d+ to \+Inf\)
$`, out.String())
	}
	kept, err := os.ReadFile(games)
	require.NoError(t, err)
	require.Regexp(t, `^\[Event "DamExchange"\]
\[Date "\d{4}\.\d\d\.\d\d"\]
\[Round "1"\]
\[White "draughts"\]
\[Black "them"\]
\[Result "2-0"\]
\[GameType "20"\]

1\. \d+-\d+ 2-0

$`, string(kept))
	info, err := os.Stat(games)
	require.NoError(t, err)
	require.Zero(t, info.Mode().Perm()&0o133)
}

func TestALeaderDoesNotWaitForever(t *testing.T) {
	t.Parallel()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer listener.Close() //nolint:errcheck // nothing is lost
	// The system accepts the connection, but nobody answers.
	var told strings.Builder
	leads := programtest.Command(t, "draughts", "dxp", "--connect", listener.Addr().String(), "--patience=0.05", "--endgame=0")
	leads.Stderr = &told
	require.Error(t, leads.Run())
	require.Equal(t, 1, leads.ProcessState.ExitCode())
	require.Equal(t, "draughts: the other program did not answer in time\n", told.String())
}

func TestCtrlCEndsAFollowerThatWaits(t *testing.T) {
	t.Parallel()
	process, _, stderr := follower(t, io.Discard)
	require.NoError(t, process.Process.Signal(syscall.SIGINT))
	told, err := io.ReadAll(stderr)
	require.NoError(t, err)
	require.Equal(t, "draughts: interrupted\n", string(told))
	process.Wait() //nolint:errcheck // the test checks its status
	require.Equal(t, 1, process.ProcessState.ExitCode())
}
