package users

import (
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"strings"

	"golang.org/x/crypto/argon2"
)

// The errors from reading and making hashes.
var (
	ErrHash = errors.New("expected an argon2id hash in the PHC string format")
	ErrCost = errors.New("expected a hash with 1 to 64 passes, 1 to 64 threads, 8 KiB per thread to 256 MiB of memory, and at most 1 GiB over all passes")
)

// A Cost is the work of computing a hash: a number of passes over an amount of memory,
// which is divided among threads. Each attempt to guess a password has this cost, too.
type Cost struct {
	Memory  uint32 // in KiB, from 8 for each thread to 256 * 1024
	Passes  uint32 // from 1 to 64; Passes * Memory is at most 1024 * 1024
	Threads uint8  // from 1 to 64
}

// Standard returns the least cost that the OWASP Password Storage Cheat Sheet
// recommends for argon2id: 2 passes over 19 MiB by 1 thread. This takes a few
// hundredths of a second.
func Standard() Cost { return Cost{Memory: 19 * 1024, Passes: 2, Threads: 1} }

// Check returns ErrCost for a cost outside the limits. The limits prevent a line of a
// file from exhausting the memory or making a login take minutes.
func (c Cost) Check() error {
	if c.Threads < 1 || c.Threads > 64 || c.Passes < 1 || c.Passes > 64 ||
		c.Memory < 8*uint32(c.Threads) || c.Memory > 256<<10 || c.Memory*c.Passes > 1<<20 {
		return ErrCost
	}
	return nil
}

// A Hash is the argon2id hash of a password with its salt. Hashes can be
// compared with ==.
type Hash struct {
	cost Cost
	salt string
	key  string
}

// NewHash returns the hash of a password with a new salt. The error is ErrCost.
func NewHash(password string, cost Cost) (Hash, error) {
	if err := cost.Check(); err != nil {
		return Hash{}, err
	}
	salt := make([]byte, 16)
	_, _ = rand.Read(salt) // it never fails
	hash := Hash{cost: cost, salt: string(salt)}
	hash.key = hash.keyOf(password, 32)
	return hash, nil
}

// ParseHash returns the hash that a string holds in the PHC string format, exactly as
// String writes it:
//
//	$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IG9yIGl0$...
//
// The salt must have 8 to 48 bytes and the key 12 to 64, in base64 without padding, and
// the cost must be within its limits. Otherwise the error is ErrHash or ErrCost. For
// parameters of the format that argon2 in Go does not support (keyid, data, other
// versions), the error is ErrHash.
func ParseHash(text string) (Hash, error) {
	parts := strings.SplitN(text, "$", 7)
	if len(parts) != 6 {
		return Hash{}, ErrHash
	}
	var cost Cost
	_, errCost := fmt.Sscanf(parts[3], "m=%d,t=%d,p=%d", &cost.Memory, &cost.Passes, &cost.Threads)
	salt, errSalt := base64.RawStdEncoding.DecodeString(parts[4])
	key, errKey := base64.RawStdEncoding.DecodeString(parts[5])
	hash := Hash{cost, string(salt), string(key)}
	switch {
	case errCost != nil || errSalt != nil || errKey != nil,
		len(salt) < 8 || len(salt) > 48 || len(key) < 12 || len(key) > 64,
		hash.String() != text: // another algorithm or version, leading zeros, stray bits
		return Hash{}, ErrHash
	case cost.Check() != nil:
		return Hash{}, ErrCost
	}
	return hash, nil
}

// String returns the hash in the PHC string format.
func (h Hash) String() string {
	encode := base64.RawStdEncoding.EncodeToString
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version,
		h.cost.Memory, h.cost.Passes, h.cost.Threads, encode([]byte(h.salt)), encode([]byte(h.key)))
}

// Cost returns the cost of the hash.
func (h Hash) Cost() Cost { return h.cost }

// Matches reports whether the hash is a hash of the password. The zero Hash matches no
// password.
func (h Hash) Matches(password string) bool {
	return h.key != "" && h.keyOf(password, len(h.key)) == h.key
}

// keyOf returns the key of the password, computed with the salt and the cost of the hash.
func (h Hash) keyOf(password string, length int) string {
	return string(argon2.IDKey([]byte(password), []byte(h.salt), h.cost.Passes, h.cost.Memory, h.cost.Threads, uint32(length)))
}
