package command

import (
	"cmp"
	"encoding/json"
	"errors"
	"strings"
)

// WrongJSON rewrites an error of encoding/json so that people understand it. The new
// error begins with the name of the wrong field, or with the argument whole if no field is
// wrong. Any other error is returned unchanged.
func WrongJSON(whole string, err error) error {
	wrong, ok := errors.AsType[*json.UnmarshalTypeError](err)
	switch {
	case errors.As(err, new(*json.SyntaxError)):
		return Errorf("%s: wrong JSON: %w", whole, err)
	case !ok:
		return err
	}
	field := wrong.Field[strings.LastIndex(wrong.Field, ".")+1:] // without the names of outer structs
	switch {
	case field == "":
		field = whole
	case len(field) > 1:
		field = strings.ToLower(field) // an untagged field has its Go name
	}
	expected := cmp.Or(kindsOfJSON[wrong.Type.Kind().String()], "a whole number")
	found, _, _ := strings.Cut(wrong.Value, " ") // as in "number -1"
	return Errorf("%s: wrong JSON: expected %s, found %s", field, expected, kindsOfJSON[found])
}

// kindsOfJSON maps the names of Go's kinds and of JSON's types to words.
var kindsOfJSON = map[string]string{
	"string": "a string", "bool": "true or false", "number": "a number", "float32": "a number", "float64": "a number",
	"slice": "an array", "array": "an array", "struct": "an object", "map": "an object", "ptr": "an object", "object": "an object",
}
