package words

// koreanMessages are the errors and the help of the house game, by the English
// for them.
var koreanMessages = map[string]string{
	// What goes wrong in a game.
	"end of input":                    "입력이 끝났습니다",
	"%w before the end of the %s":     "%[2]s이 끝나기 전에 %[1]w",
	"game":                            "게임",
	"input: %w":                       "입력: %w",
	"the scripted throws are used up": "정해 둔 윷을 다 던졌습니다",

	"a line of input has %d bytes or more, expected a shorter one": "입력 한 줄은 %d바이트보다 짧아야 합니다",
	"is a directory":            "디렉터리입니다",
	"input/output error":        "입출력 오류입니다",
	"no space left on device":   "디스크에 빈자리가 없습니다",
	"bad file descriptor":       "닫혀 있습니다",
	"broken pipe":               "읽는 쪽이 닫혔습니다",
	"permission denied":         "권한이 없습니다",
	"no such file or directory": "그런 파일이나 디렉터리가 없습니다",

	"%s --help tells more": "도움말: %s --lang ko --help",

	// Flags that do not fit.
	"unexpected argument %q":       "알 수 없는 인수 %q",
	"unknown flag: -%s":            "알 수 없는 옵션: -%s",
	"unknown flag: --%s":           "알 수 없는 옵션: --%s",
	"--%s: expected a value":       "--%s: 값이 있어야 합니다",
	"%q is not a flag":             "%q: 옵션이 아닙니다",
	"--%s %q: expected %s":         "--%s %q: %s여야 합니다",
	"--%s %s: expected %d or more": "--%s %s: %d 이상이어야 합니다",
	"--%s %s: expected %d to %d":   "--%s %s: %d에서 %d까지의 정수여야 합니다",
	"--%s %s: expected a whole number in plain digits, %d or more": "--%s %s: %d 이상의 정수를 숫자로만 써야 합니다",
	"--%s %s: expected a whole number in plain digits, %d to %d":   "--%s %s: %d에서 %d까지의 정수를 숫자로만 써야 합니다",
	"true or false":                        "true 또는 false",
	"a number":                             "수",
	"a whole number of 64 bits, 0 or more": "0 이상의 정수",
	"en or ko":                             "en 또는 ko",
	"auto, always or never":                "auto, always 또는 never",
	"random, greedy, strong or perfect":    "random, greedy, strong 또는 perfect",
	"last, hand or arrive":                 "last, hand 또는 arrive",
	"--computer %s: %w":                    "--computer %s: %w",
	"--clockwise %s: %w":                   "--clockwise %s: %w",
	"expected players from 0 to %d, commas between, or none":                                     "0에서 %d까지의 편 번호를 쉼표로 잇거나 none이어야 합니다",
	"--throws %s: expected %s for each, with commas between":                                     "--throws %s: %s 가운데 골라 쉼표로 이어야 합니다",
	"--flat %v: expected 0.01 to 0.99":                                                           "--flat %v: 0.01에서 0.99까지의 수여야 합니다",
	"--corner %s: expected se, ne, nw or sw for each of %d players, commas between":              "--corner %s: se, ne, nw, sw 가운데 %d편의 것을 하나씩 쉼표로 이어야 합니다",
	"--animals %s: expected pig, dog, sheep, cow or none for each of %d players, commas between": "--animals %s: pig, dog, sheep, cow, none 가운데 %d편의 것을 하나씩 쉼표로 이어야 합니다",

	// The help.
	"Play by house rules: back-gae and back-geol, a corner for each team": "백개와 백걸이 있고 편마다 모퉁이가 다른 윷놀이",
	`Play by house rules: back-gae and back-geol, and a corner and a direction for
each team. Every house rule is a flag; players are numbered from 0.`: `백개와 백걸이 있고 편마다 출발하는 모퉁이와 도는 방향이 다른 윷놀이. 규칙마다
옵션이 있습니다. 편의 번호는 0부터입니다.`,
	"Play on the screen, against the computer or each other": "화면에서 컴퓨터나 다른 사람과 하는 윷놀이",
	`Play on the whole screen: you against the strong computer, or whom --computer
says. Every rule is a flag; players are numbered from 0. ? tells the rest.`: `화면에서 하는 윷놀이. 상대는 강한 컴퓨터이고 --computer로 바꿀 수 있습니다. 규칙마다
옵션이 있습니다. 편의 번호는 0부터입니다. 나머지는 ? 키가 알려 줍니다.`,
	"the house game, where other flags do not say otherwise":                       "다른 옵션이 바꾸지 않는 한 문서의 윷놀이",
	"tell after each move of a person what it has cost":                            "사람이 둔 수마다 얼마나 손해인지 알려 줌",
	"how long each step of the computer stays to be seen, 0 for not at all":        "컴퓨터가 둔 것을 보여 주는 시간, 0이면 바로",
	"--pace %v: expected 0 or more":                                                "--pace %v: 0 이상이어야 합니다",
	"expected a terminal that can draw; yutnori basic and house play line by line": "화면을 그릴 수 있는 터미널이 있어야 합니다. yutnori basic과 house는 한 줄씩 합니다",
	"Usage:":         "사용법:",
	"Flags:":         "옵션:",
	"flags":          "옵션",
	"(default ":      "(기본값 ",
	"help for house": "도움말",
	"`players` that the program plays, from 0 to 3, commas between, or none; those that a game has": "컴퓨터가 맡을 편의 번호 `LIST`, 0에서 3까지, 쉼표로 이음, 없으면 none",
	"`language` of the screens, the messages and this help":                                         "화면과 메시지와 도움말의 말 `LANG`: en(영어) 또는 ko(한국어)",
	"play the house game's own variants: back-gae and back-geol, corners and directions":            "백개와 백걸, 편마다의 모퉁이와 방향을 씀",
	"how well the program plays":                                                       "컴퓨터의 실력 `LEVEL`: random, greedy, strong, perfect",
	"show the numbers of empty cells, for the player on turn":                          "차례인 편의 눈 번호를 빈 눈에 보임",
	"when to use color; auto is on a terminal, unless NO_COLOR is set or TERM is dumb": "색을 쓸 때 `WHEN`: auto(터미널이고 NO_COLOR가 없고 TERM이 dumb가 아닐 때), always, never; 색이 없으면 글자로 편을 나타냄",
	"seed of what is left to chance (default: another one each time)":                  "우연을 정하는 씨앗 `N` (없으면 할 때마다 다름)",
	"scripted throws of all games instead of chance, `do,mo,geol,...`":                 "던지는 대신 차례로 나올 윷 `LIST`: 도,모,백걸,...",
	"probability that a stick falls flat side up, 0.01 to 0.99":                        "윷가락 하나의 배가 위로 갈 확률 `P`, 0.01에서 0.99까지",
	"`number` of players, 2 to 4":                                                      "편의 수 `N`, 2에서 4까지",
	"`number` of pieces each, 1 to 4":                                                  "한 편의 말의 수 `N`, 1에서 4까지",
	"`animal` of each player: pig, dog, sheep, cow or none, commas between":            "편마다의 동물 `LIST`: pig(돼지), dog(개), sheep(양), cow(소), none(없음), 쉼표로 이음",
	"play back-gae and back-geol":                                                      "백개와 백걸을 씀",
	"`corner` of each player: se, ne, nw or sw, commas between":                        "편마다의 출발 모퉁이 `LIST`: se(오른쪽 아래), ne(오른쪽 위), nw(왼쪽 위), sw(왼쪽 아래)",
	"`players` that go clockwise, commas between, or none":                             "시계 방향으로 도는 편의 번호 `LIST`, 쉼표로 이음, 없으면 none",
	"a catch with yut or mo earns no further throw":                                    "윷이나 모로 잡으면 더 던지지 않음",
	"the long way may be taken where a piece stopped at a fork":                        "갈림길에 멈춘 말도 먼길로 갈 수 있음",
	"`where` a step back from position 1 leads: last, hand or arrive":                  "1번 눈에서 뒤로 가면 `WHERE`: last(29번 눈으로), hand(판 밖으로), arrive(남)",
}
