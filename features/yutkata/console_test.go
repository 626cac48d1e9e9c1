package yutkata_test

import (
	"fmt"
	"strings"

	"games.example/features"
	"games.example/yutkata/cli"
)

func (t *table) console(s *features.Steps) {
	s.Step(`^"([^"]+)" is told$`, t.isTold)
	s.Step(`^"([^"]+)" is told what it printed$`, t.isToldWhatItPrinted)
	s.Step(`^it prints$`, t.itPrints)
}

func (t *table) isTold(args, input string) error {
	var printed, complaint strings.Builder
	if status := cli.Run(strings.Fields(args), strings.NewReader(input), &printed, &complaint); status != 0 {
		return fmt.Errorf("status %d: %s", status, complaint.String())
	}
	t.printed = printed.String()
	return nil
}

func (t *table) isToldWhatItPrinted(args string) error { return t.isTold(args, t.printed) }

func (t *table) itPrints(text string) error { return features.Equal(text+"\n", t.printed) }
