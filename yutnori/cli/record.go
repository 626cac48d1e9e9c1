package cli

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"games.example/program"
	"games.example/yutnori"
)

// recordFlag holds the file to which games are written as they are played. A
// game begins with its name and the flags of its rules. Each throw and each
// move is a line, and the last line names the winner:
//
//	yutnori house --players=2
//	seed 42
//	player 0 throws yut
//	player 0 throws do
//	player 0 moves 0 yut: to 4
//	player 0 moves 4 do: to 5, catches 2 of player 1
//
// A game that continues a saved game has one more line:
//
//	pieces 0 100 100 100 | 1 5 5 5 | 1
type recordFlag struct {
	path string
	file *os.File // nil if nothing is written
}

func (f *recordFlag) declare(command *cobra.Command) {
	command.Flags().StringVar(&f.path, "record", "", "write the games to a new `file`, for replay")
}

// open creates the file, if the flag asks for one.
func (f *recordFlag) open() error {
	if f.path == "" {
		return nil
	}
	_, err := program.NewRecord(f.path)
	if err != nil {
		return err
	}
	if f.file, err = os.OpenFile(f.path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644); err != nil {
		return program.Misuse("--record: %w", err)
	}
	return nil
}

// begin writes the beginning of a game.
func (f *recordFlag) begin(name string, game *yutnori.Game, seed string) error {
	if f.file == nil {
		return nil
	}
	head := headOf(name, game.Rules(), fair, seed)
	state := game.State()
	if start := game.Rules().Start(); piecesOf(game.Rules(), state) != piecesOf(game.Rules(), start) {
		head += "pieces " + piecesOf(game.Rules(), state) + "\n"
	}
	_, err := f.file.WriteString(head)
	return err
}

// headOf returns the first lines of a record: the game with the flags of its
// rules and sticks, and the seed if there is one.
func headOf(name string, rules *yutnori.Rules, sticks flatFlag, seed string) string {
	words := append([]string{"yutnori", name}, flagsOf(basesOfGames[name], rules.Facts())...)
	if sticks != fair {
		words = append(words, fmt.Sprintf("--flat=%v", sticks.probability))
	}
	head := strings.Join(words, " ") + "\n"
	if seed != "" {
		head += "seed " + seed + "\n"
	}
	return head
}

// writeRecord writes the events since the last call.
func (m *match) writeRecord() error {
	if m.record.file == nil {
		return nil
	}
	history := m.game.History()
	for _, event := range history[m.written:] {
		if _, err := m.record.file.WriteString(lineOf(event) + "\n"); err != nil {
			return err
		}
	}
	m.written = len(history)
	return nil
}

// lineOf returns the line of an event. A second line follows if the event ends
// the game.
func lineOf(event yutnori.Event) string {
	if event.Kind == yutnori.Thrown {
		return fmt.Sprintf("player %d throws %v", event.Player, event.Result)
	}
	line := fmt.Sprintf("player %d moves %v: ", event.Player, event.Move())
	if event.Pieces == 0 {
		return line + "nothing"
	}
	line += "to " + strconv.Itoa(int(event.To))
	if event.Stacked > 0 {
		line += fmt.Sprintf(", stacks on %d", event.Stacked)
	}
	if event.Caught > 0 {
		line += fmt.Sprintf(", catches %d of player %d", event.Caught, event.Victim)
	}
	if event.Won {
		line += fmt.Sprintf("\nplayer %d wins", event.Player)
	}
	return line
}

// piecesOf returns the positions of all players' pieces and who throws first,
// in the format of a saved game.
func piecesOf(rules *yutnori.Rules, state yutnori.State) string {
	var parts []string
	for player := range rules.Players() {
		parts = append(parts, strings.Trim(fmt.Sprint(state.Pieces(player)), "[]"))
	}
	return strings.Join(append(parts, strconv.Itoa(state.Turn())), " | ")
}

var errNoPieces = errors.New("expected the positions of each player and who throws first, with | between")

// setUp returns the state that piecesOf has written.
func setUp(rules *yutnori.Rules, text string) (yutnori.State, error) {
	parts := strings.Split(text, "|")
	last := len(parts) - 1
	turn, err := program.ParseInt(strings.TrimSpace(parts[last]))
	if err != nil {
		return yutnori.State{}, errNoPieces
	}
	var pieces [][]yutnori.Position
	for _, part := range parts[:last] {
		var positions []yutnori.Position
		for _, word := range strings.Fields(part) {
			position, err := program.ParseInt(word)
			if err != nil || position < 0 || position > int(yutnori.Arrived) {
				return yutnori.State{}, errNoPieces
			}
			positions = append(positions, yutnori.Position(position))
		}
		pieces = append(pieces, positions)
	}
	switch players := rules.Players(); {
	case len(pieces) != players:
		return yutnori.State{}, program.Errorf("the wrong number of players: expected %d, not %d", players, len(pieces))
	case turn < 0 || turn >= players:
		return yutnori.State{}, program.Errorf("not the number of a player: expected 0 to %d, not %d", players-1, turn)
	}
	return rules.Setup(pieces, turn)
}

// basesOfGames holds the facts to which the flags of a record's first line
// apply.
var basesOfGames = map[string]yutnori.Facts{
	"basic":    yutnori.Basic(2, yutnori.MaxPieces),
	"advanced": yutnori.Basic(2, yutnori.MaxPieces),
	"house":    yutnori.House(),
	"play":     yutnori.Basic(2, yutnori.MaxPieces),
}

// ruleFlags holds the flags for facts, and their values.
var ruleFlags = []struct {
	flag  string
	value func(yutnori.Facts) any
}{
	{"pieces", func(f yutnori.Facts) any { return f.Pieces }},
	{"animals", func(f yutnori.Facts) any { return ofTeams(f, animalOf) }},
	{"corner", func(f yutnori.Facts) any { return ofTeams(f, func(t yutnori.Team) string { return t.Corner.String() }) }},
	{"clockwise", func(f yutnori.Facts) any { return joinPlayers(clockwise(f)) }},
	{"back-results", func(f yutnori.Facts) any { return f.BackResults }},
	{"no-chain-on-yut", func(f yutnori.Facts) any { return f.NoChainOnYut }},
	{"optional-short-way", func(f yutnori.Facts) any { return f.ShortWayOptional }},
	{"back-from-one", func(f yutnori.Facts) any { return f.BackFromOne }},
}

// flagsOf returns the flags that turn the base into the given facts.
func flagsOf(base, facts yutnori.Facts) (flags []string) {
	if facts.Players != base.Players {
		flags = append(flags, fmt.Sprintf("--players=%d", facts.Players))
		base.Players = facts.Players
	}
	for _, rule := range ruleFlags {
		if value := rule.value(facts); value != rule.value(base) {
			flags = append(flags, fmt.Sprintf("--%s=%v", rule.flag, value))
		}
	}
	return flags
}

// ofTeams returns a list with one word for each team.
func ofTeams(facts yutnori.Facts, of func(yutnori.Team) string) string {
	var list []string
	for _, team := range facts.Teams[:facts.Players] {
		list = append(list, of(team))
	}
	return strings.Join(list, ",")
}

// animalOf returns the animal with a team's skills, or none.
func animalOf(team yutnori.Team) string {
	for animal := range yutnori.Animal(yutnori.NumAnimals) {
		if animal.Skills() == team.Skills {
			return animal.String()
		}
	}
	return none
}
