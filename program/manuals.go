//go:build manuals

package program

import (
	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
)

// addManuals gives a program the hidden command manuals, which writes its man
// pages into a directory. Only programs built for that purpose have it: the
// others start sooner.
func addManuals(root *cobra.Command) {
	root.AddCommand(&cobra.Command{
		Use:    "manuals DIRECTORY",
		Hidden: true,
		Args:   cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			root.DisableAutoGenTag = true // which would hold the date
			for _, command := range root.Commands() {
				if command.Name() == "completion" || command.Name() == "help" {
					root.RemoveCommand(command)
				}
			}
			root.SetHelpCommand(&cobra.Command{Hidden: true})
			return doc.GenManTree(root, &doc.GenManHeader{Section: "1"}, args[0])
		},
	})
}
