package rook_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"games.example/features"
	"games.example/features/practicetest"
)

// answers returns a function that has a kata answer the requests of the
// protocol.
func answers(kata kata) practicetest.Answer {
	return func(line []byte) (any, error) {
		var asked struct {
			Do, Player, Move, Strategy string
			Bounds, State              tiles
			Players                    []string
			Game                       record
		}
		if err := json.Unmarshal(line, &asked); err != nil {
			return nil, err
		}
		switch asked.Do {
		case "new":
			return kata.New(game{asked.Bounds, asked.State, asked.Players})
		case "submit":
			return kata.Submit(asked.Player, asked.Move)
		case "learn":
			return kata.Learn(asked.Game)
		case "choose":
			move, err := kata.Choose(asked.Strategy, asked.State)
			return map[string]json.RawMessage{"move": move}, err
		default:
			return kata.Look()
		}
	}
}

// naive is the kata again, as simple as can be. It gives a second opinion on
// the features and, with one rule broken, tests them.
type naive struct {
	broken string // a rule, or nothing

	game   game
	moves  int
	data   map[string][]any
	rule   string
	winner string
	passed []tiles        // in the games that were learned
	known  map[tiles]bool // by state, whether the player to move wins
	choice int
}

func (n *naive) New(g game) (observation, error) {
	outside := g.State.D > g.Bounds.D || g.State.R > g.Bounds.R
	if g.Players[0] == g.Players[1] || g.Players[0] == "" || g.Players[1] == "" || outside ||
		g.State == g.Bounds && n.broken != "starts-at-the-goal" {
		return observation{}, &features.Refusal{Why: "no such game"}
	}
	known := map[tiles]bool{g.Bounds: false}
	if n.broken == "new-remembers" && n.known != nil {
		known = n.known
		known[g.Bounds] = false
	}
	*n = naive{broken: n.broken, game: g, data: map[string][]any{}, known: known}
	return n.Look()
}

func (n *naive) Look() (observation, error) {
	data, err := json.Marshal(n.data)
	return observation{n.game.State, data, n.winner, n.rule}, err
}

// parse returns a move, or the first rule that it breaks.
func (n *naive) parse(text string, at tiles) (direction string, count int, rule string) {
	var fields map[string]json.RawMessage
	err := json.Unmarshal([]byte(text), &fields)
	twice := len(regexp.MustCompile(`"(direction|tiles)"\s*:`).FindAllString(text, -1)) > 2
	if err != nil || len(fields) != 2 && n.broken != "more-fields" || fields["direction"] == nil || fields["tiles"] == nil ||
		twice && n.broken != "fields-twice" {
		return "", 0, "fields"
	}
	direction = strings.Trim(string(fields["direction"]), `"`)
	if string(fields["direction"]) != strconv.Quote(direction) || direction != "D" && direction != "R" {
		if n.broken == "direction-ignored" {
			return "R", 0, "tiles"
		}
		return "", 0, "direction"
	}
	number := string(fields["tiles"])
	if n.broken == "numbers-as-strings" {
		number = strings.Trim(number, `"`)
	}
	whole := regexp.MustCompile(`^[1-9][0-9]*$`).MatchString(number)
	if n.broken == "moves-nowhere" && number == "0" {
		return direction, 0, ""
	}
	if n.broken == "moves-backward" && number == "-1" {
		return direction, -1, ""
	}
	if n.broken == "fractions" && number == "1.0" {
		return direction, 1, ""
	}
	if !whole {
		return "", 0, "tiles"
	}
	left := map[string]int{"D": n.game.Bounds.D - at.D, "R": n.game.Bounds.R - at.R}[direction]
	count, err = strconv.Atoi(number)
	if (err != nil || count > left) && n.broken != "no-bounds" {
		return "", 0, "bounds"
	}
	return direction, count, ""
}

func (t tiles) after(direction string, count int) tiles {
	if direction == "D" {
		return tiles{t.D + count, t.R}
	}
	return tiles{t.D, t.R + count}
}

func (n *naive) Submit(player, move string) (observation, error) {
	if player != n.game.Players[n.moves%2] && n.winner == "" || n.winner != "" && n.broken != "plays-on" {
		return observation{}, &features.Refusal{Why: "not now"}
	}
	other := n.game.Players[(n.moves+1)%2]
	direction, count, rule := n.parse(move, n.game.State)
	if rule != "" && n.broken == "refuses-illegal" {
		return observation{}, &features.Refusal{Why: rule}
	}
	if rule != "" {
		n.rule, n.winner = rule, other
		if n.broken == "illegal-again" {
			n.winner = ""
		}
		return n.Look()
	}
	key := fmt.Sprintf("%d,%d", n.game.State.D, n.game.State.R)
	n.game.State = n.game.State.after(direction, count)
	if n.broken == "keyed-after" {
		key = fmt.Sprintf("%d,%d", n.game.State.D, n.game.State.R)
	}
	n.data[key] = []any{player, json.RawMessage(move)}
	if n.moves++; n.game.State == n.game.Bounds {
		n.winner = player
		if n.broken == "last-loses" {
			n.winner = other
		}
	}
	return n.Look()
}

// Learn notes who wins from each state that a game has passed, where that
// follows from what is known.
func (n *naive) Learn(r record) (observation, error) {
	at := tiles{}
	n.passed = append(n.passed, at)
	for _, move := range r.Moves {
		direction, count, rule := n.parse(string(move), at)
		if rule != "" {
			break
		}
		at = at.after(direction, count)
		n.passed = append(n.passed, at)
	}
	for range n.passed { // until nothing more follows
		for _, state := range n.passed {
			moves := n.movesFrom(state)
			wins := slices.ContainsFunc(moves, func(to tiles) bool { won, known := n.known[to]; return known && !won })
			loses := len(moves) > 0 && !slices.ContainsFunc(moves, func(to tiles) bool { return !n.known[to] })
			if wins || loses {
				n.known[state] = wins
			}
		}
	}
	if n.broken == "learns-nothing" {
		clear(n.known)
	}
	return n.Look()
}

func (n *naive) movesFrom(at tiles) (all []tiles) {
	for d := at.D + 1; d <= n.game.Bounds.D; d++ {
		all = append(all, tiles{d, at.R})
	}
	for r := at.R + 1; r <= n.game.Bounds.R; r++ {
		all = append(all, tiles{at.D, r})
	}
	return all
}

func (n *naive) Choose(strategy string, state tiles) (json.RawMessage, error) {
	moves := n.movesFrom(state)
	n.choice++
	to := moves[n.choice%len(moves)]
	for _, better := range moves {
		if won, known := n.known[better]; strategy == "smart" && known && !won {
			to = better
		}
	}
	if n.broken == "random-leaves-the-bounds" && strategy == "random" && to.R > state.R {
		to.R = n.game.Bounds.R + 1
	}
	if to.D > state.D {
		return json.RawMessage(fmt.Sprintf(`{"direction":"D","tiles":%d}`, to.D-state.D)), nil
	}
	return json.RawMessage(fmt.Sprintf(`{"direction":"R","tiles":%d}`, to.R-state.R)), nil
}
