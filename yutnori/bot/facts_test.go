package bot

import (
	"context"
	"sync"

	"pgregory.net/rapid"

	"games.example/yutnori"
)

// SmallSolution returns the solution of the basic game of two players with one piece
// each.
var SmallSolution = sync.OnceValue(func() *Solution {
	rules, err := yutnori.NewRules(yutnori.Basic(2, 1))
	if err != nil {
		panic(err)
	}
	solution, err := Solve(context.Background(), rules, yutnori.YutSticks{}, nil)
	if err != nil {
		panic(err)
	}
	return solution
})

// basicOutlook returns the outlook for a basic game between two players with four
// pieces each. It creates the outlook only once, because that is slow.
var basicOutlook = sync.OnceValue(func() *outlook {
	rules, err := yutnori.NewRules(yutnori.Basic(2, 4))
	if err != nil {
		panic(err)
	}
	return newOutlook(rules, yutnori.YutSticks{})
})

// AnyFacts generates the facts of any game that can be played.
func AnyFacts(t *rapid.T) yutnori.Facts {
	flag := func(name string) bool { return rapid.Bool().Draw(t, name) }
	facts := yutnori.Basic(rapid.IntRange(2, 4).Draw(t, "players"), rapid.IntRange(1, 4).Draw(t, "pieces"))
	facts.BackResults = flag("back results")
	facts.NoChainOnYut = flag("no chain for yut or mo")
	facts.ShortWayOptional = flag("short way optional")
	facts.BackFromOne = yutnori.BackFromOne(rapid.IntRange(0, yutnori.NumBacksFromOne-1).Draw(t, "back from one"))
	for player := range facts.Players {
		own := &facts.Teams[player]
		own.Corner = yutnori.Corner(rapid.IntRange(0, yutnori.NumCorners-1).Draw(t, "corner"))
		own.Clockwise = flag("clockwise")
		own.EndsCatchersTurn = flag("ends the catcher's turn")
		own.GeolThrowsAgain = flag("geol throws again")
		own.TwoChainsPerCatch = flag("two chains")
		own.CowsRoad = flag("cow's road")
	}
	return facts
}
