package play

// Words holds the texts of the fronts in one language. Fields whose names end in F are
// formats.
type Words struct {
	Keys          string // the legend of the keys on one line, the most important keys first
	OwnKeys       string // the legend of the game's own keys, if there are any
	Digits        bool   // whether digits begin a typed move; otherwise they choose an option
	Lines         string // the commands of a game that is played line by line
	OwnLines      string // the game's own commands and moves
	LineMark      string // printed before each line that is not part of the game, such as an answer
	FormTitle     string
	FormKeys      string
	Unkept        string // the label of the row that offers an unfinished game
	Continue      string // the two values of that row
	Fresh         string
	Start         string // the label on the form that a player clicks to start the game
	Choices       string // heading of the list
	Chances       string // heading of the list while hints in percent are shown
	Log           string // heading of the log
	LogKeysF      string // the number of the last line shown, the number of lines, and how to leave
	Thinking      string // while a program thinks
	Hinting       string // while a hint is computed
	Over          string // after the end
	NotYourTurn   string // if a player acts while a program is on turn
	OverKeys      string // the keys after the end that are not entries of the list
	Next          string // heading of the list of actions after the end
	NextReview    string
	NextGame      string
	NextUndo      string
	NextQuit      string
	Quit          string // the question before a running game is left
	QuitKept      string // the same question if the game will be kept
	Kept          string // after a running game was interrupted and kept
	NewGame       string // the question before a running game is left for a new one
	Resign        string // the question before a game is resigned
	Again         string // the question after a game: play again, change sides, or show the form
	AskUnfinished string // the question before an unfinished game is given up
	AskUnfit      string // the same question if flags do not fit the unfinished game
	UnfitF        string // the reason: a flag, and the choice of the unfinished game
	NoChoice      string // the choice of an unfinished game that has no such choice
	OtherMoves    string // the choice if a flag names another game
	PageF         string // "page 1 of 3", and how to leave
	TooSmallF     string // the window's width and height, and the minimum width and height
	NothingTo     string // if there is nothing to undo
	NoHint        string // if there is no hint
	NoResign      string // if nobody can resign
	NoReview      string // if the game cannot be reviewed
	ReviewKeys    string // the keys of the review
	Beginning     string // the first moment of the review
	Judging       string // while a program judges the moments of the review
	Legend        string // the legend of the graph and of the marks
	ReviewPage    Page   // the page of the help that is about the review
	BetterF       string // the better action, and the loss in percent
	AgainLine     string // the question after a game that is played line by line
	OtherLine     string // the same question if the players can exchange sides
	SeedF         string // the seed that was drawn, so that the game can be repeated
	Drawn         string // the label of drawn games in the score
	SavedF        string // the file in which a game was saved
	TypedF        string // a move that is being typed, and how to clear it
}

// English holds the texts of the fronts in English.
var English = Words{
	Keys: "↑↓ choose  Enter play  ? help  u undo  h hint  q quit  l log  s save  n new  x resign  v review",
	Lines: `  moves    list the things you can do
  hint     propose one of them
  undo     take your last decision back
  resign   give the game up
  board    show the game again
  help     these lines
  quit     leave the game
`,
	FormTitle:     "A new game",
	FormKeys:      "↑↓←→ change  Enter start  ? help  q quit",
	Unkept:        "game",
	Continue:      "continue the last game",
	Fresh:         "a new game",
	Start:         "start",
	Choices:       "What you can do:",
	Chances:       "Chance to win, and move:",
	Log:           "What happened:",
	LogKeysF:      "%d/%d ↑↓ Esc",
	Thinking:      "The computer is thinking.",
	Hinting:       "Looking for a hint; any key stops it.",
	Over:          "The game is over.",
	NotYourTurn:   "It is the computer's turn.",
	OverKeys:      "↑↓ choose  Enter confirm  ? help  l log  s save",
	Next:          "What next?",
	NextReview:    "review the game",
	NextGame:      "play again",
	NextUndo:      "take back",
	NextQuit:      "quit",
	Quit:          "Leave this game? (y, n)",
	QuitKept:      "Leave this game? It is kept for next time. (y, n)",
	Kept:          "The game is kept: the next start offers to continue it.",
	NewGame:       "Give up this game for a new one? (y, n)",
	Resign:        "Resign this game? (y, n)",
	Again:         "Again: Enter the same, o the other side, f the form, Esc back",
	AskUnfinished: "A game is not finished: continue it? (y continues, n gives it up, q leaves)",
	AskUnfit:      "Start without that to continue the game. (n gives it up, q leaves)",
	UnfitF:        "%s: the unfinished game has %s.",
	NoChoice:      "no such choice",
	OtherMoves:    "other moves",
	PageF:         "page %d of %d: ←→ turn, Esc back",
	TooSmallF:     "This window has %d columns and %d lines; the game needs %d and %d.",
	NothingTo:     "There is nothing to take back.",
	NoHint:        "There is no hint here.",
	NoReview:      "There is nothing to review.",
	ReviewKeys:    "←→ Home End step  ? help  Esc back",
	Beginning:     "the beginning",
	Judging:       "The computer judges the game.",
	Legend:        "█ winning, ▁ losing; ?! ? ?? mistakes",
	ReviewPage: Page{Title: "The review", Lines: []string{
		"v shows the positions of the game, one after another.",
		"",
		"The blocks show your chances to win after each action: █ is won, ▁ is lost.",
		"If two people play, the chances are the first player's.",
		"",
		"The three worst actions of each player are marked, with a better one below:",
		"?!  costs up to 10% of a game",
		"?   costs more than 10%",
		"??  costs more than 25%",
	}},
	BetterF:   "better: %s (this cost %.0f%% of a game)",
	NoResign:  "Only a running game for two can be resigned.",
	AgainLine: "Again? (y, n) ",
	OtherLine: "Again? (y, n, s: swap sides) ",
	SeedF:     "seed %d",
	Drawn:     "drawn",
	SavedF:    "saved as %s",
	TypedF:    "> %s_  Enter plays it, Esc clears it",
}

// Korean holds the texts of the fronts in Korean.
var Korean = Words{
	Keys: "↑↓ 선택  Enter 확인  ? 도움말  u 무르기  h 힌트  q 종료  l 기록  s 저장  n 새 판  x 기권  v 복기",
	Lines: `  moves    할 수 있는 것 보기
  hint     힌트 보기
  undo     마지막 결정 무르기
  resign   기권하기
  board    판 다시 보기
  help     도움말
  quit     끝내기
`,
	FormTitle:     "새 게임",
	FormKeys:      "↑↓←→ 변경  Enter 시작  ? 도움말  q 종료",
	Unkept:        "게임",
	Continue:      "지난 게임 이어서 하기",
	Fresh:         "새 게임 시작",
	Start:         "시작",
	Choices:       "선택:",
	Chances:       "승률과 선택:",
	Log:           "진행 기록:",
	LogKeysF:      "%d/%d ↑↓ Esc",
	Thinking:      "컴퓨터가 생각하고 있습니다.",
	Hinting:       "힌트를 찾습니다. 아무 키나 누르면 멈춥니다.",
	Over:          "게임이 끝났습니다.",
	NotYourTurn:   "컴퓨터 차례입니다.",
	OverKeys:      "↑↓ 선택  Enter 확인  ? 도움말  l 기록  s 저장",
	Next:          "이제 무엇을 할까요?",
	NextReview:    "복기",
	NextGame:      "한 번 더",
	NextUndo:      "무르기",
	NextQuit:      "종료",
	Quit:          "이 게임을 그만둘까요? (y/n)",
	QuitKept:      "이 게임을 그만둘까요? 다음에 이어서 할 수 있습니다. (y/n)",
	Kept:          "게임을 저장해 두었습니다. 다음에 시작하면 이어서 할 수 있습니다.",
	NewGame:       "이 게임을 버리고 새 게임을 시작할까요? (y/n)",
	Resign:        "기권할까요? (y/n)",
	Again:         "한 번 더: Enter 그대로, o 편 바꾸기, f 설정, Esc 돌아가기",
	AskUnfinished: "끝나지 않은 게임이 있습니다. 이어서 할까요? (y 이어서, n 버리기, q 종료)",
	AskUnfit:      "이어서 하려면 그 옵션 없이 시작하세요. (n 버리기, q 종료)",
	UnfitF:        "%s: 끝나지 않은 게임에서는 %s입니다.",
	NoChoice:      "정할 수 없는 값",
	OtherMoves:    "다른 기록",
	PageF:         "%d/%d쪽: ←→ 넘기기, Esc 돌아가기",
	TooSmallF:     "창이 가로 %d칸, 세로 %d줄입니다. 가로 %d칸, 세로 %d줄 이상이어야 합니다.",
	NothingTo:     "더 무를 수 없습니다.",
	NoHint:        "지금은 힌트를 볼 수 없습니다.",
	NoReview:      "되돌아볼 것이 없습니다.",
	ReviewKeys:    "←→ Home End 이동  ? 도움말  Esc 돌아가기",
	Beginning:     "시작",
	Judging:       "컴퓨터가 게임을 평가합니다.",
	Legend:        "█ 유리  ▁ 불리  ?! ? ?? 실수",
	ReviewPage: Page{Title: "복기", Lines: []string{
		"v를 누르면 게임을 처음부터 한 수씩 다시 봅니다.",
		"",
		"막대는 그때그때의 승률입니다. █ 승리, ▁ 패배",
		"사람끼리 한 게임이면 첫 번째 사람의 승률입니다.",
		"",
		"편마다 가장 나빴던 선택을 세 개까지, 더 좋은 선택과 함께 표시합니다.",
		"?!  승률 손실 10% 이하",
		"?   승률 손실 10% 초과",
		"??  승률 손실 25% 초과",
	}},
	BetterF:   "더 좋은 선택: %s (승률 손실 %.0f%%)",
	NoResign:  "둘이 하는 진행 중인 게임에서만 기권할 수 있습니다.",
	AgainLine: "한 번 더 할까요? (y/n) ",
	OtherLine: "한 번 더 할까요? (y/n, s 편 바꾸기) ",
	SeedF:     "시드 %d (같은 윷으로 다시: --seed %[1]d)",
	Drawn:     "비김",
	SavedF:    "저장했습니다: %s",
	TypedF:    "> %s_  Enter 확인, Esc 지우기",
}

// Answers returns lines that explain the answers that a player can type in a game
// played line by line.
func (w *Words) Answers() string { return w.OwnLines + w.Lines }
