//go:build !unix

package program

// quitAsInterrupt does nothing, because this system has no such key.
func quitAsInterrupt() (stop func()) { return func() {} }

// Suspend returns false, because this system has no jobs.
func Suspend(func()) bool { return false }
