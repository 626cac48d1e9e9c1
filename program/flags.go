package program

import (
	"encoding"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// flagError returns an error of pflag's as one that says what was expected. A
// flag whose type is not one of pflag's says so in a method Expected.
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
		return Errorf("%q is not a flag", syntax.GetSpecifiedFlag())
	case !errors.As(err, &invalid):
		return err
	}
	name, value := invalid.GetFlag().Name, invalid.GetValue()
	if misfit := (*misfitError)(nil); errors.As(err, &misfit) {
		if !isPlain(value) {
			value = strconv.Quote(value)
		}
		return Errorf("--%s %s: "+misfit.format, append([]any{name, value}, misfit.args...)...)
	}
	expected, known := map[string]string{
		"bool":     "true or false",
		"duration": "a time such as 500ms",
		"float64":  "a number",
		"int":      "a whole number of 64 bits",
	}[invalid.GetFlag().Value.Type()]
	if some, ok := invalid.GetFlag().Value.(interface{ Expected() string }); ok {
		expected, known = some.Expected(), true
	}
	if !known { // such as a TextVar, whose UnmarshalText says what was expected
		return Errorf("--%s %q: %w", name, value, errors.Unwrap(invalid))
	}
	return Errorf("--%s %q: expected %s", name, value, Phrase(expected))
}

// ParseFlags reads flags as a text holds them, with blanks between. Its errors
// are those of a command line that has nothing but flags.
func ParseFlags(flags *pflag.FlagSet, text string) error {
	flags.Usage = func() {}
	err := flags.Parse(strings.Fields(text))
	switch {
	case errors.Is(err, pflag.ErrHelp):
		return Errorf("unknown flag: --help")
	case err != nil:
		return flagError(err)
	}
	return NoArguments(nil, flags.Args())
}

// A misfitError says what was expected of an Int instead of the value it was
// given.
type misfitError struct {
	format string
	args   []any
}

func (e *misfitError) Error() string { return fmt.Sprintf(e.format, e.args...) }

// Int declares a flag whose value is a whole number from least to most;
// math.MaxInt as most means no limit. The number is written in plain decimal
// digits: 010, 0x10 and 1_000, which some would read as 8, 16 and 1000, are
// refused.
func Int(flags *pflag.FlagSet, p *int, name string, value, least, most int, usage string) {
	*p = value
	flags.Var(&intFlag{p, least, most}, name, usage)
}

type intFlag struct {
	p           *int
	least, most int
}

// String returns the number.
func (f *intFlag) String() string {
	if f.p == nil {
		return "0" // of the zero value, with which pflag compares
	}
	return strconv.Itoa(*f.p)
}

// Type returns what the help shows in place of the number.
func (f *intFlag) Type() string { return "N" }

// Set reads the number.
func (f *intFlag) Set(text string) error {
	n, err := ParseInt(text)
	switch {
	case errors.Is(err, strconv.ErrSyntax):
		return f.misfit("expected a whole number in plain digits, ")
	case err != nil || n < f.least || n > f.most:
		return f.misfit("expected ")
	}
	*f.p = n
	return nil
}

func (f *intFlag) misfit(expected string) error {
	if f.most == math.MaxInt {
		return &misfitError{expected + "%d or more", []any{f.least}}
	}
	return &misfitError{expected + "%d to %d", []any{f.least, f.most}}
}

// ParseInt returns the whole number that a text holds in plain decimal digits,
// perhaps after a minus sign. The error is strconv.ErrSyntax for anything else,
// such as 010, 0x10, 1_000 or +1, and strconv.ErrRange for a number that does
// not fit an int.
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

// Float declares a flag whose value is a number. Its whole part is written like
// an Int, so 0x1p-1, 0_5 and 010 are refused.
func Float(flags *pflag.FlagSet, p *float64, name string, value float64, usage string) {
	*p = value
	flags.Var((*floatFlag)(p), name, usage)
}

type floatFlag float64

// String returns the number.
func (f *floatFlag) String() string { return strconv.FormatFloat(float64(*f), 'g', -1, 64) }

// Type returns what the help shows in place of the number.
func (f *floatFlag) Type() string { return "N" }

// Set reads the number.
func (f *floatFlag) Set(text string) error {
	n, err := strconv.ParseFloat(text, 64)
	whole, _, _ := strings.Cut(strings.TrimPrefix(text, "-"), ".")
	octal := len(whole) > 1 && whole[0] == '0'
	if err != nil || octal || strings.ContainsAny(text, "xX_") {
		return errors.New("expected " + f.Expected())
	}
	*f = floatFlag(n)
	return nil
}

// Expected returns what fits.
func (*floatFlag) Expected() string { return "a number" }

// SeedFlag is the flag --seed. If it is not given, a seed is drawn at random.
type SeedFlag struct {
	value uint64
	known bool // given, or drawn already
	given bool
}

// Declare declares the flag; the help says what it is the seed of.
func (f *SeedFlag) Declare(flags *pflag.FlagSet, of string) {
	flags.Var((*seedValue)(f), "seed", "seed of "+of+" (default: a different one each time)")
}

// Seed returns the seed: the one that was given, or else one drawn at the first
// call.
func (f *SeedFlag) Seed() uint64 {
	if !f.known {
		f.value, f.known = rand.Uint64(), true //nolint:forbidigo // the one place where chance comes from outside
	}
	return f.value
}

// Chance returns a new source of random numbers, which starts from the seed.
func (f *SeedFlag) Chance() *rand.Rand { return rand.New(rand.NewPCG(f.Seed(), 0)) }

// Drawn reports whether the seed was left to chance, and so has to be printed
// if the results are to be repeatable.
func (f *SeedFlag) Drawn() bool { return !f.given }

// seedValue is the seed as pflag sees it.
type seedValue SeedFlag

// String returns the empty string: there is no default seed.
func (*seedValue) String() string { return "" }

// Type returns what the help shows in place of the seed.
func (*seedValue) Type() string { return "N" }

// Set reads the seed.
func (f *seedValue) Set(text string) error {
	n, err := strconv.ParseUint(text, 10, 64)
	if !isPlain(text) || err != nil {
		return errors.New("expected " + f.Expected())
	}
	*f = seedValue{value: n, known: true, given: true}
	return nil
}

// Expected returns what fits.
func (*seedValue) Expected() string { return "a whole number of 64 bits, 0 or more" }

// Text is a value that can be written as a word and read from one.
type Text interface {
	encoding.TextMarshaler
	encoding.TextUnmarshaler
}

// Word is a Text that is just its word.
type Word string

// MarshalText returns the word.
func (w Word) MarshalText() ([]byte, error) { return []byte(w), nil }

// UnmarshalText takes any word.
func (w *Word) UnmarshalText(text []byte) error {
	*w = Word(text)
	return nil
}

// OneOf declares a flag whose value is one of some words, which shells
// complete. Its default is what value holds. A word that value does not accept
// is refused, as is one that is not among the words.
func OneOf(command *cobra.Command, value Text, name, usage string, words ...string) {
	Words{Value: value, Shown: words}.Declare(command, name, usage)
}

// Words describes a flag whose value is one of some words.
type Words struct {
	Value  Text
	Shown  []string // in the help, in messages and in completions
	Hidden []string // taken as well
}

// Declare declares the flag.
func (w Words) Declare(command *cobra.Command, name, usage string) {
	command.Flags().Var(&wordsFlag{w}, name, usage)
	// It fails only for a flag that does not exist.
	_ = command.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(w.Shown, cobra.ShellCompDirectiveNoFileComp))
}

// CompleteList makes shells complete a flag whose value is some of these words,
// separated by commas.
func CompleteList(command *cobra.Command, name string, words ...string) {
	_ = command.RegisterFlagCompletionFunc(name, func(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
		before := typed[:strings.LastIndexByte(typed, ',')+1]
		lists := make([]string, len(words))
		for i, word := range words {
			lists[i] = before + word
		}
		return lists, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
	})
}

type wordsFlag struct{ Words }

// String returns the value as a word.
func (f *wordsFlag) String() string {
	if f.Value == nil {
		return "" // of the zero value, with which pflag compares
	}
	word, err := f.Value.MarshalText()
	if err != nil {
		return ""
	}
	return string(word)
}

// Type returns what the help shows in place of the word.
func (f *wordsFlag) Type() string { return strings.Join(f.Shown, "|") }

// Set reads a word.
func (f *wordsFlag) Set(word string) error {
	if !slices.Contains(f.Shown, word) && !slices.Contains(f.Hidden, word) || f.Value.UnmarshalText([]byte(word)) != nil {
		return errors.New("expected " + f.Expected())
	}
	return nil
}

// Expected returns the words to choose from.
func (f *wordsFlag) Expected() string { return Either(f.Shown) }

// Either returns some words as a choice, such as "a, b or c".
func Either(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return fmt.Sprintf("%s or %s", strings.Join(words[:last], ", "), words[last])
}
