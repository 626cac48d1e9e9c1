// Package games holds the games of the page.
package games

import (
	"encoding/json"

	"games.example/draughts/ui"
	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/internal/play/page"
	"games.example/rook"
	rooktable "games.example/rook/ui"
	yutkata "games.example/yutkata/ui"
	yutnori "games.example/yutnori/ui"
)

// Entries returns the games of the page.
func Entries() []page.Entry {
	smart := learned{}
	return []page.Entry{
		{
			Name:  "yutnori",
			Title: map[string]string{"en": "Yut", "ko": "윷놀이"},
			Lead: map[string]string{
				"en": "Throw four sticks, run round the board, catch and stack.",
				"ko": "윷을 던져 말판을 돌고, 잡고, 업습니다.",
			},
			Examples: []page.Example{example("yutnori-1"), example("yutnori-2")},
			Language: "lang",
			Setup:    func(language string) play.Setup { return yutnori.Setup{Language: language} },
		},
		{
			Name:  "draughts",
			Title: map[string]string{"en": "Draughts", "ko": "국제 체커"},
			Lead: map[string]string{
				"en": "A hundred squares, and captures that you must make.",
				"ko": "100칸 판에서 하는 체커. 잡을 수 있으면 꼭 잡아야 합니다.",
			},
			Setup:    func(language string) play.Setup { return ui.Setup{Language: in(language, ui.Korean)} },
			Examples: []page.Example{example("draughts-1"), example("draughts-2"), example("draughts-3"), example("draughts-4")},
		},
		{
			Name:  "yutkata",
			Title: map[string]string{"en": "Yut on a line", "ko": "한 줄 윷놀이"},
			Lead: map[string]string{
				"en": "Two tokens, fifteen spaces, one road.",
				"ko": "말 두 개로 열다섯 칸을 달립니다.",
			},
			Setup: func(language string) play.Setup {
				return yutkata.Setup{Language: in(language, yutkata.Korean), Most: mostSolved}
			},
			Examples: []page.Example{example("yutkata")},
		},
		{
			Name:  "rook",
			Title: map[string]string{"en": "Unbalanced Rook", "ko": "룩 게임"},
			Lead: map[string]string{
				"en": "One rook goes down or right: bring it to the corner.",
				"ko": "룩 하나를 아래나 오른쪽으로 옮겨 구석에 먼저 닿으면 이깁니다.",
			},
			Setup: func(language string) play.Setup {
				return rooktable.Setup{Language: in(language, rooktable.Korean), Recall: smart.recall}
			},
			Memory:   smart,
			Examples: []page.Example{example("rook")},
		},
	}
}

// in returns the given Korean texts for the language "ko", and otherwise English.
func in(language string, korean message.Language) message.Language {
	if language == "ko" {
		return korean
	}
	return nil
}

// mostSolved is the size of the games of yutkata that a browser solves in about two
// seconds.
const mostSolved = 65_000

// learned holds smart's data. The keys are bounds.
type learned map[string]*rook.Smart

// Text returns what smart has learned, as JSON.
func (l learned) Text() string {
	text, _ := json.Marshal(l) // a Smart can always be written as JSON
	return string(text)
}

// Read reads the text that Text returns.
func (l learned) Read(text string) error {
	var data map[string]json.RawMessage
	if err := json.Unmarshal([]byte(text), &data); err != nil {
		return err
	}
	for _, data := range data {
		smart, err := rook.SmartFromJSON(data, nil)
		if err != nil {
			return err
		}
		l[smart.Bounds().String()] = smart
	}
	return nil
}

// recall returns what smart has learned about the given bounds. On the page, smart
// learns from all games.
func (l learned) recall(bounds rook.Bounds, _ bool) (rooktable.Knowledge, error) {
	smart, err := rook.NewSmart(bounds, nil)
	if before := l[bounds.String()]; before != nil {
		smart = before
	}
	return rooktable.Knowledge{Smart: smart, Learn: func(game *rook.Game) (*rook.Smart, error) {
		next, err := rook.NewSmart(bounds, nil)
		if err == nil {
			err = next.Merge(smart)
		}
		if err == nil {
			err = next.Learn(game)
		}
		l[bounds.String()] = next
		return next, err
	}}, err
}
