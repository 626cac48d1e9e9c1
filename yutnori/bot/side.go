package bot

import (
	"slices"

	"games.example/yutnori"
)

// side holds what a player's pieces can do in a game that is being solved.
type side struct {
	*race
	stands []stand                      // the ones nearest to home last
	steps  [yutnori.NumResults][][]step // by result and where it lands: the opponent's place on the cell, or 0
	// By stand and place: the stand without the pieces there, which are back in
	// the hand; the same one if there are none.
	without [][]int

	ends, again [yutnori.NumResults]float64 // the probabilities of results that end a chain, and of those that do not
	chains      [yutnori.NumResults]int     // that a catch with a result earns
	endsTurn    bool                        // a catch ends the turn: the opponent is a pig
}

// step leads from one stand to another.
type step struct{ from, to uint16 }

// newSides returns the sides of both players.
func newSides(rules *yutnori.Rules, sticks yutnori.Sticks) (sides [2]*side) {
	var paces [2]pace
	var positions [2][]yutnori.Position // by place
	for player := range sides {
		paces[player] = newPace(rules, sticks, player)
		sides[player] = newSide(rules, player, &paces[player])
		sides[player].race, positions[player] = paces[player].places()
		sides[player].list(rules.Pieces())
	}
	for player, s := range sides {
		meet := make([]uint8, s.home+1) // the opponent's place, by place
		for place, at := range positions[player] {
			if other, ok := rules.Meeting(player, at, 1-player); ok {
				meet[place] = sides[1-player].places[other]
			}
		}
		moves := paces[player].moves(s.race, positions[player])
		for result := range s.steps {
			s.steps[result] = make([][]step, sides[1-player].home)
			for from := range len(s.stands) - 1 {
				s.walk(from, yutnori.Result(result), moves, meet)
			}
		}
	}
	return sides
}

func newSide(rules *yutnori.Rules, player int, p *pace) *side {
	s := &side{endsTurn: rules.Facts().Teams[1-player].EndsCatchersTurn}
	for result, odds := range p.odds {
		s.chains[result] = chainsOf(rules.Facts(), player, yutnori.Result(result))
		if p.again[result] {
			s.again[result] = odds
		} else {
			s.ends[result] = odds
		}
	}
	return s
}

// chainsOf returns the number of chains that a catch with a result earns.
func chainsOf(facts yutnori.Facts, player int, result yutnori.Result) int {
	switch {
	case facts.NoChainOnYut && result >= yutnori.Yut:
		return 0
	case facts.Teams[player].TwoChainsPerCatch:
		return 2
	}
	return 1
}

// list fills in all stands of a number of pieces.
func (s *side) list(pieces int) {
	var lowest stand
	for piece := pieces; piece < len(lowest); piece++ {
		lowest[piece] = s.home
	}
	for next, ok := s.last(), true; ok; ok = before(&next, lowest) {
		s.stands = append(s.stands, next)
	}
	slices.Reverse(s.stands)
	for number, stand := range s.stands {
		without := make([]int, s.home)
		for place := range without {
			if place == 0 {
				without[0] = number
				continue
			}
			left := stand
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
}

// number returns the number of a stand.
func (s *side) number(stand stand) int { return len(s.stands) - len(s.turns) + index(&stand) }

// inHand returns the number of pieces in the hand.
func (s *side) inHand(number int) int {
	count := 0
	for _, place := range s.stands[number] {
		if place == 0 {
			count++
		}
	}
	return count
}

// walk adds the steps that a result can take from a stand; back results may
// lead nowhere else.
func (s *side) walk(from int, result yutnori.Result, moves []raceMoves, meet []uint8) {
	walks := s.walks(nil, moves, s.stands[from], result)
	if len(walks) == 0 {
		walks = []walked{{stand: s.stands[from]}}
	}
	for _, next := range walks {
		lands := meet[next.place]
		s.steps[result][lands] = append(s.steps[result][lands], step{uint16(from), uint16(s.number(next.stand))})
	}
}
