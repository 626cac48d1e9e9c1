package match

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"games.example/draughts"
	"games.example/draughts/engine"
)

// ErrNoBallots is returned by [ReadBallots] for text without a ballot.
var ErrNoBallots = errors.New("expected a ballot, found none")

// ReadBallots reads the positions from which games start. Each line has a FEN, or turns
// such as 32-28 19-23 from the usual start. ReadBallots skips blank lines and lines
// that begin with #. If a line is wrong, the error begins with the number of the line.
func ReadBallots(in io.Reader) ([]draughts.Position, error) {
	var ballots []draughts.Position
	scanner := bufio.NewScanner(in)
	for n := 1; scanner.Scan(); n++ {
		text := strings.TrimSpace(scanner.Text())
		if text == "" || strings.HasPrefix(text, "#") {
			continue
		}
		p, err := ballot(text)
		if err == nil && len(p.AppendMoves(nil)) == 0 {
			err = engine.ErrNoMove
		}
		if err != nil {
			return nil, fmt.Errorf("%d: %w", n, err)
		}
		ballots = append(ballots, p)
	}
	if err := scanner.Err(); err != nil {
		return nil, err
	}
	if len(ballots) == 0 {
		return nil, ErrNoBallots
	}
	return ballots, nil
}

func ballot(text string) (draughts.Position, error) {
	if strings.Contains(text, ":") {
		return draughts.ParseFEN(text)
	}
	p := draughts.Start()
	for _, text := range strings.Fields(text) {
		turn, err := p.ParseShortTurn(text, draughts.PDN)
		if err != nil {
			return p, fmt.Errorf("%s: %w", text, err)
		}
		p = p.After(turn.Move())
	}
	return p, nil
}
