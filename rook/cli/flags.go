package cli

import (
	"errors"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// flagError says of a flag that does not fit what was expected.
func flagError(_ *cobra.Command, err error) error {
	var invalid *pflag.InvalidValueError
	if !errors.As(err, &invalid) {
		return misuseError{err}
	}
	flag := invalid.GetFlag()
	expected := map[string]string{
		"bool":   "true or false",
		"int":    "a whole number",
		"uint64": "a whole number, 0 or more",
	}[flag.Value.Type()]
	return misuse("--%s %q: expected %s", flag.Name, invalid.GetValue(), expected)
}
