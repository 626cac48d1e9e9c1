package terminal

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/internal/command"
	"games.example/internal/play"
)

// A Form is the form of a game. Each of its rows is a flag of the play command.
type Form struct {
	Rows []play.Row
	// Open declares the flags of the rows that have more values than the form offers.
	Open map[string]Open
	// Aliases holds the flags that are other spellings of choices.
	Aliases []Alias
	// Rules, Looks and Records hold further flags for these groups of the help. Looks can
	// hold rows, too.
	Rules, Looks, Records []string
	// Piped holds the choices for games through a pipe, where these differ from the
	// defaults of the rows.
	Piped play.Choices
}

// groups returns the groups of flags in the help of the play command.
func (f Form) groups() []command.FlagGroup {
	var players []string
	rules, looks := f.Rules, slices.Concat(f.Looks, []string{"theme", "signs", "color", "pace", "plain"})
	for _, row := range f.Rows {
		switch {
		case slices.Contains(looks, row.Name):
		case row.Fixed:
			rules = append(rules, row.Name)
		default:
			players = append(players, row.Name)
		}
	}
	for _, alias := range f.Aliases {
		of := &players
		if slices.Contains(rules, alias.Rows[0]) {
			of = &rules
		}
		for _, flag := range alias.Flags {
			*of = append(*of, flag.Name)
		}
	}
	return []command.FlagGroup{
		{Title: "Who plays", Flags: players},
		{Title: "Rules", Flags: rules},
		{Title: "Looks", Flags: looks},
		{Title: "Records", Flags: append([]string{"record", "resume", "no-keep"}, f.Records...)},
		{Title: "For experts"},
	}
}

// Open declares the flag of a row.
type Open func(cmd *cobra.Command, row play.Row)

// An Alias is another spelling of the choices in some rows. It has one or more flags,
// whose values are words.
type Alias struct {
	Flags []AliasFlag
	Rows  []string
	// Choices returns the choices for a word for each flag, or the reason why the words
	// contradict each other. The argument given reports whether a flag was given.
	Choices func(words []string, given func(flag string) bool) (play.Choices, error)
}

// An AliasFlag is a flag of an Alias. A flag without words is true or false.
type AliasFlag struct {
	Name, Help, Default string
	Words               []string
	Spoken              map[string]string // as in a row
}

// Declare declares the flags of the rows and the aliases.
func (f Form) Declare(cmd *cobra.Command) {
	for _, row := range f.Rows {
		if open := f.Open[row.Name]; open != nil {
			open(cmd, row)
		} else {
			declareRow(cmd, row, "")
		}
		if piped, ok := f.Piped[row.Name]; ok {
			cmd.Flag(row.Name).DefValue = row.Chosen(nil).Name + "; through a pipe " + piped
		}
	}
	for _, alias := range f.Aliases {
		for _, flag := range alias.Flags {
			declareRow(cmd, flag.row(), flag.Default)
		}
	}
}

// row returns a row with the words of the flag.
func (f AliasFlag) row() play.Row {
	row := play.Row{Name: f.Name, Help: f.Help, Words: f.Words, Spoken: f.Spoken}
	if len(f.Words) == 0 {
		row.Values = switched
	}
	return row
}

var switched = []play.Value{{Name: "false"}, {Name: "true"}}

// declareRow declares a flag with the values of a row. If the default is "", it is the
// first of the values.
func declareRow(cmd *cobra.Command, row play.Row, usual string) {
	if row.IsSwitch() {
		cmd.Flags().Bool(row.Name, false, row.Help)
		return
	}
	words := row.Words
	if words == nil {
		for _, value := range row.Values {
			words = append(words, value.Name)
		}
	}
	word := command.Word(usual)
	if word == "" && len(row.Values) > 0 {
		word = command.Word(row.Chosen(nil).Name)
	}
	var shown, hidden []string
	for _, value := range words {
		if spoken, ok := row.Spoken[value]; ok {
			shown, hidden = append(shown, spoken), append(hidden, value)
			continue
		}
		shown = append(shown, value)
	}
	if spoken, ok := row.Spoken[string(word)]; ok {
		word = command.Word(spoken)
	}
	command.OneOfAlso(cmd, &word, row.Name, row.Help, shown, hidden)
}

// meant returns the value for which a flag has the given word.
func meant(spoken map[string]string, word string) string {
	for value, of := range spoken {
		if of == word {
			return value
		}
	}
	return word
}

// Choices returns the choices that the flags of the rows and the aliases make. It returns
// a misuse if an alias contradicts a row.
func (f Form) Choices(c *cobra.Command) (play.Choices, error) {
	choices := play.Choices{}
	for _, row := range f.Rows {
		if flag := c.Flag(row.Name); flag.Changed {
			choices[row.Name] = valueOf(flag, row)
		}
	}
	for _, alias := range f.Aliases {
		var names, words []string
		used := false
		for _, flag := range alias.Flags {
			names = append(names, flag.Name)
			words = append(words, meant(flag.Spoken, c.Flag(flag.Name).Value.String()))
			used = used || c.Flags().Changed(flag.Name)
		}
		switch chosen, err := alias.Choices(words, c.Flags().Changed); {
		case !used:
		case slices.ContainsFunc(alias.Rows, c.Flags().Changed):
			return nil, command.Misuse("expected %s or %s, not both", flagNames(names), flagNames(alias.Rows))
		case err != nil:
			return nil, command.Misuse("%w", err)
		default:
			for row, value := range chosen {
				choices[row] = value
			}
		}
	}
	return choices, nil
}

// valueOf returns the value of a row that a flag chooses.
func valueOf(flag *pflag.Flag, row play.Row) string {
	if list, ok := flag.Value.(pflag.SliceValue); ok {
		return strings.Join(list.GetSlice(), ",")
	}
	if flag.Value.Type() == "bool" && len(row.Values) == 2 {
		return row.Values[slices.Index([]string{"false", "true"}, flag.Value.String())].Name
	}
	return meant(row.Spoken, flag.Value.String())
}

// flagNames returns the names of flags, as in "--white and --black".
func flagNames(names []string) string { return "--" + strings.Join(names, " and --") }

// chosen returns a line for each choice of players, with the flag that makes another
// choice.
func (t *table) chosen(choices play.Choices) (lines []string) {
	for _, row := range play.Offered(t.Setup, choices) {
		if row.Fixed || row.Look {
			continue
		}
		lines = append(lines, t.Setup.Words(choices).Format("%s: %s (or --%s %s)", row.Label, row.Chosen(choices).Label, row.Name, strings.Join(row.Others(choices), ", ")))
	}
	return lines
}

// idle returns a misuse if a flag makes a choice that has no effect in a game with the
// given choices.
func (t *table) idle(choices play.Choices) error {
	for _, row := range t.Setup.Rows(choices) {
		if flag := t.cmd.Flag(row.Name); row.Idle != "" && flag != nil && flag.Changed {
			return command.Misuse("--%s %s: %w", row.Name, flag.Value, command.Errorf(row.Idle))
		}
	}
	return nil
}
