package play

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// A Story is a game with everything that has happened in it: a match and its steps. It is
// a value. Create a Story with Begin.
type Story struct {
	match    *Match
	last     *step
	shown    Moment // shown in place of the last moment: a piece is picked, or moves; or nil
	hint     Hint
	comment  string // the comment of the program that has just acted, or of the hint
	switched string // the keys of the match that are switched on
	ready    bool   // whether the work before the first action is done
	finished bool   // whether the work after the end is done
	err      error  // the reason why the game cannot continue, or nil
}

// A step is an action and the moment after it. The first step has no action. Stories
// share their steps.
type step struct {
	before *step // nil for the first step
	number int
	player int // the player who acted
	event  Event
	moment Moment
}

// Begin returns the story of a game that begins with a moment. The log begins with the
// given lines.
func Begin(match *Match, moment Moment, log ...string) Story {
	return Story{match: match, last: &step{moment: moment, event: Event{Log: log}}, ready: match.Before == nil}
}

// IsZero reports whether the story is the zero value, with no game.
func (s Story) IsZero() bool { return s.last == nil }

// Match returns the match.
func (s Story) Match() *Match { return s.match }

// Moment returns the last moment.
func (s Story) Moment() Moment { return s.last.moment }

// Len returns the number of actions so far.
func (s Story) Len() int { return s.last.number }

// Then returns the story after an action that has led to a moment. It is for programs and
// records. A player acts through Say.
func (s Story) Then(moment Moment, event Event) Story {
	s.last = &step{before: s.last, number: s.last.number + 1, player: s.last.moment.Turn().Player, event: event, moment: moment}
	s = s.unmarked()
	s.comment = event.Comment
	return s
}

// Do returns the story after an action in the last moment, for which it does not ask
// whether a person may act now.
func (s Story) Do(said string) (Story, error) {
	next, event, err := s.visible().Do(said)
	if end := (stuck{}); errors.As(err, &end) {
		return s.Stop(end.error), nil
	}
	if err != nil {
		return s, err
	}
	return s.Then(next, event), nil
}

// Stop returns the story of a game that cannot continue, for the given reason.
func (s Story) Stop(reason error) Story {
	s = s.unmarked()
	s.err = reason
	return s
}

// Finished returns the story of a game whose work after the end is already done.
func (s Story) Finished() Story {
	s.finished = true
	return s
}

// Since returns the events after an earlier moment of the game, and reports whether the
// earlier story is part of this story.
func (s Story) Since(earlier Story) (events []Event, ok bool) {
	last := s.last
	for ; last != nil && last != earlier.last; last = last.before {
		events = append(events, last.event)
	}
	slices.Reverse(events)
	return events, last != nil
}

// Events returns all events of the game.
func (s Story) Events() []Event {
	events, _ := s.Since(Story{last: s.first()})
	return events
}

func (s Story) first() *step { return s.steps()[0] }

// steps returns all steps of the game.
func (s Story) steps() []*step {
	steps := make([]*step, s.last.number+1)
	for last := s.last; last != nil; last = last.before {
		steps[last.number] = last
	}
	return steps
}

// unmarked returns the story without a picked piece, a hint and a comment.
func (s Story) unmarked() Story {
	s.shown, s.hint, s.comment, s.err = nil, Hint{}, "", nil
	return s
}

// at returns the story as it was at one of its steps.
func (s Story) at(step *step) Story {
	if s.last != step {
		s = s.unmarked()
		s.last, s.finished = step, false
	}
	return s
}

// visible returns the moment that is shown.
func (s Story) visible() Moment {
	if s.shown != nil {
		return s.shown
	}
	return s.last.moment
}

func (s Story) turn() Turn { return s.visible().Turn() }

// isPersons reports whether a person is on turn.
func (s Story) isPersons() bool {
	turn := s.turn()
	return !turn.Over && !turn.Forced && s.match.Seats[turn.Player].Program == nil
}

// asks reports whether a person must act now.
func (s Story) asks() bool { return s.isPersons() && s.ready && s.err == nil }

// refusal returns the reason why no person can act now, or nil.
func (s Story) refusal() error {
	switch {
	case s.turn().Over:
		return errors.New(s.match.Words.Over)
	case !s.isPersons():
		return errors.New(s.match.Words.NotYourTurn)
	}
	return s.err
}

// Title returns one line: the player on turn, and the opponents.
func (s Story) Title() string { return s.visible().Title() }

// Board draws the board in the given view.
func (s Story) Board(view View) Board { return s.visible().Board(s.view(view)) }

// Picture returns the board as an SVG element for a browser. The board shows the
// consequence of an option, unless the option is -1.
func (s Story) Picture(option int) string { return s.visible().Picture(s.view(View{Option: option})) }

// view returns a view with the switches of the story, and with what its option says.
func (s Story) view(view View) View {
	view.switched, view.Said = s.switched, s.said(view.Option)
	return view
}

// said returns what an option says, or "".
func (s Story) said(option int) string {
	if options := s.Options(); option >= 0 && option < len(options) {
		return options[option].Said
	}
	return ""
}

func (s Story) optionOf(said string) int {
	return slices.IndexFunc(s.Options(), func(o Option) bool { return o.Said == said && said != "" })
}

// Options returns the options of a person. There are no options while a program is on
// turn or after the game has ended.
func (s Story) Options() []Option {
	if !s.asks() {
		return nil
	}
	options := s.visible().Options()
	switch {
	case s.hint.Options == nil:
		return options
	case s.shown == nil:
		return s.hint.Options
	}
	var hinted []Option
	for _, hint := range s.hint.Options {
		if i := slices.IndexFunc(options, func(o Option) bool { return o.Said == hint.Said }); i >= 0 {
			hint.Text = options[i].Text
			hinted = append(hinted, hint)
		}
	}
	return hinted
}

// Log returns the events so far, one on each line, the newest last.
func (s Story) Log() (log []string) {
	for _, step := range s.steps() {
		log = append(log[:len(log)-step.event.Replaces], step.event.Log...)
	}
	if commenter, ok := s.visible().(Commenter); ok {
		if comment := commenter.Comment(s.view(View{Option: -1}), s.comment); comment != "" {
			log = append(log, comment)
		}
	}
	return log
}

// Lines returns the lines that show the game to a player who last saw the given moment.
// The argument is nil for a player who has not seen any moment.
func (s Story) Lines(before Game) []string {
	seen, _ := before.(Story)
	switch {
	case before != nil && !seen.ready:
		return nil
	case s.match.Lines != nil:
		return s.match.Lines(s, seen)
	}
	lines := s.NewLog(seen)
	for _, line := range s.Board(View{Option: -1, Letters: true}).Lines {
		lines = append(lines, ansi.Strip(line))
	}
	return append(lines, s.Title())
}

// NewLog returns the lines of the log that a player who last saw an earlier story has not
// seen.
func (s Story) NewLog(seen Story) []string {
	log := s.Log()
	if seen.IsZero() {
		return log
	}
	return log[min(len(seen.Log()), len(log)):]
}

// Prompt returns the text that precedes the line that the player on turn types.
func (s Story) Prompt() string {
	if prompter, ok := s.last.moment.(Prompter); ok {
		return prompter.Prompt()
	}
	return "> "
}

// Answer returns the answer to a question that only this game knows, and reports
// whether the text is such a question.
func (s Story) Answer(question string) (lines []string, ok bool) {
	if answerer, ok := s.visible().(Answerer); ok {
		return answerer.Answer(question)
	}
	return nil, false
}

// Play carries out an option, counted from 0.
func (s Story) Play(option int) Game {
	if said := s.said(option); said != "" {
		s, _ = s.Do(said)
	}
	return s
}

// Say carries out an action that a player types.
func (s Story) Say(text string) (Game, error) {
	if refusal := s.refusal(); refusal != nil {
		return nil, refusal
	}
	next, err := s.Do(text)
	if err != nil {
		return nil, err
	}
	return next, nil
}

// Click returns the story after a click on a spot of the board.
func (s Story) Click(spot string) (Game, error) {
	if refusal := s.refusal(); refusal != nil {
		return nil, refusal
	}
	clicker, ok := s.visible().(Clicker)
	if !ok {
		return s, nil
	}
	said, picked, err := clicker.Click(spot)
	switch {
	case err != nil:
		return nil, err
	case said != "":
		return s.Say(said)
	}
	s.shown = picked
	return s, nil
}

// Key returns the story after a key that only this game knows, and reports whether the
// game knows the key. Escape puts a picked piece down.
func (s Story) Key(key string) (Game, bool) {
	if key == "esc" && s.shown != nil {
		s.shown = nil
		return s, true
	}
	if len(key) == 1 && strings.Contains(s.match.Switches, key) {
		if s.switched += key; strings.Count(s.switched, key) == 2 {
			s.switched = strings.ReplaceAll(s.switched, key, "")
		}
		return s, true
	}
	return s, false
}

// Steer returns the option that an arrow key selects when the given option is selected.
// Either option may be -1, which means no option.
func (s Story) Steer(option int, arrow string) int {
	return s.optionOf(s.visible().(Steerer).Steer(s.said(option), arrow))
}

// Undo returns the story as it was before a person's last decision, or false if
// there is none.
func (s Story) Undo() (Game, bool) {
	for last := s.last; last.before != nil && !s.last.moment.Turn().Final; last = last.before {
		if before := s.at(last.before); last.event.Ended || before.isPersons() && !before.turn().Chance {
			return before, true
		}
	}
	return s, false
}

// Resign returns the story after the player on turn has resigned, or false if the player
// cannot resign now.
func (s Story) Resign() (Game, bool) {
	if !s.isPersons() {
		return nil, false
	}
	next, err := s.Do(Resign)
	return next, err == nil
}

// Think returns nil unless something happens by itself: work before the first action or
// after the end, a forced action, or the action of a program. Otherwise it returns a
// function that returns the story after it.
func (s Story) Think() func(context.Context) Game {
	turn := s.turn()
	switch {
	case !s.ready:
		return func(ctx context.Context) Game {
			s.match.Before(ctx)
			s.ready = true
			return s
		}
	case turn.Over:
		return s.after()
	case s.err != nil || s.isPersons():
		return nil
	case turn.Forced:
		return func(context.Context) Game {
			next, err := s.Do(s.last.moment.Options()[0].Said)
			if err != nil {
				next.err = err
			}
			return next
		}
	}
	return func(ctx context.Context) Game {
		moment, event, err := s.match.Seats[turn.Player].Program(ctx, s)
		if err != nil {
			s.err = err
			return s
		}
		return s.Then(moment, event)
	}
}

// after returns a function that does the work after the end, or nil.
func (s Story) after() func(context.Context) Game {
	if s.match.After == nil || s.finished {
		return nil
	}
	work := s.match.After(s)
	if work == nil {
		return nil
	}
	return func(ctx context.Context) Game {
		return work(ctx).Finished()
	}
}

// Hint returns nil if there is no hint. Otherwise it returns a function that adds hints
// to the options, and returns the story and the advice.
func (s Story) Hint() func(context.Context) (Game, Advice) {
	chancer, ok := s.last.moment.(Chancer)
	if !ok || !s.asks() {
		return nil
	}
	compute := chancer.Chances(false)
	if compute == nil {
		return nil
	}
	return func(ctx context.Context) (Game, Advice) {
		chances := compute(ctx)
		if ctx.Err() != nil {
			return s, Advice{Option: -1}
		}
		if chances.Hint.Options != nil {
			s.shown, s.hint, s.comment = nil, chances.Hint, chances.Hint.Comment
		}
		return s, Advice{Option: s.optionOf(chances.Best), Text: chances.Hint.Text}
	}
}

// Over reports whether the game has ended.
func (s Story) Over() bool { return s.turn().Over }

// Err returns nil, or the reason why an unfinished game cannot continue.
func (s Story) Err() error { return s.err }

// Players returns the names of the players.
func (s Story) Players() (names []string) {
	for _, seat := range s.match.Seats {
		names = append(names, seat.Name)
	}
	return names
}

// Winner returns the number of the player who has won, or false if nobody has won.
func (s Story) Winner() (player int, ok bool) {
	turn := s.turn()
	if !turn.Over || turn.Winner < 0 {
		return 0, false
	}
	return turn.Winner, true
}

// Text returns the record of the game.
func (s Story) Text() (string, error) { return s.match.Record(s) }

// Choices returns the choices with which another game like this one starts.
func (s Story) Choices() Choices { return s.match.Choices }

// Seed returns the seed of the game, or false if nothing in the game depends on a seed.
func (s Story) Seed() (seed uint64, ok bool) { return s.match.Seed, s.match.Seeded }

// Words returns the texts of the fronts in the game's language.
func (s Story) Words() *Words { return s.match.Words }

// Past returns the moments from the beginning of the game to this moment.
func (s Story) Past() []Past {
	steps := s.steps()
	past := make([]Past, len(steps))
	for n, step := range steps {
		past[n] = Past{Game: s.at(step), Player: step.player, Action: step.event.Text}
	}
	return past
}

// Motion returns the moments between the story before the last action and this story,
// which a front shows one after another.
func (s Story) Motion(earlier Game) (frames []Game) {
	before, ok := earlier.(Story)
	if !ok || before.IsZero() {
		return nil
	}
	if next := s.last.before == before.last; !next && (before.finished || !s.finished || s.Len() != before.Len()) {
		return nil
	}
	animator, ok := s.last.moment.(Animator)
	if !ok {
		return nil
	}
	before.hint = Hint{}
	for _, frame := range animator.Frames(before.last.moment, s.last.event) {
		before.shown = frame
		frames = append(frames, before)
	}
	return frames
}

// Judge returns nil if no program can judge the game. Otherwise it returns a function
// that judges each moment that Past returns.
func (s Story) Judge() func(context.Context) []Judgment {
	steps := s.steps()
	if chancer, ok := steps[0].moment.(Chancer); !ok || chancer.Chances(true) == nil {
		return nil
	}
	return func(ctx context.Context) []Judgment {
		judgments := make([]Judgment, len(steps))
		var before Chances
		now := share{s.reader(), 0.5}
		for n, step := range steps {
			var chances Chances
			judgment, turn := &judgments[n], step.moment.Turn()
			own, known := before.After[step.event.Said]
			if !turn.Over {
				chances = step.moment.(Chancer).Chances(true)(ctx)
			}
			switch {
			case ctx.Err() != nil:
				return nil
			case turn.Over && turn.Winner < 0:
				now = share{s.reader(), 0.5}
			case turn.Over:
				now = share{turn.Winner, 1}
			case chances.Win >= 0:
				now = share{turn.Player, chances.Win}
			case known:
				now = share{step.player, own}
			}
			judgment.Chance = now.of(s.reader())
			if !known {
				own = now.of(step.player)
			}
			if lost := before.Win - own; before.Best != "" && lost > 0 && step.event.Said != before.Best && !step.event.Ended {
				judgment.Loss, judgment.Better = lost, before.Better
			}
			before = chances
		}
		return judgments
	}
}

// Unjudged returns the reason why no program judges the game, or nil.
func (s Story) Unjudged() error {
	if first, ok := s.steps()[0].moment.(Unjudged); ok {
		return first.Unjudged()
	}
	return nil
}

// A share is the chance of one of two players to win.
type share struct {
	player int
	chance float64
}

func (s share) of(player int) float64 {
	if player != s.player {
		return 1 - s.chance
	}
	return s.chance
}

// reader returns the player whose chances a review shows: the only person or, if there
// are several or none, the first player.
func (s Story) reader() (reader int) {
	people := 0
	for player, seat := range s.match.Seats {
		if seat.Program == nil {
			reader = player
			people++
		}
	}
	if people == 1 {
		return reader
	}
	return 0
}
