package users_test

import (
	"encoding/base64"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori/users"
)

// cheap is the lowest possible cost of argon2id.
var cheap = users.Cost{Memory: 8, Passes: 1, Threads: 1}

// The hashes are from the tests of the reference implementation, phc-winner-argon2
// (test.c, version 0x13, argon2id).
const (
	reference       = "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4"
	referenceTwo    = "$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc"
	referenceLarge  = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
	referenceSecret = "password"
)

func TestHashesOfTheReferenceImplementationAreVerified(t *testing.T) {
	for _, text := range []string{reference, referenceTwo, referenceLarge} {
		if testing.Short() && text == referenceLarge {
			continue // slow
		}
		hash, err := users.ParseHash(text)
		require.NoError(t, err)
		require.Equal(t, text, hash.String())
		require.True(t, hash.Matches(referenceSecret))
		require.False(t, hash.Matches("differentpassword"))
		require.False(t, hash.Matches(""))
	}
}

func TestAHashMatchesItsPasswordAndNoOther(t *testing.T) {
	hash, err := users.NewHash("22d34h", cheap)
	require.NoError(t, err)
	require.Equal(t, cheap, hash.Cost())
	require.True(t, hash.Matches("22d34h"))
	for _, wrong := range []string{"", "22d34", "22d34H", "22d34hh", " 22d34h", hash.String()} {
		require.False(t, hash.Matches(wrong), wrong)
	}

	read, err := users.ParseHash(hash.String())
	require.NoError(t, err)
	require.Equal(t, hash, read)

	for _, password := range []string{"", "22d34h"} {
		require.False(t, users.Hash{}.Matches(password), "the zero Hash")
	}
}

func TestTheSamePasswordNeverHasTheSameHash(t *testing.T) {
	first, err := users.NewHash("22d34h", cheap)
	require.NoError(t, err)
	second, err := users.NewHash("22d34h", cheap)
	require.NoError(t, err)
	require.NotEqual(t, first, second)
}

func TestADamagedHashIsAnErrorBeforeItIsComputed(t *testing.T) {
	const salt, key = "c29tZXNhbHQ", "nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4"
	for name, text := range map[string]string{
		"nothing":               "",
		"a dollar":              "$",
		"five dollars":          "$$$$$",
		"cut short":             reference[:len(reference)-1],
		"no key":                "$argon2id$v=19$m=256,t=2,p=1$" + salt,
		"an empty key":          "$argon2id$v=19$m=256,t=2,p=1$" + salt + "$",
		"an empty salt":         "$argon2id$v=19$m=256,t=2,p=1$$" + key,
		"a salt of 7 bytes":     withLengths(7, 32),
		"a salt of 49 bytes":    withLengths(49, 32),
		"a key of 11 bytes":     withLengths(8, 11),
		"a key of 65 bytes":     withLengths(8, 65),
		"an extra part":         reference + "$",
		"argon2i":               strings.Replace(reference, "argon2id", "argon2i", 1),
		"argon2d":               strings.Replace(reference, "argon2id", "argon2d", 1),
		"bcrypt":                "$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy",
		"version 16":            strings.Replace(reference, "v=19", "v=16", 1),
		"no version":            strings.Replace(reference, "$v=19", "", 1),
		"padding":               reference + "=",
		"stray bits":            strings.Replace(reference, "c29tZXNhbHQ$", "c29tZXNhbHR$", 1),
		"URL base64":            strings.Replace(reference, "/", "_", 1),
		"a line break":          strings.Replace(reference, "c29t", "c29t\r", 1),
		"a zero in front":       strings.Replace(reference, "t=2", "t=02", 1),
		"a sign":                strings.Replace(reference, "t=2", "t=+2", 1),
		"a negative number":     strings.Replace(reference, "t=2", "t=-2", 1),
		"more than fits":        strings.Replace(reference, "m=256", "m=4294967552", 1),
		"threads over a byte":   strings.Replace(reference, "p=1", "p=257", 1),
		"another order":         strings.Replace(reference, "m=256,t=2", "t=2,m=256", 1),
		"an extra parameter":    strings.Replace(reference, "p=1", "p=1,keyid=AAAA", 1),
		"a space":               strings.Replace(reference, "m=256", "m= 256", 1),
		"text in front":         "x" + reference,
		"a very long one":       "$argon2id$v=19$m=256,t=2,p=1$" + salt + "$" + strings.Repeat("A", 1<<20),
		"a million dollars":     strings.Repeat("$", 1<<20),
		"bytes that aren't UTF": "$argon2id$v=19$m=\xff,t=2,p=1$" + salt + "$" + key,
	} {
		t.Run(name, func(t *testing.T) {
			hash, err := users.ParseHash(text)
			require.ErrorIs(t, err, users.ErrHash)
			require.Empty(t, hash)
		})
	}
}

func TestSaltsAndKeysMayHaveAnyLengthOfTheFormat(t *testing.T) {
	for _, lengths := range [][2]int{{8, 12}, {8, 64}, {48, 12}, {48, 64}, {16, 32}} {
		hash, err := users.ParseHash(withLengths(lengths[0], lengths[1]))
		require.NoError(t, err, lengths)
		require.False(t, hash.Matches("22d34h"))
	}
}

// withLengths returns a hash whose salt and key have the given lengths and consist of
// zero bytes.
func withLengths(salt, key int) string {
	zeros := func(n int) string { return base64.RawStdEncoding.EncodeToString(make([]byte, n)) }
	return "$argon2id$v=19$m=8,t=1,p=1$" + zeros(salt) + "$" + zeros(key)
}

func TestAHashThatWouldCostTooMuchIsAnError(t *testing.T) {
	for _, cost := range []string{
		"m=0,t=1,p=1", "m=7,t=1,p=1", "m=15,t=1,p=2", "m=256,t=0,p=1", "m=256,t=1,p=0",
		"m=262145,t=1,p=1", "m=4294967295,t=1,p=1", "m=4294967295,t=4294967295,p=255",
		"m=256,t=65,p=1", "m=256,t=4294967295,p=1", "m=262144,t=5,p=1", "m=16385,t=64,p=1", "m=1024,t=1,p=65",
	} {
		_, err := users.ParseHash(strings.Replace(reference, "m=256,t=2,p=1", cost, 1))
		require.ErrorIs(t, err, users.ErrCost, cost)
	}
	for _, cost := range []string{"m=8,t=1,p=1", "m=512,t=1,p=64", "m=262144,t=4,p=64", "m=16384,t=64,p=1"} {
		_, err := users.ParseHash(strings.Replace(reference, "m=256,t=2,p=1", cost, 1))
		require.NoError(t, err, cost)
	}
	_, err := users.NewHash("22d34h", users.Cost{})
	require.ErrorIs(t, err, users.ErrCost)
}

func FuzzParseHash(f *testing.F) {
	for _, text := range []string{
		reference, referenceTwo, referenceLarge, "", "$$$$$",
		"$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAA$AAAAAAAAAAAAAAAA",
		"$argon2id$v=19$m=4294967295,t=4294967295,p=255$AAAAAAAAAAA$AAAAAAAAAAAAAAAA",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		hash, err := users.ParseHash(text)
		if err != nil {
			require.Empty(t, hash, "a hash or an error, never both")
			require.NotContains(t, err.Error(), "\n")
			return
		}
		require.Equal(t, text, hash.String())
		require.NoError(t, hash.Cost().Check())
		if hash.Cost().Memory*hash.Cost().Passes <= 1<<12 { // larger costs would only make the test slower
			hash.Matches("22d34h")
		}
	})
}
