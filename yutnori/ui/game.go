package ui

import (
	"fmt"
	"strconv"
	"strings"

	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/record"
)

// Turn returns the player on turn, or the winner. Nobody decides about a throw, and a
// program throws by itself.
func (m Moment) Turn() play.Turn {
	winner, over := m.winner()
	throws, why := m.mayThrow(), ""
	switch {
	case m.resigned:
		why = m.resigns()
	case over && m.isOnlyPerson(winner):
		why = m.Language.Text("all your pieces are home")
	case over:
		why = m.Language.Format("all pieces of %s are home", m.Language.letter(winner))
	}
	return play.Turn{Player: m.state.Turn(), Chance: throws, Forced: throws && m.Programs[m.state.Turn()] != nil, Over: over, Winner: winner, Why: why}
}

// Title returns a line with the winner or, during the game, with the player on turn, the
// results to spend, and the level of the computer.
func (m Moment) Title() string {
	player := m.name(m.state.Turn())
	title := m.Language.Format("%s to throw", player)
	switch winner, ok := m.winner(); {
	case ok:
		return m.wins(winner)
	case !m.mayThrow():
		title = m.Language.Format("%s to move, with %s", player, strings.Join(m.Language.Names(m.state.Pool().Results()), " "))
	}
	if level := m.choices["level"]; level != "" && m.Programs != [yutnori.MaxPlayers]bot.Player{} {
		title += fmt.Sprintf(" · %s: %s", m.Language.Text("computer"), m.Language.Text(levelWord(level)))
	}
	return title
}

// wins returns text about the winner.
func (t *Table) wins(winner int) string {
	if t.isOnlyPerson(winner) {
		return t.Language.Format("%s have won!", t.name(winner))
	}
	return t.Language.Format("%s has won!", t.name(winner))
}

// name returns the letter of a player, followed in parentheses by the result of who,
// unless that is "".
func (t *Table) name(player int) string {
	if who := t.who(t.Language, player); who != "" {
		return fmt.Sprintf("%s (%s)", t.Language.letter(player), who)
	}
	return t.Language.letter(player)
}

// who returns, in a language, "computer" for a program, "you" for the only person, and "" for one of
// several people.
func (t *Table) who(l Language, player int) string {
	switch {
	case t.Programs[player] != nil:
		return l.Text("computer")
	case t.people() == 1:
		return l.Text("you")
	}
	return ""
}

func (t *Table) isOnlyPerson(player int) bool { return t.Programs[player] == nil && t.people() == 1 }

// people returns the number of players that are not programs.
func (t *Table) people() (people int) {
	for player := range t.rules.Players() {
		if t.Programs[player] == nil {
			people++
		}
	}
	return people
}

// letter returns the letter of a player, such as "a" for player 0.
func letter(player int) string { return string(rune('a' + player)) }

// letter returns the letter of a player in the language's texts.
func (l Language) letter(player int) string {
	if l.Capitals {
		return strings.ToUpper(letter(player))
	}
	return letter(player)
}

// Options returns the throw, or each move with its consequences.
func (m Moment) Options() []play.Option {
	if m.mayThrow() {
		return []play.Option{{Text: m.Language.Text("throw the sticks"), Said: throwing}}
	}
	var options []play.Option
	player, stacks := m.state.Turn(), m.places.stacks(m.rules)
	for _, move := range m.moves() {
		target := m.rules.Target(player, move)
		cell, _ := m.rules.Cell(player, target)
		stack := stacks[cell]
		options = append(options, play.Option{
			Text: m.tellOption(move, ": "), Said: m.saying(move), From: m.spotOf(player, move.From), To: m.spotOf(player, target),
			Steps: move.Result.Steps(), Takes: stack.Pieces > 0 && stack.Player != player && target != yutnori.Arrived && target != yutnori.InHand,
			Flag: target == yutnori.Arrived,
		})
	}
	return options
}

// Prompt returns the letter of the player on turn.
func (m Moment) Prompt() string { return letter(m.state.Turn()) + "> " }

// Answer answers only the question "moves", with the numbered options.
func (m Moment) Answer(question string) (lines []string, ok bool) {
	return listed(m.Options()), strings.EqualFold(question, "moves")
}

// record returns the record of a game.
func (t *Table) record(story play.Game) (string, error) {
	m := story.Moment().(Moment)
	game := record.Game{
		Name: "play", Rules: t.rules, Sticks: t.throws.sticks,
		Start: t.start, Events: History(story), State: m.state, Resigned: m.resigned,
	}
	if t.throws.random {
		game.Seed = strconv.FormatUint(t.throws.seed, 10)
	}
	return game.Text(), nil
}
