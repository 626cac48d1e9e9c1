package users_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori/users"
)

// The assignment's users.
const six = `Ethan a2b7
Olivia tyb14
Liam 912ynd
Ava qws0853
Noah 22d34h
Sophia ae87df4g5
`

func TestTheAssignmentsUsersLogIn(t *testing.T) {
	file := with(t, six)

	for id, password := range map[string]string{
		"Ethan": "a2b7", "Olivia": "tyb14", "Liam": "912ynd", "Ava": "qws0853", "Noah": "22d34h", "Sophia": "ae87df4g5",
	} {
		requireCheck(t, true, file, id, password)
	}
	ids, err := file.IDs()
	require.NoError(t, err)
	require.Equal(t, []string{"Ethan", "Olivia", "Liam", "Ava", "Noah", "Sophia"}, ids)
}

func TestNobodyElseLogsIn(t *testing.T) {
	hash := hashOf(t, "912ynd")
	file := with(t, six+"Emma "+hash+"\nLucas 4b\nMia $argon2id$\n")

	for _, c := range [][2]string{
		{"Jack", "adfv"},   // the assignment's example
		{"Jack", "22d34h"}, // Noah's password
		{"Jack", "912ynd"}, // Emma's password
		{"Noah", "912ynd"}, // Liam's password
		{"Noah", "22d34"},
		{"Noah", "22d34hh"},
		{"Noah", "22D34H"},
		{"noah", "22d34h"},
		{"Noah", ""},
		{"Noah", "22d34h\r"},
		{"", ""},
		{"", "22d34h"},
		{"Noah 22d34h", ""},
		{"Emma", hash},
		{"Emma", ""},
		{"Emma", "912yn"},
		{"Mia", ""},
		{"Mia", "$argon2id$"},
		{"Jack", ""},
		{"../Noah", "22d34h"},
		{"Noah\x00", "22d34h"},
		{"\xff", "\xff"},
		{"Noah", strings.Repeat("22d34h", 100000)},
	} {
		requireCheck(t, false, file, c[0], c[1])
	}
}

func TestAHashIsVerifiedAsAHash(t *testing.T) {
	file := with(t, "Noah "+reference+"\r\nLiam  "+referenceTwo+"\nAva "+hashOf(t, "qws0853"))

	requireCheck(t, true, file, "Noah", referenceSecret)
	requireCheck(t, true, file, "Liam", referenceSecret)
	requireCheck(t, true, file, "Ava", "qws0853")
	requireCheck(t, false, file, "Ava", referenceSecret)
	requireCheck(t, false, file, "Noah", reference)
	requireCheck(t, false, file, "Noah", "")
}

func TestReadingIsLenientWithSpace(t *testing.T) {
	file := with(t, "\r\n  Noah \t 22d34h \r\n\n   \nLiam 912ynd")
	file.Report = func(err error) { t.Error(err) }

	requireCheck(t, true, file, "Noah", "22d34h")
	requireCheck(t, true, file, "Liam", "912ynd")
}

// Some editors begin a file with a byte order mark.
func TestAByteOrderMarkBeforeTheFirstUserIsNotPartOfTheID(t *testing.T) {
	const bom = "\ufeff"
	file := with(t, bom+"Noah 22d34h\nLiam 912ynd\n")
	file.Report = func(err error) { t.Error(err) }
	requireCheck(t, true, file, "Noah", "22d34h")

	_, err := file.HashAll()
	require.NoError(t, err)
	require.True(t, strings.HasPrefix(read(t, file), bom+"Noah $argon2id$"), "the mark stays")
}

func TestTheFileIsReadAtEachLogin(t *testing.T) {
	file := with(t, six)
	requireCheck(t, false, file, "Jack", "adfv")

	require.NoError(t, os.WriteFile(file.Path(), []byte("Jack adfv"), 0o600))
	requireCheck(t, true, file, "Jack", "adfv")
	requireCheck(t, false, file, "Noah", "22d34h")
}

func TestTheFirstOfSeveralLinesOfAnIDCounts(t *testing.T) {
	file := with(t, "Noah first\nNoah second\n")
	requireCheck(t, true, file, "Noah", "first")
	requireCheck(t, false, file, "Noah", "second")
}

func TestADamagedLineIsReportedOnceWithoutItsPassword(t *testing.T) {
	file := with(t, "Noah 22d34h\nsecretA\nLiam secretB secretC\nNo4h secretD\nAva secret-E\nMia $secretF\nNoah secretG\n"+
		"Zoe "+strings.Replace(reference, "m=256", "m=4194304", 1)+"\n")
	told := listen(t, file)

	requireCheck(t, true, file, "Noah", "22d34h")
	requireCheck(t, false, file, "Ava", "secret-E")
	heard := *told
	require.Len(t, heard, 7)
	for i, reason := range []error{
		users.ErrWords, users.ErrWords, users.ErrID, users.ErrPassword, users.ErrHash, users.ErrTwice, users.ErrCost,
	} {
		var line *users.LineError
		require.ErrorAs(t, heard[i], &line)
		require.Equal(t, file.Path(), line.File)
		require.Equal(t, i+2, line.Line)
		require.ErrorIs(t, line, reason)
		require.NotContains(t, fmt.Sprintf("%v %+v %#v", heard[i], heard[i], heard[i]), "secret")
	}
}

func TestAFileThatCannotBeReadIsReportedOnOneLine(t *testing.T) {
	t.Run("missing", func(t *testing.T) {
		t.Chdir(t.TempDir())
		here, err := os.Getwd()
		require.NoError(t, err)
		file := users.NewFile(".")
		_, checked := file.Check("Noah", "22d34h")
		_, listed := file.IDs()
		_, hashed := file.HashAll()
		for _, err := range []error{checked, listed, hashed} {
			require.ErrorIs(t, err, fs.ErrNotExist)
			require.ErrorContains(t, err, " "+filepath.Join(here, "user_info.txt")+" ")
			require.ErrorContains(t, err, "`Noah 22d34h`")
			require.NotContains(t, err.Error(), "\n")
		}
		require.NoFileExists(t, file.Path())
	})
	t.Run("unreadable", func(t *testing.T) {
		file := users.NewFile(t.TempDir())
		require.NoError(t, os.Mkdir(file.Path(), 0o700))
		_, err := file.Check("Noah", "22d34h")
		require.NotErrorIs(t, err, fs.ErrNotExist)
		require.ErrorContains(t, err, file.Path()+" (is a directory)")
	})
}

func TestTheModeOfAFileDecidesWhetherOthersMayReadIt(t *testing.T) {
	file := with(t, six)
	for mode, want := range map[fs.FileMode]bool{0o600: false, 0o640: true, 0o604: true, 0o644: true, 0o622: false, 0o700: false} {
		require.NoError(t, os.Chmod(file.Path(), mode))
		got, others := file.OthersMayRead()
		require.Equal(t, want, others, "%v", mode)
		if others {
			require.Equal(t, mode, got)
		}
	}
	_, others := users.NewFile(t.TempDir()).OthersMayRead()
	require.False(t, others)
}

// with returns a file of users with the given text, in a new directory. New hashes have
// the lowest cost.
func with(t *testing.T, text string) *users.File {
	t.Helper()
	file := users.NewFile(t.TempDir())
	file.Cost = cheap
	require.NoError(t, os.WriteFile(file.Path(), []byte(text), 0o600))
	return file
}

// listen returns the list to which Report appends the errors of a file.
func listen(t *testing.T, file *users.File) *[]error {
	t.Helper()
	heard := new([]error)
	file.Report = func(err error) { *heard = append(*heard, err) }
	return heard
}

func hashOf(t *testing.T, password string) string {
	t.Helper()
	hash, err := users.NewHash(password, cheap)
	require.NoError(t, err)
	return hash.String()
}

func requireCheck(t *testing.T, want bool, file *users.File, id, password string) {
	t.Helper()
	right, err := file.Check(id, password)
	require.NoError(t, err)
	require.Equal(t, want, right, "%q %.80q", id, password)
}

func read(t *testing.T, file *users.File) string {
	t.Helper()
	text, err := os.ReadFile(file.Path())
	require.NoError(t, err)
	return string(text)
}
