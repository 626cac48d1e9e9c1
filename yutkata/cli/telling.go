package cli

import (
	"errors"
	"fmt"
	"strings"

	"games.example/yutkata"
)

// What a game says of itself, in the words of the kata's example. Playing
// prints it and replaying checks it.

func tellPosition(game *yutkata.Game) []string {
	return []string{game.Board().String(), tellTurn(game.Current().Name())}
}

func tellTurn(player string) string { return player + "'s turn" }

func tellThrow(sticks yutkata.Sticks) string {
	return fmt.Sprintf("The throw is %v %v", sticks.Throw(), sticks)
}

func tellMove(game *yutkata.Game, move yutkata.Move) []string {
	if move.Won {
		return []string{"The winner is " + game.Current().Name()}
	}
	lines := []string{game.Board().String()}
	for _, player := range move.Missed {
		lines = append(lines, yutkata.PlayerName(player)+" misses a turn")
	}
	return append(lines, tellTurn(game.Current().Name()))
}

// tellRefusal says why a command was refused, and what is expected.
func tellRefusal(game *yutkata.Game, said command, refusal error) string {
	state := game.State()
	reason := refusal.Error()
	switch {
	case errors.Is(refusal, yutkata.ErrNoPlayer):
		reason = fmt.Sprintf("there is no Player%s", said.player)
	case errors.Is(refusal, yutkata.ErrNotOnTurn):
		reason = fmt.Sprintf("it is %s's turn", game.Current().Name())
	case errors.Is(refusal, yutkata.ErrNotThrown):
		reason = fmt.Sprintf("%s has not thrown", game.Current().Name())
	case errors.Is(refusal, yutkata.ErrThrown):
		throw, _ := state.Thrown()
		reason = fmt.Sprintf("the throw %v is still to be used", throw)
	case errors.Is(refusal, yutkata.ErrNoToken):
		reason = fmt.Sprintf("there is no token %s", said.token)
	case errors.Is(refusal, yutkata.ErrNotYours):
		reason = fmt.Sprintf("%s is Player%s's", said.token, said.token[:1])
	case errors.Is(refusal, yutkata.ErrFinished):
		reason = fmt.Sprintf("%s has finished", said.token)
	}
	return fmt.Sprintf("%s, expected %s", reason, tellExpected(game))
}

// tellExpected is the commands that the game accepts now.
func tellExpected(game *yutkata.Game) string {
	state := game.State()
	if winner, over := game.Winner(); over {
		return "no more commands: the winner is " + winner.Name()
	}
	player := game.Current().Name()
	if _, thrown := state.Thrown(); !thrown {
		return command{}.by(player).String()
	}
	var moves []string
	for _, token := range game.Rules().Movable(state) {
		moves = append(moves, command{token: token.String()}.by(player).String())
	}
	return strings.Join(moves, " or ")
}
