package ui

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/yutkata"
	"games.example/yutkata/solution"
)

// Title returns a line about the next action and the level of the computer, or
// about the winner and a resignation.
func (m Moment) Title() string {
	l, onTurn := m.language, m.named(m.state.Turn())
	title := l.Format("%s to throw", onTurn)
	throw, thrown := m.state.Thrown()
	switch winner, won := m.winner(); {
	case m.resigned:
		return m.victory(winner) + ": " + m.why()
	case won:
		return m.victory(winner)
	case thrown:
		title = l.Format("%s to move %d", onTurn, throw.Spaces())
	}
	if slices.Contains(m.computers, true) {
		title += " · " + l.Format("computer: %s", l.Text(word(m.choices["level"])))
	}
	return title
}

// victory returns a line about the winner.
func (m Moment) victory(winner int) string {
	if winner == m.person() {
		return m.language.Text("You have won")
	}
	return m.language.Format("%s has won", m.named(winner))
}

// named returns the name of a player as the screen shows it. If only one player is a
// person, the names are short: "A (you)" and "B (computer)".
func (t *match) named(player int) string {
	switch person := t.person(); {
	case person == player:
		return letterOf(player) + " (" + t.language.Text("you") + ")"
	case person >= 0:
		return letterOf(player) + " (" + t.language.Text("computer") + ")"
	}
	return t.nameOf(t.language, player)
}

// nameOf returns the name of a player in a language. If only one player is a person, that player is
// "you", and the others are "computer", with a letter if there are several.
func (t *match) nameOf(l message.Language, player int) string {
	switch person := t.person(); {
	case person == player:
		return l.Text("you")
	case person >= 0 && len(t.computers) == 2:
		return l.Text("computer")
	case person >= 0:
		return l.Format("computer %s", letterOf(player))
	}
	return l.Text(yutkata.PlayerName(player))
}

// Options returns the throw or the moves that the player on turn can choose.
func (m Moment) Options() (options []play.Option) {
	for _, said := range m.commands() {
		option := play.Option{Text: m.language.Text("throw the sticks"), Said: said.short()}
		if said.token != "" {
			step := m.preview(said)
			option.Text, option.From, option.To = step.text(m.rules), strconv.Itoa(step.move.From), strconv.Itoa(step.move.To)
			switch {
			case step.move.From == 0:
				option.From = handSpot
			case step.move.Stayed:
				option.To = staySpot + option.To
				option.From = option.To
			}
			throw, _ := m.state.Thrown()
			option.Piece = said.token
			option.Steps, option.Takes = throw.Spaces(), len(sentOff(m.rules, m.state, step.move)) > 0
			option.Same = slices.ContainsFunc(options, func(o play.Option) bool { return o.From == option.From })
		}
		options = append(options, option)
	}
	return options
}

// commands returns a command for each option, or only the move of the picked token. Moves
// in which the token stays come last.
func (m Moment) commands() []command {
	if m.picked != nil {
		return []command{{m.state.Turn(), m.picked.String()}}
	}
	var moves, stays []command
	for _, said := range accepted(m.rules, m.state) {
		if m.preview(said).move.Stayed {
			stays = append(stays, said)
		} else {
			moves = append(moves, said)
		}
	}
	return append(moves, stays...)
}

// preview returns the step that a legal move would make, without its reports.
func (m Moment) preview(said command) *step {
	token, _ := yutkata.ParseToken(said.token)
	_, move, _ := m.rules.Move(m.state, m.state.Turn(), token)
	return &step{before: m, said: said, move: move}
}

// text returns a move and its results, as in "A1: 3 to 6, sends off B1".
func (s *step) text(rules *yutkata.Rules) string { return s.told(rules, "%s") }

// Narrate returns text about what a player has done in a row of throws and moves. A move
// names its throw.
func (m Moment) Narrate(_ play.View, events []play.Event) string {
	l, told := m.language, []string(nil)
	for i, step := range stepsOf(events) {
		throw, thrown := step.before.state.Thrown()
		switch {
		case step.cut != "":
			told = append(told, events[i].Text)
		case thrown:
			told = append(told, l.Text(throw.String())+", "+step.told(m.rules, l.Text("your %s")))
		case i == len(events)-1:
			told = append(told, l.Text(step.sticks.Throw().String()))
		}
	}
	return strings.Join(told, ". ")
}

// misses returns text about a turn that a player misses.
func (t *match) misses(player int) string {
	name := letterOf(player)
	switch person := t.person(); {
	case person == player:
		return t.language.Text("You miss this turn")
	case person >= 0 && len(t.computers) == 2:
		name = t.language.Text("Computer")
	}
	return t.language.Format("%s misses this turn", name)
}

// told returns a move and its results. The format is for the tokens of the only person.
func (s *step) told(rules *yutkata.Rules, own string) string {
	move, before, l := s.move, s.before.state, s.before.language
	text := l.Format("%v: %d to %d", move.Token, move.From, move.To)
	back, obstacle := rules.Obstacle(move.Landed)
	switch throw, _ := before.Thrown(); {
	case move.Stayed:
		text = l.Format("%v stays (%v is too far)", move.Token, l.Text(throw.String()))
	case move.Finished:
		text = l.Format("%v: reaches the goal", move.Token)
	case obstacle && back > 0:
		text = l.Format("%v: to %d and back to %d", move.Token, move.Landed, move.To)
	case move.From == 0:
		text = l.Format("%v: enters on %d", move.Token, move.To)
	case move.Landed < move.From:
		text = l.Format("%v: round from %d to %d", move.Token, move.From, move.To)
	}
	sent := sentOff(rules, before, move)
	for i, name := range sent {
		if token, _ := yutkata.ParseToken(name); token.Player() == s.before.person() {
			sent[i] = fmt.Sprintf(own, name)
		}
	}
	if len(sent) > 0 {
		text = l.Format("%s, sends off %s", text, strings.Join(sent, l.Text(" and ")))
	}
	if move.Again {
		text = l.Format("%s, another throw", text)
	}
	if obstacle && back == 0 {
		text = l.Format("%s, then a missed turn", text)
	}
	return text
}

// lines returns the lines of the transcript since an earlier moment. Without a transcript,
// it returns lines for people: the position, or the changes since that moment, with notes.
func (t *match) lines(now, seen play.Game, view play.View) (lines []string) {
	m := now.Moment().(Moment)
	events, ok := now.Since(seen)
	switch {
	case t.transcript && seen.IsZero():
		return strings.Split(strings.TrimSuffix(t.text(now, view.Theme), "\n"), "\n")
	case t.transcript:
		for _, s := range stepsOf(events) {
			lines = append(lines, s.lines(t.choices["notes"] == "true", view.Theme)...)
		}
		return lines
	case seen.IsZero() || !ok:
		return m.position(view.Theme)
	}
	for _, s := range stepsOf(events) {
		if s.comment != "" {
			lines = append(lines, m.Title())
		} else if t.computers[s.before.state.Turn()] || s.before.forced() {
			lines = append(lines, "> "+s.said.short())
		}
		reports := s.reports
		if s.move.Won { // in the kata's transcript, the winner stands alone
			reports = append([]report{boardReport(m.rules, m.state)}, reports...)
		}
		lines = append(lines, m.shown(reports, view.Theme)...)
	}
	return append(lines, m.offered()...)
}

// position returns lines that show the current moment to people.
func (m Moment) position(theme *play.Theme) []string {
	reports := positionReports(m.rules, m.state)
	if _, thrown := m.state.Thrown(); thrown && !m.resigned {
		reports = append(reports, throwReport(m.sticks))
	}
	return append(m.shown(reports, theme), m.offered()...)
}

// offered returns the moves of a person who has thrown, with their numbers.
func (m Moment) offered() (lines []string) {
	if _, thrown := m.state.Thrown(); !thrown || !m.onTurn() {
		return nil
	}
	for i, option := range m.Options() {
		lines = append(lines, fmt.Sprintf("%3d  %s", i+1, option.Text))
	}
	return lines
}

// shown returns reports on the current state as lines for people. The title replaces
// the report on the turn or on the winner. The worth of a throw follows the throw. Each note
// is on its own line.
func (m Moment) shown(reports []report, theme *play.Theme) (lines []string) {
	width := 80
	if m.width != nil {
		width = m.width()
	}
	for _, report := range reports {
		switch {
		case report.board:
			lines = append(lines, painted(plainBoard(m.rules, m.state, width), theme))
		case report.turn:
			lines = append(lines, m.Title())
		case report.missed:
			lines = append(lines, m.language.Format("%s misses this turn", m.named(report.player)))
		case report.throw.Spaces() > 0:
			lines = append(lines, m.worth(report.text+":", report.throw))
		default:
			lines = append(lines, report.text)
		}
		for _, note := range report.notes {
			lines = append(lines, "  "+note)
		}
	}
	return lines
}

// Prompt returns the tokens from which the player on turn chooses, as in "A1 or A2> ".
func (m Moment) Prompt() string {
	if _, thrown := m.state.Thrown(); !thrown {
		return "> "
	}
	return m.expected() + "> "
}

// Answer answers questions about the board and about the tokens of a player.
func (m Moment) Answer(text string) (lines []string, ok bool) {
	asked, ok := parseQuestion(text, m.state.Turn())
	if !ok {
		return nil, false
	}
	if asked.board {
		return []string{m.rules.Board(m.state).Display()}, true
	}
	var texts []string
	for token := range m.rules.AllTokens() {
		if token.Player() == asked.player {
			space := m.rules.Space(m.state, token)
			texts = append(texts, yutkata.Standing{Token: token, Space: space, Finished: space == m.rules.Spaces()}.String())
		}
	}
	if len(texts) == 0 {
		return []string{"there is no " + yutkata.PlayerName(asked.player)}, true
	}
	return []string{yutkata.PlayerName(asked.player) + "Tokens: " + strings.Join(texts, ", ")}, true
}

// Do carries out a command, or resigns. Enter alone throws the sticks.
func (m Moment) Do(text string) (play.Moment, play.Event, error) {
	if text == play.Resign && m.resignation() != "" {
		next, event := m.after(m.state, step{comment: m.resignation()})
		next.resigned = true
		return next, event, nil
	}
	said, err := parseCommand(text, m.state.Turn())
	if text == "" {
		said, err = command{player: m.state.Turn()}, nil
	}
	if err != nil {
		return nil, play.Event{}, message.Errorf("%w: expected %s (type help)", err, m.expected())
	}
	next, event, err := m.do(said)
	switch {
	case errors.Is(err, yutkata.ErrNoMoreThrows):
		err = play.Stuck(err)
	case err != nil:
		err = m.refusal(said, err, m.expected())
	}
	return next, event, err
}

// Click throws the sticks, or moves a token. A click on a space moves a token from that
// space, or else a token that lands there. If both are possible, the click only picks the
// token on the space, and a second click moves it. A click on a token that can only stay
// is refused if other tokens can move, and so is a click on a space that different moves
// reach.
func (m Moment) Click(spot string) (said string, picked play.Moment, err error) {
	chosen := m.picked
	m.picked = nil
	space, noSpace := wholeNumber(spot)
	token, _ := yutkata.ParseToken(spot)
	switch _, thrown := m.state.Thrown(); {
	case spot == sticksSpot:
		return m.clicked(command{player: m.state.Turn()})
	case !thrown:
		return "", nil, message.Errorf("throw the sticks first")
	case spot == handSpot, strings.HasPrefix(spot, staySpot):
		options := m.Options()
		if n := slices.IndexFunc(options, func(o play.Option) bool { return o.From == spot }); n >= 0 {
			return options[n].Said, nil, nil
		}
		return "", nil, message.Errorf("no token waits at the start: choose %s", m.clickable())
	case noSpace != nil && !slices.Contains(slices.Collect(m.rules.AllTokens()), token):
		return spot, nil, nil
	case noSpace != nil:
		space = m.rules.Space(m.state, token)
	}
	own, land, stuck, others := m.meant(space)
	if noSpace != nil {
		another := func(other yutkata.Token) bool { return other != token }
		own, stuck, others = slices.DeleteFunc(own, another), slices.DeleteFunc(stuck, another), []yutkata.Token{token}
	}
	switch {
	case chosen != nil && slices.Contains(slices.Concat(own, land), *chosen):
		return chosen.String(), nil, nil
	case len(own) > 0 && len(land) > 0:
		m.picked = &own[0]
		return "", m, nil
	case len(stuck) > 0 && (noSpace != nil || len(land) == 0):
		return "", nil, message.Errorf("%s can only stay: choose \"Stay\", or %s", stuck[0].String(), m.clickable())
	case len(own) == 0 && len(m.apart(land)) > 1:
		return "", nil, message.Errorf("several tokens reach space %d: choose %s", space, m.listed(m.apart(land)))
	case len(own)+len(land)+len(others) > 0:
		return m.clicked(command{m.state.Turn(), slices.Concat(own, land, others)[0].String()})
	}
	throw, _ := m.state.Thrown()
	return "", nil, message.Errorf("no token reaches space %d with %s: choose %s", space, message.Phrase(throw.String()), m.clickable())
}

// clicked returns what a click says, or why it is refused.
func (m Moment) clicked(command command) (said string, picked play.Moment, err error) {
	if _, _, err := m.do(command); err != nil && !errors.Is(err, yutkata.ErrNoMoreThrows) {
		return "", nil, m.refusal(command, err, m.clickable())
	}
	return command.short(), nil, nil
}

// apart returns the names of the given tokens that can move. Of the tokens on one space, it
// names only the first.
func (m Moment) apart(tokens []yutkata.Token) (names []string) {
	for _, option := range m.Options() {
		if token, _ := yutkata.ParseToken(option.Piece); !option.Same && slices.Contains(tokens, token) {
			names = append(names, option.Piece)
		}
	}
	return names
}

// clickable lists the tokens that can be clicked to move, as the list of moves names them.
func (m Moment) clickable() string {
	var names []string
	options := m.Options() // those in which the token stays come last
	for _, option := range options {
		if !option.Same && (option.From == option.To) == (options[0].From == options[0].To) {
			names = append(names, option.Piece)
		}
	}
	return m.listed(names)
}

// meant returns the tokens that a click on a space can mean: those that can move from the
// space, those that land there, those that can only stay although others can move, and the
// others on the space.
func (m Moment) meant(space int) (own, land, stuck, others []yutkata.Token) {
	moves := !m.preview(m.commands()[0]).move.Stayed // the tokens that stay come last
	for token := range m.rules.AllTokens() {
		at := m.rules.Space(m.state, token)
		switch _, move, err := m.rules.Move(m.state, m.state.Turn(), token); {
		case err == nil && at == space && move.Stayed && moves:
			stuck = append(stuck, token)
		case err == nil && at == space:
			own = append(own, token)
		case err == nil && (move.Landed == space || move.To == space):
			land = append(land, token)
		case at == space && space != m.rules.Spaces():
			others = append(others, token)
		}
	}
	return own, land, stuck, others
}

// resignation returns the comment that a transcript has if the person on turn resigns.
// It returns "" if that person cannot resign.
func (m Moment) resignation() string {
	if !m.onTurn() || m.rules.Players() != 2 {
		return ""
	}
	turn := m.state.Turn()
	return fmt.Sprintf("%s resigns: the winner is %s", yutkata.PlayerName(turn), yutkata.PlayerName(1-turn))
}

// resigns returns text about the resignation of the player on turn.
func (m Moment) resigns() string { return m.language.Format("%s resigns", letterOf(m.state.Turn())) }

// play is the program of all computers.
func (t *match) play(ctx context.Context, story play.Game) (play.Moment, play.Event, error) {
	m := story.Moment().(Moment)
	if same := m.rules.Movable(m.state); t.choices["level"] == perfect && !slices.ContainsFunc(same, func(token yutkata.Token) bool {
		return m.rules.Space(m.state, token) != m.rules.Space(m.state, same[0])
	}) {
		return m.Do(same[0].String()) // all moves are the same, so the game is not solved
	}
	choose, err := m.program(func() (*solution.Solution, error) { return t.solve(ctx) })
	if err != nil {
		return nil, play.Event{}, err
	}
	return m.Do(choose(m.state).String())
}

// program returns the program that makes the computer's next move. The program's random
// choices depend only on the seed and the number of throws.
func (m Moment) program(solve func() (*solution.Solution, error)) (Player, error) {
	return NewPlayer(m.choices["level"], m.rules, rand.New(rand.NewPCG(m.seed, 1+uint64(m.thrown))), solve)
}

// text returns the transcript of a game. The theme colors the tokens; nil means no colors.
func (t *match) text(story play.Game, theme *play.Theme) string {
	notes := t.choices["notes"] == "true"
	lines := []string{header(t.choices)}
	for _, report := range positionReports(t.rules, t.rules.Start()) {
		lines = append(lines, report.line(notes, theme))
	}
	for _, s := range stepsOf(story.Events()) {
		lines = append(lines[:len(lines)-s.unsaid], s.lines(notes, theme)...)
	}
	return strings.Join(lines, "\n") + "\n"
}
