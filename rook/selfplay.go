package rook

// SelfPlay plays a game of Smart against itself from the top left, learns from it,
// and returns it. It returns ErrTooBig if nothing can be learned on its bounds.
//
// Both players are curious: as long as there are states that no recorded game
// has passed through, they take the way through most of them. So each game says
// as much as a game can.
func (s *Smart) SelfPlay() (*Game, error) {
	if s.bounds.Tiles() > MaxTiles {
		return nil, ErrTooBig
	}
	game, err := NewGame(Start(s.bounds), "first", "second")
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

// curious is the strategy of Smart against itself.
type curious struct {
	smart *Smart
	ahead []int // for each state, the most unrecorded states on any one way from it
}

func newCurious(s *Smart) curious {
	c := curious{smart: s, ahead: make([]int, s.bounds.Tiles())}
	for i := len(c.ahead) - 1; i >= 0; i-- {
		down, right := c.next(i)
		c.ahead[i] = max(c.worth(down), c.worth(right))
		if s.Value(s.state(i)) == Unrecorded {
			c.ahead[i]++
		}
	}
	return c
}

// Move goes to the next unrecorded state on the way, or as far as the way goes
// straight ahead. Where nothing new is ahead, it is the move of Smart.
func (c curious) Move(p Position) (Move, error) {
	i := c.smart.index(p.State)
	down, right := c.next(i)
	if max(c.worth(down), c.worth(right)) == 0 {
		return c.smart.Move(p)
	}
	move := Move{Direction: c.direction(i)}
	for {
		move.Tiles++
		there := p.after(move).State
		i := c.smart.index(there)
		if c.smart.Value(there) == Unrecorded || c.direction(i) != move.Direction {
			return move, nil
		}
	}
}

func (c curious) direction(i int) Direction {
	if down, right := c.next(i); c.worth(down) >= c.worth(right) {
		return Down
	}
	return Right
}

// next returns the states one tile DOWN and one tile RIGHT of state i, by their
// numbers; none stands for a state that is out of bounds.
func (c curious) next(i int) (down, right int) {
	state := c.smart.state(i)
	down, right = none, none
	if state.D < c.smart.bounds.D {
		down = i + c.smart.bounds.R + 1
	}
	if state.R < c.smart.bounds.R {
		right = i + 1
	}
	return down, right
}

func (c curious) worth(i int) int {
	if i == none {
		return 0
	}
	return c.ahead[i]
}
