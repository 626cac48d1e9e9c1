//go:build manuals

package command

import (
	"regexp"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
)

// addManuals gives a program the hidden manuals command, which writes the program's man
// pages to a directory. Only programs that are built with the manuals tag have the
// command, because it slows down every start.
func addManuals(root *cobra.Command) {
	root.AddCommand(&cobra.Command{
		Use:    "manuals DIRECTORY",
		Hidden: true,
		Args:   cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			root.DisableAutoGenTag = true // otherwise each page would end with the date
			for _, cmd := range root.Commands() {
				if cmd.Name() == "completion" || cmd.Name() == "help" {
					root.RemoveCommand(cmd)
				}
			}
			root.SetHelpCommand(&cobra.Command{Hidden: true})
			toMarkdown(root)
			return doc.GenManTree(root, &doc.GenManHeader{Section: "1"}, args[0])
		},
	})
}

// indented matches the beginning of an indented line in a help text.
var indented = regexp.MustCompile(`(?m)^  `)

// toMarkdown turns the help of a command and its subcommands into Markdown, the source
// of the man pages. Lists become code, so that their line breaks stay, and < is escaped,
// so that it does not begin a tag.
func toMarkdown(cmd *cobra.Command) {
	cmd.Long = strings.ReplaceAll(indented.ReplaceAllString(cmd.Long, "\t"), "<", `\<`)
	for _, c := range cmd.Commands() {
		toMarkdown(c)
	}
}
