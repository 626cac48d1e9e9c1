package analysis

import (
	"fmt"
	"slices"
	"strings"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/draughts/pdn"
	"games.example/draughts/ui"
	"games.example/internal/printable"
)

// Comments adds comments to analyzed games, and sums the players' losses.
type Comments struct {
	Worse  float64   // a move that lost more than this many men has a comment
	Every  bool      // every move has a comment with its evaluation
	Losses []*Losses // in the order of the players' first games
}

// Losses holds the number of a player's moves, their total loss, and the number of moves
// that lost more than the limit for a comment.
type Losses struct {
	Player          string
	Moves, Blunders int
	Lost            engine.Score
}

// mostCounted caps the scores from which losses are computed, because an advantage this
// large wins anyway.
const mostCounted engine.Score = 500

// loss returns how much a move lost, given the judgments of the positions before and
// after it.
func loss(move draughts.Move, from, to Judgment) engine.Score {
	if move == from.Line[0] {
		return 0
	}
	counted := func(s engine.Score) engine.Score { return min(max(s, -mostCounted), mostCounted) }
	return max(0, counted(from.Score)-counted(-to.Score))
}

// Add adds comments to the record of a game, and the losses of its players to the sums.
func (c *Comments) Add(g *Game) {
	rows := [2]*Losses{c.of(g.Record, "White"), c.of(g.Record, "Black")}
	for n, turn := range g.Record.Game.Turns() {
		if n+1 >= len(g.Judgments) || g.Judgments[n].Line == nil || g.isSetUp(n+1) {
			continue
		}
		from, to := g.Judgments[n], g.Judgments[n+1]
		p, _ := g.Record.Game.PositionAfter(n)
		lost := loss(turn.Move(), from, to)
		own := rows[p.ToMove()]
		own.Moves++
		own.Lost += lost
		text := evaluation(to.Score, p.ToMove().Opponent())
		switch {
		case lost.Men() > c.Worse:
			own.Blunders++
			line := from.Line[:min(len(from.Line), longestLine)]
			text += fmt.Sprintf(", lost %.2f: better%s (%s)", lost.Men(), ui.LineText(p, line[:1], draughts.PDN), evaluation(from.Score, p.ToMove()))
			if len(line) > 1 {
				text += ", then" + ui.LineText(p.After(line[0]), line[1:], draughts.PDN)
			}
		case !c.Every:
			continue
		}
		g.Record.Notes = append(g.Record.Notes, pdn.Note{After: n + 1, Text: text})
	}
	slices.SortStableFunc(g.Record.Notes, func(a, b pdn.Note) int { return a.After - b.After })
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
	case !ends && s.IsDecided():
		return fmt.Sprintf("%v wins", winner)
	case !ends:
		return fmt.Sprintf("%+.2f", s.Men())
	case turns == 0:
		return fmt.Sprintf("%v has won", winner)
	default:
		return fmt.Sprintf("%v wins in %s", winner, printable.Count(turns, "turn"))
	}
}

// of returns the losses of the player who is named in the tag of a color, White or Black.
// If the name is unknown, it returns the losses of the color.
func (c *Comments) of(r *pdn.Record, color string) *Losses {
	name, _ := r.Tag(color)
	if name == "" || name == "?" {
		name = strings.ToLower(color)
	}
	for _, p := range c.Losses {
		if p.Player == name {
			return p
		}
	}
	c.Losses = append(c.Losses, &Losses{Player: name})
	return c.Losses[len(c.Losses)-1]
}
