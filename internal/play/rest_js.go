package play

import (
	"context"
	"sync/atomic"
	"time"
)

// withRests returns a context for a computation in a browser. All goroutines share its
// one thread, and the front runs only while a computation rests. So the computation rests
// for a moment when it asks for the error of its context, though not each time.
func withRests(ctx context.Context) context.Context { return &resting{Context: ctx} }

type resting struct {
	context.Context
	rested atomic.Int64 // the time of the last rest, in Unix milliseconds
}

func (r *resting) Err() error {
	if now := time.Now().UnixMilli(); now-r.rested.Load() > 50 {
		time.Sleep(time.Millisecond)
		r.rested.Store(time.Now().UnixMilli())
	}
	return r.Context.Err()
}
