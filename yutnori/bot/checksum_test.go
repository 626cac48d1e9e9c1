package bot

import (
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

func TestTooFewChancesAreNotASolutionEvenWithAChecksum(t *testing.T) {
	rules := rulesOf(t, yutnori.Basic(2, 1))
	s := newSolution(rules, yutnori.YutSticks{})
	chances, err := binary.Append(nil, binary.LittleEndian, s.all)
	require.NoError(t, err)
	require.Len(t, chances, 31*31*8) // for each player, 30 positions and the arrived piece
	_, err = ReadSolution(rules, yutnori.YutSticks{}, append(s.checksum(chances), chances...))
	require.NoError(t, err)
	few := chances[:len(chances)-1]
	_, err = ReadSolution(rules, yutnori.YutSticks{}, append(s.checksum(few), few...))
	require.ErrorIs(t, err, ErrNoSolution)
}
