package yutkata_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"games.example/features"
	"games.example/features/practicetest"
)

// request is any of the requests of the protocol.
type request struct {
	Do     string `json:"do"`
	Player string `json:"player"`
	Sticks string `json:"sticks"`
	Token  string `json:"token"`
	game
	position
}

// answers returns a function that has a kata answer the requests of the
// protocol.
func answers(kata kata) practicetest.Answer {
	return func(line []byte) (any, error) {
		var asked request
		if err := json.Unmarshal(line, &asked); err != nil {
			return nil, err
		}
		switch asked.Do {
		case "new":
			return kata.New(asked.game)
		case "set":
			return kata.Set(asked.position)
		case "throw":
			return kata.Throw(asked.Player, asked.Sticks)
		case "move":
			return kata.Move(asked.Player, asked.Token)
		default:
			return kata.Look()
		}
	}
}

// naive is the kata again, as simple as can be. It gives a second opinion on
// the features and, with one rule broken, tests them.
type naive struct {
	broken string // a rule, or nothing

	game     game
	where    map[string]int // of each token: 0 off the board, -1 finished
	owed     map[string]int
	turn     string
	thrown   int
	winner   string
	captured int
	again    bool
}

func (n *naive) refuse(why string) (observation, error) {
	return observation{}, &features.Refusal{Why: why}
}

func (n *naive) New(g game) (observation, error) {
	if g.Spaces < 2 || g.Tokens < 1 || g.Tokens > 9 || g.Players < 2 || g.Players > 26 {
		return n.refuse("no such game")
	}
	taken := map[int]bool{}
	for _, obstacle := range g.Obstacles {
		space, back, backs := obstacleOf(obstacle)
		if space < 1 || space >= g.Spaces || backs && back < 1 || taken[space] {
			return n.refuse("no such obstacle")
		}
		taken[space] = true
	}
	*n = naive{broken: n.broken, game: g, turn: "PlayerA", where: map[string]int{}, owed: map[string]int{}}
	for player := range g.Players {
		for token := range g.Tokens {
			n.where[fmt.Sprintf("%c%d", 'A'+player, token+1)] = 0
		}
	}
	return n.Look()
}

func obstacleOf(text string) (space, back int, backs bool) {
	at, what, _ := strings.Cut(text, ":")
	space, _ = strconv.Atoi(at)
	number, backs := strings.CutPrefix(what, "back:")
	back, _ = strconv.Atoi(number)
	return space, back, backs
}

func (n *naive) Set(p position) (observation, error) {
	owed := n.owed
	if _, err := n.New(n.game); err != nil {
		return observation{}, err
	}
	if n.broken == "set-keeps-owed" {
		n.owed = owed
	}
	for i, tokens := range spaces(p.Board) {
		for token := range strings.SplitSeq(tokens, ",") {
			if token != "" {
				n.where[token] = i + 1
			}
		}
	}
	for _, token := range p.Finished {
		n.where[token] = -1
	}
	n.turn = p.Turn
	return n.Look()
}

func (n *naive) Look() (observation, error) {
	seen := observation{Turn: n.turn, Winner: n.winner, Captured: n.captured, Again: n.again, Finished: []string{}}
	board := make([]string, n.game.Spaces)
	for _, token := range slices.Sorted(maps.Keys(n.where)) {
		switch space := n.where[token]; {
		case space == -1:
			seen.Finished = append(seen.Finished, token)
		case space > 0:
			board[space-1] = strings.TrimPrefix(board[space-1]+","+token, ",")
		}
	}
	seen.Board = "[[" + strings.Join(board, "][") + "]]"
	seen.ThrowToUse = []string{"", "DO", "GE", "GEOL", "YUT", "MO"}[n.thrown]
	return seen, nil
}

// may reports whether a player may act at all.
func (n *naive) may(player string) bool {
	number := int(player[len(player)-1] - 'A')
	return number < n.game.Players && (n.winner == "" || n.broken == "plays-on") &&
		(player == n.turn || n.broken == "out-of-turn")
}

func (n *naive) Throw(player, sticks string) (observation, error) {
	if !n.may(player) || n.thrown != 0 && n.broken != "throws-twice" ||
		strings.Trim(sticks, "xo") != "" || len(sticks) != 4 && n.broken != "three-sticks" {
		return n.refuse("no throw now")
	}
	n.thrown = strings.Count(sticks, "x")
	if n.broken == "order-of-sticks" && n.thrown > 0 {
		n.thrown = 4 - strings.Index(sticks, "x")
	}
	if n.thrown == 0 {
		n.thrown = 5
	}
	return n.Look()
}

func (n *naive) Move(player, token string) (observation, error) {
	from, known := n.where[token]
	if !n.may(player) || n.thrown == 0 && n.broken != "moves-unthrown" || !known ||
		token[0] != player[len(player)-1] && n.broken != "others-tokens" ||
		from == -1 && n.broken != "finished-moves" {
		return n.refuse("no such move now")
	}
	steps := n.thrown
	n.thrown, n.captured = 0, 0
	if from+steps <= n.game.Spaces || n.game.Wrap && n.broken != "no-wrap" || n.broken == "exact-landing" {
		n.land(token, from, steps)
	}
	n.again = steps >= 4 || n.broken == "catch-earns" && n.captured > 0
	if n.won(player) {
		n.winner, n.again = player, false
	}
	if n.broken == "no-extra-throw" {
		n.again = false
	}
	if !n.again && n.winner == "" {
		n.pass()
	}
	return n.Look()
}

// land carries a token on, captures where it comes down, and heeds obstacles.
func (n *naive) land(token string, from, steps int) {
	to := from + steps
	for to > n.game.Spaces {
		to -= n.game.Spaces
		if !n.game.Wrap {
			to = n.game.Spaces
		}
	}
	if n.broken == "stack-moves" && from > 0 {
		for other, at := range n.where {
			if at == from && other[0] == token[0] {
				n.where[other] = to
			}
		}
	}
	if to == n.game.Spaces && n.broken != "stays-on-the-last" {
		n.where[token] = -1
		if n.broken == "starts-again" {
			n.where[token] = 0
		}
		return
	}
	n.stand(token, to)
	for _, obstacle := range n.game.Obstacles {
		space, back, backs := obstacleOf(obstacle)
		switch {
		case space != to:
		case backs && n.broken != "no-back":
			n.stand(token, max(0, to-back))
		case !backs && n.broken != "no-miss":
			n.owed["Player"+token[:1]]++
		}
	}
}

// stand puts a token on a space and sends off those of other players.
func (n *naive) stand(token string, space int) {
	for _, other := range slices.Sorted(maps.Keys(n.where)) {
		if n.where[other] == space && space > 0 && (other[0] != token[0] || n.broken == "catches-own" && other != token) {
			if n.broken == "catches-one" && n.captured > 0 {
				continue
			}
			n.where[other] = 0
			n.captured++
		}
	}
	n.where[token] = space
	if n.broken == "catches-nobody" {
		n.captured = 0
	}
}

func (n *naive) won(player string) bool {
	for token, space := range n.where {
		if token[0] == player[len(player)-1] && space != -1 && n.broken != "one-token-wins" {
			return false
		}
		if token[0] == player[len(player)-1] && space == -1 && n.broken == "one-token-wins" {
			return true
		}
	}
	return n.broken != "one-token-wins"
}

func (n *naive) pass() {
	for {
		next := (int(n.turn[len(n.turn)-1]-'A') + 1) % n.game.Players
		n.turn = fmt.Sprintf("Player%c", 'A'+next)
		if n.owed[n.turn] == 0 {
			return
		}
		n.owed[n.turn]--
	}
}
