package file

import (
	"cmp"
	"context"
	"errors"
	"io/fs"
	"os"
	"time"

	"github.com/gofrs/flock"

	"games.example/internal/message"
)

// Lock takes the lock of the file, which keeps out all changes, and other locks, until
// unlock is called or the program ends. The file may be missing. If another program
// holds the lock for all of f.Wait, Lock returns ErrBusy.
func (f File) Lock() (unlock func(), err error) { return f.lock(follow(f.Path)) }

// lock takes the lock of the file at path. The holder of a lock removes the lock file,
// so a lock counts only while its file exists. A lock file that is not empty was not
// made by this package, and stays.
func (f File) lock(path string) (unlock func(), err error) {
	name := hidden(path) + ".lock"
	ctx, stop := context.WithTimeout(context.Background(), f.Wait)
	defer stop()
	for {
		if err := makeLock(name, path, cmp.Or(f.Mode, 0o600)); err != nil {
			return nil, err
		}
		lock := flock.New(name, flock.SetFlag(os.O_RDONLY|noFollow))
		mine, err := lock.TryLock()
		if err == nil && !mine {
			_, err = lock.TryLockContext(ctx, 5*time.Millisecond)
		}
		switch {
		case errors.Is(err, context.DeadlineExceeded):
			return nil, message.Errorf("%[2]w (%[1]s is locked)", name, ErrBusy)
		case err != nil && !errors.Is(err, fs.ErrNotExist):
			return nil, err
		}
		locked, _ := lock.Stat()
		if there, _ := os.Lstat(name); err == nil && os.SameFile(locked, there) {
			return func() {
				if there.Size() == 0 {
					_ = os.Remove(name)
				}
				_ = lock.Close()
			}, nil
		}
		_ = lock.Close()
	}
}

// makeLock creates the lock file unless it exists. The owner can always read and write
// the lock file.
func makeLock(name, path string, mode fs.FileMode) error {
	lock, err := create(name, path, mode, 0o600)
	refused := new(fs.PathError)
	switch {
	case errors.Is(err, fs.ErrExist):
		if lock, err = openRegular(name, os.O_RDONLY); errors.Is(err, fs.ErrNotExist) {
			return nil // another program has just removed the file
		}
	case errors.As(err, &refused):
		refused.Path = path // because users do not know the lock file
	}
	if lock == nil {
		return err
	}
	return errors.Join(err, lock.Close())
}
