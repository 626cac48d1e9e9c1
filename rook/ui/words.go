package ui

import "games.example/internal/play"

var words = func() *play.Words {
	words := play.WordsIn(nil)
	words.Keys[0] = "←↑↓→ slide the rook"
	words.FormTitle = "Rook: the player who brings it to X wins"
	words.Choices = "Reach X to win. Moves:"
	words.OwnLines = `A move is a direction and how many tiles: R 3, right 3, D4 or, in JSON,
{"direction": "R", "tiles": 3}. The player who brings R to X wins.
`
	return words
}()

// storyWords holds the words for a game with smart. They also explain the shaded tiles.
var storyWords = func() *play.Words {
	words := *words
	words.OwnKeys = []string{"░ proven lost for the mover"}
	return &words
}()

var pages = []play.Page{
	{Title: "The rules", Lines: []string{
		"Two players take turns. A player moves the rook at least one tile, to the right or down, as far as it likes, but never past the edge.",
		"",
		"The player who brings the rook to the goal, X at the lower right, wins.",
		"",
		"Smart starts without knowing how to win. It learns from each game that ends: the tiles that it has proven to be lost for the player who must move from there are shaded.",
	}},
	{Title: "The keys", Keys: true, Lines: []string{
		"← ↑ ↓ →  slide the rook by one tile more, or back; Enter plays",
		"mouse    a click on a tile moves the rook there",
		"r3 d4    typed moves: r is to the right, d is down; Enter plays, Esc clears",
		"1 to 9   choose from the list, as j and k do",
		"h        shows the move that wins, if there is one",
		"u        takes your last move back, or that you resigned",
	}},
}
