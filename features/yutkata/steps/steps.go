// Package steps holds the steps of the yutkata scenarios.
package steps

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"games.example/features"
	"games.example/internal/protocol"
	"games.example/yutkata/byhand"
)

// Register registers the steps of a scenario that a kata plays.
func Register(s *features.Steps, kata protocol.Kata) {
	inOrder := func(seen *byhand.Observation) error { slices.Sort(seen.Finished); return nil }
	t := &table{Dialog: features.NewDialog(s, kata, inOrder), game: kataGame()}
	t.setup(s)
	t.options(s)
	t.playing(s)
	t.looking(s)
	t.example(s)
}

// kataGame returns the game without bonus rules.
func kataGame() byhand.Game {
	return byhand.Game{Spaces: 15, Tokens: 2, Players: 2, Obstacles: []string{}}
}

// table holds the state of one scenario.
type table struct {
	*features.Dialog[byhand.Observation]

	game     byhand.Game
	started  bool
	position byhand.Position    // where the scenario says that the game begins
	before   byhand.Observation // the observation before the last move
	mover    string

	// In an example: whether the game continues from another board, and the player who
	// throws.
	cut     bool
	thrower string
}

func (t *table) setup(s *features.Steps) {
	s.Step(`^a new game$`, t.newGame)
	s.Step(`^a new game of the kata$`, func() error {
		t.game = kataGame()
		return t.newGame()
	})
	s.Step(`^the board (\[\S+\])$`, t.setBoard)
	s.Step(`^the board (\[\S+\])(?: with (\S+) finished and (\w+) next)? is refused: (.+)$`, t.setRefused)
	s.Step(`^(Player\w) is next$`, t.setTurn)
	s.Step(`^(\w\d) finished earlier$`, t.setFinished)
	s.Step(`^(\w\d) stands on space (\d+)$`, t.standsOnSpace)
}

// newGame begins a game. The answer must not depend on an earlier game.
func (t *table) newGame() error {
	if err := t.Ask(t.request()); err != nil {
		return err
	}
	t.started = true
	empty := "[" + strings.Repeat("[]", t.game.Spaces) + "]"
	t.position = byhand.Position{Board: empty, Turn: "PlayerA"}
	return t.hasBegun()
}

// request returns the request that begins the game.
func (t *table) request() any {
	g := t.game
	return protocol.Request("new", "spaces", g.Spaces, "tokens", g.Tokens, "players", g.Players,
		"wrap", g.Wrap, "obstacles", g.Obstacles)
}

// set continues the game from the position that the scenario describes.
func (t *table) set() error {
	if err := t.Ask(setRequest(t.position)); err != nil {
		return err
	}
	return t.hasBegun()
}

func setRequest(p byhand.Position) any {
	finished := append([]string{}, slices.Sorted(slices.Values(p.Finished))...)
	return protocol.Request("set", "board", p.Board, "finished", finished, "turn", p.Turn)
}

// setRefused expects that the game cannot continue from a position, and that nothing
// changes.
func (t *table) setRefused(board, finished, player, reason string) error {
	position := t.position
	position.Board = board
	if player != "" {
		position.Finished, position.Turn = strings.Split(finished, ","), player
	}
	if err := features.CheckRefusal(t.Ask(setRequest(position)), reason); err != nil {
		return err
	}
	return t.Unchanged()
}

// hasBegun checks the whole answer to a new or set request.
func (t *table) hasBegun() error {
	p := t.position
	return features.EqualAnswer(byhand.Observation{Board: p.Board, Turn: p.Turn, Finished: p.Finished}, t.Seen)
}

// setBoard puts tokens on the board. Tokens that the scenario has named as finished stay
// finished, unless they are on the board.
func (t *table) setBoard(board string) error {
	if !t.started {
		if err := t.newGame(); err != nil {
			return err
		}
	}
	shown := func(token string) bool { return strings.Contains(board, token) }
	t.position.Board, t.position.Finished = board, slices.DeleteFunc(t.position.Finished, shown)
	return t.set()
}

func (t *table) setTurn(player string) error {
	t.position.Turn = player
	return t.set()
}

func (t *table) setFinished(token string) error {
	t.position.Finished = append(t.position.Finished, token)
	return t.set()
}

func (t *table) standsOnSpace(token string, space int) error {
	spaces := make([]string, t.game.Spaces)
	spaces[space-1] = token
	return t.setBoard("[[" + strings.Join(spaces, "][") + "]]")
}

func (t *table) playing(s *features.Steps) {
	s.Step(`^(\w+) throws (\S+)$`, t.throws)
	s.Step(`^(Player\w) moves (\w+)$`, t.moves)
	s.Step(`^(Player\w) throws (\S+) and moves (\w+)$`, func(player, sticks, token string) error {
		if err := t.throws(player, sticks); err != nil {
			return err
		}
		return t.moves(player, token)
	})
	s.Step(`^somebody looks$`, t.Unchanged)
}

func (t *table) throws(player, sticks string) error {
	err := t.Act(protocol.Request("throw", "player", player, "sticks", sticks))
	if err == nil && t.Refusal == nil && t.Seen.ThrowToUse == "" {
		return errors.New(`throw_to_use: expected the name of the throw, found ""`)
	}
	return err
}

func (t *table) moves(player, token string) error {
	before := t.Seen
	err := t.Act(protocol.Request("move", "player", player, "token", token))
	if err != nil || t.Refusal != nil {
		return err
	}
	t.before, t.mover = before, player
	return features.EqualField("throw_to_use", "", t.Seen.ThrowToUse)
}

func (t *table) looking(s *features.Steps) {
	s.Step(`^the board is (\[\S+\])$`, t.boardIs)
	s.Step(`^(\w\d) is on space (\d+)$`, t.isOnSpace)
	s.Step(`^(\w\d) is off the board$`, t.isOffTheBoard)
	s.Step(`^(\w\d) has finished$`, t.hasFinished)
	s.Step(`^no token has moved$`, t.noTokenHasMoved)
	s.Step(`^(\d+) tokens? (?:was|were) sent off the board$`, func(tokens int) error {
		return features.EqualField("captured", tokens, t.Seen.Captured)
	})
	s.Step(`^it is (Player\w)'s turn$`, t.isTurnOf)
	s.Step(`^(nobody|Player\w) misses a turn$`, t.missesATurn)
	s.Step(`^(Player\w(?:, Player\w)+) miss a turn$`, t.missesATurn)
	s.Step(`^the throw to use is (DO|GE|GEOL|YUT|MO)$`, t.throwToUseIs)
	s.Step(`^no throw is left to use$`, func() error { return t.throwToUseIs("") })
	s.Step(`^another throw is earned$`, func() error { return features.EqualField("again", true, t.Seen.Again) })
	s.Step(`^no other throw is earned$`, func() error { return features.EqualField("again", false, t.Seen.Again) })
	s.Step(`^the winner is (Player\w)$`, t.winnerIs)
	s.Step(`^nobody has won$`, func() error { return t.winnerIs("") })
}

func (t *table) boardIs(board string) error {
	return features.EqualField("board", board, t.Seen.Board)
}

func (t *table) isOnSpace(token string, space int) error {
	board := strings.TrimSuffix(strings.TrimPrefix(t.Seen.Board, "[["), "]]")
	all := strings.Split(board, "][")
	if space > len(all) || all[space-1] != token {
		return fmt.Errorf("board: expected %s on space %d, found %q", token, space, features.Short(t.Seen.Board))
	}
	return nil
}

func (t *table) isOffTheBoard(token string) error {
	if strings.Contains(t.Seen.Board, token) || slices.Contains(t.Seen.Finished, token) {
		return fmt.Errorf("expected %s off the board and not finished, found board %q, finished %q", token, t.Seen.Board, t.Seen.Finished)
	}
	return nil
}

func (t *table) hasFinished(token string) error {
	if strings.Contains(t.Seen.Board, token) || !slices.Contains(t.Seen.Finished, token) {
		return fmt.Errorf("expected %s finished, found board %q, finished %q", token, t.Seen.Board, t.Seen.Finished)
	}
	return nil
}

func (t *table) noTokenHasMoved() error {
	return errors.Join(
		features.EqualField("board", t.before.Board, t.Seen.Board),
		features.EqualField("finished", t.before.Finished, t.Seen.Finished))
}

func (t *table) isTurnOf(player string) error {
	return features.EqualField("turn", player, t.Seen.Turn)
}

// missesATurn checks that the turn has passed over the named players, in order.
func (t *table) missesATurn(names string) error {
	turn := t.mover
	if !t.Seen.Again {
		turn = t.nextTo(turn)
	}
	if names != "nobody" {
		for name := range strings.SplitSeq(names, ", ") {
			if err := features.EqualField("the player who comes next", name, turn); err != nil {
				return err
			}
			turn = t.nextTo(turn)
		}
	}
	return features.EqualField("turn", turn, t.Seen.Turn)
}

func (t *table) nextTo(player string) string {
	number := int(player[len(player)-1]-'A'+1) % t.game.Players
	return "Player" + string(rune('A'+number))
}

func (t *table) throwToUseIs(name string) error {
	return features.EqualField("throw_to_use", name, t.Seen.ThrowToUse)
}

func (t *table) winnerIs(player string) error {
	return features.EqualField("winner", player, t.Seen.Winner)
}

// example registers the steps that are written like the lines of the kata's own
// example.
func (t *table) example(s *features.Steps) {
	const note = `\s*(?:\*Note.*)?$`
	s.Step(`^a game that continues$`, func() error {
		t.cut = true
		return t.newGame()
	})
	s.Step(`^\$(\[\S+\])`+note, t.isShown)
	s.Step(`^\$(Player\w)'s turn`+note, t.isOnTurn)
	s.Step(`^>(Player\w)\.Throw\(\)$`, func(player string) { t.thrower = player })
	s.Step(`^\$The throw is (\w+) (\w+)$`, func(name, sticks string) error {
		if err := t.throws(t.thrower, sticks); err != nil {
			return err
		}
		return t.throwToUseIs(name)
	})
	s.Step(`^>(Player\w)\.Move\((\w\d)\)$`, t.moves)
	s.Step(`^\$The winner is (Player\w)$`, t.winnerIs)
}

// After a cut in the example, the game continues from the next board and the next turn.
// Any other board or turn is compared with the game.
func (t *table) isShown(board string) error {
	if t.cut {
		return t.setBoard(board)
	}
	return t.boardIs(board)
}

func (t *table) isOnTurn(player string) error {
	if t.cut {
		t.cut = false
		return t.setTurn(player)
	}
	return t.isTurnOf(player)
}
