package play

import (
	"context"
	"slices"
)

// A Moment is the state of a game between two actions. It is a value. It knows its match
// and, of the past, only what its rules need. Every game has these six methods, and
// may have some of the methods of [Clicker], [Steerer], [Animator], [Prompter],
// [Answerer], [Lister], [Commenter], [Chancer], [Counted], [Viewer], [Narrator] and [Unjudged].
type Moment interface {
	// Turn returns who must act, or how the game ended.
	Turn() Turn
	// Title returns one line: the player on turn, and the opponents.
	Title() string
	// Options returns the possible actions of the player on turn.
	Options() []Option
	// Do returns the moment after an action of the player on turn, and what the players
	// learn of the action. The action is the words of an option, [Resign], or the text that
	// a person has typed, which is empty if the person pressed only Enter. The error
	// names the rule that forbids the action, and the action that is expected. If the
	// game cannot continue, Do returns an error of [Stuck].
	Do(said string) (Moment, Event, error)
	// Board draws the board in the given view.
	Board(View) Board
	// Picture returns the board as an SVG element for a browser.
	Picture(View) string
}

// Resign is the action with which a player gives the game up. A game can refuse it. If it
// does not, the next moment is Over, and the event is Ended.
const Resign = "resign"

// A Turn describes who must act at a moment, or how the game ended.
type Turn struct {
	Player int  // the player who must act: an index of the seats
	Forced bool // whether the first option is carried out by itself
	Chance bool // whether nobody decides, as before a throw; undo does not stop here
	Over   bool // whether the game has ended
	Winner int  // the winner of a game that has ended, or -1 for a draw
	Final  bool // whether no action so far can be taken back

	// Why is the reason why the game has ended, without the winner, or "".
	Why string
}

// An Event holds what the players learn of an action.
type Event struct {
	Said     string   // the action, in the words of its option
	Text     string   // the action as the review shows it, such as "A throws GEOL"
	Log      []string // the lines that the action adds to the log
	Replaces int      // the number of last lines of the log that Log replaces
	Passed   []string // for each player who misses a turn after the action, a sentence that names the player
	Ended    bool     // whether the players ended the game, as by resigning; undo stops here
	Rule     string   // a rule of this game that explains the action to a player who may not expect it, or ""
	Breaks   bool     // whether the action breaks a rule, and so loses the game; a review marks it even if the game was already lost
	Comment  string   // a program's comment on the game, or ""
	Facts    any      // what only the game itself reads, for its record and its lines

	// Verdict returns, in the words of a view, a judgment of a person's action, which stays
	// visible until a person acts again. A nil Verdict means that there is none.
	Verdict func(View) string
}

// Stuck returns an error that ends a game rather than refuses an action. For example, the
// scripted throws have run out.
func Stuck(err error) error { return stuck{err} }

type stuck struct{ error }

// A Clicker is a moment with a board that a player can click.
type Clicker interface {
	// Click returns the action of a click on a spot. If the click only picks a piece,
	// Click returns the moment with that piece picked, and no action. If the click puts a
	// piece down, Click returns neither. The error is like the error of Do.
	Click(spot string) (said string, picked Moment, err error)
}

// A Steerer is a moment in which the arrow keys move a piece over the board.
type Steerer interface {
	// Steer returns the words of the option that an arrow key selects. The key is "up",
	// "down", "left" or "right". The given option is the selected option. Either may be
	// "", which means no option.
	Steer(said, arrow string) string
}

// An Animator is a moment that shows how pieces have moved.
type Animator interface {
	// Frames returns at most 12 moments between the moment before the last action and
	// this moment, for the event of that action. A front shows them one after another, so
	// that a piece walks, sticks tumble, or a captured piece flashes. Their titles and
	// options do not yet show the consequence of the action.
	Frames(before Moment, event Event) []Moment
}

// A Prompter is a moment with a prompt of its own. The usual prompt is "> ".
type Prompter interface {
	// Prompt returns the text that precedes the line that the player on turn types.
	Prompt() string
}

// A Lister is a moment that may have too many options to list.
type Lister interface {
	// Unlisted returns a line about the options that Options leaves out, or "".
	Unlisted() string
}

// An Answerer is a moment with answers to questions that only this game knows.
type Answerer interface {
	// Answer returns the answer, and reports whether the text is such a question. A
	// question changes nothing. If a question has the name of a command that all games
	// have, the answer replaces the command.
	Answer(question string) (lines []string, ok bool)
}

// A Commenter is a moment whose game shows comments below the log.
type Commenter interface {
	// Comment returns the line below the log in the given view, or "". The comment is the
	// last comment of a program or a hint, or "".
	Comment(view View, comment string) string
}

// A Chancer is a moment that knows how good its options are. Hints and reviews are made
// of its chances.
type Chancer interface {
	// Chances returns nil if nothing is known about the options of this moment. Otherwise
	// it returns a function that computes the chances in the background. When its context
	// ends, the function returns early, and its result is ignored. A review computes the
	// chances of all moments, and needs them sooner than a hint. A game has no review if
	// Chances returns nil for the first moment.
	Chances(review bool) func(context.Context) Chances
}

// Chances holds the chances of the player on turn to win, from 0 to 1.
type Chances struct {
	Win    float64            // the chance with the best option, or less than 0 if unknown
	After  map[string]float64 // the chance after each option, keyed by the words of the option; nil if unknown
	Best   string             // the words of the best option, or ""
	Better string             // the best option as the review shows it
	Way    []string           // the spots on the way of the best option

	// Ways holds the spots on the way of each option, keyed by its words. A way that is
	// missing is straight.
	Ways map[string][]string

	Hint Hint // not needed in a review

	// Shares holds the chance of each player, in the order of the seats, or is nil. A review of
	// more than two players asks for it after an action that says nothing about its reader.
	Shares []float64

	// Closer judges the moment again, and the action that was taken, whose chance is then in
	// After. A review asks for it before it blames the action. A nil Closer means that the
	// chances are as good as they get.
	Closer func(ctx context.Context, said string) Chances
}

// A Counted moment says what its players have beside the board.
type Counted interface {
	// Counts returns the counts of all players in the order of the seats.
	Counts() []Count
	// Chips returns the results that the player on turn can still use, and spent results.
	Chips() []Chip
}

// A Viewer is a moment whose words depend on the view.
type Viewer interface {
	// In returns the moment in the words of a view.
	In(View) Moment
}

// A Narrator is a moment that puts what has happened into words for a player who sees the
// board.
type Narrator interface {
	// Narrate returns text about actions of one player in a row, without the player's name. No
	// action is [Resign]. It names the numbers of places only if the view shows them.
	Narrate(view View, events []Event) string
}

// An Unjudged moment can name the reason why no program judges its game.
type Unjudged interface {
	// Unjudged returns the reason, or nil.
	Unjudged() error
}

// A Hint shows the chances to a player.
type Hint struct {
	Options []Option // all options in the order of the list, with their hints; nil if the list stays as it is
	Text    string   // the answer to a player who asks for a hint, such as "R 3 wins"
	Comment string   // a comment on the game, or ""

	way []string // the spots on the way of the best option
}

// A Program is a player that is not a person. It returns the moment after its action in
// the last moment of a story, and the event, like the method Do of the moment.
type Program func(context.Context, Game) (Moment, Event, error)

// A Seat is a player of a match: a person, or a program.
type Seat struct {
	Name    string  // such as "you" or "computer"
	Key     string  // the name that is the same in all languages, or "" if it is Name
	Program Program // nil for a person
}

// A Match holds what is the same at all moments of a game.
type Match struct {
	Seats    []Seat
	Choices  Choices // the choices with which another game like this one starts
	Seed     uint64
	Seeded   bool   // whether anything in the game depends on the seed
	Words    *Words // the texts of the fronts in the game's language
	Switches string // the keys that switch something in the view of the board
	Numbered bool   // whether the texts of the events name the numbers of their turns

	// Record returns the record of a game, which the method Read of its Setup reads.
	Record func(Game) (string, error)
	// Lines returns the lines that show the game to a player who last saw it at an
	// earlier moment. The earlier story is empty for a player who has not seen the game.
	// The view has a theme, which colors the pieces unless it is nil, and Letters. A text of
	// several lines is a drawing, which no front wraps. A nil Lines means the log and the
	// board.
	Lines func(now, seen Game, view View) []string
	// Before does slow work before the first action. It may be nil.
	Before func(context.Context)
	// After returns the work to do after the end of a game, or nil. For example, a
	// program learns. The work returns the story of the game after it. After may be nil.
	After func(Game) func(context.Context) Game
}

// Person returns the only person. If there are several people or none, Person returns
// the first player and false.
func (m *Match) Person() (person int, alone bool) {
	people := 0
	for player, seat := range m.Seats {
		if seat.Program == nil {
			person = player
			people++
		}
	}
	if people == 1 {
		return person, true
	}
	return 0, false
}

// IsWatched reports whether only programs play.
func (m *Match) IsWatched() bool {
	return !slices.ContainsFunc(m.Seats, func(seat Seat) bool { return seat.Program == nil })
}
