//go:build !js

package play

import "context"

// withRests returns the context of a computation that runs beside the front.
func withRests(ctx context.Context) context.Context { return ctx }
