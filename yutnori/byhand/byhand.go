package byhand

import (
	"slices"

	"games.example/internal/protocol"
)

// byHand implements the rules of the game without package yutnori. Each rule is in one
// place, where it can be broken. A test compares the answers of byHand and Rules.
type byHand struct {
	protocol.Broken

	game   Game
	pieces [][]int
	pool   []string
	turn   int
	chains int
	winner *int
	caught int
	final  int
}

// isAnimal reports whether a player has the given animal with its skill. A broken rule
// can take the skill away.
func (h *byHand) isAnimal(player int, animal string) bool {
	first := slices.Index(h.game.Animals, animal)
	return first >= 0 && player < len(h.game.Animals) && h.game.Animals[player] == animal && !h.Is(animal) &&
		(player == first || !h.Is("only-the-first-"+animal))
}

func (h *byHand) NewGame(game Game) (any, error) {
	if game.Players < 2 && !h.Is("one-player-plays") || game.Players > 4 && !h.Is("five-players-play") ||
		game.Pieces < 1 && !h.Is("no-pieces") || game.Pieces > 4 && !h.Is("five-pieces") || !h.suits(game) {
		return nil, protocol.ErrNotNow
	}
	game.Players, game.Pieces = max(game.Players, 1), max(game.Pieces, 0)
	for len(game.House.Corners) < game.Players {
		game.House.Corners = append(game.House.Corners, "se")
	}
	for len(game.House.Clockwise) < game.Players {
		game.House.Clockwise = append(game.House.Clockwise, false)
	}
	before := *h
	*h = byHand{Broken: h.Broken, game: game, chains: 1, pieces: make([][]int, game.Players)}
	count := game.Pieces
	if h.Is("a-piece-too-few") || h.Is("animals-of-three") && len(game.Animals) > 0 {
		count = max(1, count-1)
	}
	for player := range h.pieces {
		h.pieces[player] = make([]int, count)
	}
	h.turn = protocol.Pick(h.Broken, "player-1-begins", 0, 1)
	h.pool = protocol.Pick(h.Broken, "pool-stays", nil, before.pool)
	return h.Look()
}

// suits reports whether the animals and the house rules suit the number of players.
func (h *byHand) suits(game Game) bool {
	unknown := func(names []string, known ...string) bool {
		return slices.ContainsFunc(names, func(name string) bool { return !slices.Contains(known, name) })
	}
	switch animals, players := len(game.Animals), game.Players; {
	case animals > 0 && animals != players && !h.Is("animals-for-some"),
		len(game.House.Corners) != players && !h.Is("corners-for-some"),
		len(game.House.Clockwise) != players && !h.Is("directions-for-some"),
		unknown(game.Animals, "pig", "dog", "sheep", "cow") && !h.Is("odd-animals"),
		unknown(game.House.Corners, "se", "ne", "nw", "sw") && !h.Is("odd-corners"),
		unknown([]string{game.House.BackDoFromOne}, "last", "hand", "arrive") && !h.Is("odd-back-do"):
		return false
	}
	return true
}

// allowed reports whether the pieces of a game can be at the given positions, apart from
// other players' pieces.
func (h *byHand) allowed(pieces [][]int) bool {
	if len(pieces) != h.game.Players {
		return false
	}
	for player, positions := range pieces {
		if len(positions) != h.game.Pieces && !h.Is("set-changes-the-number-of-pieces") {
			return false
		}
		arrived := 0
		for _, at := range positions {
			onRoad := !h.isAnimal(player, "cow") || at < 6 || at > 14 && at < 25 || at > 28
			if (at < 0 || at > 29 && at != 100) && !h.Is("set-accepts-any-position") || !onRoad && !h.Is("set-puts-cows-anywhere") {
				return false
			}
			if at == 100 {
				arrived++
			}
		}
		if arrived == len(positions) && !h.Is("set-accepts-a-won-game") {
			return false
		}
	}
	return true
}

func (h *byHand) Set(pieces [][]int, turn int) (any, error) {
	if h.Is("set-accepts-any-number-of-players") && len(pieces) > 0 {
		for len(pieces) < h.game.Players {
			pieces = append(pieces, make([]int, h.game.Pieces))
		}
		pieces = pieces[:h.game.Players]
	}
	if h.Is("set-accepts-any-turn") {
		turn = min(max(turn, 0), h.game.Players-1)
	}
	if !h.allowed(pieces) || turn < 0 || turn >= h.game.Players {
		return nil, protocol.ErrNotNow
	}
	before := *h
	*h = byHand{Broken: h.Broken, game: h.game, chains: 1, pieces: make([][]int, len(pieces))}
	h.turn = protocol.Pick(h.Broken, "set-ignores-turn", turn, 0)
	for player, positions := range pieces {
		for _, at := range positions {
			for other, others := range pieces[:player] {
				meets := func(theirs int) bool { return h.meet(other, theirs, player, at) }
				if slices.ContainsFunc(others, meets) && !h.Is("two-players-on-a-cell") {
					*h = before
					return nil, protocol.ErrNotNow
				}
			}
		}
		for _, at := range positions {
			h.pieces[player] = append(h.pieces[player], protocol.Pick(h.Broken, "set-loses-arrived-pieces", at, at%100))
		}
	}
	return h.Look()
}

func (h *byHand) Look() (any, error) {
	final := protocol.Pick(h.Broken, "moves-end-at-0", h.final, 0)
	return Observation{h.pieces, append([]string{}, h.pool...), h.turn, h.chains, h.winner, h.caught, final}, nil
}

var steps = map[string]int{
	"back-geol": -3, "back-gae": -2, "back-do": -1, "do": 1, "gae": 2, "geol": 3, "yut": 4, "mo": 5,
}

// wrongSteps holds, for each broken rule, the right and the wrong number of steps for a
// result.
var wrongSteps = map[protocol.Broken][2]int{
	"do-moves-two": {1, 2}, "gae-moves-three": {2, 3}, "geol-moves-two": {3, 2}, "yut-moves-five": {4, 5},
	"mo-moves-four": {5, 4}, "back-gae-moves-one": {-2, -1}, "back-geol-moves-two": {-3, -2},
}

func (h *byHand) known(result string) bool {
	_, known := steps[result]
	return known && (h.game.House.BackResults || result != "back-gae" && result != "back-geol" || h.Is("back-results-always"))
}

// throwsAgain reports whether a chain continues after a result.
func (h *byHand) throwsAgain(player int, result string) bool {
	switch result {
	case "yut":
		return !h.Is("yut-ends-the-chain")
	case "mo":
		return !h.Is("mo-ends-the-chain")
	case "geol":
		animals := h.game.Animals
		return h.Is("geol-throws-again") || len(animals) > 0 && h.Is("geol-throws-again-for-"+animals[player]) || h.isAnimal(player, "dog") && h.Holds("dog-not-after-a-catch", h.caught > 0)
	}
	return h.Is("gae-throws-again") && result == "gae" || h.Is("back-do-throws-again") && result == "back-do"
}

func (h *byHand) Throw(player int, results []string) (any, error) {
	if player < 0 || player >= h.game.Players {
		return nil, protocol.ErrNotNow
	}
	if len(results) == 0 {
		return nil, protocol.ErrNotNow
	}
	chains := h.chains
	for i, result := range results {
		if player != h.turn && !h.Is("throws-out-of-turn") || h.winner != nil && !h.Is("throws-after-the-end") ||
			chains == 0 && !h.Is("throws-on", "throws-after-the-end") || !h.known(result) {
			if h.Is("throws-a-part") {
				h.chains, h.pool = chains, append(h.pool, results[:i]...)
			}
			return nil, protocol.ErrNotNow
		}
		if !h.throwsAgain(player, result) {
			chains = max(chains-1, 0)
		}
	}
	h.chains = chains
	h.pool = append(protocol.Pick(h.Broken, "a-throw-replaces-the-pool", h.pool, nil), results...)
	if h.Is("a-result-counts-once") {
		slices.Sort(h.pool)
		h.pool = slices.Compact(h.pool)
	}
	return h.Look()
}

// places holds the cell of each position on a road that starts at the lower right
// corner.
var places = map[int][2]int{
	1: {8, 10}, 2: {6, 10}, 3: {4, 10}, 4: {2, 10}, 5: {0, 10}, 6: {0, 8}, 7: {0, 6}, 8: {0, 4}, 9: {0, 2}, 10: {0, 0},
	11: {2, 0}, 12: {4, 0}, 13: {6, 0}, 14: {8, 0}, 15: {10, 0}, 16: {10, 2}, 17: {10, 4}, 18: {10, 6}, 19: {10, 8},
	20: {1, 9}, 21: {3, 7}, 22: {5, 5}, 23: {7, 3}, 24: {9, 1}, 25: {1, 1}, 26: {3, 3}, 27: {7, 7}, 28: {9, 9}, 29: {10, 10},
}

func (h *byHand) cell(player, at int) [2]int {
	cell := places[at]
	if h.game.House.Clockwise[player] && !h.Is("nobody-walks-clockwise") {
		cell = [2]int{cell[1], cell[0]}
	}
	corner := protocol.Pick(h.Broken, "every-corner-is-se", h.game.House.Corners[player], "se")
	for range slices.Index([]string{"se", "ne", "nw", "sw"}, corner) {
		cell = [2]int{10 - cell[1], cell[0]}
	}
	return cell
}

// meet reports whether the other player's piece, in the position theirs, is on the same
// cell as the player's piece, in the position at.
func (h *byHand) meet(other, theirs, player, at int) bool {
	switch {
	case at == 29 && h.Is("nobody-is-caught-on-29"), at == 22 && h.Is("nobody-is-caught-in-the-center"),
		theirs == 29 && at != 29 && h.Is("other-start-corners-are-safe"):
		return false
	case min(at, theirs) < 1 || max(at, theirs) > 29:
		return at == 100 && theirs == 100 && h.Is("arrived-pieces-are-caught")
	}
	return h.cell(other, theirs) == h.cell(player, at)
}

// forward returns the next position. The argument before is the previous position of
// the move, or 0 at its start.
func (h *byHand) forward(player, at, before int, long bool) int {
	cow := h.isAnimal(player, "cow")
	turns := before == 0 && !long || h.Is("turns-in-passing")
	switch {
	case at == 100 || at == 29:
		return 100
	case at == 19 || at == 28:
		return 29
	case at == 24:
		return 15
	case at == 5 && (turns && !h.Is("no-turn-at-5") || cow && !h.Is("cow-passes-5")):
		return 20
	case at == 10 && turns && !cow && !h.Is("no-turn-at-10"):
		return 25
	case at == 22 && (!cow || h.Is("cow-turns-at-22") && before == 0) && (turns && !h.Is("no-turn-at-22") || before == 26 && !h.Is("26-leads-to-23")):
		return 27
	case at == 26:
		return 22
	}
	return at + 1
}

// back returns the position one step back.
func (h *byHand) back(player, at int) int {
	from1 := protocol.Pick(h.Broken, "back-from-1-to-29", h.game.House.BackDoFromOne, "last")
	from1 = protocol.Pick(h.Broken, "back-from-1-into-the-hand", from1, "hand")
	switch {
	case at == 1:
		return map[string]int{"last": 29, "hand": 0, "arrive": 100}[from1]
	case at == 29 && !h.Is("29-back-to-28"):
		return 19
	case at == 15 && (h.isAnimal(player, "cow") && !h.Is("cow-back-to-14") || h.Is("15-back-to-24")):
		return 24
	case at == 20 && !h.Is("20-back-to-19"):
		return 5
	case at == 25 && !h.Is("25-back-to-24"):
		return 10
	case at == 27 && !h.Is("27-back-to-26"):
		return 22
	case at == 22 && h.Is("22-back-to-26"):
		return 26
	}
	return at - 1
}

// passed returns the positions that a move visits, with its destination last.
func (h *byHand) passed(player, from int, result string, long bool) (road []int) {
	at, before := from, 0
	count := h.Number(steps[result], wrongSteps)
	for range count {
		at, before = h.forward(player, at, before, long), at
		road = append(road, at)
		if h.Is("arrives-at-29") && at == 29 {
			return append(road, 100)
		}
	}
	for range -count {
		at = h.back(player, at)
		road = append(road, at)
		if at == 0 || at == 100 {
			break
		}
	}
	return road
}

func (h *byHand) Move(player, from int, result, way string) (any, error) {
	if player < 0 || player >= len(h.pieces) || way != "short" && way != "long" && !h.Is("odd-ways") {
		return nil, protocol.ErrNotNow
	}
	onBoard := slices.ContainsFunc(h.pieces[player], func(at int) bool { return at > 0 && at < 100 })
	idle := from == 0 && steps[result] < 0 && (!onBoard || h.Is("back-do-in-hand"))
	spent := slices.Index(h.pool, result)
	if h.Is("any-result") && len(h.pool) > 0 {
		spent = max(spent, 0)
	}
	if spent >= 0 && h.Is("moves-from-nowhere") && !slices.Contains(h.pieces[player], from) && !idle {
		h.pieces[player][0] = from
	}
	there := slices.Contains(h.pieces[player], from) || idle
	long := way == "long"
	if spent < 0 || !there || h.isEarly(player) || h.isUnplayable(from, result, onBoard) || long && !h.isFork(player, from, result) && !h.Is("long-way-is-ignored") {
		if h.Is("refused-move-spends") && len(h.pool) > 0 {
			h.pool = h.pool[1:]
		}
		return nil, protocol.ErrNotNow
	}
	h.pool = slices.Delete(h.pool, spent, spent+1)
	h.caught, h.final = 0, 0
	if !idle {
		h.advance(player, from, result, long && h.isFork(player, from, result))
	}
	if h.won(player) {
		h.winner = &player
		return h.Look()
	}
	if len(h.pool) == 0 && h.chains == 0 || h.Is("one-move-a-turn") {
		h.pass()
	}
	return h.Look()
}

// isEarly reports whether the player cannot move at the moment.
func (h *byHand) isEarly(player int) bool {
	return player != h.turn && !h.Is("moves-out-of-turn") ||
		h.winner != nil && !h.Is("moves-after-the-end") ||
		h.chains > 0 && !h.Is("moves-first", "moves-after-the-end")
}

// isUnplayable reports whether a result does not move a piece from a position.
func (h *byHand) isUnplayable(from int, result string, onBoard bool) bool {
	inHandBack := from == 0 && steps[result] < 0
	return !h.known(result) && !h.Is("any-result") ||
		from == 100 && !h.Is("arrived-pieces-move", "moves-after-the-end") ||
		inHandBack && onBoard && !h.Is("back-do-in-hand") ||
		inHandBack && !onBoard && h.Is("back-do-must-move")
}

// isFork reports whether a move from a position can take the long way.
func (h *byHand) isFork(player, from int, result string) bool {
	return h.game.House.ShortWayOptional && (from == 5 || from == 10 || from == 22) && steps[result] >= 0 &&
		(!h.isAnimal(player, "cow") || h.Is("cow-takes-the-long-way"))
}

// advance moves the pieces of a player, and adds the chains that the move earns.
func (h *byHand) advance(player, from int, result string, long bool) {
	road := h.passed(player, from, result, long && !h.Is("long-way-is-short"))
	h.final = road[len(road)-1]
	pig := h.carry(player, from, road)
	h.earn(player, result, pig)
}

func (h *byHand) won(player int) bool {
	out := func(at int) bool { return at != 100 && h.Holds("29-wins", at == 29) }
	switch {
	case h.Is("nobody-wins"), h.Is("win-needs-an-empty-pool") && len(h.pool) > 0, h.Is("back-do-does-not-win") && h.final == 100 && len(h.pool) == 0 && h.chains == 0 && h.game.House.BackDoFromOne == "arrive":
		return false
	case h.Is("one-piece-wins"):
		return h.final == 100
	}
	return !slices.ContainsFunc(h.pieces[player], out)
}

func (h *byHand) pass() {
	next := (h.turn + 1) % h.game.Players
	if h.Is("turn-stays") || h.Is("no-turn-after-the-last") && next == 0 {
		next = h.turn
	}
	h.turn, h.pool, h.chains = next, nil, 1
}

// carry moves the pieces, catches pieces where they land, and reports whether it has
// caught a pig.
func (h *byHand) carry(player, from int, road []int) (pig bool) {
	to := road[len(road)-1]
	for i, at := range h.pieces[player] {
		if h.Is("passing-stacks") && slices.Contains(road[:len(road)-1], at) {
			h.pieces[player][i] = to
		}
	}
	for i, at := range h.pieces[player] {
		if at == from {
			h.pieces[player][i] = to
			if from == 0 && !h.Is("departs-together") || h.Is("stack-moves-alone") ||
				to == 100 && h.Is("stack-arrives-alone") || to < from && h.Is("stack-goes-back-alone") {
				break
			}
		}
	}
	if len(road) == 1 && to < from && h.Is("back-does-not-catch") {
		return false
	}
	for other := range h.pieces {
		if other == player {
			continue
		}
		for i, at := range road {
			if (i == len(road)-1 || h.Is("passing-catches") || h.Is("back-catches-in-passing") && to < from) && h.catch(other, player, at) {
				pig = h.isAnimal(other, "pig")
			}
		}
	}
	return pig
}

// catch sends back the pieces that another player has on the cell of a position, and
// reports whether there were any.
func (h *byHand) catch(other, player, at int) (caught bool) {
	for i, theirs := range h.pieces[other] {
		if h.meet(other, theirs, player, at) && (!h.Is("catches-two") || h.caught < 2) {
			h.pieces[other][i] = protocol.Pick(h.Broken, "caught-go-to-1", 0, 1)
			h.caught++
			caught = true
		}
	}
	return caught
}

// earn adds the chains that the player earns by catching. A caught pig ends the turn
// instead.
func (h *byHand) earn(player int, result string, pig bool) {
	sheep := h.isAnimal(player, "sheep")
	strong := steps[result] >= 4
	switch {
	case h.caught == 0 || h.Is("catch-earns-nothing"):
	case h.Is("a-chain-for-each-piece"):
		h.chains += h.caught
	case pig && (len(h.game.Animals) == 0 || !h.Is(h.game.Animals[player]+"-beats-pig")):
		h.chains, h.pool = 0, protocol.Pick(h.Broken, "pig-leaves-the-pool", nil, h.pool)
	case h.isAnimal(player, "pig") && h.Is("pig-earns-nothing"):
	case (h.game.House.NoChain || h.Is("no-chain-always")) && (strong || h.Is("no-chain-at-all")) && !h.Is("no-chain-is-ignored") && h.Holds("no-chain-but-sheep", sheep):
	case h.isAnimal(player, "dog") && h.Is("no-chain-for-a-dog-with-geol") && result == "geol":
	case sheep:
		h.chains += protocol.Pick(h.Broken, "sheep-earns-for-each-piece", 2, 2*h.caught)
	default:
		h.chains++
	}
}
