package cli

import (
	"errors"
	"fmt"
	"strings"

	"games.example/yutkata"
)

// A report is a line that a game prints, in the words of the kata's example.
// Play prints it and replay checks it. The notes say what the line does not.
type report struct {
	text  string
	notes []string
	board bool // the text shows the board
}

func positionReports(game *yutkata.Game) []report {
	return []report{boardReport(game), turnReport(game.Current().Name())}
}

func boardReport(game *yutkata.Game) report { return report{text: game.Board().String(), board: true} }

func turnReport(player string) report { return report{text: player + "'s turn"} }

func throwReport(sticks yutkata.Sticks) report {
	return report{text: fmt.Sprintf("The throw is %v %v", sticks.Throw(), sticks)}
}

// moveReports returns the lines after a move that was made in the state before.
func moveReports(game *yutkata.Game, before yutkata.State, move yutkata.Move) []report {
	if move.Won {
		return []report{{text: "The winner is " + game.Current().Name()}}
	}
	board := boardReport(game)
	board.notes = moveNotes(game, before, move)
	lines := []report{board}
	for _, player := range move.Missed {
		name := yutkata.PlayerName(player)
		lines = append(lines, report{
			text:  name + " misses a turn",
			notes: []string{fmt.Sprintf("a token of %s landed on an obstacle", name)},
		})
	}
	turn := turnReport(game.Current().Name())
	if move.Again {
		throw, _ := before.Thrown()
		turn.notes = []string{fmt.Sprintf("%s gets another throw as they threw a %v", game.Current().Name(), throw)}
	}
	return append(lines, turn)
}

// moveNotes returns notes on a move, for what the board does not show.
func moveNotes(game *yutkata.Game, before yutkata.State, move yutkata.Move) (notes []string) {
	rules, player := game.Rules(), yutkata.PlayerName(move.Token.Player())
	throw, _ := before.Thrown()
	if sent := sentOff(game, before, move); len(sent) == 1 {
		notes = append(notes, fmt.Sprintf("%s is sent off the board and must start over, as %s moved their token on the same space", sent[0], player))
	} else if len(sent) > 1 {
		notes = append(notes, fmt.Sprintf("%s are sent off the board and must start over, as %s moved their token on the same space", strings.Join(sent, " and "), player))
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

// sentOff returns the tokens that a move has sent off the board.
func sentOff(game *yutkata.Game, before yutkata.State, move yutkata.Move) (names []string) {
	rules := game.Rules()
	for token := range rules.AllTokens() {
		if token.Player() != move.Token.Player() && rules.Space(before, token) > 0 && rules.Space(game.State(), token) == 0 {
			names = append(names, token.String())
		}
	}
	return names
}

// refusalLine returns the reason that a command was refused, and the commands
// that the game accepts.
func refusalLine(game *yutkata.Game, said command, refusal error) string {
	reason := refusal.Error()
	switch {
	case errors.Is(refusal, yutkata.ErrNoPlayer):
		reason = fmt.Sprintf("there is no Player%s", said.player)
	case errors.Is(refusal, yutkata.ErrNotYourTurn):
		reason = fmt.Sprintf("it is %s's turn", game.Current().Name())
	case errors.Is(refusal, yutkata.ErrThrowFirst):
		reason = fmt.Sprintf("%s has not thrown", game.Current().Name())
	case errors.Is(refusal, yutkata.ErrMoveFirst):
		throw, _ := game.State().Thrown()
		reason = fmt.Sprintf("the throw %v has not been used", throw)
	case errors.Is(refusal, yutkata.ErrNoToken):
		reason = fmt.Sprintf("there is no token %s", said.token)
	case errors.Is(refusal, yutkata.ErrNotYours):
		reason = fmt.Sprintf("%s is Player%s's", said.token, said.token[:1])
	case errors.Is(refusal, yutkata.ErrFinished):
		reason = fmt.Sprintf("%s has finished", said.token)
	}
	return fmt.Sprintf("%s: expected %s", reason, expected(game))
}

// expected returns the commands that the game accepts, in the kata's spelling
// and in short.
func expected(game *yutkata.Game) string {
	var kata, short []string
	for _, accepted := range accepted(game) {
		kata = append(kata, accepted.String())
		short = append(short, accepted.short())
	}
	return strings.Join(kata, " or ") + ", in short " + strings.Join(short, " or ")
}

// accepted returns the commands that the game accepts, or nil if it is over.
func accepted(game *yutkata.Game) (commands []command) {
	if _, over := game.Winner(); over {
		return nil
	}
	player := game.Current().Name()
	if _, thrown := game.State().Thrown(); !thrown {
		return []command{command{}.by(player)}
	}
	for _, token := range game.Rules().Movable(game.State()) {
		commands = append(commands, command{token: token.String()}.by(player))
	}
	return commands
}
