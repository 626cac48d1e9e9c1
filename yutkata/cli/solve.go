package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/yutkata"
	"games.example/yutkata/solution"
	"games.example/yutkata/ui"
)

func newSolve() *cobra.Command {
	var f solveFlags
	cmd := &cobra.Command{
		Use:   "solve",
		Short: "Compute the chance of winning if both players play perfectly",
		Long: `Compute the chance that the player on turn wins if both players play as well as
possible, at the start of the game or in the position of --board. With --throw,
each move is listed with its chance, the best move first.

The game must be for 2 players with 1 or 2 tokens each on at most 30 spaces,
without "miss" obstacles.`,
		Example: `  yutkata solve --spaces 20
  yutkata solve --board '[[A1][][][B1][][][][][][][][][][][]]' --turn A --throw GE`,
		Args: command.NoArguments,
		RunE: func(c *cobra.Command, _ []string) error { return f.run(c) },
	}
	rulesForm().Declare(cmd)
	f.declare(cmd)
	return cmd
}

// solveFlags holds the flags of the solve command. All but --json describe a position.
type solveFlags struct {
	board, turn string
	finished    []string
	throw       yutkata.Throw
	asJSON      bool
}

func (f *solveFlags) declare(c *cobra.Command) {
	c.Flags().StringVar(&f.board, "board", "", "a position as the game prints it, `[[A1][]...]`")
	c.Flags().StringSliceVar(&f.finished, "finished", nil, "`tokens` that have finished, as in A1,B2")
	c.Flags().StringVar(&f.turn, "turn", "A", "the `player` on turn")
	command.OneOf(c, &f.throw, "throw", "the throw of the player on turn", "DO", "GE", "GEOL", "YUT", "MO")
	c.Flags().BoolVar(&f.asJSON, "json", false, "print JSON")
}

// run solves the game and prints the chances in the position.
func (f *solveFlags) run(c *cobra.Command) error {
	game, _, err := newGame(c)
	if err != nil {
		return err
	}
	state, err := f.state(c, game)
	if err != nil {
		return err
	}
	begin := time.Now()
	solved, err := solve(c, game.Rules())
	if err != nil {
		return command.Misuse("%w", err)
	}
	seconds := time.Since(begin).Seconds()
	answer, err := newAnswer(solved, state)
	if err != nil {
		return err
	}
	answer.Seconds = seconds
	if f.asJSON {
		return json.NewEncoder(c.OutOrStdout()).Encode(answer)
	}
	answer.print(c.OutOrStdout())
	return nil
}

// state returns the state that the flags describe. With --throw, it is the state after
// the throw.
func (f *solveFlags) state(c *cobra.Command, game *yutkata.Game) (yutkata.State, error) {
	turn, err := ui.ParsePlayer(game.Rules(), "turn", f.turn)
	if err != nil {
		return yutkata.State{}, command.Misuse("%w", err)
	}
	var finished []yutkata.Token
	for _, text := range f.finished {
		token, err := yutkata.ParseToken(strings.ToUpper(strings.TrimSpace(text)))
		if err != nil || !slices.Contains(slices.Collect(game.Rules().AllTokens()), token) {
			return yutkata.State{}, command.Misuse("--finished %q: expected tokens, as in A1,B2", text)
		}
		finished = append(finished, token)
	}
	board := f.board
	if !c.Flags().Changed("board") {
		board = game.Board().String()
	}
	state, err := game.Rules().Setup(board, finished, turn)
	if err != nil {
		return yutkata.State{}, command.Misuse("--board %q: %w", board, err)
	}
	if c.Flags().Changed("throw") {
		return game.Rules().Throw(state, turn, f.throw.Sticks())
	}
	return state, nil
}

// answer holds the results that the solve command prints.
type answer struct {
	Player    string       `json:"player"` // the player on turn
	Chance    chance       `json:"chance"`
	Moves     []moveChance `json:"moves,omitempty"`
	Positions int          `json:"positions"`
	Rounds    int          `json:"rounds"`
	Seconds   float64      `json:"seconds"`
}

type moveChance struct {
	Token  yutkata.Token `json:"token"`
	Chance chance        `json:"chance"`
}

// chance is a chance to win that is printed to twelve decimal places.
type chance float64

// String returns the chance to twelve decimal places.
func (c chance) String() string { return fmt.Sprintf("%.*f", digits, float64(c)) }

// MarshalJSON returns the chance as a number with twelve decimal places.
func (c chance) MarshalJSON() ([]byte, error) { return []byte(c.String()), nil }

func newAnswer(solved *solution.Solution, state yutkata.State) (answer, error) {
	best, err := solved.Chance(state)
	if err != nil {
		return answer{}, err
	}
	a := answer{
		Player:    yutkata.PlayerName(state.Turn()),
		Chance:    chance(best),
		Positions: solved.Positions(),
		Rounds:    solved.Rounds(),
	}
	if _, thrown := state.Thrown(); !thrown {
		return a, nil
	}
	moves, err := solved.Moves(state)
	for _, move := range moves {
		a.Moves = append(a.Moves, moveChance{move.Token, chance(move.Chance)})
	}
	return a, err
}

func (a answer) print(out io.Writer) {
	if a.Moves == nil {
		fmt.Fprintf(out, "%s wins with a chance of %v\n", a.Player, a.Chance)
	}
	for _, move := range a.Moves {
		fmt.Fprintf(out, "%s.Move(%v) %v\n", a.Player, move.Token, move.Chance)
	}
	fmt.Fprintf(out, "%d positions, %d rounds, %.2f seconds\n", a.Positions, a.Rounds, a.Seconds)
}
