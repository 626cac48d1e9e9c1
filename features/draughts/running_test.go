package draughts_test

import (
	"strings"

	"github.com/cucumber/godog"

	"games.example/draughts/cli"
	"games.example/features"
)

func (t *table) running(s *godog.ScenarioContext) {
	s.Step(`^standard input is$`, t.standardInputIs)
	s.Step(`^I run draughts (.+)$`, t.run)
	s.Step(`^it prints$`, t.itPrints)
	s.Step(`^it complains$`, t.itComplains)
}

func (t *table) standardInputIs(text *godog.DocString) {
	t.input = text.Content + "\n"
}

func (t *table) run(args string) {
	var output, complaint strings.Builder
	cli.Run(strings.Fields(args), strings.NewReader(t.input), &output, &complaint)
	t.output, t.complaint = output.String(), complaint.String()
}

func (t *table) itPrints(want *godog.DocString) error {
	return features.Equal([]string{want.Content + "\n", ""}, []string{t.output, t.complaint})
}

func (t *table) itComplains(want *godog.DocString) error {
	return features.Equal([]string{"", want.Content + "\n"}, []string{t.output, t.complaint})
}
