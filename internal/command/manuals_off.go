//go:build !manuals

package command

import "github.com/spf13/cobra"

// addManuals does nothing, because only programs that are built with the manuals tag
// make man pages.
func addManuals(*cobra.Command) {}
