package ui

import (
	_ "embed"
	"strings"

	"games.example/draughts"
	"games.example/internal/message"
	"games.example/internal/play"
)

//go:embed ko.po
var korean string

// Korean holds the Korean texts of this module and of the fronts.
var Korean = message.Korean.And(message.MustParse(korean))

func words(l message.Language, n draughts.Notation) *play.Words {
	words := play.WordsIn(l)
	words.Opening = l.Format("Type a move such as %s-%s; help lists the commands", n.Square(32), n.Square(28))
	words.FormTitle = l.Text("Draughts: take or block all pieces of the other side")
	words.Seed = l.Text("--seed %d repeats the computer's random choices.")
	words.Choices = l.Text("Your moves:")
	words.Log = l.Text("The game so far:")
	words.OwnKeys = []string{l.Text("f flip"), l.Text("e evaluation")}
	words.Digits = true
	words.Must = l.Text("You must capture.")
	words.OwnLines, words.InShort, words.Legend = inNotation(n, l.Text(ownLines)), l.Text(inShort), l.Text(legend)
	return words
}

// inNotation returns a text with its examples of turns in a notation.
func inNotation(n draughts.Notation, text string) string {
	if n == draughts.Kata {
		return strings.NewReplacer("32-28, 26x37, 26x37x48", "44-35, 44x26, 71x44x99", "3228, 26x37", "3344, 44x26").Replace(text)
	}
	return text
}

const inShort = `A man steps one square forward along a diagonal. A king goes along a diagonal as far as it likes.
A man captures in any direction: it jumps over a piece of the other color onto the free square behind it. A king does so from any distance.
You must capture if you can, and you must capture the most pieces. A man that ends its turn on the last row becomes a king.
A player who cannot move has lost.`

const ownLines = `  32-28, 26x37, 26x37x48   a turn: from, landings if needed, and to
On the board, - marks the last move, and x a captured piece.
`

const legend = "A king is in brackets.\n"

func (s Setup) pages(n draughts.Notation) []play.Page {
	l := s.Language
	moves := l.Text(movesText)
	if s.Plain {
		moves = strings.Replace(moves, l.Text("with a crown or a mark in its middle"), l.Text("in brackets"), 1)
	}
	return []play.Page{
		{Title: l.Text("Draughts: how the pieces move"), Picture: capture(l), Lines: strings.Split(moves, "\n")},
		{Title: l.Text("Draughts: how a game is drawn"), Lines: strings.Split(l.Text(drawsText), "\n")},
		{Title: l.Text("Draughts: keys"), Keys: true, Lines: strings.Split(inNotation(n, l.Text(keysText)), "\n")},
	}
}

// capture returns a picture of a man that must capture three men, the last one backward.
// Another man could capture only two.
func capture(l message.Language) string {
	position, _ := draughts.ParseFEN("W:W28,36,38,42,43,49:B3,4,9,14,22,23,33") // valid
	t := New(draughts.New(draughts.InitialPosition(position)))
	t.Language = l
	return t.Begin().Picture(0)
}

const (
	movesText = `You win when the other side cannot move: all its pieces are captured or blocked.
White begins and moves away from its own side; black does the same.
A man steps forward along a diagonal to the next square. It captures forward and backward: over a piece of the other color onto the free square right behind.
A king (with a crown or a mark in its middle) goes along a diagonal as far as it likes. It captures over one piece at any distance and lands on any free square behind it.

A capture goes on as long as it can, and a piece is captured only once. The captured pieces leave the board when the turn is over; until then they block. Capturing is mandatory, and of all captures only those that take the most pieces are allowed. Men and kings count the same.

A man that ends its turn on the last row becomes a king; one that passes it while capturing stays a man.`

	drawsText = `A game is a draw

- when the same position is on the board for the third time, with the same player to move;
- after 25 moves of each player in a row by kings alone, without a capture;
- 16 moves of each after one king stands alone against three pieces, a king among them;
- 5 moves of each after one king stands alone against two pieces, a king among them, or against one king.`

	keysText = `↑ ↓ or j k       choose a move; the board shows where it leads
3228, 26x37      type a move; Enter plays it, Esc clears it
Enter, Space     play the chosen move
mouse            click a piece, then the squares it lands on
Esc              put a chosen piece down again
u                take the last move back
h                let the program propose a move; Enter plays it
x                resign
v                review the game: each position, and the worst moves
f                flip the board
e                show what the program thinks of the game, or hide it
l                the moves from the beginning
s                save the game
n                a new game
q                quit`
)
