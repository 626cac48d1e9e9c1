package ui

import (
	_ "embed"
	"strings"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/internal/play/parts"
	"games.example/yutkata"
)

//go:embed ko.po
var korean string

// Korean holds the Korean texts of this module and of the fronts.
var Korean = message.Korean.And(message.MustParse(korean))

// wordsOf returns the texts that a front shows, for play with or without a transcript.
func wordsOf(l message.Language, transcript bool) *play.Words {
	words := play.WordsIn(l)
	words.Tap = l.Text("Tap a marked token or a dot.")
	words.Aim = l.Text("Bring all your tokens to the flag first.")
	words.Skip = l.Text("Stay")
	words.FormTitle = l.Text("Yut kata: bring all your tokens to the last space first")
	words.Opening = l.Text("Enter throws the sticks; help lists the commands")
	words.Choices = l.Text("Your turn:")
	words.Log = l.Text("The game so far:")
	words.OwnKeys = []string{l.Text("a1 move")}
	words.Listed, words.OwnLines = true, l.Text(ownLines)
	words.InShort = l.Text(inShort)
	words.Lacks, words.NamesHelp = []string{"board"}, true
	if transcript {
		words.LineMark, words.InShort = "*Note ", ""
		words.Lacks = append(words.Lacks, "undo")
		words.NothingTo = l.Text("A transcript takes nothing back.")
	} else {
		words.OwnLines += l.Text("  2                                    do what has the number 2 in the list") + "\n"
	}
	return words
}

func pages(l message.Language) []play.Page {
	return []play.Page{
		{Title: l.Text("The rules"), Picture: results(l), Lines: strings.Split(l.Text(rulesText), "\n")},
		{Title: l.Text("The keys"), Keys: true, Lines: strings.Split(l.Text(keysText), "\n")},
	}
}

// results returns a picture of the sticks of each result.
func results(l message.Language) string {
	throws := []yutkata.Throw{yutkata.DO, yutkata.GE, yutkata.GEOL, yutkata.YUT, yutkata.MO}
	var names []string
	for _, throw := range throws {
		names = append(names, l.Text(throw.String()))
	}
	return parts.Results(names, func(row, i int) string { return parts.Stick(throws[row].Sticks().String()[i] == 'x', 0) })
}

const (
	inShort = `Bring all your tokens to the last space first. Each must reach it exactly.
The flat sides of the sticks (x) count: DO 1, GE 2, GEOL 3, YUT 4, and MO, with no flat side, 5. After YUT and MO you throw again.
A token sends the other players' tokens on the space where it lands back to the start.`

	// signsText explains the signs of plainBoard.
	signsText = "After the number of a space, m means that a player misses a turn there, and <2 that a token moves back 2 spaces."

	ownLines = `  t, throw, Player.Throw()             throw the sticks
  A1, move A1, Player.Move(A1)         move a token
  tokens, PlayerATokens                say where a player's tokens are
  board, board.displayBoard()          print the board with commas
`

	rulesText = `The tokens walk along one line of spaces. The first player whose tokens have all reached the last space wins.

A turn is a throw of four sticks and the move of one token. The flat sides count: DO 1, GE 2, GEOL 3, YUT 4, and MO, with no flat side, 5. After YUT and MO the same player throws again.

A token enters on the space of its throw. Tokens of one player may share a space. The tokens of other players on the space where a token lands are sent off and start again.

The last space must be reached exactly. A token for which the throw is too big stays, unless the game carries it on from space 1. You may let such a token stay although another one can move. Your last token moves by itself.

⊘ is an obstacle: the player misses the next turn, after any extra throw just earned. Missed turns add up. ↶3 moves the token back 3 spaces, where no other obstacle acts on it.`

	keysText = `Enter, Space     throw the sticks
↑ ↓ and Enter    choose a token and move it; the board shows where it goes; the only token left moves by itself
a1 and Enter     move the token A1; Esc clears what was typed
H1 and Enter     a capital begins a token whose letter is a key
mouse            click the sticks, a token, or the space where one lands
u                take the last throw or move back
h                let the program propose a move; Enter plays it
v                review the game
x                resign
l                the whole log
s                save the game as a transcript
n                a new game
q                quit`
)
