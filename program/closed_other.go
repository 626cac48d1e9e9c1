//go:build !linux

package program

import "os"

// closed returns nil: this system cannot tell that an output is missing.
func closed(*os.File) error { return nil }
