package rook

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// field is one member of a JSON object.
type field struct {
	name  string
	value json.RawMessage // compact
}

// readObject reads the fields of a JSON object in the order in which they are
// written. Other than encoding/json with a struct, it takes no name in another
// case, no null for an object and no name twice.
func readObject(data []byte) ([]field, error) {
	data, err := compact(data)
	if err != nil {
		return nil, err
	}
	if data[0] != '{' {
		return nil, fmt.Errorf("%s is no object", brief(data))
	}
	var fields []field
	seen := map[string]bool{}
	decoder := json.NewDecoder(bytes.NewReader(data))
	if _, err := decoder.Token(); err != nil {
		return nil, err
	}
	for decoder.More() {
		token, err := decoder.Token()
		if err != nil {
			return nil, err
		}
		name, _ := token.(string)
		if seen[name] {
			return nil, fmt.Errorf("the field %s comes twice", quote(name))
		}
		seen[name] = true
		var value json.RawMessage
		if err := decoder.Decode(&value); err != nil {
			return nil, err
		}
		fields = append(fields, field{name, value})
	}
	return fields, nil
}

// fieldsOf reads an object that has all the needed fields, perhaps some of the
// optional ones, and no other.
func fieldsOf(data []byte, needed []string, optional ...string) (map[string]json.RawMessage, error) {
	fields, err := readObject(data)
	if err != nil {
		return nil, err
	}
	values := map[string]json.RawMessage{}
	for _, field := range fields {
		if !slices.Contains(needed, field.name) && !slices.Contains(optional, field.name) {
			return nil, fmt.Errorf("unknown field %s", quote(field.name))
		}
		values[field.name] = field.value
	}
	for _, name := range needed {
		if _, found := values[name]; !found {
			return nil, fmt.Errorf("the field %q is missing", name)
		}
	}
	return values, nil
}

// readArray reads the values of a JSON array, each compact.
func readArray(data []byte) ([]json.RawMessage, error) {
	data, err := compact(data)
	if err != nil {
		return nil, err
	}
	if data[0] != '[' {
		return nil, fmt.Errorf("%s is no array", brief(data))
	}
	var values []json.RawMessage
	return values, json.Unmarshal(data, &values)
}

// readText reads a JSON string.
func readText(data []byte) (string, error) {
	if len(data) == 0 || data[0] != '"' {
		return "", fmt.Errorf("%s is no string", brief(data))
	}
	var value string
	return value, json.Unmarshal(data, &value)
}

// readCount reads a JSON number that is a whole one, 0 or more.
func readCount(data []byte) (int, error) {
	value, err := parseCount(string(data))
	if err == nil {
		return value, nil
	}
	if isInteger(data) && data[0] != '-' {
		return 0, fmt.Errorf("%s is too big, expected at most %d", brief(data), maxInt)
	}
	return 0, fmt.Errorf("%s is no whole number, 0 or more", brief(data))
}

const maxInt = int(^uint(0) >> 1)

// isInteger tells whether a JSON value is a number without fraction and
// exponent.
func isInteger(value []byte) bool {
	return len(value) > 0 && (value[0] == '-' || value[0] >= '0' && value[0] <= '9') &&
		!bytes.ContainsAny(value, ".eE")
}

var errNotUTF8 = errors.New("it is not UTF-8")

// compact is the JSON value without blanks between its tokens.
func compact(data []byte) ([]byte, error) {
	if !utf8.Valid(data) {
		return nil, errNotUTF8
	}
	if len(bytes.TrimSpace(data)) == 0 {
		return nil, errors.New("it is empty, not JSON")
	}
	var compacted bytes.Buffer
	if json.Compact(&compacted, data) != nil {
		return nil, syntax(data)
	}
	return compacted.Bytes(), nil
}

// syntax says where a text stops being JSON.
func syntax(data []byte) error {
	var value json.RawMessage
	err := json.Unmarshal(data, &value) // other than json.Compact, it says where
	var wrong *json.SyntaxError
	if errors.As(err, &wrong) {
		return fmt.Errorf("it is no JSON: %w (byte %d)", err, wrong.Offset)
	}
	return fmt.Errorf("it is no JSON: %w", err)
}

// brief is a compact JSON value in printable characters, shortened to be read
// in a message.
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

// quote is a name in quotes, shortened to be read in a message.
func quote(name string) string { return `"` + brief([]byte(name)) + `"` }
