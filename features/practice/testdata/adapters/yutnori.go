// Package kata plays by the reference's rules. It has the names of the kata's solution.
package kata

import (
	"os"
	"reflect"
	"slices"

	"games.example/features/yutnori/reference"
	"games.example/internal/protocol"
	"games.example/yutnori"
	"games.example/yutnori/byhand"
)

// ThrowFourYuts asks the game's rules, because the protocol has results instead of sticks.
func ThrowFourYuts(sticks [4]int) string {
	rules, err := yutnori.NewRules(yutnori.Basic(2, 4))
	if err != nil {
		return err.Error()
	}
	var fall yutnori.Fall
	for i, stick := range sticks {
		fall |= yutnori.Fall(stick << i)
	}
	return rules.Read(fall).String()
}

func MovePlayer(position int, result string) int {
	g := NewGame(2, 1)
	g.Pieces = [][]int{{position}, {0}}
	for _, result := range []string{result, "do"} {
		if g.Throws > 0 {
			_ = g.Throw(result)
		}
	}
	_ = g.Move(position, result)
	return g.seen.FinalPosition
}

type House struct {
	BackResults bool
	YutNoChain  bool
	LongWay     bool
	BackFromOne string
	Corners     []string
	Clockwise   []bool
}

type Game struct {
	Pieces  [][]int
	Turn    int
	Throws  int
	YutList []string
	Winner  int
	Animals []string
	House   House

	answer  protocol.Answer
	seen    byhand.Observation
	started House // the house rules of the game that the reference plays
}

func NewGame(players, pieces int) Game {
	g := Game{}
	g.start(players, pieces)
	return g
}

func NewAnimalGame(animals ...string) Game {
	g := Game{Animals: animals}
	g.start(len(animals), 4)
	return g
}

func (g *Game) start(players, pieces int) {
	house := byhand.House{
		BackResults: g.House.BackResults, NoChain: g.House.YutNoChain, ShortWayOptional: g.House.LongWay,
		BackDoFromOne: map[string]string{"": "last"}[g.House.BackFromOne], Corners: g.House.Corners, Clockwise: g.House.Clockwise,
	}
	if g.House.BackFromOne != "" {
		house.BackDoFromOne = g.House.BackFromOne
	}
	if house.Corners == nil {
		for range players {
			house.Corners, house.Clockwise = append(house.Corners, "se"), append(house.Clockwise, false)
		}
	}
	g.answer, g.started = reference.New(os.Getenv("BROKEN")), g.House
	_ = g.ask("new", "players", players, "pieces", pieces, "animals", append([]string{}, g.Animals...), "house_rules", house)
}

// ask sends a request, and reads the answer into the game's fields.
func (g *Game) ask(do string, fields ...any) error {
	var seen byhand.Observation
	if err := g.answer.Ask(protocol.Request(do, fields...), &seen); err != nil {
		return err
	}
	g.seen = seen
	g.Pieces, g.Turn, g.Throws, g.YutList, g.Winner = nil, seen.Turn, seen.ChainsOwed, seen.Pool, -1
	for _, pieces := range seen.Pieces {
		g.Pieces = append(g.Pieces, slices.Clone(pieces))
	}
	slices.SortFunc(g.YutList, func(a, b string) int { return resultOf(a) - resultOf(b) }) // the protocol leaves the order open
	if seen.Winner != nil {
		g.Winner = *seen.Winner
	}
	return nil
}

func resultOf(name string) int {
	var result yutnori.Result
	_ = result.UnmarshalText([]byte(name))
	return int(result)
}

// act sends a request. If a test has changed the fields, act sets up the position first.
func (g *Game) act(do string, fields ...any) error {
	pieces, turn := g.Pieces, g.Turn
	if changed := !reflect.DeepEqual(g.started, g.House); changed || !reflect.DeepEqual(pieces, g.seen.Pieces) || turn != g.seen.Turn {
		if changed {
			g.start(len(pieces), len(pieces[0]))
		}
		if err := g.ask("set", "pieces", pieces, "turn", turn); err != nil {
			return err
		}
	}
	return g.ask(do, append(fields, "player", g.Turn)...)
}

func (g *Game) Throw(result string) error { return g.act("throw", "results", []string{result}) }

func (g *Game) Move(position int, result string) error {
	return g.act("move", "position", position, "result", result, "way", "short")
}

func (g *Game) MoveLongWay(position int, result string) error {
	return g.act("move", "position", position, "result", result, "way", "long")
}
