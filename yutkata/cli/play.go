package cli

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutkata"
)

func newPlay() *cobra.Command {
	var (
		rules     gameFlags
		seed      program.SeedFlag
		throws    string
		computers []string
	)
	play := &cobra.Command{
		Use:   "play",
		Short: "Play a game",
		Long: `Play a game: the board and whose turn it is are printed, commands are read.

` + commands + `
On a terminal it prompts. Otherwise what it prints is a transcript as the kata
writes it, which replay can prove.`,
		Example: `  yutkata play --computer B
  yutkata play --players 3 --wrap --obstacle 5:miss --obstacle 9:back:3`,
		Args: program.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error {
			chance := yutkata.Seed(seed.Seed())
			if c.Flags().Changed("throws") {
				scripted, err := parseThrows(throws)
				if err != nil {
					return err
				}
				chance = yutkata.Throws(scripted)
			}
			game, err := rules.game(chance)
			if err != nil {
				return err
			}
			playing := playing{game: game, console: newConsole(c.InOrStdin(), c.OutOrStdout())}
			if playing.computers, err = parsePlayers(game, computers); err != nil {
				return err
			}
			return playing.run()
		},
	}
	rules.declare(play.Flags())
	seed.Declare(play.Flags(), "the throws")
	play.Flags().StringVar(&throws, "throws", "", "scripted throws instead of random ones, `xxxo,xxxx,...`")
	play.Flags().StringArrayVar(&computers, "computer", nil, "a `player` played by the program; may be repeated")
	return play
}

const commands = `  throw, t, PlayerA.Throw()            throw the sticks
  A1, move A1, PlayerA.Move(A1)        move a token
  help                                 these lines
  quit                                 leave the game
`

func parseThrows(text string) (yutkata.Thrower, error) {
	var throws []yutkata.Sticks
	for text := range strings.SplitSeq(text, ",") {
		sticks, err := yutkata.ParseSticks(strings.TrimSpace(text))
		if err != nil {
			return nil, program.Misuse("--throws %q: expected four of x and o for each throw, as in xxxo,oooo", text)
		}
		throws = append(throws, sticks)
	}
	return yutkata.Script(throws...), nil
}

// parsePlayers reads names of players, B or PlayerB, into a set of names.
func parsePlayers(game *yutkata.Game, texts []string) (map[string]bool, error) {
	players := map[string]bool{}
	last := yutkata.PlayerName(game.Rules().Players() - 1)
	for _, text := range texts {
		letter := strings.TrimPrefix(strings.ToUpper(strings.TrimSpace(text)), "PLAYER")
		if name := "Player" + letter; len(letter) == 1 && name >= yutkata.PlayerName(0) && name <= last {
			players[name] = true
			continue
		}
		return nil, program.Misuse("--computer %q: expected A to %s", text, strings.TrimPrefix(last, "Player"))
	}
	return players, nil
}

var (
	errEndOfInput = errors.New("end of input before the end of the game")
	errQuit       = errors.New("quit")
)

// playing is one game at the console.
type playing struct {
	game      *yutkata.Game
	computers map[string]bool // by name
	console   *console
}

// run plays until somebody has won, or quits.
func (p *playing) run() error {
	p.console.say(tellPosition(p.game)...)
	for {
		if _, over := p.game.Winner(); over {
			return nil
		}
		err := p.next()
		if errors.Is(err, errQuit) {
			return nil
		}
		if err := errors.Join(err, program.WriteError(p.console.out)); err != nil {
			return err
		}
	}
}

// next has the player on turn say something.
func (p *playing) next() error {
	player := p.game.Current().Name()
	if p.computers[player] {
		said := p.choose().by(player)
		p.console.prompt(said)
		return p.do(said)
	}
	text, err := p.console.ask()
	if err != nil {
		return err
	}
	switch strings.ToLower(text) {
	case "":
		return nil
	case "quit":
		return errQuit
	case "help":
		p.console.note(strings.Split(strings.TrimSuffix(commands, "\n"), "\n")...)
		return nil
	}
	said, err := parseCommand(text)
	if err != nil {
		p.console.note(fmt.Sprintf("%v, expected %s (help tells more)", err, tellExpected(p.game)))
		return nil
	}
	return p.do(said.by(player))
}

func (p *playing) choose() command {
	state := p.game.State()
	if _, thrown := state.Thrown(); !thrown {
		return command{}
	}
	return command{token: p.game.Rules().Choose(state).String()}
}

// do carries a command out and tells what came of it. Only what keeps the game
// from going on is an error.
func (p *playing) do(said command) error {
	lines, err := carryOut(p.game, said)
	switch {
	case errors.Is(err, yutkata.ErrNoMoreThrows):
		return err
	case err != nil:
		p.console.note(tellRefusal(p.game, said, err))
	default:
		p.console.echo(said)
		p.console.say(lines...)
	}
	return nil
}

// carryOut has the player do what the command says; the lines are what the game
// then says.
func carryOut(game *yutkata.Game, said command) (lines []string, err error) {
	player := game.Player(said.player)
	if said.token == "" {
		sticks, err := player.Throw()
		if err != nil {
			return nil, err
		}
		return []string{tellThrow(sticks)}, nil
	}
	move, err := player.Move(said.token)
	if err != nil {
		return nil, err
	}
	return tellMove(game, move), nil
}

// console is where a game is played. On a terminal it prompts and prints the
// bare text; elsewhere what it prints is a transcript.
type console struct {
	in       *program.Lines
	out      io.Writer
	terminal bool
}

func newConsole(in io.Reader, out io.Writer) *console {
	return &console{
		in:       program.NewLines(in, maxLine),
		out:      out,
		terminal: program.IsTerminal(in) && program.IsTerminal(out),
	}
}

// maxLine is the length of a line, in bytes, beyond which it is no text of the
// game: a board of maxSpaces, all tokens on it, and a long comment.
const maxLine = 2*maxSpaces + 1<<20

// ask reads the next line of input, without the blanks around it.
func (c *console) ask() (string, error) {
	if c.terminal {
		fmt.Fprint(c.out, "> ")
	}
	line, err := c.in.Next()
	if err != nil && c.terminal {
		fmt.Fprintln(c.out)
	}
	if errors.Is(err, io.EOF) {
		err = errEndOfInput
	}
	return strings.TrimSpace(line), err
}

// prompt shows a terminal what the computer types.
func (c *console) prompt(said command) {
	if c.terminal {
		fmt.Fprintln(c.out, ">", said)
	}
}

// echo writes an accepted command into the transcript.
func (c *console) echo(said command) {
	if !c.terminal {
		fmt.Fprintf(c.out, ">%v\n", said)
	}
}

// say is what the game says.
func (c *console) say(lines ...string) { c.print("$", lines) }

// note is what the program has to say beside the game.
func (c *console) note(lines ...string) { c.print("*Note ", lines) }

func (c *console) print(mark string, lines []string) {
	if c.terminal {
		mark = ""
	}
	for _, line := range lines {
		fmt.Fprintln(c.out, mark+line)
	}
}
