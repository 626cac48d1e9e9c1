package words

import "games.example/yutnori"

// Korean holds the words of the house game, the only game in Korean that is
// played line by line. No sentence needs a particle that depends on the word
// before it.
var Korean = Words{
	Menu: stars + "\n" +
		"************************   메뉴   **************************\n" +
		stars,
	BasicMenu:   "1. 게임 시작\n2. 끝내기",
	SelectOne:   "무엇을 할지 고르세요 : ",
	TypeInteger: "1부터 %d까지의 숫자를 입력하세요.",
	Finished:    "게임을 끝냅니다.",

	NotStarted:  "출발 전 : ",
	Arrived:     "난 말 : ",
	OnBoard:     "판 위 : ",
	Turn:        "%s번 편 차례",
	Piece:       "말 : ",
	Yut:         "윷 : ",
	WriteDown:   "움직일 말의 눈 번호와 쓸 윷을 입력하세요",
	AskPosition: ">> 눈 : ",
	AskYut:      ">> 윷 : ",
	AskWay:      ">> 길 (지름길, 먼길) : ",
	ShowBoard:   "판",
	ShowHelp:    "도움말",
	Quit:        "그만",
	Also:        "(또는 판, 도움말, 그만)",
	Help: `눈 번호와 윷을 두 줄이나 한 줄에 입력하세요: 0 개
0은 출발 전인 말, 1부터 29까지는 자기 편의 길을 따라 센 눈입니다. '판'이라고
입력하면 번호가 보입니다. 도 개 걸 윷 모는 앞으로 1칸부터 5칸까지, 백도 백개
백걸은 뒤로 1칸부터 3칸까지 갑니다. 갈림길인 5, 10, 22에서 지름길이 시작됩니다.
29를 지나면 말이 나고, 말이 모두 먼저 난 편이 이깁니다. '그만'은 끝내기입니다.`,
	Short:   "지름길",
	Long:    "먼길",
	Results: [yutnori.NumResults]string{"백걸", "백개", "백도", "도", "개", "걸", "윷", "모"},

	Team:             "%d번 편%s : %s, %s, %s",
	Animal:           "(%s)",
	Colors:           [yutnori.MaxPlayers]string{"빨강", "파랑", "초록", "노랑"},
	Corners:          [yutnori.NumCorners]string{"오른쪽 아래 출발", "오른쪽 위 출발", "왼쪽 위 출발", "왼쪽 아래 출발"},
	Clockwise:        "시계 방향",
	CounterClockwise: "반시계 방향",
	AnimalNames:      [yutnori.NumAnimals]string{"돼지", "개", "양", "소"},

	Won: "%d번 편이 이겼습니다!",

	Only:         "가능한 답은 %s입니다.",
	NoPosition:   "%s: 그런 눈은 없습니다.",
	HasArrived:   "이미 난 말은 움직일 수 없습니다.",
	NoPiece:      "%d번에는 움직일 말이 없습니다.",
	NoResult:     "%s: 그런 윷은 없습니다.",
	NotThrown:    "%s: 나오지 않은 윷입니다.",
	BackFromHand: "%s: 판 위의 말만 움직일 수 있습니다.",

	Comma: ", ",
	And:   ", ",
	Or:    " 또는 ",

	Messages: koreanMessages,
}
