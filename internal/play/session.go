package play

import (
	"cmp"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"time"
)

// A Session is a series of games with one setup, like an evening spent with one game. It
// holds the form, the moment on the board, the list and the score. It is a value. A front
// draws the session and passes keys and clicks to it. The front also runs the tasks that
// the session returns, and passes their results back.
type Session struct {
	setup    Setup
	settings Settings
	choices  Choices
	seed     uint64 // the seed of the next new game

	game   Game // zero before the first game
	due    Game // the game that begins if the player gives up the unfinished game; zero means a new game
	score  Score
	opened bool // whether the game on the board was already over when it was opened
	face   Face
	row    int  // the row under the cursor of the form
	anew   bool // whether the form starts a new game rather than the unfinished game
	chosen int  // the option under the cursor, or -1
	typed  typed
	page   int  // the page of the help that is open
	behind Face // the face to which the help returns
	back   int  // the number of entries by which the log is scrolled back
	review Review
	notice Notice
	left   bool

	job     *job    // the computation that runs in the background, or nil
	thought Game    // the next moment, computed by a program but not yet shown
	waited  bool    // whether the previous moment has been visible long enough
	motion  *motion // nil if nothing moves
	frame   int     // the index of the frame that the motion shows
	steps   int     // the number of program steps since a person's last decision
	keeping keeping
	unkept  bool // whether the keeper could not keep the last moment

	unresigned bool // whether the notice refuses to resign
}

// Settings holds everything that a session needs, except for the setup of its game.
type Settings struct {
	Choices Choices // the choices from the last session or the command line
	Seed    uint64  // the seed of the first game; each further game has its own seed
	// Notice is the first message for the player, or "".
	Notice string
	// Pace is the longest time for which each step of a program stays visible, after the
	// motion of a throw if there is time. A round of all programs takes at most four times
	// the pace, unless the session is Unhurried. If Pace is 0, the steps follow one another
	// at once, and no motions are shown.
	Pace time.Duration
	// Unhurried reports whether a round of all programs has no limit. Each step then stays
	// visible for the pace, and a throw for the time of its motion as well. If only programs
	// play, a move stays visible for twice the pace.
	Unhurried bool
	// Buttons reports whether the front has buttons. If so, no text names a key.
	Buttons bool
	// Motion reports whether the front shows how pieces move.
	Motion bool
	// Frame is the longest time for each frame of a motion. If Frame is 0, a motion takes
	// all its time.
	Frame time.Duration
	// Keeper keeps the games. It may be nil.
	Keeper Keeper
	// Switched holds the keys that are switched on in the first game.
	Switched string
	// Continues reports whether the next session offers an unfinished game.
	Continues bool
	// Score counts the games with the same choices that ended before the session.
	Score Score
	// Unfinished is a game that the player can continue. It may be zero. Before another
	// game takes its place, the player is asked.
	Unfinished Game
	// Unfit is the reason why the unfinished game cannot continue with the flags, or "".
	Unfit string
}

// A Face is one of the screens that a front can show.
type Face int

// The faces of a session.
const (
	Playing Face = iota
	Form
	Help
	Log
	Reviewing
	AskQuit       // y or n
	AskNew        // y or n
	AskResign     // y or n
	AskAgain      // asks which game follows the game that is given up
	AskUnfinished // y continues the unfinished game, n begins another game
)

// New returns a session that begins with the form.
func New(setup Setup, settings Settings) Session {
	s := Session{
		setup: setup, settings: settings,
		seed: settings.Seed, score: settings.Score, face: Form, notice: Notice{Text: settings.Notice},
	}
	return s.offered(settings.Unfinished.IsZero())
}

// Begin returns the session with the given game or, if the game is zero, with a new
// game. The form is not shown. If there is an unfinished game, the player is asked
// first.
func (s Session) Begin(game Game) (Session, []Task) {
	if !s.settings.Unfinished.IsZero() {
		s.face, s.due = AskUnfinished, game
		return s, nil
	}
	return s.begin(game)
}

// begin returns the session with a game. The current notice stays visible unless there
// is a new notice.
func (s Session) begin(game Game) (Session, []Task) {
	s.settings.Unfinished = Game{}
	notice := s.notice
	var due []Task
	if game.IsZero() {
		s, due = s.start()
	} else {
		s.face, s.choices = Playing, Complete(s.setup, game.Choices(), s.choices)
		s.opened = game.Over()
		s, due = s.show(game.Switch(s.Switched() + game.Switched()))
	}
	if s.notice.Text == "" && notice.Kind != Refusal {
		s.notice = notice
	}
	return s, due
}

// Translated returns the session with a setup in another language, and the tasks to run.
// The given choices name the language. The face, the score and the switches stay, and an
// open review is judged anew. A game that cannot be read anew keeps its language.
func (s Session) Translated(setup Setup, language Choices) (Session, []Task) {
	anew := func(game Game) Game {
		if game.IsZero() {
			return game
		}
		seed, _ := game.Seed()
		if record, err := game.Text(); err == nil {
			if next, err := setup.Read(record, Complete(setup, language, game.Choices()), seed); err == nil && next.Over() == game.Over() {
				next.switched, next.finished = game.switched, game.finished
				return next
			}
		}
		return game
	}
	s = s.interrupted()
	if s.game.Picked() {
		s.chosen = -1
	}
	s.game, s.settings.Unfinished = anew(s.game), anew(s.settings.Unfinished)
	s.setup, s.choices, s.settings.Choices = setup, Complete(setup, language, s.choices), Complete(setup, language, s.settings.Choices)
	s.typed, s.notice, s.motion = typed{}, Notice{}, nil
	switch {
	case s.game.IsZero() || !s.settings.Unfinished.IsZero(): // no game runs
		return s, nil
	case s.Front() == Reviewing:
		return s.Rejudged()
	}
	return s.think()
}

// Game returns the game on the board, or the zero Game before the first game.
func (s Session) Game() Game { return s.game }

// Face returns the screen that the front shows.
func (s Session) Face() Face { return s.face }

// Chosen returns the option under the cursor, or -1 if there is no such option, for
// example during a motion. No option is chosen before the player chooses one, unless there
// is only one.
func (s Session) Chosen() int {
	if s.motion != nil || s.job != nil || s.game.IsZero() {
		return -1
	}
	options := len(s.List().Options)
	if options == 1 {
		return 0
	}
	return min(s.chosen, options-1)
}

// Previewed returns the option whose consequence the board shows: the option under the
// cursor, or -1.
func (s Session) Previewed() int {
	if s.AtEnd() {
		return -1
	}
	return s.Chosen()
}

// Switched returns the keys that are switched on. They stay so in the next game.
func (s Session) Switched() string {
	if s.game.IsZero() {
		return s.settings.Switched
	}
	return s.game.Switched()
}

// HelpPage returns the number of the help page that is open, counted from 0.
func (s Session) HelpPage() int { return s.page }

// Back returns the number of entries by which the log is scrolled back.
func (s Session) Back() int { return s.back }

// Left reports whether the player has left.
func (s Session) Left() bool { return s.left }

// Choices returns the choices of the form.
func (s Session) Choices() Choices { return maps.Clone(s.choices) }

// Score returns the score of all games that have ended, including the game on the board.
// A game that was already over when it was opened does not count.
func (s Session) Score() Score { return s.scoreWith(s.game) }

// ShownScore returns the score at the moment that is shown. It includes the game on the
// board as soon as its last piece has moved.
func (s Session) ShownScore() Score { return s.scoreWith(s.Shown()) }

func (s Session) scoreWith(game Game) Score {
	if s.opened {
		return s.score
	}
	return s.score.With(game)
}

// Words returns the texts of the fronts in the language of the game or of the form.
func (s Session) Words() *Words {
	if s.game.IsZero() || s.Front() == Form {
		return s.setup.Words(s.choices)
	}
	return s.game.Words()
}

// Title returns the title of the window: the title of the form, or the title of the
// moment that is shown and the score at that moment.
func (s Session) Title() string {
	if standing := s.Standing(); standing != "" {
		return s.ShortTitle() + "  " + standing
	}
	return s.ShortTitle()
}

// Standing returns the score in the title, such as "(you 2, computer 1)", or "".
func (s Session) Standing() string {
	if slices.Contains([]Face{Form, AskUnfinished, AskAgain, Reviewing}, s.Front()) {
		return ""
	}
	score := s.ShownScore().Text(s.Shown())
	if score == "" {
		return ""
	}
	return "(" + score + ")"
}

// ShortTitle returns the title of the window without the score.
func (s Session) ShortTitle() string {
	if front := s.Front(); front == Form || front == AskUnfinished || front == AskAgain {
		return s.Words().FormTitle
	}
	return s.Shown().Title()
}

// Press returns the session after a key, such as "up", "enter", "a" or "A".
func (s Session) Press(key string) (Session, []Task) {
	key = latin(key)
	if s.face != Playing || s.AtEnd() { // nothing is typed there that a capital letter could begin
		key = strings.ToLower(key)
	}
	if key == "space" && s.face != Form && s.typed == (typed{}) { // a space can be typed after other keys
		key = "enter"
	}
	switch s.face {
	case Form:
		return s.pressInForm(key)
	case Help:
		return s.pressInHelp(key), nil
	case Log:
		return s.pressInLog(key), nil
	case AskQuit, AskNew, AskResign:
		return s.answer(key == "y")
	case Reviewing:
		return s.pressInReview(key)
	case AskAgain:
		return s.pressInAgain(key)
	case AskUnfinished:
		return s.pressInUnfinished(key)
	default:
		return s.pressInGame(key)
	}
}

// hangul maps the Hangul letters of a Korean keyboard to the Latin letters on the same
// keys.
var hangul = map[string]string{
	"ㅂ": "q", "ㅈ": "w", "ㄷ": "e", "ㄱ": "r", "ㅅ": "t", "ㅛ": "y", "ㅕ": "u", "ㅑ": "i", "ㅐ": "o", "ㅔ": "p",
	"ㅁ": "a", "ㄴ": "s", "ㅇ": "d", "ㄹ": "f", "ㅎ": "g", "ㅗ": "h", "ㅓ": "j", "ㅏ": "k", "ㅣ": "l",
	"ㅋ": "z", "ㅌ": "x", "ㅊ": "c", "ㅍ": "v", "ㅠ": "b", "ㅜ": "n", "ㅡ": "m",
}

// latin returns the Latin letter on the same key as a Hangul letter, or any other text
// unchanged.
func latin(typed string) string { return cmp.Or(hangul[typed], typed) }

func (s Session) pressInGame(key string) (Session, []Task) {
	skipped := s.motion != nil
	s.motion = nil
	if key != "y" || !s.unresigned { // a y after a refused x keeps the message
		s.notice, s.unresigned = Notice{}, false
	}
	if s.typed.move != "" {
		return s.pressInMove(key)
	}
	if skipped && s.AtEnd() && key == "enter" {
		return s, nil
	}
	before := s.typed
	s.typed = typed{}
	switch key {
	case "q":
		if s.game.Over() {
			s.left = true
			return s, nil
		}
		s.face = AskQuit
	case "?":
		return s.help(), nil
	case "l":
		s.face, s.back = Log, 0
	case "s":
		return s.sendKeeper(Keeper.Save, false)
	case "n":
		if s.game.Over() {
			next, due, _ := s.again(key)
			return next, due
		}
		s.face = AskNew
	default:
		if s.job != nil {
			return s.pressInJob(key, before)
		}
		return s.pressInTurn(key, before)
	}
	return s, nil
}

// answer returns the session after the player has answered a yes-or-no question.
func (s Session) answer(yes bool) (Session, []Task) {
	asked := s.face
	s.face = Playing
	switch {
	case !yes:
		return s, nil
	case asked == AskQuit:
		s.left = true
		return s.interrupted(), nil
	case asked == AskNew:
		s.face = AskAgain
		return s.Stop().aim(-1), nil
	}
	resigned, _ := s.game.Resign() // the question is asked only if the game allows it
	return s.show(resigned)
}

// pressInUnfinished returns the session after a key that continues the unfinished game,
// gives the game up, or leaves.
func (s Session) pressInUnfinished(key string) (Session, []Task) {
	switch key {
	case "y", "enter":
		if s.settings.Unfit == "" {
			return s.begin(s.settings.Unfinished)
		}
	case "n":
		return s.offered(true).begin(s.due)
	case "q", "esc":
		s.left = true
	}
	return s, nil
}

// pressInTurn returns the session after a key that is pressed when a person is on turn
// or the game is over. The argument before holds the digits typed before the key.
func (s Session) pressInTurn(key string, before typed) (Session, []Task) {
	options := len(s.List().Options)
	if s.game.isSteered() && !s.AtEnd() && options > 0 && slices.Contains(arrows, key) {
		return s.aim(s.game.Steer(s.Previewed(), key)), nil
	}
	if next, ok := s.moved(key); ok {
		return next, nil
	}
	switch key {
	case "enter":
		switch chosen := s.Chosen(); {
		case options == 0:
		case chosen < 0:
			return s.aim(0), nil
		case s.AtEnd():
			return s.pressInGame(s.Offers()[chosen].Key)
		default:
			return s.show(s.game.Play(chosen))
		}
	case "u":
		if before, ok := s.game.Undo(); ok {
			return s.show(before)
		}
		return s.refused(s.Words().NothingTo), nil
	case "h":
		return s.hint()
	case "v":
		return s.reviewed()
	case "x":
		s.face = AskResign
		if _, ok := s.game.Resign(); !ok {
			s = s.refused(s.Words().Text("Only a running game for two can be resigned."))
			s.face, s.unresigned = Playing, true
		}
	default:
		return s.pressOther(key, before)
	}
	return s, nil
}

// moved returns the session after a key that moves the cursor in the list, and reports
// whether the key does so.
func (s Session) moved(key string) (Session, bool) {
	last := len(s.List().Options) - 1
	switch key {
	case "up", "k":
		return s.aim(s.listed(max(s.chosen-1, 0), -1)), true
	case "down", "j":
		return s.aim(s.listed(min(s.chosen+1, last), +1)), true
	case "home":
		return s.aim(0), true
	case "end":
		return s.aim(s.listed(last, -1)), true
	}
	return s, false
}

// listed returns the next option, from the given one on, that has a line in the list, or the
// chosen option if no other follows. A front with buttons lists equal options once.
func (s Session) listed(option, step int) int {
	options := s.List().Options
	for s.settings.Buttons && option >= 0 && options[option].Same {
		if option += step; option == len(options) {
			return s.chosen
		}
	}
	return option
}

var arrows = []string{"up", "down", "left", "right"}

// aim returns the session after the cursor has moved to an option, or away from all
// options if the option is -1.
func (s Session) aim(option int) Session {
	s.chosen = option
	return s
}

// Unaimed returns the session after the cursor has moved away from all options.
func (s Session) Unaimed() Session { return s.aim(-1) }

// pressOther returns the session after a key that is a digit of an option's number, is
// known only to the game, or begins a typed move. Digits begin a move such as "5 geol" if a
// space follows, or if no option has their number.
func (s Session) pressOther(key string, before typed) (Session, []Task) {
	list := s.List()
	if chosen, number, ok := choice(before.number+key, key, len(list.Options)); ok && list.Numbered {
		s = s.aim(chosen)
		s.typed = typed{digits: before.digits + key, number: number}
		return s, nil
	}
	if next, ok := s.game.Key(key); ok {
		shown, due := s.show(next)
		if key != "esc" { // only the view has changed
			shown = shown.aim(s.chosen)
		}
		return shown, due
	}
	switch {
	case s.AtEnd():
		if next, due, ok := s.again(key); ok || s.unresigned {
			return next, due
		}
		return s.refused(s.Words().Text("The game is over: choose from the list.")), nil
	case key == "space" && before.digits != "":
		s.typed.move = before.digits + " "
	case len(list.Options) > 0 && begins(key):
		if s.typed.move = key; isDigit(key) {
			s.typed.move = before.digits + key
		}
	}
	return s, nil
}

// Choose returns the session after a click on an entry of the list: an option or, in a
// review, a moment. A click on the chosen option plays it. During a motion, the list
// still shows an earlier moment, so a click only skips the motion.
func (s Session) Choose(option int) (Session, []Task) {
	switch {
	case s.face == Reviewing && option >= 0 && option < len(s.review.Moments):
		s.review.At = option
		return s, nil
	case s.face == AskAgain && option == s.Chosen():
		return s.Press("enter")
	case s.face == AskAgain: // chooses
	case s.hints():
		return s.instead(s.interrupted().Choose(option))
	case s.face != Playing || s.job != nil:
		return s.Press("enter")
	case s.motion != nil:
		s.motion = nil
		return s, nil
	}
	switch {
	case option < 0 || option >= len(s.List().Options):
		return s, nil
	case option == s.Chosen():
		s.typed = typed{}
		return s.Press("enter")
	}
	s.typed, s.notice = typed{}, Notice{}
	return s.aim(option), nil
}

// Click returns the session after a click on the spot with the given name, or elsewhere
// if the name is "". On the form, a click on a row changes the row to its next value, and
// a click on StartSpot starts the game. While a job runs, and on screens other than the
// form and the board, Click does the same as Enter. While pieces move, a click without a
// meaning changes nothing.
func (s Session) Click(spot string) (Session, []Task) {
	switch {
	case s.face == Form && spot == StartSpot:
		return s.Press("enter")
	case s.face == Form:
		return s.clickRow(spot), nil
	case s.face == AskAgain, s.hints() && spot == "":
		return s, nil
	case s.hints():
		return s.instead(s.interrupted().Click(spot))
	case s.face != Playing || s.job != nil:
		return s.Press("enter")
	}
	if spot == "" {
		return s.Skip(), nil
	}
	next, err := s.clicked(spot, s.Previewed())
	if err != nil && s.motion != nil {
		return s, nil
	}
	return s.Skip().showOrRefuse(next, err)
}

// clicked returns the story after a click on a spot. The board shows the piece of an option
// as picked, so a click where that piece can go needs no click on the piece before. A click
// on the target that the board shows carries out that option, unless the click alone is
// another action. If several options lead there, it carries out the shown one.
func (s Session) clicked(spot string, shown int) (Game, error) {
	aim := Option{}
	if shown >= 0 {
		aim = s.game.Options()[shown]
	}
	aims := aim.To == spot && aim.From != spot
	shared := slices.ContainsFunc(s.game.Options(), func(o Option) bool { return o.From == aim.From && o.To == aim.To && o.Said != aim.Said })
	game, err := s.game.Click(spot)
	if err == nil && (s.game.Picked() || !game.Picked()) && (!aims || !shared) {
		return game, nil
	}
	if aims {
		return s.game.Play(shown), nil
	}
	if only := s.game.Only(); err != nil && s.settings.Buttons && only.Picked() { // the page shows it so
		return only.Click(spot)
	}
	if picked, wrong := s.game.Click(aim.From); err != nil && shown >= 0 && wrong == nil && picked.Picked() {
		if moved, wrong := picked.Click(spot); wrong == nil {
			return moved, nil
		}
	}
	return game, err
}

// showOrRefuse returns the session with the next moment, or with the reason why there
// is no next moment.
func (s Session) showOrRefuse(next Game, err error) (Session, []Task) {
	if err == nil {
		return s.show(next)
	}
	s.typed, s.motion = typed{}, nil
	return s.refused(s.Words().Tell(err)), nil
}

// show returns the session with the moment of the game after a player's decision.
func (s Session) show(game Game) (Session, []Task) {
	s.steps = 0
	return s.present(game)
}

// present returns the session with another moment of the game, and the tasks to run.
func (s Session) present(game Game) (Session, []Task) {
	s = s.interrupted()
	before := s.game
	s.game, s.chosen, s.typed, s.notice = game, -1, typed{}, Notice{}
	s.opened = s.opened && game.Over()
	s, kept := s.sendKeeper(Keeper.Keep, true)
	s, moving := s.move(before)
	s, thinking := s.think()
	return s, slices.Concat(kept, thinking, moving)
}

// NextSeed returns the seed for the game that follows a game with the given seed.
func NextSeed(seed uint64) uint64 { return rand.NewPCG(seed, 1).Uint64() }

// start returns the session with a new game that has the choices of the form.
func (s Session) start() (Session, []Task) {
	game, err := s.setup.Start(s.choices, s.seed)
	if err != nil {
		s.face = Form
		return s.refused(s.Words().Tell(err)), nil
	}
	s.seed = NextSeed(s.seed)
	s.score = s.continuedScore()
	var left []Task
	if !s.game.IsZero() {
		s, left = s.sendKeeper(Keeper.Leave, false)
	}
	s.face = Playing
	s, begun := s.show(game.Switch(s.Switched()))
	return s, append(left, begun...)
}
