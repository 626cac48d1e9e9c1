package dxp

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"games.example/draughts"
)

// Limits of the protocol.
const (
	longestMessage = 127 // in bytes, without the NUL at the end
	nameLength     = 32
	positionLength = 51
	mostSeconds    = 9999
)

// version is the version of the protocol.
const version = "01"

// A Message represents a message of the protocol. String returns the message in the form in
// which it is sent, without the NUL at its end.
type Message interface{ String() string }

// GameRequest asks for a game.
type GameRequest struct {
	Version  string // two digits
	Name     string // the name of the program that asks for the game
	Follower draughts.Color
	Minutes  int // for each player in a game, 1 or more
	Moves    int // the number of moves by each player after which the game ends, or 0 for no limit
	Start    draughts.Position
}

// Accept answers a request.
type Accept struct {
	Name string // the name of the program that answers
	Code AcceptCode
}

// AcceptCode is the answer to a request.
type AcceptCode byte

// The answers to a request.
const (
	Accepted     AcceptCode = '0'
	WrongVersion AcceptCode = '1'
	Refused      AcceptCode = '2' // the program would accept another game
	NoGame       AcceptCode = '3'
)

// MoveMessage announces a move.
type MoveMessage struct {
	Seconds int
	Move    draughts.Move
}

// End is sent in place of a move to end a game, or answers another End.
type End struct {
	Reason Reason
	Stop   bool // whether it was the last game
}

// Reason represents the reason why a game ends, from the sender's view.
type Reason byte

// The reasons.
const (
	Unknown Reason = '0'
	Lost    Reason = '1'
	Drawn   Reason = '2'
	Won     Reason = '3'
)

// Chat is text for people.
type Chat struct{ Text string }

// TakeBack asks to go back to the position before the player's move with the given
// number.
type TakeBack struct {
	Number int
	Player draughts.Color
}

// TakeBackAnswer answers a TakeBack: '0' for yes, '1' for no, or NotSupported.
type TakeBackAnswer struct{ Code byte }

// NotSupported is the answer of a program that does not take moves back.
const NotSupported = '2'

// ErrMessage is returned for bytes that are not a message of the protocol.
var ErrMessage = errors.New("not a message of the protocol")

// String returns the letter R and the fields.
func (r GameRequest) String() string {
	text := fmt.Sprintf("R%s%s%c%03d%03d", r.Version, padded(r.Name), colors[r.Follower], r.Minutes, r.Moves)
	if r.Start == draughts.Start() {
		return text + "A"
	}
	return text + "B" + letters.Replace(r.Start.Hub())
}

// String returns the letter A and the fields.
func (a Accept) String() string { return fmt.Sprintf("A%s%c", padded(a.Name), a.Code) }

// String returns the letter M and the fields, with the captured pieces in ascending
// order.
func (m MoveMessage) String() string {
	captured := m.Move.Captured()
	text := fmt.Sprintf("M%04d%02d%02d%02d", min(max(m.Seconds, 0), mostSeconds), m.Move.From(), m.Move.To(), captured.Len())
	for s := range captured.All() {
		text += fmt.Sprintf("%02d", s)
	}
	return text
}

// String returns the letter E and the fields.
func (e End) String() string {
	if e.Stop {
		return fmt.Sprintf("E%c1", e.Reason)
	}
	return fmt.Sprintf("E%c0", e.Reason)
}

// String returns the letter C and as much of the text as a message can hold.
func (c Chat) String() string {
	text := "C" + printable(c.Text)
	return text[:min(len(text), longestMessage)]
}

// String returns the letter B and the fields.
func (b TakeBack) String() string { return fmt.Sprintf("B%03d%c", b.Number, colors[b.Player]) }

// String returns the letter K and the answer.
func (k TakeBackAnswer) String() string { return fmt.Sprintf("K%c", k.Code) }

// colors holds the letters of the players: black is zwart in Dutch.
const colors = "WZ"

// letters converts a position from the Hub protocol to DamExchange, and back.
var letters = strings.NewReplacer("b", "z", "B", "Z", "z", "b", "Z", "B")

// padded returns the name, padded or cut to 32 printable characters.
func padded(name string) string {
	return fmt.Sprintf("%-*.*s", nameLength, nameLength, printable(name))
}

// printable replaces each byte that is not a printable ASCII character with a question
// mark.
func printable(text string) string {
	bytes := []byte(text)
	for i, b := range bytes {
		if b < ' ' || b > '~' {
			bytes[i] = '?'
		}
	}
	return string(bytes)
}

// ParseMessage reads a message. Its error wraps ErrMessage.
func ParseMessage(text string) (Message, error) {
	f := fields{rest: text}
	var m Message
	switch f.take(1) {
	case "R":
		m = f.gameRequest()
	case "A":
		m = Accept{f.name(), AcceptCode(f.oneOf("0123"))}
	case "M":
		m = f.move()
	case "E":
		m = End{Reason(f.oneOf("0123")), f.oneOf("01") == '1'}
	case "C":
		return Chat{f.rest}, nil
	case "B":
		m = TakeBack{f.number(3), f.color()}
	case "K":
		m = TakeBackAnswer{f.oneOf("012")}
	default:
		f.failed = true
	}
	if f.failed || f.rest != "" {
		return nil, fmt.Errorf("%w: %q", ErrMessage, text)
	}
	return m, nil
}

// fields reads the fields of a message.
type fields struct {
	rest   string
	failed bool // a field was wrong or missing
}

func (f *fields) gameRequest() GameRequest {
	r := GameRequest{
		Version:  printable(f.take(2)),
		Name:     f.name(),
		Follower: f.color(),
		Minutes:  f.number(3),
		Moves:    f.number(3),
		Start:    draughts.Start(),
	}
	if f.oneOf("AB") == 'B' {
		var err error
		r.Start, err = draughts.ParseHub(letters.Replace(f.take(positionLength)))
		f.failed = f.failed || err != nil
	}
	return r
}

func (f *fields) move() MoveMessage {
	seconds := f.number(4)
	from, to := f.square(), f.square()
	var captured draughts.Squares
	n := f.number(2)
	for range n {
		captured |= draughts.SquaresOf(f.square())
	}
	f.failed = f.failed || captured.Len() != n
	return MoveMessage{seconds, draughts.NewMove(from, to, captured)}
}

func (f *fields) take(n int) string {
	if len(f.rest) < n {
		f.failed, f.rest = true, ""
		return ""
	}
	taken := f.rest[:n]
	f.rest = f.rest[n:]
	return taken
}

func (f *fields) name() string { return strings.TrimRight(printable(f.take(nameLength)), " ") }

func (f *fields) color() draughts.Color {
	return draughts.Color(max(strings.IndexByte(colors, f.oneOf(colors)), 0))
}

func (f *fields) number(digits int) int {
	n, err := strconv.ParseUint(f.take(digits), 10, 16) // without a sign
	f.failed = f.failed || err != nil
	return int(n)
}

func (f *fields) square() draughts.Square {
	s := draughts.Square(f.number(2))
	f.failed = f.failed || !s.OnBoard()
	return s
}

// oneOf reads one of the given characters.
func (f *fields) oneOf(characters string) byte {
	c := f.take(1)
	if c == "" || !strings.Contains(characters, c) {
		f.failed = true
		return 0
	}
	return c[0]
}
