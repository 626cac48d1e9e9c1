package cli

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"games.example/program"
	"games.example/yutnori"
	"games.example/yutnori/cli/words"
)

// houseFacts are the flags that say which game is played, house rules and all.
// What is not said is as it is in the base.
type houseFacts struct {
	base  yutnori.Facts
	flags *pflag.FlagSet

	players, pieces int
	animals         string
	backResults     bool
	corners         string
	clockwise       string
	noChain         bool
	optional        bool
	backFromOne     string
}

// declare declares the flags, the base's facts being their defaults.
func (f *houseFacts) declare(flags *pflag.FlagSet) {
	var corners, clockwise []string
	for player, team := range f.base.Teams[:f.base.Players] {
		corners = append(corners, team.Corner.String())
		if team.Clockwise {
			clockwise = append(clockwise, strconv.Itoa(player))
		}
	}
	f.flags = flags
	flags.IntVar(&f.players, "players", f.base.Players, "`number` of players, 2 to 4")
	flags.IntVar(&f.pieces, "pieces", f.base.Pieces, "`number` of pieces each, 1 to 4")
	flags.StringVar(&f.animals, "animals", none, "`animal` of each player: pig, dog, sheep, cow or none, commas between")
	flags.BoolVar(&f.backResults, "back-results", f.base.BackResults, "play back-gae and back-geol (H1)")
	flags.StringVar(&f.corners, "corner", strings.Join(corners, ","), "`corner` of each player: se, ne, nw or sw, commas between (H2)")
	flags.StringVar(&f.clockwise, "clockwise", cmp.Or(strings.Join(clockwise, ","), none), "`players` who go clockwise, commas between, or none (H3)")
	flags.BoolVar(&f.noChain, "no-chain-on-yut", f.base.NoChainForYutOrMo, "a catch with yut or mo earns no further throw (H4)")
	flags.BoolVar(&f.optional, "optional-short-way", f.base.ShortWayOptional, "the long way may be taken where a piece stopped at a fork (H5)")
	flags.StringVar(&f.backFromOne, "back-from-one", f.base.BackFromOne.String(),
		"`where` a step back from position 1 leads: last, hand or arrive (H6)")
}

// facts are what the flags say, and else the base's.
func (f *houseFacts) facts() (yutnori.Facts, error) {
	facts := f.base
	said := f.flags.Changed
	if said("players") {
		facts.Players = f.players
	}
	if said("pieces") {
		facts.Pieces = f.pieces
	}
	switch {
	case facts.Players < 2 || facts.Players > yutnori.MaxPlayers:
		return facts, program.Misuse("--players %d: expected 2 to 4", facts.Players)
	case facts.Pieces < 1 || facts.Pieces > yutnori.MaxPieces:
		return facts, program.Misuse("--pieces %d: expected 1 to 4", facts.Pieces)
	}
	if said("back-results") {
		facts.BackResults = f.backResults
	}
	if said("no-chain-on-yut") {
		facts.NoChainForYutOrMo = f.noChain
	}
	if said("optional-short-way") {
		facts.ShortWayOptional = f.optional
	}
	if said("back-from-one") {
		if facts.BackFromOne.UnmarshalText([]byte(f.backFromOne)) != nil {
			return facts, program.Misuse("--back-from-one %s: expected last, hand or arrive", words.Quote(f.backFromOne))
		}
	}
	return facts, f.teams(&facts)
}

// teams reads what is said of each player.
func (f *houseFacts) teams(facts *yutnori.Facts) error {
	if f.flags.Changed("corner") && !each(f.corners, facts, func(team *yutnori.Team, name string) error {
		return team.Corner.UnmarshalText([]byte(name))
	}) {
		return program.Misuse("--corner %s: expected se, ne, nw or sw for each of %d players, commas between", words.Quote(f.corners), facts.Players)
	}
	if f.flags.Changed("animals") && f.animals != none && !each(f.animals, facts, func(team *yutnori.Team, name string) error {
		if name == none {
			return nil
		}
		var animal yutnori.Animal
		err := animal.UnmarshalText([]byte(name))
		team.Skills = animal.Skills()
		return err
	}) {
		return program.Misuse("--animals %s: expected pig, dog, sheep, cow or none for each of %d players, commas between", words.Quote(f.animals), facts.Players)
	}
	if f.flags.Changed("clockwise") && !f.goClockwise(facts) {
		return program.Misuse("--clockwise %s: expected players from 0 to %d, commas between, or none", words.Quote(f.clockwise), facts.Players-1)
	}
	return nil
}

// none says that there is nothing of a kind.
const none = "none"

// each reads a word for each player, and tells whether all could be read.
func each(words string, facts *yutnori.Facts, read func(*yutnori.Team, string) error) bool {
	list := strings.Split(words, ",")
	if len(list) != facts.Players {
		return false
	}
	for player, word := range list {
		if read(&facts.Teams[player], strings.TrimSpace(word)) != nil {
			return false
		}
	}
	return true
}

func (f *houseFacts) goClockwise(facts *yutnori.Facts) bool {
	for player := range facts.Teams {
		facts.Teams[player].Clockwise = false
	}
	if f.clockwise == none || f.clockwise == "" {
		return true
	}
	for word := range strings.SplitSeq(f.clockwise, ",") {
		player, err := strconv.ParseUint(strings.TrimSpace(word), 10, 8)
		if err != nil || int(player) >= facts.Players {
			return false
		}
		facts.Teams[player].Clockwise = true
	}
	return true
}
