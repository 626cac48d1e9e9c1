package program

import (
	"io/fs"
	"os"
	"syscall"

	"golang.org/x/sys/unix"
)

// closed returns an error if the program was started without a standard output,
// as by >&- in a shell. Go then puts the null device in its place, open for
// reading and writing. Shells open it for writing only, but some programs open
// it once, for reading and writing, and pass it on as several streams: if it is
// the input or the error output as well, closed returns nil. If it is passed on
// as the output alone, it cannot be told from >&-.
func closed(stdout *os.File) error {
	if isNull(stdout) && !isNull(os.Stdin) && !isNull(os.Stderr) {
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
	null, err := os.Stat(os.DevNull)
	if err != nil {
		return false
	}
	info, err := file.Stat()
	return err == nil && os.SameFile(info, null)
}
