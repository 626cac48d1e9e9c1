package ui

import (
	"fmt"
	"strings"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/internal/printable"
	"games.example/rook"
)

// MoveText returns text about the move of a player.
func MoveText(player string, move rook.Move) string {
	return onOneLine(player) + " moves " + directionText(nil, move)
}

// onOneLine returns a name, a command or another text from outside, shortened and on one
// line.
func onOneLine(text string) string { return printable.Line(printable.Excerpt(text)) }

func directionText(l message.Language, move rook.Move) string {
	if move.Direction == rook.Down {
		return l.Format("DOWN %d", move.Tiles)
	}
	return l.Format("RIGHT %d", move.Tiles)
}

// ProvenText returns text about the number of states that smart has proven.
func ProvenText(smart *rook.Smart) string {
	proven, states := smart.Proven()
	return fmt.Sprintf("smart knows %d of %d states", proven, states)
}

// provenTiles returns text about the number of tiles that smart has proven.
func provenTiles(l message.Language, smart *rook.Smart) string {
	proven, tiles := smart.Proven()
	return l.Format("%d of %s proven", proven, counted(l, tiles))
}

// learnedText returns text about the level of smart and the number of tiles that it has proven.
func learnedText(l message.Language, smart *rook.Smart) string {
	proven, tiles := smart.Proven()
	return l.Format("%s: knows %d of %s", l.Text(Word(Smart)), proven, counted(l, tiles))
}

// lesson returns text about the tiles that smart has learned from this game. The picture
// frames these tiles.
func (g *match) lesson() string {
	l, learned := g.setup.Language, map[rook.Value]int{}
	for state, value := range g.knowledge.Smart.Recorded() {
		if value != rook.Open && g.earlier.Value(state) != value && state != rook.State(g.initial.Bounds) {
			learned[value]++
		}
	}
	switch won, lost := learned[rook.Won], learned[rook.Lost]; {
	case won+lost == 0:
		return l.Text("The computer has learned nothing new")
	case won+lost > 1:
		return l.Format("The computer has learned the %d framed tiles: whoever moves wins from %d and loses from %d", won+lost, won, lost)
	case won == 1:
		return l.Text("The computer has learned the framed tile: whoever moves from there wins")
	}
	return l.Text("The computer has learned the framed tile: whoever moves from there loses")
}

// counted returns a number of tiles as text.
func counted(l message.Language, tiles int) string {
	if tiles == 1 {
		return l.Text("1 tile")
	}
	return l.Format("%d tiles", tiles)
}

// brief returns the text that a player has typed or submitted, shortened and on one
// line.
func brief(text string) string {
	const most = 80
	if runes := []rune(printable.Line(text)); len(runes) > most {
		return string(runes[:most]) + "..."
	}
	return printable.Line(text)
}

// possible returns a list of the legal moves, as in "R 1-4, D 1".
func possible(p rook.Position) string {
	var moves []string
	for _, direction := range []rook.Direction{rook.Right, rook.Down} {
		switch left := p.Left(direction); left {
		case 0:
		case 1:
			moves = append(moves, fmt.Sprintf("%v 1", direction))
		default:
			moves = append(moves, fmt.Sprintf("%v 1-%d", direction, left))
		}
	}
	return strings.Join(moves, ", ")
}

// hintText returns text about the winning move and the reason why it wins, or about the
// move to try if no move wins.
func hintText(l message.Language, p rook.Position, tried rook.Move) string {
	left := min(p.Left(rook.Down), p.Left(rook.Right)) // the number of tiles that the winning move leaves in each direction
	switch move, wins := rook.WinningMove(p); {
	case !wins:
		return l.Format("no move wins: %s left both ways, so any move can be answered; try %s", counted(l, left), directionText(l, tried))
	case left == 0:
		return l.Format("%s wins: the rook is at the goal", directionText(l, move))
	default:
		return l.Format("%s wins: it leaves %s both ways", directionText(l, move), counted(l, left))
	}
}

// betterText returns text about the best move and, if it wins, the reason.
func betterText(l message.Language, p rook.Position, best rook.Move) string {
	left := min(p.Left(rook.Down), p.Left(rook.Right)) // as in hintText
	switch _, wins := rook.WinningMove(p); {
	case !wins:
		return directionText(l, best)
	case left == 0:
		return l.Format("%s, which reaches the goal", directionText(l, best))
	}
	return l.Format("%s, which leaves %s both ways", directionText(l, best), counted(l, left))
}

// isPassed reports whether a move to the given state left a tile or passed over it.
func isPassed(tile, to rook.State, move rook.Move) bool {
	if move.Direction == rook.Down {
		return tile.R == to.R && tile.D < to.D && tile.D >= to.D-move.Tiles
	}
	return tile.D == to.D && tile.R < to.R && tile.R >= to.R-move.Tiles
}

// lines returns the lines to print about a game since an earlier moment.
func (g *match) lines(now, seen play.Game, view play.View) (lines []string) {
	m, earlier := now.Moment().(Moment), Moment{match: g}
	if !seen.IsZero() {
		earlier = seen.Moment().(Moment)
	}
	taken := earlier.moves - m.moves
	switch {
	case seen.IsZero():
		lines = []string{g.introduced(0) + " against " + g.introduced(1)}
	case taken > 0 && !g.setup.Titled: // a terminal names the moves
		lines = []string{printable.Count(taken, "move") + " taken back"}
	case taken < 0 && g.setup.Titled:
		lines = []string{g.name(1-m.turn()) + ": " + directionText(g.setup.Language, m.last)}
	case taken < 0:
		lines = []string{MoveText(g.players[1-m.turn()].given, m.last)}
	}
	if len(lines) > 0 || taken > 0 {
		lines = append(lines, m.printed(view)...)
		if g.setup.Titled && m.isAsked() {
			lines = append(lines, m.Title())
		}
	}
	if m.hasEnded() && (seen.IsZero() || !earlier.hasEnded()) {
		lines = append(lines, m.ended(!seen.IsZero())...)
	}
	switch {
	case !m.hasTaught() || !m.tellsProgress():
	case m.setup.Titled:
		lines = append(lines, learnedText(m.setup.Language, m.knowledge.Smart))
	default:
		lines = append(lines, ProvenText(m.knowledge.Smart))
	}
	return lines
}

// ended returns the lines to print after the end of a game, the title among them if the
// setup has Titled. They include the seed if a player has depended on it since the game
// began or continued, and the setup has TellSeed.
func (m Moment) ended(played bool) (lines []string) {
	winner, loser := m.printedName(1-m.turn()), m.printedName(m.turn())
	switch {
	case m.illegal != nil && m.setup.Titled:
		lines = append(lines, m.broken(loser))
	case m.illegal != nil:
		lines = append(lines, fmt.Sprintf("%s submits %s: %s", loser, brief(m.illegal.Submitted), printable.Line(m.illegal.Error())))
	}
	switch {
	case m.setup.Titled:
		lines = append(lines, m.Title())
	case m.resigned:
		lines = append(lines, fmt.Sprintf("%s wins: %s resigns", winner, loser))
	case m.illegal != nil:
		lines = append(lines, fmt.Sprintf("%s wins: %s submitted an illegal move", winner, loser))
	default:
		lines = append(lines, fmt.Sprintf("%s wins: the rook is at the bounds", winner))
	}
	if m.setup.TellSeed && played && m.isSeeded() {
		lines = append(lines, fmt.Sprintf("--seed %d repeats the luck of this game.", m.seed))
	}
	return lines
}

// printedName returns the name of a player for printed lines. On a terminal, it is the
// name that the screen shows.
func (g *match) printedName(turn int) string {
	if g.setup.Titled {
		return g.name(turn)
	}
	return g.players[turn].name
}

// introduced returns the printed name of a player, and the kind of the player unless the
// name is "you".
func (g *match) introduced(turn int) string {
	name := g.printedName(turn)
	if g.setup.Titled && g.isYou(turn) {
		return name
	}
	return name + " (" + g.kind(turn) + ")"
}

func (g *match) kind(turn int) string {
	switch kind, games := g.players[turn].kind, g.knowledge.Smart.Games(); {
	case kind != Smart:
		return onOneLine(Word(kind))
	case games == 0:
		return Word(kind) + ", no data: it moves at random"
	default:
		return Word(kind) + ", " + printable.Count(games, "game") + " learned"
	}
}
