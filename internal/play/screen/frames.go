package screen

import (
	"reflect"
	"time"

	tea "charm.land/bubbletea/v2"
)

// awake is how long a screen draws frames after a message. A frame that is still not
// ready by then would appear only after the next message.
const awake = 2 * time.Second

// frame is the time between two frames.
const frame = time.Second / 60

// frames starts and stops the frames of a program. Without that, Bubble Tea would wake up
// for each frame, even if nothing changes.
type frames struct {
	program *tea.Program
	ticker  *time.Ticker // nil before the first message
	last    time.Time    // the time of the last message
	idle    *time.Timer
}

// idling is the message that no other message may have come for a while.
type idling struct{}

// follow starts the frames, or stops them if the message is idling and no other message has
// come for a while. The program's filter calls follow with each message.
func (f *frames) follow(msg tea.Msg) {
	if f.ticker == nil {
		f.ticker = tickerOf(f.program)
		f.idle = time.AfterFunc(awake, func() { f.program.Send(idling{}) })
	}
	if _, ok := msg.(idling); ok {
		if time.Since(f.last) >= awake {
			f.ticker.Stop()
		}
		return
	}
	f.last = time.Now()
	f.idle.Reset(awake)
	f.ticker.Reset(frame)
}

// tickerOf returns the ticker of the frames of a running program. The argument is a pointer
// to the program. Bubble Tea keeps the ticker to itself. If another version has no such
// ticker, tickerOf returns a ticker without an effect.
func tickerOf(program any) *time.Ticker {
	field := reflect.ValueOf(program).Elem().FieldByName("ticker")
	if !field.IsValid() || field.Type() != reflect.TypeFor[*time.Ticker]() || field.IsNil() {
		return time.NewTicker(time.Hour)
	}
	return *(**time.Ticker)(field.Addr().UnsafePointer())
}
