// Package steps holds the steps of the yutnori scenarios.
package steps

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"games.example/features"
	"games.example/features/yutnori/reference"
	"games.example/internal/protocol"
	"games.example/yutnori"
	"games.example/yutnori/byhand"
)

// Register registers the steps of a scenario that a kata plays. It returns the state of
// the scenario.
func Register(s *features.Steps, kata protocol.Kata) *Table {
	t := &Table{Facts: yutnori.Basic(2, 4)}
	t.Dialog = features.NewDialog(s, kata, t.inOrder)
	t.setup(s)
	t.house(s)
	t.playing(s)
	t.looking(s)
	return t
}

// Table holds the state of one scenario.
type Table struct {
	*features.Dialog[byhand.Observation]

	// How the game begins.
	Facts   yutnori.Facts // of the game that the scenario describes
	animals []string
	placed  [yutnori.MaxPlayers][]int
	turn    int
	started bool

	before byhand.Observation // the observation before the last action
	mover  int
}

func (t *Table) setup(s *features.Steps) {
	s.Step(`^a basic game of (\d) players with (\d) pieces?$`, func(players, pieces int) {
		t.Facts, t.started = yutnori.Basic(players, pieces), false
		t.placed, t.turn = [yutnori.MaxPlayers][]int{}, 0
	})
	s.Step(`^an advanced game of ((?:[a-z]+, )*[a-z]+)$`, t.advancedGame)
	s.Step(`^there are (\d) players$`, func(players int) { t.Facts.Players = players })
	s.Step(`^player (\d) begins with pieces at ([\d ]+)$`, func(player int, at string) (err error) {
		t.Facts.Players = max(t.Facts.Players, player+1)
		t.placed[player], err = parsePositions(at)
		return err
	})
	s.Step(`^player (\d) is next$`, func(player int) { t.turn = player })
	s.Step(`^the game begins$`, t.start)
	s.Step(`^that position is refused: (.+)$`, func(why string) error {
		return features.CheckRefusal(t.start(), why)
	})
	t.asking(s)
}

// asking registers the steps that ask for a game or a position that may be impossible.
func (t *Table) asking(s *features.Steps) {
	game := func(players, pieces int) byhand.Game {
		return reference.GameOf(yutnori.Basic(2, 4)).For(players, pieces)
	}
	s.Step(`^somebody asks for a game of (\d+) players with (-?\d+) pieces$`, func(players, pieces int) error {
		return t.Act(newRequest(game(players, pieces)))
	})
	s.Step(`^somebody asks for an advanced game of (.+) for (\d) players$`, func(animals string, players int) error {
		asked := game(players, 4)
		asked.Animals = strings.Split(animals, ", ")
		return t.Act(newRequest(asked))
	})
	s.Step(`^somebody asks for a game whose (\w+) is (.+)$`, func(rule, value string) error {
		asked := game(2, 4)
		text := fmt.Sprintf(`{%q:%s}`, rule, value)
		return errors.Join(json.Unmarshal([]byte(text), &asked.House), t.Act(newRequest(asked)))
	})
	s.Step(`^somebody sets up (\[.*\]) with turn (-?\d+)$`, func(text string, turn int) error {
		return t.Act(protocol.Request("set", "pieces", json.RawMessage(text), "turn", turn))
	})
}

func (t *Table) advancedGame(names string) error {
	t.animals = strings.Split(names, ", ")
	animals := make([]yutnori.Animal, len(t.animals))
	for player, name := range t.animals {
		if err := animals[player].UnmarshalText([]byte(name)); err != nil {
			return err
		}
	}
	t.Facts = yutnori.Advanced(animals...)
	return nil
}

func parsePositions(text string) (positions []int, err error) {
	for field := range strings.FieldsSeq(text) {
		number, err := strconv.Atoi(field)
		if err != nil {
			return nil, err
		}
		positions = append(positions, number)
	}
	return positions, nil
}

func (t *Table) house(s *features.Steps) {
	s.Step(`^the house game$`, func() { t.Facts = yutnori.House() })
	s.Step(`^back results are played$`, func() { t.Facts.BackResults = true })
	s.Step(`^player (\d) starts at (\w\w), (clockwise|counterclockwise)$`, func(player int, corner, direction string) error {
		t.Facts.Teams[player].Clockwise = direction == "clockwise"
		return t.Facts.Teams[player].Corner.UnmarshalText([]byte(corner))
	})
	s.Step(`^a catch with yut or mo earns no chain$`, func() { t.Facts.NoChainOnYut = true })
	s.Step(`^the short way is optional$`, func() { t.Facts.ShortWayOptional = true })
	s.Step(`^back-do from position 1 goes to the last position$`, func() { t.Facts.BackFromOne = yutnori.ToLast })
	s.Step(`^back-do from position 1 goes into the hand$`, func() { t.Facts.BackFromOne = yutnori.ToHand })
	s.Step(`^back-do from position 1 arrives$`, func() { t.Facts.BackFromOne = yutnori.ToArrived })
}

// start begins the game that the scenario has described, unless it has begun already.
// The answer must not depend on an earlier game.
func (t *Table) start() error {
	if t.started {
		return nil
	}
	if err := t.begin(); err != nil {
		return err
	}
	t.started = true
	pieces := make([][]int, t.Facts.Players)
	for player := range pieces {
		pieces[player] = make([]int, t.Facts.Pieces)
	}
	if err := t.hasBegun(pieces, 0); err != nil {
		return err
	}
	placed := t.turn > 0
	for player, positions := range t.placed[:t.Facts.Players] {
		if positions != nil {
			pieces[player], placed = positions, true
		}
	}
	if !placed {
		return nil
	}
	if err := t.Ask(protocol.Request("set", "pieces", pieces, "turn", t.turn)); err != nil {
		return err
	}
	return t.hasBegun(pieces, t.turn)
}

func (t *Table) begin() error {
	return t.Ask(newRequest(reference.GameOf(t.Facts, t.animals...)))
}

func newRequest(g byhand.Game) any {
	return protocol.Request("new", "players", g.Players, "pieces", g.Pieces, "animals", g.Animals, "house_rules", g.House)
}

// hasBegun checks the whole answer to a new or set request.
func (t *Table) hasBegun(pieces [][]int, turn int) error {
	var sorted [][]int
	for _, positions := range pieces {
		sorted = append(sorted, slices.Sorted(slices.Values(positions)))
	}
	return features.EqualAnswer(byhand.Observation{Pieces: sorted, Turn: turn, ChainsOwed: 1}, t.Seen)
}

// inOrder sorts the pieces and the pool of an answer. Once the game has begun, the
// answer must show the pieces of all players.
func (t *Table) inOrder(seen *byhand.Observation) error {
	if t.started && len(seen.Pieces) != t.Facts.Players {
		return fmt.Errorf("pieces: expected %d arrays, found %d", t.Facts.Players, len(seen.Pieces))
	}
	for _, positions := range seen.Pieces {
		slices.Sort(positions)
	}
	sortPool(seen.Pool)
	return nil
}

func sortPool(pool []string) {
	order := []string{"back-geol", "back-gae", "back-do", "do", "gae", "geol", "yut", "mo"}
	slices.SortFunc(pool, func(a, b string) int { return slices.Index(order, a) - slices.Index(order, b) })
}

// act starts the game if necessary, and asks the kata to carry out an action.
func (t *Table) act(request any) error {
	if err := t.start(); err != nil {
		return err
	}
	before := t.Seen
	err := t.Act(request)
	if t.Refusal == nil {
		t.before = before
	}
	return err
}

func (t *Table) playing(s *features.Steps) {
	s.Step(`^player (\d) throws ((?:[a-z-]+, )*[a-z-]+)$`, t.throws)
	s.Step(`^player (\d) moves (-?\d+) with (\S+)$`, func(player, from int, result string) error {
		return t.moves(player, from, result, "short")
	})
	s.Step(`^player (\d) throws and moves (\d+) with (\S+)$`, func(player, from int, result string) error {
		if err := t.throws(player, result); err != nil {
			return err
		}
		return t.moves(player, from, result, "short")
	})
	s.Step(`^player (\d) moves (\d+) with (\S+) by the (\w+) way$`, t.moves)
}

func (t *Table) throws(player int, names string) error {
	results := strings.Split(names, ", ")
	err := t.act(protocol.Request("throw", "player", player, "results", results))
	if err == nil && t.Refusal == nil && len(t.Seen.Pool) <= len(t.before.Pool) {
		results = append(results, t.before.Pool...)
		sortPool(results)
		return features.EqualField("pool after the throw, with its earlier results", results, t.Seen.Pool)
	}
	return err
}

func (t *Table) moves(player, from int, result, way string) error {
	err := t.act(protocol.Request("move", "player", player, "position", from, "result", result, "way", way))
	if err != nil || t.Refusal != nil {
		return err
	}
	t.mover = player
	if len(t.Seen.Pool) >= len(t.before.Pool) {
		rest := append([]string{}, t.before.Pool...)
		if spent := slices.Index(rest, result); spent >= 0 {
			rest = slices.Delete(rest, spent, spent+1)
		}
		return features.EqualField("pool without the result that was spent", rest, t.Seen.Pool)
	}
	return nil
}

func (t *Table) looking(s *features.Steps) {
	s.Step(`^player (\d) has pieces at ([\d ]+)$`, t.piecesAreAt)
	s.Step(`^it is player (\d)'s turn$`, t.isTurnOf)
	s.Step(`^the final position is (\d+)$`, func(at int) error { return features.EqualField("final_position", at, t.Seen.FinalPosition) })
	s.Step(`^player (\d)'s pool is ([a-z -]+)$`, func(player int, pool string) error {
		return errors.Join(
			features.EqualField("turn", player, t.Seen.Turn),
			features.EqualField("pool", strings.Fields(pool), t.Seen.Pool))
	})
	s.Step(`^player (\d) may throw again$`, func(player int) error { return t.owes(player, 1) })
	s.Step(`^player (\d) must move$`, t.mustMove)
	s.Step(`^(\d) pieces? of player (\d) (?:was|were) caught$`, t.wereCaught)
	s.Step(`^(\d) chains? (?:was|were) earned$`, t.wereEarned)
	s.Step(`^player (\d) has won$`, func(player int) error { return features.EqualField("winner", &player, t.Seen.Winner) })
	s.Step(`^nobody has won$`, func() error { return features.EqualField("winner", (*int)(nil), t.Seen.Winner) })
}

func (t *Table) piecesAreAt(player int, at string) error {
	want, err := parsePositions(at)
	if err != nil {
		return err
	}
	if player >= len(t.Seen.Pieces) {
		return fmt.Errorf("pieces: expected the pieces of player %d, found %v", player, t.Seen.Pieces)
	}
	return features.EqualField(fmt.Sprintf("pieces of player %d", player), want, t.Seen.Pieces[player])
}

// owes checks the player on turn, and the number of chains that the player must throw.
func (t *Table) owes(player, chains int) error {
	return errors.Join(
		features.EqualField("turn", player, t.Seen.Turn),
		features.EqualField("chains_owed", chains, t.Seen.ChainsOwed))
}

func (t *Table) isTurnOf(player int) error {
	return errors.Join(
		t.owes(player, 1),
		features.EqualField("pool", []string{}, append([]string{}, t.Seen.Pool...)))
}

func (t *Table) mustMove(player int) error {
	if len(t.Seen.Pool) == 0 {
		return errors.New("pool: expected a result, found []")
	}
	return t.owes(player, 0)
}

func (t *Table) wereCaught(pieces, victim int) error {
	return errors.Join(
		features.EqualField("caught", pieces, t.Seen.Caught),
		features.EqualField("pieces that went back to position 0", pieces, inHand(t.Seen.Pieces[victim])-inHand(t.before.Pieces[victim])))
}

func inHand(positions []int) (pieces int) {
	for _, at := range positions {
		if at == 0 {
			pieces++
		}
	}
	return pieces
}

// wereEarned checks the number of chains that the player must throw after the last
// move.
func (t *Table) wereEarned(chains int) error {
	if t.Seen.Turn != t.mover {
		return features.EqualField("chains that the player who moved owes", chains, 0)
	}
	return features.EqualField("chains_owed", chains, t.Seen.ChainsOwed)
}
