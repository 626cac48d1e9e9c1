package bot

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"

	"games.example/yutnori"
)

// SolutionVersion is the version of the computation and the encoding of solutions. Each
// change to the computation or the encoding increases it, so that older data is not
// mistaken for a solution.
const SolutionVersion = 2

// ErrNoSolution is returned for data that is not the solution of a game.
var ErrNoSolution = errors.New("that is not the solution of this game")

// AppendBinary appends the solution to data, in the form that [ReadSolution] reads: a
// checksum of the chances and the game, and then the chances.
func (s *Solution) AppendBinary(data []byte) ([]byte, error) {
	chances, err := binary.Append(nil, binary.LittleEndian, s.all)
	return append(append(data, s.checksum(chances)...), chances...), err
}

// ReadSolution decodes a solution that [Solution.AppendBinary] has encoded. It returns
// [ErrNoSolution] for damaged data and for the solution of another game, and
// [ErrNotSolved] as [Solve] does.
func ReadSolution(rules *yutnori.Rules, sticks yutnori.YutSticks, data []byte) (*Solution, error) {
	if !Solvable(rules) {
		return nil, ErrNotSolved
	}
	s := newSolution(rules, sticks)
	if len(data) < checksumSize || string(s.checksum(data[checksumSize:])) != string(data[:checksumSize]) {
		return nil, ErrNoSolution
	}
	if _, err := binary.Decode(data[checksumSize:], binary.LittleEndian, s.all); err != nil {
		return nil, ErrNoSolution
	}
	return s, nil
}

// checksumSize is the length of a checksum, in bytes.
const checksumSize = 16

func (s *Solution) checksum(chances []byte) []byte {
	hash := fnv.New128a()
	fmt.Fprintln(hash, SolutionVersion, s.rules.Facts(), s.sticks.Prob())
	hash.Write(chances)
	return hash.Sum(nil)
}
