package bot

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"slices"

	"games.example/yutnori"
)

// Solution holds a solved game of two players: for each pair of stands, the
// chance that the player about to throw wins if both play as well as possible.
// It never changes.
type Solution struct {
	rules  *yutnori.Rules
	sticks yutnori.YutSticks
	sides  [2]*side
	rounds int
	// The chances, indexed by the player about to throw, the opponent's stand and the
	// player's own stand.
	chances [2][][]float64
	all     []float64 // the chances of both players in one slice, or of player 0 if both have the same rules
}

var (
	// ErrNotSolved is returned for games that are too large to solve.
	ErrNotSolved = errors.New("the game is too large to solve: expected two players with one or two pieces each")
	// ErrLongChains is returned for games whose chains are too long to follow.
	ErrLongChains = errors.New("the chains are too long to solve the game: expected sticks that fall flat with a probability closer to 0.5")
	// ErrSlow is returned for games of two pieces each whose solution would take a minute
	// or more, and a gigabyte of memory, instead of seconds.
	ErrSlow = errors.New("the game takes too long to solve: expected one piece each, or fewer throws again")
)

// CheckSolvable returns [ErrNotSolved] or [ErrLongChains] if a game cannot be solved.
func CheckSolvable(rules *yutnori.Rules, sticks yutnori.YutSticks) error {
	if rules.Players() != 2 || rules.Pieces() > 2 {
		return ErrNotSolved
	}
	for player := range 2 {
		team := newTeam(rules, sticks, player)
		if newPools(&team.pace, cutAtAll) == nil {
			return ErrLongChains
		}
	}
	return nil
}

// CheckQuick returns the error of [CheckSolvable], or [ErrSlow].
func CheckQuick(rules *yutnori.Rules, sticks yutnori.YutSticks) error {
	if err := CheckSolvable(rules, sticks); err != nil || rules.Pieces() == 1 {
		return err
	}
	for player := range 2 {
		team := newTeam(rules, sticks, player)
		if len(newPools(&team.pace, cutAtAll).held) > quickPools {
			return ErrSlow
		}
	}
	return nil
}

// Solve returns the solution of a game, or the error of [CheckSolvable]. After each round
// through all stands, it calls progress, unless progress is nil, with the greatest change
// in any chance. It stops when the change is below 1e-9. It often asks the context, and
// returns the error of a context that has ended.
func Solve(ctx context.Context, rules *yutnori.Rules, sticks yutnori.YutSticks, progress func(change float64)) (*Solution, error) {
	if err := CheckSolvable(rules, sticks); err != nil {
		return nil, err
	}
	if progress == nil {
		progress = func(float64) {}
	}
	s := newSolver(ctx, rules, sticks, progress)
	for change := 1.0; change > settled && ctx.Err() == nil; {
		for still := 1.0; still > max(settled/2, change/1000) && ctx.Err() == nil; {
			still = s.round(false)
		}
		change = s.round(true)
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return s.Solution, nil
}

// newSolution returns a solution that does not have its chances yet.
func newSolution(rules *yutnori.Rules, sticks yutnori.YutSticks) *Solution {
	s := &Solution{rules: rules, sticks: sticks, sides: newSides(rules, sticks)}
	pairs := s.Stands(0) * s.Stands(1)
	s.all = make([]float64, 2*pairs)
	if s.symmetric() {
		s.all = s.all[:pairs]
	}
	for player, rest := range [][]float64{s.all, s.all[len(s.all)-pairs:]} {
		s.chances[player] = slices.Collect(slices.Chunk(rest[:pairs], s.Stands(player)))
	}
	return s
}

// symmetric reports whether the rules are the same for both players.
func (s *Solution) symmetric() bool {
	teams := s.rules.Facts().Teams
	return teams[0] == teams[1]
}

// Rounds returns the number of times that Solve went through all stands, or 0
// for a solution that has been read.
func (s *Solution) Rounds() int { return s.rounds }

// Stands returns the number of stands that a player's pieces can have.
func (s *Solution) Stands(player int) int { return len(s.sides[player].stands) }

// First returns the chance that player 0 wins, before the first throw.
func (s *Solution) First() float64 {
	start := s.rules.Start()
	return s.Chance(&start)
}

// stand returns the number of a player's stand.
func (s *Solution) stand(state *yutnori.State, player int) int {
	pieces := newCamp(state.Pieces(player))
	return s.sides[player].number(s.sides[player].stand(&pieces))
}

// Chance returns the chance that the player on turn wins, as if the player were about
// to throw one chain and had an empty pool.
func (s *Solution) Chance(state *yutnori.State) float64 {
	turn := state.Turn()
	return s.chances[turn][s.stand(state, 1-turn)][s.stand(state, turn)]
}

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
// the error of [CheckSolvable].
func ReadSolution(rules *yutnori.Rules, sticks yutnori.YutSticks, data []byte) (*Solution, error) {
	if err := CheckSolvable(rules, sticks); err != nil {
		return nil, err
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
