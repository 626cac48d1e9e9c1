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
	"a whole number of 64 bits":            "정수",
	"--lang %s: expected en or ko":         "--lang %s: en 또는 ko여야 합니다",
	"--throws %s: expected %s for each, with commas between":                                     "--throws %s: %s 가운데 골라 쉼표로 이어야 합니다",
	"--flat %v: expected 0.01 to 0.99":                                                           "--flat %v: 0.01에서 0.99까지의 수여야 합니다",
	"--color %q: expected auto, always or never":                                                 "--color %q: auto, always 또는 never여야 합니다",
	"--players %d: expected 2 to 4":                                                              "--players %d: 2에서 4까지의 정수여야 합니다",
	"--pieces %d: expected 1 to 4":                                                               "--pieces %d: 1에서 4까지의 정수여야 합니다",
	"--back-from-one %s: expected last, hand or arrive":                                          "--back-from-one %s: last, hand 또는 arrive여야 합니다",
	"--corner %s: expected se, ne, nw or sw for each of %d players, commas between":              "--corner %s: se, ne, nw, sw 가운데 %d편의 것을 하나씩 쉼표로 이어야 합니다",
	"--animals %s: expected pig, dog, sheep, cow or none for each of %d players, commas between": "--animals %s: pig, dog, sheep, cow, none 가운데 %d편의 것을 하나씩 쉼표로 이어야 합니다",
	"--clockwise %s: expected players from 0 to %d, commas between, or none":                     "--clockwise %s: 0에서 %d까지의 편 번호를 쉼표로 잇거나 none이어야 합니다",

	"--level %s: expected random, greedy or strong":                         "--level %s: random, greedy 또는 strong이어야 합니다",
	"--computer %s: expected players from 0 to %d, commas between, or none": "--computer %s: 0에서 %d까지의 편 번호를 쉼표로 잇거나 none이어야 합니다",

	// The help.
	"Play by house rules: back-gae and back-geol, a corner for each team": "빽개와 빽걸이 있고 편마다 모퉁이가 다른 윷놀이",
	`Play by house rules: back-gae and back-geol, and a corner and a direction for
each team. Every house rule is a flag; players are numbered from 0.`: `빽개와 빽걸이 있고 편마다 출발하는 모퉁이와 도는 방향이 다른 윷놀이. 규칙마다
옵션이 있습니다. 편의 번호는 0부터입니다.`,
	"Usage:":         "사용법:",
	"Flags:":         "옵션:",
	"flags":          "옵션",
	"(default ":      "(기본값 ",
	"help for house": "도움말",
	"`language` of the screens, the messages and this help, en or ko":                               "화면과 메시지와 도움말의 말 `LANG`: en(영어) 또는 ko(한국어)",
	"`players` that the program plays, from 0 to 3, commas between, or none; those that a game has": "컴퓨터가 맡을 편의 번호 `LIST`, 0에서 3까지, 쉼표로 이음, 없으면 none",
	"how well the program plays: random, greedy or strong":                                          "컴퓨터의 실력 `LEVEL`: random, greedy, strong",
	"seed of what is left to chance (default: another one each time)":                               "우연을 정하는 씨앗 `N` (없으면 할 때마다 다름)",
	"scripted throws of all games instead of chance, `do,mo,geol,...`":                              "던지는 대신 차례로 나올 윷 `LIST`: 도,모,빽걸,...",
	"probability that a stick falls flat side up, 0.01 to 0.99":                                     "윷가락 하나가 배면일 확률 `P`, 0.01에서 0.99까지",
	"colours: auto, always or never; letters name the owners without":                               "색 `WHEN`: auto, always, never; 색이 없으면 글자로 편을 나타냄",
	"`number` of players, 2 to 4":                                                                   "편의 수 `N`, 2에서 4까지",
	"`number` of pieces each, 1 to 4":                                                               "한 편의 말의 수 `N`, 1에서 4까지",
	"`animal` of each player: pig, dog, sheep, cow or none, commas between":                         "편마다의 동물 `LIST`: pig(돼지), dog(개), sheep(양), cow(소), none(없음), 쉼표로 이음",
	"play back-gae and back-geol (H1)":                                                              "빽개와 빽걸을 씀 (H1)",
	"`corner` of each player: se, ne, nw or sw, commas between (H2)":                                "편마다의 출발 모퉁이 `LIST`: se(오른쪽 아래), ne(오른쪽 위), nw(왼쪽 위), sw(왼쪽 아래) (H2)",
	"`players` who go clockwise, commas between, or none (H3)":                                      "시계 방향으로 도는 편의 번호 `LIST`, 쉼표로 이음, 없으면 none (H3)",
	"a catch with yut or mo earns no further throw (H4)":                                            "윷이나 모로 잡으면 더 던지지 않음 (H4)",
	"the long way may be taken where a piece stopped at a fork (H5)":                                "갈림길에 멈춘 말도 먼길로 갈 수 있음 (H5)",
	"`where` a step back from position 1 leads: last, hand or arrive (H6)":                          "1번 자리에서 뒤로 가면 `WHERE`: last(29번 자리로), hand(판 밖으로), arrive(남) (H6)",
}
