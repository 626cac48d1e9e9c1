package play

import "strings"

// A Notice is a line for the player: a question, the answer to a key or a click, or the
// message that a program is at work.
type Notice struct {
	Kind NoticeKind
	Text string
}

// NoticeKind is the kind of a notice.
type NoticeKind string

// The kinds of notices.
const (
	Message  NoticeKind = ""
	Question NoticeKind = "question"
	Proposal NoticeKind = "hint" // the answer to a player who asks for a hint
	Refusal  NoticeKind = "refusal"
	AtWork   NoticeKind = "work"
)

// Notice returns the text of the notice, or "".
func (s Session) Notice() string { return s.Noticed().Text }

// Noticed returns the notice. Its text is empty if there is none. The notice of a front
// with buttons does not name keys.
func (s Session) Noticed() Notice {
	words := s.Words()
	switch question := s.question(); {
	case question != "":
		return Notice{Question, question}
	case s.Front() == Form:
		return s.notice
	case s.Front() == Reviewing:
		return s.reviewNotice()
	case s.typed.move != "":
		return Notice{Message, words.Format("> %s_  Enter plays it, Esc clears it", s.typed.move)}
	case s.notice.Text != "":
		return s.notice
	case s.Shown().Err() != nil:
		return Notice{Refusal, words.Tell(s.Shown().Err())}
	case s.AtEnd():
		return Notice{Message, words.Text("The game is over.")}
	case s.job != nil && s.job.hints && s.settings.Buttons:
		return Notice{AtWork, words.Text("Looking for a hint.")}
	case s.job != nil && s.job.hints:
		return Notice{AtWork, words.Text("Looking for a hint; Esc stops it.")}
	case s.job != nil && s.waited && s.thought.IsZero():
		return Notice{AtWork, words.Text("The computer is thinking.")}
	}
	return Notice{}
}

// Unnoticed returns the session without the answer to an earlier key or click.
func (s Session) Unnoticed() Session {
	s.notice = Notice{}
	return s
}

// question returns the question of the face, or "".
func (s Session) question() string {
	words := s.Words()
	keyed := func(question, keys string) string {
		if s.settings.Buttons {
			return question
		}
		return question + " " + keys
	}
	switch s.face {
	case AskQuit:
		if s.settings.Continues && !s.unkept && s.game.Len() > 0 {
			return keyed(words.Text("Leave this game? It is kept for next time."), words.Text("(y, n)"))
		}
		return keyed(words.Text("Leave this game?"), words.Text("(y, n)"))
	case AskNew:
		return keyed(words.Text("Give up this game for a new one?"), words.Text("(y, n)"))
	case AskResign:
		return keyed(words.Text("Resign this game?"), words.Text("(y, n)"))
	case AskAgain:
		return words.Text("Play again?")
	case Playing, Form, Help, Log, Reviewing: // ask nothing
	case AskUnfinished:
		return keyed(UnfinishedQuestion(s.setup, s.settings.Unfinished, s.settings.Unfit))
	}
	return ""
}

// UnfinishedQuestion returns the question before an unfinished game is given up, and the keys
// that answer it. The question names the player on turn and the rules of the game, and has the
// given notes. If the game cannot continue with the flags, unfit has a line for each reason.
func UnfinishedQuestion(setup Setup, game Game, unfit string, notes ...string) (question, keys string) {
	w, rules := game.Words(), []string(nil)
	for _, row := range Offered(setup, game.Choices()) {
		if row.Fixed {
			rules = append(rules, row.Label+": "+row.Chosen(game.Choices()).Label)
		}
	}
	lines := []string{w.Text("A game is not finished:"), "  " + game.Title()}
	if len(rules) > 0 {
		lines = append(lines, "  "+strings.Join(rules, "; "))
	}
	for _, note := range notes {
		lines = append(lines, "  "+note)
	}
	if unfit == "" {
		return strings.Join(append(lines, w.Text("Continue it?")), "\n"), w.Text("(y continues, n gives it up, q leaves)")
	}
	lines = append(lines, w.Text("These flags do not fit it:"))
	for reason := range strings.Lines(unfit) {
		lines = append(lines, "  "+strings.TrimSuffix(reason, "\n"))
	}
	return strings.Join(append(lines, w.Text("Start without them to continue it.")), "\n"), w.Text("(n gives it up, q leaves)")
}

// Refused returns the session with the reason why a front has not done what the player wanted.
func (s Session) Refused(reason string) Session { return s.refused(reason) }

// refused returns the session with the reason why it has not done what the player wanted.
func (s Session) refused(reason string) Session {
	s.notice, s.unresigned = Notice{Refusal, reason}, false
	return s
}
