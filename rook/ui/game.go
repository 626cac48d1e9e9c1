package ui

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/internal/printable"
	"games.example/rook"
)

// A match holds what is the same at all moments of a game.
type match struct {
	setup     Setup
	choices   play.Choices
	players   [2]player // in the order of their turns
	initial   rook.Position
	seed      uint64
	unseeded  bool // whether the game continues a record without a seed
	knowledge Knowledge
	learned   *end        // the end of the game that smart has learned from last, or nil
	earlier   *rook.Smart // the Smart before it learned from that end, or nil
	ending    *ending
}

// An end is an end of a game. A game whose end is taken back can end again.
type end struct {
	moves        int
	last, before rook.Move
	illegal      *rook.IllegalMoveError
}

// ending does the work after the end of a game, once for each end.
type ending struct {
	sync.Mutex
	last  *end        // the end after which the work is done, or nil
	smart *rook.Smart // the Smart that has learned, or nil
	err   error
}

// A Moment is the [play.Moment] of this game.
type Moment struct {
	*match
	at       rook.Position
	moves    int       // the number of moves so far
	last     rook.Move // the last move, or the zero Move
	before   rook.Move // the move before the last, or the zero Move
	illegal  *rook.IllegalMoveError
	resigned bool
	chance   rand.PCG
	sliding  *rook.State // the place of the rook between two moments, or nil
}

// turn returns 0 if the player who moved first is to move, otherwise 1. After the end of
// the game it is the loser.
func (m Moment) turn() int { return m.moves % 2 }

// hasEnded reports whether the rook is at the goal, a move was illegal or a player resigned.
func (m Moment) hasEnded() bool { return m.at.Over() || m.illegal != nil || m.resigned }

// Turn returns the player to move, or the winner. An end can be taken back unless programs
// have ended with the game. Smart does not forget what it has learned from the end.
func (m Moment) Turn() play.Turn {
	turn := play.Turn{Player: m.number(m.turn())}
	if m.hasEnded() {
		turn.Over, turn.Winner, turn.Why = true, 1-turn.Player, m.why()
		if m.hasTaught() && m.isStory() {
			turn.Why += ". " + m.lesson()
		}
		turn.Final = m.hasPrograms()
	}
	return turn
}

// isAsked reports whether a person is on turn.
func (m Moment) isAsked() bool { return !m.hasEnded() && m.players[m.turn()].isPerson() }

// Title returns the player to move and the opponent, or the winner.
func (m Moment) Title() string {
	if m.hasEnded() {
		return m.outcome()
	}
	return m.setup.Language.Format("%s to move, against %s", m.label(m.turn()), m.label(1-m.turn()))
}

// label returns the name of a player and, for a program, its kind. If a program has no
// name of its own, label returns only its kind.
func (g *match) label(turn int) string {
	p, l := g.players[turn], g.setup.Language
	kind := onOneLine(l.Text(Word(p.kind)))
	switch {
	case p.isPerson():
		return g.short(turn)
	case !g.isNameless(turn):
		return g.short(turn) + " (" + kind + ")"
	}
	return kind
}

// short returns the name of a player for a title.
func (g *match) short(turn int) string {
	return play.Brief([]string{g.name(0), g.name(1)})[turn]
}

// isNameless reports whether a person or the program that plays against the person has no
// name of its own.
func (g *match) isNameless(turn int) bool {
	p, other := g.players[turn], g.players[1-turn]
	return p.given == defaultNames[g.number(turn)] && p.isPerson() != other.isPerson()
}

// isYou reports whether a player is the only person and has no name of its own.
func (g *match) isYou(turn int) bool { return g.isNameless(turn) && g.players[turn].isPerson() }

// name returns the name of a player for the lines that people read.
func (g *match) name(turn int) string { return g.setup.Language.Text(g.key(turn)) }

// key returns the name of a player, which is the same in all languages.
func (g *match) key(turn int) string {
	switch p := g.players[turn]; {
	case !g.isNameless(turn):
		return p.name
	case p.isPerson():
		return "you"
	}
	return "computer"
}

// outcome returns text about the winner and the reason for the win.
func (m Moment) outcome() string {
	l, winner := m.setup.Language, 1-m.turn()
	if m.isYou(winner) {
		return l.Format("you win: %s", m.why())
	}
	return l.Format("%s wins: %s", m.short(winner), m.why())
}

// why returns the reason for the win.
func (m Moment) why() string {
	l := m.setup.Language
	switch {
	case m.resigned && m.isYou(m.turn()):
		return l.Text("you resigned")
	case m.resigned:
		return l.Format("%s resigned", m.short(m.turn()))
	case m.illegal != nil:
		return l.Text("an illegal move")
	}
	return l.Text("the rook is at the goal")
}

// mostListed is the greatest number of moves that are listed in each direction.
const mostListed = 100

// Options returns the moves of the player on turn, each with the number of tiles that it
// leaves in each direction.
func (m Moment) Options() (options []play.Option) {
	for _, direction := range []rook.Direction{rook.Right, rook.Down} {
		for tiles := range min(m.at.Left(direction), mostListed) {
			options = append(options, m.option(rook.Move{Direction: direction, Tiles: tiles + 1}))
		}
	}
	return options
}

// Unlisted returns a line about the moves that are too long for the list, or "".
func (m Moment) Unlisted() string {
	if max(m.at.Left(rook.Right), m.at.Left(rook.Down)) <= mostListed {
		return ""
	}
	return m.setup.Language.Format("The list ends at %d tiles. You can type %s.", mostListed, possible(m.at))
}

func (m Moment) option(move rook.Move) play.Option {
	after, _ := m.at.Play(move)
	l := m.setup.Language
	format := "%s: leaves R %d, D %d"
	if m.setup.Spelled {
		format = "%s: leaves %d right and %d down"
	}
	text := l.Format(format, directionText(l, move), after.Left(rook.Right), after.Left(rook.Down))
	if after.Over() {
		text = l.Format("%s: wins", directionText(l, move))
	}
	return play.Option{Text: text, Said: move.String(), To: after.State.String()}
}

// Steer returns the move by one tile more, or by one tile less, than the given move.
func (m Moment) Steer(said, arrow string) string {
	move := rook.Move{Direction: rook.Right}
	if arrow == "up" || arrow == "down" {
		move.Direction = rook.Down
	}
	if selected, err := m.at.ParseMove(said); err == nil && selected.Direction == move.Direction {
		move.Tiles = selected.Tiles
	}
	if arrow == "right" || arrow == "down" {
		move.Tiles++
	} else {
		move.Tiles--
	}
	switch _, err := m.at.Play(move); {
	case move.Tiles == 0:
		return ""
	case err != nil || move.Tiles > mostListed:
		return said
	}
	return move.String()
}

// Prompt returns the prompt for a move, with the possible moves.
func (m Moment) Prompt() string {
	return fmt.Sprintf("%s (%s)> ", m.printedName(m.turn()), possible(m.at))
}

// moved returns the moment after a legal move.
func (m Moment) moved(move rook.Move) (play.Moment, play.Event, error) {
	name := m.name(m.turn())
	m.at, _ = m.at.Play(move)
	m.moves, m.last, m.before = m.moves+1, move, m.last
	text := name + ": " + directionText(m.setup.Language, move)
	event := play.Event{Said: move.String(), Text: text, Log: []string{text}, Facts: move}
	if m.hasEnded() {
		event.Log = append(event.Log, m.outcome())
	}
	return m, event, nil
}

// broken returns text about the illegal move of the player with the given name. A person
// sees the rule in the player's language instead of the JSON in which the move is recorded.
func (m Moment) broken(name string) string {
	if m.players[m.turn()].isPerson() {
		return name + ": " + typed(m.illegal.Submitted) + ": " + m.setup.Language.Text("illegal move") + ": " + m.setup.Language.Tell(refusal(m.illegal))
	}
	return name + ": " + brief(m.illegal.Submitted) + ": " + printable.Line(m.illegal.Error())
}

// typed returns a move in JSON as a person types it, such as R 3. It returns any other text
// as brief does.
func typed(submitted string) string {
	var move struct {
		Direction string
		Tiles     *json.Number
	}
	if json.Unmarshal([]byte(submitted), &move) != nil || move.Tiles == nil {
		return brief(submitted)
	}
	return brief(move.Direction + " " + move.Tiles.String())
}

// lost returns the moment after an illegal move, which loses the game.
func (m Moment) lost(illegal *rook.IllegalMoveError) (play.Moment, play.Event, error) {
	m.illegal = illegal
	text := m.broken(m.name(m.turn()))
	return m, play.Event{Said: brief(illegal.Submitted), Text: text, Log: []string{text, m.outcome()}, Breaks: true, Facts: illegal}, nil
}

// resign returns the moment after the player on turn has resigned.
func (m Moment) resign() (play.Moment, play.Event, error) {
	m.resigned = true
	l, turn := m.setup.Language, m.turn()
	text := l.Format("%s resigns", m.short(turn))
	if m.isYou(turn) {
		text = l.Text("you resign")
	}
	return m, play.Event{Said: play.Resign, Ended: true, Text: text, Log: []string{m.outcome()}}, nil
}

// Do makes a move that a player types, or resigns. An illegal move is refused or, in a
// strict game, loses the game. At a terminal, a long word that is no direction is a slip.
func (m Moment) Do(said string) (play.Moment, play.Event, error) {
	if said == play.Resign {
		return m.resign()
	}
	move, err := m.at.ParseMove(said)
	switch illegal, broken := errors.AsType[*rook.IllegalMoveError](err); {
	case err == nil:
		return m.moved(move)
	case !m.setup.Strict || m.setup.Titled && (errors.Is(err, rook.ErrNotMove) || errors.Is(err, rook.ErrDirection) && isLong(said)):
		reason := refusal(err)
		if _, still := m.at.ParseMove(said + " 0"); errors.Is(still, rook.ErrTiles) {
			reason = message.Errorf("the number of tiles is missing")
		}
		return nil, play.Event{}, message.Errorf("%s: %w: expected %s", brief(said), reason, possible(m.at))
	case !broken:
		return nil, play.Event{}, fmt.Errorf("%s: %w", brief(strconv.Quote(said)), err)
	default:
		return m.lost(illegal)
	}
}

// isLong reports whether an illegal move begins with a word of two letters or more, and not with
// one letter or, in JSON, a brace.
func isLong(move string) bool { return unicode.IsLetter([]rune(strings.TrimSpace(move))[1]) }

// refusal returns the rule that a move breaks.
func refusal(err error) error {
	switch {
	case errors.Is(err, rook.ErrDirection):
		return message.Errorf("the rook moves RIGHT or DOWN")
	case errors.Is(err, rook.ErrTiles):
		return message.Errorf("the rook moves at least one tile")
	case errors.Is(err, rook.ErrBounds):
		return message.Errorf("the rook does not move past the edge")
	}
	return message.Errorf("not a move")
}

// Click moves the rook to the clicked tile.
func (m Moment) Click(spot string) (said string, picked play.Moment, err error) {
	var to rook.State
	if err := to.UnmarshalText([]byte(spot)); err != nil {
		return "", nil, err
	}
	down, right := to.D-m.at.State.D, to.R-m.at.State.R
	switch {
	case down == 0 && right > 0:
		return rook.Move{Direction: rook.Right, Tiles: right}.String(), nil, nil
	case right == 0 && down > 0:
		return rook.Move{Direction: rook.Down, Tiles: down}.String(), nil, nil
	case down == 0 && right == 0:
		return "", nil, message.Errorf("the rook moves at least one tile: choose a dot")
	case down < 0 || right < 0:
		return "", nil, message.Errorf("the rook does not move LEFT or UP: choose a dot")
	}
	return "", nil, message.Errorf("a move goes DOWN or RIGHT, not both: choose a dot")
}

// hasPrograms reports whether a player is an exec:COMMAND, whose process ends with the
// game.
func (g *match) hasPrograms() bool { return g.players[0].program != nil || g.players[1].program != nil }

// play is the program of all players that are not persons.
func (g *match) play(ctx context.Context, story play.Game) (play.Moment, play.Event, error) {
	type answer struct {
		moment play.Moment
		event  play.Event
		err    error
	}
	answers := make(chan answer, 1)
	go func() {
		moment, event, err := g.move(story)
		answers <- answer{moment, event, err}
	}()
	select {
	case a := <-answers:
		return a.moment, a.event, a.err
	case <-ctx.Done():
		return nil, play.Event{}, ctx.Err()
	}
}

// move makes the move of the program on turn.
func (g *match) move(story play.Game) (play.Moment, play.Event, error) {
	m, game := story.Moment().(Moment), Played(story)
	var err error
	if p := g.players[m.turn()]; p.program != nil {
		err = p.program.moveIn(game)
	} else {
		err = game.Ask(Strategy(p.kind, rand.New(&m.chance), g.knowledge.Smart))
	}
	if illegal := game.Illegal(); illegal != nil {
		return m.lost(illegal)
	}
	if err != nil {
		return nil, play.Event{}, err
	}
	made, _ := game.Last()
	return m.moved(made.Move)
}

// Played returns the game of a story.
func Played(story play.Game) *rook.Game {
	m := story.Moment().(Moment)
	game, _ := rook.New(m.initial, m.players[0].given, m.players[1].given) // cannot fail, because the game began in the same way
	for _, event := range story.Events() {
		switch fact := event.Facts.(type) {
		case rook.Move:
			_ = game.Play(fact) // a legal move
		case *rook.IllegalMoveError:
			_ = game.Ask(loser{fact}) // submits the illegal move
		default:
			_ = game.Resign()
		}
	}
	return game
}

// A loser is a strategy that fails with the error of an illegal move.
type loser struct{ err error }

// Move returns the error.
func (l loser) Move(rook.Position) (rook.Move, error) { return rook.Move{}, l.err }

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

// after returns the work after the end of a game: the programs end, and smart learns. It
// returns nil if there is no such work.
func (g *match) after(story play.Game) func(context.Context) play.Game {
	m := story.Moment().(Moment)
	learns := g.knowledge.Learn != nil && !m.resigned
	if !learns && !g.hasPrograms() {
		return nil
	}
	return func(context.Context) play.Game {
		g.ending.Lock()
		defer g.ending.Unlock()
		if now := m.end(); g.ending.last == nil || *g.ending.last != now {
			g.ending.last = &now
			for _, player := range g.players {
				if player.program != nil {
					player.program.Close()
				}
			}
			if learns {
				g.ending.smart, g.ending.err = g.knowledge.Learn(Played(story))
			}
		}
		switch {
		case g.ending.err != nil:
			return story.Stop(g.ending.err)
		case g.ending.smart != nil:
			return g.knowing(g.ending.smart, story)
		}
		return story
	}
}

func (m Moment) end() end { return end{m.moves, m.last, m.before, m.illegal} }

// hasTaught reports whether smart has learned from the end at the moment.
func (m Moment) hasTaught() bool { return m.learned != nil && *m.learned == m.end() }

// knowing returns the story of the game, of which smart has learned. All its moments show
// what smart knows now.
func (g *match) knowing(smart *rook.Smart, story play.Game) play.Game {
	known := *g
	known.knowledge.Smart, known.learned, known.earlier = smart, g.ending.last, g.knowledge.Smart
	events, next := story.Events(), known.begin()
	for n, past := range story.Past()[1:] {
		m := past.Game.Moment().(Moment)
		m.match = &known
		if n == len(events)-1 && g.tellsProgress() {
			events[n].Log = append(slices.Clip(events[n].Log), learnedText(g.setup.Language, smart))
		}
		next = next.Then(m, events[n])
	}
	return next
}

// number returns 0 for player 1 and 1 for player 2. The parameter turn is 0 for the
// player who moved first.
func (g *match) number(turn int) int { return (turn + firstPlayer(g.choices)) % 2 }

// Record returns the record of a game. The record includes the seed if chance is true.
func Record(game *rook.Game, seed uint64, chance bool) string {
	text, _ := json.Marshal(game) // cannot fail
	if chance {
		text = fmt.Appendf(text[:len(text)-1], `,"seed":%d}`, seed) // inserted before the last brace
	}
	return string(text) + "\n"
}

// IsRandom reports whether a player of the given kind may move at random.
func IsRandom(kind string) bool { return kind == Random || kind == Sensible || kind == Smart }

// words returns the texts that a front shows. On a terminal, they do not mention JSON. In a
// game with smart, they explain the tiles that smart knows, and in a strict game, they warn of illegal
// moves.
func (g *match) words() *play.Words {
	words := words(g.setup.Language)
	if g.setup.Titled {
		words.OwnLines = words.Text(typedLines)
	}
	if g.setup.Strict {
		words.Opening = words.Text("Type a move such as R 3; an illegal move loses the game; help lists the commands")
		words.OwnLines += words.Text("An illegal move loses the game.") + "\n"
	}
	if g.isStory() && knowsLost(g.knowledge.Smart) {
		words.OwnKeys = []string{words.Text("░ proven lost for the mover")}
	}
	if proven, _ := g.knowledge.Smart.Proven(); g.isStory() && proven > 0 {
		words.Aim += " " + words.Text("Go to a hatched tile: whoever moves from there loses, and from a crossed tile wins.")
	}
	return words
}

// knowsLost reports whether smart has proven that a tile, other than the goal, is lost.
// The first such tile is one tile above the goal and one to the left, because every other
// proof needs it. Without such a tile, or on the largest boards, smart knows nothing.
func knowsLost(smart *rook.Smart) bool {
	goal := smart.Bounds()
	return smart.Value(rook.State{D: goal.D - 1, R: goal.R - 1}) == rook.Lost
}

// tellsProgress reports whether the end of a game tells how much smart has learned: if
// smart plays, or if the user named the file of its data.
func (g *match) tellsProgress() bool { return g.isStory() || g.knowledge.Named }

// isStory reports whether smart plays. If so, the game is part of the story of how smart
// learns, and the board shows what smart knows.
func (g *match) isStory() bool { return g.players[0].kind == Smart || g.players[1].kind == Smart }
