package cli

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/fatih/color"

	"games.example/program"
	"games.example/rook"
)

// mostDrawn is the most tiles that a side of a board may have to be drawn.
const mostDrawn = 40

var errEndOfInput = errors.New("end of input before the end of the game")

// console is where a game is played. On a terminal it prompts and has colours.
type console struct {
	in       *program.Lines
	out      io.Writer
	terminal bool
	paint    *strings.Replacer
}

func newConsole(in io.Reader, out io.Writer) *console {
	return &console{
		in:       program.NewLines(in, maxLine),
		out:      out,
		terminal: program.IsTerminal(in) && program.IsTerminal(out),
		paint:    newPaint(out),
	}
}

// maxLine is the length of the longest line that is read, in bytes.
const maxLine = 1 << 20

// newPaint gives the pieces on a board their colours, on a terminal that wants
// them.
func newPaint(out io.Writer) *strings.Replacer {
	if color.NoColor || !program.IsTerminal(out) {
		return strings.NewReplacer()
	}
	return strings.NewReplacer(
		"R", color.New(color.FgRed, color.Bold).Sprint("R"),
		"X", color.New(color.FgGreen, color.Bold).Sprint("X"),
		"*", color.New(color.FgYellow).Sprint("*"),
		"!", color.New(color.FgMagenta).Sprint("!"))
}

// ask reads the next line of input, without the blanks around it.
func (c *console) ask(name string) (string, error) {
	if c.terminal {
		fmt.Fprintf(c.out, "%s> ", show(name))
	}
	line, err := c.in.Next()
	if err != nil && c.terminal {
		fmt.Fprintln(c.out)
	}
	if errors.Is(err, io.EOF) {
		return "", errEndOfInput
	}
	return strings.TrimSpace(line), bare(err)
}

func (c *console) say(format string, args ...any) {
	fmt.Fprintf(c.out, format+"\n", args...)
}

// board draws the board, or tells where the rook is if that is too big.
func (c *console) board(p rook.Position) {
	if !isDrawn(p.Bounds) {
		c.say("the rook is at %v, %s left DOWN and %d RIGHT", p.State, tellTiles(p.Left(rook.Down)), p.Left(rook.Right))
		return
	}
	c.say("\n%s", c.paint.Replace(p.Diagram()))
}

func isDrawn(bounds rook.Bounds) bool { return bounds.D < mostDrawn && bounds.R < mostDrawn }
