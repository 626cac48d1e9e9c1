package command

import (
	"encoding"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// flagError rewords an error from parsing flags, and adds the expected value or the most
// similar flag. The Expected method of a flag's value, if it has one, returns the expected
// value.
func flagError(flags *pflag.FlagSet, err error) error {
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
		var names []string
		flags.VisitAll(func(flag *pflag.Flag) {
			if !flag.Hidden {
				names = append(names, flag.Name)
			}
		})
		if likely := Likely(unknown.GetSpecifiedName(), names); likely != "" {
			return Errorf("unknown flag: --%s, did you mean --%s?", unknown.GetSpecifiedName(), likely)
		}
		return Errorf("unknown flag: --%s", unknown.GetSpecifiedName())
	case errors.As(err, &empty):
		return Errorf("--%s: expected a value", empty.GetSpecifiedName())
	case errors.As(err, &syntax):
		return Errorf("%q is not a flag", syntax.GetSpecifiedFlag())
	case !errors.As(err, &invalid):
		return err
	}
	name, value := invalid.GetFlag().Name, invalid.GetValue()
	expected, known := "true or false", invalid.GetFlag().Value.Type() == "bool"
	if some, ok := invalid.GetFlag().Value.(interface{ Expected() string }); ok {
		expected, known = some.Expected(), true
	}
	switch {
	case !known: // for example a TextVar, whose error already names the expected value
		return Errorf("--%s %q: %w", name, value, errors.Unwrap(invalid))
	case expected == "": // an Int, whose error is the whole message
		return errors.Unwrap(invalid)
	}
	return Errorf("--%s %q: expected %s", name, value, Phrase(expected))
}

// ParseFlags parses the flags in text, which are separated by blanks. An argument that
// is not a flag is an error.
func ParseFlags(flags *pflag.FlagSet, text string) error {
	flags.Usage = func() {}
	err := flags.Parse(strings.Fields(text))
	switch {
	case errors.Is(err, pflag.ErrHelp):
		return Errorf("unknown flag: --help")
	case err != nil:
		return flagError(flags, err)
	}
	return NoArguments(nil, flags.Args())
}

// Int declares a flag whose value is a whole number from least to most. If most is
// math.MaxInt, any larger number is accepted, too. The number is written in plain decimal digits, so
// 010, 0x10 and 1_000 are refused.
func Int(flags *pflag.FlagSet, p *int, name string, value, least, most int, usage string) {
	*p = value
	refusal := func(text, expected string) error {
		if most == math.MaxInt {
			return Errorf("--%s %s: expected "+expected+"%d or more", name, text, least)
		}
		return Errorf("--%s %s: expected "+expected+"%d to %d", name, text, least, most)
	}
	flags.Var(&flagValue{
		kind: "N",
		text: func() string { return strconv.Itoa(*p) },
		set: func(text string) error {
			n, err := ParseInt(text)
			switch {
			case errors.Is(err, strconv.ErrSyntax):
				return refusal(strconv.Quote(text), "a whole number in plain digits, ")
			case err != nil || n < least || n > most:
				return refusal(text, "")
			}
			*p = n
			return nil
		},
	}, name, usage)
}

// A flagValue is a pflag.Value made of functions.
type flagValue struct {
	kind     string // the word that stands for the value in the help
	expected string
	text     func() string
	set      func(text string) error
}

func (v *flagValue) String() string   { return v.text() }
func (v *flagValue) Type() string     { return v.kind }
func (v *flagValue) Expected() string { return v.expected }

func (v *flagValue) Set(text string) error {
	err := v.set(text)
	if err != nil && v.expected != "" {
		return errors.New("expected " + v.expected)
	}
	return err
}

// ParseInt reads a whole number in plain decimal digits, with an optional minus sign.
// The error is strconv.ErrSyntax for any other text, such as 010, 0x10, 1_000 or +1,
// and strconv.ErrRange for a number that does not fit in an int.
func ParseInt(text string) (int, error) {
	if !isPlain(text) {
		return 0, strconv.ErrSyntax
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, strconv.ErrRange
	}
	return n, nil
}

func isPlain(text string) bool {
	digits := strings.TrimPrefix(text, "-")
	return text == "0" || digits != "" && digits[0] != '0' && strings.Trim(digits, "0123456789") == ""
}

// Float declares a flag whose value is a finite decimal number, such as 0.5 or 1e3. Leading
// zeros, a leading plus sign, underscores and hexadecimal numbers are refused.
func Float(flags *pflag.FlagSet, p *float64, name string, value float64, usage string) {
	*p = value
	flags.Var(&flagValue{
		kind: "N", expected: "a number",
		text: func() string { return strconv.FormatFloat(*p, 'g', -1, 64) },
		set: func(text string) error {
			n, err := ParseFloat(text)
			if err == nil {
				*p = n
			}
			return err
		},
	}, name, usage)
}

// ParseFloat reads a decimal number such as 0.5 or 1e3. The error is strconv.ErrSyntax for
// any other text, such as 007, 0x1p4, 1_000, +1 or inf, and for a number that is too large.
func ParseFloat(text string) (float64, error) {
	n, err := strconv.ParseFloat(text, 64)
	if err != nil || hasLeadingZero(text) || text[0] == '+' || strings.Trim(text, "+-.0123456789eE") != "" {
		return 0, strconv.ErrSyntax
	}
	return n, nil
}

func hasLeadingZero(text string) bool {
	digits := strings.TrimPrefix(text, "-")
	return len(digits) > 1 && digits[0] == '0' && digits[1] >= '0' && digits[1] <= '9'
}

// Duration declares a flag whose value is a time, such as 500ms. See ParseDuration.
func Duration(flags *pflag.FlagSet, p *time.Duration, name string, value time.Duration, usage string) {
	*p = value
	flags.Var(&flagValue{
		kind: "duration", expected: "a time such as 500ms",
		text: func() string { return p.String() },
		set: func(text string) error {
			d, err := ParseDuration(text)
			if err == nil {
				*p = d
			}
			return err
		},
	}, name, usage)
}

// ParseDuration reads a time such as 500ms, as time.ParseDuration does. The error is
// strconv.ErrSyntax for any other text, such as +1s or 010s, and for a time that is too
// long.
func ParseDuration(text string) (time.Duration, error) {
	d, err := time.ParseDuration(text)
	if err != nil || hasLeadingZero(text) || text[0] == '+' {
		return 0, strconv.ErrSyntax
	}
	return d, nil
}

// SeedFlag is the --seed flag. If the flag is not given, a seed is drawn at random.
type SeedFlag struct {
	value uint64
	known bool // whether the seed was given or has been drawn
	given bool
}

// Declare declares the flag. Its help text begins with "seed for" and the given words.
func (f *SeedFlag) Declare(flags *pflag.FlagSet, of string) {
	flags.Var(&flagValue{
		kind: "N", expected: "a whole number of 64 bits, 0 or more",
		text: func() string { return "" }, // otherwise the help would show a default
		set: func(text string) error {
			n, err := strconv.ParseUint(text, 10, 64)
			if !isPlain(text) || err != nil {
				return strconv.ErrSyntax
			}
			*f = SeedFlag{value: n, known: true, given: true}
			return nil
		},
	}, "seed", "seed for "+of+" (default: a different one each time)")
}

// Seed returns the seed that was given, or else a seed that the first call draws.
func (f *SeedFlag) Seed() uint64 {
	if !f.known {
		f.value, f.known = rand.Uint64(), true //nolint:forbidigo // all other randomness comes from this seed
	}
	return f.value
}

// Chance returns a new source of random numbers, which starts from the seed.
func (f *SeedFlag) Chance() *rand.Rand { return rand.New(rand.NewPCG(f.Seed(), 0)) }

// Drawn reports whether the seed was not given. A command then prints the seed, so
// that its results can be repeated.
func (f *SeedFlag) Drawn() bool { return !f.given }

// Text is a value that is written as a word.
type Text interface {
	encoding.TextMarshaler
	encoding.TextUnmarshaler
}

// Word is a Text that can be any word.
type Word string

// MarshalText returns the word.
func (w Word) MarshalText() ([]byte, error) { return []byte(w), nil }

// UnmarshalText accepts any word.
func (w *Word) UnmarshalText(text []byte) error {
	*w = Word(text)
	return nil
}

// OneOf declares a flag whose value is one of the given words, which shells complete.
// The default is the current value. The flag refuses any other word, and any word that
// the value does not accept.
func OneOf(cmd *cobra.Command, value Text, name, usage string, words ...string) {
	oneOf(cmd, value, name, usage, words, nil)
}

// OneOfAlso is like OneOf, but the flag also accepts hidden words, which the help does not
// show.
func OneOfAlso(cmd *cobra.Command, value Text, name, usage string, words, hidden []string) {
	oneOf(cmd, value, name, usage, words, hidden)
}

// oneOf is like OneOf, but also accepts words that the help, the messages and
// the shells do not show.
func oneOf(cmd *cobra.Command, value Text, name, usage string, words, hidden []string) {
	cmd.Flags().Var(&flagValue{
		kind: strings.Join(words, "|"), expected: Either(words),
		text: func() string {
			word, _ := value.MarshalText() // empty for a value that has no word
			return string(word)
		},
		set: func(word string) error {
			if !slices.Contains(words, word) && !slices.Contains(hidden, word) {
				return strconv.ErrSyntax
			}
			return value.UnmarshalText([]byte(word))
		},
	}, name, usage)
	// An error would mean that the flag does not exist.
	_ = cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp))
}

// CompleteList makes shells complete a flag whose value is a comma-separated list of
// words.
func CompleteList(cmd *cobra.Command, name string, words ...string) {
	_ = cmd.RegisterFlagCompletionFunc(name, func(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
		before := typed[:strings.LastIndexByte(typed, ',')+1]
		lists := make([]string, len(words))
		for i, word := range words {
			lists[i] = before + word
		}
		return lists, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
	})
}

// Either returns the words as a choice, such as "a, b or c".
func Either(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return fmt.Sprintf("%s or %s", strings.Join(words[:last], ", "), words[last])
}

// Given returns the values of the named flags that are on the command line. The keys are
// the names of the flags.
func Given(c *cobra.Command, names ...string) map[string]string {
	values := map[string]string{}
	for _, name := range names {
		if flag := c.Flag(name); flag.Changed {
			values[name] = flag.Value.String()
		}
	}
	return values
}
