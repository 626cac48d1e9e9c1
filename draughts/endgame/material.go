package endgame

import "sync"

// count holds the numbers of a player's men and kings.
type count struct{ men, kings int }

// material holds the numbers of pieces of the player to move and of the
// opponent. Each number is at most 3.
type material struct{ own, other count }

// numMaterials is one more than the greatest key of a material.
const numMaterials = 1 << 8

// key returns a number that identifies the material.
func (m material) key() int {
	return m.own.men<<6 | m.own.kings<<4 | m.other.men<<2 | m.other.kings
}

// opposite returns the material as the opponent sees it.
func (m material) opposite() material { return material{m.other, m.own} }

func (b board) material() material {
	return material{
		count{b.own.men.len(), b.own.kings.len()},
		count{b.other.men.len(), b.other.kings.len()},
	}
}

func (m material) pieces() int { return m.own.pieces() + m.other.pieces() }

func (c count) pieces() int { return c.men + c.kings }

// arisesFrom reports whether play can lead from another material to this material.
// Pieces can be captured, and men can be crowned.
func (m material) arisesFrom(root material) bool {
	return m.own.arisesFrom(root.own) && m.other.arisesFrom(root.other) ||
		m.own.arisesFrom(root.other) && m.other.arisesFrom(root.own)
}

func (c count) arisesFrom(root count) bool {
	return c.men <= root.men && c.pieces() <= root.pieces()
}

// materials returns the materials with the given number of pieces, including the given
// number of men. Both players have at least one piece.
func materials(pieces, men int) []material {
	var list []material
	for own := 1; own < pieces; own++ {
		for ownMen := max(0, men-(pieces-own)); ownMen <= min(own, men); ownMen++ {
			otherMen := men - ownMen
			list = append(list, material{
				count{ownMen, own - ownMen}, count{otherMen, pieces - own - otherMen},
			})
		}
	}
	return list
}

// Within its material, the number of a position has a digit for each of the four groups
// of equal pieces. The digit of a group is the rank of its squares among all sets of
// the same size.

// manSquares is the number of squares on which a player's men can be: 6 to 50 for the
// player to move, and 1 to 45 for the opponent.
const manSquares = numSquares - 5

// size returns the number of positions, including impossible positions with two pieces
// on a square.
func (m material) size() int { return m.own.size() * m.other.size() }

func (c count) size() int { return choose[manSquares][c.men] * choose[numSquares][c.kings] }

// index returns the number of a position with this material.
func (m material) index(b board) int {
	return rankOwn(b.own)*m.other.size() + rankOther(b.other)
}

func rankOwn(s side) int {
	return rank(s.men>>(numSquares-manSquares))*choose[numSquares][s.kings.len()] + rank(s.kings)
}

func rankOther(s side) int {
	return rank(s.men)*choose[numSquares][s.kings.len()] + rank(s.kings)
}

// board returns the position with the given number. The pieces may overlap.
func (m material) board(n int) board {
	size := m.other.size()
	own, other := n/size, n%size
	return board{m.own.side(own, numSquares-manSquares), m.other.side(other, 0)}
}

// side returns the side with number n. It shifts the squares of the men up by the given
// number.
func (c count) side(n, up int) side {
	size, sets := choose[numSquares][c.kings], combinations()
	return side{sets[c.men][n/size] << up, sets[c.kings][n%size]}
}

// rank returns the number of sets of the same size that come before this set.
func rank(s set) int {
	n := 0
	for i := 1; s != 0; s &= s - 1 {
		n += choose[s.first()][i]
		i++
	}
	return n
}

// mostOfAKind is the greatest number of equal pieces.
const mostOfAKind = MaxPieces - 1

// choose holds the number of ways to choose 0 to 3 of up to fifty squares.
var choose = func() (ways [numSquares + 1][mostOfAKind + 1]int) {
	for n := range ways {
		ways[n][0] = 1
		for k := 1; k <= mostOfAKind && n > 0; k++ {
			ways[n][k] = ways[n-1][k-1] + ways[n-1][k]
		}
	}
	return ways
}()

// combinations returns, for each size from 0 to 3, all sets of that many squares in the
// order of their ranks. Sets within the first 45 squares come first.
var combinations = sync.OnceValue(func() *[mostOfAKind + 1][]set {
	sets := &[mostOfAKind + 1][]set{{0}}
	for k := range mostOfAKind {
		for highest := range numSquares {
			for _, rest := range sets[k][:choose[highest][k]] {
				sets[k+1] = append(sets[k+1], rest|1<<highest)
			}
		}
	}
	return sets
})
