package table

import (
	"fmt"
	"slices"
	"strings"

	"games.example/program/screen"
	"games.example/yutnori"
)

// Words holds the texts of a table in one language. Fields that end in F are
// formats.
type Words struct {
	screen  screen.Words
	results [yutnori.NumResults]string
	help    help

	you, computer string

	wonF, toThrowF, toMoveF string // of a player, and of results
	throw, noMoreThrows     string

	hand, home   string // as places
	handF, homeF string // of a number of pieces

	// An option: from where to where with which result, and what follows.
	moveF, idleF                        string
	piecesF, joinsF, catchesF           string
	throwAgain, throwTwice, pigEndsTurn string
	shortNext, longWay, wins            string

	// The log.
	threwF, movedF, idledF, caughtF, againF, twiceF, endedF, arrivedF, wonLogF string

	coachF, coachBestF, percentF string
}

// English holds the texts of a table in English.
var English = Words{
	screen:   withHeads(screen.English, "What you can do:", "What happened:"),
	results:  [yutnori.NumResults]string{"back-geol", "back-gae", "back-do", "do", "gae", "geol", "yut", "mo"},
	help:     englishHelp,
	you:      "you",
	computer: "computer",

	wonF:         "%s has won!",
	toThrowF:     "%s to throw",
	toMoveF:      "%s to move, with %s",
	throw:        "throw the sticks",
	noMoreThrows: "There are no more throws.",

	hand: "hand", home: "home",
	handF: "hand %d", homeF: "home %d",

	moveF:       "%s → %s with %s",
	idleF:       "spend %s, which moves nothing",
	piecesF:     "%d pieces",
	joinsF:      "joins %d",
	catchesF:    "catches %s (%d)",
	throwAgain:  "throw again",
	throwTwice:  "throw twice again",
	pigEndsTurn: "the pig ends your turn",
	shortNext:   "short way next",
	longWay:     "long way",
	wins:        "wins",

	threwF:   "%s throws %s",
	movedF:   "%s: %s → %s with %s",
	idledF:   "%s spends %s, which moves nothing",
	caughtF:  "%s catches %s (%d)",
	againF:   "%s throws again",
	twiceF:   "%s throws twice again",
	endedF:   "the pig ends the turn of %s",
	arrivedF: "%s brings %d home",
	wonLogF:  "%s has won!",

	coachF:     "coach: %s → %s; best was %s",
	coachBestF: "coach: %s, the best move",
	percentF:   "%.0f %%",
}

// Korean holds the texts of a table in Korean.
var Korean = Words{
	screen:   withHeads(screen.Korean, "선택:", "진행 기록:"),
	results:  [yutnori.NumResults]string{"백걸", "백개", "백도", "도", "개", "걸", "윷", "모"},
	help:     koreanHelp,
	you:      "사람",
	computer: "컴퓨터",

	wonF:         "%s 편이 이겼습니다!",
	toThrowF:     "%s 편이 윷을 던질 차례",
	toMoveF:      "%s 편이 말을 움직일 차례: %s",
	throw:        "윷 던지기",
	noMoreThrows: "정해 둔 윷을 다 던졌습니다.",

	hand: "출발 전", home: "나기",
	handF: "출발 전 %d", homeF: "난 말 %d",

	moveF:       "%s → %s (%s)",
	idleF:       "%s 버리기 (움직일 말 없음)",
	piecesF:     "업은 말 %d개",
	joinsF:      "말 %d개 업기",
	catchesF:    "%s 편 말 %d개 잡기",
	throwAgain:  "한 번 더 던지기",
	throwTwice:  "두 번 더 던지기",
	pigEndsTurn: "돼지를 잡아 차례 끝",
	shortNext:   "다음에 지름길",
	longWay:     "먼길",
	wins:        "승리",

	threwF:   "%s: %s",
	movedF:   "%s: %s → %s (%s)",
	idledF:   "%s: 쓸 수 없어 버렸습니다 (%s)",
	caughtF:  "%s: %s 편 말 %d개를 잡았습니다",
	againF:   "%s: 한 번 더 던집니다",
	twiceF:   "%s: 두 번 더 던집니다",
	endedF:   "%s: 돼지를 잡아 차례가 끝났습니다",
	arrivedF: "%s: 말 %d개가 났습니다",
	wonLogF:  "%s 편이 이겼습니다!",

	coachF:     "훈수: 승률 %[2]s, 최선의 수(%[1]s): %[3]s",
	coachBestF: "훈수: 승률 %s, 최선의 수였습니다",
	percentF:   "%.0f%%",
}

func withHeads(words screen.Words, choices, log string) screen.Words {
	words.Choices, words.Log = choices, log
	return words
}

// list returns the names of results.
func (w *Words) list(results []yutnori.Result) string {
	var names []string
	for _, result := range results {
		names = append(names, w.results[result])
	}
	return strings.Join(names, " ")
}

// place returns a position as a player would say it.
func (w *Words) place(at yutnori.Position) string {
	switch at {
	case yutnori.InHand:
		return w.hand
	case yutnori.Arrived:
		return w.home
	default:
		return fmt.Sprint(int(at))
	}
}

// tellOption returns a move of the player on turn and what follows from it.
func (w *Words) tellOption(t Table, move yutnori.Move) string {
	_, event, err := t.rules.Move(t.state, move)
	if err != nil {
		return move.String()
	}
	if event.Pieces == 0 {
		return fmt.Sprintf(w.idleF, w.results[move.Result])
	}
	parts := []string{fmt.Sprintf(w.moveF, w.place(event.From), w.place(event.To), w.results[move.Result])}
	add := func(say bool, part string) {
		if say {
			parts = append(parts, part)
		}
	}
	player := t.state.Turn()
	add(move.Long, w.longWay)
	add(event.Pieces > 1, fmt.Sprintf(w.piecesF, event.Pieces))
	add(event.Stacked > 0, fmt.Sprintf(w.joinsF, event.Stacked))
	add(event.Caught > 0, fmt.Sprintf(w.catchesF, letter(int(event.Victim)), event.Caught))
	add(event.Chains == 1, w.throwAgain)
	add(event.Chains > 1, w.throwTwice)
	add(endsTurn(t.rules, event), w.pigEndsTurn)
	add(shortAfter(t.rules, player, event.To), w.shortNext)
	add(event.Won, w.wins)
	return strings.Join(parts, ", ")
}

// endsTurn reports whether a catch has ended the turn.
func endsTurn(rules *yutnori.Rules, event yutnori.Event) bool {
	return event.Caught > 0 && rules.Facts().Teams[event.Victim].EndsCatchersTurn
}

// forks holds the positions from which a piece that stopped there takes the
// short way.
var forks = []yutnori.Position{5, 10, 22}

// shortAfter reports whether a player's piece that stops at a position may take
// the short way from there.
func shortAfter(rules *yutnori.Rules, player int, at yutnori.Position) bool {
	return slices.Contains(forks, at) && !rules.Facts().Teams[player].CowsRoad
}

// tellThrow returns a line about a throw.
func (w *Words) tellThrow(event yutnori.Event) string {
	return fmt.Sprintf(w.threwF, letter(int(event.Player)), w.results[event.Result])
}

// tellMove returns what a move has done, one thing per line.
func (w *Words) tellMove(rules *yutnori.Rules, event yutnori.Event) []string {
	player := letter(int(event.Player))
	if event.Pieces == 0 {
		return []string{fmt.Sprintf(w.idledF, player, w.results[event.Result])}
	}
	lines := []string{fmt.Sprintf(w.movedF, player, w.place(event.From), w.place(event.To), w.results[event.Result])}
	if event.Caught > 0 {
		lines = append(lines, fmt.Sprintf(w.caughtF, player, letter(int(event.Victim)), event.Caught))
		switch {
		case event.Chains == 1:
			lines = append(lines, fmt.Sprintf(w.againF, player))
		case event.Chains > 1:
			lines = append(lines, fmt.Sprintf(w.twiceF, player))
		case endsTurn(rules, event):
			lines = append(lines, fmt.Sprintf(w.endedF, player))
		}
	}
	if event.To == yutnori.Arrived {
		lines = append(lines, fmt.Sprintf(w.arrivedF, player, event.Pieces))
	}
	if event.Won {
		lines = append(lines, fmt.Sprintf(w.wonLogF, player))
	}
	return lines
}
