package engine_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts/engine"
)

// signature is the number of positions that searches of thirtyPositions to depth 8 visit
// in total. Nearly every change to the search or to its weights changes this number, so
// the test notices unintended changes.
const signature = 424_546

// The first 25 positions are from games, and the last five have kings.
var thirtyPositions = []string{
	"W:W28,30-33,35-37,39-50:B1-13,15-17,19,20,23,24",
	"B:W28,29,31-39,41,42,44-50:B1-10,12-18,20,24,26",
	"W:W30,32-38,40-50:B1-6,8-13,15-20,23",
	"B:W22,27,28,34-46,48-50:B1-7,9-13,15,16,18-20,25,26",
	"W:W27,29,31,32,35-37,39,41-49:B1-7,9-18",
	"B:W24,28,31,40-50:B1-7,9-12,15,16,18,25",
	"W:W31-33,35,36,38,40,41,44-50:B1-7,9,10,12,14,16-19,24",
	"B:W16,26,32-37,39,41-47,49:B1-4,6-9,12,13,15,17,19,22,23,25",
	"W:W31,32,34-36,38,40,41,43-49:B1,2,4,6-13,15,16,20,24,26",
	"B:W22,28,33,35-41,43,45,47-49:B1-4,6,7,9,11,13-16,19,25,26",
	"W:W25,26,30,31,36,38-40,42,43,45-48,50:B2,4-7,9,10,12,13,15-19,22,23",
	"B:W24,27-29,32,35,37-39,41-44,46,47,50:B2,5-9,11-16,18,26",
	"W:W15,25,29,31,32,34,37,38,40,45-47,49,50:B4-10,12,13,16,18,19,23",
	"B:W16,27,32-35,37,39,40,42,44,46-48,50:B1,6-11,13,14,18-20,23,25",
	"W:W34-36,38,40,42-45,47,48:B1,4-6,13-16,18,20,22,23",
	"B:W25,26,31,32,36,37,39,40,43,45,47,49:B1,3,6,8-10,12,13,16,17",
	"W:W23,26,29,33,36-39,42,44,45,48:B2,6-9,12,13,15-17,21,25,35",
	"B:W32,33,35,36,39,41,42,45,48:B3,6,7,9,13,15,19,20",
	"W:W33,35,37,40,42,45,46,48:B3,5,6,8,9,12,13,16,21,26",
	"B:W26,27,33,40,44,47,50:B3,5,13,14,16,17",
	"W:W25,26,31-34,36,38,48,50:B3,6,9,11,14-19,21-23,35",
	"B:W30,32,36,40-45,47:B1,3,6,17,18",
	"W:W22,26,35,36,40,45,48:B1,3,6,8,9,13,15,38",
	"B:W16,33-35,43,47:B1,6,14,15,25,26,37",
	"W:W25,34-38,43,46:B1,3,14-16,18,22,26-28",
	"W:WK28,31,37:BK5,14,20,24",
	"B:WK46,33,38:BK3,K9,12",
	"W:WK1,K12,K40:BK23",
	"B:W30,35,K50:BK16,6",
	"W:WK26,42,47:BK4,9,13,18",
}

func TestTheSearchHasItsSignature(t *testing.T) {
	t.Parallel()
	nodes := 0
	e := engine.New(engine.Options{Hash: 8, Endgame: 2})
	for _, fen := range thirtyPositions {
		e.Clear()
		nodes += search(t, e, game(t, fen), engine.Limit{Depth: 8}).Nodes
	}
	require.Equal(t, signature, nodes, "is this change to the search intended?")
}
