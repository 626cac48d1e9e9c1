package table

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"

	"games.example/yutkata"
)

// throws holds the throws of a game by their number, from 0. A throw that is taken
// back falls in the same way again.
type throws struct {
	mutex  sync.Mutex
	fallen []yutkata.Sticks
	next   yutkata.Thrower // throws the sticks that have not fallen yet
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

// continues adds the throws of a script, or else of a seed, after the throws
// that have fallen.
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
