//go:build !unix

package command

import "syscall"

// StopSignal is not a real signal, because this system has no jobs.
const StopSignal = syscall.Signal(-1)

// quitAsInterrupt does nothing, because no key sends a quit signal on this system.
func quitAsInterrupt() (stop func()) { return func() {} }

// Suspend returns false, because this system has no job control.
func Suspend(func()) bool { return false }
