package practice

import (
	"encoding/xml"
	"os"
	"strconv"
)

type junitSuite struct {
	Name     string      `xml:"name,attr"`
	Tests    int         `xml:"tests,attr"`
	Failures int         `xml:"failures,attr"`
	Skipped  int         `xml:"skipped,attr"`
	Cases    []junitCase `xml:"testcase"`
}

type junitCase struct {
	Class   string        `xml:"classname,attr"`
	Name    string        `xml:"name,attr"`
	Seconds string        `xml:"time,attr"`
	Failure *junitFailure `xml:"failure,omitempty"`
	Skipped *struct{}     `xml:"skipped,omitempty"`
}

type junitFailure struct {
	Message string `xml:"message,attr"`
	Text    string `xml:",chardata"`
}

// junit writes the results as JUnit XML, a suite for each stage. Scenarios that
// were not played are skipped.
func (r *run) junit(path string) error {
	results := map[*scenario]result{}
	for _, played := range r.results {
		results[played.scenario] = played
	}
	var suites []junitSuite
	for _, s := range r.scenarios {
		name := s.stageName()
		if len(suites) == 0 || suites[len(suites)-1].Name != name {
			suites = append(suites, junitSuite{Name: name})
		}
		suite := &suites[len(suites)-1]
		played, wasPlayed := results[s]
		test := junitCase{Class: r.Name + "." + name, Name: s.String(), Seconds: strconv.FormatFloat(played.seconds, 'f', 6, 64)}
		switch {
		case !wasPlayed:
			test.Skipped = &struct{}{}
			suite.Skipped++
		case played.err != nil:
			test.Failure = &junitFailure{Message: played.step.Text, Text: played.err.Error()}
			suite.Failures++
		}
		suite.Tests++
		suite.Cases = append(suite.Cases, test)
	}
	text, err := xml.MarshalIndent(struct {
		XMLName xml.Name     `xml:"testsuites"`
		Name    string       `xml:"name,attr"`
		Suites  []junitSuite `xml:"testsuite"`
	}{Name: r.Name, Suites: suites}, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(path, append([]byte(xml.Header), append(text, '\n')...), 0o600)
}
