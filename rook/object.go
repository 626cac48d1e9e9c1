package rook

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// field is a field of a JSON object.
type field struct {
	name  string
	value json.RawMessage // compact
}

// readObject returns the fields of a JSON object in the order in which they are
// written. It is stricter than encoding/json with a struct: names must be spelled
// exactly, null is not an object, and each name may occur only once.
func readObject(data []byte) ([]field, error) {
	data, err := compact(data)
	if err != nil {
		return nil, err
	}
	if data[0] != '{' {
		return nil, fmt.Errorf("%s is not an object", brief(data))
	}
	var fields []field
	seen := map[string]bool{}
	decoder := json.NewDecoder(bytes.NewReader(data)) // it cannot fail, because data is valid
	_, _ = decoder.Token()                            // {
	for decoder.More() {
		var f field
		token, _ := decoder.Token()
		f.name, _ = token.(string)
		if seen[f.name] {
			return nil, fmt.Errorf("the field %s comes twice", quote(f.name))
		}
		seen[f.name] = true
		_ = decoder.Decode(&f.value)
		fields = append(fields, f)
	}
	return fields, nil
}

// fieldsOf returns the fields of an object. The object must have all needed fields, may
// have the optional fields, and must not have others.
func fieldsOf(data []byte, needed []string, optional ...string) (map[string]json.RawMessage, error) {
	fields, err := readObject(data)
	if err != nil {
		return nil, err
	}
	values := map[string]json.RawMessage{}
	for _, f := range fields {
		if !slices.Contains(needed, f.name) && !slices.Contains(optional, f.name) {
			return nil, fmt.Errorf("unknown field %s", quote(f.name))
		}
		values[f.name] = f.value
	}
	for _, name := range needed {
		if _, found := values[name]; !found {
			return nil, fmt.Errorf("the field %q is missing", name)
		}
	}
	return values, nil
}

// readArray returns the values of a JSON array, each in compact form.
func readArray(data []byte) ([]json.RawMessage, error) {
	data, err := compact(data)
	if err != nil {
		return nil, err
	}
	if data[0] != '[' {
		return nil, fmt.Errorf("%s is not an array", brief(data))
	}
	var values []json.RawMessage
	return values, json.Unmarshal(data, &values)
}

// readText returns the text of a JSON string.
func readText(data []byte) (string, error) {
	if len(data) == 0 || data[0] != '"' {
		return "", fmt.Errorf("%s is not a string", brief(data))
	}
	var value string
	return value, json.Unmarshal(data, &value)
}

// readCount reads a JSON number that is a whole number of 0 or more.
func readCount(data []byte) (int, error) {
	if value, ok := parseCount(string(data)); ok {
		return value, nil
	}
	if isInteger(data) && data[0] != '-' {
		return 0, fmt.Errorf("%s is too large: expected at most %d", brief(data), math.MaxInt)
	}
	return 0, fmt.Errorf("%s is not a whole number of 0 or more", brief(data))
}

// isInteger reports whether a JSON value is a number that has neither a fraction nor an
// exponent.
func isInteger(value []byte) bool {
	return len(value) > 0 && (value[0] == '-' || value[0] >= '0' && value[0] <= '9') &&
		!bytes.ContainsAny(value, ".eE")
}

// compact removes the white space between the tokens of a JSON value.
func compact(data []byte) ([]byte, error) {
	if !utf8.Valid(data) {
		return nil, errors.New("not UTF-8")
	}
	if len(bytes.TrimSpace(data)) == 0 {
		return nil, errors.New("empty, not JSON")
	}
	var compacted bytes.Buffer
	if json.Compact(&compacted, data) == nil {
		return compacted.Bytes(), nil
	}
	err := json.Unmarshal(data, new(any)) // unlike json.Compact, json.Unmarshal reports the offset
	if wrong, ok := errors.AsType[*json.SyntaxError](err); ok {
		return nil, fmt.Errorf("not JSON: %w (byte %d)", err, wrong.Offset)
	}
	return nil, fmt.Errorf("not JSON: %w", err)
}

// brief returns a compact JSON value as text for a message. It escapes characters that
// are not printable, and shortens a long value.
func brief(value []byte) string {
	const most = 40
	var short strings.Builder
	shown := 0
	for _, r := range string(value) {
		if shown++; shown > most {
			short.WriteString("...")
			break
		}
		if unicode.IsPrint(r) {
			short.WriteRune(r)
		} else {
			fmt.Fprintf(&short, `\u%04x`, r)
		}
	}
	return short.String()
}

// quote returns a name in quotes for a message, escaped and shortened by brief.
func quote(name string) string { return `"` + brief([]byte(name)) + `"` }
