package cli

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"games.example/yutnori"
)

// enterOnly says which answers are right.
func (w *words) enterOnly(options []string) string {
	return fmt.Sprintf(w.only, w.list(options, w.or))
}

// refusal says why a move was refused, and what is expected. The position and
// the result are as they were typed.
func (w *words) refusal(game *yutnori.Game, position, result string, move yutnori.Move, reason error) string {
	expected := w.positions(game)
	var why string
	switch {
	case errors.Is(reason, yutnori.ErrNoPosition):
		why = fmt.Sprintf(w.noPosition, quote(position))
	case errors.Is(reason, yutnori.ErrArrived):
		why = w.hasArrived
	case errors.Is(reason, yutnori.ErrNoPiece):
		why = fmt.Sprintf(w.noPiece, move.From)
	case errors.Is(reason, yutnori.ErrBackFromHand):
		why = fmt.Sprintf(w.backFromHand, w.results[move.Result])
		expected = slices.DeleteFunc(expected, func(position string) bool { return position == "0" }) // the hand
	case errors.Is(reason, yutnori.ErrNoResult):
		why, expected = fmt.Sprintf(w.noResult, quote(result)), w.pool(game)
	case errors.Is(reason, yutnori.ErrNotInPool):
		why, expected = fmt.Sprintf(w.notThrown, w.results[move.Result]), w.pool(game)
	default:
		why = reason.Error() + "."
	}
	return why + " " + w.enterOnly(expected)
}

// positions are the positions that the player on turn may move from.
func (w *words) positions(game *yutnori.Game) []string {
	var positions []string
	for _, move := range game.Moves() {
		positions = append(positions, strconv.Itoa(int(move.From)))
	}
	return slices.Compact(positions)
}

// pool is what the player on turn may spend.
func (w *words) pool(game *yutnori.Game) []string {
	return slices.Compact(w.names(game.Current().Pool().Results()))
}

// quote is what was typed, on one line, without its end if it is long.
func quote(typed string) string {
	const most = 20
	if letters := []rune(typed); len(letters) > most {
		typed = string(letters[:most]) + "..."
	}
	return strconv.Quote(typed)
}
