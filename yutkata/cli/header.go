package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/pflag"

	"games.example/program"
)

// A header is the first line of a transcript: a comment with the command line of
// the game, so that replay needs no flags and the throws can be repeated.
//
//	*Note yutkata play --spaces 15 --tokens 2 --players 2 --seed 7
type header struct {
	rules gameFlags
	seed  *uint64 // nil if the throws were not random
}

const headerMark = "*Note yutkata play"

// line returns the header with the other flags of the command line at its end.
func (h *header) line(others ...string) string {
	line := headerMark + " " + h.rules.String()
	if h.seed != nil {
		line += fmt.Sprintf(" --seed %d", *h.seed)
	}
	return strings.Join(append([]string{line}, others...), " ")
}

// parseHeader reads the first line of a transcript. It returns nil if that line is
// not a header.
func parseHeader(line string) (*header, error) {
	rest, found := strings.CutPrefix(line, headerMark)
	if !found || rest != "" && rest[0] != ' ' {
		return nil, nil
	}
	var (
		h    header
		seed program.SeedFlag
	)
	flags := pflag.NewFlagSet("", pflag.ContinueOnError)
	h.rules.declare(flags)
	seed.Declare(flags, "the throws")
	for _, ignored := range []string{"throws", "level"} {
		flags.String(ignored, "", "")
	}
	flags.StringArray("computer", nil, "")
	flags.Bool("notes", false, "")
	if err := program.ParseFlags(flags, rest); err != nil {
		return nil, err
	}
	if _, err := h.rules.game(); err != nil {
		return nil, err
	}
	if !seed.Drawn() {
		drawn := seed.Seed()
		h.seed = &drawn
	}
	return &h, nil
}
