package ui

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/record"
)

// A Language maps English texts to their translations. A text without a translation
// stays English, so nil is English.
type Language map[string]string

// Text returns text in the language.
func (l Language) Text(text string) string { return cmp.Or(l[text], text) }

// Format translates the format and formats the arguments like fmt.Sprintf.
func (l Language) Format(format string, args ...any) string {
	return fmt.Sprintf(l.Text(format), args...)
}

func (l Language) errorf(format string, args ...any) error {
	return errors.New(l.Format(format, args...))
}

// Is reports whether the typed text is the given word, in English or in the language.
func (l Language) Is(typed, word string) bool { return typed == word || typed == l.Text(word) }

// Names returns the names of results in the language.
func (l Language) Names(results []yutnori.Result) []string {
	var names []string
	for _, result := range results {
		names = append(names, l.Text(result.String()))
	}
	return names
}

// List joins words with commas, and the last two words with the given text, such as
// " or ".
func (l Language) List(words []string, last string) string {
	end := len(words) - 1
	if end < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:end], ", ") + l.Text(last) + words[end]
}

// ParseResult returns the result with the given name, which may be in this language or
// in English. In Korean names, ParseResult also accepts 빽 for 백, as in 빽도. The error is
// yutnori.ErrNoResult.
func (l Language) ParseResult(name string) (result yutnori.Result, err error) {
	all := yutnori.House().Results()
	if i := slices.Index(l.Names(all), strings.Replace(name, "빽", "백", 1)); i >= 0 {
		return all[i], nil
	}
	err = result.UnmarshalText([]byte(name))
	return result, err
}

// ParseMove returns the typed move. If the result has no valid name, the move has a
// result that the rules refuse, but only after they have checked the position. The error
// is yutnori.ErrNoPosition.
func (l Language) ParseMove(position, result string) (yutnori.Move, error) {
	if parsed, err := l.ParseResult(result); err == nil {
		result = parsed.String()
	}
	return record.ParseMove(position, result)
}

// EnterOnly returns a sentence that lists the valid answers.
func (l Language) EnterOnly(options []string) string {
	return l.Format("Enter only %s.", l.List(options, " or "))
}

// Refusal returns the reason for refusing a move, and the expected answers. The
// position and the result are the typed texts. The function number returns the number
// that a player's position has on the board.
func (l Language) Refusal(
	rules *yutnori.Rules, state *yutnori.State, position, result string, move yutnori.Move, reason error,
	number func(player int, at yutnori.Position) yutnori.Position,
) string {
	expected, pool := positions(rules, state, number), slices.Compact(l.Names(state.Pool().Results()))
	var why string
	switch {
	case errors.Is(reason, yutnori.ErrNoPosition):
		why = l.Format("%s is not a position.", record.Quote(position))
	case errors.Is(reason, yutnori.ErrArrived):
		why = l.Text("Arrived pieces stay.")
	case errors.Is(reason, yutnori.ErrNoPiece):
		why = l.Format("You have no piece at %d.", number(state.Turn(), move.From))
	case errors.Is(reason, yutnori.ErrBackFromHand):
		why = l.Format("%s moves a piece that is on the board.", l.Text(move.Result.String()))
		expected = slices.DeleteFunc(expected, func(position string) bool { return position == "0" }) // the hand
	case errors.Is(reason, yutnori.ErrNoResult):
		why, expected = l.Format("%s is not a result.", record.Quote(result)), pool
	case errors.Is(reason, yutnori.ErrNotInPool):
		why, expected = l.Format("You have no %s.", l.Text(move.Result.String())), pool
	default: // yutnori.ErrNoLongWay
		why = l.Text("There is no long way from there.")
	}
	return why + " " + l.EnterOnly(expected)
}

// positions returns the numbers of the positions from which the player on turn may
// move.
func positions(rules *yutnori.Rules, state *yutnori.State, number func(int, yutnori.Position) yutnori.Position) []string {
	var positions []string
	for _, move := range rules.AppendMoves(nil, state) {
		positions = append(positions, strconv.Itoa(int(number(state.Turn(), move.From))))
	}
	return slices.Compact(positions)
}

// Korean holds the Korean texts.
var Korean = Language{
	"back-geol": "백걸", "back-gae": "백개", "back-do": "백도", "do": "도", "gae": "개", "geol": "걸", "yut": "윷", "mo": "모",
	"pig": "돼지", "dog": "개", "sheep": "양", "cow": "소",
	"# numbers": "# 번호", "Yut: bring all your pieces home first": "윷놀이: 내 말을 모두 먼저 내면 이깁니다",
	"you": "사람", "computer": "컴퓨터",
	"random": "무작위", "casual": "가볍게", "greedy": "눈앞의 이익", "strong": "강함", "perfect": "완벽",
	"%s resigns":                        "%s 편이 기권했습니다",
	"%s has won!":                       "%s 편이 이겼습니다!",
	"%s have won!":                      "%s 편이 이겼습니다!",
	"%s to throw":                       "%s 편이 윷을 던질 차례",
	"%s to move, with %s":               "%s 편이 말을 움직일 차례: %s",
	"throw the sticks":                  "윷 던지기",
	"the scripted throws are used up":   "정해 둔 윷을 다 던졌습니다",
	"hand":                              "출발 전",
	"home":                              "나기",
	"cell %d":                           "%d번 눈",
	"%s: %d pieces":                     "%s 편 말 %d개",
	"hand %d":                           "새 말 %d",
	"home %d":                           "난 말 %d",
	"a new piece %s":                    "새 말 %s",
	"from %d %s":                        "%d번에서 %s",
	"%d pieces from %d %s":              "업은 말 %d개, %d번에서 %s",
	"to %d":                             "%d번으로",
	"to the corner":                     "모퉁이로",
	"to the center":                     "가운데로",
	"back to the hand":                  "출발 전으로",
	"spend %s, which moves nothing":     "%s 버리기 (움직일 말 없음)",
	"joins %d":                          "말 %d개 업기",
	"catches %s (%d)":                   "%s 편 말 %d개 잡기",
	"throw again":                       "한 번 더 던지기",
	"throw twice again":                 "두 번 더 던지기",
	"the pig ends your turn":            "돼지를 잡아 차례 끝",
	"short way next":                    "다음에 지름길",
	"long way":                          "먼길",
	"wins":                              "승리",
	"%s throws %s":                      "%s: %s",
	"%s spends %s, which moves nothing": "%s: 쓸 수 없어 버렸습니다 (%s)",
	"%s catches %s (%d)":                "%s: %s 편 말 %d개를 잡았습니다",
	"%s throws again":                   "%s: 한 번 더 던집니다",
	"%s throws twice again":             "%s: 두 번 더 던집니다",
	"the pig ends the turn of %s":       "%s: 돼지를 잡아 차례가 끝났습니다",
	"coach: %s → %s; best was %s":       "훈수: 승률 %[2]s, 최선의 수(%[1]s): %[3]s",
	"coach: %s, the best move":          "훈수: 승률 %s, 최선의 수였습니다",
	"%.0f %%":                           "%.0f%%",

	"hint: %s, with a chance of %s to win": "힌트: %s, 이길 확률 %s",

	"against":                    "상대",
	"the computer":               "컴퓨터",
	"the computer, which begins": "먼저 하는 컴퓨터",
	"people":                     "사람",
	"level":                      "실력",
	"rules":                      "규칙",
	"the basic game":             "기본 윷놀이",
	"with animals":               "동물이 있는 윷놀이",
	"house rules":                "변형 윷놀이",
	"players":                    "편 수",
	"pieces each":                "한 편의 말 수",
	"coach":                      "훈수",
	"silent":                     "없음",
	"says what each move cost":   "움직일 때마다 잃은 승률",
	"language":                   "언어",

	"the game is too large to solve: expected two players with one or two pieces each":                           "게임이 커서 끝까지 계산할 수 없습니다: 편은 둘, 말은 한 편에 하나나 둘이어야 합니다",
	"the chains are too long to solve the game: expected sticks that fall flat with a probability closer to 0.5": "이어 던지는 횟수가 너무 많아 끝까지 계산할 수 없습니다: 배면이 위로 나올 확률이 0.5에 더 가까워야 합니다",
	"throw": "던지기", "short": "지름길", "long": "먼길",
	"Throw the sticks first.":                                         "윷을 먼저 던지세요.",
	"Spend what you have thrown: %s.":                                 "나온 윷을 먼저 쓰세요: %s",
	"The list has no number %d.":                                      "목록에 없는 번호입니다: %d",
	"%s is not a move. Type a result and a position, such as geol 5.": "%s: 그런 수는 없습니다. 윷과 눈 번호를 '걸 5'처럼 입력하세요.",
	"Type the result as well, such as %s.":                            "쓸 윷도 입력하세요. 예: %s",
	"Several pieces can move: type %s.":                               "움직일 수 있는 말이 여럿입니다. 가능한 답: %s",
	"Several moves lead there: choose one in the list.":               "그 눈으로 가는 수가 여럿입니다. 목록에서 고르세요.",
	"A back result moves a piece that is on the board.":               "뒤로 가는 윷으로는 판 위의 말만 움직일 수 있습니다.",
	"From %s you can go to %s.":                                       "그 말이 있는 곳: %s, 갈 수 있는 곳: %s",
	"You have no piece there that can move: click %s.":                "그곳에는 움직일 말이 없습니다. 움직일 수 있는 말: %s",
	"Enter only %s.":                                                  "가능한 답은 %s입니다.",
	"%s is not a position.":                                           "%s: 그런 눈은 없습니다.",
	"Arrived pieces stay.":                                            "이미 난 말은 움직일 수 없습니다.",
	"You have no piece at %d.":                                        "%d번에는 움직일 말이 없습니다.",
	"%s is not a result.":                                             "%s: 그런 윷은 없습니다.",
	"You have no %s.":                                                 "%s: 나오지 않은 윷입니다.",
	"%s moves a piece that is on the board.":                          "%s: 판 위의 말만 움직일 수 있습니다.",
	" or ":                                                            " 또는 ",
	"There is no long way from there.":                                "그 눈에서는 먼길로 갈 수 없습니다.",
	"expected a game of yutnori play, not of yutnori %s":              "yutnori play의 기록이어야 하는데 yutnori %s의 기록입니다",
	ownLines: `  Enter    윷 던지기 또는 하나뿐인 수
  던지기   윷 던지기
  2        목록에서 2번 고르기
  걸 5     5번 눈의 말을 걸로 움직이기 (0은 출발 전, 갈림길에서는 "걸 5 먼길")
`,

	"Yut: keys":                      "윷놀이: 조작 방법",
	"Yut: the board":                 "윷놀이: 판",
	"Yut: the results of the sticks": "윷놀이: 도 개 걸 윷 모",
	"Yut: the rules of this game":    "윷놀이: 이 게임의 규칙",
	boardText: `말은 오른쪽 아래 모퉁이에서 출발해 오른쪽 변을 따라 올라가 한 바퀴를 돌고, 29번 눈을 한 칸이라도 지나면 납니다.
눈 번호는 나의 길을 따라 센 번호이며, 다른 편의 수도 이 번호로 적습니다.`,
	"%-9s %d forward   %s": "%s: 앞으로 %d칸, %s",
	"%-9s %d back      %s": "%s: 뒤로 %d칸, %s",
	"no flat side up":      "배면 0개", "one flat side up": "배면 1개", "two flat sides up": "배면 2개", "three flat sides up": "배면 3개", "four flat sides up": "배면 4개",
	"X alone flat side up":      "X 윷가락만 배면",
	"X and one x flat side up":  "X 윷가락과 x 윷가락 하나가 배면",
	"X and both x flat side up": "X 윷가락과 x 윷가락 둘이 배면",
	", and throw again":         ", 한 번 더 던지기",
	backText:                    `배면은 윷가락의 평평한 면입니다. 나온 윷은 어떤 순서로든 하나씩, 말 하나나 업은 말에 씁니다. 뒤로 가는 윷은 판 위의 말에만 쓰고, 판 위에 말이 없으면 그냥 버립니다.`,
	basicText: `말이 모두 먼저 난 편이 이깁니다.
같은 편 말이 있는 눈에 멈추면 업고, 업은 말은 함께 움직입니다.
다른 편 말이 있는 눈에 멈추면 그 말을 잡습니다.
잡힌 말은 판에서 나가 처음부터 다시 출발하고, 잡은 편은 한 번 더 던집니다.`,
	"A piece that stops on 5, 10 or 22 takes the short way from there.":           "5, 10, 22번 눈에 멈춘 말은 지름길로 갑니다.",
	"A piece that stopped on 5, 10 or 22 may take the short way or the long way.": "5, 10, 22번 눈에 멈춘 말은 지름길이나 먼길로 갈 수 있습니다.",
	"A catch made with yut or mo does not earn another throw.":                    "윷이나 모로 잡으면 윷·모의 한 번만 더 던지고, 잡은 덤은 없습니다.",
	"A step back from 1 leads to 29.":                                             "1번 눈에서 한 칸 뒤로 가면 29번 눈으로 갑니다.",
	"A step back from 1 leads into the hand.":                                     "1번 눈에서 한 칸 뒤로 가면 출발 전으로 돌아갑니다.",
	"A step back from 1 brings a piece home.":                                     "1번 눈에서 한 칸 뒤로 가면 그 말이 납니다.",
	"Pig (%s): catching it ends the turn at once.":                                "돼지 편(%s): 이 편의 말을 잡으면 차례가 바로 끝납니다.",
	"Dog (%s): geol throws again, too.":                                           "개 편(%s): 걸이 나와도 한 번 더 던집니다.",
	"Sheep (%s): a catch earns two throws.":                                       "양 편(%s): 말을 잡으면 두 번 더 던집니다.",
	"Cow (%s): walks 0 to 5, 20 to 24, 15 to 19 and 29 only.":                     "소 편(%s): 1-5, 20-24, 15-19, 29번 눈으로만 다닙니다.",
	"%s starts in the %s corner and goes %s.":                                     "%s 편은 %s 모퉁이에서 출발해 %s으로 돕니다.",
	"lower right": "오른쪽 아래", "upper right": "오른쪽 위", "upper left": "왼쪽 위", "lower left": "왼쪽 아래",
	"clockwise": "시계 방향", "counterclockwise": "반시계 방향",
	keysText: `Enter            윷을 던지거나 고른 대로 말을 움직입니다
↑ ↓ 또는 j k     수를 고릅니다. 판에 그 수가 표시됩니다
1 2 3 ...        번호로 수를 고릅니다
걸 5             수를 입력합니다: 5번 눈의 말을 걸로 움직입니다
Hand do          hand 같은 영어 낱말은 대문자로 시작합니다
마우스           윷을 누르거나, 말과 도착할 눈을 차례로 누릅니다
#                판의 눈 번호를 보이거나 숨깁니다
Esc              모든 말의 수를 다시 보거나 입력을 지웁니다
u                내 마지막 수를 무릅니다. 나온 윷은 바뀌지 않습니다
h                힌트: 각 수의 승률을 좋은 수부터 보여 줍니다
v                게임을 복기합니다
x                기권합니다
l                진행 기록을 모두 봅니다
s                게임을 저장합니다
n                새 게임을 시작합니다
?                이 도움말을 봅니다
q                게임을 끝냅니다`,
}

const ownLines = `  Enter    throw the sticks, or make the only move
  throw    throw the sticks
  2        do what has the number 2 in the list
  geol 5   move the piece at 5 by geol; 0 is the hand; geol 5 long takes the long way
`

func (l Language) words() *play.Words {
	words := play.English
	if l != nil {
		words = play.Korean
	}
	words.FormTitle = l.Text("Yut: bring all your pieces home first")
	words.OwnLines, words.OwnKeys = l.Text(ownLines), l.Text("# numbers")
	return &words
}
