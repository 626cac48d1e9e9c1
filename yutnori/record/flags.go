package record

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"games.example/yutnori"
)

// bases holds the facts of each kind of game, before the flags in the first line of a
// record change them.
var bases = map[string]yutnori.Facts{
	"basic":    yutnori.Basic(2, yutnori.MaxPieces),
	"advanced": yutnori.Basic(2, yutnori.MaxPieces),
	"house":    yutnori.House(),
	"play":     yutnori.Basic(2, yutnori.MaxPieces),
}

// flat is the name of the flag for the sticks, which only records of the play command
// can have.
const flat = "flat"

// A Rule is a fact of a game that a flag can set.
type Rule struct {
	Flag string
	// Text returns the flag's value for the given facts.
	Text func(yutnori.Facts) string
	// Set sets the fact to the value. The error names the flag.
	Set func(facts *yutnori.Facts, value string) error
}

// Rules holds all rules that flags can set. The number of players comes first, because
// the values of other rules are lists with a word for each player.
var Rules = []Rule{
	number("players", 2, yutnori.MaxPlayers, func(f *yutnori.Facts) *int { return &f.Players }),
	number("pieces", 1, yutnori.MaxPieces, func(f *yutnori.Facts) *int { return &f.Pieces }),
	{"animals", func(f yutnori.Facts) string { return listOf(f, AnimalOf) }, setAnimals},
	{"corner", Corners, setCorners},
	{"clockwise", Clockwise, setClockwise},
	truth("back-results", func(f *yutnori.Facts) *bool { return &f.BackResults }),
	truth("no-chain-on-yut", func(f *yutnori.Facts) *bool { return &f.NoChainOnYut }),
	truth("optional-short-way", func(f *yutnori.Facts) *bool { return &f.ShortWayOptional }),
	{"back-from-one", func(f yutnori.Facts) string { return f.BackFromOne.String() }, setBackFromOne},
}

func number(flag string, least, most int, fact func(*yutnori.Facts) *int) Rule {
	return Rule{flag, func(f yutnori.Facts) string { return strconv.Itoa(*fact(&f)) }, func(f *yutnori.Facts, value string) error {
		n, err := strconv.Atoi(value)
		switch {
		case err != nil || strconv.Itoa(n) != value:
			return errorf("--%s %s: expected a whole number in plain digits, %d to %d", flag, Quote(value), least, most)
		case n < least || n > most:
			return errorf("--%s %s: expected %d to %d", flag, value, least, most)
		}
		*fact(f) = n
		return nil
	}}
}

func truth(flag string, fact func(*yutnori.Facts) *bool) Rule {
	return Rule{flag, func(f yutnori.Facts) string { return strconv.FormatBool(*fact(&f)) }, func(f *yutnori.Facts, value string) (err error) {
		if *fact(f), err = strconv.ParseBool(value); err != nil {
			return errorf("--%s %s: expected true or false", flag, Quote(value))
		}
		return nil
	}}
}

func setAnimals(facts *yutnori.Facts, value string) error {
	if value == None {
		value = strings.TrimSuffix(strings.Repeat(None+",", facts.Players), ",")
	}
	if !each(facts, value, func(team *yutnori.Team, name string) error {
		if name == None {
			team.Skills = yutnori.Skills{}
			return nil
		}
		var animal yutnori.Animal
		err := animal.UnmarshalText([]byte(name))
		team.Skills = animal.Skills()
		return err
	}) {
		return errorf("--animals %s: expected pig, dog, sheep, cow or none for each of %d players, separated by commas", Quote(value), facts.Players)
	}
	return nil
}

func setCorners(facts *yutnori.Facts, value string) error {
	if !each(facts, value, func(team *yutnori.Team, name string) error { return team.Corner.UnmarshalText([]byte(name)) }) {
		return errorf("--corner %s: expected se, ne, nw or sw for each of %d players, separated by commas", Quote(value), facts.Players)
	}
	return nil
}

func setClockwise(facts *yutnori.Facts, value string) error {
	players, err := ParsePlayers(value, facts.Players)
	if err != nil {
		return errorf("--clockwise %s: %w", Quote(value), err)
	}
	for player := range facts.Players {
		facts.Teams[player].Clockwise = slices.Contains(players, player)
	}
	return nil
}

func setBackFromOne(facts *yutnori.Facts, value string) error {
	if facts.BackFromOne.UnmarshalText([]byte(value)) != nil {
		return errorf("--back-from-one %s: expected last, hand or arrive", Quote(value))
	}
	return nil
}

// each reads a word for each team, and reports whether all words are valid.
func each(facts *yutnori.Facts, list string, read func(*yutnori.Team, string) error) bool {
	words := strings.Split(list, ",")
	if len(words) != facts.Players {
		return false
	}
	for player, word := range words {
		if read(&facts.Teams[player], strings.TrimSpace(word)) != nil {
			return false
		}
	}
	return true
}

// Flags returns the flags that turn the base into the given facts.
func Flags(base, facts yutnori.Facts) (flags []string) {
	for _, rule := range Rules {
		if value := rule.Text(facts); value != rule.Text(base) {
			flags = append(flags, fmt.Sprintf("--%s=%s", rule.Flag, value))
			_ = rule.Set(&base, value) // valid facts have valid values
		}
	}
	return flags
}

// Describe returns the flags that turn the base, with fair sticks, into the given
// facts and sticks.
func Describe(base, facts yutnori.Facts, sticks yutnori.YutSticks) []string {
	flags := Flags(base, facts)
	if sticks != (yutnori.YutSticks{}) {
		flags = append(flags, fmt.Sprintf("--%s=%v", flat, sticks.Prob()))
	}
	return flags
}

// ParseFlags applies flags to the given facts. It returns the changed facts and the
// sticks.
func ParseFlags(base yutnori.Facts, flags ...string) (facts yutnori.Facts, sticks yutnori.YutSticks, err error) {
	for _, word := range flags {
		flag, value, given := strings.Cut(word, "=")
		name, dashed := strings.CutPrefix(flag, "--")
		rule := slices.IndexFunc(Rules, func(r Rule) bool { return r.Flag == name })
		switch {
		case word[0] != '-':
			err = errorf("unexpected argument %q", word)
		case !dashed || rule < 0 && name != flat:
			err = errorf("unknown flag: %s", flag)
		case !given:
			err = errorf("--%s: expected a value", name)
		case rule >= 0:
			err = Rules[rule].Set(&base, value)
		default:
			sticks, err = parseSticks(value)
		}
		if err != nil {
			return base, sticks, err
		}
	}
	return base, sticks, nil
}

func parseSticks(value string) (yutnori.YutSticks, error) {
	probability, err := strconv.ParseFloat(value, 64)
	if err != nil || strings.Trim(value, "-.0123456789e") != "" {
		return yutnori.YutSticks{}, errorf("--flat %s: expected a number", Quote(value))
	}
	return Sticks(probability)
}

// Sticks returns sticks that fall flat side up with the given probability.
func Sticks(probability float64) (yutnori.YutSticks, error) {
	if probability == (yutnori.YutSticks{}).Prob() {
		return yutnori.YutSticks{}, nil
	}
	sticks, err := yutnori.NewYutSticks(probability)
	if err != nil {
		return sticks, errorf("--flat %v: expected 0.01 to 0.99", probability)
	}
	return sticks, nil
}

// None is the word for an empty list, and for a player without an animal.
const None = "none"

// AnimalOf returns the animal with a team's skills, or None.
func AnimalOf(team yutnori.Team) string {
	for animal := range yutnori.Animal(yutnori.NumAnimals) {
		if animal.Skills() == team.Skills {
			return animal.String()
		}
	}
	return None
}

// Corners returns the list of the players' corners.
func Corners(facts yutnori.Facts) string {
	return listOf(facts, func(team yutnori.Team) string { return team.Corner.String() })
}

// listOf returns a list with a word for each team.
func listOf(facts yutnori.Facts, of func(yutnori.Team) string) string {
	var list []string
	for _, team := range facts.Teams[:facts.Players] {
		list = append(list, of(team))
	}
	return strings.Join(list, ",")
}

// Clockwise returns the list of the players that go clockwise.
func Clockwise(facts yutnori.Facts) string {
	var words []string
	for player, team := range facts.Teams[:facts.Players] {
		if team.Clockwise {
			words = append(words, strconv.Itoa(player))
		}
	}
	return cmp.Or(strings.Join(words, ","), None)
}

// ParsePlayers returns the numbers of the players in a list. Each number must be from 0 to
// most-1. The word "none" and the empty string stand for an empty list.
func ParsePlayers(list string, most int) ([]int, error) {
	if list == None || list == "" {
		return nil, nil
	}
	var players []int
	for word := range strings.SplitSeq(list, ",") {
		word = strings.TrimSpace(word)
		player, err := strconv.Atoi(word)
		if err != nil || strconv.Itoa(player) != word || player < 0 || player >= most {
			return nil, errorf("expected players from 0 to %d, separated by commas, or none", most-1)
		}
		players = append(players, player)
	}
	return players, nil
}
