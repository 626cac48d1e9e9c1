// Package evaluation judges positions without searching.
//
// What it knows is in its [Weights], which are learned from games. A weight
// belongs to a pattern of men on eight squares of the board, to the pieces that
// are left, or to something else that patterns cannot show, like kings.
package evaluation

import (
	"math/bits"

	"games.example/draughts"
)

// The values of pieces, in hundredths of a man, before anything is learned.
const (
	Man  = 100
	King = 300
)

// Most is the greatest score for either player.
const Most = 20_000

// fullBoard is the number of men at the start of a game, when its first phase
// begins. The second phase is complete when there are no men.
const fullBoard = 40

// Weights holds what each pattern, each number and each material is worth, in
// thousandths of a man for the player to move. The zero Weights count men and
// kings, as nil does.
type Weights struct {
	Patterns  [Windows][Patterns]Phases
	Numbers   [Numbers]Phases
	Materials [Materials]Phases
}

// Phases holds the weight of something early in the game and late in it. In
// between the weight is between the two, by the number of men.
type Phases struct{ Early, Late int16 }

// Score returns how good a position in which no capture is due looks for the
// player to move, in hundredths of a man.
func (w *Weights) Score(p draughts.Position) int {
	f := FeaturesOf(p)
	if w == nil {
		return f.Material()
	}
	early, late := 0, 0
	// The windows of a band are told apart by name, which is faster than a loop.
	for i, band := range f.bands {
		windows := w.Patterns[windowsAcross*i:][:windowsAcross]
		first, second := &windows[0][band.at(0)], &windows[1][band.at(1)]
		third, fourth := &windows[2][band.at(2)], &windows[3][band.at(3)]
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

// Features holds what an evaluation knows of a position, as the player to move
// sees it.
type Features struct {
	Numbers  [Numbers]int
	bands    [windowsUp]band
	material int
	men      int // of both players
}

// Numbers is the number of things counted that patterns cannot show. All but
// the first are counted for the player to move minus the same for the opponent.
const Numbers = 9

const (
	turn            = iota // 1: it is this player's turn
	men                    // how many men
	kings                  // how many kings
	hasKing                // 1 if there is a king
	longKings              // kings on the longest diagonal, from where few drive them away
	tempo                  // how many rows the men have come forward, together
	imbalance              // how many more men are on one side, left or right, than on the other
	menAfterKings          // how many men, if both players have kings: then a lead wins less often
	kingsAfterKings        // how many kings, if both players have some
)

// Materials is the number of materials that are told apart: how many men and how
// many kings each player has, up to a limit. A lead of one piece wins with some
// materials and hardly ever with others, such as a king and two men against a king
// and a man.
const (
	Materials = ofOnePlayer * ofOnePlayer

	ofOnePlayer = (manyKings + 1) * (manyMen + 1)
	manyKings   = 3 // more count the same
	manyMen     = 8 // more count the same
)

// Pattern returns the number of the pattern in a window, both from 0.
func (f *Features) Pattern(window int) int {
	return int(f.bands[window/windowsAcross].at(window % windowsAcross))
}

// MaterialNumber returns the number of the material, from 0.
func (f *Features) MaterialNumber() int { return f.material }

// Phase returns how early in the game it is: 1 with all men on the board, 0 with
// none.
func (f *Features) Phase() float64 { return float64(f.men) / fullBoard }

// FeaturesOf returns the features of a position.
func FeaturesOf(p draughts.Position) Features {
	player := p.ToMove()
	allKings := seen(p.Kings(), player)
	own, other := seen(p.Occupied(player), player), seen(p.Occupied(player.Opponent()), player)
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

// number returns the number of one player's material, from 0 to ofOnePlayer-1.
func number(ofMen, ofKings uint64) int {
	return (manyMen+1)*min(count(ofKings), manyKings) + min(count(ofMen), manyMen)
}

// countKings sets the numbers that depend on kings.
func (f *Features) countKings(own, other uint64) {
	f.Numbers[kings] = count(own) - count(other)
	f.Numbers[hasKing] = min(count(own), 1) - min(count(other), 1)
	f.Numbers[longKings] = count(own&longest) - count(other&longest)
	if own != 0 && other != 0 {
		f.Numbers[menAfterKings] = f.Numbers[men]
		f.Numbers[kingsAfterKings] = f.Numbers[kings]
	}
}

// Material returns the score that counts nothing but men and kings.
func (f *Features) Material() int { return Man*f.Numbers[men] + King*f.Numbers[kings] }

// InMen returns for each of the numbers how many men it counts as by itself, before
// anything is learned.
func InMen() [Numbers]float64 {
	return [Numbers]float64{men: 1, kings: float64(King) / Man}
}

func count(set uint64) int { return bits.OnesCount64(set) }

// rows returns the sum of the numbers of the rows of all squares in the set, 0 at
// the bottom to 9 at the top. It adds the bits of the numbers, each for all
// squares at once.
func rows(set uint64) int {
	return count(set&rowBits[0]) + 2*count(set&rowBits[1]) + 4*count(set&rowBits[2]) + 8*count(set&rowBits[3])
}

// sides returns how many more squares of the set are in one half of the board, left or
// right, than in the other.
func sides(set uint64) int {
	d := count(set&leftHalf) - count(set&^leftHalf)
	return max(d, -d)
}

// Sets of squares in the layout of packed: the rows whose numbers have a certain
// bit, the five columns to the left, and the longest diagonal.
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
