package features

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"

	messages "github.com/cucumber/messages/go/v21"
	"github.com/rogpeppe/go-internal/diff"

	"games.example/internal/printable"
)

// Equal returns nil if two values are equal, otherwise an error that shows both. For
// long texts and lists, the error shows only the lines that differ and the lines around
// them.
func Equal(want, got any) error {
	const wide = 70
	if reflect.DeepEqual(want, got) {
		return nil
	}
	expected, found := written(want, " "), written(got, " ")
	if expected == found {
		expected, found = fmt.Sprintf("%#v", want), fmt.Sprintf("%#v", got)
	}
	if !strings.Contains(expected+found, "\n") && max(len(expected), len(found)) <= wide {
		return fmt.Errorf("expected %s\n   found %s", printable.Line(orNothing(expected)), printable.Line(orNothing(found)))
	}
	return errors.New(difference(written(want, "\n"), written(got, "\n")))
}

// EqualField returns nil if two values of a field are equal. Otherwise it
// returns an error that names the field and shows both values as JSON, or the
// difference between long values.
func EqualField(name string, want, got any) error {
	const wide = 300
	err := Equal(want, got)
	if err == nil {
		return nil
	}
	expected, found := toJSON(want), toJSON(got)
	if strings.Contains(expected+found, `\n`) || max(len(expected), len(found)) > wide || expected == found {
		return fmt.Errorf("%s:\n%w", name, err)
	}
	return fmt.Errorf("%s: expected %s, found %s", name, expected, found)
}

// EqualAnswer returns nil if two answers, which are structs, are equal. Otherwise it
// returns an error that names each field that differs. A missing array equals an empty
// array.
func EqualAnswer(want, got any) (differences error) {
	wanted, found := reflect.ValueOf(want), reflect.ValueOf(got)
	for i := range wanted.NumField() {
		a, b := wanted.Field(i), found.Field(i)
		if a.Kind() != reflect.Slice || a.Len()+b.Len() > 0 {
			name, _, _ := strings.Cut(wanted.Type().Field(i).Tag.Get("json"), ",")
			differences = errors.Join(differences, EqualField(name, a.Interface(), b.Interface()))
		}
	}
	return differences
}

func toJSON(value any) string {
	if list := reflect.ValueOf(value); list.Kind() == reflect.Slice && list.Len() == 0 {
		return "[]"
	}
	text, _ := json.Marshal(value)      // values that come from JSON can be written as JSON
	return printable.Line(string(text)) // because JSON may hold control characters beyond ASCII
}

// written returns a value as text. The separator goes between the elements of a list.
func written(value any, separator string) string {
	list := reflect.ValueOf(value)
	if list.Kind() != reflect.Slice {
		return fmt.Sprintf("%+v", value)
	}
	var elements []string
	for i := range list.Len() {
		elements = append(elements, fmt.Sprintf("%+v", list.Index(i)))
	}
	return strings.Join(elements, separator)
}

func orNothing(text string) string {
	if strings.TrimSpace(text) == "" {
		return fmt.Sprintf("nothing (%q)", text)
	}
	return text
}

// Short returns a text whole, unless it is longer than the boards of most games.
func Short(text string) string {
	const most = 1000
	if len(text) > most {
		return printable.Excerpt(text)
	}
	return text
}

// difference returns the lines in which two texts differ and the lines around them. It
// returns at most as many lines as fit on a screen.
func difference(expected, found string) string {
	const most = 20
	if text := strings.TrimRight(expected, "\n"); text == strings.TrimRight(found, "\n") {
		return fmt.Sprintf("expected %s at the end, found %d",
			printable.Count(len(expected)-len(text), "line break"), len(found)-len(text))
	}
	lines := bytes.Split(diff.Diff(
		"expected", []byte(strings.TrimRight(expected, "\n")+"\n"),
		"found", []byte(strings.TrimRight(found, "\n")+"\n")), []byte("\n"))
	lines = lines[1 : len(lines)-1] // without the line that shows the diff command
	if len(lines) > most {
		rest := fmt.Sprintf("... and %d more lines", len(lines)-most)
		lines = append(lines[:most], []byte(rest))
	}
	for i, line := range lines {
		lines[i] = []byte(printable.Line(Short(string(line))))
	}
	return string(bytes.Join(lines, []byte("\n")))
}

// Argument returns the table or the text that belongs to a step.
func Argument(argument *messages.PickleStepArgument) string {
	if argument.DocString != nil {
		return argument.DocString.Content
	}
	var text strings.Builder
	for _, row := range argument.DataTable.Rows {
		for _, cell := range row.Cells {
			fmt.Fprintf(&text, "| %s ", cell.Value)
		}
		text.WriteString("|\n")
	}
	return text.String()
}

// Indented returns a text with a margin before each line, and a single line feed at the
// end.
func Indented(text, margin string) string {
	text = strings.TrimRight(text, "\n")
	return margin + strings.ReplaceAll(text, "\n", "\n"+margin) + "\n"
}
