package table

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/unicode/norm"

	"games.example/program/play"
	"games.example/yutnori"
	"games.example/yutnori/record"
)

// Say returns the table after an action that a person types: the number of an option,
// the word "throw", or a move such as "geol 5" or "5 geol". A move needs no position if
// its result can move pieces from only one position. If there is only one option, empty
// text carries it out.
func (t Table) Say(text string) (play.Game, error) {
	words := strings.Fields(strings.ToLower(norm.NFC.String(text)))
	options := len(t.Options())
	number, err := strconv.Atoi(strings.Join(words, ""))
	throws := len(words) == 1 && t.Language.Is(words[0], "throw")
	switch waits := t.waits(); {
	case waits != nil:
		return nil, waits
	case len(words) == 0 && options == 1, throws && t.mayThrow():
		return t.Play(0), nil
	case t.mayThrow() && err != nil:
		return nil, errors.New(t.Language.Text("Throw the sticks first."))
	case len(words) == 0 || throws:
		return nil, t.spendFirst()
	case err == nil && (number < 1 || number > options):
		return nil, t.Language.errorf("The list has no number %d.", number)
	case err == nil:
		return t.Play(number - 1), nil
	}
	return t.sayMove(words)
}

// spendFirst returns an error that lists the throws to spend.
func (t Table) spendFirst() error {
	return t.Language.errorf("Spend what you have thrown: %s.", strings.Join(t.Language.Names(t.state.Pool().Results()), " "))
}

// waits returns the reason why no person can act now, or nil.
func (t Table) waits() error {
	switch {
	case t.Over():
		return errors.New(t.Language.Text("The game is over."))
	case t.program() != nil:
		return errors.New(t.Language.Text("It is the computer's turn."))
	}
	return t.err
}

// sayMove returns the table after the move that the given words describe.
func (t Table) sayMove(words []string) (play.Game, error) {
	position, result, long := "", "", false
	for _, word := range words {
		_, err := t.Language.ParseResult(word)
		switch {
		case err == nil && result == "":
			result = word
		case t.Language.Is(word, "long"):
			long = true
		case t.Language.Is(word, "short"):
		case t.Language.Is(word, "hand") && position == "":
			position = "0"
		case strings.Trim(word, "0123456789") == "" && position == "":
			position = word
		default:
			return nil, t.Language.errorf("%s is not a move. Type a result and a position, such as geol 5.", record.Quote(strings.Join(words, " ")))
		}
	}
	if result == "" {
		return nil, t.Language.errorf("Type the result as well, such as %s.", t.Language.Text(t.state.Pool().Results()[0].String())+" "+position)
	}
	if position == "" {
		var err error
		if position, err = t.only(result); err != nil {
			return nil, err
		}
	}
	move, err := t.Language.ParseMove(position, result)
	move.From, move.Long = t.same(t.reader(), move.From, t.state.Turn()), long
	if err == nil {
		_, _, err = t.rules.Move(t.state, move)
	}
	if err != nil {
		return nil, errors.New(t.Language.Refusal(t.rules, &t.state, position, result, move, err, t.number))
	}
	return t.decided(move), nil
}

// only returns the position from which a result can move pieces, if there is only one
// such position.
func (t Table) only(result string) (position string, err error) {
	parsed, _ := t.Language.ParseResult(result)
	var found []string
	for _, move := range t.rules.AppendMoves(nil, &t.state) {
		if move.Result == parsed {
			found = append(found, strconv.Itoa(int(t.number(t.state.Turn(), move.From))))
		}
	}
	switch found = slices.Compact(found); len(found) {
	case 0:
		return "0", nil // from the hand; the rules refuse the move
	case 1:
		return found[0], nil
	}
	for i, from := range found {
		found[i] = fmt.Sprint(t.Language.Text(parsed.String()), " ", from)
	}
	return "", t.Language.errorf("Several pieces can move: type %s.", t.Language.List(found, " or "))
}

// Click returns the table after a click on a spot. A click on the sticks throws them. A
// click on the player's own pieces lists their moves. A click on the spot where a listed
// move ends makes the move.
func (t Table) Click(spot string) (play.Game, error) {
	if waits := t.waits(); waits != nil {
		return nil, waits
	}
	switch {
	case t.mayThrow() && spot == sticksSpot:
		return t.Play(0), nil
	case t.mayThrow():
		return nil, errors.New(t.Language.Text("Throw the sticks first."))
	case spot == sticksSpot:
		return nil, t.spendFirst()
	}
	player := t.state.Turn()
	var there []yutnori.Move
	var starts, ends []yutnori.Position
	for _, move := range t.moves() {
		if t.spotOf(player, t.rules.Target(player, move)) == spot {
			there = append(there, move)
		}
		starts, ends = append(starts, move.From), append(ends, t.rules.Target(player, move))
	}
	if len(there) == 1 && (t.from != nil || !t.holds(player, spot)) {
		return t.decided(there[0]), nil
	}
	chosen := t.from
	t.from = nil
	for _, move := range t.moves() {
		if t.spotOf(player, move.From) == spot {
			t.from = &move.From
			return t, nil
		}
	}
	switch {
	case len(there) > 1:
		return nil, errors.New(t.Language.Text("Several moves lead there: choose one in the list."))
	case t.holds(player, spot):
		return nil, errors.New(t.Language.Text("A back result moves a piece that is on the board."))
	case chosen != nil:
		return nil, t.Language.errorf("From %s you can go to %s.", t.place(*chosen), t.placesOf(ends))
	}
	return nil, t.Language.errorf("You have no piece there that can move: click %s.", t.placesOf(starts))
}

// placesOf lists the names of positions, each once, in the order of the road.
func (t Table) placesOf(positions []yutnori.Position) string {
	slices.Sort(positions)
	var places []string
	for _, position := range slices.Compact(positions) {
		places = append(places, t.place(position))
	}
	return t.Language.List(places, " or ")
}

// holds reports whether a player has pieces on a spot.
func (t Table) holds(player int, spot string) bool {
	for _, position := range t.state.Pieces(player) {
		if t.spotOf(player, position) == spot {
			return true
		}
	}
	return false
}
