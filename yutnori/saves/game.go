package saves

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"games.example/yutnori"
	"games.example/yutnori/internal/lines"
)

// The reasons why a line is no saved game. Each comes wrapped in a sentence
// that says what was found.
var (
	ErrIDs       = errors.New("2 to 4 ids of English letters are expected")
	ErrNameTwice = errors.New("a name comes twice")
	ErrNames     = errors.New("the names of ids and players disagree")
	ErrParts     = errors.New("ids, a part for each player and a turn are expected, with | between")
	ErrAnimal    = errors.New("an animal is a number from 0 to 3")
	ErrFour      = errors.New("an animal and four positions are expected")
	ErrPosition  = errors.New("a position is 0 to 29, or 100 for arrived")
	ErrCowRoad   = errors.New("a cow's road is 0 to 5, 20 to 24, 15 to 19 and 29")
	ErrOneCell   = errors.New("two players are on one cell")
	ErrWon       = errors.New("all pieces of a player have arrived")
	ErrTurn      = errors.New("a turn is the number of a player, from 0")
)

// A Game is what is saved of a game: the players in their order and who of
// them, from 0, throws first.
type Game struct {
	Players []Player
	Turn    int
}

// A Player is what is saved of a player. Its positions may be in any order.
type Player struct {
	ID        string
	Animal    yutnori.Animal
	Positions [4]yutnori.Position
}

// Parse reads a line of game_info.txt, with or without its end:
//
//	Noah Liam | Noah 1 0 100 100 100 | Liam 0 1 5 5 5 | 1
//
// Spaces and tabs may be more than one. It returns a game whose positions
// ascend, or an error that wraps one of the reasons above.
func Parse(line string) (Game, error) {
	game, err := parse(line)
	if err == nil {
		err = game.Check()
	}
	if err != nil {
		return Game{}, err
	}
	return game, nil
}

// parse reads the words of a line. Whether they make sense together is for
// Check to say.
func parse(line string) (Game, error) {
	parts := strings.Split(lines.Trim(line), "|")
	ids := lines.Fields(parts[0])
	if err := checkIDs(ids); err != nil {
		return Game{}, err
	}
	if len(parts) != len(ids)+2 {
		return Game{}, fmt.Errorf("%w, not %d parts for %d ids", ErrParts, len(parts), len(ids))
	}

	game := Game{}
	for i, id := range ids {
		player, err := parsePlayer(id, lines.Fields(parts[i+1]))
		if err != nil {
			return Game{}, err
		}
		game.Players = append(game.Players, player)
	}
	turn := lines.Fields(parts[len(parts)-1])
	if len(turn) != 1 {
		return Game{}, fmt.Errorf("%w, not %d words", ErrTurn, len(turn))
	}
	var err error
	game.Turn, err = number(turn[0], ErrTurn)
	return game, err
}

// parsePlayer reads a player's part: name, animal, four positions.
func parsePlayer(id string, words []string) (Player, error) {
	player := Player{ID: id}
	switch {
	case len(words) == 0:
		return player, fmt.Errorf("%w: nothing where %s is expected", ErrNames, id)
	case words[0] != id:
		return player, fmt.Errorf("%w: %.30q where %s is expected", ErrNames, words[0], id)
	case len(words) != 2+len(player.Positions):
		return player, fmt.Errorf("%w after %s, not %d words", ErrFour, id, len(words)-1)
	}
	animal, err := number(words[1], ErrAnimal)
	if err != nil {
		return player, err
	}
	player.Animal = yutnori.Animal(animal)
	for i := range player.Positions {
		position, err := number(words[2+i], ErrPosition)
		if err != nil {
			return player, err
		}
		player.Positions[i] = yutnori.Position(position)
	}
	slices.Sort(player.Positions[:])
	return player, nil
}

// number reads a number as String writes it: no sign, no zero in front. It is
// at most 127, so that it fits.
func number(word string, reason error) (int, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < 0 || n > 127 || strconv.Itoa(n) != word {
		return 0, fmt.Errorf("%w, not %.30q", reason, word)
	}
	return n, nil
}

// Check returns nil for a game that can be saved, otherwise an error that wraps
// one of the reasons above. It is what Parse demands of a line.
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
	standing := map[yutnori.Position]string{}
	for _, player := range g.Players {
		if err := player.check(); err != nil {
			return err
		}
		for _, position := range player.Positions {
			if other, taken := standing[position]; taken && other != player.ID && position.OnBoard() {
				return fmt.Errorf("%w: %s and %s on %d", ErrOneCell, other, player.ID, position)
			}
			standing[position] = player.ID
		}
	}
	if g.Turn < 0 || g.Turn >= len(g.Players) {
		return fmt.Errorf("%w to %d, not %d", ErrTurn, len(g.Players)-1, g.Turn)
	}
	return nil
}

func checkIDs(ids []string) error {
	if len(ids) < 2 || len(ids) > 4 {
		return fmt.Errorf("%w, not %d", ErrIDs, len(ids))
	}
	for _, id := range ids {
		if !lines.Letters(id) {
			return fmt.Errorf("%w, not %.30q", ErrIDs, id)
		}
	}
	return nil
}

func (p Player) check() error {
	if p.Animal >= yutnori.NumAnimals {
		return fmt.Errorf("%w, not %s's %d", ErrAnimal, p.ID, uint8(p.Animal))
	}
	for _, position := range p.Positions {
		switch {
		case !position.Valid():
			return fmt.Errorf("%w, not %s's %d", ErrPosition, p.ID, position)
		case p.Animal.Skills().CowsRoad && offRoad(position):
			return fmt.Errorf("%w, not %s's %d", ErrCowRoad, p.ID, position)
		}
	}
	if slices.Min(p.Positions[:]) == yutnori.Arrived {
		return fmt.Errorf("%w: %s's", ErrWon, p.ID)
	}
	return nil
}

// offRoad says whether no cow can come to a position.
func offRoad(position yutnori.Position) bool {
	return 6 <= position && position <= 14 || 25 <= position && position <= 28
}

// String is the line of the game, without a newline, as the assignment writes
// it: the positions of each player ascend.
func (g Game) String() string {
	var line strings.Builder
	line.WriteString(strings.Join(g.IDs(), " "))
	for _, player := range g.Players {
		slices.Sort(player.Positions[:])
		fmt.Fprintf(&line, " | %s %d", player.ID, uint8(player.Animal))
		for _, position := range player.Positions {
			fmt.Fprintf(&line, " %d", position)
		}
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

// of says whether this is a game, of exactly these ids, in any order.
func (g Game) of(ids []string) bool {
	return len(g.Players) > 0 && slices.Equal(slices.Sorted(slices.Values(g.IDs())), slices.Sorted(slices.Values(ids)))
}
