package screen

import (
	"testing"
	"testing/synctest"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/stretchr/testify/require"
)

func TestAScreenDrawsFramesOnlyForAWhileAfterAMessage(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		idled := make(chan time.Time, 1)
		f := frames{ticker: time.NewTicker(time.Hour), idle: time.AfterFunc(time.Hour, func() { idled <- time.Now() })}
		draws := func() bool {
			time.Sleep(2 * frame)
			select {
			case <-f.ticker.C:
				return true
			default:
				return false
			}
		}
		begun := time.Now()
		f.follow(tea.FocusMsg{})
		require.True(t, draws())
		f.follow(idling{})
		require.True(t, draws(), "another message has come since")
		require.Equal(t, awake, (<-idled).Sub(begun))
		f.follow(idling{})
		require.False(t, draws(), "nothing has come for a while")
		f.follow(tea.FocusMsg{})
		require.True(t, draws())
		f.idle.Stop()
	})
}

func TestAScreenOfAnotherProgramHasATickerOfItsOwn(t *testing.T) {
	ticker := time.NewTicker(time.Minute)
	require.Same(t, ticker, tickerOf(&struct{ ticker *time.Ticker }{ticker}))
	for _, program := range []any{&struct{ ticker *time.Ticker }{}, &struct{ ticker *int }{new(int)}, &struct{}{}} {
		own := tickerOf(program)
		own.Reset(time.Nanosecond)
		require.NotZero(t, <-own.C)
	}
}
