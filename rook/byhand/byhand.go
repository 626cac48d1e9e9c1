package byhand

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"games.example/internal/protocol"
)

// byHand implements the rules of the game without package rook. Each rule is in one
// place, where it can be broken. A test compares the answers of byHand and Rules.
type byHand struct {
	protocol.Broken

	game   Game
	moves  int
	data   map[string][]any
	rule   string
	winner string
	passed []Tiles        // the states in the games from which smart has learned
	known  map[Tiles]bool // for each state, whether the player to move wins
	choice int
}

func (h *byHand) NewGame(game Game) (any, error) {
	if len(game.Players) != 2 && !h.Is("other-numbers-of-players") {
		return nil, protocol.ErrNotNow
	}
	game.Players = append(slices.Clone(game.Players), "Bob", "Cora")[:2]
	first, second := game.Players[0], game.Players[1]
	outside := h.isOutside(game.State, game.Bounds)
	if first == second && !h.Is("same-names") || (first == "" || second == "") && !h.Is("no-names") ||
		outside && !h.Is("starts-outside") || game.State == game.Bounds && !h.Is("starts-at-the-goal") {
		return nil, protocol.ErrNotNow
	}
	before := *h
	*h = byHand{Broken: h.Broken, game: game, data: map[string][]any{}, known: map[Tiles]bool{}}
	h.game.Bounds.R = protocol.Pick(h.Broken, "bounds-are-square", game.Bounds.R, game.Bounds.D)
	h.game.State = protocol.Pick(h.Broken, "starts-at-0,0", game.State, Tiles{})
	h.game.State.D = protocol.Pick(h.Broken, "starts-one-down", h.game.State.D, min(game.State.D+1, game.Bounds.D))
	h.moves = protocol.Pick(h.Broken, "second-player-begins", 0, 1)
	h.winner = protocol.Pick(h.Broken, "winner-stays", "", before.winner)
	if h.Is("smart-remembers") {
		maps.Copy(h.known, before.known)
	}
	h.known[game.Bounds] = false
	return h.Look()
}

func (h *byHand) isOutside(state, bounds Tiles) bool {
	return state.D > bounds.D || state.R > bounds.R || state.D < 0 || state.R < 0
}

func (h *byHand) Look() (any, error) {
	return Observation{h.game.State, h.data, h.winner, h.rule}, nil
}

var (
	named  = regexp.MustCompile(`"(direction|tiles)"\s*:`)
	number = regexp.MustCompile(`^[1-9][0-9]*$`)
)

// parse returns a move, or the first rule that it breaks.
func (h *byHand) parse(text string, at Tiles) (direction string, count int, rule string) {
	if h.Is("letters-of-any-case") {
		text = strings.NewReplacer("Direction", "direction", "TILES", "tiles", `"r"`, `"R"`).Replace(text)
	}
	var fields map[string]json.RawMessage
	err := json.Unmarshal([]byte(text), &fields)
	switch {
	case err != nil && h.Is("anything-is-a-move"):
		return "R", 1, ""
	case err == nil && fields != nil && h.Is("missing-fields-have-defaults"):
		for name, value := range map[string]string{"direction": `"R"`, "tiles": "1"} {
			if fields[name] == nil {
				fields[name] = json.RawMessage(value)
			}
		}
	}
	twice := len(named.FindAllString(text, -1)) > 2
	if err != nil || len(fields) != 2 && !h.Is("more-fields") || fields["direction"] == nil || fields["tiles"] == nil ||
		twice && !h.Is("fields-twice") {
		return "", 0, "fields"
	}
	count, rule = h.parseTiles(string(fields["tiles"]))
	direction, known := h.parseDirection(string(fields["direction"]))
	if !known && h.Holds("tiles-before-direction", rule != "") {
		return "", 0, "direction"
	}
	if rule == "" && count > map[string]int{"D": h.game.Bounds.D - at.D, "R": h.game.Bounds.R - at.R}[direction] && !h.Is("no-bounds") {
		rule = "bounds"
	}
	return direction, count, rule
}

func (h *byHand) parseDirection(text string) (direction string, known bool) {
	direction = strings.Trim(text, `"`)
	switch {
	case text != strconv.Quote(direction) && h.Is("any-type-of-direction"),
		text == strconv.Quote(direction) && h.Is("any-text-is-a-direction"),
		h.Is("d-moves-right") && direction == "D":
		return "R", true
	}
	return direction, text == strconv.Quote(direction) && (direction == "D" || direction == "R")
}

func (h *byHand) parseTiles(text string) (count int, rule string) {
	if h.Is("numbers-as-strings") {
		text = strings.Trim(text, `"`)
	}
	if h.Is("any-type-of-tiles") && (text == "null" || text == "true" || text[0] == '[') {
		text = "1"
	}
	fraction, err := strconv.ParseFloat(text, 64)
	switch {
	case h.Is("moves-nowhere") && (text == "0" || text == "-0"):
		return 0, ""
	case h.Is("moves-backward") && err == nil && fraction < 0:
		return int(max(fraction, -1e9)), ""
	case h.Is("fractions") && err == nil && fraction > 0 && !number.MatchString(text):
		return int(min(fraction, 1e9)), ""
	case !number.MatchString(text):
		return 0, "tiles"
	}
	if count, err = strconv.Atoi(text); err != nil {
		return 1 << 60, protocol.Pick(h.Broken, "big-numbers-break-tiles", "", "tiles")
	}
	return count, ""
}

func (t Tiles) after(direction string, count int) Tiles {
	if direction == "D" {
		return Tiles{t.D + count, t.R}
	}
	return Tiles{t.D, t.R + count}
}

func (h *byHand) Submit(player, move string) (any, error) {
	if h.Is("strangers-move") && !slices.Contains(h.game.Players, player) {
		player = h.game.Players[h.moves%2]
	}
	if !slices.Contains(h.game.Players, player) || player != h.game.Players[h.moves%2] && h.winner == "" && !h.Is("anybody-moves") ||
		h.winner != "" && !h.Is("plays-on") && h.Holds("plays-on-after-illegal", h.rule != "") {
		return nil, protocol.ErrNotNow
	}
	other := h.game.Players[(h.moves+1)%2]
	direction, count, rule := h.parse(move, h.game.State)
	switch {
	case rule != "" && h.Is("refuses-illegal"):
		return nil, protocol.ErrNotNow
	case rule != "":
		h.rule, h.winner = rule, protocol.Pick(h.Broken, "illegal-wins", other, player)
		h.winner = protocol.Pick(h.Broken, "illegal-again", h.winner, "")
		return h.Look()
	}
	if !json.Valid([]byte(move)) {
		move = "null" // a broken rule may accept a move that is not JSON
	}
	from := h.game.State
	h.game.State = from.after(direction, count)
	key := protocol.Pick(h.Broken, "keyed-after", from, h.game.State)
	key = protocol.Pick(h.Broken, "keyed-right-first", key, Tiles{D: key.R, R: key.D})
	h.data[fmt.Sprintf("%d,%d", key.D, key.R)] = []any{player, json.RawMessage(move)}
	h.moves = protocol.Pick(h.Broken, "first-player-stays", h.moves+1, 0)
	if h.game.State == h.game.Bounds || h.Is("a-wall-wins") && (h.game.State.D == h.game.Bounds.D || h.game.State.R == h.game.Bounds.R) {
		h.winner = protocol.Pick(h.Broken, "last-loses", player, other)
		h.winner = protocol.Pick(h.Broken, "nobody-wins", h.winner, "")
	}
	return h.Look()
}

// Learn looks at each state of a game. It records whether the player to move wins, if
// the known results decide that.
func (h *byHand) Learn(record Record) (any, error) {
	at := Tiles{}
	h.passed = append(h.passed, at)
	for _, move := range record.Moves {
		direction, count, rule := h.parse(string(move), at)
		if rule != "" {
			break
		}
		at = at.after(direction, count)
		h.passed = append(h.passed, at)
	}
	if at != record.Bounds {
		return h.Look()
	}
	for range h.passed { // until nothing more follows
		for _, state := range h.passed {
			moves := h.movesFrom(state)
			wins := slices.ContainsFunc(moves, h.loses)
			loses := len(moves) > 0 && !slices.ContainsFunc(moves, func(to Tiles) bool { return !h.known[to] })
			if wins || loses && !h.Is("learns-no-losing-states") {
				h.known[state] = wins
			}
		}
	}
	if h.Is("learns-nothing") {
		clear(h.known)
	}
	return h.Look()
}

// loses reports whether smart knows that the player to move in a state loses.
func (h *byHand) loses(state Tiles) bool {
	won, known := h.known[state]
	return known && !won
}

func (h *byHand) movesFrom(at Tiles) (all []Tiles) {
	for d := at.D + 1; d <= h.game.Bounds.D; d++ {
		all = append(all, Tiles{d, at.R})
	}
	for r := at.R + 1; r <= h.game.Bounds.R; r++ {
		all = append(all, Tiles{at.D, r})
	}
	return all
}

func (h *byHand) Choose(strategy string, state Tiles) (any, error) {
	moves := h.movesFrom(state)
	if len(moves) == 0 && h.Is("chooses-anywhere") {
		moves = []Tiles{{state.D + 1, state.R}}
	}
	if len(moves) == 0 || h.isOutside(state, h.game.Bounds) && !h.Is("chooses-anywhere") || strategy != "random" && strategy != "smart" && !h.Is("odd-strategies") {
		return nil, protocol.ErrNotNow
	}
	h.choice++
	to := moves[h.choice%len(moves)]
	if better := slices.IndexFunc(moves, h.loses); better >= 0 && strategy == "smart" {
		to = moves[better]
	}
	to = protocol.Pick(h.Broken, "strategies-leave-the-bounds", to, Tiles{state.D, h.game.Bounds.R + 1})
	direction := "R"
	if to.D > state.D {
		direction = "D"
	}
	return Choice{json.RawMessage(fmt.Sprintf(`{"direction":%q,"tiles":%d}`, direction, to.D-state.D+to.R-state.R))}, nil
}
