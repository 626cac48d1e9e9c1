package bot

import (
	_ "embed"
	"encoding/binary"
	"math"

	"games.example/yutnori"
)

// net is a small neural network that judges moments of games for two players:
// the chance that the player about to throw wins. It has learned that from games
// against itself; see Learn.
type net struct {
	Bias   float32
	Direct [inputs]float32
	Hidden [hidden]float32
	In     [inputs][hidden]float32
	Out    [hidden]float32
}

// learned holds the result of Learn.
//
//go:embed learned.bin
var learned []byte

const (
	hidden = 24

	// A piece can be this many steps ahead of an opponent's and still be in
	// danger; 0 is one step behind.
	reaches = 17
	// Inputs about the race, of pieces in danger from others on the board and in
	// the hand, and about where the pieces are, one or more on a position. Those
	// of the player about to throw come first.
	racing   = 5
	dangers  = 2 * reaches
	standing = (int(yutnori.Last) + 2) * yutnori.MaxPieces
	inputs   = racing + 2*dangers + 2*standing
)

func newNet() *net {
	n := &net{}
	if _, err := binary.Decode(learned, binary.LittleEndian, n); err != nil {
		panic(err) // the file is part of the program
	}
	return n
}

// input holds an input that is not zero.
type input struct {
	number int
	value  float32
}

// values returns the values of the hidden layer for the inputs.
func (n *net) values(inputs []input) [hidden]float32 {
	values := n.Hidden
	for _, in := range inputs {
		for k, weight := range &n.In[in.number] {
			values[k] += weight * in.value
		}
	}
	return values
}

// chance returns the chance to win for the inputs, given their values in the
// hidden layer.
func (n *net) chance(inputs []input, values *[hidden]float32) float64 {
	sum := n.Bias
	for _, in := range inputs {
		sum += n.Direct[in.number] * in.value
	}
	for k, value := range values {
		sum += n.Out[k] * max(0, value)
	}
	return 1 / (1 + math.Exp(-float64(sum)))
}

// judge uses a net to judge moments of a game for two players.
type judge struct {
	*outlook
	net *net
	// The steps that a player's piece needs from one position to another, by
	// player; reaches or more if it cannot get there.
	steps [2][yutnori.Last + 1][yutnori.Last + 1]uint8
}

func newJudge(o *outlook, n *net) *judge {
	j := &judge{outlook: o, net: n}
	for player := range j.steps {
		for to := yutnori.Position(1); to <= yutnori.Last; to++ {
			for from := range j.steps[player] {
				j.steps[player][from][to] = reaches
			}
			for j.nearer(player, to) {
			}
			for from := range j.steps[player] {
				if j.steps[player][from][to] == reaches && o.paces[player].to[from][yutnori.BackDo][0] == to {
					j.steps[player][from][to] = 0
				}
			}
		}
	}
	return j
}

// nearer lowers the known distances to a position, and reports whether any has
// changed.
func (j *judge) nearer(player int, to yutnori.Position) (found bool) {
	for from := range yutnori.Last + 1 {
		known := &j.steps[player][from][to]
		for result := yutnori.Do; result <= yutnori.Mo; result++ {
			for _, next := range j.paces[player].to[from][result] {
				steps := uint8(result.Steps())
				switch {
				case next == from || !next.OnBoard():
					continue
				case next != to:
					steps += j.steps[player][next][to]
				}
				if steps < *known {
					*known, found = steps, true
				}
			}
		}
	}
	return found
}

// chance returns the chance that the player about to throw wins.
func (j *judge) chance(m *moment) float64 {
	var buffer [64]input
	inputs := j.see(buffer[:0], m)
	values := j.net.values(inputs)
	return j.net.chance(inputs, &values)
}

// see appends the inputs of a moment.
func (j *judge) see(to []input, m *moment) []input {
	own, other := int(m.turn), 1-int(m.turn)
	left := m.left[own] - float32(m.chains-1)
	turns := max(1, left+m.left[other])
	ahead := m.left[other] - left
	scale := 1 / float32(math.Sqrt(float64(turns)))
	to = append(to, input{0, ahead / 3}, input{1, ahead * scale}, input{2, scale}, input{3, ahead / turns}, input{4, 1})
	to = j.seeDangers(to, m, own, racing, scale)
	to = j.seeDangers(to, m, other, racing+dangers, scale)
	to = seePieces(to, &m.pieces[own], racing+2*dangers)
	return seePieces(to, &m.pieces[other], racing+2*dangers+standing)
}

// seeDangers appends the number of turns that a player would lose with each
// stack that has an opponent's piece behind it, as inputs from a number on.
func (j *judge) seeDangers(to []input, m *moment, player, number int, scale float32) []input {
	other := 1 - player
	for piece, at := range m.pieces[player] {
		if !at.OnBoard() || piece > 0 && m.pieces[player][piece-1] == at {
			continue
		}
		meet := j.meetings[player][other][at]
		if meet < 0 {
			continue
		}
		caught := *m
		for piece := range caught.pieces[player] {
			if caught.pieces[player][piece] == at {
				caught.pieces[player][piece] = yutnori.InHand
			}
		}
		j.measure(&caught, player)
		loss := (caught.left[player] - m.left[player] + 1) * scale
		for hunter, from := range m.pieces[other] {
			if from >= yutnori.Arrived || hunter > 0 && m.pieces[other][hunter-1] == from {
				continue
			}
			steps := int(j.steps[other][from][meet])
			if steps == reaches {
				continue
			}
			if from == yutnori.InHand {
				steps += reaches
			}
			to = append(to, input{number + steps, loss})
		}
	}
	return to
}

// seePieces appends where pieces are, as inputs from a number on.
func seePieces(to []input, pieces *[yutnori.MaxPieces]yutnori.Position, number int) []input {
	for i := 0; i < len(pieces); {
		at, copies := pieces[i], 1
		for i+copies < len(pieces) && pieces[i+copies] == at {
			copies++
		}
		i += copies
		place := min(int(at), int(yutnori.Last)+1) // beyond the last position: arrived
		to = append(to, input{number + place*yutnori.MaxPieces + copies - 1, 1})
	}
	return to
}
