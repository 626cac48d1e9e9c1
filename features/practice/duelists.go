package practice

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"games.example/draughts"
)

var duelists = map[string]duelist{
	"yutkata":  {next: nextYutkata, ofMove: []string{"captured", "again"}, untilEnd: []string{"turn"}},
	"draughts": {next: nextDraughts},
	"rook":     {next: nextRook},
	"yutnori":  {next: nextYutnori, ofMove: []string{"caught", "final_position"}, untilEnd: []string{"turn", "chains_owed"}},
}

// one returns one of the given values at random.
func one[T any](chance *rand.Rand, values ...T) T { return values[chance.IntN(len(values))] }

// often returns true in n of 10 cases.
func often(chance *rand.Rand, n int) bool { return chance.IntN(10) < n }

// seldom returns true in one of n cases.
func seldom(chance *rand.Rand, n int) bool { return chance.IntN(n) == 0 }

// number returns a number from 1 to most. Small numbers are as likely as great numbers.
func number(chance *rand.Rand, most int) int {
	if often(chance, 5) {
		most = min(most, 4)
	}
	return 1 + chance.IntN(most)
}

// changed returns a copy of a request in which one field has another value.
func changed(request object, field string, value any) object {
	other := object{}
	for name, old := range request {
		other[name] = old
	}
	other[field] = value
	return other
}

// newYutkata returns a request for a game. Half of the games are the kata's own.
func newYutkata(chance *rand.Rand) object {
	game := object{"do": "new", "spaces": 15, "tokens": 2, "players": 2, "wrap": false, "obstacles": []string{}}
	if often(chance, 5) {
		return game
	}
	spaces := one(chance, 2, 3, 5, 8, 15, 24, 9+chance.IntN(60), 9+chance.IntN(200), 9+chance.IntN(2000))
	game["spaces"], game["tokens"], game["wrap"] = spaces, 1+chance.IntN(9), often(chance, 5)
	game["players"] = one(chance, 2, 2, 2, 3, 4, 2+chance.IntN(25))
	distance := one(chance, 1, 4, 8) // an obstacle on every space is missed most often
	var obstacles []string
	for space := 1; space < spaces; space++ {
		switch {
		case distance == 1:
			obstacles = append(obstacles, fmt.Sprintf("%d:miss", space))
		case seldom(chance, distance):
			obstacles = append(obstacles, one(chance, fmt.Sprintf("%d:miss", space), fmt.Sprintf("%d:back:%d", space, number(chance, one(chance, spaces, spaces, 500_000)))))
		}
	}
	chance.Shuffle(len(obstacles), func(i, j int) { obstacles[i], obstacles[j] = obstacles[j], obstacles[i] })
	game["obstacles"] = append([]string{}, obstacles...)
	return game
}

// badYutkata returns a request for a game that is impossible.
func badYutkata(chance *rand.Rand) object {
	game := newYutkata(chance)
	switch chance.IntN(4) {
	case 0:
		return changed(game, "spaces", one(chance, -1, 0, 1, 500_001))
	case 1:
		return changed(game, "tokens", one(chance, -1, 0, 10))
	case 2:
		return changed(game, "players", one(chance, -1, 0, 1, 27))
	}
	spaces := game["spaces"].(int)
	return changed(game, "obstacles", one(chance,
		[]string{"1:miss", "1:back:1"}, []string{"1:miss", "1:miss"}, []string{"1:back:0"}, []string{"1:back:-1"},
		[]string{fmt.Sprint(spaces, ":miss")}, []string{fmt.Sprint(spaces+1, ":back:1")}, []string{"0:miss"}, []string{"-1:miss"},
		[]string{"1:foo"}, []string{"1:miss:3"}, []string{"1"}, []string{"x:miss"}, []string{"1:back"}, []string{"1:back:"}, []string{"1:back:2:3"}, []string{"1:back:x"}, []string{""}))
}

// fullest returns the index of a space with most tokens.
func fullest(board [][]string) int {
	most := slices.MaxFunc(board, func(a, b []string) int { return len(a) - len(b) })
	return slices.IndexFunc(board, func(space []string) bool { return len(space) == len(most) })
}

// setYutkata returns a request that sets up a board with stacks of any size. A third of
// the requests are impossible.
func setYutkata(chance *rand.Rand, game object) object {
	spaces, players, tokens := game["spaces"].(int), game["players"].(int), game["tokens"].(int)
	board, finished := make([][]string, spaces), []string{}
	for player := range players {
		home, away := one(chance, 0, 2, 9), one(chance, 6, 10)
		places := []int{chance.IntN(spaces), max(0, spaces-2-chance.IntN(6)), chance.IntN(spaces)}[:one(chance, 1, 2, 3)]
		for token := range tokens {
			name := fmt.Sprintf("%c%d", 'A'+player, token+1)
			at := one(chance, places...)
			free := at < spaces-1 && (len(board[at]) == 0 || board[at][0][0] == name[0])
			switch {
			case often(chance, home) && token > 0:
				finished = append(finished, name)
			case often(chance, away) && free:
				board[at] = append(board[at], name)
			}
		}
	}
	turn := "Player" + string(rune('A'+chance.IntN(players)))
	if seldom(chance, 3) {
		board, finished, turn = mistaken(chance, game, board, finished, turn)
	}
	var text strings.Builder
	for _, space := range board {
		text.WriteString("[" + strings.Join(space, ",") + "]")
	}
	chance.Shuffle(len(finished), func(i, j int) { finished[i], finished[j] = finished[j], finished[i] })
	return object{"do": "set", "board": "[" + text.String() + "]", "finished": finished, "turn": turn}
}

// mistaken makes a mistake in a position. The position may still be possible.
func mistaken(chance *rand.Rand, game object, board [][]string, finished []string, turn string) ([][]string, []string, string) {
	spaces, players, tokens := game["spaces"].(int), game["players"].(int), game["tokens"].(int)
	at := one(chance, chance.IntN(spaces), fullest(board))
	switch chance.IntN(9) {
	case 0:
		board[at] = append(board[at], one(chance, "A0", "a1", fmt.Sprintf("A%d", tokens+1), fmt.Sprintf("%c1", 'A'+players)))
	case 1:
		board = one(chance, board[1:], append(board, nil))
	case 2:
		board[spaces-1] = []string{"A1"}
	case 3:
		board[at] = append(board[at], one(chance, []string{"B1", "A1"}, []string{fmt.Sprintf("%c%d", 'A'+players-1, tokens)})...)
	case 4:
		slices.Reverse(board[at])
	case 5:
		finished = append(finished, one(chance, "A0", "a1", "", fmt.Sprintf("%c1", 'A'+players)))
	case 6:
		finished = append(finished, "B1", one(chance, "B1", "A1"))
	case 7:
		for token := range tokens {
			finished = append(finished, fmt.Sprintf("A%d", token+1))
		}
	default:
		turn = one(chance, "", "A", "Playera", "Player"+string(rune('A'+players)))
	}
	return board, finished, turn
}

func nextYutkata(chance *rand.Rand, game, last object) object {
	switch {
	case last == nil && !seldom(chance, 6):
		return newYutkata(chance)
	case last == nil, seldom(chance, 100):
		return badYutkata(chance)
	case seldom(chance, 15):
		return setYutkata(chance, game)
	case seldom(chance, 50):
		return object{"do": "look"}
	}
	player := last["turn"].(string)
	if seldom(chance, 30) {
		player = one(chance, "PlayerA", "PlayerB", "PlayerC", "PlayerD", "PlayerE", "A", "XA")
	}
	thrown := last["throw_to_use"] != ""
	if seldom(chance, 20) {
		thrown = !thrown
	}
	switch {
	case !thrown && seldom(chance, 30):
		return object{"do": "throw", "player": player, "sticks": one(chance, "xxx", "xxxxx", "xxxo\n", "xxoz", "xXoo", "xOoo", "xxx ", "")}
	case !thrown && often(chance, 3):
		return object{"do": "throw", "player": player, "sticks": one(chance, "xxxx", "oooo")}
	case !thrown:
		var sticks strings.Builder
		for range 4 {
			sticks.WriteByte("xo"[chance.IntN(2)])
		}
		return object{"do": "throw", "player": player, "sticks": sticks.String()}
	}
	token := fmt.Sprintf("%s%d", player[len(player)-1:], 1+chance.IntN(game["tokens"].(int)))
	if seldom(chance, 10) {
		token = one(chance, "A3", "A4", "B3", "C1", "A0", "A01", "a1", "Z9", "A1", "B1")
	}
	return object{"do": "move", "player": player, "token": token}
}

// boardOfDraughts returns a board with few or many pieces. One board of twelve is
// impossible.
func boardOfDraughts(chance *rand.Rand) string {
	if often(chance, 3) {
		return strings.TrimSuffix(draughts.Start().Board(), "\n")
	}
	density := 1 + chance.IntN(4)
	var rows []string
	for y := range 10 {
		row := []byte(". . . . . ")
		if y%2 == 0 {
			row = []byte(" . . . . .")
		}
		for x := range row {
			if row[x] == '.' && often(chance, density) {
				row[x] = one[byte](chance, 'w', 'b', 'w', 'b', 'K', 'B')
			}
		}
		rows = append(rows, string(row))
	}
	if seldom(chance, 12) {
		y, x := chance.IntN(10), chance.IntN(10)
		dark := (x + y) % 2 // 1 for a dark square
		row := []byte(rows[y])
		switch chance.IntN(4) {
		case 0:
			rows = rows[:9]
		case 1:
			rows = append(rows, rows[0])
		case 2:
			row[x] = one[byte](chance, 'W', 'k', 'x', '0')
			rows[y] = string(row)
		default:
			row[x] = one(chance, [][]byte{{'w', 'b', 'K', 'B', '.'}, {' '}}[dark]...)
			rows[y] = string(row)
		}
	}
	return strings.Join(rows, "\n")
}

func nextDraughts(chance *rand.Rand, _, last object) object {
	if last == nil {
		color := one(chance, "white", "black")
		if seldom(chance, 20) {
			color = one(chance, "green", "White", "w", "")
		}
		return object{"do": "turns", "color": color, "board": boardOfDraughts(chance)}
	}
	board := last["board"]
	turns, _ := last["turns"].([]any)
	if len(turns) == 0 || seldom(chance, 20) {
		return nextDraughts(chance, nil, nil)
	}
	turn := one(chance, turns...).(string)
	color := "white" // the color of the piece that moves
	text := board.(string)
	if at := (9-int(turn[1]-'0'))*11 + int(turn[0]-'0'); strings.ContainsAny(text[at:at+1], "bB") {
		color = "black"
	}
	if seldom(chance, 10) {
		turn = one(chance, "44-35", turn+"x00", strings.ReplaceAll(turn, "x", "-"), turn[:2], "44x26", "", turn[:3]+"99")
	}
	if seldom(chance, 40) {
		color = one(chance, "white", "black", "green")
	}
	return object{"do": "play", "board": board, "color": color, "turn": turn}
}

func newRook(chance *rand.Rand) object {
	down, right := chance.IntN(8), 1+chance.IntN(8)
	if seldom(chance, 5) {
		down, right = chance.IntN(300), 1+chance.IntN(300)
	}
	bounds, state := object{"D": down, "R": right}, object{"D": chance.IntN(down + 1), "R": chance.IntN(right)}
	players := one(chance, []string{"Ann", "Bob"}, []string{"Bob", "Ann"}, []string{"Player 1", "Player 2"})
	if seldom(chance, 8) {
		switch chance.IntN(5) {
		case 0:
			players = one(chance, []string{"Ann", "Ann"}, []string{"", "Bob"}, []string{"Ann", ""})
		case 1:
			players = one(chance, []string{}, []string{"Ann"}, []string{"Ann", "Bob", "Cora"})
		case 2:
			state = one(chance, bounds, object{"D": down + 1, "R": 0}, object{"D": 0, "R": right + 1})
		case 3:
			state = one(chance, object{"D": -1, "R": 0}, object{"D": 0, "R": -1})
		default:
			bounds, state = one(chance, object{"D": -1, "R": right}, object{"D": 0, "R": 0}), object{"D": 0, "R": 0}
		}
	}
	return object{"do": "new", "bounds": bounds, "players": players, "state": state}
}

func nextRook(chance *rand.Rand, game, last object) object {
	if last == nil || last["winner"] != "" && often(chance, 8) {
		return newRook(chance)
	}
	bounds, names := game["bounds"].(object), game["players"].([]string)
	state := last["state"].(object)
	left := func(direction string) int { return bounds[direction].(int) - int(state[direction].(float64)) }
	switch {
	case seldom(chance, 25):
		outside := one(chance, bounds, object{"D": bounds["D"].(int) + 1, "R": 0}, object{"D": 0, "R": -1})
		choose := object{"do": "choose", "strategy": one(chance, "random", "smart"), "state": outside}
		return one(chance, object{"do": "look"}, choose)
	case seldom(chance, 100):
		return object{"do": "choose", "strategy": one(chance, "clever", ""), "state": object{"D": 0, "R": 0}}
	}
	data, _ := last["data"].(object)
	player := names[len(data)%2]
	if seldom(chance, 15) {
		player = one(chance, names[0], names[1], "Cora", "")
	}
	direction := one(chance, "D", "R")
	tiles := number(chance, max(1, left(direction)))
	if seldom(chance, 20) {
		tiles = left(direction) + one(chance, 0, 1)
	}
	move := fmt.Sprintf(`{"direction": %q, "tiles": %d}`, direction, tiles)
	if seldom(chance, 12) {
		wrong := one(chance, `"T"`, `"r"`, `"RIGHT"`, `""`, "null", "82", `["R"]`)
		tiles := one(chance, "1", "0", "-1", "1.5", `"1"`, "99", "9223372036854775808", "null", "true")
		move = one(chance, "{}", "null", `["R", 1]`, `{"Direction": "R", "tiles": 1}`, `{"direction": "R", "tiles": 1, "speed": 2}`,
			`{"direction": "R"}`, `{"tiles": 1}`,
			`{"tiles": `+tiles+`, "direction": `+wrong+`}`, `{"direction": `+wrong+`, "tiles": `+tiles+`}`,
			`{"tiles": `+tiles+`, "direction": "`+direction+`"}`, `{"direction": "`+direction+`", "tiles": `+tiles+`}`)
	}
	return object{"do": "submit", "player": player, "move": move}
}

func nextYutnori(chance *rand.Rand, game, last object) object {
	switch {
	case last == nil && !seldom(chance, 6):
		return newYutnori(chance)
	case last == nil, seldom(chance, 100):
		return badYutnori(chance)
	case seldom(chance, 20):
		return setYutnori(chance, game)
	case seldom(chance, 50):
		return object{"do": "look"}
	}
	pieces := last["pieces"].([]any)
	player := int(last["turn"].(float64))
	owed := last["chains_owed"].(float64) > 0
	if seldom(chance, 25) {
		owed = !owed
	}
	asked := player
	if seldom(chance, 25) {
		asked = one(chance, -1, chance.IntN(len(pieces)), len(pieces))
	}
	if owed {
		return object{"do": "throw", "player": asked, "results": thrownYutnori(chance)}
	}
	pool, _ := last["pool"].([]any)
	return moveYutnori(chance, asked, pool, pieces[player].([]any))
}

// resultsOfYutnori holds the results, the usual results twice.
var resultsOfYutnori = []string{"back-do", "do", "gae", "geol", "yut", "mo", "do", "gae", "geol", "back-gae", "back-geol"}

// thrownYutnori returns the results of a chain of throws, which is sometimes wrong.
func thrownYutnori(chance *rand.Rand) []string {
	thrown := []string{one(chance, resultsOfYutnori...)}
	for len(thrown) < 4 && slices.Contains([]string{"yut", "mo"}, thrown[len(thrown)-1]) && often(chance, 8) {
		thrown = append(thrown, one(chance, resultsOfYutnori...))
	}
	if seldom(chance, 40) {
		thrown = append(thrown, one(chance, "foo", "", "DO", "do"))
	}
	return thrown
}

// moveYutnori returns a request for a move of a player who has the given pieces.
func moveYutnori(chance *rand.Rand, asked int, pool, pieces []any) object {
	var spent any = one(chance, resultsOfYutnori...)
	if len(pool) > 0 && !often(chance, 1) {
		spent = one(chance, pool...)
	}
	from := one(chance, pieces...)
	if often(chance, 1) {
		from = one(chance, chance.IntN(31), -1, 99, 100, 101)
	}
	way := "short"
	if often(chance, 1) {
		way = one(chance, "long", "long", "long", "", "other")
	}
	return object{"do": "move", "player": asked, "position": from, "result": spent, "way": way}
}

// setYutnori returns a request that sets up a position with stacks. A third of the
// requests are impossible, and so are some others in which two players share a cell.
func setYutnori(chance *rand.Rand, game object) object {
	players, count := game["players"].(int), game["pieces"].(int)
	var pieces [][]int
	for range players {
		at := one(chance, 0, 1+chance.IntN(29))
		positions := []int{0}
		for len(positions) < count {
			positions = append(positions, one(chance, 0, at, at, 100, 1+chance.IntN(29)))
		}
		chance.Shuffle(count, func(i, j int) { positions[i], positions[j] = positions[j], positions[i] })
		pieces = append(pieces, positions)
	}
	turn := chance.IntN(players)
	player := chance.IntN(players)
	if seldom(chance, 3) {
		switch chance.IntN(6) {
		case 0:
			pieces = one(chance, pieces[1:], append(pieces, pieces[0]))
		case 1:
			pieces[player] = one(chance, pieces[player][1:], append(pieces[player], 0))
		case 2:
			pieces[player][0] = one(chance, -1, 30, 99, 101)
		case 3:
			pieces[player] = slices.Repeat([]int{100}, count)
		case 4:
			pieces[0][0], pieces[1][0] = 3, 3
		default:
			turn = one(chance, -1, players)
		}
	}
	return object{"do": "set", "pieces": pieces, "turn": turn}
}

// badYutnori returns a request for a game that is impossible.
func badYutnori(chance *rand.Rand) object {
	game := newYutnori(chance)
	house := func(field string, value any) object {
		return changed(game, "house_rules", changed(game["house_rules"].(object), field, value))
	}
	switch chance.IntN(6) {
	case 0:
		return changed(game, "players", one(chance, -1, 0, 1, 5))
	case 1:
		return changed(game, "pieces", one(chance, -1, 0, 5))
	case 2:
		return changed(game, "animals", one(chance, []string{"pig"}, []string{"pig", "dog", "cow", "pig", "cow"}, slices.Repeat([]string{"cat"}, game["players"].(int))))
	case 3:
		return house("corners", one(chance, []string{"se"}, []string{}, slices.Repeat([]string{"middle"}, game["players"].(int))))
	case 4:
		return house("clockwise", one(chance, []bool{true}, []bool{}, make([]bool, 5)))
	}
	return house("back_do_from_one", one(chance, "", "nowhere"))
}

func newYutnori(chance *rand.Rand) object {
	players := 2 + chance.IntN(3)
	animals, corners, clockwise := []string{}, []string{}, []bool{}
	advanced, house := often(chance, 4), often(chance, 5)
	for range players {
		if advanced {
			animals = append(animals, one(chance, "pig", "dog", "sheep", "cow"))
		}
		corner, direction := "se", false
		if house {
			corner, direction = one(chance, "se", "ne", "nw", "sw"), often(chance, 5)
		}
		corners, clockwise = append(corners, corner), append(clockwise, direction)
	}
	return object{"do": "new", "players": players, "pieces": 1 + chance.IntN(4), "animals": animals, "house_rules": object{
		"back_results": house && often(chance, 6), "corners": corners, "clockwise": clockwise,
		"no_chain_for_yut_or_mo": house && often(chance, 5), "short_way_optional": house && often(chance, 5),
		"back_do_from_one": one(chance, "last", "hand", "arrive"),
	}}
}
