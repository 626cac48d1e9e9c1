package bot

import "games.example/yutnori"

// moment is a simplified state for looking ahead: a throw is due, and each
// result is spent as soon as it is thrown.
type moment struct {
	pieces [yutnori.MaxPlayers][yutnori.MaxPieces]yutnori.Position
	left   [yutnori.MaxPlayers]float32 // the turns that each player's race takes
	turn   int8
	chains int8 // to be thrown, 1 or more
	won    bool // whether the player on turn has won
}

// outlook holds what a bot knows of the rules to look ahead quickly.
type outlook struct {
	rules   *yutnori.Rules
	players int
	paces   [yutnori.MaxPlayers]pace
	races   [yutnori.MaxPlayers]*race
	skills  [yutnori.MaxPlayers]yutnori.Skills
	catches [yutnori.NumResults]bool // whether a catch with the result earns chains
	// Another player's position on the cell of a player's position:
	// meetings[player][other][position].
	meetings [yutnori.MaxPlayers][yutnori.MaxPlayers][yutnori.Arrived + 1]yutnori.Position

	judge *judge // of games for two players; nil: races are compared
}

func newOutlook(rules *yutnori.Rules, sticks yutnori.Sticks) *outlook {
	o := &outlook{rules: rules, players: rules.Players()}
	known := map[pace]*race{}
	for player := range o.players {
		pace := newPace(rules, sticks, player)
		if known[pace] == nil {
			known[pace] = newRace(pace)
		}
		o.paces[player], o.races[player] = pace, known[pace]
		o.skills[player] = rules.Facts().Teams[player].Skills
		for other := range o.players {
			o.meetings[player][other] = o.meet(player, other)
		}
	}
	for result := range o.catches {
		o.catches[result] = !rules.Facts().NoChainOnYut || yutnori.Result(result) < yutnori.Yut
	}
	return o
}

// meet returns, for each position of a player, another player's position on the
// same cell, or one that no piece has if there is none.
func (o *outlook) meet(player, other int) (same [yutnori.Arrived + 1]yutnori.Position) {
	for at := range yutnori.Arrived + 1 {
		same[at] = -1
		if position, ok := o.rules.Meeting(player, at, other); ok {
			same[at] = position
		}
	}
	return same
}

// moment returns the state before the next throw, whatever is in the pool.
func (o *outlook) moment(state *yutnori.State) moment {
	_, won := state.Winner()
	m := moment{turn: int8(state.Turn()), chains: int8(max(1, state.Chains())), won: won}
	for player := range o.players {
		pieces := state.AppendPieces(m.pieces[player][:0], player)
		for missing := len(pieces); missing < yutnori.MaxPieces; missing++ {
			m.pieces[player][missing] = yutnori.Arrived
		}
		o.measure(&m, player)
	}
	return m
}

// measure looks up the number of turns that a player's race takes.
func (o *outlook) measure(m *moment, player int) {
	s := o.races[player].stand(m.pieces[player][:])
	m.left[player] = o.races[player].turns[index(&s)]
}

// follow returns the moment after the player on turn has thrown a result and
// spent it on the pieces at a position: the rules Y2 to Y6 once more, for speed.
func (o *outlook) follow(m *moment, from, to yutnori.Position, result yutnori.Result) moment {
	next := *m
	turn := int(m.turn)
	if from != yutnori.InHand || !result.Back() {
		next.won = move(&next.pieces[turn], from, to)
		o.measure(&next, turn)
		if next.won {
			return next
		}
	}
	if !o.paces[turn].again[result] {
		next.chains--
	}
	o.catch(&next, to, result)
	if next.chains <= 0 {
		next.turn++
		if int(next.turn) == o.players {
			next.turn = 0
		}
		next.chains = 1
	}
	return next
}

// move moves the pieces at a position, but only one from the hand, and reports
// whether all have arrived then.
func move(pieces *[yutnori.MaxPieces]yutnori.Position, from, to yutnori.Position) bool {
	home, moved := true, false
	for piece, at := range pieces {
		if at == from && (!moved || from != yutnori.InHand) {
			pieces[piece] = to
			moved = true
		}
		home = home && pieces[piece] >= yutnori.Arrived
	}
	order(pieces)
	return home
}

// catch sends the pieces of another player on the cell of a position into the
// hand. There is at most one such player.
func (o *outlook) catch(m *moment, to yutnori.Position, result yutnori.Result) {
	turn := int(m.turn)
	for victim := range o.players {
		if victim == turn || !sendBack(&m.pieces[victim], o.meetings[turn][victim][to]) {
			continue
		}
		o.measure(m, victim)
		switch {
		case o.skills[victim].EndsCatchersTurn:
			m.chains = 0
		case !o.catches[result]:
		case o.skills[turn].TwoChainsPerCatch:
			m.chains += 2
		default:
			m.chains++
		}
		return
	}
}

// sendBack moves the pieces at a position into the hand, and reports whether
// there are any.
func sendBack(pieces *[yutnori.MaxPieces]yutnori.Position, at yutnori.Position) bool {
	caught := false
	for piece := range pieces {
		if pieces[piece] == at {
			pieces[piece] = yutnori.InHand
			caught = true
		}
	}
	if caught {
		order(pieces)
	}
	return caught
}
