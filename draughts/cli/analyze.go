package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"math"
	"os"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/draughts/pdn"
	"games.example/draughts/ui"
	"games.example/internal/command"
	"games.example/internal/printable"
)

type analyzeFlags struct {
	worse   float64
	every   bool
	nodes   int
	seconds float64
	threads int
	options engine.Options
}

// usualNodes is the default number of positions to examine for each move.
const usualNodes = 300_000

func newAnalyze() *cobra.Command {
	var f analyzeFlags
	cmd := &cobra.Command{
		Use:     "analyze [FILE|-]",
		Aliases: []string{"analyse"},
		Short:   "Find the mistakes in the games of a PDN file",
		Long: `Print the games of a PDN file with comments by the engine: after each move that
lost more than half a man, the evaluation, the loss, and a better move with its line
and evaluation:

  38-32 {-2.08, lost 7.08: better 43-39 (white wins in 3 turns), then 28-33 38x29}

Evaluations are in men for White. For the loss, an evaluation counts as at most five
men. A draw by rule ends the analysis of a game. A table on standard error has, for
each player, the number of moves, the average loss and the number of blunders, which
are the moves that lost more than --worse. Ctrl-C prints the results so far.`,
		Example: `  draughts analyze games.pdn > analyzed.pdn
  draughts analyze --every --time 1 --worse 0.3 --threads 2 games.pdn`,
		Args: command.AtMostOneInput,
		RunE: func(c *cobra.Command, args []string) error { return f.analyze(c, inputName(args)) },
	}
	flags := cmd.Flags()
	command.Float(flags, &f.worse, "worse", 0.5, "comment on moves that lost more than this many `men`")
	flags.BoolVar(&f.every, "every", false, "add the evaluation to every move")
	command.Int(flags, &f.nodes, "nodes", 0, 1, math.MaxInt, fmt.Sprintf("positions to examine for each move (default %d, without --time)", usualNodes))
	command.Float(flags, &f.seconds, "time", 0, "`seconds` for each move")
	command.Int(flags, &f.threads, "threads", 1, 1, engine.MaxThreads, "analyze `N` games at the same time")
	declareMemory(flags, &f.options)
	return cmd
}

func (f *analyzeFlags) limit(c *cobra.Command) (engine.Limit, error) {
	if f.worse < 0 {
		return engine.Limit{}, command.Misuse("--worse %v: expected 0 or more", f.worse)
	}
	limit := engine.Limit{Nodes: f.nodes, Time: duration(f.seconds)}
	if limit == (engine.Limit{}) {
		limit.Nodes = usualNodes
	}
	return limit, checkSeconds(c.Flags(), "time", f.seconds, longestTime)
}

// analyze prints the games in an input, with comments, and then a table of the players'
// losses.
func (f *analyzeFlags) analyze(c *cobra.Command, name string) error {
	limit, err := f.limit(c)
	if err != nil {
		return err
	}
	in, err := command.OpenInput(c, name)
	if err != nil {
		return err
	}
	defer in.Close() //nolint:errcheck // only read
	ctx, stop := command.Interruptible(c)
	defer stop()
	progress := newMovesProgress(c, in)
	defer progress.End()

	var players playerTable
	failed := false
	games := f.games(ctx, in, limit, progress)
	for game := range begun(ctx, games) {
		<-game.done
		var mistake *pdn.Error
		switch {
		case errors.As(game.err, &mistake):
			failed = true
			progress.End()
			fmt.Fprintf(c.ErrOrStderr(), "%s:%s\n", command.Printable(name), command.Printable(mistake.Error()))
			continue
		case game.err != nil:
			return command.Unreadable(name, game.err)
		case game.judgments == nil:
			continue // the analysis was interrupted before it reached this game
		}
		game.comment(f, &players)
		if command.IsTerminal(c.OutOrStdout()) {
			progress.End()
		}
		if err := pdn.Write(c.OutOrStdout(), game.record); err != nil {
			return err
		}
	}
	progress.End()
	players.print(c.ErrOrStderr())
	switch {
	case ctx.Err() != nil:
		return command.ErrInterrupted
	case failed:
		return command.ErrTold
	}
	return nil
}

// begun returns the games that are sent on a channel until it is closed. When the
// context is done, begun returns only the games that have already been sent, because
// the next game may never come.
func begun(ctx context.Context, games <-chan *analyzed) iter.Seq[*analyzed] {
	return func(yield func(*analyzed) bool) {
		for {
			var game *analyzed
			select {
			case game = <-games:
			default:
				select {
				case game = <-games:
				case <-ctx.Done():
				}
			}
			if game == nil || !yield(game) {
				return
			}
		}
	}
}

// newMovesProgress returns the progress of an analysis, measured in positions. It shows
// nothing unless standard error is a terminal and the input is a file that can be read
// twice.
func newMovesProgress(c *cobra.Command, in io.Reader) *command.Progress {
	file, ok := in.(*os.File)
	if !ok || !command.IsTerminal(c.ErrOrStderr()) {
		return &command.Progress{}
	}
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		return &command.Progress{}
	}
	moves := 0
	for reader := pdn.NewReader(file); ; {
		record, err := reader.Read()
		switch {
		case err == nil:
			moves += record.Game.Len() + 1
		case !errors.As(err, new(*pdn.Error)): // the end of the input, or an error that the analysis meets again
			_, _ = file.Seek(0, io.SeekStart)
			return command.NewProgress(c.ErrOrStderr(), moves, " moves")
		}
	}
}

// analyzed holds a game and the judgments of its positions.
type analyzed struct {
	record    *pdn.Record
	err       error // the error from reading the game
	judgments []judgment
	done      chan struct{} // closed when the game has been analyzed or could not be read
}

// A judgment holds the evaluation of a position for the player to move, and the best
// line. The line is empty if the position ends the game, or if an interrupted analysis
// has not reached the position.
type judgment struct {
	score engine.Score
	line  []draughts.Move
}

// games returns a channel of the games in the input, in order. It analyzes several
// games at a time, and sends each game before its analysis is done.
func (f *analyzeFlags) games(ctx context.Context, in io.Reader, limit engine.Limit, progress *command.Progress) <-chan *analyzed {
	games := make(chan *analyzed, f.threads)
	engines := make(chan *engine.Engine, f.threads)
	for range f.threads {
		engines <- engine.New(f.options)
	}
	go func() {
		defer close(games)
		for reader := pdn.NewReader(in); ctx.Err() == nil; {
			game := &analyzed{done: make(chan struct{})}
			game.record, game.err = reader.Read()
			if errors.Is(game.err, io.EOF) {
				return
			}
			games <- game
			if game.err != nil {
				close(game.done)
				if !errors.As(game.err, new(*pdn.Error)) {
					return
				}
				continue
			}
			e := <-engines
			go func() {
				defer close(game.done)
				e.Clear()
				game.judge(ctx, e, limit, progress)
				engines <- e
			}()
		}
	}()
	return games
}

// judge searches the positions of a game from the last to the first, so that each
// search knows the results of later positions. It ignores moves after a draw by rule,
// resignations and draws by agreement. A position with a forced move gets the score of the
// next position.
func (a *analyzed) judge(ctx context.Context, e *engine.Engine, limit engine.Limit, progress *command.Progress) {
	game := a.record.Game.Replay(draughts.AllDrawRules())
	judgments := make([]judgment, game.Len()+1)
	for n := len(judgments) - 1; n >= 0; n-- {
		var j judgment
		moves := game.Position().AppendMoves(nil)
		switch {
		case len(moves) == 0:
			j.score = engine.LossIn(0)
		case game.IsOver(): // a draw by rule
		case len(moves) == 1 && n+1 < len(judgments) && !a.isSetUp(n+1):
			j.score, j.line = -judgments[n+1].score.After(1), slices.Concat(moves, judgments[n+1].line)
		default:
			result, err := e.Search(ctx, game, limit, nil)
			if err != nil || ctx.Err() != nil {
				return
			}
			j.score, j.line = result.Score, result.Line
		}
		judgments[n] = j
		a.judgments = judgments
		progress.Add(1)
		_ = game.Undo() // Undo fails only at the start, where the loop ends
	}
}

// isSetUp reports whether the position after the first n turns was set up, so that its
// score says nothing about the turn before it.
func (a *analyzed) isSetUp(n int) bool {
	return slices.ContainsFunc(a.record.Game.Setups(), func(s draughts.Setup) bool { return s.After == n })
}

// mostCounted caps the scores from which losses are computed, because an advantage this
// large wins anyway.
const mostCounted engine.Score = 500

// loss returns how much a move lost, given the judgments of the positions before and
// after it.
func loss(move draughts.Move, from, to judgment) engine.Score {
	if move == from.line[0] {
		return 0
	}
	counted := func(s engine.Score) engine.Score { return min(max(s, -mostCounted), mostCounted) }
	return max(0, counted(from.score)-counted(-to.score))
}

// comment adds comments to the record of a game, and adds the players' losses to the
// table.
func (a *analyzed) comment(f *analyzeFlags, players *playerTable) {
	rows := [2]*playerLosses{players.row(a.record, "White"), players.row(a.record, "Black")}
	for n, turn := range a.record.Game.Turns() {
		if n+1 >= len(a.judgments) || a.judgments[n].line == nil || a.isSetUp(n+1) {
			continue
		}
		from, to := a.judgments[n], a.judgments[n+1]
		p, _ := a.record.Game.PositionAfter(n)
		lost := loss(turn.Move(), from, to)
		own := rows[p.ToMove()]
		own.moves++
		own.lost += lost
		text := evaluation(to.score, p.ToMove().Opponent())
		switch {
		case lost.Men() > f.worse:
			own.blunders++
			line := from.line[:min(len(from.line), longestLine)]
			text += fmt.Sprintf(", lost %.2f: better%s (%s)", lost.Men(), ui.LineText(p, line[:1], draughts.PDN), evaluation(from.score, p.ToMove()))
			if len(line) > 1 {
				text += ", then" + ui.LineText(p.After(line[0]), line[1:], draughts.PDN)
			}
		case !f.every:
			continue
		}
		a.record.Notes = append(a.record.Notes, pdn.Note{After: n + 1, Text: text})
	}
	slices.SortStableFunc(a.record.Notes, func(a, b pdn.Note) int { return a.After - b.After })
}

// longestLine is the greatest number of moves in a comment.
const longestLine = 6

// evaluation returns a player's score as text, converted to White's point of view.
func evaluation(s engine.Score, player draughts.Color) string {
	turns, ends := s.Distance()
	winner := player
	if s < 0 {
		winner = player.Opponent()
	}
	if player == draughts.Black {
		s = -s
	}
	switch {
	case !ends:
		return fmt.Sprintf("%+.2f", s.Men())
	case turns == 0:
		return fmt.Sprintf("%v has won", winner)
	default:
		return fmt.Sprintf("%v wins in %s", winner, printable.Count(turns, "turn"))
	}
}

// playerLosses holds the number of a player's moves, their total loss, and the number
// of moves that lost more than the limit for a comment.
type playerLosses struct {
	name            string
	moves, blunders int
	lost            engine.Score
}

// playerTable holds the losses of each player, in the order of the players' first
// games.
type playerTable []*playerLosses

// row returns the row of the player who is named in the tag of a color, White or Black.
// If the name is unknown, it returns the row of the color.
func (t *playerTable) row(r *pdn.Record, color string) *playerLosses {
	name, _ := r.Tag(color)
	if name == "" || name == "?" {
		name = strings.ToLower(color)
	}
	for _, p := range *t {
		if p.name == name {
			return p
		}
	}
	*t = append(*t, &playerLosses{name: name})
	return (*t)[len(*t)-1]
}

// print prints the table, unless it is empty.
func (t playerTable) print(out io.Writer) {
	width := len("player")
	for _, p := range t {
		width = max(width, utf8.RuneCountInString(command.Printable(p.name)))
	}
	for i, p := range t {
		if i == 0 {
			fmt.Fprintf(out, "%-*s  moves  average loss  blunders\n", width, "player")
		}
		average := p.lost.Men() / float64(max(p.moves, 1))
		fmt.Fprintf(out, "%-*s  %5d  %12.2f  %8d\n", width, command.Printable(p.name), p.moves, average, p.blunders)
	}
}
