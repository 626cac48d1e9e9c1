package bot

import (
	"math/bits"
	"math/rand/v2"

	"games.example/yutnori"
)

// model holds the rules of a game in tables, which speed up random games and looking
// ahead. Tests check that the model agrees with the rules.
//
// The model numbers positions as the rules do, except that arrived pieces are at
// position home. If a player has fewer than four pieces, the model puts the missing
// pieces at home.
type model struct {
	rules   *yutnori.Rules
	sticks  yutnori.YutSticks
	players int
	teams   [yutnori.MaxPlayers]team
	// meetings[player][other][position] is the other player's position on the same
	// cell, or 0.
	meetings [yutnori.MaxPlayers][yutnori.MaxPlayers][positions]uint8
}

// team holds the rules for one player.
type team struct {
	pace
	forks    uint32                   // the set of positions at which a piece may choose its way
	chains   [yutnori.NumResults]int8 // for each result, the number of chains that a catch with that result earns
	endsTurn bool                     // whether a catch of the team's pieces ends the turn
}

// pace holds the facts on which a player's race depends: the road and the chains.
type pace struct {
	to    [positions][yutnori.NumResults][2]uint8 // where each result leads from each position, by the short and the long way
	again [yutnori.NumResults]bool                // for each result, whether the chain continues
	odds  [yutnori.NumResults]float64

	pieces int
}

// camp holds a player's pieces.
type camp struct {
	board  uint32           // the set of positions on the board that have pieces
	pieces [positions]uint8 // the number of pieces at each position
}

const (
	hand      = int(yutnori.InHand)
	home      = int(yutnori.Last) + 1
	positions = 32 // home + 1, rounded up to a power of two
	backs     = 1<<yutnori.BackGeol | 1<<yutnori.BackGae | 1<<yutnori.BackDo
)

func newModel(rules *yutnori.Rules, sticks yutnori.YutSticks) model {
	m := model{rules: rules, sticks: sticks, players: rules.Players()}
	for player := range m.players {
		m.teams[player] = newTeam(rules, sticks, player)
		for other := range m.players {
			for at := range yutnori.Last + 1 {
				if position, ok := rules.Meeting(player, at, other); ok {
					m.meetings[player][other][at] = uint8(position)
				}
			}
		}
	}
	return m
}

func newTeam(rules *yutnori.Rules, sticks yutnori.YutSticks, player int) team {
	facts := rules.Facts()
	t := team{
		pace:     pace{odds: rules.Chances(sticks), pieces: rules.Pieces()},
		endsTurn: facts.Teams[player].EndsCatchersTurn,
	}
	for result := range yutnori.Result(yutnori.NumResults) {
		t.again[result] = rules.ThrowsAgain(player, result)
		t.chains[result] = facts.ChainsOfCatch(player, result)
		for from := range yutnori.Last + 1 {
			for way := range 2 {
				to := rules.Target(player, yutnori.Move{From: from, Result: result, Long: way == 1})
				t.to[from][result][way] = uint8(min(int(to), home))
			}
			if rules.Choice(player, from, result) {
				t.forks |= 1 << from
			}
		}
	}
	return t
}

// newCamp returns a camp with pieces at the given positions.
func newCamp(pieces []yutnori.Position) camp {
	var c camp
	for _, at := range pieces {
		c.put(min(int(at), home), 1)
	}
	c.put(home, yutnori.MaxPieces-len(pieces))
	return c
}

func (c *camp) put(at, pieces int) {
	c.pieces[at] += uint8(pieces)
	if at != hand && at != home {
		c.board |= 1 << at
	}
}

// move moves the pieces at a position, or one piece from the hand.
func (c *camp) move(from, to int) {
	moved := 1
	if from != hand {
		moved = int(c.pieces[from])
		c.board &^= 1 << from
	}
	c.pieces[from] -= uint8(moved)
	c.put(to, moved)
}

// won reports whether all pieces are home.
func (c *camp) won() bool { return c.pieces[home] == yutnori.MaxPieces }

// catch sends back another player's pieces if they are on the cell to which a player
// has moved. It returns the player whose pieces were caught, or none.
func (m *model) catch(camps *[yutnori.MaxPlayers]camp, player, to int) int {
	for victim := range m.players {
		at := m.meetings[player][victim][to]
		if other := &camps[victim]; victim != player && other.board>>at&1 != 0 {
			other.move(int(at), hand)
			return victim
		}
	}
	return none
}

// play plays a game between random bots, in which the given player goes first. With the
// same random numbers, [Match.Play] returns the same figures.
func (m *model) play(turn int, chance *rand.Rand) Total {
	var camps [yutnori.MaxPlayers]camp
	for player := range m.players {
		camps[player] = newCamp(make([]yutnori.Position, m.rules.Pieces()))
	}
	var pool [yutnori.NumResults]int
	held, owed := uint8(0), 1 // the results in the pool, and the chains to be thrown
	for total := (Total{Games: 1, Turns: 1}); ; {
		own, t := &camps[turn], &m.teams[turn]
		for owed > 0 {
			result := m.rules.Read(m.sticks.ThrowFour(chance))
			total.Throws++
			pool[result]++
			held |= 1 << result
			if !t.again[result] {
				owed--
			}
		}
		from, result, way := own.pick(held, t.forks, chance)
		pool[result]--
		if pool[result] == 0 {
			held &^= 1 << result
		}
		if from != hand || backs>>result&1 == 0 { // otherwise no piece moves
			to := int(t.to[from][result][way])
			own.move(from, to)
			total.Moves++
			if own.won() {
				total.Wins[turn]++
				return total
			}
			if victim := m.catch(&camps, turn, to); victim != none {
				total.Catches++
				owed = int(t.chains[result])
				if m.teams[victim].endsTurn {
					owed, held, pool = 0, 0, [yutnori.NumResults]int{}
				}
			}
		}
		if owed == 0 && held == 0 {
			turn++
			if turn == m.players {
				turn = 0
			}
			owed = 1
			total.Turns++
		}
	}
}

// pick chooses the move that a random bot would choose with the same random number. Way
// 1 is the long way.
func (c *camp) pick(held uint8, forks uint32, chance *rand.Rand) (from, result, way int) {
	forward := held &^ backs
	all, ahead := bits.OnesCount8(held), bits.OnesCount8(forward)
	departures := 0
	if c.pieces[hand] > 0 {
		departures = ahead
	}
	moves := departures + bits.OnesCount32(c.board)*all + bits.OnesCount32(c.board&forks)*ahead
	nth := 0
	switch {
	case moves == 0:
		return hand, member(held, 0), 0
	case moves > 1:
		nth = int(chance.Uint32N(uint32(moves)))
	}
	if nth < departures {
		return hand, member(forward, nth), 0
	}
	nth -= departures
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
		case isFork && nth >= back: // both ways with each result, the short way first
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
