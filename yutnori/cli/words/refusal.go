package words

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"games.example/yutnori"
)

// EnterOnly returns a sentence with the valid answers.
func (w *Words) EnterOnly(options []string) string {
	return fmt.Sprintf(w.Only, w.List(options, w.Or))
}

// ReadMove reads a move as typed, with numbers as the screen shows them. It
// leaves it to the rules to refuse a text that is not a result, after the
// position. The error is yutnori.ErrNoPosition.
func (w *Words) ReadMove(position, result string) (move yutnori.Move, err error) {
	number, err := strconv.ParseInt(position, 10, 8)
	if err != nil || strconv.FormatInt(number, 10) != position {
		return move, yutnori.ErrNoPosition
	}
	move.From = yutnori.Position(number)
	if move.Result, err = w.ParseResult(result); err != nil {
		move.Result = yutnori.NumResults
	}
	return move, nil
}

// Refusal returns the reason that a move was refused, and what is expected. The
// position and the result are given as typed.
func (w *Words) Refusal(game *yutnori.Game, position, result string, move yutnori.Move, reason error) string {
	expected := w.positions(game)
	var why string
	switch {
	case errors.Is(reason, yutnori.ErrNoPosition):
		why = fmt.Sprintf(w.NoPosition, Quote(position))
	case errors.Is(reason, yutnori.ErrArrived):
		why = w.HasArrived
	case errors.Is(reason, yutnori.ErrNoPiece):
		why = fmt.Sprintf(w.NoPiece, move.From)
	case errors.Is(reason, yutnori.ErrBackFromHand):
		why = fmt.Sprintf(w.BackFromHand, w.Results[move.Result])
		expected = slices.DeleteFunc(expected, func(position string) bool { return position == "0" }) // the hand
	case errors.Is(reason, yutnori.ErrNoResult):
		why, expected = fmt.Sprintf(w.NoResult, Quote(result)), w.pool(game)
	case errors.Is(reason, yutnori.ErrNotInPool):
		why, expected = fmt.Sprintf(w.NotThrown, w.Results[move.Result]), w.pool(game)
	default:
		why = reason.Error() + "."
	}
	return why + " " + w.EnterOnly(expected)
}

// positions returns the positions from which the player on turn may move.
func (w *Words) positions(game *yutnori.Game) []string {
	var positions []string
	for _, move := range game.Moves() {
		positions = append(positions, strconv.Itoa(int(move.From)))
	}
	return slices.Compact(positions)
}

// pool returns the results that the player on turn may spend.
func (w *Words) pool(game *yutnori.Game) []string {
	return slices.Compact(w.Names(game.Current().Pool().Results()))
}

// Quote returns what was typed, on one line, without its end if it is long.
func Quote(typed string) string {
	const most = 20
	if letters := []rune(typed); len(letters) > most {
		typed = string(letters[:most]) + "..."
	}
	return strconv.Quote(typed)
}
