package play

import "sync"

// Throws holds the throws of a game in order. A throw depends only on its number, so it
// stays the same when a player takes back a move.
type Throws[T any] struct {
	Next  func() (T, error) // makes the next throw
	Made  []T
	mutex sync.Mutex
}

// At returns throw number n, counted from 0, or an error from Next.
func (t *Throws[T]) At(n int) (throw T, err error) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	for len(t.Made) <= n {
		if throw, err = t.Next(); err != nil {
			return throw, err
		}
		t.Made = append(t.Made, throw)
	}
	return t.Made[n], nil
}
