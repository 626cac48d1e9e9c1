package table

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"games.example/program/play"
	"games.example/yutkata"
	"games.example/yutkata/solution"
)

// Title returns a line about the next action and the level of the computer, or
// about the winner.
func (t Table) Title() string {
	onTurn := t.named(t.state.Turn())
	winner, won := t.Winner()
	title := onTurn + " to throw"
	throw, thrown := t.state.Thrown()
	switch {
	case won && winner == t.person():
		title = "You have won"
	case won:
		title = t.named(winner) + " has won"
	case thrown:
		title = fmt.Sprintf("%s to move %d", onTurn, throw.Spaces())
	}
	if !won && slices.Contains(t.computers, true) {
		title += " · computer: " + t.choices["level"]
	}
	return title
}

// named returns the name of a player as the screen shows it. If only one player is a
// person, the names are short: "A (you)" and "B (computer)".
func (t Table) named(player int) string {
	if names := t.Players(); names[player] != yutkata.PlayerName(player) {
		return fmt.Sprintf("%s (%s)", letterOf(player), strings.Fields(names[player])[0])
	}
	return yutkata.PlayerName(player)
}

// Options returns the throw or the moves that the person on turn can choose.
func (t Table) Options() (options []play.Option) {
	if !t.onTurn() {
		return nil
	}
	for i, said := range t.commands() {
		option := play.Option{Text: "throw the sticks"}
		if said.token != "" {
			option.Text = t.preview(said).text(t.rules)
		}
		if i < len(t.advice) {
			option.Hint = t.advice[i]
		}
		options = append(options, option)
	}
	return options
}

// commands returns a command for each option. Moves in which the token stays come last.
func (t Table) commands() []command {
	var moves, stays []command
	for _, said := range accepted(t.rules, t.state) {
		if t.preview(said).move.Stayed {
			stays = append(stays, said)
		} else {
			moves = append(moves, said)
		}
	}
	return append(moves, stays...)
}

// preview returns the step that a legal move would make, without its reports.
func (t Table) preview(said command) *step {
	token, _ := yutkata.ParseToken(said.token)
	_, move, _ := t.rules.Move(t.state, t.state.Turn(), token)
	return &step{before: t, said: said, move: move}
}

// text returns a move and its results, as in "A1: 3 to 6, sends off B1".
func (s *step) text(rules *yutkata.Rules) string {
	move, before := s.move, s.before.state
	text := fmt.Sprintf("%v: %d to %d", move.Token, move.From, move.To)
	back, obstacle := rules.Obstacle(move.Landed)
	switch throw, _ := before.Thrown(); {
	case move.Stayed:
		text = fmt.Sprintf("%v: stays, as %v is too far", move.Token, throw)
	case move.Finished:
		text = fmt.Sprintf("%v: reaches the goal", move.Token)
	case obstacle && back > 0:
		text = fmt.Sprintf("%v: to %d and back to %d", move.Token, move.Landed, move.To)
	case move.From == 0:
		text = fmt.Sprintf("%v: enters on %d", move.Token, move.To)
	}
	if sent := sentOff(rules, before, move); len(sent) > 0 {
		text += ", sends off " + strings.Join(sent, " and ")
	}
	if obstacle && back == 0 {
		text += ", misses a turn"
	}
	if move.Again {
		text += ", throws again"
	}
	return text
}

// Log returns a line for each turn.
func (t Table) Log() (log []string) {
	steps, _ := t.steps(nil)
	for _, s := range steps {
		throw, thrown := s.before.state.Thrown()
		switch {
		case s.comment+s.cut != "":
			log = append(log, s.comment+s.cut)
		case !thrown:
			log = append(log, fmt.Sprintf("%s: %v", letterOf(s.said.player), s.sticks.Throw()))
		default:
			line := fmt.Sprintf("%s: %v, %s", letterOf(s.said.player), throw, s.text(t.rules))
			if last := len(log) - 1; last >= 0 {
				log[last] = line
			} else {
				log = append(log, line)
			}
			for _, player := range s.move.Missed {
				log = append(log, letterOf(player)+" misses a turn")
			}
			if s.move.Won {
				log = append(log, letterOf(s.said.player)+" has won")
			}
		}
	}
	return log
}

// Lines returns the lines of the transcript since the given moment. Without a
// transcript, it returns lines for people: the position, or the changes since that
// moment, with notes.
func (t Table) Lines(before play.Game) (lines []string) {
	var from *step
	if earlier, ok := before.(Table); ok {
		from = earlier.last
	}
	steps, ok := t.steps(from)
	switch {
	case t.transcript && before == nil:
		return strings.Split(strings.TrimSuffix(t.text(), "\n"), "\n")
	case t.transcript:
		for _, s := range steps {
			lines = append(lines, s.lines(t.choices["notes"] == "true")...)
		}
		return lines
	case before == nil || !ok:
		return t.position()
	}
	for _, s := range steps {
		if s.comment != "" {
			lines = append(lines, s.comment)
		} else if t.computers[s.before.state.Turn()] || s.before.forced() {
			lines = append(lines, "> "+s.said.String())
		}
		lines = append(lines, t.shown(s.reports)...)
	}
	return lines
}

// position returns lines that show the current moment to people.
func (t Table) position() []string {
	reports := positionReports(t.rules, t.state)
	if winner, won := t.state.Winner(); won {
		reports[1] = winnerReport(winner)
	} else if _, thrown := t.state.Thrown(); thrown {
		reports = append(reports, throwReport(t.last.sticks))
	}
	return t.shown(reports)
}

// shown returns reports on the current state as lines for people. Each note is on its
// own line.
func (t Table) shown(reports []report) (lines []string) {
	width := 80
	if t.width != nil {
		width = t.width()
	}
	for _, report := range reports {
		if report.board {
			lines = append(lines, plainBoard(t.rules, t.state, width))
		} else {
			lines = append(lines, report.text)
		}
		for _, note := range report.notes {
			lines = append(lines, "  "+note)
		}
	}
	return lines
}

// Prompt returns the prompt for a command.
func (t Table) Prompt() string { return "> " }

// Answer answers questions about the board and about the tokens of a player.
func (t Table) Answer(text string) (lines []string, ok bool) {
	asked, ok := parseQuestion(text, t.state.Turn())
	if !ok {
		return nil, false
	}
	if asked.board {
		return []string{t.rules.Board(t.state).Display()}, true
	}
	var texts []string
	for token := range t.rules.AllTokens() {
		if token.Player() == asked.player {
			space := t.rules.Space(t.state, token)
			texts = append(texts, yutkata.Standing{Token: token, Space: space, Finished: space == t.rules.Spaces()}.String())
		}
	}
	if len(texts) == 0 {
		return []string{"there is no " + yutkata.PlayerName(asked.player)}, true
	}
	return []string{yutkata.PlayerName(asked.player) + "Tokens: " + strings.Join(texts, ", ")}, true
}

// Play carries out an option.
func (t Table) Play(option int) play.Game {
	if option < 0 || option >= len(t.Options()) {
		return t
	}
	next, err := t.do(t.commands()[option])
	next.err = err
	return next
}

// Say carries out a command. Enter alone throws the sticks.
func (t Table) Say(text string) (play.Game, error) {
	if t.Over() {
		return nil, yutkata.ErrGameOver
	}
	said, err := parseCommand(text, t.state.Turn())
	if text == "" {
		said, err = command{player: t.state.Turn()}, nil
	}
	if err != nil {
		return nil, fmt.Errorf("%w: expected %s (type help)", err, t.expected())
	}
	return t.say(said)
}

// say carries out a command that a person has typed.
func (t Table) say(said command) (play.Game, error) {
	next, err := t.do(said)
	switch {
	case errors.Is(err, yutkata.ErrNoMoreThrows):
		next.err = err
	case err != nil:
		return nil, t.refusal(said, err)
	}
	return next, nil
}

// Click throws the sticks, or moves a token. A click on a space moves a token from that
// space, or else a token that lands there.
func (t Table) Click(spot string) (play.Game, error) {
	if !t.onTurn() {
		return nil, errors.New("no person is on turn")
	}
	said := command{player: t.state.Turn()}
	if spot != sticksSpot {
		said.token = spot
	}
	space, err := wholeNumber(spot)
	if err != nil {
		return t.say(said)
	}
	if _, thrown := t.state.Thrown(); !thrown {
		return nil, t.refusal(said, yutkata.ErrThrowFirst)
	}
	var own, land, others []yutkata.Token
	for token := range t.rules.AllTokens() {
		at := t.rules.Space(t.state, token)
		switch _, move, err := t.rules.Move(t.state, t.state.Turn(), token); {
		case err == nil && at == space:
			own = append(own, token)
		case err == nil && (move.Landed == space || move.To == space):
			land = append(land, token)
		case at == space && space != t.rules.Spaces():
			others = append(others, token)
		}
	}
	if wanted := slices.Concat(own, land, others); len(wanted) > 0 {
		said.token = wanted[0].String()
		return t.say(said)
	}
	throw, _ := t.state.Thrown()
	return nil, fmt.Errorf("no token reaches space %d with %v: expected %s", space, throw, t.expected())
}

// Key returns false, because the game has no keys of its own.
func (Table) Key(string) (play.Game, bool) { return nil, false }

// Undo returns the moment before the last decision of a person.
func (t Table) Undo() (play.Game, bool) {
	for last := t.last; last != nil && !t.transcript; last = last.before.last {
		if before := last.before; before.onTurn() {
			before.advice = nil
			return before, true
		}
	}
	return nil, false
}

// Resign returns the moment after the person on turn has resigned, if the game has two
// players.
func (t Table) Resign() (play.Game, bool) {
	if t.resignation() == "" {
		return nil, false
	}
	return t.resign(), true
}

// resignation returns the comment that a transcript has if the person on turn resigns.
// It returns "" if that person cannot resign.
func (t Table) resignation() string {
	if !t.onTurn() || t.rules.Players() != 2 {
		return ""
	}
	turn := t.state.Turn()
	return fmt.Sprintf("%s resigns: the winner is %s", yutkata.PlayerName(turn), yutkata.PlayerName(1-turn))
}

func (t Table) resign() Table {
	next := t.after(t.state, step{comment: t.resignation()})
	next.resigned = true
	return next
}

// Think returns a function that throws or moves for the computer on turn, or moves the
// only token that can move.
func (t Table) Think() func(context.Context) play.Game {
	if t.err != nil || t.Over() || t.onTurn() {
		return nil
	}
	return func(ctx context.Context) play.Game {
		said := command{player: t.state.Turn()}
		if t.forced() {
			said.token = t.rules.Movable(t.state)[0].String()
		} else if _, thrown := t.state.Thrown(); thrown {
			choose, err := t.program(func() (*solution.Solution, error) { return t.solve(ctx) })
			if err != nil {
				t.err = err
				return t
			}
			said.token = choose(t.state).String()
		}
		next, err := t.do(said)
		next.err = err
		return next
	}
}

// program returns the program that makes the computer's next move. The program's random
// choices depend only on the seed and the number of throws.
func (t Table) program(solve func() (*solution.Solution, error)) (Player, error) {
	return NewPlayer(t.choices["level"], t.rules, rand.New(rand.NewPCG(t.seed, 1+uint64(t.thrown))), solve)
}

// Hint returns a function that shows the chance to win with each move, and proposes the
// best move. If the game is not solved, the function proposes a sensible move and gives
// the reason.
func (t Table) Hint() func(context.Context) (play.Game, play.Advice) {
	if !t.onTurn() {
		return nil
	}
	return func(ctx context.Context) (play.Game, play.Advice) {
		solved, err := (*solution.Solution)(nil), t.unsolved
		if err == nil {
			solved, err = t.solve(ctx)
		}
		_, thrown := t.state.Thrown()
		switch {
		case err != nil && !thrown:
			return t, play.Advice{Text: fmt.Sprintf("throw: there is nothing else to do (%v)", err)}
		case err != nil:
			token := t.rules.Choose(t.state)
			return t, play.Advice{Option: t.optionOf(token), Text: fmt.Sprintf("%v is a sensible move (%v)", token, err)}
		case !thrown:
			chance, _ := solved.Chance(t.state)
			return t, play.Advice{Text: fmt.Sprintf("throw: the chance to win is %.1f%%", 100*chance)}
		}
		moves, _ := solved.Moves(t.state)
		t.advice = make([]string, len(moves))
		for _, move := range moves {
			t.advice[t.optionOf(move.Token)] = fmt.Sprintf("%.1f%%", 100*move.Chance)
		}
		return t, play.Advice{
			Option: t.optionOf(moves[0].Token),
			Text:   fmt.Sprintf("%v is best: the chance to win is %.1f%%", moves[0].Token, 100*moves[0].Chance),
		}
	}
}

func (t Table) optionOf(token yutkata.Token) int {
	return max(slices.IndexFunc(t.commands(), func(said command) bool { return said.token == token.String() }), 0)
}

// Over reports whether a player has won.
func (t Table) Over() bool {
	_, won := t.Winner()
	return won
}

// Err returns the reason why the game cannot continue.
func (t Table) Err() error { return t.err }

// Players returns the names of the players. If only one player is a person, that player
// is "you", and the others are "computer", with a letter if there are several.
func (t Table) Players() (names []string) {
	person := t.person()
	for player := range t.computers {
		name := yutkata.PlayerName(player)
		switch {
		case person == player:
			name = "you"
		case person >= 0 && len(t.computers) == 2:
			name = "computer"
		case person >= 0:
			name = "computer " + letterOf(player)
		}
		names = append(names, name)
	}
	return names
}

// Winner returns the player who has won.
func (t Table) Winner() (player int, ok bool) {
	if t.resigned {
		return 1 - t.state.Turn(), true
	}
	return t.state.Winner()
}

// Text returns the transcript of the game.
func (t Table) Text() (string, error) { return t.text(), nil }

func (t Table) text() string {
	steps, _ := t.steps(nil)
	notes := t.choices["notes"] == "true"
	lines := []string{header(t.choices)}
	for _, report := range positionReports(t.rules, t.rules.Start()) {
		lines = append(lines, report.line(notes))
	}
	for _, s := range steps {
		lines = append(lines[:len(lines)-s.unsaid], s.lines(notes)...)
	}
	return strings.Join(lines, "\n") + "\n"
}

// Choices returns the choices with which another game like this one starts.
func (t Table) Choices() play.Choices {
	choices := maps.Clone(t.choices)
	delete(choices, "seed")
	delete(choices, "throws")
	return choices
}

// Seed returns the seed of the throws, unless they are scripted.
func (t Table) Seed() (seed uint64, ok bool) { return t.seed, t.choices["throws"] == "" }

// Words returns the texts that a front shows.
func (t Table) Words() *play.Words { return wordsOf(t.transcript) }
