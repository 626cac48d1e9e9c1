package draughts

import (
	"errors"
	"slices"
)

// ErrNoTurnPlayed is the error for taking back a turn where none was played.
var ErrNoTurnPlayed = errors.New("no turn has been played")

// Game is the story of a position: where it started, the turns played, and how
// it has ended. A position says what can be played; a game remembers, and so
// knows the draws.
type Game struct {
	rules   DrawRules
	start   moment
	turns   []Turn
	moments []moment // what each of the turns led to
	outcome Outcome
}

// moment is a position of a game. What the draw rules need to know is since
// when something has been true, as the number of turns played before.
type moment struct {
	position Position
	kings    int // since when only kings have moved, and nothing was captured
	sixteen  int // since when one king has stood against three pieces or what was left of them
	five     int // since when one king has stood against two pieces or fewer
}

// never is since when something has been true that is not.
const never = -1

// NewGame returns a game that starts in the position, before its first turn.
// All counts of the draw rules start at 0. It may be over at once, if the
// player to move has no move.
func NewGame(start Position, rules DrawRules) *Game {
	g := &Game{rules: rules, start: moment{position: start, sixteen: never, five: never}}
	g.start.countAgainstOneKing(0)
	g.outcome = g.ending()
	return g
}

// Start returns the position in which the game started.
func (g *Game) Start() Position { return g.start.position }

// Position returns the position on the board.
func (g *Game) Position() Position { return g.last().position }

// Rules returns the draw rules of the game.
func (g *Game) Rules() DrawRules { return g.rules }

// Turns returns the turns played, in their order.
func (g *Game) Turns() []Turn { return slices.Clone(g.turns) }

// Len returns the number of turns played, by both players together.
func (g *Game) Len() int { return len(g.turns) }

// PositionAfter returns the position after the first n turns, from 0 to
// [Game.Len], and false for any other n.
func (g *Game) PositionAfter(n int) (Position, bool) {
	if n < 0 || n > len(g.turns) {
		return Position{}, false
	}
	return g.at(n).position, true
}

// Outcome returns how the game has ended, and the zero Outcome while it goes
// on.
func (g *Game) Outcome() Outcome { return g.outcome }

// IsOver reports whether the game has ended.
func (g *Game) IsOver() bool { return g.outcome != Outcome{} }

// Play plays a turn. The error is ErrGameOver after the end, or the reason why
// the turn is not valid, as for [Position.ParseTurn]; then nothing changes.
func (g *Game) Play(t Turn) error {
	if g.IsOver() {
		return ErrGameOver
	}
	before := g.Position()
	after, err := before.Play(t)
	if err != nil {
		return err
	}
	next := g.last()
	next.position = after
	g.turns = append(g.turns, t)
	if t.Captured() != 0 || !before.Kings().Has(t.From()) {
		next.kings = len(g.turns)
	}
	next.countAgainstOneKing(len(g.turns))
	g.moments = append(g.moments, next)
	g.outcome = g.ending()
	return nil
}

// PlayMove plays a move, as the turn that it is written as. The error is
// ErrGameOver after the end, or ErrNotAMove; then nothing changes.
func (g *Game) PlayMove(m Move) error {
	if g.IsOver() {
		return ErrGameOver
	}
	turn, err := g.Position().TurnOf(m)
	if err != nil {
		return err
	}
	return g.Play(turn)
}

// Undo takes the last turn back, and with it the end of the game if it has
// ended. The error is ErrNoTurnPlayed if there is none.
func (g *Game) Undo() error {
	if len(g.turns) == 0 {
		return ErrNoTurnPlayed
	}
	g.turns = g.turns[:len(g.turns)-1]
	g.moments = g.moments[:len(g.moments)-1]
	g.outcome = Outcome{}
	return nil
}

// Resign ends the game: the player has lost. The error is ErrGameOver if it has
// ended already.
func (g *Game) Resign(player Color) error {
	return g.end(Outcome{player.Opponent(), Resignation})
}

// Agree ends the game in a draw on which the players have agreed. The error is
// ErrGameOver if it has ended already.
func (g *Game) Agree() error { return g.end(Outcome{reason: Agreement}) }

// Adjourn ends the game without a result. The error is ErrGameOver if it has
// ended already.
func (g *Game) Adjourn() error { return g.end(Outcome{reason: Adjourned}) }

func (g *Game) end(o Outcome) error {
	if g.IsOver() {
		return ErrGameOver
	}
	g.outcome = o
	return nil
}

// Equal reports whether the games are the same: start, rules, turns and
// outcome.
func (g *Game) Equal(other *Game) bool {
	return g.Start() == other.Start() && g.rules == other.rules &&
		slices.Equal(g.turns, other.turns) && g.outcome == other.outcome
}

// Counts returns how far the game has come towards a draw by rule, whether the
// rule is one of the game's or not.
func (g *Game) Counts() Counts {
	last := g.last()
	return Counts{
		Occurrences: g.occurrences(),
		KingTurns:   len(g.turns) - last.kings,
		Sixteen:     g.since(last.sixteen),
		Five:        g.since(last.five),
	}
}

// since returns the number of turns since a moment, 0 for never.
func (g *Game) since(i int) int {
	if i == never {
		return 0
	}
	return len(g.turns) - i
}

// occurrences returns how often the last position has been on the board with
// the same player to move. It cannot have been there before a man moved or a
// piece was captured.
func (g *Game) occurrences() int {
	last := g.last()
	n := 0
	for i := len(g.turns); i >= last.kings; i -= 2 {
		if g.at(i).position == last.position {
			n++
		}
	}
	return n
}

// ending returns how the game has ended by itself in the last position.
func (g *Game) ending() Outcome {
	p, last := g.Position(), g.last()
	switch {
	case p.Count() == 0:
		return Outcome{p.ToMove().Opponent(), NoMove}
	case g.rules.Repetition && g.occurrences() >= mostOccurrences:
		return Outcome{reason: Repetition}
	case g.rules.TwentyFiveMoves && g.since(last.kings) >= mostKingTurns:
		return Outcome{reason: TwentyFiveMoves}
	case g.rules.SixteenMoves && g.since(last.sixteen) >= mostSixteen:
		return Outcome{reason: SixteenMoves}
	case g.rules.FiveMoves && g.since(last.five) >= mostFive:
		return Outcome{reason: FiveMoves}
	default:
		return Outcome{}
	}
}

// last returns the moment of the game that is now.
func (g *Game) last() moment { return g.at(len(g.turns)) }

// at returns the moment after the first n turns.
func (g *Game) at(n int) moment {
	if n == 0 {
		return g.start
	}
	return g.moments[n-1]
}

// countAgainstOneKing begins the counts of the position that is reached now, or
// ends them. Until then they are those of the position before.
func (m *moment) countAgainstOneKing(now int) {
	n := againstOneKing(m.position)
	if n == 0 {
		m.sixteen = never
	} else if n == 3 && m.sixteen == never {
		m.sixteen = now
	}
	if n == 0 || n == 3 {
		m.five = never
	} else if m.five == never {
		m.five = now
	}
}

// againstOneKing returns how many pieces stand against one king alone, if they
// are three or fewer with a king among them, and 0 for any other position.
func againstOneKing(p Position) int {
	few, many := p.own, p.other
	if few.Len() > many.Len() {
		few, many = many, few
	}
	if few.Len() != 1 || many.Len() > 3 || few&p.kings == 0 || many&p.kings == 0 {
		return 0
	}
	return many.Len()
}
