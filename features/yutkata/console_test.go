package yutkata_test

import (
	"fmt"
	"strings"

	"games.example/features"
	"games.example/yutkata/cli"
)

// console is where one scenario runs the program.
type console struct{ printed string }

func (c *console) steps(s *features.Steps) {
	s.Step(`^"([^"]+)" is told$`, c.isTold)
	s.Step(`^"([^"]+)" is told what it printed$`, c.isToldWhatItPrinted)
	s.Step(`^it prints$`, c.itPrints)
}

func (c *console) isTold(args, input string) error {
	var printed, complaint strings.Builder
	if status := cli.Run(strings.Fields(args), strings.NewReader(input), &printed, &complaint); status != 0 {
		return fmt.Errorf("status %d: %s", status, complaint.String())
	}
	c.printed = printed.String()
	return nil
}

func (c *console) isToldWhatItPrinted(args string) error { return c.isTold(args, c.printed) }

func (c *console) itPrints(text string) error { return features.Equal(text+"\n", c.printed) }
