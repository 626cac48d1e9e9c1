// Package steps holds the steps of the rook scenarios.
package steps

import (
	"encoding/json"
	"errors"
	"fmt"

	messages "github.com/cucumber/messages/go/v21"

	"games.example/features"
	"games.example/internal/protocol"
	"games.example/rook/byhand"
)

// Player matches the names of the players in the features.
const Player = `(Ann|Bob|Player 1|Player 2)`

// Register registers the steps of a scenario that a kata plays. It returns the state of
// the scenario.
func Register(s *features.Steps, kata protocol.Kata) *Table {
	asIs := func(*byhand.Observation) error { return nil }
	t := &Table{Dialog: features.NewDialog(s, kata, asIs), kata: kata}
	t.moving(s)
	t.games(s)
	t.strategies(s)
	return t
}

// Table holds the state of one scenario.
type Table struct {
	*features.Dialog[byhand.Observation]

	kata  protocol.Kata
	game  byhand.Game
	moves int          // the number of legal moves that both players have made
	At    byhand.Tiles // the state in which a strategy is asked for moves

	illegal bool // whether the last move was illegal and no step has mentioned that
	choices []choice
}

func (t *Table) moving(s *features.Steps) {
	s.Step(`^a rook at (\d+),(\d+) on bounds (\d+)x(\d+)$`, t.rookAt)
	s.Step(`^it moves (RIGHT|DOWN) (-?\d+)$`, func(direction string, tiles int) error {
		return t.submitNext(fmt.Sprintf(`{"direction": %q, "tiles": %d}`, direction[:1], tiles))
	})
	s.Step(`^the move (.+) is submitted$`, t.submitNext)
	s.Step(`^it is at (\d+),(\d+)$`, func(down, right int) error {
		return features.EqualField("state", byhand.Tiles{D: down, R: right}, t.Seen.State)
	})
	s.Step(`^(\d+) tiles? (?:is|are) left DOWN and (\d+) RIGHT$`, func(down, right int) error {
		return features.EqualField("tiles left",
			byhand.Tiles{D: down, R: right},
			byhand.Tiles{D: t.game.Bounds.D - t.Seen.State.D, R: t.game.Bounds.R - t.Seen.State.R})
	})
	s.Step(`^it is at the bounds$`, func() error { return features.EqualField("state", t.game.Bounds, t.Seen.State) })
	s.Step(`^that is illegal: (.+)$`, func(rule string) error {
		t.illegal = false
		return features.EqualField("broken_rule", rule, t.Seen.BrokenRule)
	})
}

// rookAt sets the state in which a strategy is asked for moves. It also begins a game,
// unless a game has begun already.
func (t *Table) rookAt(down, right, n, m int) error {
	game := gameOf("Ann", "Bob", n, m, down, right)
	t.At = game.State
	if len(t.game.Players) > 0 {
		return features.EqualField("bounds", game.Bounds, t.game.Bounds)
	}
	return t.begin(game)
}

// begin begins a game. The answer must not depend on an earlier game.
func (t *Table) begin(game byhand.Game) error {
	t.game, t.moves = game, 0
	if err := t.Ask(newRequest(game)); err != nil {
		return err
	}
	return features.EqualAnswer(byhand.Observation{State: game.State, Data: map[string]any{}}, t.Seen)
}

func newRequest(game byhand.Game) any {
	return protocol.Request("new", "bounds", game.Bounds, "state", game.State, "players", game.Players)
}

// isRefused checks that a game is refused, and that the current game does not change.
func (t *Table) isRefused(game byhand.Game, why string) error {
	err := features.CheckRefusal(t.Ask(newRequest(game)), why)
	if err != nil || len(t.game.Players) == 0 {
		return err
	}
	return t.Unchanged()
}

// See records an observation, which the next steps check.
func (t *Table) See() error {
	err := t.Ask(protocol.Request("look"))
	t.illegal = t.Seen.BrokenRule != ""
	return err
}

func (t *Table) submitNext(move string) error {
	return t.submits(t.game.Players[t.moves%2], move)
}

func (t *Table) submits(player, move string) error {
	if err := t.Mentioned(); err != nil {
		return err
	}
	err := t.Act(protocol.Request("submit", "player", player, "move", move))
	if refusal, refused := err.(*protocol.Refusal); refused { //nolint:errorlint // a Kata does not wrap a Refusal
		return fmt.Errorf("%w: submit is never refused for an illegal move: answer with broken_rule", refusal)
	}
	if err != nil || t.Refusal != nil {
		return err
	}
	if t.illegal = t.Seen.BrokenRule != ""; !t.illegal {
		t.moves++
	}
	return nil
}

// Mentioned returns an error if the last move was illegal and no step has mentioned
// that.
func (t *Table) Mentioned() error {
	if t.illegal {
		return fmt.Errorf("broken_rule: expected \"\", found %q", t.Seen.BrokenRule)
	}
	return nil
}

func (t *Table) games(s *features.Steps) {
	const game = `a game of ` + Player + ` and ` + Player + ` on bounds (\d+)x(\d+)`
	s.Step(`^`+game+`$`, func(first, second string, n, m int) error {
		return t.begin(gameOf(first, second, n, m, 0, 0))
	})
	s.Step(`^`+game+` from (\d+),(\d+)$`, func(first, second string, n, m, down, right int) error {
		return t.begin(gameOf(first, second, n, m, down, right))
	})
	s.Step(`^no game begins with "(.*)" and "(.*)" on bounds (-?\d+)x(\d+) from (-?\d+),(\d+): (.+)$`,
		func(first, second string, n, m, down, right int, why string) error {
			return t.isRefused(gameOf(first, second, n, m, down, right), why)
		})
	s.Step(`^no game begins with the players (.+): (.+)$`, func(names, why string) error {
		game := gameOf("", "", 4, 4, 0, 0)
		return errors.Join(json.Unmarshal([]byte(names), &game.Players), t.isRefused(game, why))
	})
	s.Step(`^(?:(Cora)|`+Player+`) submits (.+)$`, func(stranger, player, move string) error {
		return t.submits(stranger+player, move)
	})
	s.Step(`^nothing can be submitted: (.+)$`, t.nothingCanBeSubmitted)
	s.Step(`^the board is$`, t.boardIs)
	s.Step(`^the state is (.+)$`, t.stateIs)
	s.Step(`^the history is$`, func(history *messages.PickleDocString) error {
		var want any
		err := json.Unmarshal([]byte(history.Content), &want)
		return errors.Join(err, features.EqualField("data", want, t.Seen.Data))
	})
	s.Step(`^`+Player+` has won$`, func(name string) error { return features.EqualField("winner", name, t.Seen.Winner) })
	s.Step(`^nobody has won$`, func() error { return features.EqualField("winner", "", t.Seen.Winner) })
}

func gameOf(first, second string, n, m, down, right int) byhand.Game {
	return byhand.Game{
		Bounds: byhand.Tiles{D: n, R: m}, State: byhand.Tiles{D: down, R: right}, Players: []string{first, second},
	}
}

func (t *Table) nothingCanBeSubmitted(why string) error {
	for _, name := range t.game.Players {
		request := protocol.Request("submit", "player", name, "move", `{"direction": "R", "tiles": 1}`)
		if err := features.CheckRefusal(t.Ask(request), why); err != nil {
			return err
		}
	}
	return t.Unchanged()
}

// boardIs compares the places of the rook and the goal with a picture.
func (t *Table) boardIs(board *messages.PickleTable) error {
	var want, got []string
	for d, row := range board.Rows {
		for r, cell := range row.Cells {
			want = append(want, cell.Value)
			switch (byhand.Tiles{D: d, R: r}) {
			case t.Seen.State:
				got = append(got, "R")
			case t.game.Bounds:
				got = append(got, "X")
			default:
				got = append(got, "")
			}
		}
	}
	return features.Equal(want, got)
}

func (t *Table) stateIs(state string) error {
	var want byhand.Tiles
	err := json.Unmarshal([]byte(state), &want)
	return errors.Join(err, features.EqualField("state", want, t.Seen.State))
}
