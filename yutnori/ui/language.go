package ui

import (
	_ "embed"
	"errors"
	"slices"
	"strconv"
	"strings"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/record"
)

// A Language translates the texts, and has the names of results and players.
type Language struct {
	message.Language
	Capitals bool // whether the texts are beside a picture: they call the players A to D, as its pieces do, and name numbers only while the picture shows them
}

//go:embed ko.po
var korean string

// English is the language of the texts in the code.
var English Language

// Korean has the Korean texts of this module and of the fronts.
var Korean = Language{Language: message.Korean.And(message.MustParse(korean))}

// Is reports whether the typed text is the given word, in English or in the language.
func (l Language) Is(typed, word string) bool {
	return typed == word || typed == l.Text(word)
}

// Names returns the names of results in the language.
func (l Language) Names(results []yutnori.Result) []string {
	var names []string
	for _, result := range results {
		names = append(names, l.Text(result.String()))
	}
	return names
}

// List joins words with commas, and the last two words with the given text, such as
// " or ".
func (l Language) List(words []string, last string) string {
	end := len(words) - 1
	if end < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:end], ", ") + l.Text(last) + words[end]
}

// ParseResult returns the result with the given name, which may be in this language or
// in English. In Korean names, ParseResult also accepts 빽 for 백, as in 빽도. The error is
// yutnori.ErrNoResult.
func (l Language) ParseResult(name string) (result yutnori.Result, err error) {
	all := yutnori.House().Results()
	if i := slices.Index(l.Names(all), strings.Replace(name, "빽", "백", 1)); i >= 0 {
		return all[i], nil
	}
	err = result.UnmarshalText([]byte(name))
	return result, err
}

// ParseMove returns the typed move. If the result has no valid name, the move has a
// result that the rules refuse, but only after they have checked the position. The error
// is yutnori.ErrNoPosition.
func (l Language) ParseMove(position, result string) (yutnori.Move, error) {
	if parsed, err := l.ParseResult(result); err == nil {
		result = parsed.String()
	}
	return record.ParseMove(position, result)
}

// EnterOnly returns a sentence that lists the valid answers.
func (l Language) EnterOnly(options []string) string {
	return l.Format("Enter only %s.", l.List(options, " or "))
}

// Refusal returns the reason for refusing a move, and the expected answers. The
// position and the result are the typed texts. The function number returns the number
// that a player's position has on the board.
func (l Language) Refusal(
	rules *yutnori.Rules, state *yutnori.State, position, result string, move yutnori.Move, reason error,
	number func(player int, at yutnori.Position) yutnori.Position,
) string {
	expected, pool := positions(rules, state, number), slices.Compact(l.Names(state.Pool().Results()))
	var why string
	switch {
	case errors.Is(reason, yutnori.ErrNoPosition):
		why = l.Format("%s is not a position.", record.Quote(position))
	case errors.Is(reason, yutnori.ErrArrived):
		why = l.Text("Arrived pieces stay.")
	case errors.Is(reason, yutnori.ErrNoPiece):
		why = l.Format("You have no piece at %d.", number(state.Turn(), move.From))
	case errors.Is(reason, yutnori.ErrBackFromHand):
		why = l.Format("%s moves a piece that is on the board.", l.Text(move.Result.String()))
		expected = slices.DeleteFunc(expected, func(position string) bool { return position == "0" }) // the hand
	case errors.Is(reason, yutnori.ErrNoResult):
		why, expected = l.Format("%s is not a result.", record.Quote(result)), pool
	case errors.Is(reason, yutnori.ErrNotInPool):
		why, expected = l.Format("You have no %s.", l.Text(move.Result.String())), pool
	default: // yutnori.ErrNoLongWay
		why = l.Text("There is no long way from there.")
	}
	return why + " " + l.EnterOnly(expected)
}

// positions returns the numbers of the positions from which the player on turn may
// move.
func positions(rules *yutnori.Rules, state *yutnori.State, number func(int, yutnori.Position) yutnori.Position) []string {
	var positions []string
	for _, move := range rules.AppendMoves(nil, state) {
		positions = append(positions, strconv.Itoa(int(number(state.Turn(), move.From))))
	}
	return slices.Compact(positions)
}

const ownLines = `  Enter    throw the sticks, or make the only move
  throw    throw the sticks
  2        do what has the number 2 in the list
  geol 5   move the piece at 5 by geol; 0 is the hand
`

// words returns the texts of the fronts in a game with the given rules. Nil stands for any
// rules.
func (l Language) words(rules *yutnori.Rules) *play.Words {
	words := play.WordsIn(l.Language)
	words.FormTitle = l.Text("Yut: bring all your pieces home first")
	words.Opening = l.Text("Enter throws the sticks, a number chooses a move; help lists the commands")
	words.Listed, words.OwnLines, words.OwnKeys = true, l.Text(ownLines), []string{l.Text("# numbers")}
	if rules != nil {
		words.InShort = strings.Join(append(l.ruleLines(rules), l.stepsLine(rules)), "\n")
	}
	if rules == nil || rules.Facts().ShortWayOptional {
		words.OwnLines += l.Text("  geol 5 long   the same, but on the long way") + "\n"
	}
	return words
}
