package table

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"games.example/yutkata"
)

// throwBy makes later throws come from a script, or else from a seed.
func (m *match) throwBy(script string, seed uint64) error {
	if script != "" {
		throws, err := parseThrows(script)
		m.throws.Next = yutkata.Script(throws...)
		return err
	}
	random := rand.New(rand.NewPCG(seed, 0))
	m.throws.Next = yutkata.RandomThrower(random)
	for range m.throws.Made {
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
