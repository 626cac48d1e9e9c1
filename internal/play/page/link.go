package page

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"io"
	"net/url"
	"strings"

	"games.example/internal/play"
)

// mostChosen is the length in bytes of the longest choices in a link.
const mostChosen = 1000

// link returns the part of a link after the #. It holds the record as raw deflate in
// base64url, and then the choices that the record does not hold, such as &p2=human.
func (p Page) link(record string) string {
	var packed bytes.Buffer
	writer, _ := flate.NewWriter(&packed, flate.BestCompression) // the level is valid
	_, _ = writer.Write([]byte(record))                          // writing to memory cannot fail
	_ = writer.Close()
	link := base64.RawURLEncoding.EncodeToString(packed.Bytes())
	setup, chosen, more := p.entry.Setup(p.language), p.session.Game().Choices(), url.Values{}
	held, err := setup.Read(record, given(setup, Message{Text: record}), p.seed)
	if err != nil {
		return ""
	}
	for _, row := range play.Offered(setup, chosen) {
		if value := chosen[row.Name]; row.Name != p.entry.Language && value != held.Choices()[row.Name] {
			more.Set(row.Name, value)
		}
	}
	if len(more) > 0 {
		link += "&" + more.Encode()
	}
	return link
}

// unlink returns the record and the choices in the part of a link after the #. A record
// that is longer than mostPasted is cut off behind that length.
func unlink(link string) (record string, choices play.Choices, err error) {
	text, query, _ := strings.Cut(link[:min(len(link), mostPasted)], "&")
	packed, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(text, "="))
	if err != nil {
		return "", nil, err
	}
	plain, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), mostPasted+1))
	if err != nil {
		return "", nil, err
	}
	choices = play.Choices{}
	values, _ := url.ParseQuery(query[:min(len(query), mostChosen)]) // what cannot be read is left out
	for name := range values {
		choices[name] = values.Get(name)
	}
	return string(plain), choices, nil
}

// given returns the choices for the record in a message. The own choices decide what
// neither the message nor the record names.
func given(setup play.Setup, m Message, own ...play.Choices) play.Choices {
	return play.Complete(setup, append([]play.Choices{m.Choices, play.Named(setup, m.Text)}, own...)...)
}

// find returns the entry that can read the record in a message, or nil. It does not ask
// the entry that has refused the record: a long record takes seconds to read.
func (p Page) find(m Message, refused *Entry) *Entry {
	for i := range p.entries {
		if &p.entries[i] == refused {
			continue
		}
		setup := p.entries[i].Setup(p.language)
		if game, err := setup.Read(m.Text, given(setup, m), p.seed); err == nil && !game.IsZero() {
			return &p.entries[i]
		}
	}
	return nil
}

// follow returns the page with the message that opens the game in a link. The script
// sends the message with the text that the browser has kept. If the link is wrong, the
// page shows the reason.
func (p Page) follow(link string) Page {
	record, choices, err := unlink(link)
	switch {
	case len(link) > mostPasted, len(record) > mostPasted:
		p.refused = p.texts().Text("The record is too long: expected at most 2 MB.")
		return p
	case err != nil:
		p.refused = p.texts().Text("This link cannot be read: it is damaged or cut off.")
		return p
	}
	m := Message{Do: "open", Text: record}
	entry := p.find(m, nil)
	if entry == nil {
		p.refused = p.texts().Text("This link cannot be read: it holds no game.")
		return p
	}
	setup := entry.Setup(p.language)
	m.Game, m.Choices = entry.Name, play.Playable(setup, choices)
	m.Choices = given(setup, m, play.Choices{entry.Language: p.language})
	p.followed = &m
	return p
}

// offer returns the page with a question before a message opens a game.
func (p Page) offer(question string, m Message) Page {
	p.offered, p.asked = &m, question
	return p
}
