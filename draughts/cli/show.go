package cli

import (
	"fmt"
	"strings"

	"github.com/fatih/color"
	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/draughts/ui"
	"games.example/internal/command"
)

type showFlags struct {
	notation draughts.Notation // of the arrows, marks and coordinates
	format   command.Word
	arrows   []string
	marks    []string
}

func newShow() *cobra.Command {
	var from positionFlags
	f := showFlags{format: "unicode"}
	show := &cobra.Command{
		Use:   "show [FEN|FILE|-]",
		Short: "Draw a position",
		Long: `Draw a position, which is a FEN, or in a file or on standard input:

  unicode  for people
  svg      as a picture
  kata     as the kata writes it, without the player to move
  fen      as a FEN
  hub      as the Hub protocol writes it

The output of kata, fen and hub can be read again.`,
		Example: `  draughts show W:W27,32:B16,K3
  draughts show W:W27,32:B16,K3 --format kata > board.txt
  draughts show board.txt --player black
  draughts show W:W31-50:B1-20 --format svg --arrow 32-28 > start.svg`,
		Args: command.AtMostOneInput,
		RunE: func(c *cobra.Command, args []string) error {
			p, err := from.position(c, args)
			if err != nil {
				return err
			}
			f.notation = from.notationOf(c)
			picture, err := f.picture(c)
			if err != nil {
				return err
			}
			_, err = fmt.Fprint(c.OutOrStdout(), f.drawing(p, picture, from.color.On(c.OutOrStdout())))
			return err
		},
	}
	from.declare(show)
	command.OneOf(show, &f.format, "format", "how the position is drawn", "kata", "fen", "hub", "unicode", "svg")
	from.declareNotation(show, "the coordinates of a drawing: columns and rows, or 1 to 50")
	show.Flags().StringArrayVar(&f.arrows, "arrow", nil, "draw the `TURN` as an arrow, as in 44-35 or 71x44x99; svg only, may be repeated")
	show.Flags().StringSliceVar(&f.marks, "mark", nil, "put a frame around the `SQUARES`, as in 44,35; svg only, may be repeated")
	return show
}

// drawing returns the position in the chosen format.
func (f *showFlags) drawing(p draughts.Position, picture ui.Annotations, inColor bool) string {
	switch f.format {
	case "kata":
		return p.Board()
	case "fen":
		return p.FEN() + "\n"
	case "hub":
		return p.Hub() + "\n"
	case "svg":
		return ui.SVG(p, picture)
	}
	var paint func(draughts.Square, string) string
	if inColor {
		paint = painter(p)
	}
	return fmt.Sprintf("%s%s to move\n", p.Diagram(f.notation, draughts.White, paint), p.ToMove())
}

// picture returns the annotations for an SVG picture.
func (f *showFlags) picture(c *cobra.Command) (ui.Annotations, error) {
	picture := ui.Annotations{Notation: f.notation}
	for _, name := range []string{"arrow", "mark"} {
		if c.Flags().Changed(name) && f.format != "svg" {
			return picture, command.Misuse("--%s: expected --format svg", name)
		}
	}
	for _, turn := range f.arrows {
		squares, err := f.squares(strings.FieldsFunc(turn, func(r rune) bool { return r == '-' || r == 'x' }))
		if err != nil || len(squares) < 2 {
			return picture, command.Misuse("--arrow %q: expected squares with - or x between them, as in %s-%s in --notation %s",
				turn, f.notation.Square(32), f.notation.Square(28), f.notation)
		}
		for i, to := range squares[1:] {
			picture.Arrows = append(picture.Arrows, ui.Arrow{From: squares[i], To: to})
		}
	}
	squares, err := f.squares(f.marks)
	if err != nil {
		return picture, command.Misuse("--mark %w", err)
	}
	picture.Marks = draughts.SquaresOf(squares...)
	return picture, nil
}

func (f *showFlags) squares(names []string) ([]draughts.Square, error) {
	var squares []draughts.Square
	for _, name := range names {
		s, err := f.notation.ParseSquare(name)
		if err != nil {
			return nil, err
		}
		squares = append(squares, s)
	}
	return squares, nil
}

// painter returns a function that colors squares and pieces.
func painter(p draughts.Position) func(draughts.Square, string) string {
	return func(s draughts.Square, text string) string {
		paint := color.New(color.BgHiWhite)
		if s.OnBoard() {
			paint = color.New(color.BgGreen, color.FgBlack)
		}
		if player, some := p.At(s).Color(); some {
			foreground := [2]color.Attribute{draughts.White: color.FgHiWhite, draughts.Black: color.FgBlack}
			paint = color.New(color.BgGreen, foreground[player], color.Bold)
		}
		paint.EnableColor()
		return paint.Sprint(text)
	}
}
