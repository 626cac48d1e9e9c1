package yutnori

// Rules are the facts of a game, worked out into tables. They never change, and
// may be shared between goroutines.
type Rules struct {
	facts   Facts
	results [16]Result // by Fall
	thrown  uint8      // the set of results that can be thrown
	teams   [MaxPlayers]team

	// Where another player's piece is that stands on the cell of a player's
	// position: meetings[player][other][position].
	meetings [MaxPlayers][MaxPlayers][Last + 1]Position
}

// team is what the rules have worked out for one player.
type team struct {
	skills Skills
	short  [Last + 1]moves // all zero off the road
	long   [Last + 1]moves // the same where there is no choice
	again  uint8           // the set of results after which a chain goes on
}

// moves is where each result leads to from one position.
type moves [Results]Position

// NewRules works out the rules of a game.
//
// Refused: ErrFacts with a reason.
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
		rules.teams[player] = facts.team(player)
	}
	for player := range facts.Players {
		for other := range facts.Players {
			rules.meetings[player][other] = meetings(facts.Teams[player], facts.Teams[other])
		}
	}
	return rules, nil
}

// meetings is, for each position of a team, another team's position on the same
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

func (f Facts) team(player int) team {
	t := f.Teams[player]
	made := team{skills: t.Skills, again: 1<<Yut | 1<<Mo}
	if t.GeolThrowsAgain {
		made.again |= 1 << Geol
	}
	roads := allRoads
	if t.CowsRoad {
		roads = cowsRoads
	}
	for from := range Last + 1 {
		short, long := roads.short(from), roads.long(from)
		if short == nil {
			continue
		}
		for result := range Result(Results) {
			if result.Back() {
				made.short[from][result] = f.BackFromOne.back(roads, from, -result.Steps())
			} else {
				made.short[from][result] = short.forward(result.Steps())
			}
		}
		made.long[from] = made.short[from]
		if f.ShortWayOptional {
			for result := Do; result <= Mo; result++ {
				made.long[from][result] = long.forward(result.Steps())
			}
		}
	}
	return made
}

// back is where so many single steps back lead to. They bring nothing in, and
// take nothing back that has arrived.
func (b BackFromOne) back(roads roads, from Position, steps int) Position {
	for ; steps > 0 && from.OnBoard(); steps-- {
		if from == 1 {
			from = b.behindOne()
		} else {
			from = roads.back(from)
		}
	}
	return from
}

func (b BackFromOne) behindOne() Position {
	return [...]Position{ToLast: Last, ToHand: InHand, ToArrived: Arrived}[b]
}

// Facts are what the rules were made from.
func (r *Rules) Facts() Facts { return r.facts }

// Players is how many players there are, 2 to 4.
func (r *Rules) Players() int { return r.facts.Players }

// Pieces is how many pieces each player has, 1 to 4.
func (r *Rules) Pieces() int { return r.facts.Pieces }

// Read is the result that a fall of the sticks comes to (section 2).
func (r *Rules) Read(fall Fall) Result { return r.results[fall&15] }

// mayStand tells whether a player's piece can be at a position.
func (r *Rules) mayStand(player int, at Position) bool {
	return at == Arrived || at.Valid() && r.teams[player].short[at][Do] != 0
}

// Cell is the cell of a player's position; there is none in the hand, or when
// it has arrived.
func (r *Rules) Cell(player int, at Position) (cell Cell, ok bool) {
	if player < 0 || player >= r.facts.Players || !at.OnBoard() {
		return Cell{}, false
	}
	return r.facts.Teams[player].cell(at), true
}

// To is where a player's piece that stopped on a position gets to with a
// result, by the short way. It is where it was if it may not stand or not move
// there.
func (r *Rules) To(player int, from Position, result Result) Position {
	if !r.walks(player, from, result) {
		return from
	}
	return r.teams[player].short[from][result]
}

// ToByLongWay is the same by the long way, if there is a choice.
func (r *Rules) ToByLongWay(player int, from Position, result Result) Position {
	if !r.walks(player, from, result) {
		return from
	}
	return r.teams[player].long[from][result]
}

// Choice tells whether a player's piece that stopped on a position has the
// choice of a long way with a result (H5).
func (r *Rules) Choice(player int, from Position, result Result) bool {
	return r.To(player, from, result) != r.ToByLongWay(player, from, result)
}

func (r *Rules) walks(player int, from Position, result Result) bool {
	return player >= 0 && player < r.facts.Players && result < Results &&
		(from == InHand || from.OnBoard()) && r.mayStand(player, from)
}
