//go:build !manuals

package program

import "github.com/spf13/cobra"

// addManuals adds nothing: man pages are made by programs built with the tag
// manuals.
func addManuals(*cobra.Command) {}
