//go:build unix

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/play/playtest"
	"games.example/internal/programtest"
)

func TestPlayDoesWhatAllGamesDo(t *testing.T) {
	t.Parallel()
	playtest.Program{
		Name: "rook", Flags: []string{"--level=perfect", "--bounds=4x6", "--seed=1"},
		List: "Reach X to win. Moves:", Move: "\x1b[C\x1b[C\x1b[C\r", Typed: "right 3\r", Moved: "you: RIGHT 3", Line: "R 3", Turn: "you to move, against best",
		Refused: "d9\r", Why: "d9: the rook does not move past the edge: expected R 1-6, D 1-4",
		Hinted: "RIGHT 2 wins: it leaves 4 tiles both ways", Lost: "computer 1", Replay: []string{"replay"},
		Applies: map[string]string{"--level=random": "against random", "--p2=human": "Player 1 to move", "--data=mine.json": "against best"},
		Unfit: map[string]string{
			"--bounds=2x3": "--bounds 2x3: the unfinished game has --bounds 4x6", "--first=2": "--first 2: the unfinished game has --first 1",
			"--state=1,1": "--state 1,1: the unfinished game has --state 0,0", "--name1=Ann": "--name1 Ann: the unfinished game has --name1 Player 1",
		},
	}.Test(t)
}

func TestALevelIsForTheComputersSideOfTheUnfinishedGame(t *testing.T) {
	t.Parallel()
	home := []string{"XDG_STATE_HOME=" + t.TempDir()}
	for _, test := range []struct{ flags, answer, want string }{
		{"--computer=1 --level=easy --bounds=3x3", "", "computer (easy) against you"},
		{"--level=best", "y\n", "computer (best) against you"},
		{"--level=easy --computer=2", "y\n", "you against computer (easy)"},
	} {
		rook := programtest.Open(t, home, "rook", append([]string{"play", "--plain"}, strings.Fields(test.flags)...)...)
		rook.Types(test.answer)
		rook.WaitsFor(test.want)
		rook.WaitsFor("you (")
		rook.Types("quit\n")
		require.Zero(t, rook.Ends())
	}
}

func TestABoardIsToldAsItsFlagAndInTiles(t *testing.T) {
	t.Parallel()
	home := []string{"XDG_STATE_HOME=" + t.TempDir()}
	for _, test := range []struct{ bounds, typed, want string }{
		{"5x7", "R 1\nquit\n", "The game is kept"},
		{"4x6", "q\n", "--bounds 4x6: the unfinished game has --bounds 5x7 (6 x 8 tiles)."},
	} {
		rook := programtest.Open(t, home, "rook", "play", "--plain", "--bounds="+test.bounds)
		rook.Types(test.typed)
		rook.WaitsFor(test.want)
		require.Zero(t, rook.Ends())
	}
}

// A record says who begins.
func TestAResumedRecordTakesNoFlagsThatNobodyTyped(t *testing.T) {
	t.Parallel()
	home := []string{"XDG_STATE_HOME=" + t.TempDir()}
	record := filepath.Join(t.TempDir(), "game.json")
	play := func(typed string, arguments ...string) string {
		rook := programtest.Open(t, home, "rook", append([]string{"play", "--plain"}, arguments...)...)
		rook.Types(typed)
		require.Zero(t, rook.Ends())
		return rook.Shown()
	}
	play("R 1\nquit\n", "--no-keep", "--first=2", "--level=best", "--record="+record)
	play("R 1\nquit\n")
	shown := strings.Join(strings.Fields(play("q\n", "--resume="+record)), " ")
	require.Contains(t, shown, "These flags do not fit it: --resume "+record+": the unfinished game has other moves. Start")
}

func TestAnUnfinishedGameRemembersThatItIsNotStrict(t *testing.T) {
	t.Parallel()
	home := []string{"XDG_STATE_HOME=" + t.TempDir()}
	for _, test := range []struct{ flags, typed string }{{"--strict=false --bounds=3x3 --computer=none", "R 1\n"}, {"", "y\n"}} {
		rook := programtest.Open(t, home, "rook", append([]string{"play", "--plain"}, strings.Fields(test.flags)...)...)
		rook.Types(test.typed)
		rook.WaitsFor("Player 2 (R 1-2, D 1-3)> ")
		rook.Types("R 9\n")
		rook.WaitsFor("R 9: the rook does not move past the edge: expected R 1-2, D 1-3")
		rook.Types("rules\n")
		rook.WaitsFor("loses: go there.")
		require.NotContains(t, rook.Shown(), "An illegal move loses")
		rook.Types("quit\n")
		require.Zero(t, rook.Ends())
	}
}

func TestStrictAppliesToAnUnfinishedGameThatIsNotStrict(t *testing.T) {
	t.Parallel()
	home := []string{"XDG_STATE_HOME=" + t.TempDir()}
	for _, test := range []struct{ flags, typed, want string }{
		{"--strict=false --bounds=3x3 --computer=none", "R 1\n", "Player 2 (R 1-2, D 1-3)> "},
		{"--strict", "y\nR 9\n", "Player 2: R 9: illegal move: the rook does not move past the edge"},
	} {
		rook := programtest.Open(t, home, "rook", append([]string{"play", "--plain"}, strings.Fields(test.flags)...)...)
		rook.Types(test.typed)
		rook.WaitsFor(test.want)
		rook.Types(map[bool]string{true: "n\n", false: "quit\n"}[test.flags == "--strict"])
		require.Zero(t, rook.Ends())
	}
}

func TestANumberOfTheListIsAMoveLineByLine(t *testing.T) {
	t.Parallel()
	rook := programtest.Open(t, nil, "rook", "play", "--plain", "--level=perfect", "--bounds=4x6", "--no-keep")
	rook.WaitsFor("you (R 1-6, D 1-4)> ")
	rook.Types("moves\n")
	rook.WaitsFor("  3  RIGHT 3: leaves R 3, D 4")
	rook.WaitsFor(" 10  DOWN 4: leaves R 6, D 0")
	for _, number := range []string{"0", "11", "-1"} {
		rook.WaitsFor("> ")
		rook.Types(number + "\n")
		rook.WaitsFor(number + ": not a move")
	}
	rook.WaitsFor("> ")
	rook.Types("8\n")
	rook.WaitsFor("you: DOWN 2\n")
	rook.WaitsFor("> ")
	rook.Types("quit\n")
	require.Zero(t, rook.Ends())
}

// click returns a click on the cell in column x and line y, both counted from 0.
func click(x, y int) string { return fmt.Sprintf("\x1b[<0;%d;%dM\x1b[<0;%d;%dm", x+1, y+1, x+1, y+1) }

func TestAWholeGameIsPlayedByMouse(t *testing.T) {
	t.Parallel()
	rook := programtest.Open(t, []string{"TERM=xterm", "LC_ALL=C.UTF-8"}, "rook", "play", "--level=perfect", "--bounds=1x2", "--pace=0", "--no-keep")
	tile := func(down, right int) string { return click(12*right+6, 6*down+4) } // tiles of 11 by 5 cells
	rook.Displays("you to move, against best")
	rook.Types(tile(1, 1))
	rook.Displays("a move goes DOWN or RIGHT, not both: choose a dot")
	rook.Types(tile(0, 1))
	rook.Displays("computer: DOWN 1")
	rook.Types(tile(0, 1))
	rook.Displays("the rook does not move LEFT or UP: choose a dot")
	rook.Resizes(40, 20)
	rook.Displays("\nchoose a dot") // on its own line
	rook.Resizes(80, 24)
	rook.Displays("UP: choose a dot")
	rook.Types(tile(1, 2))
	rook.Displays("you win: the rook is at the goal")
	rook.Displays("you 1, computer 0")
	rook.Types("q")
	require.Zero(t, rook.Ends())
}

// Without any flag, a person can win against smart, which knows little at first. On a
// small board, smart learns from each finished game and wins in a later session.
func TestSmartLearnsFromTheGamesOnTheScreen(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	opens := func(flags ...string) *programtest.Terminal {
		return programtest.Open(t, []string{"TERM=xterm", "LC_ALL=C.UTF-8", "XDG_DATA_HOME=" + home}, "rook", append([]string{"play", "--pace=0"}, flags...)...)
	}
	rook := opens()
	rook.Displays("Enter start")
	rook.Types("jll")
	rook.Displays("medium: keeps learning")
	rook.Types("\r")
	rook.Displays("you to move, against medium")
	rook.Types("h")
	rook.Displays("RIGHT 2 wins: it leaves 4 tiles both ways")
	rook.Types("\r")
	rook.Displays("computer: ")
	rook.Types("qy")
	require.Zero(t, rook.Ends())

	rook = opens("--level=medium", "--bounds=0x3", "--no-keep")
	rook.Displays("0 of 3 tiles proven")
	rook.Types("R3\r")
	rook.Displays("medium: knows 1 of 3 tiles")
	rook.Types("n\r")
	rook.Displays("1 of 3 tiles proven")
	rook.Types("R3\rq") // without waiting
	require.Zero(t, rook.Ends())
	rook = opens("--level=medium", "--bounds=0x3", "--no-keep", "--first=2")
	rook.Displays("computer wins: the rook is at the goal")
	rook.Types("q")
	require.Zero(t, rook.Ends())
	text, err := os.ReadFile(filepath.Join(home, "rook", "smart-0x3.json"))
	require.NoError(t, err)
	require.Contains(t, string(text), `"games":3`)

	lines := opens("--plain", "--level=medium", "--bounds=0x3", "--no-keep") // the same data
	lines.WaitsFor("you against computer (medium, 3 games learned)")
	lines.Types("quit\n")
	require.Zero(t, lines.Ends())

	require.NoError(t, os.WriteFile(filepath.Join(home, "rook", "smart-0x3.json"), []byte("damaged\n"), 0o600))
	rook = opens("--level=medium", "--bounds=0x3", "--no-keep")
	rook.Displays("Reach X to win.") // before that, the program may miss the new size
	rook.Resizes(400, 24)            // the note with the name of the file is on one line
	rook.Displays("smart does not learn")
	rook.Types("R3\r")
	rook.Displays("you win")
	rook.Types("q")
	require.Zero(t, rook.Ends())
}

func TestTheComplaintsOfAProgramAreShownAfterTheScreen(t *testing.T) {
	t.Parallel()
	rook := programtest.Open(t, []string{"TERM=xterm", "LC_ALL=C.UTF-8"}, "rook", "play", "--bounds=1x2", "--pace=0", "--no-keep",
		`--p2=exec:echo moving >&2; echo '{"direction":"D","tiles":1}'`)
	rook.Displays("you to move, against exec:echo moving")
	rook.Types("R1\r")
	rook.Displays("computer: DOWN 1")
	require.NotContains(t, rook.Shown(), "\nmoving")
	rook.Types("qy")
	require.Zero(t, rook.Ends())
	_, after, _ := strings.Cut(rook.Shown(), "\x1b[?1049l")
	require.Contains(t, after, "moving\n")
}

func TestThePromptOnATerminalListsThePossibleMoves(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	rook := programtest.Open(t, []string{"NO_COLOR=1"}, "rook", "play", "--plain", "--p2=human", "--bounds=1x2", "--name1=Ann",
		"--record="+filepath.Join(directory, "game.json"))
	rook.WaitsFor("\nAnn (R 1-2, D 1)> ")
	rook.Types("R 2\n")
	rook.WaitsFor("\nPlayer 2 (D 1)> ")
	rook.Types("down 1\n")
	rook.WaitsFor("Player 2 wins: the rook is at the goal\n")
	rook.WaitsFor("Again? (y, n, s: swap sides, c: settings, u: undo, v: review, l: log) ")
	rook.Types("u\n")
	rook.WaitsFor("Player 2 (D 1)> ")
	rook.Types("down 1\n")
	rook.WaitsFor("Again? (y, n, s: swap sides, c: settings, u: undo, v: review, l: log) ")
	rook.Types("perhaps\n")
	rook.WaitsFor("Again? (y, n, s: swap sides, c: settings, u: undo, v: review, l: log) ")
	rook.Types("y\n")
	rook.WaitsFor("Ann (human) against Player 2 (human)\n")
	rook.WaitsFor("Ann (R 1-2, D 1)> ")
	rook.Types("T 1\n")
	rook.WaitsFor("Again? (y, n, s: swap sides, c: settings, u: undo, v: review, l: log) ")
	rook.Types("u\n")
	rook.WaitsFor("Ann (R 1-2, D 1)> ")
	rook.Types("T 1\n")
	rook.WaitsFor("Again? (y, n, s: swap sides, c: settings, u: undo, v: review, l: log) ")
	rook.Types("s\n")
	rook.WaitsFor("Player 2 (human) against Ann (human)\n")
	rook.WaitsFor("Player 2 (R 1-2, D 1)> ")
	rook.Types("T 1\n")
	rook.WaitsFor("Player 2: T 1: illegal move: the rook moves RIGHT or DOWN")
	rook.WaitsFor("Ann wins: an illegal move\n")
	rook.WaitsFor("Again? (y, n, s: swap sides, c: settings, u: undo, v: review, l: log) ")
	rook.Types("n\n")
	require.Equal(t, 0, rook.Ends())
	for file, starter := range map[string]string{"game.json": "Ann", "game-2.json": "Ann", "game-3.json": "Player 2"} {
		record, err := os.ReadFile(filepath.Join(directory, file))
		require.NoError(t, err)
		require.Contains(t, string(record), `"players":["`+starter+`",`)
	}
}

// On the screen, an illegal move is refused unless a flag says that it loses.
func TestTheFlagDecidesAboutAnIllegalMoveOnTheScreen(t *testing.T) {
	t.Parallel()
	for flag, shown := range map[string]string{
		"--pace=0": "the rook does not move past the edge", "--strict=false": "the rook does not move past the edge",
		"--strict": "computer wins: an illegal move",
	} {
		rook := programtest.Open(t, []string{"TERM=xterm"}, "rook", "play", "--level=best", "--no-keep", flag)
		rook.Displays("Reach X to win.")
		rook.Types("R99\r")
		rook.Displays(shown)
		rook.Types("qy")
		require.Zero(t, rook.Ends())
	}
}

// Smart loses the first game, learns from it, and wins the second game.
func TestSmartLearnsToWinInOneSession(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "mine.json")
	rook := programtest.Open(t, []string{"NO_COLOR=1"}, "rook", "play", "--plain", "--level=medium", "--bounds=0x3", "--data="+file)
	rook.WaitsFor("you against computer (medium, no data: it moves at random)\n")
	rook.Types("R 3\n")
	rook.WaitsFor("you win: the rook is at the goal\n")
	rook.WaitsFor("medium: knows 1 of 3 tiles\n")
	rook.WaitsFor("Again? ")
	rook.Types("s\n") // now smart moves first, and has learned how to win
	rook.WaitsFor("computer (medium, 1 game learned) against you\n")
	rook.WaitsFor("computer: RIGHT 3\n")
	rook.WaitsFor("computer wins: the rook is at the goal\n")
	rook.WaitsFor("Again? ")
	rook.Types("quit\n")
	require.Equal(t, 0, rook.Ends())
}

// Smart keeps what it has learned from one session to the next, without a flag for its
// data. Only a game of smart reports what it knows. It learns nothing with --seed, with --data=none, or on a huge board.
func TestSmartLearnsFromTheGamesOnATerminal(t *testing.T) {
	t.Parallel()
	home, medium := t.TempDir(), []string{"--level=medium"}
	for _, game := range []struct {
		flags  []string
		move   string // the winning move
		before string // printed before the game
		after  string // printed after the game, or ""
	}{
		{medium, "R 3", "computer (medium, no data: it moves at random)\n", "medium: knows 1 of 3 tiles\n"},
		{medium, "R 3", "computer (medium, 1 game learned)\n", "medium: knows 1 of 3 tiles\n"},
		{[]string{"--p2=perfect"}, "R 3", "computer (best)\n", ""}, // it learns, but does not play
		{medium, "R 3", "computer (medium, 3 games learned)\n", "medium: knows 1 of 3 tiles\n"},
		{[]string{"--level=medium", "--seed=1"}, "R 3", "computer (medium, no data: it moves at random)\n", ""},
		{[]string{"--level=medium", "--data=none"}, "R 3", "computer (medium, no data: it moves at random)\n", ""},
		{[]string{"--level=medium", "--bounds=0x4"}, "R 4", "computer (medium, no data: it moves at random)\n", "medium: knows 1 of 4 tiles\n"},
		{[]string{"--level=medium", "--bounds=999999999x0"}, "D 999999999", "computer (medium, no data: it moves at random)\n", ""},
		{medium, "R 3", "computer (medium, 4 games learned)\n", "medium: knows 1 of 3 tiles\n"},
	} {
		rook := programtest.Open(t, []string{"XDG_DATA_HOME=" + home}, "rook",
			append([]string{"play", "--plain", "--bounds=0x3"}, game.flags...)...)
		rook.WaitsFor("you against " + game.before)
		rook.WaitsFor("> ")
		rook.Types(game.move + "\n")
		rook.WaitsFor("Again? ")
		rook.Types("n\n")
		require.Zero(t, rook.Ends(), game.flags)
		require.Equal(t, game.after != "", strings.Contains(rook.Shown(), "knows "), game.flags)
		require.Contains(t, rook.Shown(), game.after, game.flags)
	}
}

// Without a flag, smart learns only from games that people play.
func TestSmartDoesNotLearnFromTheGamesOfPrograms(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	rook := programtest.Open(t, []string{"XDG_DATA_HOME=" + home}, "rook", "play", "--plain", "--p1=perfect", "--p2=smart")
	require.Zero(t, rook.Ends())
	require.NotContains(t, rook.Shown(), "knows ")
	files, err := os.ReadDir(home)
	require.NoError(t, err)
	require.Empty(t, files)
}

func TestSmartLearnsNothingIfItsDataCannotBeUsed(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	file := filepath.Join(home, "rook", "smart-0x3.json")
	require.NoError(t, os.Mkdir(filepath.Dir(file), 0o700))
	require.NoError(t, os.WriteFile(file, []byte("damaged\n"), 0o600))
	rook := programtest.Open(t, []string{"XDG_DATA_HOME=" + home}, "rook", "play", "--plain", "--level=medium", "--bounds=0x3")
	rook.WaitsFor("rook: " + file + ": not the data of smart: not JSON: invalid character 'd'")
	rook.WaitsFor("; smart does not learn\n")
	rook.WaitsFor("you against computer (medium, no data: it moves at random)\n")
	rook.WaitsFor("(R 1-3)> ")
	rook.Types("R 3\n")
	rook.WaitsFor("Again? ")
	rook.Types("n\n")
	require.Zero(t, rook.Ends())
	require.NotContains(t, rook.Shown(), "knows ")
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, "damaged\n", string(text))
}

func TestTheSeedIsPrintedOnATerminalEvenIfTheMovesComeFromAPipe(t *testing.T) {
	t.Parallel()
	for _, line := range []string{"echo R 1 | rook play --p2=random --bounds=0x1", "rook play --plain --p1=random --p2=random"} {
		rook := programtest.Open(t, nil, "sh", "-c", line)
		require.Zero(t, rook.Ends(), line)
		require.Regexp(t, `(?m)^--seed \d+ repeats the luck of this game\.$`, rook.Shown(), line)
	}
}

func TestABoardThatIsTooWideForTheTerminalHasNarrowTiles(t *testing.T) {
	t.Parallel()
	shown, status := programtest.Typed(t, "quit\n", "rook", "play", "--plain", "--bounds=0x13", "--color=never")
	require.Equal(t, 0, status)
	require.Contains(t, shown, "\n| R |   |   |")
	shown, status = programtest.Typed(t, "quit\n", "rook", "play", "--plain", "--bounds=8x14", "--color=never")
	require.Equal(t, 0, status)
	require.Contains(t, shown, "|   |"+strings.Repeat("   |", 13)+" X |  0\n")
	shown, status = programtest.Typed(t, "quit\n", "rook", "play", "--plain", "--bounds=0x12", "--color=never")
	require.Equal(t, 0, status)
	require.Contains(t, shown, "\n| R |   |")
	shown, status = programtest.Typed(t, "", "rook", "analyze", "--bounds=0x13")
	require.Equal(t, 0, status)
	require.Equal(t, "the board takes 85 columns, the terminal has 80\nlosing: 0,13\nwinning move: R 13\n", shown)
}

func TestATrainingCanBeWatched(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "smart.json")
	shown, status := programtest.Typed(t, "", "rook", "train", "--watch", "--bounds=1x1", "--color=never", "--data="+file)
	require.Equal(t, 0, status)
	require.Equal(t, ""+
		"\x1b[H\x1b[2J|  R  |     |\n|  +  | X*  |\n\n* the player to move loses\n+ the player to move wins\n"+
		"1 game learned, smart knows 1 of 3 states\n"+
		"\x1b[H\x1b[2J| R*  |  +  |\n|  +  | X*  |\n\n* the player to move loses\n+ the player to move wins\n"+
		"2 games learned, smart knows 3 of 3 states\n"+
		file+": 2 games learned\noptimal 2 of 2\n", shown)

	shown, status = programtest.Typed(t, "", "rook", "train", "--watch", "--bounds=1x1", "--games=1", "--data="+file+"2")
	require.Equal(t, 0, status)
	require.Contains(t, shown, "1 game learned, smart knows 1 of 3 states\n"+file+"2: 1 game learned\n")

	shown, status = programtest.Typed(t, "", "rook", "train", "--watch", "--bounds=0x13", "--data="+file)
	require.Equal(t, 2, status)
	require.Contains(t, shown, "rook: --watch: the board takes 85 columns, the terminal has 80 ")
	shown, status = programtest.Typed(t, "", "rook", "train", "--watch", "--bounds=19x0", "--data="+file+"3")
	require.Equal(t, 2, status)
	require.Contains(t, shown, "rook: --watch: the board takes 25 lines, the terminal has 24 ")
	_, status = programtest.Typed(t, "", "rook", "train", "--watch", "--bounds=18x0", "--data="+file+"3")
	require.Equal(t, 0, status)
	shown, status = programtest.Typed(t, "", "rook", "train", "--watch", "--bounds=40x0", "--data="+file)
	require.Equal(t, 2, status)
	require.Contains(t, shown, "rook: --watch: expected bounds of at most 39x39 ")
}

// During the training, the test replaces the file with data about another board.
func TestATrainingThatCannotBeSavedFails(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "smart.json")
	const other = `{"bounds":{"D":1,"R":2},"games":0,"states":{},"losing":{}}`
	train := programtest.Open(t, nil, "rook", "train", "--bounds=99x99", "--games=1000000000", "--data="+file)
	train.WaitsFor(" / 1000000000 games ")
	require.NoError(t, os.WriteFile(file, []byte(other), 0o600))
	train.Types(programtest.Interrupt)
	train.WaitsFor("rook: " + file + ": learned on bounds 1x2: expected 99x99 ")
	require.Equal(t, 2, train.Ends())
	kept, err := os.ReadFile(file)
	require.NoError(t, err)
	require.JSONEq(t, other, string(kept))
}

// The work done before Ctrl-C is not lost.
func TestALongCommandThatIsInterruptedPrintsItsResults(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "smart.json")
	train := programtest.Open(t, nil, "rook", "train", "--bounds=99x99", "--games=1000000000", "--data="+file)
	train.WaitsFor(" / 1000000000 games ")
	train.Types(programtest.Interrupt)
	train.WaitsFor("\r" + file + ": ") // in place of the progress
	train.WaitsFor(" learned\noptimal ")
	train.WaitsFor("rook: interrupted\n")
	require.Equal(t, 1, train.Ends())
	require.FileExists(t, file)

	simulate := programtest.Open(t, nil, "rook", "simulate", "--games=1000000000", "--bounds=1x1", "--p1=random", "--p2=perfect")
	simulate.WaitsFor(" / 1000000000 games ")
	simulate.Types(programtest.Interrupt)
	simulate.WaitsFor("\rgames ")
	simulate.WaitsFor("wins of player 2 (best) ")
	simulate.WaitsFor("rook: interrupted\n")
	require.Equal(t, 1, simulate.Ends())

	simulate = programtest.Open(t, nil, "rook", "simulate", "--games=1000000000", "--seed=1", "--shard=2/2")
	simulate.WaitsFor(" / 500000000 games ")
	simulate.Types(programtest.Interrupt)
	simulate.WaitsFor("},\"interrupted\":true}\nrook: interrupted\n")
	require.Equal(t, 1, simulate.Ends())
}

func TestABoardHasColorsOnATerminalUnlessNoColorIsSet(t *testing.T) {
	t.Parallel()
	play := []string{"play", "--plain", "--p1=perfect", "--p2=perfect", "--bounds=0x2"}
	terminal := programtest.Open(t, []string{"TERM=xterm", "NO_COLOR="}, "rook", play...)
	require.Equal(t, 0, terminal.Ends())
	shown := terminal.Shown()
	require.Regexp(t, `\|  \x1b\[\S+mR\x1b\[\S*m  \|     \|  \x1b\[\S+mX\x1b\[\S*m  \|  0\n`, shown)
	require.Regexp(t, `\|  ·  \|  ·  \|  \x1b\[\S+mR\x1b\[\S*m  \|  0\n`, shown, "the last move is marked")

	terminal = programtest.Open(t, []string{"TERM=xterm", "NO_COLOR=1"}, "rook", play...)
	require.Equal(t, 0, terminal.Ends())
	require.Contains(t, terminal.Shown(), "|  R  |     |  X  |  0\n")
}

func TestATerminalShowsTheProgressOfATraining(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "smart.json")
	train := programtest.Open(t, []string{"TERM=xterm"}, "rook", "train", "--games=3", "--data="+file)
	require.Equal(t, 0, train.Ends())
	require.Regexp(t, `3 / 3 games \[-+>?\] 100\.00%`, train.Shown())
	require.Contains(t, train.Shown(), file+": 3 games learned\n")
}

func TestTheExamplesInTheHelpsRun(t *testing.T) {
	t.Parallel()
	programtest.Examples(t, "rook", "--watch", "--games 1", // it needs a terminal
		"--games 10000000 ", "--games 10 ", "--games 1000000000 ", "--games 640 ")
}
