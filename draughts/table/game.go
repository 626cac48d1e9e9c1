package table

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"

	"games.example/draughts"
	"games.example/program/screen"
)

var _ screen.Game = Table{}

// Title returns who is to move, and who the players are if only one of them is a
// program, or how the game has ended.
func (t Table) Title() string {
	if t.game.IsOver() {
		return t.game.Outcome().String()
	}
	mover := t.game.Position().ToMove()
	if (t.Players[draughts.White] == nil) == (t.Players[draughts.Black] == nil) {
		return fmt.Sprintf("%s to move", mover)
	}
	return fmt.Sprintf("%s (%s) to move, against %s (%s)", mover, t.who(mover), mover.Opponent(), t.who(mover.Opponent()))
}

func (t Table) who(player draughts.Color) string {
	if t.Players[player] == nil {
		return "you"
	}
	return "the program"
}

// Options returns a turn for each move of the person on turn, with the number of
// pieces that it captures.
func (t Table) Options() []screen.Option {
	var options []screen.Option
	for _, turn := range t.turns() {
		option := screen.Option{Text: t.text(turn)}
		if turn.Move() == t.advice.Move() {
			option.Hint = "hint:"
		}
		options = append(options, option)
	}
	return options
}

// text returns a turn with its captures and its promotion.
func (t Table) text(turn draughts.Turn) string {
	p := t.game.Position()
	text := turn.Text(t.Notation)
	if n := turn.Captured().Len(); n > 0 {
		text += fmt.Sprintf(" takes %d", n)
	}
	if after := p.After(turn.Move()); after.At(turn.To()).IsKing() && !p.At(turn.From()).IsKing() {
		text += ", crowned"
	}
	return text
}

// Log returns the moves, two to a line as in PDN, and the program's thoughts.
func (t Table) Log() []string {
	var log []string
	number, first := 1, t.game.Start().ToMove()
	for n, turn := range t.game.Turns() {
		p, _ := t.game.PositionAfter(n)
		text := p.ShortTurn(turn, t.Notation)
		switch {
		case p.ToMove() == draughts.White:
			log = append(log, fmt.Sprintf("%d. %s", number, text))
		case n == 0 && first == draughts.Black:
			log = append(log, fmt.Sprintf("%d. ... %s", number, text))
			number++
		default:
			log[len(log)-1] += " " + text
			number++
		}
	}
	if t.wordy {
		log = append(log, t.evaluation()...)
	}
	if t.refusal != "" {
		log = append(log, t.refusal)
	}
	return log
}

// evaluation returns the program's evaluation, or the key that asks for it.
func (t Table) evaluation() []string {
	switch {
	case t.thought != "":
		return []string{t.thought}
	case t.game.IsOver() || t.onTurn() != nil:
		return nil
	default:
		return []string{"no evaluation yet: h asks for one"}
	}
}

// Play returns the table after one of the options has been played.
func (t Table) Play(option int) screen.Game {
	if turns := t.turns(); option >= 0 && option < len(turns) {
		return t.after(turns[option])
	}
	return t
}

// Undo returns the table as of the last decision of a person.
func (t Table) Undo() (screen.Game, bool) {
	game := t.game.Clone()
	for game.Undo() == nil {
		if t.Players[game.Position().ToMove()] == nil {
			return t.with(game), true
		}
	}
	return t, false
}

// New returns the table with a new game from the same position.
func (t Table) New() screen.Game {
	if t.Reseat != nil {
		t.Seed = rand.NewPCG(t.Seed, 1).Uint64()
		t.Players = t.Reseat(t.Seed)
	}
	return t.with(draughts.NewGame(t.game.Start(), t.game.Rules()))
}

// Click returns the table after a click on a square of the board.
func (t Table) Click(spot string) screen.Game {
	square, err := strconv.Atoi(spot)
	if err != nil || t.game.IsOver() || t.onTurn() != nil {
		return t
	}
	return t.click(draughts.Square(square))
}

// Key flips the board with f, shows what the program thinks with e, and takes
// back a chosen piece with Escape.
func (t Table) Key(key string) (screen.Game, bool) {
	switch key {
	case "f":
		t.flipped = !t.flipped
	case "e":
		t.wordy = !t.wordy
	case "esc":
		t.path, t.refusal = nil, ""
	default:
		return t, false
	}
	return t, true
}

// Think returns a function that moves for the program on turn.
func (t Table) Think() func(context.Context) screen.Game {
	mover := t.onTurn()
	if mover == nil {
		return nil
	}
	return func(ctx context.Context) screen.Game {
		turn, thought := mover(ctx, t.game)
		next := t.after(turn)
		next.thought = thought
		return next
	}
}

// Hint returns the table with the adviser's turn marked.
func (t Table) Hint() func(context.Context) screen.Game {
	if t.Adviser == nil || t.game.IsOver() || t.onTurn() != nil {
		return nil
	}
	return func(ctx context.Context) screen.Game {
		t.path = nil
		t.advice, t.thought = t.Adviser(ctx, t.game)
		return t
	}
}

// Over reports whether the game has ended.
func (t Table) Over() bool { return t.game.IsOver() }

// Pages returns the help pages: the rules and the keys.
func (t Table) Pages() []screen.Page { return pages }

// Words returns the texts of the screen, including the keys of this game.
func (t Table) Words() screen.Words {
	words := screen.English
	words.Choices = "Your moves:"
	words.Log = "The game so far:"
	words.OwnKeys = "f flip  e evaluation"
	return words
}

var pages = []screen.Page{
	{Title: "Draughts: how the pieces move", Lines: strings.Split(`White (w) starts at the bottom and moves up; black (b) moves down.
A man steps forward along a diagonal to the next square. It captures forward
and backward: over a piece of the other color onto the free square right behind.
A king (two men, one upon the other) goes along a diagonal as far as it likes.
It captures over one piece at any distance and lands on any free square behind
it.

A capture goes on as long as it can, and a piece is captured only once. The
captured pieces leave the board when the turn is over; until then they block.
Capturing is mandatory, and of all captures only those that take the most pieces
are allowed. Men and kings count the same.

A man that ends its turn on the last row becomes a king; one that passes it
while capturing stays a man. A player who cannot move has lost.`, "\n")},
	{Title: "Draughts: how a game is drawn", Lines: strings.Split(`A game is a draw

- when the same position is on the board for the third time, with the same
  player to move;
- after 25 moves of each player in a row by kings alone, without a capture;
- 16 moves of each after one king stands alone against three pieces, a king
  among them;
- 5 moves of each after one king stands alone against two pieces, a king among
  them, or against one king.`, "\n")},
	{Title: "Draughts: keys", Lines: strings.Split(`↑ ↓ or j k       choose a move; the board shows where it leads
1 2 3 ...        choose a move by its number
Enter            play the chosen move
mouse            click a piece, then the squares it lands on
Esc              put a chosen piece down again
u                take the last move back
h                let the program propose a move
f                flip the board
e                show what the program thinks of the game, or hide it
l                the moves from the beginning
s                save the game
n                a new game
q                quit`, "\n")},
}
