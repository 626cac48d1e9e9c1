package saves

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"games.example/internal/printable"
	"games.example/yutnori"
	"games.example/yutnori/internal/lines"
)

// The reasons why a line is not a saved game, besides yutnori.ErrNoAnimal,
// ErrNoPosition, ErrOffRoad, ErrSharedCell, ErrAllArrived and ErrNoTurn. An error that
// wraps a reason also names the wrong text.
var (
	ErrIDs       = errors.New("expected 2 to 4 ids of English letters")
	ErrNameTwice = errors.New("a name comes twice")
	ErrNames     = errors.New("the names of ids and players disagree")
	ErrParts     = errors.New("expected ids, a part for each player and a turn, with | between")
	ErrFour      = errors.New("expected an animal and four positions")
)

// A Game is a saved game: the players in order, and the number, from 0, of the
// player who throws first.
type Game struct {
	Players []Player
	Turn    int
}

// A Player holds the pieces of a player in a saved game. The positions may be in any order.
type Player struct {
	ID        string
	Animal    yutnori.Animal
	Positions [4]yutnori.Position
}

// Parse returns the game in a line of game_info.txt, with or without the line ending:
//
//	Noah Liam | Noah 1 0 100 100 100 | Liam 0 1 5 5 5 | 1
//
// Any number of spaces and tabs may separate the words. In the game that Parse returns,
// each player's positions ascend. The error wraps one of the reasons above.
func Parse(line string) (Game, error) {
	parts := strings.Split(lines.Trim(line), "|")
	ids := lines.Fields(parts[0])
	if err := checkIDs(ids); err != nil {
		return Game{}, err
	}
	if len(parts) != len(ids)+2 {
		return Game{}, fmt.Errorf("%w, not %s for %d ids", ErrParts, printable.Count(len(parts), "part"), len(ids))
	}

	game := Game{}
	for i, id := range ids {
		player, err := parsePlayer(id, lines.Fields(parts[i+1]))
		if err != nil {
			return Game{}, err
		}
		game.Players = append(game.Players, player)
	}
	turn := strings.Join(lines.Fields(parts[len(parts)-1]), " ")
	first, ok := number(turn)
	if !ok {
		return Game{}, fmt.Errorf("%w: %.30q", yutnori.ErrNoTurn, turn)
	}
	game.Turn = first
	if err := game.Check(); err != nil {
		return Game{}, err
	}
	return game, nil
}

// parsePlayer returns the player in a part of a line, which has an id, an animal and four
// positions.
func parsePlayer(id string, words []string) (Player, error) {
	player := Player{ID: id}
	switch {
	case len(words) == 0:
		return player, fmt.Errorf("%w: expected %s, not nothing", ErrNames, id)
	case words[0] != id:
		return player, fmt.Errorf("%w: expected %s, not %.30q", ErrNames, id, words[0])
	case len(words) != 2+len(player.Positions):
		return player, fmt.Errorf("%s: %w, not %d words", id, ErrFour, len(words)-1)
	}
	animal, ok := number(words[1])
	if !ok || animal >= yutnori.NumAnimals {
		return player, fmt.Errorf("%s: %w: expected 0 to %d, not %.30q", id, yutnori.ErrNoAnimal, yutnori.NumAnimals-1, words[1])
	}
	player.Animal = yutnori.Animal(animal)
	for i, word := range words[2:] {
		position, ok := number(word)
		if !ok {
			return player, fmt.Errorf("%s: %w: %.30q", id, yutnori.ErrNoPosition, word)
		}
		player.Positions[i] = yutnori.Position(position)
	}
	slices.Sort(player.Positions[:])
	return player, nil
}

// number returns the number in a word. It returns false if the word is not a number
// without a sign or leading zeros, or if the number is too large for a position.
func number(word string) (int, bool) {
	n, err := strconv.Atoi(word)
	return n, err == nil && 0 <= n && n <= 127 && strconv.Itoa(n) == word
}

// Check returns nil for a game that can be saved, or an error that wraps one of
// the reasons above. Parse makes the same check.
func (g Game) Check() error {
	ids := g.IDs()
	if err := checkIDs(ids); err != nil {
		return err
	}
	for i, id := range ids {
		if slices.Contains(ids[:i], id) {
			return fmt.Errorf("%w: %s", ErrNameTwice, id)
		}
	}
	_, _, err := g.Resume()
	return err
}

func checkIDs(ids []string) error {
	if len(ids) < 2 || len(ids) > yutnori.MaxPlayers {
		return fmt.Errorf("%w, not %d", ErrIDs, len(ids))
	}
	for _, id := range ids {
		if !lines.Letters(id) {
			return fmt.Errorf("%w, not %.30q", ErrIDs, id)
		}
	}
	return nil
}

// String returns the line of the game, without a newline, in the assignment's format.
// Each player's positions ascend.
func (g Game) String() string {
	var line strings.Builder
	line.WriteString(strings.Join(g.IDs(), " "))
	for _, player := range g.Players {
		slices.Sort(player.Positions[:])
		positions := strings.Trim(fmt.Sprint(player.Positions), "[]")
		fmt.Fprintf(&line, " | %s %d %s", player.ID, uint8(player.Animal), positions)
	}
	fmt.Fprintf(&line, " | %d", g.Turn)
	return line.String()
}

// IDs returns the ids in player order.
func (g Game) IDs() []string {
	ids := make([]string, len(g.Players))
	for i, player := range g.Players {
		ids[i] = player.ID
	}
	return ids
}

// isOf reports whether the game has exactly these ids, in any order.
func (g Game) isOf(ids []string) bool {
	return len(g.Players) > 0 && slices.Equal(slices.Sorted(slices.Values(g.IDs())), slices.Sorted(slices.Values(ids)))
}

// NewGame returns a state between two turns as a saved game. If there are fewer animals
// than ids, the game cannot be saved.
func NewGame(ids []string, animals []yutnori.Animal, state yutnori.State) Game {
	game := Game{Turn: state.Turn()}
	for i, id := range ids {
		player := Player{ID: id, Animal: yutnori.NumAnimals}
		if i < len(animals) {
			player.Animal = animals[i]
		}
		state.AppendPieces(player.Positions[:0], i)
		game.Players = append(game.Players, player)
	}
	return game
}

// Resume returns the rules and the state of the game. The player who throws first is
// on turn. Resume never fails for a game that Check accepts.
func (g Game) Resume() (*yutnori.Rules, yutnori.State, error) {
	rules, err := yutnori.NewRules(yutnori.Advanced(g.Animals()...))
	if err != nil {
		return nil, yutnori.State{}, err
	}
	var pieces [][]yutnori.Position
	for _, player := range g.Players {
		if player.Animal >= yutnori.NumAnimals {
			return nil, yutnori.State{}, fmt.Errorf("%w: %d", yutnori.ErrNoAnimal, uint8(player.Animal))
		}
		pieces = append(pieces, slices.Clone(player.Positions[:]))
	}
	state, err := rules.Setup(pieces, g.Turn)
	return rules, state, g.withNames(err)
}

// withNames returns an error of Setup with names in place of the players' numbers.
func (g Game) withNames(err error) error {
	setup, ok := errors.AsType[*yutnori.SetupError](err)
	if !ok {
		return err
	}
	name := g.Players[setup.Player].ID
	switch {
	case errors.Is(setup.Reason, yutnori.ErrAllArrived):
		return fmt.Errorf("%s: %w", name, setup.Reason)
	case errors.Is(setup.Reason, yutnori.ErrSharedCell):
		return fmt.Errorf("%w: %s and %s on %d", setup.Reason, g.Players[setup.Other].ID, name, setup.At)
	}
	return fmt.Errorf("%s: %w: %d", name, setup.Reason, setup.At)
}

// Animals returns the players' animals in order.
func (g Game) Animals() []yutnori.Animal {
	animals := make([]yutnori.Animal, len(g.Players))
	for i, player := range g.Players {
		animals[i] = player.Animal
	}
	return animals
}
