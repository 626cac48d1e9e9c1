package yutnori

// Rules holds the rules of a game, compiled into tables. Rules never changes, and is
// safe for concurrent use. Create one with [NewRules].
type Rules struct {
	facts   Facts
	results [16]Result // by Fall
	thrown  uint8      // the set of results that can be thrown
	teams   [MaxPlayers]tables

	// meetings[player][other][position] is the other player's position on the same cell.
	meetings [MaxPlayers][MaxPlayers][Last + 1]Position
}

// tables holds the tables of one player.
type tables struct {
	short [Last + 1]targets // zero for positions off the road
	long  [Last + 1]targets // equal to short, except where ways part
	again uint8             // the results after which a chain continues
}

// targets holds the positions to which the results lead from one position.
type targets [NumResults]Position

// NewRules returns the rules of a game with the given facts. If no game can be played
// with these facts, it returns an error that wraps [ErrRules] and gives the reason.
func NewRules(facts Facts) (*Rules, error) {
	if err := facts.check(); err != nil {
		return nil, err
	}
	rules := &Rules{facts: facts}
	for fall := range Fall(16) {
		rules.results[fall] = facts.read(fall)
		rules.thrown |= 1 << rules.results[fall]
	}
	for player := range facts.Players {
		rules.teams[player] = facts.tables(player)
		for other := range facts.Players {
			rules.meetings[player][other] = meetings(facts.Teams[player], facts.Teams[other])
		}
	}
	return rules, nil
}

// meetings returns, for each of a team's positions, another team's position on the same
// cell.
func meetings(team, other Team) (same [Last + 1]Position) {
	for at := Position(1); at <= Last; at++ {
		for others := Position(1); others <= Last; others++ {
			if team.cell(at) == other.cell(others) {
				same[at] = others
			}
		}
	}
	return same
}

func (f Facts) tables(player int) tables {
	t := f.Teams[player]
	made := tables{again: 1<<Yut | 1<<Mo}
	if t.GeolThrowsAgain {
		made.again |= 1 << Geol
	}
	own := allRoads
	if t.CowsRoad {
		own = cowsRoads
	}
	for from := range Last + 1 {
		short, long := own.from(from)
		if short == nil {
			continue
		}
		if !f.ShortWayOptional {
			long = short
		}
		for result := BackGeol; result <= BackDo; result++ {
			to := f.BackFromOne.back(own, from, -result.Steps())
			made.short[from][result], made.long[from][result] = to, to
		}
		for result := Do; result <= Mo; result++ {
			made.short[from][result] = short.forward(result.Steps())
			made.long[from][result] = long.forward(result.Steps())
		}
	}
	return made
}

// back returns the position that a piece reaches in the given number of single steps
// back. A piece in the hand or an arrived piece stays where it is.
func (b BackFromOne) back(r roads, from Position, steps int) Position {
	for ; steps > 0 && from.OnBoard(); steps-- {
		if from == 1 {
			from = [...]Position{ToLast: Last, ToHand: InHand, ToArrived: Arrived}[b]
		} else {
			from = r.back(from)
		}
	}
	return from
}

// Facts returns the facts that the rules were made from.
func (r *Rules) Facts() Facts { return r.facts }

// Players returns the number of players, 2 to 4.
func (r *Rules) Players() int { return r.facts.Players }

// Pieces returns the number of pieces that each player has, 1 to 4.
func (r *Rules) Pieces() int { return r.facts.Pieces }

// Read returns the result that a fall of the sticks gives.
func (r *Rules) Read(fall Fall) Result { return r.results[fall&15] }

// mayStand reports whether a player's pieces can be at a position.
func (r *Rules) mayStand(player int, at Position) bool {
	return at == Arrived || at.Valid() && r.teams[player].short[at][Do] != 0
}

// Cell returns the cell of a player's position. It returns false for a position off the
// board, and for a number that is not a player's.
func (r *Rules) Cell(player int, at Position) (cell Cell, ok bool) {
	if player < 0 || player >= r.facts.Players || !at.OnBoard() {
		return Cell{}, false
	}
	return r.facts.Teams[player].cell(at), true
}

// Meeting returns another player's position on the same cell as a player's position. It
// returns false if the other player's road does not lead there.
func (r *Rules) Meeting(player int, at Position, other int) (Position, bool) {
	if max(player, other) >= r.facts.Players || min(player, other) < 0 || !at.OnBoard() {
		return 0, false
	}
	position := r.meetings[player][other][at]
	return position, r.mayStand(other, position)
}

// Target returns the position to which a move leads a player's piece. If the piece
// cannot be at m.From or cannot move, Target returns m.From. Where no ways part, it
// ignores m.Long.
func (r *Rules) Target(player int, m Move) Position {
	if player < 0 || player >= r.facts.Players || m.Result >= NumResults ||
		m.From == Arrived || !m.From.Valid() || !r.mayStand(player, m.From) {
		return m.From
	}
	return r.teams[player].to(m)
}

// to is like [Rules.Target] for a position on the team's road.
func (t *tables) to(m Move) Position {
	if m.Long {
		return t.long[m.From][m.Result]
	}
	return t.short[m.From][m.Result]
}

// Choice reports whether a player's piece that stopped on a position may take the long
// way with the given result (H5).
func (r *Rules) Choice(player int, from Position, result Result) bool {
	return r.Target(player, Move{From: from, Result: result}) != r.Target(player, Move{From: from, Result: result, Long: true})
}
