package cli

import "games.example/yutnori"

// korean are the words of the house game, the only one that is played in it. A
// particle that would depend on the word before it is never needed.
var korean = words{
	menu: stars + "\n" +
		"************************   메뉴   **************************\n" +
		stars,
	basicMenu:   "1. 게임 시작\n2. 끝내기",
	selectOne:   "무엇을 할지 고르세요 : ",
	typeInteger: "1부터 %d까지의 정수를 적으세요!",
	finished:    "게임을 마칩니다!",

	notStarted:  "출발 전 : ",
	arrived:     "난 말 : ",
	onBoard:     "판 위 : ",
	turn:        "%s번 편 차례",
	piece:       "말 : ",
	yut:         "윷 : ",
	writeDown:   "움직일 말의 자리와 쓸 윷을 적으세요",
	askPosition: ">> 자리 : ",
	askYut:      ">> 윷 : ",
	askWay:      ">> 길 (지름길, 먼길) : ",
	short:       "지름길",
	long:        "먼길",
	results:     [yutnori.NumResults]string{"빽걸", "빽개", "빽도", "도", "개", "걸", "윷", "모"},

	team:             "%d번 편%s : %s, %s, %s",
	animal:           "(%s)",
	colours:          [yutnori.MaxPlayers]string{"빨강", "파랑", "초록", "노랑"},
	corners:          [yutnori.NumCorners]string{"오른쪽 아래에서", "오른쪽 위에서", "왼쪽 위에서", "왼쪽 아래에서"},
	clockwise:        "시계 방향",
	counterClockwise: "반시계 방향",
	animalNames:      [yutnori.NumAnimals]string{"돼지", "개", "양", "소"},

	won: "%d번 편이 이겼습니다",

	only:         "%s만 됩니다.",
	noPosition:   "%s: 그런 자리는 없습니다.",
	hasArrived:   "난 말은 움직이지 않습니다.",
	noPiece:      "%d번 자리에는 움직일 말이 없습니다.",
	noResult:     "%s: 그런 윷은 없습니다.",
	notThrown:    "%s: 나온 윷에 없습니다.",
	backFromHand: "%s: 판 위에 있는 말만 움직입니다.",

	comma: ", ",
	and:   ", ",
	or:    " 또는 ",

	messages: koreanMessages,
}
