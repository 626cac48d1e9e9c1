package page

import (
	"games.example/internal/message"
	"games.example/internal/play"
)

// languages holds the languages of the page, keyed by their codes.
var languages = map[string]message.Language{"en": nil, "ko": message.Korean}

// names holds the names of the languages, each in its own language.
var names = map[string]string{"en": "English", "ko": "한국어"}

func (p Page) texts() message.Language { return languages[p.language] }

// textsOf returns the texts of an entry in the language of the page.
func (p Page) textsOf(entry *Entry) message.Language {
	if p.language == "ko" {
		return entry.Korean
	}
	return nil
}

// using returns the page of the help about the web page.
func using(l message.Language) play.Page {
	return play.Page{Title: l.Text("How to play here"), Lines: []string{
		l.Text("Tap a piece and then the place where it goes, or drag it there. Or tap a line of the list: the board shows what is chosen."),
		"",
		l.Text("Undo takes your last move back. Hint helps you choose. Review shows the game again, with its worst moves. Record is the game as text, to copy out or to replace."),
	}}
}

// Labels returns the texts of the script's own buttons and lines, keyed by language and
// name. The script needs some of them while no game runs.
func Labels() map[string]map[string]string {
	labels := map[string]map[string]string{}
	for code, l := range languages {
		labels[code] = map[string]string{
			"sound":    l.Text("Sound"),
			"examples": l.Text("Watch the example of the document"),
			"record":   l.Text("Record"),
			"copy":     l.Text("Copy"),
			"read":     l.Text("Play the record above"),
			"dropped":  l.Text("A part of what this browser kept was wrong and is dropped: "),
			"unkept":   l.Text("This browser keeps nothing: when the page is closed, the game is lost."),
			"watching": l.Text("This game is being played in another tab."),
			"here":     l.Text("Play here"),
			"stopped":  l.Text("The games have stopped: "),
			"restart":  l.Text("Start again"),
		}
	}
	return labels
}
