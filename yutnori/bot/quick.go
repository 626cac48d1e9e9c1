package bot

import (
	"math/bits"
	"math/rand/v2"

	"games.example/yutnori"
)

// quick plays games of random bots: the rules once more, for speed. A game comes
// out as [Match.Play] plays it with the same random numbers.
type quick struct {
	rules  *yutnori.Rules
	sticks yutnori.Sticks
	teams  [yutnori.MaxPlayers]quickTeam
	// Another player's position on the cell of a player's position:
	// meetings[player][other][position].
	meetings [yutnori.MaxPlayers][yutnori.MaxPlayers][positions]uint8
}

// quickTeam holds what the rules say of a player.
type quickTeam struct {
	again    uint8 // the set of results after which a chain goes on
	forks    uint32
	to       [2][positions][yutnori.NumResults]uint8 // by the short and the long way
	chains   [yutnori.NumResults]int                 // that a catch with a result earns
	endsTurn bool                                    // whoever catches a piece ends the turn
}

// camp holds a player's pieces. Arrived ones are at home, as if that were a
// position.
type camp struct {
	board  uint32           // the set of positions with pieces
	pieces [positions]uint8 // by position
}

const (
	home      = int(yutnori.Last) + 1
	positions = 32 // with room to spare, so that an index needs no check
	backs     = 1<<yutnori.BackGeol | 1<<yutnori.BackGae | 1<<yutnori.BackDo
)

func newQuick(rules *yutnori.Rules, sticks yutnori.Sticks) *quick {
	q := &quick{rules: rules, sticks: sticks}
	for player := range rules.Players() {
		q.teams[player] = newQuickTeam(rules, player)
		for other := range rules.Players() {
			for at := range yutnori.Last + 1 {
				position, _ := rules.Meeting(player, at, other)
				q.meetings[player][other][at] = uint8(position)
			}
		}
	}
	return q
}

func newQuickTeam(rules *yutnori.Rules, player int) quickTeam {
	team := quickTeam{endsTurn: rules.Facts().Teams[player].EndsCatchersTurn}
	for result := range yutnori.Result(yutnori.NumResults) {
		if rules.ThrowsAgain(player, result) {
			team.again |= 1 << result
		}
		team.chains[result] = chainsOf(rules.Facts(), player, result)
		for from := range yutnori.Last + 1 {
			short, long := rules.To(player, yutnori.Move{From: from, Result: result}), rules.To(player, yutnori.Move{From: from, Result: result, Long: true})
			team.to[0][from][result] = uint8(min(int(short), home))
			team.to[1][from][result] = uint8(min(int(long), home))
			if short != long {
				team.forks |= 1 << from
			}
		}
	}
	return team
}

// play plays a game in which a player begins.
func (q *quick) play(turn int, chance *rand.Rand) Total {
	var camps [yutnori.MaxPlayers]camp
	for player := range camps {
		camps[player].pieces[yutnori.InHand] = uint8(q.rules.Pieces())
	}
	var pool [yutnori.NumResults]int
	held, owed := uint8(0), 1 // the results in the pool, and the chains to be thrown
	for total := (Total{Games: 1, Turns: 1}); ; {
		own, team := &camps[turn], &q.teams[turn]
		for owed > 0 {
			result := q.rules.Read(q.sticks.ThrowFour(chance))
			total.Throws++
			pool[result]++
			held |= 1 << result
			owed -= int(^team.again >> result & 1)
		}
		from, result, way := own.pick(held, team.forks, chance)
		pool[result]--
		if pool[result] == 0 {
			held &^= 1 << result
		}
		if from != int(yutnori.InHand) || backs>>result&1 == 0 { // else nothing moves
			to := int(team.to[way][from][result])
			own.move(from, to)
			total.Moves++
			if own.pieces[home] == uint8(q.rules.Pieces()) {
				total.Wins[turn]++
				return total
			}
			if victim := q.catch(&camps, turn, to); victim != none {
				total.Catches++
				owed = team.chains[result]
				if q.teams[victim].endsTurn {
					owed, held, pool = 0, 0, [yutnori.NumResults]int{}
				}
			}
		}
		if owed == 0 && held == 0 {
			turn++
			if turn == q.rules.Players() {
				turn = 0
			}
			owed = 1
			total.Turns++
		}
	}
}

// pick chooses among the moves as a random bot does, in their order by the
// rules: way 1 is the long one.
func (c *camp) pick(held uint8, forks uint32, chance *rand.Rand) (from, result, way int) {
	forward := held &^ backs
	all, ahead := bits.OnesCount8(held), bits.OnesCount8(forward)
	hand := 0
	if c.pieces[yutnori.InHand] > 0 {
		hand = ahead
	}
	moves := hand + bits.OnesCount32(c.board)*all + bits.OnesCount32(c.board&forks)*ahead
	nth := 0
	switch {
	case moves == 0:
		return int(yutnori.InHand), member(held, 0), 0
	case moves > 1:
		nth = int(chance.Uint32N(uint32(moves)))
	}
	if nth < hand {
		return int(yutnori.InHand), member(forward, nth), 0
	}
	nth -= hand
	for board := c.board; ; board &= board - 1 {
		from = bits.TrailingZeros32(board)
		back, here := all-ahead, all
		isFork := forks>>from&1 != 0
		if isFork {
			here += ahead
		}
		switch {
		case nth >= here:
			nth -= here
		case isFork && nth >= back: // both ways with each result, the short one first
			return from, member(forward, (nth-back)/2), (nth - back) % 2
		default:
			return from, member(held, nth), 0
		}
	}
}

// member returns the nth member of a set, from 0.
func member(set uint8, nth int) int {
	for range nth {
		set &= set - 1
	}
	return bits.TrailingZeros8(set)
}

// move moves the pieces at a position, or one from the hand.
func (c *camp) move(from, to int) {
	moved := uint8(1)
	if from != int(yutnori.InHand) {
		moved = c.pieces[from]
		c.board &^= 1 << from
	}
	c.pieces[from] -= moved
	c.pieces[to] += moved
	if yutnori.Position(to).OnBoard() {
		c.board |= 1 << to
	}
}

// catch sends another player's pieces back from where a player has moved, and
// returns that other player, or none.
func (q *quick) catch(camps *[yutnori.MaxPlayers]camp, player, to int) int {
	for victim := range q.rules.Players() {
		at := q.meetings[player][victim][to]
		if other := &camps[victim]; victim != player && other.board>>at&1 != 0 {
			other.move(int(at), int(yutnori.InHand))
			return victim
		}
	}
	return none
}
