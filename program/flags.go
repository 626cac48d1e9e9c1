package program

import (
	"errors"
	"math/rand/v2"

	"github.com/spf13/pflag"
)

// flagError says of a flag that does not fit what was expected. A flag of
// another type than pflag's tells by a method Expected.
func flagError(err error) error {
	var (
		unknown *pflag.NotExistError
		empty   *pflag.ValueRequiredError
		syntax  *pflag.InvalidSyntaxError
		invalid *pflag.InvalidValueError
	)
	switch {
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() != "":
		return Errorf("unknown flag: -%s", unknown.GetSpecifiedName())
	case errors.As(err, &unknown):
		return Errorf("unknown flag: --%s", unknown.GetSpecifiedName())
	case errors.As(err, &empty):
		return Errorf("--%s: expected a value", empty.GetSpecifiedName())
	case errors.As(err, &syntax):
		return Errorf("%q is no flag", syntax.GetSpecifiedFlag())
	case !errors.As(err, &invalid):
		return err
	}
	flag := invalid.GetFlag()
	expected, known := map[string]string{
		"bool":    "true or false",
		"float64": "a number",
		"int":     "a whole number of 64 bits",
		"uint64":  "a whole number of 64 bits, 0 or more",
	}[flag.Value.Type()]
	if some, ok := flag.Value.(interface{ Expected() string }); ok {
		expected, known = some.Expected(), true
	}
	if !known {
		return err
	}
	return Errorf("--%s %q: expected %s", flag.Name, invalid.GetValue(), Phrase(expected))
}

// SeedFlag is the flag --seed, drawn where none is given.
type SeedFlag struct{ value uint64 }

// Declare declares the flag as the seed of something.
func (f *SeedFlag) Declare(flags *pflag.FlagSet, of string) {
	flags.Uint64Var(&f.value, "seed", 0, "seed of "+of+" (default: another one each time)")
}

// Seed is the seed that the flags say.
func (f *SeedFlag) Seed(flags *pflag.FlagSet) uint64 {
	if flags.Changed("seed") {
		return f.value
	}
	return rand.Uint64() //nolint:forbidigo // the one place where chance comes from outside
}
