package cli

import (
	"fmt"
	"io"
	"strings"

	"github.com/fatih/color"
	"golang.org/x/term"

	"games.example/internal/command"
	"games.example/rook"
)

// maxDrawn is the greatest number of tiles along a side of a board that is drawn.
const maxDrawn = 40

// paint adds colors to the pieces and the marks on a board.
type paint func(board string) string

// newPaint returns a paint that adds colors if colors are on, and otherwise changes
// nothing.
func newPaint(on bool) paint {
	if !on {
		return func(board string) string { return board }
	}
	var colors []string
	for text, attributes := range map[string][]color.Attribute{
		"R": {color.FgRed, color.Bold}, "X": {color.FgGreen, color.Bold},
		"*": {color.FgYellow}, "+": {color.FgCyan}, "!": {color.FgMagenta},
	} {
		painted := color.New(attributes...)
		painted.EnableColor()
		colors = append(colors, text, painted.Sprint(text))
	}
	return strings.NewReplacer(colors...).Replace
}

// board returns a picture of a board with marks and their legend. If the terminal is
// too narrow for the picture, it returns a line that says so. If the board is too large
// to be drawn, it returns "".
func (p paint) board(terminal io.Writer, bounds rook.Bounds, legend string, mark func(rook.State) string) string {
	switch width, ok := isDrawn(terminal, bounds); {
	case ok:
		return p(rook.Start(bounds).MarkedDiagram(mark)+"\n"+legend) + "\n"
	case width > 0:
		return tooWide(bounds, width) + "\n"
	}
	return ""
}

func tooWide(bounds rook.Bounds, width int) string {
	return fmt.Sprintf("the board takes %d columns, the terminal has %d", widthOf(bounds), width)
}

func widthOf(bounds rook.Bounds) int { return len(rook.Start(rook.Bounds{R: bounds.R}).Diagram()) - 1 }

// isDrawn reports whether a board is small enough to be drawn. If the only reason not
// to draw it is a narrow terminal, isDrawn also returns the width of the terminal.
func isDrawn(out io.Writer, bounds rook.Bounds) (width int, ok bool) {
	if bounds.D >= maxDrawn || bounds.R >= maxDrawn {
		return 0, false
	}
	terminal := command.Terminal(out)
	if terminal == nil {
		return 0, true
	}
	width, _, err := term.GetSize(int(terminal.Fd()))
	return width, err != nil || width >= widthOf(bounds)
}
