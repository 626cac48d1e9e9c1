//go:build !unix

package file

// noFollow is 0: this system has no such flag.
const noFollow = 0

// syncDirectory does nothing: this system decides when it writes directories.
func syncDirectory(string) error { return nil }
