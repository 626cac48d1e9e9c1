package hub

import (
	"fmt"
	"strconv"

	"games.example/draughts/engine"
)

// A param is an option of the engine that the other program can set.
type param struct {
	name        string
	least, most int
	option      func(*engine.Options) *int
}

var params = []param{
	{"hash", 1, engine.MaxHash, func(o *engine.Options) *int { return &o.Hash }},
	{"threads", 1, engine.MaxThreads, func(o *engine.Options) *int { return &o.Threads }},
	{"endgame", 0, engine.MaxEndgame, func(o *engine.Options) *int { return &o.Endgame }},
}

// line returns the line that describes the parameter.
func (p param) line(o *engine.Options) line {
	return line{command: "param"}.with("name", p.name).with("value", *p.option(o)).
		with("type", "int").with("min", p.least).with("max", p.most)
}

// setParam sets the option that a line names. An unknown name is ignored, as the protocol
// demands. The engine receives the option only at init or at the next search, because
// changing some options takes time.
func (h *hub) setParam(l line) error {
	name, _ := l.get("name")
	value, _ := l.get("value")
	for _, p := range params {
		if p.name == name {
			n, err := strconv.Atoi(value)
			if err != nil || n < p.least || n > p.most {
				return fmt.Errorf("set-param: %s: %s: expected a whole number from %d to %d", name, value, p.least, p.most)
			}
			*p.option(&h.options) = n
			return nil
		}
	}
	return nil
}
