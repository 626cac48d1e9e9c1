package command

import (
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/internal/message"
)

// Commands adds commands to a program, under a title in its help.
func Commands(program *cobra.Command, title string, commands ...*cobra.Command) {
	program.AddGroup(&cobra.Group{ID: title, Title: title + ":"})
	for _, cmd := range commands {
		cmd.GroupID = title
		program.AddCommand(cmd)
	}
}

// The titles of the groups that the programs have in common.
const (
	ToPlay      = "Play"
	ToCheck     = "Check"
	ToMeasure   = "Measure"
	ForPrograms = "Other programs"
)

// A FlagGroup holds the flags that have a common title in the help of a command.
type FlagGroup struct {
	Title string
	Flags []string
}

// GroupFlags makes the help of a command show its flags in groups. Flags without a group,
// such as --help, are in the last group.
func GroupFlags(cmd *cobra.Command, groups ...FlagGroup) {
	cmd.SetUsageFunc(func(c *cobra.Command) error {
		l := LanguageOf(c)
		c.Printf("%s\n  %s [%s]\n", l.Text("Usage:"), c.CommandPath(), l.Text("flags"))
		if len(c.Aliases) > 0 {
			c.Printf("\n%s\n  %s\n", l.Text("Aliases:"), c.NameAndAliases())
		}
		if c.HasExample() {
			c.Printf("\n%s\n%s\n", l.Text("Examples:"), c.Example)
		}
		for i, group := range groups {
			shown := pflag.NewFlagSet("", pflag.ContinueOnError)
			c.LocalFlags().VisitAll(func(flag *pflag.Flag) {
				own := slices.IndexFunc(groups, func(g FlagGroup) bool { return slices.Contains(g.Flags, flag.Name) })
				if own == i || own < 0 && i == len(groups)-1 {
					shown.AddFlag(described(flag, l))
				}
			})
			if shown.HasAvailableFlags() {
				c.Printf("\n%s:\n%s", l.Text(group.Title), shown.FlagUsages())
			}
		}
		return nil
	})
}

// described returns a flag whose usage has its default in the language. Without that, the
// usage that pflag prints has the default in English.
func described(flag *pflag.Flag, l message.Language) *pflag.Flag {
	of := *flag
	if !slices.Contains([]string{"", "0", "false", "[]"}, flag.DefValue) {
		of.Usage += " " + l.Format("(default %s)", flag.DefValue)
		of.Value, of.DefValue = &flagValue{kind: flag.Value.Type()}, "" // a value without a default
	}
	return &of
}
