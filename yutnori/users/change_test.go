package users_test

import (
	"io/fs"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"games.example/yutnori/users"
)

func TestAnAddedUserLogsInAndHasNoPasswordInTheFile(t *testing.T) {
	file := with(t, strings.TrimSuffix(six, "\n"))

	require.NoError(t, file.Add("Jack", "adfv1"))
	requireCheck(t, true, file, "Jack", "adfv1")
	requireCheck(t, true, file, "Sophia", "ae87df4g5")
	text := read(t, file)
	require.Regexp(t, `^Jack \$argon2id\$v=19\$m=8,t=1,p=1\$\S+\n$`, strings.TrimPrefix(text, six))
	require.NotContains(t, text, "adfv1")
}

func TestTheFirstUserMakesTheFileForItsOwnerAlone(t *testing.T) {
	t.Parallel()
	file := users.NewFile(t.TempDir())

	require.NoError(t, file.Add("Noah", "22d34h"))
	requireCheck(t, true, file, "Noah", "22d34h")
	require.True(t, strings.HasPrefix(read(t, file), "Noah $argon2id$v=19$m=19456,t=2,p=1$"), "at the standard cost")
	info, err := os.Stat(file.Path())
	require.NoError(t, err)
	require.Equal(t, fs.FileMode(0o600), info.Mode())
}

func TestAUserWithAWrongIDOrPasswordIsNotAdded(t *testing.T) {
	file := with(t, six)
	for _, c := range []struct {
		id, password string
		reason       error
	}{
		{"Noah", "other", users.ErrExists},
		{"", "abc", users.ErrID},
		{"No4h", "abc", users.ErrID},
		{"../../etc/passwd", "abc", users.ErrID},
		{"a/b", "abc", users.ErrID},
		{"a b", "abc", users.ErrID},
		{"a\nb", "abc", users.ErrID},
		{"노아", "abc", users.ErrID},
		{"Jack", "", users.ErrPassword},
		{"Jack", "a b", users.ErrPassword},
		{"Jack", "a\nMia b", users.ErrPassword},
		{"Jack", reference, users.ErrPassword},
	} {
		require.ErrorIs(t, file.Add(c.id, c.password), c.reason, "%q %q", c.id, c.password)
		require.Equal(t, six, read(t, file))
	}
	file.Cost = users.Cost{}
	require.ErrorIs(t, file.Add("Jack", "abc"), users.ErrCost)
	_, err := file.HashAll()
	require.ErrorIs(t, err, users.ErrCost)
	require.Equal(t, six, read(t, file))
}

func TestHashingKeepsEveryUserAndEveryOtherByte(t *testing.T) {
	hash := hashOf(t, "qws0853")
	file := with(t, "\n  Noah\t 22d34h \r\nabc abc\nAva "+hash+"\nhalf\nNoah again1\n\xff\x00 x\nLiam 912ynd")
	require.NoError(t, os.Chmod(file.Path(), 0o640))

	hashed, err := file.HashAll()
	require.NoError(t, err)
	require.Equal(t, 4, hashed)
	require.Contains(t, read(t, file), "\nAva "+hash+"\n")
	anyHash := regexp.MustCompile(`\$argon2id\$v=19\$m=8,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}`)
	require.Equal(t, "\n  Noah\t # \r\nabc #\nAva #\nhalf\nNoah #\n\xff\x00 x\nLiam #",
		anyHash.ReplaceAllString(read(t, file), "#"))
	info, err := os.Stat(file.Path())
	require.NoError(t, err)
	require.Equal(t, fs.FileMode(0o640), info.Mode())

	for id, password := range map[string]string{"Noah": "22d34h", "abc": "abc", "Ava": "qws0853", "Liam": "912ynd"} {
		requireCheck(t, true, file, id, password)
	}
	before := read(t, file)
	hashed, err = file.HashAll()
	require.NoError(t, err)
	require.Zero(t, hashed)
	require.Equal(t, before, read(t, file))
}

func TestHashingChangesNoAnswer(t *testing.T) {
	t.Parallel()
	file := with(t, "")
	rapid.Check(t, func(t *rapid.T) {
		// There are few ids and passwords, so that some are equal.
		id := rapid.StringMatching(`[ab]{1,2}`)
		password := rapid.StringMatching(`[ab1]{1,2}`)
		text := ""
		for range rapid.IntRange(0, 6).Draw(t, "lines") {
			line := id.Draw(t, "id") + " " + password.Draw(t, "password")
			if rapid.Bool().Draw(t, "damaged") {
				line = rapid.StringMatching(`[ab1 $]{0,6}`).Draw(t, "line")
			}
			text += line + rapid.SampledFrom([]string{"\n", "\r\n"}).Draw(t, "end")
		}
		require.NoError(t, os.WriteFile(file.Path(), []byte(text), 0o600))
		asked, with := id.Draw(t, "asked id"), password.Draw(t, "asked password")
		before, err := file.Check(asked, with)
		require.NoError(t, err)
		_, err = file.HashAll()
		require.NoError(t, err)
		after, err := file.Check(asked, with)
		require.NoError(t, err)
		require.Equal(t, before, after)
	})
}
