package table

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"

	"games.example/yutkata"
)

// throws holds the throws of a game in order. After a throw is taken back, the sticks
// fall in the same way again.
type throws struct {
	mutex  sync.Mutex
	fallen []yutkata.Sticks
	next   yutkata.Thrower // for throws that have not been made yet
}

func (t *throws) at(n int) (yutkata.Sticks, error) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	for len(t.fallen) <= n {
		sticks, err := t.next()
		if err != nil {
			return 0, err
		}
		t.fallen = append(t.fallen, sticks)
	}
	return t.fallen[n], nil
}

// continues makes later throws come from a script, or else from a seed.
func (t *throws) continues(script string, seed uint64) error {
	if script != "" {
		throws, err := parseThrows(script)
		t.next = yutkata.Script(throws...)
		return err
	}
	random := rand.New(rand.NewPCG(seed, 0))
	t.next = yutkata.RandomThrower(random)
	for range t.fallen {
		random.Uint32()
	}
	return nil
}

func parseThrows(text string) (throws []yutkata.Sticks, err error) {
	for text := range strings.SplitSeq(text, ",") {
		sticks, err := yutkata.ParseSticks(strings.TrimSpace(text))
		if err != nil {
			return nil, fmt.Errorf("--throws %q: expected four of x and o for each throw, as in xxxo,oooo", text)
		}
		throws = append(throws, sticks)
	}
	return throws, nil
}
