package yutnori_test

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"games.example/features"
	"games.example/yutnori"
)

func (t *table) playing(s *features.Steps) {
	s.Given(`^a basic game of (\d) players with (\d) pieces?$`, t.aBasicGame)
	s.Given(`^an advanced game of ((?:[a-z]+, )*[a-z]+)$`, t.anAdvancedGame)
	s.Given(`^there are (\d) players$`, t.thereArePlayers)
	s.Given(`^player (\d) has pieces at ([\d ]+)$`, t.letPiecesBeAt)
	s.Given(`^it is player (\d)'s turn$`, t.letItBeTheTurnOf)
	s.When(`^player (\d) throws ((?:[a-z-]+, )*[a-z-]+)$`, t.throws)
	s.When(`^player (\d) moves (-?\d+) with (\S+)$`, t.moves)
	s.Then(`^player (\d) has pieces at ([\d ]+)$`, t.piecesAreAt)
	s.Then(`^it is player (\d)'s turn$`, t.itIsTheTurnOf)
	s.Then(`^player (\d)'s pool is ([a-z -]+)$`, t.poolIs)
	s.Then(`^player (\d) throws again$`, t.throwsAgain)
	s.Then(`^player (\d) must move$`, t.mustMove)
	s.Then(`^(\d) pieces? of player (\d) (?:was|were) caught$`, t.wereCaught)
	s.Then(`^(\d) chains? (?:was|were) earned$`, t.wereEarned)
	s.Then(`^player (\d) has won$`, t.hasWon)
	s.Then(`^nobody has won$`, t.nobodyHasWon)
	s.Then(`^that is refused: (.+)$`, t.thatIsRefused)
}

func (t *table) aBasicGame(players, pieces int) {
	t.facts = yutnori.Basic(players, pieces)
}

func (t *table) anAdvancedGame(names string) error {
	var animals []yutnori.Animal
	for name := range strings.SplitSeq(names, ", ") {
		var animal yutnori.Animal
		if err := animal.UnmarshalText([]byte(name)); err != nil {
			return err
		}
		animals = append(animals, animal)
	}
	t.facts = yutnori.Advanced(animals...)
	return nil
}

func (t *table) thereArePlayers(players int) { t.facts.Players = players }

func (t *table) letPiecesBeAt(player int, at string) (err error) {
	t.facts.Players = max(t.facts.Players, player+1)
	t.placed[player], err = parsePositions(at)
	return err
}

func (t *table) letItBeTheTurnOf(player int) { t.turn = player }

// sitDown starts the game as the givens want it, before anything is done.
func (t *table) sitDown() error {
	if t.playedBy != nil {
		return nil
	}
	t.playedBy = t.rules()
	if t.refusal != nil {
		return nil // the first to act will hear of it
	}
	pieces := make([][]yutnori.Position, t.facts.Players)
	for player := range pieces {
		pieces[player] = t.placed[player]
		if pieces[player] == nil {
			pieces[player] = make([]yutnori.Position, t.facts.Pieces)
		}
	}
	t.state, t.refusal = t.playedBy.Setup(pieces, t.turn)
	return nil
}

func (t *table) throws(player int, names string) error {
	for name := range strings.SplitSeq(names, ", ") {
		var result yutnori.Result
		if err := result.UnmarshalText([]byte(name)); err != nil {
			return err
		}
		err := t.attempt(player, func(state yutnori.State) (yutnori.State, yutnori.Event, error) {
			return t.playedBy.Throw(state, result)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

func (t *table) moves(player, from int, name string) error {
	var result yutnori.Result
	if err := result.UnmarshalText([]byte(name)); err != nil {
		return err
	}
	return t.move(player, yutnori.Move{From: yutnori.Position(from), Result: result})
}

func (t *table) move(player int, move yutnori.Move) error {
	return t.attempt(player, func(state yutnori.State) (yutnori.State, yutnori.Event, error) {
		return t.playedBy.Move(state, move)
	})
}

// attempt lets a player act. What is refused must leave the game as it was.
func (t *table) attempt(player int, act func(yutnori.State) (yutnori.State, yutnori.Event, error)) error {
	justSat := t.playedBy == nil
	if err := t.sitDown(); err != nil || justSat && t.refusal != nil {
		return err
	}
	if t.refusal != nil {
		return t.refusal // nobody has asked for it
	}
	if t.state.Turn() != player {
		return fmt.Errorf("it is player %d's turn", t.state.Turn())
	}
	next, event, err := act(t.state)
	if err != nil {
		t.refusal = err
		return features.Equal(t.state, next)
	}
	t.state, t.event = next, event
	return nil
}

func (t *table) piecesAreAt(player int, at string) error {
	want, err := parsePositions(at)
	return errors.Join(err, features.Equal(want, t.state.Pieces(player)))
}

func (t *table) itIsTheTurnOf(player int) error {
	return errors.Join(features.Equal(player, t.state.Turn()), features.Equal(1, t.state.Chains()), features.Equal("", t.state.Pool().String()))
}

func (t *table) poolIs(player int, pool string) error {
	return errors.Join(features.Equal(player, t.state.Turn()), features.Equal(pool, t.state.Pool().String()))
}

func (t *table) throwsAgain(player int) error {
	if err := features.Equal(player, t.state.Turn()); err != nil {
		return err
	}
	_, _, err := t.playedBy.Throw(t.state, yutnori.Do)
	return err
}

func (t *table) mustMove(player int) error {
	return errors.Join(
		features.Equal(player, t.state.Turn()),
		features.Equal(0, t.state.Chains()),
		features.Equal(true, len(t.playedBy.AppendMoves(nil, &t.state)) > 0))
}

func (t *table) wereCaught(pieces, victim int) error {
	if pieces == 0 {
		victim = 0
	}
	return errors.Join(features.Equal(int8(pieces), t.event.Caught), features.Equal(int8(victim), t.event.Victim))
}

func (t *table) wereEarned(chains int) error { return features.Equal(int8(chains), t.event.Chains) }

func (t *table) hasWon(player int) error {
	winner, won := t.state.Winner()
	return errors.Join(features.Equal(true, won), features.Equal(player, winner), features.Equal(true, t.event.Won))
}

func (t *table) nobodyHasWon() error {
	_, won := t.state.Winner()
	return features.Equal(false, won)
}

func parsePositions(text string) ([]yutnori.Position, error) {
	var positions []yutnori.Position
	for field := range strings.FieldsSeq(text) {
		number, err := strconv.ParseInt(field, 10, 8)
		if err != nil {
			return nil, err
		}
		positions = append(positions, yutnori.Position(number))
	}
	return positions, nil
}
