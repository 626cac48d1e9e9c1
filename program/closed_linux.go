package program

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"syscall"

	"golang.org/x/sys/unix"
)

// closed returns an error if a shell has started the program without a standard
// output, as by >&-. Go then puts the null device in its place, open for reading
// and writing. Python and others open it in that way for output that is thrown
// away on purpose, which is not an error; shells open it for writing only. If a
// shell replaces itself by the program, as sh -c may do, the two cannot be told
// apart, and closed returns nil.
func closed(stdout *os.File) error {
	if isNull(stdout) && !isNull(os.Stdin) && !isNull(os.Stderr) && startedByShell() {
		return &fs.PathError{Op: "write", Path: stdout.Name(), Err: syscall.EBADF}
	}
	return nil
}

// isNull reports whether a file is the null device, open for reading and
// writing.
func isNull(file *os.File) bool {
	flags, err := unix.FcntlInt(file.Fd(), unix.F_GETFL, 0)
	if err != nil || flags&unix.O_ACCMODE != unix.O_RDWR {
		return false
	}
	info, err := file.Stat()
	return err == nil && isNullDevice(info)
}

func isNullDevice(info fs.FileInfo) bool {
	null, err := os.Stat(os.DevNull)
	return err == nil && os.SameFile(info, null)
}

// startedByShell reports whether a shell has started the program and is not
// itself a program whose output is thrown away.
func startedByShell() bool {
	shell := fmt.Sprintf("/proc/%d/", os.Getppid())
	name, err := os.ReadFile(shell + "comm")
	if err != nil || !slices.Contains(shells, strings.TrimSpace(string(name))) {
		return false
	}
	output, err := os.Stat(shell + "fd/1")
	if err != nil {
		return errors.Is(err, fs.ErrNotExist)
	}
	return !isNullDevice(output)
}

var shells = []string{"sh", "ash", "bash", "busybox", "dash", "fish", "ksh", "mksh", "zsh"}
