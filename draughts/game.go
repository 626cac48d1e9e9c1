package draughts

import (
	"errors"
	"maps"
	"slices"
)

// ErrNoTurnPlayed is returned by [Game.Undo] if no turn has been played.
var ErrNoTurnPlayed = errors.New("no turn has been played")

// Game holds the starting position, the turns that have been played, and the outcome.
// It keeps the earlier positions to detect draws.
type Game struct {
	rules   DrawRules
	initial Position
	start   moment // at the first turn
	turns   shared[Turn]
	moments shared[moment]   // one after each turn
	seen    map[Position]int // how often each position before or after a step of a king has occurred
	setups  []setup          // in order
	outcome Outcome
}

// setup holds a position that replaced another position in a game.
type setup struct {
	Setup
	before moment           // the replaced position and its counts
	seen   map[Position]int // the positions that occurred before
}

// Setup represents a position that was set up during a game, in place of the position
// after the first After turns.
type Setup struct {
	After    int
	Position Position
}

// moment holds a position in a game and its counts for the draw rules.
type moment struct {
	position Position
	counts   DrawCounts
}

// An Option changes the game that New returns.
type Option func(*Game)

// InitialPosition sets the position in which a game starts. The default is [Start].
func InitialPosition(p Position) Option { return func(g *Game) { g.start.position = p } }

// Draws sets the draw rules of a game. The default is [AllDrawRules].
func Draws(rules DrawRules) Option { return func(g *Game) { g.rules = rules } }

// New returns a game before its first turn. The starting position has occurred once,
// and the other draw counts start at 0. The game is over at once if the player to move
// has no move.
func New(options ...Option) *Game {
	g := &Game{rules: AllDrawRules(), start: newMoment(Start()), seen: map[Position]int{}}
	for _, option := range options {
		option(g)
	}
	g.initial = g.start.position
	g.outcome = g.ending()
	return g
}

// newMoment returns a moment that no turn has led to.
func newMoment(p Position) moment { return moment{p, DrawCounts{Occurrences: 1}} }

// Start returns the position from which the game started.
func (g *Game) Start() Position { return g.initial }

// Position returns the current position.
func (g *Game) Position() Position { return g.last().position }

// Rules returns the draw rules of the game.
func (g *Game) Rules() DrawRules { return g.rules }

// Turns returns the turns that have been played, in order.
func (g *Game) Turns() []Turn { return slices.Clone(g.turns.all) }

// Len returns the number of turns that both players together have played.
func (g *Game) Len() int { return len(g.turns.all) }

// PositionAfter returns the position after the first n turns. It returns false if n is
// negative or greater than [Game.Len].
func (g *Game) PositionAfter(n int) (Position, bool) {
	if n < 0 || n > g.Len() {
		return Position{}, false
	}
	return g.at(n).position, true
}

// Number returns the number that a record gives to the turn after the first n turns, and
// the color of the player who makes that turn. A turn by Black has the same number as the turn by
// White before it.
func (g *Game) Number(n int) (number int, player Color) {
	number, from := 1, 0
	mover := func(n int) Color { return g.at(n).position.ToMove() }
	within := func(n int) int { return (n - from + int(mover(from))) / 2 }
	for _, s := range g.setups {
		if s.After > n {
			break
		}
		if s.After == from {
			continue
		}
		number += within(s.After - 1)
		if mover(s.After-1) == Black || mover(s.After) == White {
			number++
		}
		from = s.After
	}
	return number + within(n), mover(n)
}

// Outcome returns the outcome of the game, or the zero Outcome if the game has not
// ended.
func (g *Game) Outcome() Outcome { return g.outcome }

// IsOver reports whether the game has ended.
func (g *Game) IsOver() bool { return g.outcome != Outcome{} }

// Play plays a turn. If the game is over, the error is ErrGameOver. If the turn is
// invalid, the error is one of the errors that [Position.ParseTurn] wraps. An error
// leaves the game unchanged.
func (g *Game) Play(t Turn) error {
	if g.IsOver() {
		return ErrGameOver
	}
	before := g.last()
	after, err := before.position.Play(t)
	if err != nil {
		return err
	}
	counts := before.counts.Next(before.position, after)
	switch counts.KingTurns {
	case 0: // no earlier position can occur again
	case 1:
		g.seen[before.position] = 1
		fallthrough
	default:
		g.seen[after]++
		counts.Occurrences = g.seen[after]
	}
	g.turns = g.turns.with(t)
	g.moments = g.moments.with(moment{after, counts})
	g.outcome = g.ending()
	return nil
}

// PlayMove plays a move as the turn that [Position.TurnOf] returns. If the game is
// over, the error is ErrGameOver. If the move is invalid, the error is ErrNotAMove. An
// error leaves the game unchanged.
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

// SetUp replaces the current position. The game continues from the given position, even
// if the game was over, and all draw counts begin anew. The starting position of the game
// remains in [Game.Start].
func (g *Game) SetUp(p Position) {
	g.setups = append(g.setups, setup{Setup{g.Len(), p}, g.last(), g.seen})
	g.seen = map[Position]int{}
	g.setLast(newMoment(p))
	g.outcome = g.ending()
}

// Setups returns the positions that were set up during the game, in order.
func (g *Game) Setups() []Setup {
	var all []Setup
	for _, s := range g.setups {
		all = append(all, s.Setup)
	}
	return all
}

// Undo takes back the last turn and the positions that were set up after it, and also
// the outcome if the game is over. If no turn has been played, it returns
// ErrNoTurnPlayed.
func (g *Game) Undo() error {
	if g.Len() == 0 {
		return ErrNoTurnPlayed
	}
	for _, s := range slices.Backward(g.setups) {
		if s.After < g.Len() {
			break
		}
		g.setups, g.seen = g.setups[:len(g.setups)-1], maps.Clone(s.seen) // clones of the game share the map
		g.setLast(s.before)
	}
	undone := g.last()
	g.turns = g.turns.withoutLast()
	g.moments = g.moments.withoutLast()
	g.outcome = Outcome{}
	if undone.counts.KingTurns > 0 {
		g.seen[undone.position]--
	}
	if undone.counts.KingTurns == 1 {
		delete(g.seen, g.Position())
	}
	return nil
}

// Resign ends the game with a loss for the player. If the game is already over,
// it returns ErrGameOver.
func (g *Game) Resign(player Color) error {
	return g.end(Outcome{player.Opponent(), Resignation})
}

// Agree ends the game in a draw by agreement. If the game is already over, it
// returns ErrGameOver.
func (g *Game) Agree() error { return g.end(Outcome{reason: Agreement}) }

// Adjourn ends the game without a result. If the game is already over, it
// returns ErrGameOver.
func (g *Game) Adjourn() error { return g.end(Outcome{reason: Adjourned}) }

func (g *Game) end(o Outcome) error {
	if g.IsOver() {
		return ErrGameOver
	}
	g.outcome = o
	return nil
}

// Replay plays the game again under the given draw rules, until its last turn or until a
// rule ends it. It leaves out how the players ended the game.
func (g *Game) Replay(rules DrawRules) *Game {
	again := New(InitialPosition(g.Start()), Draws(rules))
	setups := g.setups
	for n := 0; ; n++ {
		for len(setups) > 0 && setups[0].After == n {
			again.SetUp(setups[0].Position)
			setups = setups[1:]
		}
		if n == g.Len() || again.Play(g.turns.all[n]) != nil {
			return again
		}
	}
}

// Clone returns an independent copy of the game.
func (g *Game) Clone() *Game {
	return &Game{
		g.rules, g.initial, g.start, g.turns, g.moments,
		maps.Clone(g.seen), slices.Clone(g.setups), g.outcome,
	}
}

// Equal reports whether the games have the same start, rules, turns, positions set up
// and outcome.
func (g *Game) Equal(other *Game) bool {
	return g.Start() == other.Start() && g.rules == other.rules &&
		slices.Equal(g.turns.all, other.turns.all) && slices.Equal(g.Setups(), other.Setups()) && g.outcome == other.outcome
}

// DrawCounts returns the counts that show how close the game is to a draw under each
// rule, even a rule that is off.
func (g *Game) DrawCounts() DrawCounts { return g.last().counts }

// Occurrences returns the number of times that a position has occurred. It counts only
// positions before and after steps of kings, because no other position can occur again.
func (g *Game) Occurrences(p Position) int { return g.seen[p] }

// ending returns the outcome that follows from the rules after the last turn.
func (g *Game) ending() Outcome {
	p := g.Position()
	if p.NumMoves() == 0 {
		return Outcome{p.ToMove().Opponent(), NoMove}
	}
	return Outcome{reason: g.rules.Reason(g.DrawCounts())}
}

func (g *Game) last() moment { return g.at(g.Len()) }

// at returns the moment after the first n turns.
func (g *Game) at(n int) moment {
	if n == 0 {
		return g.start
	}
	return g.moments.all[n-1]
}

// setLast replaces the moment after the last turn.
func (g *Game) setLast(m moment) {
	if g.Len() == 0 {
		g.start = m
		return
	}
	g.moments = g.moments.withoutLast().with(m)
}
