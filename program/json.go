package program

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
)

// WrongJSON rewrites an error of encoding/json so that people understand it. The new
// error names the wrong field, or the whole if no field is wrong. Any other error is
// returned unchanged.
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
		field = strings.ToLower(field) // a field without a tag has its name in Go
	}
	found, _, _ := strings.Cut(wrong.Value, " ") // as in "number -1"
	switch found {
	case "array", "object":
		found = "an " + found
	case "bool":
		found = "true or false"
	default:
		found = "a " + found
	}
	return Errorf("%s: wrong JSON: expected %s, found %s", field, kindOfJSON(wrong.Type), found)
}

// kindOfJSON returns the name of a type in JSON, with an article.
func kindOfJSON(kind reflect.Type) string {
	switch kind.Kind() {
	case reflect.String:
		return "a string"
	case reflect.Bool:
		return "true or false"
	case reflect.Slice, reflect.Array:
		return "an array"
	case reflect.Struct, reflect.Map, reflect.Pointer:
		return "an object"
	case reflect.Float32, reflect.Float64:
		return "a number"
	default:
		return "a whole number"
	}
}
