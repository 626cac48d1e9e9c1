package program

import (
	"io/fs"
	"os"
	"syscall"

	"golang.org/x/sys/unix"
)

// closed returns an error for a standard output that the program was started
// without, as by >&- in a shell. Go has then put the null device in its place,
// open for reading and writing. Nobody who asks for the null device gets that,
// but for programs that open it once for all that they hand over: it is the
// input or the error output then too, and no error. One that hands it over as
// the output alone cannot be told from >&-.
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
