package cli

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"games.example/program"
	"games.example/yutnori"
)

// rulesFlags holds the flags that select the game, including house rules. Facts
// without a flag on the command line come from the base.
type rulesFlags struct {
	base  yutnori.Facts
	flags *pflag.FlagSet

	players, pieces int
	animals         string
	variants        bool
	backResults     bool
	corners         string
	clockwise       string
	noChain         bool
	optional        bool
	backFromOne     yutnori.BackFromOne
}

// declare declares the flags, with the base's facts as defaults.
func (f *rulesFlags) declare(command *cobra.Command) {
	corners := ofTeams(f.base, func(team yutnori.Team) string { return team.Corner.String() })
	f.flags = command.Flags()
	program.Int(f.flags, &f.players, "players", f.base.Players, 2, yutnori.MaxPlayers, "number of players, 2 to 4")
	program.Int(f.flags, &f.pieces, "pieces", f.base.Pieces, 1, yutnori.MaxPieces, "number of pieces each, 1 to 4")
	f.flags.StringVar(&f.animals, "animals", none, "comma-separated `list` of the players' animals: pig, dog, sheep, cow or none")
	program.CompleteList(command, "animals", "pig", "dog", "sheep", "cow", none)
	f.flags.BoolVar(&f.backResults, "back-results", f.base.BackResults, "play back-gae and back-geol")
	f.flags.StringVar(&f.corners, "corner", corners, "comma-separated `list` of the players' corners: se, ne, nw or sw")
	program.CompleteList(command, "corner", "se", "ne", "nw", "sw")
	f.flags.StringVar(&f.clockwise, "clockwise", joinPlayers(clockwise(f.base)), "comma-separated `list` of the players that go clockwise, or none")
	f.flags.BoolVar(&f.noChain, "no-chain-on-yut", f.base.NoChainOnYut, "a catch with yut or mo earns no further throw")
	f.flags.BoolVar(&f.optional, "optional-short-way", f.base.ShortWayOptional, "a piece that stopped at a fork may take the long way")
	program.OneOf(command, &f.backFromOne, "back-from-one", "`where` a step back from position 1 leads: last, hand or arrive",
		yutnori.ToLast.String(), yutnori.ToHand.String(), yutnori.ToArrived.String())
}

// declareVariants declares a flag for games that may be the house game.
func (f *rulesFlags) declareVariants() {
	f.flags.BoolVar(&f.variants, "variants", true, "play the house game's own variants: back-gae and back-geol, corners and directions")
}

// setHouse makes the house game the base, or refuses flags that belong to it
// alone.
func (f *rulesFlags) setHouse(house bool) error {
	if house {
		f.base = yutnori.House()
	} else if f.flags.Changed("variants") {
		return program.Misuse("--variants: expected with --house")
	}
	return nil
}

// facts returns the facts of the base, changed by the flags.
func (f *rulesFlags) facts() (yutnori.Facts, error) {
	facts := f.base
	said := f.flags.Changed
	if said("variants") && !f.variants {
		facts.BackResults = false
		facts.Teams = [yutnori.MaxPlayers]yutnori.Team{}
	}
	if said("players") {
		facts.Players = f.players
	}
	if said("pieces") {
		facts.Pieces = f.pieces
	}
	if said("back-results") {
		facts.BackResults = f.backResults
	}
	if said("no-chain-on-yut") {
		facts.NoChainOnYut = f.noChain
	}
	if said("optional-short-way") {
		facts.ShortWayOptional = f.optional
	}
	facts.BackFromOne = f.backFromOne
	return facts, f.teams(&facts)
}

// teams reads the flags that list a word for each player.
func (f *rulesFlags) teams(facts *yutnori.Facts) error {
	teams := facts.Teams[:facts.Players]
	if f.flags.Changed("corner") && !each(f.corners, teams, func(team *yutnori.Team, name string) error {
		return team.Corner.UnmarshalText([]byte(name))
	}) {
		return program.Misuse("--corner %s: expected se, ne, nw or sw for each of %d players, separated by commas", quote(f.corners), facts.Players)
	}
	if f.flags.Changed("animals") && f.animals != none && !each(f.animals, teams, readSkills) {
		return program.Misuse("--animals %s: expected pig, dog, sheep, cow or none for each of %d players, separated by commas", quote(f.animals), facts.Players)
	}
	if f.flags.Changed("clockwise") {
		players, err := parsePlayers(f.clockwise, facts.Players)
		if err != nil {
			return program.Misuse("--clockwise %s: %w", quote(f.clockwise), err)
		}
		for player := range teams {
			teams[player].Clockwise = slices.Contains(players, player)
		}
	}
	return nil
}

// each reads a word for each team, and reports whether all could be read.
func each(list string, teams []yutnori.Team, read func(*yutnori.Team, string) error) bool {
	words := strings.Split(list, ",")
	if len(words) != len(teams) {
		return false
	}
	for player, word := range words {
		if read(&teams[player], strings.TrimSpace(word)) != nil {
			return false
		}
	}
	return true
}

func readSkills(team *yutnori.Team, name string) error {
	if name == none {
		return nil
	}
	var animal yutnori.Animal
	err := animal.UnmarshalText([]byte(name))
	team.Skills = animal.Skills()
	return err
}

// none is the word for an empty list.
const none = "none"

// parsePlayers returns the players in a list, each less than most. The word
// none and an empty text are an empty list.
func parsePlayers(list string, most int) ([]int, error) {
	if list == none || list == "" {
		return nil, nil
	}
	var players []int
	for word := range strings.SplitSeq(list, ",") {
		player, err := program.ParseInt(strings.TrimSpace(word))
		if err != nil || player < 0 || player >= most {
			return nil, program.Errorf("expected players from 0 to %d, separated by commas, or none", most-1)
		}
		players = append(players, player)
	}
	return players, nil
}

// joinPlayers returns the list that parsePlayers reads.
func joinPlayers(players []int) string {
	var words []string
	for _, player := range players {
		words = append(words, strconv.Itoa(player))
	}
	return cmp.Or(strings.Join(words, ","), none)
}

// clockwise returns the players that go clockwise.
func clockwise(facts yutnori.Facts) (players []int) {
	for player, team := range facts.Teams[:facts.Players] {
		if team.Clockwise {
			players = append(players, player)
		}
	}
	return players
}
