package yutkata_test

import (
	"errors"
	"strings"

	"games.example/features"
	"games.example/features/acceptance"
	"games.example/yutkata/cli"
)

// console runs the program for one scenario.
type console struct{ printed string }

func (c *console) steps(s *acceptance.Steps) {
	s.Step(`^"([^"]+)" is given$`, c.isGiven)
	s.Step(`^"([^"]+)" is given the output$`, c.isGivenTheOutput)
	s.Step(`^it prints$`, c.itPrints)
}

func (c *console) isGiven(args, input string) error {
	var printed, complaint strings.Builder
	status := cli.Run(strings.Fields(args), strings.NewReader(input), &printed, &complaint)
	c.printed = printed.String()
	return errors.Join(features.Equal(0, status), features.Equal("", complaint.String()))
}

func (c *console) isGivenTheOutput(args string) error { return c.isGiven(args, c.printed) }

func (c *console) itPrints(text string) error { return features.Equal(text+"\n", c.printed) }
