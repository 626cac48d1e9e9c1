package bot

import "games.example/yutnori"

// side holds the stands of a player's pieces in a game that is being solved, and the
// steps between the stands.
type side struct {
	*team
	*road
	stands []stand                      // the stands nearest to home come last
	steps  [yutnori.NumResults][][]step // indexed by the result, and by the opponent's place on the cell where a step ends (0 if there is none)
	// For each stand and place: the stand after the pieces at the place have gone back
	// to the hand, or the same stand if the place is empty.
	without [][]int
}

// step leads from one stand to another.
type step struct{ from, to uint16 }

// newSides returns the sides of both players.
func newSides(rules *yutnori.Rules, sticks yutnori.YutSticks) (sides [2]*side) {
	m := newModel(rules, sticks)
	for player := range sides {
		sides[player] = newSide(&m.teams[player])
	}
	for player, s := range sides {
		other := sides[1-player]
		for result := range s.steps {
			s.steps[result] = make([][]step, other.last)
			for from, before := range s.stands[:len(s.stands)-1] {
				walks := s.walks(nil, before, yutnori.Result(result))
				if len(walks) == 0 { // the back result moves no piece
					walks = []walk{{stand: before}}
				}
				for _, next := range walks {
					at := m.meetings[player][1-player][s.positions[next.place]]
					place := other.places[at]
					s.steps[result][place] = append(s.steps[result][place], step{uint16(from), uint16(s.number(next.stand))})
				}
			}
		}
	}
	return sides
}

func newSide(t *team) *side {
	s := &side{team: t, road: newRoad(&t.pace)}
	s.stands = s.road.stands(t.pieces)
	for number, all := range s.stands {
		without := make([]int, s.last)
		without[0] = number
		for place := 1; place < len(without); place++ {
			left := all
			for piece := range left {
				if int(left[piece]) == place {
					left[piece] = 0
				}
			}
			order(&left)
			without[place] = s.number(left)
		}
		s.without = append(s.without, without)
	}
	return s
}

// number returns the index of a stand in s.stands.
func (s *side) number(of stand) int {
	return len(s.stands) - 1 - index(&s.stands[len(s.stands)-1]) + index(&of)
}

// inHand returns the number of pieces that the stand with the given number has in the
// hand.
func (s *side) inHand(number int) int {
	count := 0
	for _, place := range s.stands[number] {
		if place == 0 {
			count++
		}
	}
	return count
}
