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

func nextYutkata(chance *rand.Rand, last object) object {
	if last == nil {
		game := object{"do": "new", "spaces": 15, "tokens": 2, "players": 2, "wrap": false, "obstacles": []string{}}
		if often(chance, 6) {
			spaces := one(chance, 2, 3, 5, 8, 15, 24)
			game["spaces"], game["tokens"], game["players"] = spaces, 1+chance.IntN(4), 2+chance.IntN(3)
			game["wrap"] = often(chance, 5)
			var obstacles []string
			for space := 1; space < spaces; space++ {
				switch chance.IntN(8) {
				case 0:
					obstacles = append(obstacles, fmt.Sprintf("%d:miss", space))
				case 1:
					obstacles = append(obstacles, fmt.Sprintf("%d:back:%d", space, 1+chance.IntN(4)))
				}
			}
			chance.Shuffle(len(obstacles), func(i, j int) { obstacles[i], obstacles[j] = obstacles[j], obstacles[i] })
			game["obstacles"] = append([]string{}, obstacles...)
			if chance.IntN(8) == 0 {
				wrong := one(chance, "spaces", "tokens", "players")
				game[wrong] = one(chance, -1, 0, 1, 9, 10, 26, 27)
			} else if chance.IntN(8) == 0 {
				game["obstacles"] = one(chance, []string{"1:miss", "1:back:1"}, []string{"1:miss", "1:miss"}, []string{"1:back:0"}, []string{fmt.Sprint(spaces, ":miss")}, []string{"0:miss"})
			}
		}
		return game
	}
	player := last["turn"].(string)
	if chance.IntN(30) == 0 {
		player = one(chance, "PlayerA", "PlayerB", "PlayerC", "PlayerD", "PlayerE", "A", "XA")
	}
	thrown := last["throw_to_use"] != ""
	if chance.IntN(20) == 0 {
		thrown = !thrown
	}
	switch {
	case chance.IntN(30) == 0:
		letter := strings.TrimPrefix(last["winner"].(string), "Player") // the tokens of the winner start again
		finished := slices.DeleteFunc(slices.Clone(last["finished"].([]any)), func(token any) bool {
			return letter != "" && strings.HasPrefix(token.(string), letter)
		})
		return object{"do": "set", "board": last["board"], "finished": finished, "turn": last["turn"]}
	case chance.IntN(50) == 0:
		return object{"do": "look"}
	case chance.IntN(100) == 0:
		return object{"do": "new", "spaces": 1, "tokens": 2, "players": 2, "wrap": false, "obstacles": []string{}}
	case !thrown && chance.IntN(30) == 0:
		return object{"do": "throw", "player": player, "sticks": one(chance, "xxx", "xxxxx", "xxoz", "XXOO", "")}
	case !thrown:
		var sticks strings.Builder
		for range 4 {
			sticks.WriteByte("xo"[chance.IntN(2)])
		}
		return object{"do": "throw", "player": player, "sticks": sticks.String()}
	}
	token := fmt.Sprintf("%s%d", player[len(player)-1:], 1+chance.IntN(2))
	switch chance.IntN(10) {
	case 0:
		token = one(chance, "A3", "A4", "B3", "C1", "A0", "A01", "a1", "Z9", "A1", "B1")
	case 1:
		token = token[:1] + one(chance, "1", "2", "3", "4")
	}
	return object{"do": "move", "player": player, "token": token}
}

func nextDraughts(chance *rand.Rand, last object) object {
	if last == nil {
		if often(chance, 4) {
			start := strings.TrimSuffix(draughts.Start().Board(), "\n")
			return object{"do": "turns", "color": one(chance, "white", "black"), "board": start}
		}
		var rows []string
		for y := range 10 {
			row := []byte(". . . . . ")
			if y%2 == 0 {
				row = []byte(" . . . . .")
			}
			for x := range row {
				if row[x] == '.' && often(chance, 3) {
					row[x] = one[byte](chance, 'w', 'b', 'w', 'b', 'K', 'B')
				}
			}
			rows = append(rows, string(row))
		}
		return object{"do": "turns", "color": one(chance, "white", "black"), "board": strings.Join(rows, "\n")}
	}
	board := last["board"]
	turns, _ := last["turns"].([]any)
	if len(turns) == 0 || chance.IntN(20) == 0 {
		return nextDraughts(chance, nil)
	}
	turn := one(chance, turns...).(string)
	color := "white" // the color of the piece that moves
	text := board.(string)
	if at := (9-int(turn[1]-'0'))*11 + int(turn[0]-'0'); strings.ContainsAny(text[at:at+1], "bB") {
		color = "black"
	}
	if chance.IntN(10) == 0 {
		turn = one(chance, "44-35", turn+"x00", strings.ReplaceAll(turn, "x", "-"), turn[:2], "44x26", "", turn[:3]+"99")
	}
	return object{"do": "play", "board": board, "color": color, "turn": turn}
}

func nextRook(chance *rand.Rand, last object) object {
	if last == nil {
		down, right := chance.IntN(8), 1+chance.IntN(8)
		bounds, state := object{"D": down, "R": right}, object{"D": chance.IntN(down + 1), "R": chance.IntN(right)}
		players := []string{"Ann", "Bob"}
		switch chance.IntN(20) {
		case 0:
			players = one(chance, []string{"Ann", "Ann"}, []string{"", "Bob"}, []string{"Ann", ""})
		case 1:
			state = one(chance, bounds, object{"D": down + 1, "R": 0})
		}
		return object{"do": "new", "bounds": bounds, "players": players, "state": state}
	}
	data, _ := last["data"].(object)
	player := []string{"Ann", "Bob"}[len(data)%2]
	if last["winner"] != "" && often(chance, 8) {
		return nextRook(chance, nil)
	}
	if chance.IntN(15) == 0 {
		player = one(chance, "Ann", "Bob", "Cora")
	}
	move := fmt.Sprintf(`{"direction": %q, "tiles": %d}`, one(chance, "D", "R"), 1+chance.IntN(3))
	if chance.IntN(12) == 0 {
		direction := one(chance, `"T"`, `"r"`, `"RIGHT"`, `""`, "null", "82", `["R"]`, `"R"`, `"D"`)
		tiles := one(chance, "1", "0", "-1", "1.0", "1.5", `"1"`, "99", "9223372036854775808", "null", "true")
		move = one(chance, "{}", "null", `["R", 1]`, `{"Direction": "R", "tiles": 1}`, `{"direction": "R", "tiles": 1, "speed": 2}`,
			`{"direction": "R", "tiles": 1, "tiles": 1}`, `{"direction": "R"}`,
			`{"tiles": `+tiles+`, "direction": `+direction+`}`, `{"direction": `+direction+`, "tiles": `+tiles+`}`)
	}
	return object{"do": "submit", "player": player, "move": move}
}

func nextYutnori(chance *rand.Rand, last object) object {
	if last == nil {
		return newYutnori(chance)
	}
	pieces := last["pieces"].([]any)
	player := int(last["turn"].(float64))
	pool, _ := last["pool"].([]any)
	owed := last["chains_owed"].(float64) > 0
	if chance.IntN(25) == 0 {
		owed = !owed
	}
	asked := player
	if chance.IntN(25) == 0 {
		asked = chance.IntN(len(pieces))
	}
	results := []string{"back-do", "do", "gae", "geol", "yut", "mo", "do", "gae", "geol", "back-gae", "back-geol"}
	switch {
	case chance.IntN(40) == 0 && last["winner"] == nil:
		return object{"do": "set", "pieces": pieces, "turn": last["turn"]}
	case owed:
		thrown := []string{one(chance, results...)}
		for len(thrown) < 4 && slices.Contains([]string{"yut", "mo"}, thrown[len(thrown)-1]) && often(chance, 8) {
			thrown = append(thrown, one(chance, results...))
		}
		return object{"do": "throw", "player": asked, "results": thrown}
	}
	var spent any = one(chance, results...)
	if len(pool) > 0 && !often(chance, 1) {
		spent = one(chance, pool...)
	}
	from := one(chance, pieces[player].([]any)...)
	if often(chance, 1) {
		from = chance.IntN(31)
	}
	way := "short"
	if often(chance, 1) {
		way = "long"
	}
	return object{"do": "move", "player": asked, "position": from, "result": spent, "way": way}
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
	pieces := one(chance, 1, 2, 4)
	if advanced {
		pieces = 4
	}
	return object{"do": "new", "players": players, "pieces": pieces, "animals": animals, "house_rules": object{
		"back_results": house && often(chance, 6), "corners": corners, "clockwise": clockwise,
		"no_chain_for_yut_or_mo": house && often(chance, 5), "short_way_optional": house && often(chance, 5),
		"back_do_from_one": one(chance, "last", "hand", "arrive"),
	}}
}
