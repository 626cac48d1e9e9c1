package practice

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/features"
	"games.example/internal/protocol"
)

// duelWith returns a duel between the reference and a reference that breaks a rule.
func duelWith(game Game, broken string) *duel {
	start := func() protocol.Kata { return game.Reference(broken) }
	return &duel{Game: game, duelist: duelists[game.Name], rules: game.Reference(""), start: start, kata: start()}
}

func TestTheRulesByHandPlayLikeTheReference(t *testing.T) {
	t.Parallel()
	games := 500
	if testing.Short() {
		games = 20
	}
	for _, game := range Games() {
		t.Run(game.Name, func(t *testing.T) {
			t.Parallel()
			d := duelWith(game, "nothing")
			for i := range games {
				if found := d.random(rand.New(rand.NewPCG(5, uint64(i)))); found != nil {
					require.Fail(t, "a difference", d.gherkin(d.shrink(found, nil), game.Name))
				}
			}
		})
	}
}

func TestADuelComparesTheResultsOfAMoveUntilTheNextThrow(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		do, throwToUse string
		compared       bool
	}{
		{"new", "", true}, {"set", "", true}, {"move", "", true}, {"look", "", true}, {"look", "GE", false}, {"throw", "GE", false},
	} {
		fields := duelists["yutkata"].looked(object{"do": test.do}, object{"captured": 1, "throw_to_use": test.throwToUse})
		require.Contains(t, fields, "throw_to_use")
		require.Equal(t, test.compared, fields["captured"] != nil, test)
	}
}

// requests draws the requests of a random game, and passes each to see, with the answer of
// the rules.
func (d *duel) requests(t *testing.T, chance *rand.Rand, count int, see func(request, want object)) {
	t.Helper()
	var started, last object
	for range count {
		request := d.next(chance, started, last)
		want, err := answerOf(d.rules, inOrder(request))
		require.NoError(t, err)
		see(request, want)
		if want["refused"] == nil {
			last = want
			if request["do"] == "new" {
				started = request
			}
		}
	}
}

func TestMostRequestsOfEachKindAreAllowed(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		d := duelWith(game, "nothing")
		asked, refused := map[any]int{}, map[any]int{}
		for i := range uint64(40) {
			d.requests(t, rand.New(rand.NewPCG(8, i)), 60, func(request, want object) {
				asked[request["do"]]++
				if want["refused"] != nil {
					refused[request["do"]]++
				}
			})
		}
		require.NotEmpty(t, refused, game.Name)
		delete(refused, "choose") // only a refused choice is the same for all programs
		for do, count := range refused {
			require.Less(t, count, asked[do]/2, "%s: %s", game.Name, do)
		}
	}
}

func TestADuelOfYutkataHasObstaclesInAnyOrder(t *testing.T) {
	for i := range uint64(100) {
		obstacles := nextYutkata(rand.New(rand.NewPCG(9, i)), nil, nil)["obstacles"].([]string)
		var spaces []int
		for _, obstacle := range obstacles {
			var space int
			_, err := fmt.Sscanf(obstacle, "%d:", &space)
			require.NoError(t, err)
			spaces = append(spaces, space)
		}
		if !slices.IsSorted(spaces) {
			return
		}
	}
	require.Fail(t, "the obstacles of 100 games are in order")
}

// sent holds patterns for each game. Each pattern matches a request of a duel.
var sent = map[string][]string{
	"yutkata": {
		`"spaces":-1`, `"spaces":0`, `"spaces":1,`, `"spaces":500001`, `"tokens":0`, `"tokens":10`, `"players":1,`, `"players":27`,
		`"1:miss","1:back:1"`, `"1:miss","1:miss"`, `"1:back:0"`, `"1:back:-1"`, `"0:miss"`, `"1:foo"`, `"1:miss:3"`, `"x:miss"`, `"1:back:x"`,
		`"finished":\["A0"\]`, `"finished":\["A1","A2"\]`, `"turn":""`, `"turn":"Playera"`, `"set","board":"\[\[[^"]*[A-Z]\d\]\]"`, `A2,A1`, `B1,A1`,
		`"look"`, `"player":"XA"`, `"xxx"`, `"xxxxx"`, `"xxoz"`, `"xXoo"`, `"token":"A0"`, `"token":"a1"`, `"token":"Z9"`,
	},
	"draughts": {
		`"color":"green"`, `"color":"White"`, `"color":""`, `W`, `k`, `"board":"[^"]*x`, `"board":"[^"]*0`, `K`, `B`,
		`"board":"([^"]{10}\\n){8}[^"]{10}"`, `"board":"([^"]{10}\\n){10}[^"]{10}"`, `"board":"([^"]{24})*(..){0,4}[wbKB.]`, `"board":"([^"]{24})*(..){0,4}  `,
		`"turn":"..x00"`, `"turn":""`, `"turn":"44-35"`,
	},
	"rook": {
		`"players":\["Ann","Ann"\]`, `"players":\["",`, `"players":\[\]`, `"players":\["Ann"\]`, `"Cora"\]`, `"D":-1`, `"R":-1`,
		`"bounds":{"D":0,"R":0}`, `"look"`, `"strategy":"clever"`, `"strategy":"smart"`, `"player":"Cora"`, `"player":""`,
		`\\"T\\"`, `\\"r\\"`, `"move":"{}"`, `"move":"null"`, `\\"Direction\\"`, `\\"speed\\"`, `\\"tiles\\": 1.5`, `\\"tiles\\": 0`, `\\"tiles\\": -1`, `9223372036854775808`,
	},
	"yutnori": {
		`"players":1}`, `"players":5`, `"pieces":0,"players"`, `"pieces":5`, `"cat"`, `"animals":\["pig"\],`, `"corners":\["se"\]`, `"middle"`, `"clockwise":\[\]`,
		`"back_do_from_one":""`, `"nowhere"`, `"look"`, `"player":-1`, `"foo"`, `"DO"`, `"position":101`, `"position":-1`, `"way":""`, `"way":"other"`, `"way":"long"`,
		`"turn":-1`, `"pieces":\[\[[^\]]*\b30\b`, `"pieces":\[\[100(,100)*\]`, `"back-geol"`, `"mo","mo"`,
	},
}

func TestADuelSendsRequestsOfAllKinds(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		var missing []*regexp.Regexp
		for _, pattern := range sent[game.Name] {
			missing = append(missing, regexp.MustCompile(pattern))
		}
		d := duelWith(game, "nothing")
		for i := uint64(0); i < 3000 && len(missing) > 0; i++ {
			d.requests(t, rand.New(rand.NewPCG(10, i)), 12, func(request, _ object) {
				text := inOrder(request)
				missing = slices.DeleteFunc(missing, func(pattern *regexp.Regexp) bool { return pattern.Match(text) })
			})
		}
		require.Empty(t, missing, game.Name)
	}
}

// A program may keep a space in a byte, or read only the first digits of a number.
func TestADuelOfYutkataHasLargeNumbers(t *testing.T) {
	t.Parallel()
	var spaces, obstacle, back, won, mixed, stacks int
	for i := range uint64(2000) {
		chance := rand.New(rand.NewPCG(9, i))
		game := newYutkata(chance)
		spaces = max(spaces, game["spaces"].(int))
		for _, text := range game["obstacles"].([]string) {
			var space, distance int
			_, _ = fmt.Sscanf(text, "%d:back:%d", &space, &distance)
			obstacle, back = max(obstacle, space), max(back, distance)
		}
		set := setYutkata(chance, game)
		counts := map[byte]int{}
		for _, token := range set["finished"].([]string) {
			counts[(token + " ")[0]]++
		}
		for _, count := range counts {
			won = max(won, min(count, game["tokens"].(int)-1))
		}
		for stack := range strings.SplitSeq(set["board"].(string), "][") {
			tokens := strings.Split(strings.Trim(stack, "[]"), ",")
			if len(tokens) > 7 && tokens[0][0] == tokens[7][0] {
				stacks++
			}
			if slices.IsSorted(tokens) && tokens[0] != "" && tokens[0][0] != tokens[len(tokens)-1][0] {
				mixed = max(mixed, len(tokens))
			}
		}
	}
	require.Greater(t, spaces, 1000)
	require.Greater(t, obstacle, 1000)
	require.Greater(t, back, 100_000, "a way back that is longer than the board")
	require.Equal(t, 8, won, "a player has one token left of nine")
	require.Greater(t, stacks, 30, "stacks of eight or nine tokens")
	require.Greater(t, mixed, 2, "the tokens of two players in order on a space")
}

func TestSortingLeavesTheAnswerInItsOrder(t *testing.T) {
	pool := []any{"yut", "do"}
	require.Equal(t, []any{"do", "yut"}, sorted(pool))
	require.Equal(t, []any{"yut", "do"}, pool)
}

// Duels find at least eight of nine broken rules. A difference has no request that can
// be left out.
func TestADuelFindsBrokenRules(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		t.Run(game.Name, func(t *testing.T) {
			t.Parallel()
			rules := game.broken()
			most, games := len(rules)/9, 400
			if testing.Short() {
				rand.New(rand.NewPCG(today(), 0)).Shuffle(len(rules), func(i, j int) { rules[i], rules[j] = rules[j], rules[i] })
				rules, most, games = rules[:6], 5, 30
			}
			missed := 0
			for _, rule := range rules {
				d := duelWith(game, rule.name)
				var found *difference
				var before []object
				for i := 0; i < games && found == nil; i++ {
					before = d.before()
					found = d.random(rand.New(rand.NewPCG(6, uint64(i))))
				}
				if found == nil {
					missed++
					continue
				}
				least := d.shrink(found, before)
				for i := 1; i < len(least.requests); i++ {
					fewer := d.play(slices.Delete(slices.Clone(least.requests), i, i+1))
					require.Nil(t, fewer, "%s: request %d can be left out: %s", rule.name, i, d.gherkin(least, ""))
				}
				steps := features.NewSteps()
				d.generic(steps, d.start())
				kept, err := read("kept.feature", []byte(d.gherkin(least, "kept")))
				require.NoError(t, err)
				_, err = steps.Play(kept[0].Pickle)
				require.Error(t, err, "%s: the kept scenario passes: %s", rule.name, d.gherkin(least, ""))
				right := features.NewSteps()
				d.generic(right, duelWith(game, "").start())
				_, err = right.Play(kept[0].Pickle)
				require.NoError(t, err, "%s: the kept scenario fails with the right rules", rule.name)
			}
			require.LessOrEqual(t, missed, most)
		})
	}
}

// After a refused new, the earlier game continues, but a new process has no game.
func TestAShrunkDifferenceBeginsWithAGame(t *testing.T) {
	t.Parallel()
	d := duelWith(Games()[0], "nobody-wins")
	begin := func(spaces int) object {
		return object{"do": "new", "spaces": spaces, "tokens": 1, "players": 2, "wrap": false, "obstacles": []any{}}
	}
	throw := object{"do": "throw", "player": "PlayerA", "sticks": "ooxx"}
	look, move := object{"do": "look"}, object{"do": "move", "player": "PlayerA", "token": "A1"}
	refused, before := begin(1), []object{begin(15), throw, move}
	require.Nil(t, d.play(before))
	found := d.replay([]object{refused, begin(2), look, throw, move})
	require.NotNil(t, found)
	require.Equal(t, []object{begin(2), throw, move}, d.shrink(found, before).requests)
	require.Nil(t, d.play([]object{refused, throw, move}), "no game has begun")
}

// If the program remembers nothing, all attempts share a process.
func TestADuelStartsFewProgramsToFindTheFewestRequests(t *testing.T) {
	t.Parallel()
	for rule, most := range map[string]int{"nobody-wins": 3, "finished-tokens-stay": 1000} {
		d := duelWith(Games()[0], rule)
		starts, start := 0, d.start
		d.start = func() protocol.Kata { starts++; return start() }
		var found *difference
		var before []object
		for i := uint64(0); found == nil; i++ {
			before = d.before()
			found = d.random(rand.New(rand.NewPCG(7, i)))
		}
		least := d.shrink(found, before)
		require.LessOrEqual(t, starts, most, rule)
		require.NotNil(t, d.play(least.requests), "in a new process")
	}
}
