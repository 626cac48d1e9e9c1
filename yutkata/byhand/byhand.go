package byhand

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"games.example/internal/protocol"
)

// byHand implements the rules of the kata without package yutkata. Each rule is in one
// place, where it can be broken. A test compares the answers of byHand and Rules.
type byHand struct {
	protocol.Broken

	game     Game
	where    map[string]int // the space of each token: 0 off the board, -1 finished
	owed     map[string]int // the number of turns that each player must miss
	turn     string
	thrown   int
	winner   string
	captured int
	again    bool
}

// fits reports whether a number is in the range of an option. One broken rule accepts a
// number below the range, another accepts a number above the range, and a third refuses
// numbers above 20.
func (h *byHand) fits(number, least, most int, option string) bool {
	switch {
	case number < least:
		return h.Is("too-few-" + option)
	case number > most:
		return h.Is("too-many-" + option)
	}
	return h.Holds("at-most-20-"+option, number > 20)
}

func (h *byHand) NewGame(game Game) (any, error) {
	if !h.fits(game.Spaces, 2, MostSpaces, "spaces") ||
		!h.fits(game.Tokens, 1, 9, "tokens") || !h.fits(game.Players, 2, 26, "players") {
		if h.Is("refused-game-clears-the-board") {
			h.clear()
		}
		return nil, protocol.ErrNotNow
	}
	taken := map[int]bool{}
	for _, obstacle := range game.Obstacles {
		space, back, ok := ParseObstacle(obstacle)
		if !ok && (h.Is("odd-obstacles") || h.Is("more-after-miss") && strings.Contains(obstacle, ":miss:")) {
			continue
		}
		inside := space >= 1 && space < game.Spaces && (space < game.Spaces-1 || !h.Is("no-obstacle-before-the-last")) ||
			space == game.Spaces && h.Is("obstacle-on-the-last") ||
			(space > game.Spaces || space < 1) && h.Is("obstacle-outside")
		if !ok || !inside || back != Miss && back < 1 && !h.Is("back-nowhere") || taken[space] && !h.Is("two-obstacles") {
			return nil, protocol.ErrNotNow
		}
		taken[space] = true
	}
	before := *h
	*h = byHand{Broken: h.Broken, game: game, turn: protocol.Pick(h.Broken, "b-begins", "PlayerA", "PlayerB")}
	h.game.Spaces = protocol.Pick(h.Broken, "always-15-spaces", max(game.Spaces, 1), 15)
	h.clear()
	h.thrown = protocol.Pick(h.Broken, "throw-stays", 0, before.thrown)
	switch {
	case h.Is("options-stay"):
		h.game.Wrap = game.Wrap || before.game.Wrap
		h.game.Obstacles = slices.Concat(before.game.Obstacles, game.Obstacles)
	case h.Is("owed-turns-stay"):
		maps.Copy(h.owed, before.owed)
	case h.Is("finished-tokens-stay"):
		for token := range h.where {
			h.where[token] = min(before.where[token], 0)
		}
	}
	return h.seen()
}

// clear takes all tokens off the board. It also cancels the turns that players must miss.
func (h *byHand) clear() {
	h.where, h.owed = map[string]int{}, map[string]int{}
	for player := range h.game.Players {
		for token := range h.game.Tokens {
			h.where[fmt.Sprintf("%c%d", 'A'+player, token+1)] = 0
		}
	}
}

func (h *byHand) Set(position Position) (any, error) {
	before := *h
	*h = byHand{Broken: h.Broken, game: h.game}
	h.clear()
	h.turn = protocol.Pick(h.Broken, "set-ignores-turn", position.Turn, "PlayerA")
	h.owed = protocol.Pick(h.Broken, "set-keeps-owed", h.owed, before.owed)
	h.thrown = protocol.Pick(h.Broken, "set-keeps-throw", 0, before.thrown)
	h.captured = protocol.Pick(h.Broken, "set-keeps-captured", 0, before.captured)
	h.again = protocol.Pick(h.Broken, "set-keeps-again", false, before.again)
	h.winner = protocol.Pick(h.Broken, "set-keeps-winner", "", before.winner)
	board := protocol.Pick(h.Broken, "set-ignores-the-board", position.Board, "[["+strings.Repeat("][", h.game.Spaces-1)+"]]")
	if !h.place(board) || !h.settled(position.Finished) || !h.sits(position.Turn) && !h.Is("set-accepts-any-player") {
		*h = before
		return nil, protocol.ErrNotNow
	}
	for i, token := range position.Finished {
		if !h.Is("set-finishes-nothing") && h.Holds("set-finishes-one", i > 0) {
			h.where[token] = -1
		}
	}
	return h.seen()
}

// place puts the tokens on the spaces that a board shows, and reports whether they can be
// there.
func (h *byHand) place(board string) bool {
	spaces := strings.Split(strings.TrimSuffix(strings.TrimPrefix(board, "[["), "]]"), "][")
	possible := len(spaces) == h.game.Spaces || h.Is("set-accepts-any-board")
	for i, tokens := range spaces {
		last := ""
		for token := range strings.FieldsFuncSeq(tokens, func(r rune) bool { return r == ',' }) {
			space, known := h.where[token]
			possible = possible &&
				(known && (space == 0 || space == i+1) || h.Is("set-accepts-any-board")) &&
				(i+1 < h.game.Spaces || h.Is("set-accepts-the-last-space", "set-accepts-any-board")) &&
				(last == "" || last[0] == token[0] || h.Is("set-accepts-two-players-on-a-space")) &&
				(last == "" || last < token || h.Is("set-sorts-stacks") && last != token || last[0] != token[0])
			h.where[token], last = i+1, token
		}
	}
	return possible
}

// settled reports whether the tokens can have finished while the others are on the board.
func (h *byHand) settled(finished []string) bool {
	count := map[byte]int{}
	for i, token := range finished {
		space, known := h.where[token]
		if !known && !h.Is("set-finishes-unknown-tokens") ||
			space > 0 && !h.Is("set-finishes-tokens-on-the-board") ||
			slices.Contains(finished[:i], token) && !h.Is("set-finishes-tokens-twice") {
			return false
		}
		if known && !slices.Contains(finished[:i], token) {
			count[token[0]]++
		}
	}
	for _, tokens := range count {
		if tokens == h.game.Tokens && !h.Is("set-accepts-a-won-game") {
			return false
		}
	}
	return true
}

func (h *byHand) Look() (any, error) {
	h.captured = protocol.Pick(h.Broken, "look-forgets", h.captured, 0)
	return h.seen()
}

func (h *byHand) seen() (any, error) {
	seen := Observation{Turn: h.turn, Winner: h.winner, Captured: h.captured, Again: h.again, Finished: []string{}}
	board := make([]string, h.game.Spaces)
	tokens := slices.Sorted(maps.Keys(h.where))
	if h.Is("stack-unsorted") {
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
	names = protocol.Pick(h.Broken, "ge-and-geol-swapped", names, []string{"", "DO", "GEOL", "GE", "YUT", "MO"})
	names = protocol.Pick(h.Broken, "yut-and-mo-swapped", names, []string{"", "DO", "GE", "GEOL", "MO", "YUT"})
	seen.ThrowToUse = names[h.thrown]
	return seen, nil
}

// sits reports whether there is a player with the given name.
func (h *byHand) sits(player string) bool {
	number := PlayerNumber(player)
	return number >= 0 && number < h.game.Players || h.Is("anybody-plays") && number >= 0
}

func (h *byHand) Throw(player, sticks string) (any, error) {
	four := (len(sticks) == 4 || len(sticks) < 4 && h.Is("three-sticks") || len(sticks) > 4 && h.Is("five-sticks")) &&
		(strings.Trim(sticks, "xo") == "" || strings.Trim(sticks, "xoXO") == "" && h.Is("capital-sticks") ||
			strings.Trim(sticks, "xoz") == "" && h.Is("odd-sticks"))
	steps := h.steps(sticks)
	if h.Is("letters-name-players") && !strings.HasPrefix(player, "Player") && player != "" {
		player = "Player" + player[len(player)-1:]
	}
	switch {
	case !h.sits(player), !four,
		h.winner != "" && !h.Is("throws-after-the-end") && h.Holds("missed-turns-continue-the-game", len(h.owed) > 0),
		player != h.turn && !h.Is("throws-out-of-turn", "anybody-plays", "throws-after-the-end"):
		return nil, protocol.ErrNotNow
	case h.thrown != 0:
		h.thrown = protocol.Pick(h.Broken, "refused-throw-counts", h.thrown, steps)
		return nil, protocol.ErrNotNow
	}
	h.thrown = steps
	return h.seen()
}

// steps returns how many spaces a throw moves a token, from 1 to 5.
func (h *byHand) steps(sticks string) int {
	flat := strings.Count(strings.ToLower(sticks), "x")
	switch {
	case flat == 0 || flat > 4:
		return 5
	case h.Is("order-of-sticks"):
		return 4 - strings.Index(sticks, "x")
	case h.Is("round-sides-count") && flat < 4:
		return 4 - flat
	}
	return flat
}

// wrongSteps holds, for each broken rule, the right and the wrong number of steps for a
// throw.
var wrongSteps = map[protocol.Broken][2]int{
	"do-moves-two": {1, 2}, "ge-moves-one": {2, 1}, "geol-moves-two": {3, 2}, "yut-moves-five": {4, 5}, "mo-moves-four": {5, 4},
}

func (h *byHand) Move(player, token string) (any, error) {
	if !h.sits(player) || token == "" {
		return nil, protocol.ErrNotNow
	}
	name := h.named(token)
	if h.where[name] == 0 && h.Is("new-token") && len(token) == 2 && token[0] == player[len(player)-1] {
		h.where[name] = 0
	}
	from, known := h.where[name]
	if !known || name[0] != player[len(player)-1] && !h.Is("others-tokens") ||
		from == -1 && !h.Is("finished-moves") || h.isEarly(player) {
		h.captured = protocol.Pick(h.Broken, "refused-move-forgets", h.captured, 0)
		return nil, protocol.ErrNotNow
	}
	steps, thrown := h.Number(h.thrown, wrongSteps), h.thrown
	fits := from+steps <= h.game.Spaces
	h.again = false
	h.captured = protocol.Pick(h.Broken, "captured-adds-up", 0, h.captured)
	h.thrown = 0
	h.carry(name, from, steps, fits)
	h.again = h.earns(thrown, fits, h.where[name] == -1)
	if h.won(player) {
		h.winner, h.again = player, h.again && h.Is("win-earns-a-throw")
	}
	switch {
	case h.winner != "":
	case h.Is("too-big-keeps-the-throw") && !fits && !h.game.Wrap:
		h.thrown = thrown
	case !h.again:
		h.pass()
	}
	return h.seen()
}

// named returns the name of the token that a text names.
func (h *byHand) named(token string) string {
	switch {
	case h.Is("small-letters"):
		return strings.ToUpper(token)
	case h.Is("zeros-before-numbers"):
		return strings.Replace(token, "01", "1", 1)
	case h.Is("first-token-moves") && h.where[token] == 0:
		return token[:1] + "1"
	}
	return token
}

// isEarly reports whether the player cannot move at the moment.
func (h *byHand) isEarly(player string) bool {
	return h.winner != "" && !h.Is("moves-after-the-end") ||
		player != h.turn && !h.Is("moves-out-of-turn", "moves-after-the-end") ||
		h.thrown == 0 && !h.Is("moves-unthrown", "moves-after-the-end") && h.Holds("earned-throw-is-not-needed", h.again)
}

// carry moves a token by the given number of steps, or leaves it where it is.
func (h *byHand) carry(token string, from, steps int, fits bool) {
	switch {
	case fits, h.game.Wrap && !h.Is("no-wrap"), h.Is("wraps-always"):
		if from < 0 && !h.Is("back-goes-below-the-board") {
			from = 0 // a finished token, which should not move
		}
		h.advance(token, from, steps)
	case h.Is("too-big-goes-close"):
		h.land(token, h.game.Spaces-1)
	case from > 0 && h.Is("stays-lands-again"):
		h.land(token, from)
	}
}

// earns reports whether a move earns another throw.
func (h *byHand) earns(thrown int, fits, finishes bool) bool {
	caught := h.captured > 0
	switch {
	case h.Is("catch-earns") && caught, h.Is("geol-earns") && thrown == 3:
		return true
	case h.Is("yut-earns-nothing") && thrown == 4, h.Is("mo-earns-nothing") && thrown == 5,
		h.Is("yut-that-catches-earns-nothing") && thrown == 4 && caught,
		h.Is("mo-that-catches-earns-nothing") && thrown == 5 && caught,
		h.Is("too-big-earns-nothing") && !fits,
		h.Is("finishing-earns-nothing") && finishes,
		h.Is("obstacle-takes-the-throw") && h.owed[h.turn] > 0:
		return false
	}
	return thrown >= 4
}

// advance moves a token forward by the given number of spaces.
func (h *byHand) advance(token string, from, steps int) {
	to := from + steps
	for round := 1; to > h.game.Spaces && (round == 1 || !h.Is("wraps-once")); round++ {
		to -= h.game.Spaces
	}
	if h.Is("passing-catches") {
		for space := from + 1; space < to; space++ {
			h.catch(token, space)
		}
	}
	if h.Is("stack-moves") && from > 0 {
		for other, at := range h.where {
			if at == from && other[0] == token[0] {
				h.where[other] = to
			}
		}
	}
	if to == h.game.Spaces && h.game.Wrap && h.Is("wrap-never-finishes") {
		to = 1
	}
	switch {
	case to == from && h.Is("round-does-not-land"):
	case to < h.game.Spaces || h.Is("stays-on-the-last"):
		h.land(token, to)
	default:
		if h.Is("finishing-catches") {
			h.catch(token, -1)
		}
		h.where[token] = -1
	}
}

// obstacleOn returns how many spaces the obstacle on a space moves a token back, or
// Miss. It returns 0 if the space has no obstacle.
func (h *byHand) obstacleOn(space int) int {
	for _, obstacle := range h.game.Obstacles {
		if at, back, _ := ParseObstacle(obstacle); at == space {
			return back
		}
	}
	return 0
}

// land puts a token on a space, where the token may catch others or meet an obstacle.
func (h *byHand) land(token string, to int) {
	h.catch(token, to)
	h.where[token] = to
	switch back := h.obstacleOn(to); {
	case back == Miss:
		owner := "Player" + token[:1]
		owed := h.owed[owner] + protocol.Pick(h.Broken, "misses-two", 1, 2)
		owed = protocol.Pick(h.Broken, "misses-once", owed, 1)
		h.owed[owner] = protocol.Pick(h.Broken, "no-miss", owed, 0)
	case back != 0 && !h.Is("no-back"):
		h.moveBack(token, to-back)
		if h.Is("obstacle-acts-again") && h.obstacleOn(to-back) != 0 {
			h.land(token, to-back)
		}
	}
}

func (h *byHand) moveBack(token string, to int) {
	if to < 1 && !h.Is("back-stops-at-one") {
		h.where[token] = protocol.Pick(h.Broken, "back-goes-below-the-board", 0, min(to-1, -2)) // -1 means that the token has finished
		h.captured += protocol.Pick(h.Broken, "back-off-counts", 0, 1)
		return
	}
	to = max(to, 1)
	if !h.Is("back-does-not-catch") {
		h.catch(token, to)
	}
	h.where[token] = to
}

// catch takes other players' tokens off the board if they are on the given space.
func (h *byHand) catch(token string, space int) {
	most := map[protocol.Broken]int{"catches-nobody": 0, "catches-one": 1, "catches-two": 2}
	limit, limited := most[h.Broken]
	for _, other := range slices.Sorted(maps.Keys(h.where)) {
		theirs := other[0] != token[0] || h.Is("catches-own") && other != token
		theirs = theirs && h.Holds("catches-only-the-next-player", token[0] == 'A' && other[0] == 'C')
		if theirs && h.where[other] == space && (!limited || h.captured < limit) {
			h.where[other] = protocol.Pick(h.Broken, "caught-go-to-the-start", 0, 1)
			h.captured++
		}
	}
}

func (h *byHand) won(player string) bool {
	finished := 0
	for token, space := range h.where {
		if space == -1 && (token[0] == player[len(player)-1] || h.Is("everybodys-tokens-win")) {
			finished++
		}
	}
	all := protocol.Pick(h.Broken, "one-token-wins", h.game.Tokens, 1)
	all = protocol.Pick(h.Broken, "two-tokens-win", all, 2)
	return finished >= all && !h.Is("nobody-wins")
}

// pass gives the turn to the next player who does not miss it.
func (h *byHand) pass() {
	mover := h.turn
	for skipped := 0; ; skipped++ {
		next := (PlayerNumber(h.turn) + 1) % h.game.Players
		next = protocol.Pick(h.Broken, "two-take-turns", next, next%2)
		h.turn = protocol.Pick(h.Broken, "turn-stays", "Player"+string(rune('A'+next)), h.turn)
		if h.owed[h.turn] == 0 || h.turn == mover && h.Is("mover-never-misses") ||
			h.turn > "PlayerB" && h.Is("only-two-miss") || skipped == h.game.Players && h.Is("one-round-is-missed") {
			return
		}
		h.owed[h.turn]--
	}
}
