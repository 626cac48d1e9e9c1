package cli

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"games.example/yutnori"
)

// enterOnly returns a sentence with the valid answers.
func (l language) enterOnly(options []string) string {
	return fmt.Sprintf(l.text("Enter only %s."), l.list(options, " or "))
}

// readMove returns the move that was typed. A text that is not a result becomes
// a result that the rules refuse, so that a wrong position is refused first.
// The error is yutnori.ErrNoPosition.
func (l language) readMove(position, result string) (move yutnori.Move, err error) {
	number, err := strconv.ParseInt(position, 10, 8)
	if err != nil || strconv.FormatInt(number, 10) != position {
		return move, yutnori.ErrNoPosition
	}
	move.From = yutnori.Position(number)
	if move.Result, err = l.parseResult(result); err != nil {
		move.Result = yutnori.NumResults
	}
	return move, nil
}

// refusal returns the reason for refusing a move, and the answers that are
// expected. The position and the result are the typed texts.
func (l language) refusal(game *yutnori.Game, position, result string, move yutnori.Move, reason error) string {
	expected, pool := positions(game), slices.Compact(l.names(game.Current().Pool().Results()))
	var why string
	switch {
	case errors.Is(reason, yutnori.ErrNoPosition):
		why = fmt.Sprintf(l.text("%s is not a position."), quote(position))
	case errors.Is(reason, yutnori.ErrArrived):
		why = l.text("Arrived pieces stay.")
	case errors.Is(reason, yutnori.ErrNoPiece):
		why = fmt.Sprintf(l.text("You have no piece at %d."), move.From)
	case errors.Is(reason, yutnori.ErrBackFromHand):
		why = fmt.Sprintf(l.text("%s moves a piece that is on the board."), l.text(move.Result.String()))
		expected = slices.DeleteFunc(expected, func(position string) bool { return position == "0" }) // the hand
	case errors.Is(reason, yutnori.ErrNoResult):
		why, expected = fmt.Sprintf(l.text("%s is not a result."), quote(result)), pool
	case errors.Is(reason, yutnori.ErrNotInPool):
		why, expected = fmt.Sprintf(l.text("You have no %s."), l.text(move.Result.String())), pool
	default:
		why = reason.Error() + "."
	}
	return why + " " + l.enterOnly(expected)
}

// positions returns the positions from which the player on turn may move.
func positions(game *yutnori.Game) []string {
	var positions []string
	for _, move := range game.Moves() {
		positions = append(positions, strconv.Itoa(int(move.From)))
	}
	return slices.Compact(positions)
}

// quote returns a typed text in quotation marks, on one line, without its end
// if it is long.
func quote(typed string) string {
	const most = 20
	if letters := []rune(typed); len(letters) > most {
		typed = string(letters[:most]) + "..."
	}
	return strconv.Quote(typed)
}
