package command

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
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
		if c.HasExample() {
			c.Printf("\n%s\n%s\n", l.Text("Examples:"), c.Example)
		}
		for i, group := range groups {
			shown := pflag.NewFlagSet("", pflag.ContinueOnError)
			c.LocalFlags().VisitAll(func(flag *pflag.Flag) {
				own := slices.IndexFunc(groups, func(g FlagGroup) bool { return slices.Contains(g.Flags, flag.Name) })
				if own == i || own < 0 && i == len(groups)-1 {
					shown.AddFlag(flag)
				}
			})
			if shown.HasAvailableFlags() {
				usages := strings.ReplaceAll(shown.FlagUsages(), "(default ", l.Text("(default "))
				c.Print(fmt.Sprintf("\n%s:\n%s", l.Text(group.Title), usages))
			}
		}
		return nil
	})
}
