package saves_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori"
	"games.example/yutnori/saves"
)

func TestAMissingFileHasNoGames(t *testing.T) {
	file := saves.NewFile(t.TempDir())

	_, found, err := file.Find("Noah", "Liam")
	require.NoError(t, err)
	require.False(t, found)
	games, faults, err := file.All()
	require.NoError(t, err)
	require.Empty(t, games)
	require.Empty(t, faults)
}

func TestASavedGameIsOfferedToItsIDsInAnyOrder(t *testing.T) {
	file := with(t, threePlayers+"\n"+noahLiam+"\n")

	for _, ids := range [][]string{{"Noah", "Liam"}, {"Liam", "Noah"}} {
		game, found, err := file.Find(ids...)
		require.NoError(t, err)
		require.True(t, found)
		require.Equal(t, parsed(t, noahLiam), game, "in its own order")
	}
	for _, ids := range [][]string{
		{"Noah"},
		{"Noah", "Liam", "Ava"},
		{"Noah", "Noah"},
		{"Noah", "liam"},
		{"Noah", "Ava"},
		{"Noah Liam"},
		{},
	} {
		_, found, err := file.Find(ids...)
		require.NoError(t, err)
		require.False(t, found, ids)
	}
}

func TestTheFirstOfSeveralGamesIsOffered(t *testing.T) {
	later := strings.Replace(noahLiam, "| 1", "| 0", 1)
	file := with(t, noahLiam+"\n"+later+"\n")

	game, _, err := file.Find("Noah", "Liam")
	require.NoError(t, err)
	require.Equal(t, 1, game.Turn)
}

func TestAGameIsSavedByteForByte(t *testing.T) {
	file := saves.NewFile(t.TempDir())

	require.NoError(t, file.Save(parsed(t, noahLiam)))
	requireText(t, noahLiam+"\n", file)
	info, err := os.Stat(file.Path())
	require.NoError(t, err)
	require.Equal(t, fs.FileMode(0o600), info.Mode())
}

// The model of a file is a list of its lines. The list changes according to rule F2.
func TestSavingAgreesWithANaiveModel(t *testing.T) {
	t.Parallel()
	damaged := []string{
		"", "  ", "\t", "Noah", noahLiam + "0", "A B | A 0 0 0 0 0 | B 0 0 0 0 0 | 2", "A A | A 0 0 0 0 0 | A 0 0 0 0 0 | 0",
		"A B | A 3 0 0 0 6 | B 0 0 0 0 0 | 0", "\x00\xff\xfe", "\ufeffA B | A 0 0 0 0 0 | B 0 0 0 0 0 | 0", "A B | A 0 0 0 0 0",
	}
	type line struct {
		bytes string
		ids   string // sorted; "" if the line is not a game
	}
	key := func(ids []string) string { return strings.Join(slices.Sorted(slices.Values(ids)), " ") }
	file := saves.NewFile(t.TempDir())

	rapid.Check(t, func(t *rapid.T) {
		var model []line
		write := func() string {
			text := ""
			for _, l := range model {
				text += l.bytes
			}
			return text
		}
		for range rapid.IntRange(0, 8).Draw(t, "lines") {
			l := line{bytes: rapid.SampledFrom(damaged).Draw(t, "damaged")}
			if rapid.Bool().Draw(t, "a game") {
				game := games().Draw(t, "game")
				l = line{game.String(), key(game.IDs())}
				if rapid.Bool().Draw(t, "spaces") {
					l.bytes = " " + strings.ReplaceAll(l.bytes, " ", "  ")
				}
			}
			l.bytes += rapid.SampledFrom([]string{"\n", "\r\n"}).Draw(t, "end")
			model = append(model, l)
		}
		if last := len(model) - 1; last >= 0 && rapid.Bool().Draw(t, "no final newline") {
			model[last].bytes = strings.TrimRight(model[last].bytes, "\r\n")
		}
		require.NoError(t, os.WriteFile(file.Path(), []byte(write()), 0o600))

		for range rapid.IntRange(1, 3).Draw(t, "changes") {
			game := games().Draw(t, "game")
			win := rapid.Bool().Draw(t, "won")
			if win {
				require.NoError(t, file.Remove(game.IDs()...))
			} else {
				require.NoError(t, file.Save(game))
			}

			first := slices.IndexFunc(model, func(l line) bool { return l.ids == key(game.IDs()) })
			if !win {
				written := line{game.String() + "\n", key(game.IDs())}
				if first >= 0 {
					model[first] = written
				} else {
					if last := len(model) - 1; last >= 0 && model[last].bytes != "" && !strings.HasSuffix(model[last].bytes, "\n") {
						model[last].bytes += "\n"
					}
					first = len(model)
					model = append(model, written)
				}
			} else {
				first = -1
			}
			var kept []line
			for i, l := range model {
				if i == first || l.ids != key(game.IDs()) {
					kept = append(kept, l)
				}
			}
			model = kept

			text, err := os.ReadFile(file.Path())
			require.NoError(t, err)
			require.Equal(t, write(), string(text))
			offered, found, err := file.Find(game.IDs()...)
			require.NoError(t, err)
			require.Equal(t, !win, found)
			if found {
				require.Equal(t, game, offered)
			}
		}
	})
}

func TestADamagedLineIsReportedOnceAndKept(t *testing.T) {
	const damaged = "Noah Liam | Noah 7 0 0 0 0 | Liam 0 0 0 0 0 | 0\n"
	file := with(t, "\n"+damaged+threePlayers+"\n")
	heard := listen(t, file)

	_, found, err := file.Find("Noah", "Liam")
	require.NoError(t, err)
	require.False(t, found, "a damaged line is not offered")
	require.Len(t, *heard, 1)
	var line *saves.LineError
	require.ErrorAs(t, (*heard)[0], &line)
	require.Equal(t, file.Path(), line.File)
	require.Equal(t, 2, line.Line)
	require.ErrorIs(t, line, yutnori.ErrNoAnimal)

	require.NoError(t, file.Save(parsed(t, noahLiam)))
	require.NoError(t, file.Remove("Noah", "Liam"))
	require.NoError(t, file.Remove("Olivia", "Ava", "Sophia"))
	require.Len(t, *heard, 1)
	requireText(t, "\n"+damaged, file)

	_, faults, err := file.All()
	require.NoError(t, err)
	require.Len(t, faults, 1, "All returns the damaged line every time")
}

func TestASaveReportsDamagedLines(t *testing.T) {
	file := with(t, "half")
	heard := listen(t, file)

	require.NoError(t, file.Save(parsed(t, noahLiam)))
	require.Len(t, *heard, 1)
}

func TestEveryGameAndEveryFaultIsListed(t *testing.T) {
	file := with(t, "half\r\n"+threePlayers+"\r\n\n"+noahLiam+"\nA B")

	games, faults, err := file.All()
	require.NoError(t, err)
	require.Equal(t, []saves.Game{parsed(t, threePlayers), parsed(t, noahLiam)}, games)
	require.Len(t, faults, 2)
	var line *saves.LineError
	require.ErrorAs(t, faults[0].Err, &line)
	require.Equal(t, 1, line.Line)
	require.ErrorIs(t, line, saves.ErrIDs)
	require.ErrorAs(t, faults[1].Err, &line)
	require.Equal(t, 5, line.Line)
	require.ErrorIs(t, line, saves.ErrParts)
}

func TestAnIDCannotBecomeAPath(t *testing.T) {
	for _, id := range []string{"../Noah", "/etc/passwd", "a/b", ".", "..", "", "a b", "a|b", "a\nb", "a\x00b"} {
		dir := filepath.Join(t.TempDir(), "data")
		require.NoError(t, os.Mkdir(dir, 0o700))
		game := saves.Game{Players: []saves.Player{{ID: id}, {ID: "Liam"}}}

		require.ErrorIs(t, saves.NewFile(dir).Save(game), saves.ErrIDs)
		require.NoError(t, saves.NewFile(dir).Remove(id, "Liam"))
		require.Empty(t, names(t, dir))
		require.Equal(t, []string{"data"}, names(t, filepath.Dir(dir)))
	}
}

func TestAGameThatCannotBePlayedIsNotSaved(t *testing.T) {
	file := with(t, threePlayers)
	won := parsed(t, noahLiam)
	won.Players[0].Positions[0] = 100

	require.ErrorIs(t, file.Save(won), yutnori.ErrAllArrived)
	require.ErrorIs(t, file.Save(saves.Game{}), saves.ErrIDs)
	requireText(t, threePlayers, file)
}

func TestRemovingAGameThatIsNotSavedTouchesNothing(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, saves.NewFile(dir).Remove("Noah", "Liam"))
	require.Empty(t, names(t, dir), "not even a lock, so a game can be won where nothing can be saved")
}

func TestAFileThatCannotBeReadIsAnError(t *testing.T) {
	file := saves.NewFile(t.TempDir())
	require.NoError(t, os.Mkdir(file.Path(), 0o700))

	_, _, err := file.Find("Noah", "Liam")
	require.ErrorContains(t, err, file.Path())
	_, _, err = file.All()
	require.ErrorContains(t, err, file.Path())
	require.ErrorContains(t, file.Save(parsed(t, noahLiam)), file.Path())
	require.ErrorContains(t, file.Remove("Noah", "Liam"), file.Path())
}

// with returns a file of saved games with the given text, in a new directory.
func with(t *testing.T, text string) *saves.File {
	t.Helper()
	file := saves.NewFile(t.TempDir())
	require.NoError(t, os.WriteFile(file.Path(), []byte(text), 0o600))
	return file
}

// listen returns the list to which Report appends the errors of a file.
func listen(t *testing.T, file *saves.File) *[]error {
	t.Helper()
	heard := new([]error)
	file.Report = func(err error) { *heard = append(*heard, err) }
	return heard
}

func parsed(t *testing.T, line string) saves.Game {
	t.Helper()
	game, err := saves.Parse(line)
	require.NoError(t, err)
	return game
}

func requireText(t *testing.T, want string, file *saves.File) {
	t.Helper()
	text, err := os.ReadFile(file.Path())
	require.NoError(t, err)
	require.Equal(t, want, string(text))
}

func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	var all []string
	for _, entry := range entries {
		all = append(all, entry.Name())
	}
	return all
}
