// Package games holds the games of the page.
package games

import (
	"cmp"
	_ "embed"
	"encoding/json"
	"time"

	"games.example/draughts/ui"
	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/internal/play/page"
	"games.example/rook"
	rooktable "games.example/rook/ui"
	yutkata "games.example/yutkata/ui"
	yutnori "games.example/yutnori/ui"
)

//go:embed ko.po
var korean string

// Korean holds the Korean texts of this module.
var Korean = message.MustParse(korean)

// Entries returns the games of the page.
func Entries() []page.Entry {
	smart := learned{}
	entries := []page.Entry{
		{
			Name: "yutnori", Title: "Yut", Frame: 110 * time.Millisecond,
			Lead:     "Throw four sticks, run round the board, catch and stack.",
			Examples: []page.Example{example("yutnori-1"), example("yutnori-2")},
			Language: "lang",
			Setup: func(language string) play.Setup {
				return yutnori.Setup{Language: language, Capitals: true, Small: true}
			},
		},
		{
			Name: "draughts", Title: "Draughts", Frame: 180 * time.Millisecond,
			Lead:     "A hundred squares, and captures that you must make.",
			Setup:    func(language string) play.Setup { return ui.Setup{Language: in(language, ui.Korean)} },
			Examples: []page.Example{example("draughts-1"), example("draughts-2"), example("draughts-3"), example("draughts-4")},
		},
		{
			Name: "yutkata", Title: "Yut on a line", Frame: 110 * time.Millisecond,
			Lead: "Two tokens, fifteen spaces, one road.",
			Setup: func(language string) play.Setup {
				return yutkata.Setup{Language: in(language, yutkata.Korean), Most: mostSolved}
			},
			Examples: []page.Example{example("yutkata")},
		},
		{
			Name: "rook", Title: "Unbalanced Rook", Frame: 110 * time.Millisecond,
			Lead: "One rook goes down or right: bring it to the goal.",
			Setup: func(language string) play.Setup {
				return rooktable.Setup{Language: in(language, rooktable.Korean), Spelled: true, Recall: smart.recall}
			},
			Memory:   smart,
			Examples: []page.Example{example("rook")},
		},
	}
	for i := range entries {
		entries[i].Korean = Korean
	}
	return entries
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
	smart, err := rooktable.Beginner(bounds)
	if before := l[bounds.String()]; before != nil {
		smart = before
	}
	return rooktable.Knowledge{Smart: smart, Learn: func(game *rook.Game) (*rook.Smart, error) {
		next, err := rook.NewSmart(bounds, nil)
		if err == nil {
			err = next.Merge(cmp.Or(l[bounds.String()], smart)) // what other ends of this game have taught, too
		}
		if err == nil {
			err = next.Learn(game)
		}
		l[bounds.String()] = next
		return next, err
	}}, err
}
