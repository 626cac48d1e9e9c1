package cli

import (
	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/internal/command"
)

// notationFlag declares the --notation flag, which selects how squares are named.
func notationFlag(cmd *cobra.Command, n *draughts.Notation, usage string) {
	command.OneOf(cmd, n, "notation", usage, draughts.Kata.String(), draughts.PDN.String())
}

// positionFlags holds the flags that select a position and the player to move. Instead
// of --fen, an argument may be a FEN, or name a file with the position. The flags --color white and
// --color black are older forms of --player white and --player black.
type positionFlags struct {
	fen      string
	player   command.Word
	color    command.ColorFlag
	notation draughts.Notation
	numbered bool // whether the position that was read names squares by the numbers 1 to 50
}

// declareNotation declares the --notation flag. Its default is the notation of the
// position that is read.
func (f *positionFlags) declareNotation(cmd *cobra.Command, usage string) {
	notationFlag(cmd, &f.notation, usage)
	cmd.Flags().Lookup("notation").DefValue = "as in the position; kata for a board"
}

// notationOf returns the notation that the flag chooses, or else the notation of the position.
func (f *positionFlags) notationOf(c *cobra.Command) draughts.Notation {
	if f.numbered && !c.Flags().Changed("notation") {
		return draughts.PDN
	}
	return f.notation
}

func (f *positionFlags) declare(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.fen, "fen", "", "a position in `FEN` instead of a file, as in W:W31-50:B1-20")
	players := []string{draughts.White.String(), draughts.Black.String()}
	command.OneOf(cmd, &f.player, "player", "the player to move (default: as the position says, white for a board)", players...)
	f.color.Declare(cmd, players...)
}

// apply returns the position, with the player to move changed to the one that the flags
// name, if any.
func (f *positionFlags) apply(p draughts.Position) (draughts.Position, error) {
	named := f.player
	if f.color.When == "white" || f.color.When == "black" {
		if named != "" {
			return p, command.Misuse("expected --player or --color %s, not both", f.color.When)
		}
		named, f.color.When = f.color.When, "auto"
	}
	if named == "" {
		return p, nil
	}
	var player draughts.Color
	_ = player.UnmarshalText([]byte(named)) // white or black
	return p.WithToMove(player), nil
}

// inputName returns the file that the arguments name, or - for standard input.
func inputName(args []string) string { return append(args, "-")[0] }
