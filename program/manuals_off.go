//go:build !manuals

package program

import "github.com/spf13/cobra"

// addManuals does nothing: only programs built with the tag manuals make man pages.
func addManuals(*cobra.Command) {}
