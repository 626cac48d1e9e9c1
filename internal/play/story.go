package play

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A Game is the story of a game: a match, and its steps so far. It is a value. Create a
// Game with Begin.
type Game struct {
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
func Begin(match *Match, moment Moment, log ...string) Game {
	return Game{match: match, last: &step{moment: moment, event: Event{Log: log}}, ready: match.Before == nil}
}

// IsZero reports whether the story is the zero value, with no game.
func (g Game) IsZero() bool { return g.last == nil }

// Match returns the match.
func (g Game) Match() *Match { return g.match }

// Moment returns the moment that is shown: the last moment or, if a piece is picked or
// moves, a moment in its place.
func (g Game) Moment() Moment {
	if g.shown != nil {
		return g.seen(g.shown)
	}
	return g.seen(g.last.moment)
}

// seen returns a moment in the words of the story's view.
func (g Game) seen(moment Moment) Moment {
	if viewer, ok := moment.(Viewer); ok {
		return viewer.In(View{switched: g.switched})
	}
	return moment
}

// Len returns the number of actions so far.
func (g Game) Len() int { return g.last.number }

// Then returns the story after an action that has led to a moment. It is for programs and
// records that already know the moment. A player acts through Say.
func (g Game) Then(moment Moment, event Event) Game {
	g.last = &step{before: g.last, number: g.last.number + 1, player: g.last.moment.Turn().Player, event: event, moment: moment}
	g = g.unmarked()
	g.comment = event.Comment
	return g
}

// Do returns the story after an action in the last moment. Unlike Say, it does not ask
// whether a person may act now or whether the game has ended. A method Read must do so.
func (g Game) Do(said string) (Game, error) {
	next, event, err := g.Moment().Do(said)
	if end := (stuck{}); errors.As(err, &end) {
		return g.Stop(end.error), nil
	}
	if err != nil {
		return g, err
	}
	return g.Then(next, event), nil
}

// Stop returns the story of a game that cannot continue, for the given reason.
func (g Game) Stop(reason error) Game {
	g = g.unmarked()
	g.err = reason
	return g
}

// Finished returns the story of a game whose work after the end is already done.
func (g Game) Finished() Game {
	g.finished = true
	return g
}

// Since returns the events after an earlier moment of the game, and reports whether the
// earlier story is part of this story.
func (g Game) Since(earlier Game) (events []Event, ok bool) {
	last := g.last
	for ; last != nil && last != earlier.last; last = last.before {
		events = append(events, last.event)
	}
	slices.Reverse(events)
	return events, last != nil
}

// Events returns all events of the game.
func (g Game) Events() []Event {
	events, _ := g.Since(Game{last: g.first()})
	return events
}

func (g Game) first() *step { return g.steps()[0] }

// steps returns all steps of the game.
func (g Game) steps() []*step {
	steps := make([]*step, g.last.number+1)
	for last := g.last; last != nil; last = last.before {
		steps[last.number] = last
	}
	return steps
}

// unmarked returns the story without a picked piece, a hint and a comment.
func (g Game) unmarked() Game {
	g.shown, g.hint, g.comment, g.err = nil, Hint{}, "", nil
	return g
}

// at returns the story as it was at one of its steps.
func (g Game) at(step *step) Game {
	if g.last != step {
		g = g.unmarked()
		g.last, g.finished, g.comment = step, false, step.event.Comment
	}
	return g
}

func (g Game) turn() Turn { return g.Moment().Turn() }

// IsPersons reports whether a person is on turn.
func (g Game) IsPersons() bool {
	turn := g.turn()
	return !turn.Over && !turn.Forced && g.match.Seats[turn.Player].Program == nil
}

// asks reports whether a person must act now.
func (g Game) asks() bool { return g.IsPersons() && g.ready && g.err == nil }

// refusal returns the reason why no person can act now, or nil.
func (g Game) refusal() error {
	switch {
	case g.turn().Over:
		return errors.New(g.match.Words.Text("The game is over."))
	case !g.IsPersons():
		return errors.New(g.match.Words.Text("It is the computer's turn."))
	}
	return g.err
}

// Title returns one line: the player on turn, and the opponents.
func (g Game) Title() string { return g.Moment().Title() }

// Board draws the board in the given view.
func (g Game) Board(view View) Board { return g.Moment().Board(g.view(view)) }

// Picture returns the board as an SVG element for a browser. The board shows the
// consequence of an option, unless the option is -1.
func (g Game) Picture(option int) string {
	return g.Moment().Picture(g.view(View{Option: option, Options: g.Options()}))
}

// Switched returns the keys of the match that are switched on.
func (g Game) Switched() string { return g.switched }

// Picked reports whether a piece is picked.
func (g Game) Picked() bool { return g.shown != nil }

// Still returns the picture without what a person can do.
func (g Game) Still() string { return g.Moment().Picture(g.unpreviewed()) }

// Counts returns what each player has beside the board, and the results that the player
// on turn can still use.
func (g Game) Counts() ([]Count, []Chip) {
	if counted, ok := g.Moment().(Counted); ok {
		return counted.Counts(), counted.Chips()
	}
	return make([]Count, len(g.match.Seats)), nil
}

// view returns a view with the switches of the story, and with the words of its option.
func (g Game) view(view View) View {
	view.switched, view.Said = g.switched, g.said(view.Option)
	return view
}

// unpreviewed returns the view that shows the consequence of no option.
func (g Game) unpreviewed() View { return g.view(View{Option: -1}) }

// said returns the words of an option, or "".
func (g Game) said(option int) string {
	if options := g.Options(); option >= 0 && option < len(options) {
		return options[option].Said
	}
	return ""
}

func (g Game) optionOf(said string) int {
	return slices.IndexFunc(g.Options(), func(o Option) bool { return o.Said == said && said != "" })
}

// Options returns the options of a person. There are no options while a program is on
// turn or after the game has ended.
func (g Game) Options() []Option {
	if !g.asks() {
		return nil
	}
	options := g.Moment().Options()
	if g.hint.Options == nil {
		return options
	}
	var hinted []Option
	for _, hint := range g.hint.Options {
		i := slices.IndexFunc(options, func(o Option) bool { return o.Said == hint.Said })
		if i >= 0 {
			hint.Text = options[i].Text // in the words of the switches
		}
		if i >= 0 || g.shown == nil { // a hint may propose what is not listed
			hinted = append(hinted, hint)
		}
	}
	return hinted
}

// Log returns the events so far, one on each line, the newest last.
func (g Game) Log() []string { return g.log(func(int, bool) string { return "" }) }

// TurnLog is like Log, but begins each line with the number of the turn, as a review counts
// the turns. The result of the game has no number. If the texts of the events name the numbers
// of their turns, TurnLog returns Log.
func (g Game) TurnLog() []string {
	if g.match.Numbered {
		return g.Log()
	}
	turns := Review{Moments: g.Past()}.turns()
	return g.log(func(step int, result bool) string {
		switch {
		case step == 0:
			return ""
		case result:
			return "     "
		}
		return fmt.Sprintf("%3d  ", turns[step])
	})
}

// log returns the log with the given prefix of the lines of each step, and of the result.
func (g Game) log(prefix func(step int, result bool) string) (log []string) {
	for n, step := range g.steps() {
		log = log[:len(log)-step.event.Replaces]
		for i, line := range step.event.Log {
			result := step.event.Ended || i > 0 && step.moment.Turn().Over
			log = append(log, prefix(n, result)+line)
		}
	}
	if comment := g.Comment(); comment != "" {
		log = append(log, comment)
	}
	return log
}

// Comment returns the comment below the log, or "".
func (g Game) Comment() string {
	if commenter, ok := g.Moment().(Commenter); ok {
		return commenter.Comment(g.unpreviewed(), g.comment)
	}
	return ""
}

// A Deed is what a player has done in a row of actions, the last of which is Step. Player
// is -1 for a line that does not name its player apart.
type Deed struct {
	Player int
	Text   string
	Step   int
}

// Deeds returns what the players have done so far, or the log if the moment is no Narrator.
func (g Game) Deeds() (deeds []Deed) {
	if _, ok := g.Moment().(Narrator); ok {
		return g.told(g.steps()[1:], true)
	}
	for _, step := range g.steps() {
		deeds = append(deeds[:len(deeds)-step.event.Replaces], unnamed(step.event.Log, step.number)...)
	}
	return deeds
}

// told returns what the players have done in some steps, with or without the verdicts.
func (g Game) told(steps []*step, verdicts bool) (deeds []Deed) {
	for len(steps) > 0 {
		player, events, last, event := steps[0].player, []Event(nil), 0, Event{}
		if steps[0].event.Said == Resign {
			deeds, steps = append(deeds, Deed{player, g.match.Words.Text("resigned"), steps[0].number}), steps[1:]
			continue
		}
		for len(steps) > 0 && steps[0].player == player && len(event.Passed) == 0 && steps[0].event.Said != Resign {
			event = steps[0].event
			if !verdicts {
				event.Verdict = nil
			}
			events, last, steps = append(events, event), steps[0].number, steps[1:]
		}
		deeds = append(deeds, Deed{player, g.Moment().(Narrator).Narrate(g.unpreviewed(), events), last})
		deeds = append(deeds, unnamed(event.Passed, last)...)
	}
	return deeds
}

// Deed returns what the moment says about the last action, without a verdict, and reports
// whether it does. Missed turns have lines of their own.
func (g Game) Deed() (deed Deed, ok bool) {
	if _, ok := g.Moment().(Narrator); !ok || g.Len() == 0 {
		return Deed{}, false
	}
	deed = g.told([]*step{g.last}, false)[0]
	deed.Text = strings.Join(append([]string{deed.Text}, g.last.event.Passed...), "\n")
	return deed, true
}

// unnamed returns lines of a log about a step.
func unnamed(lines []string, step int) (deeds []Deed) {
	for _, line := range lines {
		deeds = append(deeds, Deed{-1, line, step})
	}
	return deeds
}

// News returns what the moment says about the recent actions, after the rule that explains
// the action before them. The turns that were missed after that action come first, too, if a
// person chose it and programs have acted since. If the moment is no Narrator, the news is the
// recent log. The news of a Narrator has no verdict.
func (g Game) News() (news []Deed) {
	steps, from := g.recent()
	if _, ok := g.Moment().(Narrator); !ok || from == 0 {
		return unnamed(g.Recent(), g.Len())
	}
	before := steps[from-1]
	if before.event.Rule != "" {
		news = unnamed([]string{before.event.Rule}, from-1)
	}
	if g.byProgram(steps[from]) && !g.byProgram(before) {
		news = append(news, unnamed(before.event.Passed, from-1)...)
	}
	return append(news, g.told(steps[from:], false)...)
}

// Verdict returns the verdict on the last action that a person has chosen, or "".
func (g Game) Verdict() string {
	last := g.last
	for last.before != nil && (g.match.Seats[last.player].Program != nil || last.forced()) {
		last = last.before
	}
	if last.event.Verdict == nil {
		return ""
	}
	return last.event.Verdict(g.unpreviewed())
}

// recent returns the steps, and the first recent one: the last action or, if a program has
// acted, all that programs have done since a person acted, and a forced action of the
// person before that. Without a person, it is the first action of the last player in a row.
func (g Game) recent() (steps []*step, from int) {
	steps = g.steps()
	from = len(steps) - 1
	for g.byProgram(steps[from]) && (g.byProgram(steps[from-1]) || steps[from-1].forced()) && (!g.match.IsWatched() || steps[from-1].player == steps[from].player) {
		from--
	}
	return steps, from
}

func (g Game) byProgram(step *step) bool {
	return step.before != nil && g.match.Seats[step.player].Program != nil
}

// Recent returns the lines of the log about the recent actions. It leaves out throws
// before the last action, because the lines about the moves name them.
func (g Game) Recent() (lines []string) {
	steps, from := g.recent()
	kept := 0 // the number of lines that are not about a last throw
	for _, step := range steps[from:] {
		lines = append(lines[:max(min(kept, len(lines)-step.event.Replaces), 0)], step.event.Log...)
		if !step.throws() {
			kept = len(lines)
		}
	}
	return lines
}

// forced reports whether the step was carried out by itself.
func (s *step) forced() bool { return s.before != nil && s.before.moment.Turn().Forced }

func (s *step) throws() bool { return s.before != nil && IsThrow(s.before.moment.Options()) }

// IsThrow reports whether the only option moves nothing, like a throw of the sticks.
func IsThrow(options []Option) bool { return len(options) == 1 && options[0].To == "" }

// Lines returns the lines that show the game to a player who last saw the given moment.
// The argument is zero for a player who has not seen any moment. The theme of the view
// colors the pieces; nil means no colors.
func (g Game) Lines(before Game, view View) []string {
	switch {
	case !before.IsZero() && !before.ready:
		return nil
	case g.match.Lines != nil:
		return g.match.Lines(g, before, view)
	}
	lines := append(g.NewLog(before), g.Board(View{Option: -1, Letters: true, Theme: view.Theme}).Lines...)
	return append(lines, g.Title())
}

// NewLog returns the lines of the log that a player who last saw an earlier story has not
// seen.
func (g Game) NewLog(seen Game) []string {
	log := g.Log()
	if seen.IsZero() {
		return log
	}
	return log[min(len(seen.Log()), len(log)):]
}

// Prompt returns the text that precedes the line that the player on turn types.
func (g Game) Prompt() string {
	if prompter, ok := g.last.moment.(Prompter); ok {
		return prompter.Prompt()
	}
	return "> "
}

// Unlisted returns a line about the options that are not listed, or "".
func (g Game) Unlisted() string {
	if lister, ok := g.Moment().(Lister); ok {
		return lister.Unlisted()
	}
	return ""
}

// Answer returns the answer to a question that only this game knows, and reports
// whether the text is such a question.
func (g Game) Answer(question string) (lines []string, ok bool) {
	if answerer, ok := g.Moment().(Answerer); ok {
		return answerer.Answer(question)
	}
	return nil, false
}

// Play carries out an option, counted from 0.
func (g Game) Play(option int) Game {
	if said := g.said(option); said != "" {
		g, _ = g.Do(said)
	}
	return g
}

// Say carries out an action that a player types.
func (g Game) Say(text string) (Game, error) {
	if refusal := g.refusal(); refusal != nil {
		return Game{}, refusal
	}
	return g.Do(text)
}

// Click returns the story after a click on a spot of the board.
func (g Game) Click(spot string) (Game, error) {
	if refusal := g.refusal(); refusal != nil {
		return Game{}, refusal
	}
	clicker, ok := g.Moment().(Clicker)
	if !ok {
		return g, nil
	}
	said, picked, err := clicker.Click(spot)
	switch {
	case err != nil:
		return Game{}, err
	case said != "":
		return g.Say(said)
	}
	g.shown = picked
	return g, nil
}

// Only returns the story with the only piece that can move picked, if it has several moves, or
// the story itself.
func (g Game) Only() Game {
	options := g.Options()
	if g.shown != nil || len(options) < 2 || slices.ContainsFunc(options, func(o Option) bool { return o.From == "" || o.From != options[0].From }) {
		return g
	}
	if picked, err := g.Click(options[0].From); err == nil && len(picked.Options()) == len(options) {
		return picked
	}
	return g
}

// Key returns the story after a key that only this game knows, and reports whether the
// game knows the key. Escape puts a picked piece down.
func (g Game) Key(key string) (Game, bool) {
	if key == "esc" && g.shown != nil {
		g.shown = nil
		return g, true
	}
	if len(key) == 1 && strings.Contains(g.match.Switches, key) {
		if g.switched += key; strings.Count(g.switched, key) == 2 {
			g.switched = strings.ReplaceAll(g.switched, key, "")
		}
		return g, true
	}
	return g, false
}

// Switch returns the story with the switches on whose keys are given, if the match has
// them.
func (g Game) Switch(keys string) Game {
	g.switched = ""
	for _, key := range g.match.Switches {
		if strings.ContainsRune(keys, key) {
			g.switched += string(key)
		}
	}
	return g
}

// isSteered reports whether the arrow keys move a piece over the board.
func (g Game) isSteered() bool {
	_, steered := g.Moment().(Steerer)
	return steered
}

// Steer returns the option that an arrow key selects when the given option is selected.
// Either option may be -1, which means no option.
func (g Game) Steer(option int, arrow string) int {
	return g.optionOf(g.Moment().(Steerer).Steer(g.said(option), arrow))
}

// Undo returns the story as it was before a person's last decision, or false if
// there is none.
func (g Game) Undo() (Game, bool) {
	for last := g.last; last.before != nil && !g.last.moment.Turn().Final; last = last.before {
		if before := g.at(last.before); last.event.Ended || before.IsPersons() && !before.turn().Chance {
			return before, true
		}
	}
	return g, false
}

// Resign returns the story after the player on turn has resigned, or false if the player
// cannot resign now.
func (g Game) Resign() (Game, bool) {
	if !g.IsPersons() {
		return Game{}, false
	}
	next, err := g.Do(Resign)
	return next, err == nil
}

// Think returns nil unless something happens by itself: work before the first action or
// after the end, a forced action, or the action of a program. Otherwise it returns a
// function that returns the story after it.
func (g Game) Think() func(context.Context) Game {
	turn := g.turn()
	switch {
	case !g.ready:
		return func(ctx context.Context) Game {
			g.match.Before(ctx)
			g.ready = true
			return g
		}
	case turn.Over:
		return g.after()
	case g.err != nil || g.IsPersons():
		return nil
	case turn.Forced:
		return func(context.Context) Game {
			next, err := g.Do(g.last.moment.Options()[0].Said)
			if err != nil {
				next.err = err
			}
			return next
		}
	}
	return func(ctx context.Context) Game {
		moment, event, err := g.match.Seats[turn.Player].Program(ctx, g)
		if err != nil {
			g.err = err
			return g
		}
		return g.Then(moment, event)
	}
}

// after returns a function that does the work after the end, or nil.
func (g Game) after() func(context.Context) Game {
	if g.match.After == nil || g.finished {
		return nil
	}
	work := g.match.After(g)
	if work == nil {
		return nil
	}
	return func(ctx context.Context) Game {
		return work(ctx).Finished()
	}
}

// Hint returns nil if there is no hint. Otherwise it returns a function that puts a picked
// piece down, adds hints to the options, and returns the story and the advice.
func (g Game) Hint() func(context.Context) (Game, Advice) {
	if options := g.Options(); len(options) == 1 && g.turn().Chance {
		return func(context.Context) (Game, Advice) {
			return g, Advice{Text: g.match.Words.Format("hint: %s", options[0].Text)}
		}
	}
	chancer, ok := g.seen(g.last.moment).(Chancer)
	if !ok || !g.asks() {
		return nil
	}
	compute := chancer.Chances(false)
	if compute == nil {
		return nil
	}
	return func(ctx context.Context) (Game, Advice) {
		chances := compute(ctx)
		if ctx.Err() != nil {
			return g, Advice{Option: -1}
		}
		g.shown = nil // the hint may propose another piece
		if chances.Hint.Options != nil {
			g.hint, g.comment = chances.Hint, chances.Hint.Comment
		}
		g.hint.way = chances.Way
		return g, Advice{Option: g.optionOf(chances.Best), Text: chances.Hint.Text}
	}
}

// Proposed returns the spots on the way of the option that the last hint proposes, or nil.
func (g Game) Proposed() []string { return g.hint.way }

// Over reports whether the game has ended.
func (g Game) Over() bool { return g.turn().Over }

// Err returns nil, or the reason why an unfinished game cannot continue.
func (g Game) Err() error { return g.err }

// Players returns the names of the players.
func (g Game) Players() (names []string) {
	for _, seat := range g.match.Seats {
		names = append(names, seat.Name)
	}
	return names
}

// Winner returns the number of the player who has won, or false if nobody has won.
func (g Game) Winner() (player int, ok bool) {
	turn := g.turn()
	if !turn.Over || turn.Winner < 0 {
		return 0, false
	}
	return turn.Winner, true
}

// Text returns the record of the game.
func (g Game) Text() (string, error) { return g.match.Record(g) }

// Choices returns the choices with which another game like this one starts.
func (g Game) Choices() Choices { return g.match.Choices }

// Seed returns the seed of the game, or false if nothing in the game depends on a seed.
func (g Game) Seed() (seed uint64, ok bool) { return g.match.Seed, g.match.Seeded }

// Words returns the texts of the fronts in the game's language.
func (g Game) Words() *Words { return g.match.Words }

// Past returns the moments from the beginning of the game to this moment.
func (g Game) Past() []Past {
	steps := g.steps()
	past := make([]Past, len(steps))
	for n, step := range steps {
		past[n] = Past{Game: g.at(step), Player: step.player, Action: step.event.Text}
	}
	return past
}

// Motion returns the moments between the story before the last action and this story,
// which a front shows one after another.
func (g Game) Motion(before Game) (frames []Game) {
	if before.IsZero() {
		return nil
	}
	if next := g.last.before == before.last; !next && (before.finished || !g.finished || g.Len() != before.Len()) {
		return nil
	}
	animator, ok := g.last.moment.(Animator)
	if !ok {
		return nil
	}
	before.hint = Hint{}
	for _, frame := range animator.Frames(before.last.moment, g.last.event) {
		before.shown = frame
		frames = append(frames, before)
	}
	return frames
}
