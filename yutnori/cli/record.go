package cli

import (
	"games.example/program"
	"games.example/yutnori"
	"games.example/yutnori/record"
)

// transcript holds the records of all games of a sitting, one after another.
type transcript struct {
	program.Record
	text   string
	events int // the number of events of the latest game that are in the text
}

// begin writes the first lines of a game's record.
func (t *transcript) begin(game record.Game) error {
	t.text += game.Head()
	t.events = 0
	return t.Write(t.text)
}

// add writes the events that the latest game has had since the last call.
func (t *transcript) add(history []yutnori.Event) error {
	for _, event := range history[t.events:] {
		t.text += record.Line(event) + "\n"
	}
	t.events = len(history)
	return t.Write(t.text)
}
