package yutnori_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"games.example/features"
)

func (t *table) playing(s *features.Steps) {
	s.When(`^player (\d) throws ((?:[a-z-]+, )*[a-z-]+)$`, t.throws)
	s.When(`^player (\d) moves (-?\d+) with (\S+)$`, t.moves)
	s.When(`^player (\d) moves (\d+) with (\S+) by the (short|long) way$`, t.movesByWay)
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

func (t *table) throws(player int, names string) error {
	return t.attempt(func() (observation, error) { return t.kata.Throw(player, strings.Split(names, ", ")) })
}

func (t *table) moves(player, from int, result string) error {
	return t.movesByWay(player, from, result, "short")
}

func (t *table) movesByWay(player, from int, result, way string) error {
	err := t.attempt(func() (observation, error) { return t.kata.Move(player, from, result, way) })
	if err != nil || t.refusal != nil {
		return err
	}
	t.mover = player
	if !slices.Contains(t.seen.Pieces[player], t.seen.FinalPosition) {
		return fmt.Errorf("player %d has no piece at the final position %d", player, t.seen.FinalPosition)
	}
	return nil
}

func (t *table) piecesAreAt(player int, at string) error {
	want, err := parsePositions(at)
	if err := errors.Join(err, t.start()); err != nil {
		return err
	}
	if player >= len(t.seen.Pieces) {
		return fmt.Errorf("player %d is not in the game", player)
	}
	return features.EqualField("pieces", want, slices.Sorted(slices.Values(t.seen.Pieces[player])))
}

func (t *table) itIsTheTurnOf(player int) error {
	return errors.Join(
		features.EqualField("turn", player, t.seen.Turn),
		features.EqualField("chains_owed", 1, t.seen.ChainsOwed),
		features.EqualField("pool", "", t.pool()))
}

func (t *table) poolIs(player int, pool string) error {
	return errors.Join(features.EqualField("turn", player, t.seen.Turn), features.EqualField("pool", pool, t.pool()))
}

// pool returns the results in the pool, in the order in which they are printed.
func (t *table) pool() string {
	var pool []string
	for _, result := range []string{"back-geol", "back-gae", "back-do", "do", "gae", "geol", "yut", "mo"} {
		for _, thrown := range t.seen.Pool {
			if thrown == result {
				pool = append(pool, result)
			}
		}
	}
	return strings.Join(pool, " ")
}

func (t *table) throwsAgain(player int) error {
	if t.seen.ChainsOwed == 0 {
		return errors.New("chains_owed: expected 1 or 2, found 0")
	}
	return features.EqualField("turn", player, t.seen.Turn)
}

func (t *table) mustMove(player int) error {
	if len(t.seen.Pool) == 0 {
		return errors.New("the pool is empty")
	}
	return errors.Join(features.EqualField("turn", player, t.seen.Turn), features.EqualField("chains_owed", 0, t.seen.ChainsOwed))
}

func (t *table) wereCaught(pieces, victim int) error {
	return errors.Join(
		features.EqualField("caught", pieces, t.seen.Caught),
		features.EqualField("pieces that went back to position 0", pieces, inHand(t.seen.Pieces[victim])-inHand(t.before.Pieces[victim])))
}

func inHand(positions []int) (pieces int) {
	for _, at := range positions {
		if at == 0 {
			pieces++
		}
	}
	return pieces
}

// wereEarned checks how many chains the player of the last move has to throw.
func (t *table) wereEarned(chains int) error {
	if t.seen.Turn != t.mover {
		return features.EqualField("chains that the player who moved owes", chains, 0)
	}
	return features.EqualField("chains_owed", chains, t.seen.ChainsOwed)
}

func (t *table) hasWon(player int) error {
	if t.seen.Winner == nil {
		return errors.New("nobody has won")
	}
	return features.EqualField("winner", player, *t.seen.Winner)
}

func (t *table) nobodyHasWon() error {
	if t.seen.Winner != nil {
		return fmt.Errorf("player %d has won", *t.seen.Winner)
	}
	return nil
}
