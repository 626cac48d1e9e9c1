package rook

// SelfPlay plays a game of Smart against itself from the top left, learns from the
// game, and returns it. It returns ErrTooBig for a board of more than MaxTiles tiles.
//
// Both players are curious: they follow the path with the most unrecorded states. So no
// other game would record more new states.
func (s *Smart) SelfPlay() (*Game, error) {
	if s.bounds.Tiles() > MaxTiles {
		return nil, ErrTooBig
	}
	game, err := New(Start(s.bounds), "first", "second")
	if err != nil {
		return nil, err
	}
	player := newCurious(s)
	for !game.Position().Over() {
		if err := game.Ask(player); err != nil {
			return nil, err
		}
	}
	return game, s.Learn(game)
}

// curious is the strategy that both players use in self-play.
type curious struct {
	smart *Smart
	ahead []int // for each state, the greatest number of unrecorded states on a path from that state
}

func newCurious(s *Smart) curious {
	c := curious{smart: s, ahead: make([]int, s.bounds.Tiles())}
	for i := len(c.ahead) - 1; i >= 0; i-- {
		_, c.ahead[i] = c.next(s.state(i))
		if s.Value(s.state(i)) == Unrecorded {
			c.ahead[i]++
		}
	}
	return c
}

// Move goes to the next unrecorded state or the next corner on the path, whichever
// comes first. If no unrecorded state is ahead, it returns the move of Smart.
func (c curious) Move(p Position) (Move, error) {
	direction, unrecorded := c.next(p.State)
	if unrecorded == 0 {
		return c.smart.Move(p)
	}
	move := Move{Direction: direction}
	for {
		move.Tiles++
		there := p.after(move).State
		if onward, _ := c.next(there); onward != direction || c.smart.Value(there) == Unrecorded {
			return move, nil
		}
	}
}

// next returns the direction in which the path with the most unrecorded states begins,
// and the number of these states. If the number is 0, the direction is Right.
func (c curious) next(state State) (direction Direction, unrecorded int) {
	direction = Right
	if state.R < c.smart.bounds.R {
		unrecorded = c.ahead[c.smart.index(state)+1]
	}
	if state.D < c.smart.bounds.D {
		if down := c.ahead[c.smart.index(State{D: state.D + 1, R: state.R})]; down > 0 && down >= unrecorded {
			return Down, down
		}
	}
	return direction, unrecorded
}
