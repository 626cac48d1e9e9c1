//go:build !unix

package program

// quitAsInterrupt does nothing: this system has no such key.
func quitAsInterrupt() (stop func()) { return func() {} }
