package page

import (
	"strings"

	"games.example/internal/play"
)

// text holds the page's own texts in one language.
type text struct {
	language, title, lead                                  string
	play, form, home, back, yes, no, same, other           string
	undo, hint, review, fresh, resign, help, record, again string
	first, previous, next, last                            string
	copy, read, examples, wrong, sound                     string
	anew, hinting, stop, dropped, long                     string
	unkept, watching, here, stopped, restart               string

	using play.Page // the help page about the web page
}

var texts = map[string]*text{
	"en": {
		language: "English", title: "Four board games", lead: "Tap a board to play against the computer.",
		play: "Play", form: "Choose opponent and rules", home: "All games", back: "Back", yes: "Yes", no: "No",
		same: "The same again", other: "The other side", undo: "Undo", hint: "Hint", review: "Review",
		fresh: "New game", resign: "Resign", help: "Rules", record: "Record", again: "Play again",
		first: "First", previous: "Previous", next: "Next", last: "Last",
		sound: "Sound", copy: "Copy", examples: "Watch the example of the document", read: "Play the record above", wrong: "This record cannot be read: ",
		anew: "Play again?", hinting: "Looking for a hint.", stop: "Stop",
		dropped:  "A part of what this browser kept was wrong and is dropped: ",
		long:     "The record is too long: expected at most 2 MB.",
		unkept:   "This browser keeps nothing: when the page is closed, the game is lost.",
		watching: "This game is being played in another tab.", here: "Play here",
		stopped: "The games have stopped: ", restart: "Start again",
		using: play.Page{Title: "How to play here", Lines: []string{
			"Tap a piece and then the place where it goes, or drag it there. Or tap a line of the list: the board shows what is chosen.",
			"",
			"Undo takes your last move back. Hint helps you choose. Review shows the game again, with its worst moves. Record is the game as text, to copy out or to replace.",
		}},
	},
	"ko": {
		language: "한국어", title: "네 가지 판 놀이", lead: "판을 누르면 컴퓨터와 바로 시작합니다.",
		play: "시작", form: "상대와 규칙 고르기", home: "게임 목록", back: "돌아가기", yes: "예", no: "아니요",
		same: "그대로 한 번 더", other: "편 바꾸기", undo: "무르기", hint: "힌트", review: "복기",
		fresh: "새 게임", resign: "기권", help: "규칙", record: "기록", again: "한 번 더 하기",
		first: "처음", previous: "이전", next: "다음", last: "마지막",
		sound: "소리", copy: "복사", examples: "문서의 예제 보기", read: "위 기록으로 게임 열기", wrong: "이 기록은 읽을 수 없습니다: ",
		anew: "한 번 더 할까요?", hinting: "힌트를 찾습니다.", stop: "멈추기",
		dropped:  "브라우저에 남아 있던 내용 중 잘못된 것을 버렸습니다: ",
		long:     "기록이 너무 깁니다. 2 MB까지 열 수 있습니다.",
		unkept:   "이 브라우저에는 아무것도 남지 않습니다. 페이지를 닫으면 게임이 사라집니다.",
		watching: "다른 탭에서 이 게임을 하고 있습니다.", here: "여기서 하기",
		stopped: "게임이 멈추었습니다: ", restart: "다시 시작",
		using: play.Page{Title: "이 화면에서 두는 방법", Lines: []string{
			"말을 누르고 갈 곳을 누르거나, 말을 끌어다 놓습니다. 목록에서 골라도 됩니다. 고른 수는 판에 표시됩니다.",
			"",
			"무르기는 내 마지막 수를 되돌립니다. 힌트는 수를 고르도록 돕습니다. 복기는 나빴던 수와 함께 게임을 다시 보여 줍니다. 기록에서는 게임을 글로 복사하거나 다른 기록을 열 수 있습니다.",
		}},
	},
}

// signs changes texts about keys and blocks on a terminal into texts about buttons and
// bars on the page.
var signs = strings.NewReplacer(
	"v shows the", "Review shows the", "The blocks show", "The bars show",
	"█ is won, ▁ is lost", "a high bar is good for you", "█ winning, ▁ losing", "high bars: winning",
	"v를 누르면", "복기를 누르면", "█ 승리, ▁ 패배", "막대가 높을수록 유리합니다.", "█ 유리  ▁ 불리", "높은 막대: 유리",
)

func (p Page) text() *text { return texts[p.language] }

// Labels returns the texts of the script's own buttons and lines, keyed by language and
// name. The script needs some of them while no game runs.
func Labels() map[string]map[string]string {
	labels := map[string]map[string]string{}
	for language, t := range texts {
		labels[language] = map[string]string{
			"sound": t.sound, "examples": t.examples, "record": t.record, "copy": t.copy, "read": t.read, "dropped": t.dropped,
			"unkept": t.unkept, "watching": t.watching, "here": t.here, "stopped": t.stopped, "restart": t.restart,
		}
	}
	return labels
}

// notice returns the notice of the session without the names of keys, because the page
// has buttons.
func (p Page) notice() string {
	notice, face := p.session.Notice(), p.session.Face()
	switch {
	case face == play.AskQuit, face == play.AskNew, face == play.AskResign, face == play.AskUnfinished:
		notice, _, _ = strings.Cut(notice, " (y")
	case face == play.AskAgain:
		notice = p.text().anew
	case notice == p.session.Words().Hinting:
		notice = p.text().hinting
	}
	return signs.Replace(notice)
}
