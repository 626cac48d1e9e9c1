// Package evaluation judges positions without searching.
//
// Its [Weights] are learned from games. A weight belongs to a pattern of men on eight
// squares of the board, to the numbers of pieces on the board, or to a feature that
// patterns cannot show, such as kings.
package evaluation

import (
	"math/bits"

	"games.example/draughts"
)

// The values that pieces have before learning, in hundredths of a man.
const (
	Man  = 100
	King = 300
)

// Most is the greatest score that either player can have.
const Most = 20_000

// fullBoard is the number of men at the start of a game. As men leave the board, the
// late weights gradually replace the early weights.
const fullBoard = 40

// Weights holds the worth of each pattern, each number and each material for the player
// to move, in thousandths of a man. The zero Weights and nil count only men and kings.
type Weights struct {
	Patterns  [Windows][Patterns]Phases
	Numbers   [Numbers]Phases
	Materials [Materials]Phases
}

// Phases holds the weight of a feature early and late in the game. With each man that
// leaves the board, the weight moves an equal step from Early to Late.
type Phases struct{ Early, Late int16 }

// Score returns the score of a position without captures for the player to move, in
// hundredths of a man.
func (w *Weights) Score(p draughts.Position) int {
	f := FeaturesIn(p)
	if w == nil {
		return f.Material()
	}
	early, late := 0, 0
	// One variable for each window of a band is faster than a loop.
	for i, band := range f.bands {
		windows := w.Patterns[windowsAcross*i:][:windowsAcross]
		first, second := &windows[0][band.pattern(0)], &windows[1][band.pattern(1)]
		third, fourth := &windows[2][band.pattern(2)], &windows[3][band.pattern(3)]
		early += int(first.Early) + int(second.Early) + int(third.Early) + int(fourth.Early)
		late += int(first.Late) + int(second.Late) + int(third.Late) + int(fourth.Late)
	}
	for i, n := range f.Numbers {
		early += n * int(w.Numbers[i].Early)
		late += n * int(w.Numbers[i].Late)
	}
	material := &w.Materials[f.material]
	early += int(material.Early)
	late += int(material.Late)
	learned := (early*f.men + late*(fullBoard-f.men)) / (10 * fullBoard)
	return min(max(f.Material()+learned, -Most), Most)
}

// Features holds the features of a position, as the player to move sees them.
type Features struct {
	Numbers  [Numbers]int
	bands    [windowsUp]band
	material int
	men      int // of both players
}

// Numbers is the length of [Features.Numbers]. These numbers count features that patterns
// cannot show. Each number except the first is the count of the player to move minus the
// opponent's count.
const Numbers = 9

const (
	turn            = iota // always 1, for the value of being the player to move
	men                    // the number of men
	kings                  // the number of kings
	hasKing                // 1 if there is a king
	longKings              // kings on the longest diagonal, where they are hard to attack
	tempo                  // the sum of the distances of the men from their own back row
	imbalance              // the difference between the numbers of men on the left and on the right
	menAfterKings          // the number of men if both players have kings, because then a lead wins less often
	kingsAfterKings        // the number of kings if both players have kings
)

// Materials is the number of materials. A material is the number of men and the number of
// kings of each player, up to a limit. A lead of one piece wins with some materials, but
// rarely with others, such as a king and two men against a king and a man.
const (
	Materials = ofOnePlayer * ofOnePlayer

	ofOnePlayer = (manyKings + 1) * (manyMen + 1)
	manyKings   = 3 // more kings count as three
	manyMen     = 8 // more men count as eight
)

// Pattern returns the number of the pattern in a window. Patterns and windows are numbered
// from 0.
func (f *Features) Pattern(window int) int {
	return int(f.bands[window/windowsAcross].pattern(window % windowsAcross))
}

// MaterialNumber returns the number of the material, from 0.
func (f *Features) MaterialNumber() int { return f.material }

// Phase returns the phase of the game, from 1 with all men on the board down to 0 with no
// men.
func (f *Features) Phase() float64 { return float64(f.men) / fullBoard }

// FeaturesIn returns the features of a position.
func FeaturesIn(p draughts.Position) Features {
	player := p.ToMove()
	allKings := p.Kings().SeenBy(player)
	own, other := p.Occupied(player).SeenBy(player), p.Occupied(player.Opponent()).SeenBy(player)
	ownMen, otherMen := own&^allKings, other&^allKings
	f := Features{men: count(ownMen) + count(otherMen)}
	f.bands = bandsOf(ownMen, otherMen)
	f.Numbers[turn] = 1
	f.Numbers[men] = count(ownMen) - count(otherMen)
	f.Numbers[tempo] = rows(ownMen) - (9*count(otherMen) - rows(otherMen))
	f.Numbers[imbalance] = sides(ownMen) - sides(otherMen)
	f.material = ofOnePlayer*number(ownMen, own&allKings) + number(otherMen, other&allKings)
	if allKings != 0 {
		f.countKings(own&allKings, other&allKings)
	}
	return f
}

// number returns the number of a player's material, from 0 to ofOnePlayer-1.
func number(ofMen, ofKings uint64) int {
	return (manyMen+1)*min(count(ofKings), manyKings) + min(count(ofMen), manyMen)
}

// countKings sets the numbers that count kings or depend on them.
func (f *Features) countKings(own, other uint64) {
	f.Numbers[kings] = count(own) - count(other)
	f.Numbers[hasKing] = min(count(own), 1) - min(count(other), 1)
	f.Numbers[longKings] = count(own&longest) - count(other&longest)
	if own != 0 && other != 0 {
		f.Numbers[menAfterKings] = f.Numbers[men]
		f.Numbers[kingsAfterKings] = f.Numbers[kings]
	}
}

// Material returns the score that counts only men and kings.
func (f *Features) Material() int { return Man*f.Numbers[men] + King*f.Numbers[kings] }

// InMen returns the worth that each number has before learning, in men.
func InMen() [Numbers]float64 {
	return [Numbers]float64{men: 1, kings: float64(King) / Man}
}

func count(set uint64) int { return bits.OnesCount64(set) }

// rows returns the sum of the row numbers of the squares in the set. The rows are numbered
// from 0 at the bottom to 9 at the top. For each bit of the numbers, it counts all
// squares at once.
func rows(set uint64) int {
	return count(set&rowBits[0]) + 2*count(set&rowBits[1]) + 4*count(set&rowBits[2]) + 8*count(set&rowBits[3])
}

// sides returns the difference between the number of squares in the left half of the board
// and the number of squares in the right half.
func sides(set uint64) int {
	d := count(set&leftHalf) - count(set&^leftHalf)
	return max(d, -d)
}

// Sets of squares with square n in bit n-1. For each bit of a row number, rowBits has
// the rows in which that bit is set. leftHalf has the five columns on the left, and
// longest has the longest diagonal.
var rowBits, leftHalf, longest = func() (rowBits [4]uint64, leftHalf, longest uint64) {
	for s := draughts.Square(1); s.OnBoard(); s++ {
		here := uint64(1) << (s - 1)
		for bit := range rowBits {
			if s.Y()>>bit&1 != 0 {
				rowBits[bit] |= here
			}
		}
		if s.X() < 5 {
			leftHalf |= here
		}
		if s.X() == s.Y() {
			longest |= here
		}
	}
	return rowBits, leftHalf, longest
}()
