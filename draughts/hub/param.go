package hub

import (
	"fmt"

	"games.example/draughts/engine"
)

// A param is an option of the engine that the other program can set.
type param struct {
	name string
	most int // it is 1 at least
	of   func(*engine.Options) *int
}

var params = []param{
	{"hash", engine.MaxHash, func(o *engine.Options) *int { return &o.Hash }},
	{"threads", engine.MaxThreads, func(o *engine.Options) *int { return &o.Threads }},
}

// usualOptions are those of the engine until the other program sets some.
var usualOptions = engine.Options{Hash: engine.DefaultHash, Threads: 1}

// line returns the line that tells the other program of the parameter.
func (p param) line(o *engine.Options) line {
	return line{command: "param"}.with("name", p.name).with("value", *p.of(o)).
		with("type", "int").with("min", 1).with("max", p.most)
}

// setParam sets the option that a line names.
func (h *hub) setParam(l line) error {
	name, _ := l.get("name")
	for _, p := range params {
		if p.name != name {
			continue
		}
		value, _ := l.get("value")
		n, err := count(value)
		if err == nil && n > p.most {
			err = fmt.Errorf("%s: expected at most %d", value, p.most)
		}
		if err != nil {
			return fmt.Errorf("set-param: %s: %w", name, err)
		}
		*p.of(&h.options) = n
		h.searcher.Configure(h.options)
		return nil
	}
	return fmt.Errorf("set-param: there is no parameter %s", name)
}
