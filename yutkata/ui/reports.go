package ui

import (
	"errors"
	"fmt"
	"strings"

	"games.example/internal/play"
	"games.example/internal/play/canvas"

	"games.example/internal/message"
	"games.example/yutkata"
)

// A report is a line that a game prints, in the words of the kata's example. The play
// command prints a report, and the replay command checks it. Its notes explain results
// that the line does not show.
type report struct {
	text  string
	notes []string
	board bool          // whether the text shows the board
	turn  bool          // whether the text names the player on turn or the winner
	throw yutkata.Throw // the throw that the text names, or 0

	missed bool // whether the text names a player who misses a turn
	player int  // the player
}

func (r report) line(notes bool, theme *play.Theme) string {
	text := r.text
	if r.board {
		text = painted(text, theme)
	}
	if notes && len(r.notes) > 0 {
		return "$" + text + "  *Note " + strings.Join(r.notes, "; ")
	}
	return "$" + text
}

// painted returns a board with its tokens in the colors of their players. If theme is nil,
// painted returns the board unchanged.
func painted(board string, theme *play.Theme) string {
	if theme == nil {
		return board
	}
	for player := range yutkata.MaxPlayers {
		letter := letterOf(player)
		board = strings.ReplaceAll(board, letter, canvas.On(theme.Players[player%len(theme.Players)]).Render(letter))
	}
	return board
}

func positionReports(rules *yutkata.Rules, state yutkata.State) []report {
	return []report{boardReport(rules, state), turnReport(state.Turn())}
}

func boardReport(rules *yutkata.Rules, state yutkata.State) report {
	return report{text: rules.Board(state).String(), board: true}
}

func turnReport(player int) report {
	return report{text: yutkata.PlayerName(player) + "'s turn", turn: true}
}

func winnerReport(player int) report {
	return report{text: "The winner is " + yutkata.PlayerName(player), turn: true}
}

func throwReport(sticks yutkata.Sticks) report {
	return report{text: fmt.Sprintf("The throw is %v %v", sticks.Throw(), sticks), throw: sticks.Throw()}
}

func moveReports(rules *yutkata.Rules, before, after yutkata.State, move yutkata.Move) []report {
	if move.Won {
		return []report{winnerReport(after.Turn())}
	}
	board := boardReport(rules, after)
	board.notes = moveNotes(rules, before, move)
	lines := []report{board}
	for _, player := range move.Missed {
		name := yutkata.PlayerName(player)
		lines = append(lines, report{
			text:   name + " misses a turn",
			notes:  []string{fmt.Sprintf("a token of %s landed on an obstacle", name)},
			missed: true, player: player,
		})
	}
	turn := turnReport(after.Turn())
	if move.Again {
		throw, _ := before.Thrown()
		turn.notes = []string{fmt.Sprintf("%s gets another throw as they threw a %v", yutkata.PlayerName(after.Turn()), throw)}
	}
	return append(lines, turn)
}

// moveNotes returns notes on a move. They explain results that the board does not show.
func moveNotes(rules *yutkata.Rules, before yutkata.State, move yutkata.Move) (notes []string) {
	player := yutkata.PlayerName(move.Token.Player())
	throw, _ := before.Thrown()
	if sent := sentOff(rules, before, move); len(sent) > 0 {
		verb := map[bool]string{true: "is", false: "are"}[len(sent) == 1]
		notes = append(notes, fmt.Sprintf("%s %s sent off the board and must start over, as %s moved their token on the same space", strings.Join(sent, " and "), verb, player))
	}
	switch back, obstacle := rules.Obstacle(move.Landed); {
	case move.Stayed:
		notes = append(notes, fmt.Sprintf("%v stays in the same place, as %v is not the correct throw to move to the last space", move.Token, throw))
	case move.Finished:
		notes = append(notes, fmt.Sprintf("%v is taken off the board, as %v was the correct throw to move to the last space", move.Token, throw))
	case obstacle && back == 0:
		notes = append(notes, fmt.Sprintf("%s misses the next turn, as %v landed on the obstacle on space %d", player, move.Token, move.Landed))
	case obstacle:
		notes = append(notes, fmt.Sprintf("%v moves back, as it landed on the obstacle on space %d", move.Token, move.Landed))
	}
	return notes
}

// sentOff returns the tokens that a move sends off the board.
func sentOff(rules *yutkata.Rules, before yutkata.State, move yutkata.Move) (names []string) {
	after, _, _ := rules.Move(before, before.Turn(), move.Token)
	for token := range rules.AllTokens() {
		if token.Player() != move.Token.Player() && rules.Space(before, token) > 0 && rules.Space(after, token) == 0 {
			names = append(names, token.String())
		}
	}
	return names
}

// refusal returns the reason why a command was refused, and the commands that
// the game accepts.
func (m Moment) refusal(said command, refused error, choices string) error {
	reason, onTurn := refused, m.called(letterOf(m.state.Turn()))
	switch {
	case errors.Is(refused, yutkata.ErrGameOver):
		return refused
	case errors.Is(refused, yutkata.ErrNoPlayer):
		reason = message.Errorf("there is no %s", message.Phrase(yutkata.PlayerName(said.player)))
	case errors.Is(refused, yutkata.ErrNotYourTurn):
		reason = message.Errorf("it is %s's turn", onTurn)
	case errors.Is(refused, yutkata.ErrThrowFirst):
		reason = message.Errorf("%s has not thrown", onTurn)
	case errors.Is(refused, yutkata.ErrMoveFirst):
		throw, _ := m.state.Thrown()
		reason = message.Errorf("the throw %s has not been used", message.Phrase(throw.String()))
	case errors.Is(refused, yutkata.ErrNoToken):
		reason = message.Errorf("there is no token %s", said.token)
	case errors.Is(refused, yutkata.ErrNotYours):
		reason = message.Errorf("%s is %s's", said.token, m.called(said.token[:1]))
	case errors.Is(refused, yutkata.ErrFinished):
		reason = message.Errorf("%s has finished", said.token)
	}
	if _, thrown := m.state.Thrown(); !thrown || m.transcript {
		return message.Errorf("%w: expected %s", reason, m.expected())
	}
	return message.Errorf("%w: choose %s", reason, choices)
}

// called returns the name of a player in a refusal. A person who plays against computers
// sees only letters on the screen.
func (m Moment) called(letter string) message.Phrase {
	if !m.transcript && m.person() >= 0 {
		return message.Phrase(letter)
	}
	return message.Phrase("Player" + letter)
}

// listed joins the names of actions, as in "A1, A2 or A3".
func (m Moment) listed(names []string) string {
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], ", ") + m.language.Text(" or ") + names[last]
}

// expected returns the commands that the game accepts, in their short form. In a
// transcript, the kata's spelling comes first.
func (m Moment) expected() string {
	var kata, short []string
	for _, accepted := range accepted(m.rules, m.state) {
		kata = append(kata, accepted.String())
		short = append(short, accepted.short())
	}
	text := m.listed(short)
	switch _, thrown := m.state.Thrown(); {
	case m.transcript:
		return strings.Join(kata, " or ") + ", in short " + text
	case !thrown:
		return fmt.Sprintf(m.language.TextIn("answer", "%s to throw"), text)
	}
	return text
}

// accepted returns the commands that the game accepts, or nil if the game is over.
func accepted(rules *yutkata.Rules, state yutkata.State) (commands []command) {
	if _, over := state.Winner(); over {
		return nil
	}
	if _, thrown := state.Thrown(); !thrown {
		return []command{{player: state.Turn()}}
	}
	for _, token := range rules.Movable(state) {
		commands = append(commands, command{state.Turn(), token.String()})
	}
	return commands
}
