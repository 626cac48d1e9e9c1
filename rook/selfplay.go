package rook

// SelfPlay has Smart play a game against itself from the top left, learns from
// its record and returns it. Its error is ErrTooBig.
//
// Both players are curious: as long as there are tiles through which no
// recorded game has passed, they take the way that leads through most of them.
// So each game says as much as one game can.
func (s *Smart) SelfPlay() (*Game, error) {
	if s.bounds.Tiles() > MostTiles {
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
	ahead []int // by tile: the most unrecorded tiles that one way from it meets
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

// Move goes to the next unrecorded tile on the way, or as far as the way goes
// straight on; and where nothing new is ahead, it is Smart's.
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

// next are the tiles below and to the right of one, none beyond the bounds.
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
