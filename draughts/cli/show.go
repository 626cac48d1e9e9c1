package cli

import (
	"fmt"

	"github.com/fatih/color"
	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/program"
)

func newShow() *cobra.Command {
	var from positionFlags
	var notation notationFlag
	format := choice{word: "unicode", among: []string{"kata", "fen", "unicode", "svg"}}
	show := &cobra.Command{
		Use:   "show [FILE|-]",
		Short: "Draw a board",
		Long: `Draw the board in the file or on standard input:

  unicode  for people, with color on a terminal unless NO_COLOR is set
  svg      as a picture
  kata     as the kata writes it, without the player to move
  fen      as a FEN`,
		Example: `  draughts show board.txt
  draughts show --fen W:W31-50:B1-20 --format svg > start.svg`,
		Args: atMostOneFile,
		RunE: func(c *cobra.Command, args []string) error {
			p, err := from.position(c, args)
			if err != nil {
				return err
			}
			text := ""
			switch format.word {
			case "kata":
				text = p.Board()
			case "fen":
				text = p.FEN() + "\n"
			case "svg":
				text = p.SVG(draughts.Picture{Notation: notation.notation()})
			default:
				text = p.Diagram(notation.notation(), painter(c, p)) + fmt.Sprintf("%s to move\n", p.ToMove())
			}
			_, err = fmt.Fprint(c.OutOrStdout(), text)
			return err
		},
	}
	from.declare(show)
	format.declare(show, "format", "how the board is drawn")
	notation.declare(show, "the coordinates of a drawing: columns and rows, or 1 to 50")
	return show
}

// painter colors squares and pieces where color is shown, and is nil elsewhere.
func painter(c *cobra.Command, p draughts.Position) func(draughts.Square, string) string {
	if color.NoColor || !program.IsTerminal(c.OutOrStdout()) {
		return nil
	}
	light := color.New(color.BgHiWhite)
	empty := color.New(color.BgGreen, color.FgBlack)
	pieces := [2]*color.Color{
		draughts.White: color.New(color.BgGreen, color.FgHiWhite, color.Bold),
		draughts.Black: color.New(color.BgGreen, color.FgBlack, color.Bold),
	}
	return func(s draughts.Square, text string) string {
		player, some := p.At(s).Color()
		switch {
		case some:
			return pieces[player].Sprint(text)
		case s.OnBoard():
			return empty.Sprint(text)
		default:
			return light.Sprint(text)
		}
	}
}
