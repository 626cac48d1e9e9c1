package yutnori_test

import (
	"strconv"
	"strings"

	"games.example/features"
	"games.example/yutnori"
)

func (t *table) starting(s *features.Steps) {
	s.Given(`^a basic game of (\d) players with (\d) pieces?$`, t.aBasicGame)
	s.Given(`^an advanced game of ((?:[a-z]+, )*[a-z]+)$`, t.anAdvancedGame)
	s.Given(`^there are (\d) players$`, t.thereArePlayers)
	s.Given(`^player (\d) has pieces at ([\d ]+)$`, t.letPiecesBeAt)
	s.Given(`^it is player (\d)'s turn$`, t.letItBeTheTurnOf)
}

func (t *table) aBasicGame(players, pieces int) {
	t.facts = yutnori.Basic(players, pieces)
}

func (t *table) anAdvancedGame(names string) error {
	t.animals = strings.Split(names, ", ")
	animals := make([]yutnori.Animal, len(t.animals))
	for player, name := range t.animals {
		if err := read(&animals[player], name); err != nil {
			return err
		}
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

func parsePositions(text string) ([]int, error) {
	var positions []int
	for field := range strings.FieldsSeq(text) {
		number, err := strconv.Atoi(field)
		if err != nil {
			return nil, err
		}
		positions = append(positions, number)
	}
	return positions, nil
}
