package cli

import (
	"maps"

	"games.example/yutnori/ui"
)

// korean holds the Korean texts of the house and play commands, including the texts of
// the table. No placeholder is followed by a particle whose form depends on the word
// before it.
var korean = func() language {
	texts := maps.Clone(ui.Korean)
	maps.Copy(texts, koreanCommands)
	return texts
}()

var koreanCommands = language{
	// The screens.
	"************************   Menu   **************************": "************************   메뉴   **************************",
	"1. game start\n2. end program":                                "1. 게임 시작\n2. 끝내기",
	"Select the function you want : ":                              "무엇을 할지 고르세요 : ",
	"Type an integer from 1 to %d!":                                "1부터 %d까지의 숫자를 입력하세요.",
	"Game finished!":                                               "게임을 끝냅니다.",
	"Not started : ":                                               "출발 전 : ",
	"Arrived : ":                                                   "난 말 : ",
	"On board : ":                                                  "판 위 : ",
	"Player %s turn":                                               "%s번 편 차례",
	"Piece : ":                                                     "말 : ",
	"Yut : ":                                                       "윷 : ",
	"Write down the position of the player to move and yut": "움직일 말의 눈 번호와 쓸 윷을 입력하세요",
	"(or board, help or quit)":                              "(또는 판, 도움말, 그만)",
	">> position : ":                                        ">> 눈 : ",
	">> yut : ":                                             ">> 윷 : ",
	">> way (short, long) : ":                               ">> 길 (지름길, 먼길) : ",
	"Player %d%s : %s, %s, %s":                              "%d번 편%s : %s, %s 출발, %s",
	"Player %d win":                                         "%d번 편이 이겼습니다!",
	houseHelp: `눈 번호와 윷을 두 줄이나 한 줄에 입력하세요: 0 개
0은 출발 전인 말, 1부터 29까지는 자기 편의 길을 따라 센 눈입니다. '판'이라고
입력하면 번호가 보입니다. 도 개 걸 윷 모는 앞으로 1칸부터 5칸까지, 백도 백개
백걸은 뒤로 1칸부터 3칸까지 갑니다. 갈림길인 5, 10, 22에서 지름길이 시작됩니다.
29를 지나면 말이 나고, 말이 모두 먼저 난 편이 이깁니다. '그만'은 끝내기입니다.`,

	// Words that the screens show or that players type.
	"red": "빨강", "blue": "파랑", "green": "초록", "yellow": "노랑",
	"board": "판", "help": "도움말", "quit": "그만",
	", and ": ", ",

	// Errors in games and records.
	"the wrong number of players: expected %d, not %d":                    "편 수가 이 게임과 다릅니다 (게임 %d, 기록 %d)",
	"player %d: the wrong number of pieces":                               "%d번 편: 말 수가 이 게임과 다릅니다",
	"player %d: that is not on the cow's road: %d":                        "%d번 편: 소가 다니지 않는 눈입니다: %d",
	"player %d: all pieces have arrived":                                  "%d번 편: 말이 이미 모두 났습니다",
	"two players are on one cell: %d and %d, at position %d of player %d": "두 편의 말이 한 눈에 있습니다: %d번 편과 %d번 편, %[4]d번 편의 %[3]d번 눈",
	"not the number of a player: expected 0 to %d, not %d":                "그런 번호의 편은 없습니다: %[2]d (0부터 %[1]d까지)",
	"player %d: that is not a position of the board: %d":                  "%d번 편: 그런 눈은 없습니다: %d",
	"seed %d":                           "시드 %d (같은 윷으로 다시: --seed %[1]d)",
	"all but 0":                         "0을 뺀 모두",
	"--variants: expected with --house": "--variants: --house와 함께 써야 합니다",
	"end of input":                      "입력이 끝났습니다",
	"%w before the end of the %s":       "%[2]s 도중에 %[1]w",
	"game":                              "게임",
	"interrupted":                       "중단했습니다",
	`expected a game, as in "yutnori basic --players=2"`:                         `"yutnori basic --players=2" 같은 줄로 시작해야 합니다`,
	"seed %.80q: expected a whole number of 64 bits, 0 or more":                  "seed %.80q: 0 이상의 64비트 정수여야 합니다",
	"expected %q, not %.80q":                                                     "%q 줄이어야 하는데 %.80q 줄입니다",
	"expected a throw or a move":                                                 "윷을 던지거나 말을 움직인 줄이어야 합니다",
	"expected the positions of each player and who throws first, with | between": "각 편의 말 위치와 다음에 던질 편 번호를 | 기호로 구분해야 합니다",
	"the game is over":                                                           "이미 끝난 게임입니다",
	"the pool must be spent first":                                               "나온 윷을 먼저 다 써야 합니다",
	"the sticks must be thrown first":                                            "윷을 먼저 던져야 합니다",
	"that is not a result of this game":                                          "이 게임에는 없는 윷입니다",
	"that is not a position of the board":                                        "그런 눈은 없습니다",
	"arrived pieces stay":                                                        "이미 난 말은 움직일 수 없습니다",
	"you have no piece there":                                                    "그 눈에는 움직일 말이 없습니다",
	"that result is not in the pool":                                             "나오지 않은 윷입니다",
	"a back result moves a piece that is on the board":                           "뒤로 가는 윷으로는 판 위의 말만 움직일 수 있습니다",

	"a line of input is too long: expected fewer than %d bytes": "입력 한 줄은 %d바이트보다 짧아야 합니다",

	"is a directory":                    "디렉터리입니다",
	"not a directory":                   "디렉터리가 아닙니다",
	"too many levels of symbolic links": "심볼릭 링크가 너무 많이 이어집니다",
	"operation not permitted":           "허용되지 않은 작업입니다",
	"input/output error":                "입출력 오류입니다",
	"no space left on device":           "디스크에 남은 공간이 없습니다",
	"bad file descriptor":               "파일이 닫혀 있습니다",
	"broken pipe":                       "출력을 읽던 프로그램이 끝났습니다",
	"permission denied":                 "권한이 없습니다",
	"file name too long":                "파일 이름이 너무 깁니다",
	"read-only file system":             "읽기 전용 파일 시스템입니다",

	"%s is unchanged: %w":                                "%s: 바꾸지 못했습니다: %w",
	"%s is written, but may not outlast a power cut: %w": "%s: 저장했지만 전원이 끊기면 사라질 수 있습니다: %w",
	"no home directory: expected HOME or %s to be set":   "홈 디렉터리가 없습니다: 환경 변수 HOME이나 %s가 있어야 합니다",
	"another program is changing it":                     "다른 프로그램이 바꾸고 있습니다",
	"another program has changed it":                     "다른 프로그램이 바꾸었습니다",
	"file already exists":                                "이미 있는 파일입니다",
	"not a regular file":                                 "일반 파일이 아닙니다",
	"read-only: permission denied":                       "읽기 전용 파일입니다",
	"%[2]w (%[1]s is locked)":                            "%[2]w (잠긴 파일: %[1]s)",
	"%s: too long: expected at most %d MiB":              "%s: 너무 깁니다. %d MiB 이하여야 합니다",
	"%s: expected an unfinished game":                    "%s: 파일이 손상되었습니다",
	"more than 64 MiB":                                   "64 MiB가 넘습니다",
	"no such file or directory":                          "그런 파일이나 디렉터리가 없습니다",

	"see %s --help": "도움말: %s --lang ko --help",

	// Errors in flags.
	"unexpected argument %q":     "알 수 없는 인수: %q",
	"unknown flag: -%s":          "알 수 없는 옵션: -%s",
	"unknown flag: %s":           "알 수 없는 옵션: %s",
	"unknown flag: --%s":         "알 수 없는 옵션: --%s",
	"--%s: expected a value":     "--%s: 값이 있어야 합니다",
	"%q is not a flag":           "%q: 옵션이 아닙니다",
	"--%s %q: expected %s":       "--%s %q: 쓸 수 있는 값은 %s입니다",
	"--%s %s: expected %d to %d": "--%s %s: %d에서 %d까지의 정수여야 합니다",
	"--%s %s: expected a whole number in plain digits, %d to %d":  "--%s %s: %d에서 %d까지의 정수를 숫자로만 써야 합니다",
	"--%s %s: expected true or false":                             "--%s %s: 쓸 수 있는 값은 true 또는 false입니다",
	"--back-from-one %s: expected last, hand or arrive":           "--back-from-one %s: 쓸 수 있는 값은 last, hand 또는 arrive입니다",
	"only one of two players can resign":                          "편이 둘일 때만 기권할 수 있습니다",
	"true or false":                                               "true 또는 false",
	"a number":                                                    "숫자",
	"a time such as 500ms":                                        "500ms 같은 시간",
	"a whole number of 64 bits, 0 or more":                        "0 이상의 64비트 정수",
	"dark, light or mono":                                         "dark, light 또는 mono",
	"symbols or letters":                                          "symbols 또는 letters",
	"en or ko":                                                    "en 또는 ko",
	"auto, always or never":                                       "auto, always 또는 never",
	"random, casual, greedy, strong or perfect":                   "random, casual, greedy, strong 또는 perfect",
	"last, hand or arrive":                                        "last, hand 또는 arrive",
	"expected players from 0 to %d, separated by commas, or none": "0에서 %d까지의 편 번호를 쉼표로 구분해 쓰거나 none이라고 써야 합니다",
	"--throws %s: expected %s for each, separated by commas":      "--throws %s: 쉼표로 구분해 써야 합니다. 쓸 수 있는 윷: %s",
	"--flat %v: expected 0.01 to 0.99":                            "--flat %v: 0.01에서 0.99까지의 숫자여야 합니다",
	"--corner %s: expected se, ne, nw or sw for each of %d players, separated by commas":              "--corner %s: 편 수(%d)만큼 se, ne, nw, sw 가운데 하나씩 쉼표로 구분해 써야 합니다",
	"--animals %s: expected pig, dog, sheep, cow or none for each of %d players, separated by commas": "--animals %s: 편 수(%d)만큼 pig, dog, sheep, cow, none 가운데 하나씩 쉼표로 구분해 써야 합니다",

	// The help.
	"Play by house rules: back-gae and back-geol, a corner for each team": "백개와 백걸이 있고 편마다 출발 모퉁이가 다른 윷놀이",
	houseLong: `백개와 백걸이 있고 편마다 출발 모퉁이와 도는 방향이 다른 윷놀이입니다. 규칙은
모두 옵션으로 바꿀 수 있습니다. 편 번호는 0부터 시작합니다.`,
	"Play against the computer or each other": "컴퓨터나 다른 사람과 하는 윷놀이",
	playLong: `화면 전체를 쓰는 윷놀이입니다. 상대는 컴퓨터이며 --computer와 --level로 바꿀 수
있습니다. 터미널이 아니거나 --plain이면 한 줄씩 입력합니다. 규칙은 모두 옵션으로
바꿀 수 있습니다. 편 번호는 0부터 시작합니다. 게임 중에 ? 키를 누르거나 help를
입력하면 도움말이 나옵니다.`,
	"continue the game in a `file`":                                         "play로 저장한 기록 `FILE`의 마지막 게임을 이어서 함",
	"the colors of the screen (default: to suit the terminal's background)": "화면 색 `THEME`: dark(어두운 바탕), light(밝은 바탕), mono(색 없음) (기본값: 터미널 바탕에 맞춤)",
	"the signs on the screen (default: symbols where the locale has them)":  "화면 기호 `SIGNS`: symbols(그림 기호), letters(영문자) (기본값: UTF-8 로캘이면 symbols)",
	"play line by line even on a terminal":                                  "터미널에서도 한 줄씩 입력함",
	"do not keep an unfinished game for next time":                          "끝나지 않은 게임을 다음에 이어서 할 수 있게 보관하지 않음",
	"seed for the throws (default: a different one each time)":              "던지기의 난수 시드 `N` (같은 시드면 같은 윷이 나옴, 없으면 할 때마다 다름)",
	"a new one, or the one that is resumed":                                 "새 파일 또는 이어서 하는 기록",
	"another window keeps its game: this game is not kept":                  "다른 창이 게임을 보관하고 있어 이 게임은 보관하지 않습니다",
	"the unfinished game is not kept: %w":                                   "끝나지 않은 게임을 보관하지 못합니다: %w",
	"%s: the unfinished game cannot be read, and this game is not kept: %w": "%s: 끝나지 않은 게임을 읽을 수 없어 이번 게임을 보관하지 않습니다: %w",
	"%s: expected none, or as in %s":                                        "%s: 기록과 다릅니다. 기록: %s",
	"--seed %d: expected none, or the seed %d of %s":                        "--seed %d: 기록의 시드와 다릅니다. 기록 %[3]s의 시드: %[2]d",
	"the rules, which other flags can change":                               "규칙: basic(기본), animals(동물), house(변형) (다른 옵션으로 바꿀 수 있음)",
	"short for --rules=house":                                               "--rules=house와 같음",
	"say what each of your moves cost":                                      "사람이 말을 움직일 때마다 잃은 승률을 훈수로 알려 줌",
	"how long each step of a program stays visible, 0 for not at all":       "컴퓨터가 던지고 움직일 때마다 보여 주는 시간 `TIME`, 예: 500ms (0이면 바로 넘어감)",
	"--pace %v: expected 0 or more":                                         "--pace %v: 0 이상이어야 합니다",
	"Usage:":                                                                "사용법:",
	"Flags:":                                                                "옵션:",
	"flags":                                                                 "옵션",
	"(default ":                                                             "(기본값 ",
	"help for house":                                                        "도움말",
	"help for play":                                                         "도움말",
	"comma-separated `list` of the players that the program plays, 0 to 3, or none; a game ignores players that it does not have": "컴퓨터가 맡을 편의 번호 `LIST`: 0에서 3까지, 쉼표로 구분, 없으면 none (게임에 없는 편은 무시)",
	"`language` of the screens, the messages and this help":                                                                       "화면, 메시지, 도움말의 언어 `LANG`: en(영어) 또는 ko(한국어)",
	"play the house game's own variants: back-gae and back-geol, corners and directions":                                          "변형 규칙을 씀: 백개와 백걸, 편마다 다른 출발 모퉁이와 도는 방향",
	"how well the program plays; with two pieces each, perfect takes a few seconds to begin the first time":                       "컴퓨터의 실력 `LEVEL`: random(무작위), casual(가볍게), greedy(눈앞의 이익), strong(강함), perfect(완벽); 말이 2개씩이면 perfect는 처음 시작할 때 몇 초 걸림",
	"write the game to a new `file`, or to the one that is resumed; further games go to other files, such as game-2.txt":          "게임을 기록할 새 파일 또는 이어서 하는 기록 `FILE` (yutnori replay로 확인), 다음 게임은 game-2.txt 같은 다른 파일에 기록",
	"write the games to a new `file`, for replay":                                                                                 "게임을 기록할 새 파일 `FILE` (yutnori replay로 확인)",
	"--record %s: the file exists: expected %s":                                                                                   "--record %s: 이미 있는 파일입니다. 쓸 수 있는 것은 %s입니다",
	"a new one":   "새 파일",
	"file exists": "이미 있습니다",
	"number the empty cells, for the player on turn":                                   "차례인 편의 눈 번호를 빈 눈에 표시함",
	"when to use color; auto is on a terminal, unless NO_COLOR is set or TERM is dumb": "색을 쓰는 조건 `WHEN`: auto(터미널이고 NO_COLOR가 없으며 TERM이 dumb가 아니면), always(언제나), never(쓰지 않음); 색이 없으면 글자로 편을 구별",
	"seed for the random numbers (default: a different one each time)":                 "난수 시드 `N` (같은 시드면 같은 윷이 나옴, 없으면 할 때마다 다름)",
	"scripted throws for all games instead of random ones, `do,mo,geol,...`":           "던지는 대신 차례로 나올 윷 `LIST`: 도,모,백걸,...",
	"probability that a stick falls flat side up, 0.01 to 0.99":                        "윷가락의 배면(평평한 면)이 위로 나올 확률 `P`, 0.01에서 0.99까지",
	"number of players, 2 to 4":                                                        "편 수 `N`, 2에서 4까지",
	"number of pieces each, 1 to 4":                                                    "한 편의 말 수 `N`, 1에서 4까지",
	"comma-separated `list` of the players' animals: pig, dog, sheep, cow or none":     "각 편의 동물 `LIST`: pig(돼지), dog(개), sheep(양), cow(소), none(없음), 쉼표로 구분",
	"play back-gae and back-geol":                                                      "백개와 백걸을 씀",
	"comma-separated `list` of the players' corners: se, ne, nw or sw":                 "각 편의 출발 모퉁이 `LIST`: se(오른쪽 아래), ne(오른쪽 위), nw(왼쪽 위), sw(왼쪽 아래), 쉼표로 구분",
	"comma-separated `list` of the players that go clockwise, or none":                 "시계 방향으로 도는 편의 번호 `LIST`: 쉼표로 구분, 없으면 none",
	"a catch with yut or mo earns no further throw":                                    "윷이나 모로 잡으면 윷·모의 한 번만 더 던지고, 잡은 덤은 없음",
	"a piece that stopped at a fork may take the long way":                             "갈림길에 멈춘 말도 먼길로 갈 수 있음",
	"`where` a step back from position 1 leads: last, hand or arrive":                  "1번 눈에서 뒤로 한 칸 갈 때 `WHERE`: last(29번 눈으로 감), hand(출발 전으로 돌아감), arrive(난 말이 됨)",
}
