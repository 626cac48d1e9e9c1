package draughts_test

import (
	"fmt"
	"log"

	"games.example/draughts"
)

// List the turns of a position.
func Example() {
	p, err := draughts.ParseFEN("W:WK1,29,38,40,48:B7,13,20,24,35,39,K47")
	if err != nil {
		log.Fatal(err)
	}
	for turn := range p.Turns(draughts.Kata) {
		fmt.Println(turn)
	}
	// Output: 19x46x68x95x51
}

// Call the kata's method with the kata's board.
func ExampleValidTurns() {
	board := `
 K . . . .
. b . . .
 . . b . .
. . . . b
 . . . b .
. . . w .
 . . . . b
. . w b w
 . . . . .
. B w . .
`
	turns, err := draughts.ValidTurns(board, draughts.Black)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(turns)
	// Output: [75x53x31]
}

// Read and play turns, and get the reason why a turn is refused.
func ExamplePosition_Play() {
	p := draughts.Start()
	for _, text := range []string{"33-44", "26-35", "13-24"} {
		turn, err := p.ParseTurn(text, draughts.Kata)
		if err != nil {
			fmt.Println(err)
			break
		}
		if p, err = p.Play(turn); err != nil {
			log.Fatal(err)
		}
		fmt.Println(p.FEN())
	}
	// Output:
	// B:W28,31,33-50:B1-20
	// W:W28,31,33-50:B1-16,18-20,22
	// "13-24": a capture is possible
}

// Get the first few turns. The iterator does not compute the others.
func ExamplePosition_Turns() {
	n := 0
	for turn := range draughts.Start().Turns(draughts.PDN) {
		fmt.Println(turn.Text(draughts.PDN))
		if n++; n == 3 {
			break
		}
	}
	// Output:
	// 31-26
	// 31-27
	// 32-27
}

// Play every move and count the replies, as a search does. The slices are reused.
func ExamplePosition_AppendMoves() {
	p := draughts.Start()
	moves := p.AppendMoves(nil)
	replies := make([]draughts.Move, 0, 64)
	total := 0
	for _, m := range moves {
		replies = p.After(m).AppendMoves(replies[:0])
		total += len(replies)
	}
	fmt.Println(len(moves), "moves,", total, "with a reply")
	// Output: 9 moves, 81 with a reply
}
