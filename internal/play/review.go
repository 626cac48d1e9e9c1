package play

import (
	"cmp"
	"context"
	"fmt"
	"slices"
)

// Past is an earlier moment of a game, and the action that led to it.
type Past struct {
	Game   Game
	Player int    // the player who acted
	Action string // such as "32-28", or "" at the beginning
}

// A Judgment is a program's judgment of a moment, and of the action that led to it.
type Judgment struct {
	Chance float64  // the chance to win, from 0 to 1, of the only person or, if there are several or none, of the first player; less than 0 if unknown
	Loss   float64  // how much, from 0 to 1, the action lowered the chance of the player who acted
	Better string   // the best action, if Loss is greater than 0
	Best   string   // the words of that action
	Way    []string // the spots on the way of the best action
	Played []string // the spots on the way of the action, or where it began and ended, if they are known and Way is, too
	Breaks bool     // whether the action broke a rule and lost the game, whatever its chances were
}

// Review holds the moments of a game. The front shows one moment at a time.
type Review struct {
	Moments   []Past
	Judgments []Judgment // a judgment of each moment; nil until a program has judged the moments
	At        int        // the moment that is shown
}

// Each player's worst actions are marked: at most mostMarks actions, each with a loss of
// at least leastLoss.
const (
	mostMarks = 3
	leastLoss = 0.02 // a smaller loss is within the error of the judgments
)

// A loss that is greater than wholeGame turns a win into a loss.
const wholeGame = 0.995

// Marks returns the marks of the worst actions, keyed by the numbers of their moments. An
// action that breaks a rule is worse than any other.
// The mark is ?? for a loss of more than 0.25, ? for more than 0.1, and otherwise ?!.
func (r Review) Marks() map[int]string {
	var worst []int
	for n, judgment := range r.Judgments {
		if judgment.Loss >= leastLoss {
			worst = append(worst, n)
		}
	}
	cost := func(n int) float64 {
		if r.Judgments[n].Breaks {
			return 2 // more than any loss
		}
		return r.Judgments[n].Loss
	}
	slices.SortStableFunc(worst, func(a, b int) int { return cmp.Compare(cost(b), cost(a)) })
	marks, marked := map[int]string{}, map[int]int{} // marked counts the marks of each player
	for _, n := range worst {
		if player := r.Moments[n].Player; marked[player] < mostMarks {
			marks[n] = markOf(r.Judgments[n].Loss)
			marked[player]++
		}
	}
	return marks
}

func markOf(loss float64) string {
	switch {
	case loss > 0.25:
		return "??"
	case loss > 0.1:
		return "?"
	}
	return "?!"
}

// Graph returns a line of blocks, at most the given number of cells wide. A higher
// block means a better chance. The last block is for the last moment. The line is empty if
// there are no judgments.
func (r Review) Graph(width int) string {
	blocks := []rune("▁▂▃▄▅▆▇█")
	cells := min(len(r.Judgments), max(width, 1))
	graph := make([]rune, cells)
	for i := range graph {
		chance := r.Known((i+1)*len(r.Judgments)/cells - 1)
		graph[i] = blocks[min(int(chance*float64(len(blocks))), len(blocks)-1)]
	}
	return string(graph)
}

// Known returns the chance at a judged moment or, if it is unknown, the last chance known
// before it. The chance at the first moment is never unknown.
func (r Review) Known(moment int) float64 {
	for _, judgment := range slices.Backward(r.Judgments[:moment+1]) {
		if judgment.Chance >= 0 {
			return judgment.Chance
		}
	}
	return 0
}

// Review returns the review that is open, if the face is Reviewing.
func (s Session) Review() Review { return s.review }

// Moments returns the moments of the open review as a list, with the marks of the worst
// actions.
func (s Session) Moments() (options []Option) {
	marks := s.review.Marks()
	for i, moment := range s.review.Moments {
		action := cmp.Or(moment.Action, s.Words().Text("the beginning"))
		option := Option{Text: action, Hint: marks[i]}
		if option.Hint != "" {
			option.HintKind = Mistake
		}
		options = append(options, option)
	}
	return options
}

// Shown returns the moment whose title, options and log are shown: the current moment,
// a moment of the review, or a moment of a motion.
func (s Session) Shown() Game {
	switch {
	case s.Front() == Reviewing:
		return s.review.Moments[s.review.At].Game
	case s.motion != nil:
		return s.motion.frames[s.frame]
	}
	return s.game
}

// reviewed returns the session after a review of its game is opened.
func (s Session) reviewed() (Session, []Task) {
	past := s.game.Past()
	s.face, s.review = Reviewing, Review{Moments: past, At: len(past) - 1}
	judge := s.game.Judge()
	if judge == nil {
		return s, nil
	}
	return s.run(func(this *job) Result {
		judgments := judge(this)
		return func(s Session) (Session, []Task) {
			s = s.interrupted()
			s.review.Judgments = judgments
			return s, nil
		}
	})
}

// Resumes reports whether Resume takes back actions. A final action cannot be taken back.
func (s Session) Resumes() bool {
	return s.Front() == Reviewing && s.review.At < len(s.review.Moments)-1 && !s.game.turn().Final
}

// Resume returns the session that plays on from the board of the review, as after an undo,
// if it can.
func (s Session) Resume() (Session, []Task) {
	if !s.Resumes() {
		return s, nil
	}
	game := s.review.Moments[s.review.At].Game
	if s.game.Over() {
		s.score = s.Score() // keeps the result of the game that has ended
	}
	s.face, s.review = Playing, Review{}
	return s.show(game.Switch(s.Switched()))
}

// Rejudged returns the session whose review is judged anew.
func (s Session) Rejudged() (Session, []Task) {
	at := s.review.At
	s, tasks := s.reviewed()
	s.review.At = at
	return s, tasks
}

// HasStopped reports whether the judgments of the open review were stopped.
func (s Session) HasStopped() bool {
	return s.Front() == Reviewing && s.job == nil && s.review.Judgments == nil && s.game.Judge() != nil
}

func (s Session) pressInReview(key string) (Session, []Task) {
	last := len(s.review.Moments) - 1
	s.notice = Notice{}
	switch key {
	case "n":
		return s.marked(+1), nil
	case "p":
		return s.marked(-1), nil
	case "left", "up", "k":
		s.review.At = max(s.review.At-1, 0)
	case "right", "down", "j", "enter":
		s.review.At = min(s.review.At+1, last)
	case "home":
		s.review.At = 0
	case "end":
		s.review.At = last
	case "?":
		return s.help(), nil
	case "esc", "q", "v":
		s.face, s.review = Playing, Review{}
		return s.interrupted().think()
	}
	return s, nil
}

// marked returns the session whose review shows the next moment with a mark or, with a
// step of -1, the previous one. The first mark follows the last.
func (s Session) marked(step int) Session {
	marks, moments, at := s.review.Marks(), len(s.review.Moments), s.review.At
	for range moments - 1 {
		if at = (at + step + moments) % moments; marks[at] != "" {
			s.review.At = at
			return s
		}
	}
	switch {
	case s.review.Judgments == nil:
		return s
	case len(marks) == 0:
		return s.refused(unmarked(s.Words()))
	}
	return s.refused(s.Words().Text("No other mistake is marked."))
}

func (j Judgment) better(words *Words) string {
	cost := words.Format("this cost %.0f%% of a game", 100*j.Loss)
	switch {
	case j.Breaks:
		cost = words.Text("an illegal move loses at once")
	case j.Loss > wholeGame:
		cost = words.Text("this turned a win into a loss")
	}
	return fmt.Sprintf("%s (%s)", j.proposal(words), cost)
}

// proposal returns the best action as the better one.
func (j Judgment) proposal(words *Words) string { return words.Format("better: %s", j.Better) }

// turns returns the number of the turn in which each moment was reached, among the turns of
// the player who acted. The number of the beginning is 0.
func (r Review) turns() []int {
	turns, of := make([]int, len(r.Moments)), map[int]int{}
	for n := 1; n < len(turns); n++ {
		player := r.Moments[n].Player
		if n == 1 || player != r.Moments[n-1].Player {
			of[player]++
		}
		turns[n] = of[player]
	}
	return turns
}

// mostChances is the largest number of chances that a player reads before the mistakes.
const mostChances = 12

// curve returns the chances to win, in percent, at the beginning, after each round of turns
// of the given number of players, and at the end. The numbers of the rounds are above them.
// A long game has chances after every second round, every third round, and so on. Unknown
// chances are left out. With more than two players, one chance a round is known.
func (r Review) curve(players int) (rounds, chances string) {
	turns, ends := r.turns(), []int(nil) // of turns
	for n := range r.Judgments {
		last := n == len(r.Judgments)-1
		if ended := n == 0 || last || r.Moments[n].Player != r.Moments[n+1].Player; ended && r.Judgments[n].Chance >= 0 {
			ends = append(ends, n)
		}
	}
	if players > 2 {
		players = 1
	}
	every := players * ((len(ends) + players*mostChances - 1) / (players * mostChances))
	for turn, n := range ends {
		if turn%every == 0 || turn == len(ends)-1 {
			rounds += fmt.Sprintf("%6d", turns[n])
			chances += fmt.Sprintf("%5.0f%%", 100*r.Judgments[n].Chance)
		}
	}
	return rounds, chances
}

// A Mistaken action is marked in a review.
type Mistaken struct {
	Moment int    // the number of the moment that the action led to
	Mark   string // ??, ? or ?!
	Best   string // the words of the best action at the moment before
	Better string // a heading for the moment after the best action
}

// Mistakes judges the game and returns lines for a player: the chances to win, unless each is
// 0 or 1, and a numbered line for each marked action, with its turn and a better action. It
// also returns the marked actions. If no program judges the game, Mistakes returns the reason,
// if it is known.
func (g Game) Mistakes(ctx context.Context) (lines []string, marked []Mistaken) {
	words, judge := g.Words(), g.Judge()
	if judge == nil {
		if reason := g.Unjudged(); reason != nil {
			lines = append(lines, words.Tell(reason))
		}
		return lines, nil
	}
	review := Review{Moments: g.Past(), Judgments: judge(ctx)}
	if review.Judgments == nil { // the context has ended
		return nil, nil
	}
	if slices.ContainsFunc(review.Judgments, func(j Judgment) bool { return j.Chance > 0 && j.Chance < 1 }) {
		reader, _ := g.match.Person()
		rounds, chances := review.curve(len(g.match.Seats))
		lines = append(lines, words.Format("Chance to win (%s), below the number of turns so far:", g.Players()[reader]), rounds, chances)
	}
	marks, turns := review.Marks(), review.turns()
	for n, judgment := range review.Judgments {
		action := review.Moments[n].Action
		if !g.match.Numbered {
			action = words.Format("turn %d, %s", turns[n], action)
		}
		if marks[n] != "" {
			marked = append(marked, Mistaken{n, marks[n], judgment.Best, judgment.proposal(words)})
			lines = append(lines, fmt.Sprintf("%d  %-2s  %s; %s", len(marked), marks[n], action, judgment.better(words)))
		}
	}
	if len(marks) == 0 {
		lines = append(lines, unmarked(words))
	}
	return lines, marked
}

// unmarked returns a line about a review without a mark.
func unmarked(words *Words) string {
	return words.Format("No mistake is marked: no action cost %.0f%% of a game.", 100*leastLoss)
}

// reviewNotice returns the line below a moment of the review. It names the better
// action, explains the judgments, or asks the player to wait for them.
func (s Session) reviewNotice() Notice {
	words := s.Words()
	switch {
	case s.notice.Text != "":
		return s.notice
	case s.job != nil:
		return Notice{AtWork, words.Text("The computer judges the game.")}
	case s.HasStopped() && s.settings.Buttons:
		return Notice{Message, words.Text("The computer has stopped judging the game.")}
	case s.review.Marks()[s.review.At] != "":
		judgment := s.review.Judgments[s.review.At]
		switch {
		case s.settings.Buttons && judgment.Breaks:
			return Notice{Proposal, words.Format("An illegal move loses at once. Better: %s", judgment.Better)}
		case s.settings.Buttons:
			return Notice{Proposal, words.Format("Cost %.0f%%. Better: %s", 100*judgment.Loss, judgment.Better)}
		}
		return Notice{Proposal, judgment.better(words)}
	case s.review.Judgments != nil && len(s.review.Marks()) == 0 && s.settings.Buttons:
		return Notice{Message, unmarked(words)}
	case s.review.Judgments != nil && len(s.review.Marks()) == 0:
		return Notice{Message, words.Text("█ winning, ▁ losing; nothing is marked")}
	case s.review.Judgments != nil && !s.settings.Buttons:
		return Notice{Message, words.Text("█ winning, ▁ losing; ?! ? ?? mistakes")}
	}
	if reason := s.game.Unjudged(); reason != nil {
		return Notice{Refusal, words.Tell(reason)}
	}
	return Notice{}
}
