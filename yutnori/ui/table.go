// Package ui presents a game of yut to its players. It shows the sticks as they fell,
// the possible moves with their consequences, and the log. It offers undo, hints, and
// programs as players.
//
//	session := play.New(table.Setup{}, play.Settings{})
//
// A Moment implements [play.Moment], and a Setup implements [play.Setup]. Neither does
// input or output.
package ui

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/bot"
)

// An Adviser returns the chance to win, 0 to 1, after each legal move of the
// player on turn, in the order of Rules.AppendMoves.
type Adviser func(state *yutnori.State) []float64

// A Table holds what is the same at all moments of a game. Create a Table with New or with
// a Setup. Its exported fields may be changed before Begin.
type Table struct {
	Programs [yutnori.MaxPlayers]bot.Player // the players' programs; nil for a person
	Adviser  Adviser                        // for hints, reviews and the coach; nil turns them off
	Coach    bool                           // whether to log the cost of each move by a person
	Language Language                       // English or Korean
	Width    func() int                     // as in a Setup

	choices play.Choices
	prepare func(context.Context) // slow work before the first throw, or nil
	// advised waits until the adviser is ready, and returns the error of a context that
	// ends first. Nil means that the adviser is always ready.
	advised func(context.Context) error
	// shares returns each player's chance to win in a state without results. It is nil in a
	// game of two, in which the adviser's chances say as much.
	shares func(*yutnori.State) []float64

	rules  *yutnori.Rules
	start  yutnori.State
	throws *Throws
}

// A Moment is the [play.Moment] of this game.
type Moment struct {
	*Table
	state    yutnori.State
	places   places
	thrown   int             // the number of throws
	recent   []yutnori.Event // the events since the previous turn of the player on turn
	resigned bool            // whether the player on turn has resigned
	fall     yutnori.Fall    // the last throw of this turn
	fallen   bool            // whether the sticks have fallen in this turn

	frame    frame
	numbered bool              // whether the texts name numbers although they are beside a picture
	from     *yutnori.Position // the position of the picked pieces, whose moves are listed; nil for all moves
}

// New returns the table of a new game between people.
func New(rules *yutnori.Rules, throws *Throws) *Table {
	return &Table{rules: rules, throws: throws, choices: ChoicesOf(rules.Facts(), throws.sticks), start: rules.Start()}
}

// Begin returns a new game.
func (t *Table) Begin() play.Game {
	choices := maps.Clone(t.choices)
	choices["lang"] = "en"
	if t.Language.Language != nil {
		choices["lang"] = "ko"
	}
	words := t.Language.words(t.rules)
	words.Aim = cmp.Or(strings.Join(t.Language.powers(t.rules.Facts()), " "), t.Language.Text("Bring all your pieces home first."))
	match := &play.Match{
		Seats: t.seats(), Choices: choices, Seed: t.throws.seed, Seeded: t.throws.random,
		Words: words, Switches: numbersKey, Record: t.record, Lines: t.lines, Before: t.prepare,
	}
	return play.Begin(match, t.firstMoment())
}

// firstMoment returns the moment before the first throw.
func (t *Table) firstMoment() Moment {
	m := Moment{Table: t, state: t.start}
	for player := range t.rules.Players() {
		copy(m.places[player][:], t.start.Pieces(player))
	}
	return m
}

// seats returns the players: "you" if there is one person, "computer" if there is one
// program, and otherwise their letters.
func (t *Table) seats() []play.Seat {
	people := t.people()
	seats := make([]play.Seat, t.rules.Players())
	for player := range seats {
		seat, program := &seats[player], t.Programs[player]
		seat.Key, seat.Name = letter(player), t.Language.letter(player)
		if program == nil && people == 1 || program != nil && people == len(seats)-1 {
			seat.Key, seat.Name = t.who(English, player), t.who(t.Language, player)
		}
		if program != nil {
			seat.Program = func(ctx context.Context, story play.Game) (play.Moment, play.Event, error) {
				m := story.Moment().(Moment)
				if program, ok := program.(later); ok { // solving takes seconds
					if _, err := program.get(ctx); err != nil {
						return nil, play.Event{}, err
					}
				}
				chance := rand.New(rand.NewPCG(uint64(story.Len()), 0))
				return m.move(program.Move(&m.state, chance))
			}
		}
	}
	return seats
}

// State returns the state of the game.
func (m Moment) State() yutnori.State { return m.state }

// Rules returns the rules of the game.
func (t *Table) Rules() *yutnori.Rules { return t.rules }

// History returns the throws and moves of a game, oldest first.
func History(story play.Game) (history []yutnori.Event) {
	for _, event := range story.Events() {
		if event, ok := event.Facts.(yutnori.Event); ok {
			history = append(history, event)
		}
	}
	return history
}

// Replay returns a new game after the given events, or an error if the rules of the table
// do not allow an event. Each replayed throw uses up one of the table's random throws, but
// none of its scripted throws.
func (t *Table) Replay(events []yutnori.Event) (play.Game, error) {
	story := t.Begin()
	for n, event := range events {
		m := story.Moment().(Moment)
		play := func() (play.Moment, play.Event, error) { return m.move(event.Move()) }
		if event.Kind == yutnori.Thrown {
			t.throws.expect(event.Result)
			play = m.throw
		}
		next, told, err := play()
		if err != nil {
			return story, fmt.Errorf("event %d: %w", n+1, err)
		}
		story = story.Then(next, told)
	}
	return story, nil
}

// Throws makes and holds the throws of a game.
type Throws struct {
	play.Throws[yutnori.Fall]
	rules  *yutnori.Rules
	random bool
	sticks yutnori.YutSticks
	seed   uint64 // the seed of random throws
}

// Chance returns random throws of the sticks. The same seed gives the same throws.
func Chance(rules *yutnori.Rules, sticks yutnori.YutSticks, seed uint64) *Throws {
	chance := rand.New(rand.NewPCG(seed, 0))
	throws := &Throws{rules: rules, random: true, sticks: sticks, seed: seed}
	throws.Next = func() (yutnori.Fall, error) { return sticks.ThrowFour(chance), nil }
	return throws
}

// Script returns throws with the given results. After the last result there are no more
// throws.
func Script(rules *yutnori.Rules, results ...yutnori.Result) *Throws {
	return throwsBy(rules, yutnori.Script(results...))
}

// throwsBy returns throws with the results of a thrower.
func throwsBy(rules *yutnori.Rules, thrower yutnori.Thrower) *Throws {
	throws := &Throws{rules: rules}
	throws.Next = func() (yutnori.Fall, error) {
		result, err := thrower()
		return fallFor(rules, result), err
	}
	return throws
}

// expect makes the next throw, with the given result.
func (t *Throws) expect(result yutnori.Result) {
	fall := fallFor(t.rules, result)
	if t.random {
		if random, err := t.Next(); err == nil && t.rules.Read(random) == result {
			fall = random
		}
	}
	t.Made = append(t.Made, fall)
}

// fallFor returns a fall of the sticks that gives a result.
func fallFor(rules *yutnori.Rules, result yutnori.Result) yutnori.Fall {
	for fall := range yutnori.Fall(16) {
		if rules.Read(fall) == result {
			return fall
		}
	}
	return 0
}

// threw returns the moment after a throw by the player on turn. If the throw fails, the
// game cannot continue.
func (m Moment) threw() (play.Moment, play.Event, error) {
	next, event, err := m.throw()
	if err != nil {
		err = play.Stuck(err)
	}
	return next, event, err
}

// throw returns the moment after a throw by the player on turn, or an error if there are
// no more throws.
func (m Moment) throw() (play.Moment, play.Event, error) {
	fall, err := m.throws.At(m.thrown)
	if err != nil {
		return nil, play.Event{}, err
	}
	state, event, err := m.rules.Throw(m.state, m.rules.Read(fall))
	if err != nil {
		return nil, play.Event{}, err
	}
	next := m.with(state, event)
	next.thrown++
	next.fall, next.fallen = fall, true
	return next, m.told(event, throwing), nil
}

// move returns the moment after a move by the player on turn.
func (m Moment) move(move yutnori.Move) (play.Moment, play.Event, error) {
	state, event, err := m.rules.Move(m.state, move)
	if err != nil {
		return nil, play.Event{}, err
	}
	next := m.with(state, event)
	if event.TurnOver {
		next.fallen = false
	}
	return next, m.told(event, m.saying(move)), nil
}

// told returns what the players learn of an event.
func (m Moment) told(event yutnori.Event, said string) play.Event {
	lines := m.tell(event)
	return play.Event{Said: said, Text: strings.Join(lines, ", "), Log: lines, Rule: m.rule(event), Facts: event}
}

// resigns returns text about the player on turn, who resigns.
func (m Moment) resigns() string {
	return m.Language.Format("%s resigns", m.Language.letter(m.state.Turn()))
}

// resign returns the moment after the player on turn has resigned.
func (m Moment) resign() (play.Moment, play.Event, error) {
	player, resigns := m.state.Turn(), m.resigns()
	m.resigned = true
	return m, play.Event{Said: play.Resign, Ended: true, Text: resigns, Log: []string{resigns, m.wins(1 - player)}}, nil
}

// with returns the moment after an event that has led to the given state.
func (m Moment) with(state yutnori.State, event yutnori.Event) Moment {
	m.state, m.from = state, nil
	m.places = m.places.moved(event.Player, event.From, event.To, event.Pieces)
	if event.Caught > 0 {
		at, _ := m.rules.Meeting(int(event.Player), event.To, int(event.Victim))
		m.places = m.places.moved(event.Victim, at, yutnori.InHand, event.Caught)
	}
	events := append(slices.Clip(m.recent), event)
	first := len(events) - 1
	for own := true; first > 0 && (own || int(events[first-1].Player) != state.Turn()); first-- {
		own = int(events[first-1].Player) == state.Turn()
	}
	m.recent = events[first:]
	return m
}

// winner returns the player who has brought all pieces home, or whose opponent has
// resigned.
func (m Moment) winner() (player int, ok bool) {
	if m.resigned {
		return 1 - m.state.Turn(), true
	}
	return m.state.Winner()
}

func (m Moment) mayThrow() bool {
	_, over := m.winner()
	return !over && m.state.Chains() > 0
}

// moves returns the moves that the player on turn can choose: all moves, or the moves of
// the picked pieces.
func (m Moment) moves() []yutnori.Move {
	moves := m.rules.AppendMoves(nil, &m.state)
	if m.from != nil {
		moves = slices.DeleteFunc(moves, func(move yutnori.Move) bool { return move.From != *m.from })
	}
	return moves
}

// saying returns what a player says to make a move.
func (m Moment) saying(move yutnori.Move) string {
	said := fmt.Sprintf("%v %d", move.Result, m.number(m.state.Turn(), move.From))
	if move.Long {
		said += " long"
	}
	return said
}

// moveOf returns the move of an option, and reports whether there is one.
func (m Moment) moveOf(said string) (yutnori.Move, bool) {
	for _, move := range m.moves() {
		if m.saying(move) == said {
			return move, true
		}
	}
	return yutnori.Move{}, false
}

// decide returns the moment after a legal move that a person has chosen.
func (m Moment) decide(move yutnori.Move) (play.Moment, play.Event, error) {
	next, event, err := m.move(move)
	if m.Coach && m.Adviser != nil {
		if event.Verdict = m.verdict(move); event.Verdict != nil {
			event.Log = append(event.Log, event.Verdict(play.View{}))
		}
	}
	return next, event, err
}

// verdict returns the coach's verdict on a move in the words of a view, or nil if no other
// move is possible or the cost is negligible.
func (m Moment) verdict(move yutnori.Move) func(play.View) string {
	m.from = nil
	moves := m.moves()
	if len(moves) < 2 {
		return nil
	}
	chances := m.Adviser(&m.state)
	best := slices.Index(chances, slices.Max(chances))
	own := chances[slices.Index(moves, move)]
	loss := chances[best] - own
	if loss > 0 && loss < 0.005 {
		return nil // almost the same percentage
	}
	return func(view play.View) string {
		if loss == 0 {
			return m.Language.Format("coach: %s, the best move", percent(own))
		}
		return m.Language.Format("coach: %s, this cost %s; best was %s", percent(own), percent(loss), m.In(view).(Moment).advise(moves[best]))
	}
}

func percent(chance float64) string { return fmt.Sprintf("%.0f%%", 100*chance) }
