package ui

import (
	_ "embed"

	"games.example/internal/message"
	"games.example/internal/play"
)

//go:embed ko.po
var korean string

// Korean holds the Korean texts of this module and of the fronts.
var Korean = message.Korean.And(message.MustParse(korean))

func words(l message.Language) *play.Words {
	words := play.WordsIn(l)
	words.Keys[0] = l.Text("←↑↓→ slide the rook")
	words.Aim = l.Text("The player who brings the rook to the goal, the flag, wins.")
	words.Tap, words.Single = l.Text("Tap a dot to move there."), true
	words.FormTitle = l.Text("Rook: whoever brings it to the goal wins")
	words.Choices = l.Text("Reach X to win. Moves:")
	words.Opening = l.Text("Type a move such as R 3; help lists the commands")
	words.OwnLines = l.Text(ownLines)
	return words
}

const ownLines = `A move is a direction and how many tiles: R 3, right 3, D4 or, in JSON,
{"direction": "R", "tiles": 3}. The player who brings R to X wins.
`

// typedLines is for people. Nobody types JSON.
const typedLines = `A move is a direction and how many tiles: R 3, right 3, D4 or down 4.
The player who brings R to X wins.
`

func pages(l message.Language) []play.Page {
	return []play.Page{
		{Title: l.Text("The rules"), Lines: []string{
			l.Text("Two players take turns. A player moves the rook at least one tile, to the right or down, as far as it likes, but never past the edge."),
			"",
			l.Text("The player who brings the rook to the goal, at the lower right, wins."),
			"",
			l.Text("At level medium, the computer knows at first only what three short games have taught it. It learns more from the games that end, until it never errs."),
		}},
		{Title: l.Text("The keys"), Keys: true, Lines: []string{
			l.Text("← ↑ ↓ →  slide the rook by one tile more, or back; Enter plays"),
			l.Text("mouse    a click on a tile moves the rook there"),
			l.Text("r3 d4    typed moves: r is to the right, d is down; Enter plays, Esc clears"),
			l.Text("1 2 ...  choose from the list by number, or with j and k"),
			l.Text("h        shows the move that wins, if there is one"),
			l.Text("u        takes back your last move, or your resignation"),
		}},
	}
}
