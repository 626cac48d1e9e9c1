package practice

import (
	"encoding/xml"
	"strconv"

	"games.example/internal/file"
)

// A stage holds the results of a stage in the form of a JUnit suite.
type stage struct {
	Name     string     `xml:"name,attr"`
	Tests    int        `xml:"tests,attr"`
	Failures int        `xml:"failures,attr"`
	Skipped  int        `xml:"skipped,attr"`
	Cases    []testCase `xml:"testcase"`
}

type testCase struct {
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

// stages returns the results of each stage. Scenarios that were not played count as
// skipped.
func (r *run) stages() (all []stage) {
	results := map[*scenario]result{}
	for _, played := range r.results {
		results[played.scenario] = played
	}
	for _, s := range r.scenarios {
		name := s.stageName()
		if len(all) == 0 || all[len(all)-1].Name != name {
			all = append(all, stage{Name: name})
		}
		last := &all[len(all)-1]
		played, wasPlayed := results[s]
		test := testCase{Class: r.Name + "." + name, Name: s.String(), Seconds: strconv.FormatFloat(played.seconds, 'f', 6, 64)}
		switch {
		case !wasPlayed:
			test.Skipped = &struct{}{}
			last.Skipped++
		case played.err != nil:
			test.Failure = &junitFailure{Message: played.step.Text, Text: played.err.Error()}
			last.Failures++
		}
		last.Tests++
		last.Cases = append(last.Cases, test)
	}
	return all
}

// writeJUnit writes the results as JUnit XML.
func (r *run) writeJUnit() error {
	text, _ := xml.MarshalIndent(struct { // holds only texts and numbers
		XMLName xml.Name `xml:"testsuites"`
		Name    string   `xml:"name,attr"`
		Stages  []stage  `xml:"testsuite"`
	}{Name: r.Name, Stages: r.stages()}, "", "  ")
	results := file.File{Path: r.junit, Wait: file.Patience}
	return results.Replace(func(string) (string, error) { return xml.Header + string(text) + "\n", nil })
}
