package yutkata_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"games.example/features"
)

func (t *table) looking(s *features.Steps) {
	s.Then(`^the board is (\[\S+\])$`, t.theBoardIs)
	s.Then(`^(\w\d) is on space (\d+)$`, t.isOnSpace)
	s.Then(`^(\w\d) is off the board$`, t.isOffTheBoard)
	s.Then(`^(\w\d) has finished$`, t.hasFinished)
	s.Then(`^(\w\d) stayed where it was$`, t.stayedWhereItWas)
	s.Then(`^(\d+) tokens? (?:was|were) sent off the board$`, t.wereSentOff)
	s.Then(`^it is (Player\w)'s turn$`, t.itIsTheTurnOf)
	s.Then(`^(nobody|Player\w) misses a turn$`, t.missesATurn)
	s.Then(`^(Player\w(?:, Player\w)+) miss a turn$`, t.missesATurn)
	s.Then(`^the throw(?: to use)? is (DO|GE|GEOL|YUT|MO)$`, t.theThrowToUseIs)
	s.Then(`^no other throw is earned$`, t.noOtherThrowIsEarned)
	s.Then(`^the winner is (Player\w)$`, t.theWinnerIs)
	s.Then(`^nobody has won$`, func() error { return t.theWinnerIs("") })
}

func (t *table) theBoardIs(board string) error {
	return features.EqualField("board", board, t.seen.Board)
}

// spaces returns the tokens on each space of a board, joined by commas.
func spaces(board string) []string {
	return strings.Split(strings.TrimSuffix(strings.TrimPrefix(board, "[["), "]]"), "][")
}

func (t *table) isOnSpace(token string, space int) error {
	all := spaces(t.seen.Board)
	if space > len(all) {
		return fmt.Errorf("expected %s on space %d of the board %s", token, space, t.seen.Board)
	}
	return features.Equal(token, all[space-1])
}

func (t *table) isOffTheBoard(token string) error {
	if strings.Contains(t.seen.Board, token) || slices.Contains(t.seen.Finished, token) {
		return fmt.Errorf("expected %s off the board, and not finished\n   found %s, finished %v", token, t.seen.Board, t.seen.Finished)
	}
	return nil
}

func (t *table) hasFinished(token string) error {
	if strings.Contains(t.seen.Board, token) || !slices.Contains(t.seen.Finished, token) {
		return fmt.Errorf("expected %s finished\n   found %s, finished %v", token, t.seen.Board, t.seen.Finished)
	}
	return nil
}

func (t *table) stayedWhereItWas(token string) error {
	return errors.Join(
		features.Equal(token, t.token),
		features.EqualField("board", t.before.Board, t.seen.Board),
		features.EqualField("finished", t.before.Finished, t.seen.Finished))
}

func (t *table) wereSentOff(tokens int) error {
	return features.EqualField("captured", tokens, t.seen.Captured)
}

func (t *table) itIsTheTurnOf(player string) error {
	return features.EqualField("turn", player, t.seen.Turn)
}

// missesATurn compares whose turn it is after the last move with whose it is
// if those players miss theirs.
func (t *table) missesATurn(names string) error {
	turn := t.mover
	if !t.seen.Again {
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
	return features.EqualField("turn", turn, t.seen.Turn)
}

func (t *table) nextTo(player string) string {
	number := int(player[len(player)-1]-'A'+1) % t.game.Players
	return "Player" + string(rune('A'+number))
}

func (t *table) theThrowToUseIs(name string) error {
	return features.EqualField("throw_to_use", name, t.seen.ThrowToUse)
}

func (t *table) noOtherThrowIsEarned() error {
	return features.EqualField("again", false, t.seen.Again)
}

func (t *table) theWinnerIs(player string) error {
	return features.EqualField("winner", player, t.seen.Winner)
}
