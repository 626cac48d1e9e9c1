package draughts_test

import (
	"strings"

	"github.com/cucumber/godog"

	"games.example/draughts/cli"
	"games.example/features"
	"games.example/features/acceptance"
)

func (t *texts) running(s *acceptance.Steps) {
	s.Step(`^standard input is$`, t.standardInputIs)
	s.Step(`^I run draughts (.+)$`, t.run)
	s.Step(`^it prints$`, t.itPrints)
	s.Step(`^it complains$`, t.itComplains)
	s.Step(`^the exit status is (\d)$`, t.theExitStatusIs)
}

func (t *texts) standardInputIs(text *godog.DocString) {
	t.input = text.Content + "\n"
}

func (t *texts) run(args string) error {
	if err := t.theRunEndedAsExpected(); err != nil {
		return err
	}
	var output, complaint strings.Builder
	t.status = cli.Run(strings.Fields(args), strings.NewReader(t.input), &output, &complaint)
	t.output, t.complaint = output.String(), complaint.String()
	t.wantStatus = 0
	return nil
}

func (t *texts) theExitStatusIs(status int) error {
	t.wantStatus = status
	return t.theRunEndedAsExpected()
}

// theRunEndedAsExpected compares the exit status of the last run, if there was one,
// with the status that the scenario expects.
func (t *texts) theRunEndedAsExpected() error {
	return features.Equal(t.wantStatus, t.status)
}

func (t *texts) itPrints(want *godog.DocString) error {
	return features.Equal([]string{want.Content + "\n", ""}, []string{t.output, t.complaint})
}

func (t *texts) itComplains(want *godog.DocString) error {
	return features.Equal([]string{"", want.Content + "\n"}, []string{t.output, t.complaint})
}
