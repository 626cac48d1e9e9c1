package reference

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"games.example/features"
)

// byHand is the kata written out, each rule in one place, where it can be
// broken. A test compares it with Rules.
type byHand struct {
	broken string // the name of a rule, or nothing

	game     Game
	where    map[string]int // of each token: 0 off the board, -1 finished
	owed     map[string]int // the turns that each player has to miss
	turn     string
	thrown   int
	winner   string
	captured int
	again    bool
}

// is reports whether one of some rules is the broken one.
func (h *byHand) is(rules ...string) bool { return slices.Contains(rules, h.broken) }

// holds reports whether a rule holds: the broken rule is broken only under a
// condition.
func (h *byHand) holds(rule string, condition bool) bool { return !condition || !h.is(rule) }

func notNow() (Observation, error) {
	return Observation{}, &features.Refusal{Why: "not now", Theirs: true}
}

// fits reports whether a number is in the range of an option. A rule breaks it
// below, another one above, and a third one at the top of the range.
func (h *byHand) fits(number, least, most int, option string) bool {
	switch {
	case number < least:
		return h.is("too-few-" + option)
	case most > 0 && number > most:
		return h.is("too-many-" + option)
	}
	return most == 0 || number < most || !h.is("not-all-"+option)
}

func (h *byHand) New(game Game) (Observation, error) {
	if !h.fits(game.Spaces, 2, 0, "spaces") ||
		!h.fits(game.Tokens, 1, 9, "tokens") || !h.fits(game.Players, 2, 26, "players") {
		return notNow()
	}
	taken := map[int]bool{}
	for _, obstacle := range game.Obstacles {
		space, back, ok := parseObstacle(obstacle)
		inside := space >= 1 && space < game.Spaces && (space < game.Spaces-1 || !h.is("no-obstacle-before-the-last")) ||
			space == game.Spaces && h.is("obstacle-on-the-last") ||
			(space > game.Spaces || space < 1) && h.is("obstacle-outside")
		if !ok || !inside || back != miss && back < 1 && !h.is("back-nowhere") || taken[space] && !h.is("two-obstacles") {
			return notNow()
		}
		taken[space] = true
	}
	before := *h
	*h = byHand{broken: h.broken, game: game, turn: "PlayerA"}
	h.game.Spaces = max(game.Spaces, 1)
	if h.is("always-15-spaces") {
		h.game.Spaces = 15
	}
	h.clear()
	switch {
	case before.where == nil: // there was no game before
	case h.is("options-stay"):
		h.game.Wrap = game.Wrap || before.game.Wrap
		h.game.Obstacles = slices.Concat(before.game.Obstacles, game.Obstacles)
	case h.is("owed-turns-stay"):
		h.owed = before.owed
	case h.is("throw-stays"):
		h.thrown = before.thrown
	case h.is("finished-tokens-stay"):
		for token := range h.where {
			h.where[token] = min(before.where[token], 0)
		}
	}
	if h.is("a-space-too-few") {
		h.game.Spaces = max(h.game.Spaces-1, 1)
	}
	if h.is("b-begins") {
		h.turn = "PlayerB"
	}
	return h.Look()
}

// clear takes all tokens off the board.
func (h *byHand) clear() {
	h.where, h.owed = map[string]int{}, map[string]int{}
	for player := range h.game.Players {
		for token := range h.game.Tokens {
			h.where[fmt.Sprintf("%c%d", 'A'+player, token+1)] = 0
		}
	}
}

func (h *byHand) Set(position Position) (Observation, error) {
	before := *h
	*h = byHand{broken: h.broken, game: h.game, turn: position.Turn}
	h.clear()
	if h.is("set-keeps-owed") {
		h.owed = before.owed
	}
	if h.is("set-keeps-throw") {
		h.thrown = before.thrown
	}
	if h.is("set-ignores-turn") {
		h.turn = "PlayerA"
	}
	if h.is("set-ignores-the-board") {
		position.Board = ""
	}
	for i, tokens := range strings.Split(strings.TrimPrefix(position.Board, "[["), "][") {
		for token := range strings.SplitSeq(strings.TrimSuffix(tokens, "]]"), ",") {
			if token != "" {
				h.where[token] = i + 1
			}
		}
	}
	for i, token := range position.Finished {
		if !h.is("set-finishes-nothing") && h.holds("set-finishes-one", i > 0) {
			h.where[token] = -1
		}
	}
	return h.Look()
}

func (h *byHand) Look() (Observation, error) {
	seen := Observation{Turn: h.turn, Winner: h.winner, Captured: h.captured, Again: h.again, Finished: []string{}}
	board := make([]string, h.game.Spaces)
	tokens := slices.Sorted(maps.Keys(h.where))
	if h.is("stack-unsorted") {
		slices.Reverse(tokens)
	}
	for _, token := range tokens {
		switch space := h.where[token]; {
		case space == -1:
			seen.Finished = append(seen.Finished, token)
		case space > 0 && space <= len(board):
			board[space-1] = strings.TrimPrefix(board[space-1]+","+token, ",")
		}
	}
	seen.Board = "[[" + strings.Join(board, "][") + "]]"
	names := []string{"", "DO", "GE", "GEOL", "YUT", "MO"}
	switch {
	case h.is("ge-and-geol-swapped"):
		names = []string{"", "DO", "GEOL", "GE", "YUT", "MO"}
	case h.is("yut-and-mo-swapped"):
		names = []string{"", "DO", "GE", "GEOL", "MO", "YUT"}
	}
	seen.ThrowToUse = names[h.thrown]
	return seen, nil
}

// sits reports whether there is a player of that name.
func (h *byHand) sits(player string) bool {
	number := playerNumber(player)
	return number >= 0 && number < h.game.Players || h.is("anybody-plays") && number >= 0
}

func (h *byHand) Throw(player, sticks string) (Observation, error) {
	four := (len(sticks) == 4 || len(sticks) < 4 && h.is("three-sticks") || len(sticks) > 4 && h.is("five-sticks")) &&
		(strings.Trim(sticks, "xo") == "" || strings.Trim(sticks, "xoXO") == "" && h.is("capital-sticks") ||
			strings.Trim(sticks, "xoz") == "" && h.is("odd-sticks"))
	steps := h.steps(sticks)
	switch {
	case !h.sits(player), !four,
		h.winner != "" && !h.is("throws-after-the-end") && h.holds("missed-turns-continue-the-game", h.owed[nextPlayer(player)] > 0),
		player != h.turn && !h.is("throws-out-of-turn", "anybody-plays", "throws-after-the-end"):
		return notNow()
	case h.thrown != 0 && !h.is("throws-twice"):
		if h.is("refused-throw-counts") {
			h.thrown = steps
		}
		return notNow()
	}
	h.thrown = steps
	return h.Look()
}

// nextPlayer returns the player after another one of two.
func nextPlayer(player string) string {
	return map[string]string{"PlayerA": "PlayerB", "PlayerB": "PlayerA"}[player]
}

// steps returns the worth of a throw in spaces, from 1 to 5.
func (h *byHand) steps(sticks string) int {
	flat := strings.Count(strings.ToLower(sticks), "x")
	switch {
	case flat == 0 || flat > 4:
		return 5
	case h.is("order-of-sticks"):
		return 4 - strings.Index(sticks, "x")
	case h.is("round-sides-count") && flat < 4:
		return 4 - flat
	case h.is("alternating-is-do") && sticks == "oxxo":
		return 1
	}
	return flat
}

// worth returns the number of spaces that a throw moves a token.
func (h *byHand) worth(thrown int) int {
	switch {
	case h.is("do-moves-two") && thrown == 1, h.is("geol-moves-two") && thrown == 3:
		return 2
	case h.is("ge-moves-one") && thrown == 2:
		return 1
	case h.is("yut-moves-five") && thrown == 4:
		return 5
	case h.is("mo-moves-four") && thrown == 5:
		return 4
	}
	return thrown
}

func (h *byHand) Move(player, token string) (Observation, error) {
	name := token
	switch {
	case h.is("small-letters"):
		name = strings.ToUpper(token)
	case h.is("first-token-moves") && h.where[token] == 0:
		name = token[:1] + "1"
	}
	from, known := h.where[name]
	if !known && h.is("new-token") && len(token) == 2 && token[0] == player[len(player)-1] {
		h.where[token], known = 0, true
	}
	unknown := !known || name[0] != player[len(player)-1] && !h.is("others-tokens")
	if unknown && h.is("unknown-token-passes") && h.sits(player) && player == h.turn && h.thrown > 0 {
		h.thrown = 0
		h.pass()
		return h.Look()
	}
	if unknown || !h.sits(player) ||
		h.winner != "" && !h.is("moves-after-the-end") ||
		player != h.turn && !h.is("moves-out-of-turn", "moves-after-the-end") ||
		h.thrown == 0 && !h.is("moves-unthrown", "moves-after-the-end") && h.holds("earned-throw-is-not-needed", h.again) ||
		from == -1 && !h.is("finished-moves") {
		return notNow()
	}
	steps := h.worth(h.thrown)
	fits := from+steps <= h.game.Spaces
	if !fits && !h.game.Wrap && h.is("too-big-is-refused") {
		return notNow()
	}
	thrown := h.thrown
	h.again = false
	if !h.is("captured-adds-up") {
		h.captured = 0
	}
	h.thrown = 0
	switch {
	case fits, h.game.Wrap && !h.is("no-wrap"), h.is("wraps-always"), h.is("too-big-finishes"):
		if from < 0 && !h.is("back-goes-below-the-board") {
			from = 0 // a finished token, which should not move
		}
		h.advance(name, from, steps)
	case h.is("too-big-goes-close"):
		h.land(name, h.game.Spaces-1)
	case h.is("too-big-leaves"):
		h.where[name] = 0
	case h.is("stays-lands-again") && from > 0:
		h.land(name, from)
	}
	h.again = h.earns(thrown, fits)
	if h.won(player) {
		h.winner, h.again = player, h.again && h.is("win-earns-a-throw")
	}
	switch {
	case h.winner != "":
	case h.is("too-big-keeps-the-throw") && !fits && !h.game.Wrap:
		h.thrown = thrown
	case !h.again:
		h.pass()
	}
	return h.Look()
}

// earns reports whether a move earns another throw.
func (h *byHand) earns(thrown int, fits bool) bool {
	caught := h.captured > 0
	switch {
	case h.is("catch-earns") && caught, h.is("geol-earns") && thrown == 3:
		return true
	case h.is("yut-earns-nothing") && thrown == 4, h.is("mo-earns-nothing") && thrown == 5,
		h.is("yut-that-catches-earns-nothing") && thrown == 4 && caught,
		h.is("mo-that-catches-earns-nothing") && thrown == 5 && caught,
		h.is("too-big-earns-nothing") && !fits,
		h.is("obstacle-takes-the-throw") && h.owed[h.turn] > 0:
		return false
	}
	return thrown >= 4
}

// advance moves a token some spaces on.
func (h *byHand) advance(token string, from, steps int) {
	to := from + steps
	if to > h.game.Spaces && !h.game.Wrap && !h.is("wraps-always") {
		to = h.game.Spaces
	}
	for round := 1; to > h.game.Spaces && (round == 1 || !h.is("wraps-once")); round++ {
		to -= h.game.Spaces
		if h.is("wraps-short") {
			to++
		}
	}
	if h.is("passing-catches") {
		for space := from + 1; space < to; space++ {
			h.catch(token, space)
		}
	}
	if h.is("stack-moves") && from > 0 {
		for other, at := range h.where {
			if at == from && other[0] == token[0] {
				h.where[other] = to
			}
		}
	}
	if to == h.game.Spaces && h.game.Wrap && h.is("wrap-never-finishes") {
		to = 1
	}
	switch {
	case to < h.game.Spaces || h.is("stays-on-the-last"):
		if to == from && h.is("round-does-not-land") {
			return
		}
		h.land(token, to)
	case h.is("starts-again"):
		h.where[token] = 0
	default:
		h.where[token] = -1
		if h.is("finishing-catches") {
			for _, other := range slices.Sorted(maps.Keys(h.where)) {
				if h.where[other] == -1 && other[0] != token[0] {
					h.where[other] = 0
					h.captured++
				}
			}
		}
	}
}

// land puts a token on a space, where it may catch tokens or meet an obstacle.
func (h *byHand) land(token string, to int) {
	if !h.is("back-catches-only-there") || !h.movesBackAt(to) {
		h.catch(token, to)
	}
	h.where[token] = to
	for _, obstacle := range h.game.Obstacles {
		space, back, _ := parseObstacle(obstacle)
		switch {
		case space != to:
		case back == miss:
			h.miss(token)
		case !h.is("no-back"):
			h.moveBack(token, to-back)
			if h.is("obstacle-acts-again") && to-back >= 1 {
				h.land(token, to-back)
			}
		}
	}
}

func (h *byHand) movesBackAt(space int) bool {
	return slices.ContainsFunc(h.game.Obstacles, func(text string) bool {
		at, back, _ := parseObstacle(text)
		return at == space && back != miss
	})
}

func (h *byHand) moveBack(token string, to int) {
	switch {
	case to >= 1 && h.is("back-does-not-catch"):
		h.where[token] = to
	case to >= 1:
		h.catch(token, to)
		h.where[token] = to
	case h.is("back-stops-at-one"):
		h.catch(token, 1)
		h.where[token] = 1
	default:
		h.where[token] = 0
		if h.is("back-goes-below-the-board") {
			h.where[token] = min(to-1, -2) // -1 has finished
		}
		if h.is("back-off-counts") {
			h.captured++
		}
	}
}

// miss makes the owner of a token miss a turn.
func (h *byHand) miss(token string) {
	switch owner := "Player" + token[:1]; {
	case h.is("no-miss"):
	case h.is("misses-once"):
		h.owed[owner] = 1
	case h.is("misses-two"):
		h.owed[owner] += 2
	default:
		h.owed[owner]++
	}
}

// catch sends the tokens of other players that are on a space off the board.
func (h *byHand) catch(token string, space int) {
	most := map[string]int{"catches-nobody": 0, "catches-one": 1, "catches-two": 2}
	limit, limited := most[h.broken]
	for _, other := range slices.Sorted(maps.Keys(h.where)) {
		theirs := other[0] != token[0] || h.is("catches-own") && other != token
		if h.where[other] != space || !theirs || limited && h.captured >= limit {
			continue
		}
		if other[0] == 'C' && h.is("catches-only-the-next-player") && token[0] == 'A' {
			continue
		}
		h.where[other] = 0
		if h.is("caught-go-to-the-start") {
			h.where[other] = 1
		}
		if h.captured++; h.is("captured-is-one") {
			h.captured = 1
		}
	}
}

func (h *byHand) won(player string) bool {
	finished, all := 0, 0
	for token, space := range h.where {
		if token[0] == player[len(player)-1] {
			all++
			if space == -1 {
				finished++
			}
		}
	}
	switch {
	case h.is("one-token-wins"):
		return finished > 0
	case h.is("two-tokens-win"):
		return finished >= 2
	case h.is("nobody-wins"):
		return false
	}
	return finished == all
}

// pass passes the turn on to the next player who does not have to miss it.
func (h *byHand) pass() {
	mover := h.turn
	for {
		next := (playerNumber(h.turn) + 1) % h.game.Players
		if h.is("two-take-turns") {
			next %= 2
		}
		if !h.is("turn-stays") {
			h.turn = "Player" + string(rune('A'+next))
		}
		if h.owed[h.turn] == 0 || h.turn == mover && h.is("mover-never-misses") {
			return
		}
		if h.owed[h.turn]--; h.is("misses-for-ever") {
			h.owed[h.turn]++
			h.turn = mover
			return
		}
	}
}
