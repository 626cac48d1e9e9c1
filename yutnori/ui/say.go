package ui

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/unicode/norm"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/record"
)

// Do throws the sticks, makes a move, or resigns. A player says the number of an option,
// the word "throw", or a move such as "geol 5" or "5 geol". A move needs no position if
// its result can move pieces from only one position. If there is only one option, empty
// text carries it out. In a game of more than two players, nobody can resign.
func (m Moment) Do(said string) (play.Moment, play.Event, error) {
	if said == play.Resign && m.rules.Players() == 2 {
		return m.resign()
	}
	words := strings.Fields(strings.ToLower(norm.NFC.String(said)))
	options := m.Options()
	number, err := strconv.Atoi(strings.Join(words, ""))
	throws := len(words) == 1 && m.Language.Is(words[0], throwing)
	switch {
	case m.mayThrow() && (throws || len(words) == 0 || err == nil && number == 1):
		return m.threw()
	case err == nil && (number < 1 || number > len(options)):
		return nil, play.Event{}, message.Errorf("The list has no number %d.", number)
	case m.mayThrow():
		return nil, play.Event{}, message.Errorf("Throw the sticks first.")
	case err == nil:
		return m.decide(m.moves()[number-1])
	case len(words) == 0 && len(options) == 1:
		return m.decide(m.moves()[0])
	case len(words) == 0 || throws:
		return nil, play.Event{}, m.spendFirst()
	}
	move, err := m.parse(words)
	if err != nil {
		return nil, play.Event{}, err
	}
	return m.decide(move)
}

// throwing is what a player says to throw the sticks.
const throwing = "throw"

// spendFirst returns an error that lists the throws to spend.
func (m Moment) spendFirst() error {
	return message.Errorf("Spend what you have thrown: %s.", strings.Join(m.Language.Names(m.state.Pool().Results()), " "))
}

// parse returns the move that the given words describe.
func (m Moment) parse(words []string) (move yutnori.Move, err error) {
	position, result, long := "", "", false
	for _, word := range words {
		_, err := m.Language.ParseResult(word)
		switch {
		case err == nil && result == "":
			result = word
		case m.Language.Is(word, "long"):
			long = true
		case m.Language.Is(word, "short"):
		case m.Language.Is(word, "hand") && position == "":
			position = "0"
		case strings.Trim(word, "0123456789") == "" && position == "":
			position = word
		default:
			return move, message.Errorf("%s is not a move. Type a result and a position, such as geol 5.", record.Quote(strings.Join(words, " ")))
		}
	}
	if result == "" {
		return move, message.Errorf("Type the result as well, such as %s.", m.Language.Text(m.state.Pool().Results()[0].String())+" "+position)
	}
	if position == "" {
		if position, err = m.only(result); err != nil {
			return move, err
		}
	}
	move, err = m.Language.ParseMove(position, result)
	move.From, move.Long = m.same(m.reader(), move.From, m.state.Turn()), long
	if err == nil {
		_, _, err = m.rules.Move(m.state, move)
	}
	if err != nil {
		return move, errors.New(m.Language.Refusal(m.rules, &m.state, position, result, move, err, m.number))
	}
	return move, nil
}

// only returns the position from which a result can move pieces, if there is only one
// such position.
func (m Moment) only(result string) (position string, err error) {
	parsed, _ := m.Language.ParseResult(result)
	var found []string
	for _, move := range m.rules.AppendMoves(nil, &m.state) {
		if move.Result == parsed {
			found = append(found, strconv.Itoa(int(m.number(m.state.Turn(), move.From))))
		}
	}
	switch found = slices.Compact(found); len(found) {
	case 0:
		return "0", nil // from the hand; the rules refuse the move
	case 1:
		return found[0], nil
	}
	for i, from := range found {
		found[i] = fmt.Sprint(m.Language.Text(parsed.String()), " ", from)
	}
	return "", message.Errorf("Several pieces can move: type %s.", m.Language.List(found, " or "))
}

// Click throws the sticks if they, or the middle of the board, are clicked. A click on the
// player's own pieces picks them, so that only their moves are listed, and a second click
// on them puts them down, or brings them home from the corner. A click on the spot where a
// listed move ends makes the move, with the smallest result that leads there from the same
// place. A click on the corner that the pieces pass on their way home can mean home.
func (m Moment) Click(spot string) (said string, picked play.Moment, err error) {
	switch {
	case m.mayThrow() && (spot == sticksSpot || spot == nameOf(yutnori.Cell{Row: last / 2, Column: last / 2})):
		return throwing, nil, nil
	case m.mayThrow():
		return "", nil, message.Errorf("Throw the sticks first.")
	case spot == sticksSpot:
		return "", nil, m.spendFirst()
	}
	spot = m.meant(spot)
	player := m.state.Turn()
	var there []yutnori.Move
	var starts, ends []yutnori.Position
	for _, move := range m.moves() {
		if m.spotOf(player, m.rules.Target(player, move)) == spot {
			there = append(there, move)
		}
		starts, ends = append(starts, move.From), append(ends, m.rules.Target(player, move))
	}
	others := slices.ContainsFunc(there, func(move yutnori.Move) bool { return move.From != there[0].From })
	leaves := false // whether a move leads away from the spot
	for i, from := range starts {
		leaves = leaves || m.spotOf(player, from) == spot && m.spotOf(player, ends[i]) != spot
	}
	if len(there) > 0 && !others && (m.from != nil || !m.holds(player, spot) || m.spotOf(player, there[0].From) == spot && !leaves) {
		return m.saying(there[0]), nil, nil // the smallest result
	}
	return m.pick(spot, there, starts, ends)
}

// meant returns the spot that a click on a spot means. The corner of the player on turn
// means home if a listed move leads home, unless a move ends on the corner or another piece
// is there.
func (m Moment) meant(spot string) string {
	player := m.state.Turn()
	if spot != nameOf(m.home()) || m.holds(player, spot) && (m.from == nil || *m.from != yutnori.Last) {
		return spot
	}
	meant := spot
	for _, move := range m.moves() {
		if target := m.rules.Target(player, move); target == yutnori.Last {
			return spot
		} else if target == yutnori.Arrived {
			meant = homeSpot
		}
	}
	return meant
}

// pick picks the pieces on a spot, or puts them down. The listed moves lead from the starts
// to the ends, and some of them there, to the spot.
func (m Moment) pick(spot string, there []yutnori.Move, starts, ends []yutnori.Position) (said string, picked play.Moment, err error) {
	player, chosen := m.state.Turn(), m.from
	if chosen != nil && m.spotOf(player, *chosen) == spot {
		return "", nil, nil
	}
	m.from = nil
	for _, move := range m.moves() {
		if m.spotOf(player, move.From) == spot {
			m.from = &move.From
			return "", m, nil
		}
	}
	switch {
	case len(there) > 1:
		return "", nil, message.Errorf("Several moves lead there: choose one in the list.")
	case m.holds(player, spot):
		return "", nil, message.Errorf("A back result moves a piece that is on the board.")
	case m.pictured() && chosen != nil:
		return "", nil, message.Errorf("The chosen piece cannot go there.")
	case m.pictured():
		return "", nil, message.Errorf("You have no piece there that can move.")
	case chosen != nil:
		return "", nil, message.Errorf("From %s you can go to %s.", m.place(*chosen), m.placesOf(ends))
	}
	return "", nil, message.Errorf("You have no piece there that can move: click %s.", m.placesOf(starts))
}

// placesOf lists the names of positions, each once, in the order of the road.
func (m Moment) placesOf(positions []yutnori.Position) string {
	slices.Sort(positions)
	var places []string
	for _, position := range slices.Compact(positions) {
		places = append(places, m.place(position))
	}
	return m.Language.List(places, " or ")
}

// holds reports whether a player has pieces on a spot. Pieces at home no longer play.
func (m Moment) holds(player int, spot string) bool {
	for _, position := range m.state.Pieces(player) {
		if position != yutnori.Arrived && m.spotOf(player, position) == spot {
			return true
		}
	}
	return false
}
