package cli

import (
	"errors"
	"fmt"
	"strings"

	"games.example/yutkata"
)

// told is a line that a game says about itself, in the words of the kata's
// example. Playing prints it and replaying checks it. The notes tell what else
// happened.
type told struct {
	text  string
	notes []string
	board bool // the text shows the board
}

func tellPosition(game *yutkata.Game) []told {
	return []told{tellBoard(game), tellTurn(game.Current().Name())}
}

func tellBoard(game *yutkata.Game) told { return told{text: game.Board().String(), board: true} }

func tellTurn(player string) told { return told{text: player + "'s turn"} }

func tellThrow(sticks yutkata.Sticks) told {
	return told{text: fmt.Sprintf("The throw is %v %v", sticks.Throw(), sticks)}
}

// tellMove returns what a game says after a move that was made in the state
// before.
func tellMove(game *yutkata.Game, before yutkata.State, move yutkata.Move) []told {
	if move.Won {
		return []told{{text: "The winner is " + game.Current().Name()}}
	}
	board := tellBoard(game)
	board.notes = moveNotes(game, before, move)
	lines := []told{board}
	for _, player := range move.Missed {
		name := yutkata.PlayerName(player)
		lines = append(lines, told{
			text:  name + " misses a turn",
			notes: []string{fmt.Sprintf("a token of %s landed on an obstacle", name)},
		})
	}
	turn := tellTurn(game.Current().Name())
	if move.Again {
		throw, _ := before.Thrown()
		turn.notes = []string{fmt.Sprintf("%s gets another throw as they threw a %v", game.Current().Name(), throw)}
	}
	return append(lines, turn)
}

// moveNotes returns what the board does not show after a move.
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

// sentOff returns the names of the other players' tokens that a move has sent
// off the board.
func sentOff(game *yutkata.Game, before yutkata.State, move yutkata.Move) (names []string) {
	rules := game.Rules()
	for token := range rules.AllTokens() {
		if token.Player() != move.Token.Player() && rules.Space(before, token) > 0 && rules.Space(game.State(), token) == 0 {
			names = append(names, token.String())
		}
	}
	return names
}

// tellRefusal returns a sentence that says why a command was refused, and what
// is expected.
func tellRefusal(game *yutkata.Game, said command, refusal error) string {
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
	return fmt.Sprintf("%s: expected %s", reason, tellExpected(game))
}

// tellExpected returns the commands that the game accepts now, in the kata's
// spelling and in short.
func tellExpected(game *yutkata.Game) string {
	var kata, short []string
	for _, accepted := range accepted(game) {
		kata = append(kata, accepted.String())
		short = append(short, accepted.short())
	}
	return strings.Join(kata, " or ") + ", in short " + strings.Join(short, " or ")
}

// accepted returns the commands that the game accepts now; there are none if it
// is over.
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
