//go:build !unix

package file

// noFollow is 0, because this system has no such flag.
const noFollow = 0

// syncDirectory does nothing, because this system decides by itself when it writes
// directories.
func syncDirectory(string) error { return nil }
