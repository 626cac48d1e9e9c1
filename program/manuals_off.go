//go:build !manuals

package program

import "github.com/spf13/cobra"

// addManuals does nothing, because only programs that are built with the manuals tag
// make man pages.
func addManuals(*cobra.Command) {}
