package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"sync"

	"games.example/program/play"
	"games.example/program/printable"
	"games.example/rook"
)

var _ play.Steered = Game{}

// A Game is one moment of a game, together with its players.
type Game struct {
	setup     Setup
	choices   play.Choices
	players   [2]player  // in the order of their turns
	game      *rook.Game // never changed
	seed      uint64
	unseeded  bool // whether the game continues a record without a seed
	chance    rand.PCG
	knowledge Knowledge
	ending    *ending     // shared by all moments of the game
	over      bool        // whether the work after the end is done: smart has learned, and the programs have ended
	hint      rook.Move   // the proposed move, or the zero Move
	sliding   *rook.State // the place of the rook between two moments, or nil
	err       error
}

// ending does the work after the end of a game, once.
type ending struct {
	sync.Once
	smart *rook.Smart // the Smart that has learned, or nil
	err   error
}

func (g Game) with(game *rook.Game) Game {
	g.game, g.hint = game, rook.Move{}
	return g
}

// turn returns 0 if the player who moved first is to move, otherwise 1.
func (g Game) turn() int { return g.turnOf(g.game.ToMove()) }

func (g Game) turnOf(name string) int {
	names := g.game.Players()
	return slices.Index(names[:], name)
}

// position returns the position, and reports whether a person is on turn.
func (g Game) position() (p rook.Position, isAsked bool) {
	return g.game.Position(), !g.Over() && g.players[g.turn()].isPerson()
}

// Title returns the player to move and the opponent, or the winner.
func (g Game) Title() string {
	if g.Over() {
		return g.outcome()
	}
	return fmt.Sprintf("%s to move, against %s", g.label(g.turn()), g.label(1-g.turn()))
}

// label returns the name of a player and, for a program, its kind. For smart, the kind
// includes the share of the board that smart has proven. If a program has no name of
// its own, label returns only its kind.
func (g Game) label(turn int) string {
	p, name := g.players[turn], g.name(turn)
	kind := printable.Line(p.kind)
	if p.kind == Smart {
		kind = fmt.Sprintf("smart (%s)", tilesText(g.knowledge.Smart))
	}
	switch {
	case p.isPerson():
		return name
	case name == computer:
		return kind
	}
	return name + " (" + kind + ")"
}

const computer = "computer" // the name of a program that plays against a person

// name returns the name of a player for the lines that people read.
func (g Game) name(turn int) string {
	p, other := g.players[turn], g.players[1-turn]
	switch {
	case g.game.Players()[turn] != defaultNames[g.number(turn)] || p.isPerson() == other.isPerson():
		return p.name
	case p.isPerson():
		return "you"
	}
	return computer
}

// outcome returns text about the winner and the reason for the win.
func (g Game) outcome() string {
	name, _ := g.game.Winner()
	winner := g.turnOf(name)
	why := "the rook is at the goal"
	switch {
	case g.game.Resigned():
		why = g.name(1-winner) + " resigned"
	case g.game.Illegal() != nil:
		why = "an illegal move"
	}
	if name := g.name(winner); name != "you" {
		return name + " wins: " + why
	}
	return "you win: " + why
}

// mostListed is the greatest number of moves that are listed in each direction.
const mostListed = 100

// moves returns the listed moves of the person on turn. They include the proposed move.
func (g Game) moves() (moves []rook.Move) {
	p, isAsked := g.position()
	if !isAsked {
		return nil
	}
	for _, direction := range []rook.Direction{rook.Right, rook.Down} {
		for tiles := range min(p.Left(direction), mostListed) {
			moves = append(moves, rook.Move{Direction: direction, Tiles: tiles + 1})
		}
	}
	if g.hint.Tiles > mostListed {
		moves = append(moves, g.hint)
	}
	return moves
}

// Options returns the moves of the person on turn, each with the number of tiles that
// it leaves in each direction.
func (g Game) Options() []play.Option {
	var options []play.Option
	for _, move := range g.moves() {
		after, _ := g.game.Position().Play(move)
		option := play.Option{Text: fmt.Sprintf("%v: leaves R %d, D %d", move, after.Left(rook.Right), after.Left(rook.Down))}
		if after.Over() {
			option.Text = fmt.Sprintf("%v: wins", move)
		}
		if move == g.hint {
			option.Hint = "hint:"
		}
		options = append(options, option)
	}
	return options
}

// Steer returns the option that moves the rook by one tile more, or by one tile less,
// than the given option.
func (g Game) Steer(option int, arrow string) int {
	moves, move := g.moves(), rook.Move{Direction: rook.Right}
	if arrow == "up" || arrow == "down" {
		move.Direction = rook.Down
	}
	if option >= 0 && moves[option].Direction == move.Direction {
		move.Tiles = moves[option].Tiles
	}
	if arrow == "right" || arrow == "down" {
		move.Tiles++
	} else {
		move.Tiles--
	}
	next := slices.Index(moves, move)
	if next < 0 && move.Tiles != 0 {
		return option
	}
	return next
}

// Log returns a line for each move, and the outcome.
func (g Game) Log() []string {
	var log []string
	if g.knowledge.Note != "" {
		log = append(log, g.knowledge.Note)
	}
	turn := 0
	for _, made := range g.game.History().All() {
		log = append(log, g.name(turn)+": "+directionText(made.Move))
		turn = 1 - turn
	}
	if illegal := g.game.Illegal(); illegal != nil {
		log = append(log, fmt.Sprintf("%s: %s: %s", g.name(turn), Brief(illegal.Submitted), printable.Line(illegal.Error())))
	}
	if g.Over() {
		log = append(log, g.outcome())
	}
	if g.over && g.ending.smart != nil {
		log = append(log, "smart: "+tilesText(g.knowledge.Smart))
	}
	return log
}

// Prompt returns the prompt for a move, with the possible moves.
func (g Game) Prompt() string {
	return fmt.Sprintf("%s (%s)> ", g.players[g.turn()].name, possible(g.game.Position()))
}

// Answer returns false, because the game has no questions of its own.
func (Game) Answer(string) (lines []string, ok bool) { return nil, false }

// Play returns the game after one of the options has been played.
func (g Game) Play(option int) play.Game {
	moves := g.moves()
	if option < 0 || option >= len(moves) {
		return g
	}
	return g.play(moves[option])
}

// play returns the game after a legal move.
func (g Game) play(move rook.Move) Game {
	game := g.game.Clone()
	_ = game.Play(move) // cannot fail, because the move is legal
	return g.with(game)
}

var errNotAsked = errors.New("nobody is asked for a move now")

// Say returns the game after a move that a player types. An illegal move is refused or,
// in a strict game, loses the game.
func (g Game) Say(text string) (play.Game, error) {
	p, isAsked := g.position()
	if !isAsked {
		return nil, errNotAsked
	}
	move, err := p.ParseMove(text)
	switch {
	case err == nil:
		return g.play(move), nil
	case !g.setup.Strict:
		return nil, fmt.Errorf("%s: %s: expected %s", Brief(text), refusal(err), possible(p))
	case errors.Is(err, rook.ErrNotMove):
		return nil, fmt.Errorf("%s: %w", Brief(strconv.Quote(text)), err)
	}
	game := g.game.Clone()
	_ = game.Ask(answer{err}) // submits the illegal move
	return g.with(game), nil
}

// refusal returns the rule that a move breaks, in words.
func refusal(err error) string {
	switch {
	case errors.Is(err, rook.ErrDirection):
		return "the rook moves RIGHT or DOWN"
	case errors.Is(err, rook.ErrTiles):
		return "the rook moves at least one tile"
	case errors.Is(err, rook.ErrBounds):
		return "the rook does not move past the edge"
	}
	return "not a move"
}

// answer is a strategy that fails with the error of a person's illegal move.
type answer struct{ err error }

func (a answer) Move(rook.Position) (rook.Move, error) { return rook.Move{}, a.err }

// Click returns the game after a move to the clicked tile.
func (g Game) Click(spot string) (play.Game, error) {
	p, isAsked := g.position()
	var to rook.State
	if err := to.UnmarshalText([]byte(spot)); err != nil || !isAsked {
		return nil, errors.Join(err, errNotAsked)
	}
	down, right := to.D-p.State.D, to.R-p.State.R
	switch {
	case down == 0 && right > 0:
		return g.play(rook.Move{Direction: rook.Right, Tiles: right}), nil
	case right == 0 && down > 0:
		return g.play(rook.Move{Direction: rook.Down, Tiles: down}), nil
	case down == 0 && right == 0:
		return nil, fmt.Errorf("the rook moves at least one tile: expected %s", possible(p))
	case down < 0 || right < 0:
		return nil, fmt.Errorf("the rook does not move LEFT or UP: expected %s", possible(p))
	}
	return nil, fmt.Errorf("a move goes DOWN or RIGHT, not both: expected %s", possible(p))
}

// Key returns false, because the game has no keys of its own.
func (g Game) Key(string) (play.Game, bool) { return g, false }

// Undo returns the game as it was before the last move of a person, or before a
// resignation. It returns false if the game ended in any other way, because smart may
// have learned from it. It also returns false after the game's programs have ended.
func (g Game) Undo() (play.Game, bool) {
	if g.game.Resigned() && !g.hasPrograms() {
		past := g.Past()
		return past[len(past)-2].Game, true
	}
	for game := g.game.Clone(); game.Undo(); {
		if before := g.with(game); before.players[before.turn()].isPerson() {
			return before, true
		}
	}
	return nil, false
}

// Resign returns the game after the person on turn has resigned.
func (g Game) Resign() (play.Game, bool) {
	if _, isAsked := g.position(); !isAsked {
		return nil, false
	}
	game := g.game.Clone()
	_ = game.Resign() // cannot fail, because a person is on turn
	return g.with(game), true
}

// Think returns a function that moves for the program on turn. After the end, the
// function lets smart learn and ends the programs.
func (g Game) Think() func(context.Context) play.Game {
	switch {
	case g.Over() && !g.over && (g.learns() || g.hasPrograms()):
		return func(context.Context) play.Game { return g.finish() }
	case g.Over() || g.players[g.turn()].isPerson() || g.err != nil:
		return nil
	}
	return func(ctx context.Context) play.Game {
		moved := make(chan play.Game, 1)
		go func() { moved <- g.move() }()
		select {
		case next := <-moved:
			return next
		case <-ctx.Done():
			return g
		}
	}
}

// hasPrograms reports whether a player is an exec:COMMAND, whose process ends with the
// game.
func (g Game) hasPrograms() bool { return g.players[0].program != nil || g.players[1].program != nil }

func (g Game) learns() bool { return g.knowledge.Learn != nil && !g.game.Resigned() }

// move returns the game after the move of the program on turn.
func (g Game) move() Game {
	p := g.players[g.turn()]
	g = g.with(g.game.Clone())
	var err error
	if p.program != nil {
		err = p.program.moveIn(g.game)
	} else {
		err = g.game.Ask(Strategy(p.kind, rand.New(&g.chance), g.knowledge.Smart))
	}
	var illegal *rook.IllegalMoveError
	if !errors.As(err, &illegal) {
		g.err = err
	}
	return g
}

// Strategy returns the strategy of a program at the given level. The parameter smart is
// the strategy of the level Smart.
func Strategy(level string, chance *rand.Rand, smart *rook.Smart) rook.Strategy {
	switch level {
	case Random:
		return rook.NewRandom(chance)
	case Sensible:
		return rook.NewSensible(chance)
	case Smart:
		return smart.WithChance(chance)
	}
	return rook.Perfect{}
}

// finish ends the programs, lets smart learn, and returns the resulting moment.
func (g Game) finish() Game {
	g.ending.Do(func() {
		for _, player := range g.players {
			if player.program != nil {
				player.program.Close()
			}
		}
		if g.learns() {
			g.ending.smart, g.ending.err = g.knowledge.Learn(g.game)
		}
	})
	g.over, g.err = true, g.ending.err
	if g.ending.smart != nil {
		g.knowledge.Smart = g.ending.smart
	}
	return g
}

// Hint returns a function that proposes the winning move. If no move wins, it proposes
// a move of one tile, to make the game as long as possible.
func (g Game) Hint() func(context.Context) (play.Game, play.Advice) {
	p, isAsked := g.position()
	if !isAsked {
		return nil
	}
	return func(context.Context) (play.Game, play.Advice) {
		g.hint, _ = rook.Perfect{}.Move(p)
		return g, play.Advice{Option: slices.Index(g.moves(), g.hint), Text: hintText(p)}
	}
}

// Over reports whether the game has ended.
func (g Game) Over() bool {
	_, over := g.game.Winner()
	return over
}

// Err returns the reason why the game cannot continue.
func (g Game) Err() error { return g.err }

// Players returns the names of the players, player 1 first.
func (g Game) Players() []string {
	begins := first(g.choices)
	return []string{g.name(begins), g.name(1 - begins)}
}

// Winner returns the number of the winner, 0 for player 1.
func (g Game) Winner() (winner int, ok bool) {
	name, ok := g.game.Winner()
	if !ok {
		return 0, false
	}
	return g.number(g.turnOf(name)), true
}

// number returns 0 for player 1 and 1 for player 2. The parameter turn is 0 for the
// player who moved first.
func (g Game) number(turn int) int { return (turn + first(g.choices)) % 2 }

// Text returns the record of the game. If the game continues a record without a seed,
// the seed is left out.
func (g Game) Text() (string, error) {
	seed, chance := g.Seed()
	return Record(g.game, seed, chance && !g.unseeded)
}

// Record returns the record of a game. The record includes the seed if chance is true.
func Record(game *rook.Game, seed uint64, chance bool) (string, error) {
	text, err := json.Marshal(game)
	if err == nil && chance {
		text = fmt.Appendf(text[:len(text)-1], `,"seed":%d}`, seed) // inserted before the last brace
	}
	return string(text) + "\n", err
}

// Choices returns the choices of the game.
func (g Game) Choices() play.Choices { return g.choices }

// Seed returns the seed of the game, and reports whether a player moves at random.
func (g Game) Seed() (seed uint64, ok bool) {
	return g.seed, slices.ContainsFunc(g.players[:], func(p player) bool { return IsRandom(p.kind) })
}

// IsRandom reports whether a player of the given kind may move at random.
func IsRandom(kind string) bool { return kind == Random || kind == Sensible || kind == Smart }

// Words returns the texts that a front shows.
func (g Game) Words() *play.Words {
	if proven, _ := g.knowledge.Smart.Proven(); proven > 0 && g.isStory() {
		return storyWords
	}
	return words
}

// isStory reports whether smart plays. If so, the game is part of the story of how smart
// learns, and the board shows what smart knows.
func (g Game) isStory() bool { return g.players[0].kind == Smart || g.players[1].kind == Smart }
