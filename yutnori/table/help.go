package table

import (
	"fmt"
	"strings"

	"games.example/program/screen"
	"games.example/yutnori"
)

// help holds the texts of the help in one language.
type help struct {
	board, results, rules, keys string // titles

	boardText   string
	resultF     string // of a name and the flat sides
	resultBackF string // of a name and how far back
	flats       [5]string
	backMarks   [3]string // by how far back, less 1
	again       string
	backText    string

	basicText string
	animals   [yutnori.NumAnimals]string // each skill, of the players that have it

	short, shortOptional string
	noChain              string
	backFromOne          [yutnori.NumBacksFromOne]string
	teamF                string // of a player, corner and direction
	corners              [yutnori.NumCorners]string
	clockwise, anticlock string
	keysText             string
}

// pages returns the help of a game.
func (w *Words) pages(rules *yutnori.Rules) []screen.Page {
	return []screen.Page{
		{Title: w.help.keys, Lines: lines(w.help.keysText)},
		{Title: w.help.board, Lines: append(w.emptyBoard(), lines(w.help.boardText)...)},
		{Title: w.help.results, Lines: w.resultLines(rules)},
		{Title: w.help.rules, Lines: w.ruleLines(rules)},
	}
}

func lines(text string) []string { return strings.Split(strings.Trim(text, "\n"), "\n") }

// emptyBoard returns the board of the basic game with its numbers.
func (w *Words) emptyBoard() []string {
	rules, err := yutnori.NewRules(yutnori.Basic(2, 1))
	if err != nil {
		return nil
	}
	drawn := New(rules, Script(rules)).drawing(small, false, "", "").Lines
	return append(drawn[:yutnori.Size:yutnori.Size], "")
}

// resultLines returns the results of the sticks in a game.
func (w *Words) resultLines(rules *yutnori.Rules) []string {
	facts := rules.Facts()
	var list []string
	for _, result := range facts.Results() {
		name := w.results[result]
		if result.Back() {
			list = append(list, fmt.Sprintf(w.help.resultBackF, name, -result.Steps(), w.help.backMarks[-result.Steps()-1]))
			continue
		}
		line := fmt.Sprintf(w.help.resultF, name, result.Steps(), w.help.flats[result.Steps()%5])
		if result >= yutnori.Yut {
			line += w.help.again
		}
		list = append(list, line)
	}
	return append(append(list, ""), lines(w.help.backText)...)
}

// ruleLines returns the rules of a game.
func (w *Words) ruleLines(rules *yutnori.Rules) []string {
	facts := rules.Facts()
	list := lines(w.help.basicText)
	if facts.ShortWayOptional {
		list = append(list, w.help.shortOptional)
	} else {
		list = append(list, w.help.short)
	}
	if facts.NoChainOnYut {
		list = append(list, w.help.noChain)
	}
	list = append(list, w.help.backFromOne[facts.BackFromOne])
	for animal := range yutnori.Animal(yutnori.NumAnimals) {
		var players []string
		for player, team := range facts.Teams[:facts.Players] {
			if team.Skills == animal.Skills() {
				players = append(players, letter(player))
			}
		}
		if len(players) > 0 {
			list = append(list, fmt.Sprintf(w.help.animals[animal], strings.Join(players, ", ")))
		}
	}
	for player, team := range facts.Teams[:facts.Players] {
		if team.Corner == yutnori.SE && !team.Clockwise {
			continue
		}
		direction := w.help.anticlock
		if team.Clockwise {
			direction = w.help.clockwise
		}
		list = append(list, fmt.Sprintf(w.help.teamF, letter(player), w.help.corners[team.Corner], direction))
	}
	return list
}

var englishHelp = help{
	keys:    "Yut: keys",
	board:   "Yut: the board",
	results: "Yut: what the sticks come to",
	rules:   "Yut: the rules of this game",

	boardText: `A piece enters at the lower right corner, goes up the right side and around to 29, and comes home by going at least one step beyond it. The numbers on the screen are those of the player on turn.`,

	resultF:     "%-9s %d forward   %s",
	resultBackF: "%-9s %d back      %s",
	flats:       [5]string{"no flat side up", "one flat side up", "two flat sides up", "three flat sides up", "four flat sides up"},
	backMarks:   [3]string{"X alone flat side up", "X and one x flat side up", "X and both x flat side up"},
	again:       ", and throw again",
	backText:    `Everything thrown is then spent, each result on one piece or one stack, in any order. A back result moves a piece that is on the board; if there is none, it is spent on nothing.`,

	basicText: `Whoever brings all pieces home first wins.
Pieces of one player on the same cell are stacked and move together.
A piece that lands on pieces of another player catches them: they go back to the hand, and the catcher throws again.`,
	short:         "A piece that stops on 5, 10 or 22 takes the short way from there.",
	shortOptional: "A piece that stopped on 5, 10 or 22 may take the short way or the long way.",
	noChain:       "A catch made with yut or mo does not earn another throw.",
	backFromOne: [yutnori.NumBacksFromOne]string{
		"A step back from 1 leads to 29.",
		"A step back from 1 leads into the hand.",
		"A step back from 1 brings a piece home.",
	},
	animals: [yutnori.NumAnimals]string{
		"Pig (%s): whoever catches it ends the turn at once.",
		"Dog (%s): geol throws again, too.",
		"Sheep (%s): a catch earns two throws.",
		"Cow (%s): walks 0 to 5, 20 to 24, 15 to 19 and 29 only.",
	},
	teamF:     "%s starts in the %s corner and goes %s.",
	corners:   [yutnori.NumCorners]string{"lower right", "upper right", "upper left", "lower left"},
	clockwise: "clockwise", anticlock: "counterclockwise",

	keysText: `Enter            throw the sticks, or play the chosen move
↑ ↓ or j k       choose a move; the board shows what it moves and where to
1 2 3 ...        choose a move by its number
mouse            click a piece, then the cell where it goes
Esc              list the moves of all pieces again
u                take your last move back; the throws stay
h                what the strong computer thinks of each move, best first
l                everything that has happened
s                save the game
n                a new game
?                this help
q                quit`,
}

var koreanHelp = help{
	keys:    "윷놀이: 조작 방법",
	board:   "윷놀이: 판",
	results: "윷놀이: 도 개 걸 윷 모",
	rules:   "윷놀이: 이 게임의 규칙",

	boardText: `말은 오른쪽 아래 모퉁이에서 출발해 오른쪽 변을 따라 올라가 한 바퀴를 돌고, 29번 눈을 한 칸이라도 지나면 납니다.
화면의 눈 번호는 지금 차례인 편의 길을 따라 센 번호입니다.`,

	resultF:     "%s: 앞으로 %d칸, %s",
	resultBackF: "%s: 뒤로 %d칸, %s",
	flats:       [5]string{"배면 0개", "배면 1개", "배면 2개", "배면 3개", "배면 4개"},
	backMarks:   [3]string{"X 윷가락만 배면", "X 윷가락과 x 윷가락 하나가 배면", "X 윷가락과 x 윷가락 둘이 배면"},
	again:       ", 한 번 더 던지기",
	backText:    `배면은 윷가락의 평평한 면입니다. 나온 윷은 어떤 순서로든 하나씩, 말 하나나 업은 말에 씁니다. 뒤로 가는 윷은 판 위의 말에만 쓰고, 판 위에 말이 없으면 그냥 버립니다.`,

	basicText: `말이 모두 먼저 난 편이 이깁니다.
같은 편 말이 있는 눈에 멈추면 업고, 업은 말은 함께 움직입니다.
다른 편 말이 있는 눈에 멈추면 그 말을 잡습니다.
잡힌 말은 판에서 나가 처음부터 다시 출발하고, 잡은 편은 한 번 더 던집니다.`,
	short:         "5, 10, 22번 눈에 멈춘 말은 지름길로 갑니다.",
	shortOptional: "5, 10, 22번 눈에 멈춘 말은 지름길이나 먼길로 갈 수 있습니다.",
	noChain:       "윷이나 모로 잡으면 윷·모의 한 번만 더 던지고, 잡은 덤은 없습니다.",
	backFromOne: [yutnori.NumBacksFromOne]string{
		"1번 눈에서 한 칸 뒤로 가면 29번 눈으로 갑니다.",
		"1번 눈에서 한 칸 뒤로 가면 출발 전으로 돌아갑니다.",
		"1번 눈에서 한 칸 뒤로 가면 그 말이 납니다.",
	},
	animals: [yutnori.NumAnimals]string{
		"돼지 편(%s): 이 편의 말을 잡으면 차례가 바로 끝납니다.",
		"개 편(%s): 걸이 나와도 한 번 더 던집니다.",
		"양 편(%s): 말을 잡으면 두 번 더 던집니다.",
		"소 편(%s): 1-5, 20-24, 15-19, 29번 눈으로만 다닙니다.",
	},
	teamF:     "%s 편은 %s 모퉁이에서 출발해 %s으로 돕니다.",
	corners:   [yutnori.NumCorners]string{"오른쪽 아래", "오른쪽 위", "왼쪽 위", "왼쪽 아래"},
	clockwise: "시계 방향", anticlock: "반시계 방향",

	keysText: `Enter            윷을 던지거나 고른 대로 말을 움직입니다
↑ ↓ 또는 j k     수를 고릅니다. 움직일 말과 도착할 눈이 판에 표시됩니다
1 2 3 ...        번호로 수를 고릅니다
마우스           말을 누른 다음 도착할 눈을 누릅니다
Esc              다시 모든 말의 수를 목록에 표시합니다
u                내 마지막 수를 무릅니다. 나온 윷은 바뀌지 않습니다
h                힌트: 강한 컴퓨터가 계산한 승률을 좋은 수부터 보여 줍니다
l                진행 기록을 모두 봅니다
s                게임을 저장합니다
n                새 게임을 시작합니다
?                이 도움말을 봅니다
q                게임을 끝냅니다`,
}
