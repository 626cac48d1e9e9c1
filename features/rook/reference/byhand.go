package reference

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"games.example/features"
)

// byHand is the game written out, each rule in one place, where it can be
// broken. A test compares it with Rules.
type byHand struct {
	broken string // the name of a rule, or nothing

	game   Game
	moves  int
	data   map[string][]any
	rule   string
	winner string
	passed []Tiles        // in the games that were learned
	known  map[Tiles]bool // by state, whether the player to move wins
	choice int
}

// is reports whether one of some rules is the broken one.
func (h *byHand) is(rules ...string) bool { return slices.Contains(rules, h.broken) }

// holds reports whether a rule holds: the broken rule is broken only under a
// condition.
func (h *byHand) holds(rule string, condition bool) bool { return !condition || !h.is(rule) }

func notNow() (Observation, error) {
	return Observation{}, &features.Refusal{Why: "not now", Theirs: true}
}

func (h *byHand) New(game Game) (Observation, error) {
	first, second := game.Players[0], game.Players[1]
	outside := game.State.D > game.Bounds.D || game.State.R > game.Bounds.R || min(game.State.D, game.State.R, game.Bounds.D, game.Bounds.R) < 0
	if first == second && !h.is("same-names") || (first == "" || second == "") && !h.is("no-names") ||
		outside && !h.is("starts-outside") || game.State == game.Bounds && !h.is("starts-at-the-goal") {
		return notNow()
	}
	if h.is("starts-one-down") && game.State.D < game.Bounds.D {
		game.State.D++
	}
	before := *h
	*h = byHand{broken: h.broken, game: game, data: map[string][]any{}, known: map[Tiles]bool{game.Bounds: false}}
	switch {
	case before.known == nil: // there was no game before
	case h.is("smart-remembers"):
		h.known = before.known
		h.known[game.Bounds] = false
	case h.is("data-stays"):
		h.data = before.data
	case h.is("winner-stays"):
		h.winner = before.winner
	case h.is("second-player-begins"):
		h.moves = 1
	case h.is("bounds-are-square"):
		h.game.Bounds.R = h.game.Bounds.D
	case h.is("starts-at-0,0"):
		h.game.State = Tiles{}
	}
	return h.Look()
}

func (h *byHand) Look() (Observation, error) {
	data, err := json.Marshal(h.data)
	return Observation{h.game.State, data, h.winner, h.rule}, err
}

var (
	named  = regexp.MustCompile(`"(direction|tiles)"\s*:`)
	number = regexp.MustCompile(`^[1-9][0-9]*$`)
)

// parse returns a move, or the first rule that it breaks.
func (h *byHand) parse(text string, at Tiles) (direction string, count int, rule string) {
	if h.is("letters-of-any-case") {
		text = strings.NewReplacer("Direction", "direction", "TILES", "tiles", `"r"`, `"R"`).Replace(text)
	}
	var fields map[string]json.RawMessage
	err := json.Unmarshal([]byte(text), &fields)
	if err != nil && h.is("anything-is-a-move") {
		return "R", 1, ""
	}
	if h.is("missing-fields-have-defaults") && err == nil && fields != nil {
		for name, value := range map[string]string{"direction": `"R"`, "tiles": "1"} {
			if fields[name] == nil {
				fields[name] = json.RawMessage(value)
			}
		}
	}
	twice := len(named.FindAllString(text, -1)) > 2
	if err != nil || len(fields) != 2 && !h.is("more-fields") || fields["direction"] == nil || fields["tiles"] == nil ||
		twice && !h.is("fields-twice") {
		return "", 0, "fields"
	}
	count, rule = h.parseTiles(string(fields["tiles"]))
	direction, known := h.parseDirection(string(fields["direction"]))
	if !known && h.holds("tiles-before-direction", rule != "") {
		return "", 0, "direction"
	}
	if rule == "" && count > map[string]int{"D": h.game.Bounds.D - at.D, "R": h.game.Bounds.R - at.R}[direction] && !h.is("no-bounds") {
		rule = "bounds"
	}
	return direction, count, rule
}

func (h *byHand) parseDirection(text string) (direction string, known bool) {
	direction = strings.Trim(text, `"`)
	switch {
	case text != strconv.Quote(direction) && h.is("any-type-of-direction"):
		return "R", true
	case text == strconv.Quote(direction) && h.is("any-text-is-a-direction"):
		return "R", true
	case h.is("longer-words-for-directions") && (direction == "RIGHT" || direction == "DR"):
		return "R", true
	case h.is("d-moves-right") && direction == "D":
		return "R", true
	}
	return direction, text == strconv.Quote(direction) && (direction == "D" || direction == "R")
}

func (h *byHand) parseTiles(text string) (count int, rule string) {
	if h.is("numbers-as-strings") {
		text = strings.Trim(text, `"`)
	}
	if h.is("any-type-of-tiles") && (text == "null" || text == "true" || text[0] == '[') {
		text = "1"
	}
	fraction, err := strconv.ParseFloat(text, 64)
	switch {
	case h.is("moves-nowhere") && (text == "0" || text == "-0"):
		return 0, ""
	case h.is("moves-backward") && err == nil && fraction < 0:
		return int(max(fraction, -1e9)), ""
	case h.is("fractions") && err == nil && fraction > 0 && !number.MatchString(text):
		return int(min(fraction, 1e9)), ""
	case !number.MatchString(text):
		return 0, "tiles"
	}
	if count, err = strconv.Atoi(text); err != nil {
		count = 1 << 60
		if h.is("big-numbers-break-tiles") {
			return 0, "tiles"
		}
	}
	return count, ""
}

func (t Tiles) after(direction string, count int) Tiles {
	if direction == "D" {
		return Tiles{t.D + count, t.R}
	}
	return Tiles{t.D, t.R + count}
}

func (h *byHand) Submit(player, move string) (Observation, error) {
	player1, player2 := h.game.Players[0], h.game.Players[1]
	if player != player1 && player != player2 || player != h.game.Players[h.moves%2] && h.winner == "" && !h.is("anybody-moves") ||
		h.winner != "" && !h.is("plays-on") && h.holds("plays-on-after-illegal", h.rule != "") {
		return notNow()
	}
	other := h.game.Players[(h.moves+1)%2]
	direction, count, rule := h.parse(move, h.game.State)
	switch {
	case rule != "" && h.is("refuses-illegal"):
		return notNow()
	case rule != "":
		h.rule, h.winner = rule, other
		if h.is("illegal-wins") {
			h.winner = player
		}
		if h.is("illegal-again") {
			h.winner = ""
		}
		if h.is("illegal-is-recorded") {
			h.record(player, move, h.game.State)
		}
		return h.Look()
	}
	from := h.game.State
	h.game.State = from.after(direction, count)
	if h.is("down-stops-short") && direction == "D" && count > 1 {
		h.game.State.D--
	}
	if h.is("keyed-after") {
		from = h.game.State
	}
	h.record(player, move, from)
	h.moves++
	if h.is("first-player-stays") {
		h.moves = 0
	}
	if h.game.State == h.game.Bounds || h.is("a-wall-wins") && (h.game.State.D == h.game.Bounds.D || h.game.State.R == h.game.Bounds.R) {
		h.winner = player
		if h.is("last-loses") {
			h.winner = other
		}
		if h.is("nobody-wins") {
			h.winner = ""
		}
	}
	return h.Look()
}

// record adds a move to the history.
func (h *byHand) record(player, move string, at Tiles) {
	key := fmt.Sprintf("%d,%d", at.D, at.R)
	if h.is("keyed-right-first") {
		key = fmt.Sprintf("%d,%d", at.R, at.D)
	}
	h.data[key] = []any{player, json.RawMessage(move)}
}

// Learn notes who wins from the states of a game, as far as that follows from
// known results.
func (h *byHand) Learn(record Record) (Observation, error) {
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
			wins := slices.ContainsFunc(moves, func(to Tiles) bool { won, known := h.known[to]; return known && !won })
			loses := len(moves) > 0 && !slices.ContainsFunc(moves, func(to Tiles) bool { return !h.known[to] })
			if wins || loses && !h.is("learns-no-losing-states") {
				h.known[state] = wins
			}
		}
	}
	if h.is("learns-nothing") {
		clear(h.known)
	}
	return h.Look()
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

func (h *byHand) Choose(strategy string, state Tiles) (json.RawMessage, error) {
	moves := h.movesFrom(state)
	if len(moves) == 0 {
		return nil, &features.Refusal{Why: "there is no move", Theirs: true}
	}
	h.choice++
	to := moves[h.choice%len(moves)]
	if strategy == "smart" {
		for _, better := range moves {
			if won, known := h.known[better]; known && !won {
				to = better
			}
		}
	}
	if h.is("random-leaves-the-bounds") && strategy == "random" || h.is("smart-leaves-the-bounds") && strategy == "smart" {
		if to.R > state.R {
			to.R = h.game.Bounds.R + 1
		} else {
			to.D = h.game.Bounds.D + 1
		}
	}
	if to.D > state.D {
		return json.RawMessage(fmt.Sprintf(`{"direction":"D","tiles":%d}`, to.D-state.D)), nil
	}
	return json.RawMessage(fmt.Sprintf(`{"direction":"R","tiles":%d}`, to.R-state.R)), nil
}
