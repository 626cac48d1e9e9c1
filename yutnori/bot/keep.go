package bot

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"

	"games.example/yutnori"
)

// SolutionVersion is the version of the way in which solutions are computed and
// encoded. It changes with either, so that older data is not taken for a
// solution.
const SolutionVersion = 1

// ErrNoSolution is returned for data that is not the solution of a game.
var ErrNoSolution = errors.New("that is not the solution of this game")

// AppendBinary appends the solution to data, for [ReadSolution]: the chances in
// the order in which they are held, after a checksum of them and of the game.
func (s *Solution) AppendBinary(data []byte) ([]byte, error) {
	chances := s.appendChances(nil)
	return append(append(data, s.checksum(chances)...), chances...), nil
}

// ReadSolution returns the solution that [Solution.AppendBinary] has encoded. It
// returns [ErrNoSolution] for anything else, as for damaged data and for the
// solution of another game, and [ErrNotSolved] as [Solve] does.
func ReadSolution(rules *yutnori.Rules, sticks yutnori.Sticks, data []byte) (*Solution, error) {
	if !Solvable(rules) {
		return nil, ErrNotSolved
	}
	s := newSolution(rules, sticks)
	if len(data) < sha256.Size || string(s.checksum(data[sha256.Size:])) != string(data[:sha256.Size]) {
		return nil, ErrNoSolution
	}
	data = data[sha256.Size:]
	for _, row := range s.rows() {
		read, err := binary.Decode(data, binary.LittleEndian, row)
		if err != nil {
			return nil, ErrNoSolution
		}
		data = data[read:]
	}
	return s, nil
}

func (s *Solution) appendChances(data []byte) []byte {
	for _, row := range s.rows() {
		data, _ = binary.Append(data, binary.LittleEndian, row) // fails only for other types
	}
	return data
}

func (s *Solution) checksum(chances []byte) []byte {
	hash := sha256.New()
	fmt.Fprintln(hash, SolutionVersion, s.rules.Facts(), s.sticks.Prob())
	hash.Write(chances)
	return hash.Sum(nil)
}

// rows returns the chances in the order in which they are encoded, those of two
// players who play alike only once.
func (s *Solution) rows() [][]float64 {
	if s.symmetric() {
		return s.chances[0]
	}
	return append(s.chances[0][:len(s.chances[0]):len(s.chances[0])], s.chances[1]...)
}
