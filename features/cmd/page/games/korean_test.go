package games_test

import (
	"cmp"
	"html"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/features/cmd/page/games"
	"games.example/internal/message/messagetest"
	"games.example/internal/play"
	"games.example/internal/play/page"
)

var (
	english = regexp.MustCompile(`[A-Za-z]{2,}`)
	// transcript matches what a line of the kata's transcript says in its fixed words.
	transcript = regexp.MustCompile(`(?m)^([$][^*\n]*(\*Note)?|>.*$)`)
	shown      = regexp.MustCompile(`aria-label="([^"]*)"|<text[^>]*>([^<]*)</text>`)
)

// notations holds the words that are not translated: keys, and names in records.
var notations = []string{"Enter", "Space", "Esc", "English", "hand", "Hand", "do", "JSON", "yutnori", "basic", "players", "White"}

// A reader reads everything that the page shows.
type reader struct {
	page page.Page
	read map[string]bool
}

// does sends messages to the page, runs all tasks, and reads each moment.
func (r *reader) does(messages ...page.Message) page.Moment {
	for _, message := range messages {
		next, tasks := r.page.Handle(message)
		for r.page = next; len(tasks) > 0; {
			var more []play.Task
			r.page, more = r.page.Done(tasks[0]())
			tasks = append(tasks[1:], more...)
		}
		r.note(r.page.Moment())
	}
	return r.page.Moment()
}

func (r *reader) note(m page.Moment) {
	texts := append([]string{m.Name, m.Title, m.Notice}, m.Log...)
	for _, option := range m.Options {
		texts = append(texts, option.Text, option.Hint)
	}
	for _, row := range m.Rows {
		texts = append(texts, row.Label, row.Note)
		for _, value := range row.Values {
			texts = append(texts, value.Label)
		}
	}
	for _, shown := range m.Pages {
		texts = append(append(texts, shown.Title), shown.Lines...)
	}
	words := page.Labels()["ko"]
	for _, card := range m.Cards {
		texts = append(texts, card.Title, card.Lead)
		for _, button := range card.Watch {
			texts = append(texts, button.Name)
		}
	}
	for _, button := range append(m.Answers, m.Back) {
		texts = append(texts, cmp.Or(words[button.Name], button.Name))
	}
	for _, player := range m.Players {
		texts = append(texts, cmp.Or(words[player.Name], player.Name), cmp.Or(words[player.Level], player.Level))
	}
	for _, chip := range m.Chips {
		texts = append(texts, chip.Text)
	}
	if m.Result != nil {
		texts = append(texts, m.Result.Reason)
	}
	for _, word := range words {
		texts = append(texts, word)
	}
	for _, step := range m.Steps {
		texts = append(texts, transcript.ReplaceAllString(step, ""))
	}
	for _, found := range shown.FindAllStringSubmatch(m.Picture, -1) {
		texts = append(texts, html.UnescapeString(found[1]), html.UnescapeString(found[2]))
	}
	for _, text := range texts {
		r.read[text] = true
	}
}

func TestTheKoreanTextsAreComplete(t *testing.T) {
	var texts []string // in files
	for entry, i := range examples() {
		texts = append(append(texts, entry.Examples[i].Title), entry.Examples[i].Steps...)
	}
	messagetest.RequireComplete(t, ".", games.Korean, nil, texts...)
}

func key(key string) page.Message { return page.Message{Do: "press", Key: key} }

// plays plays at most the given number of random options, unless the game ends before.
func (r *reader) plays(random *rand.Rand, most int) {
	for range most {
		moment := r.does()
		if len(moment.Options) == 0 {
			return
		}
		n := random.IntN(len(moment.Options))
		r.does(page.Message{Do: "option", Number: n})
		if n != moment.Chosen {
			r.does(key("enter"))
		}
	}
}

func TestThePageIsKoreanEverywhere(t *testing.T) {
	for _, entry := range games.Entries() {
		t.Run(entry.Name, func(t *testing.T) {
			r := &reader{page.New(games.Entries(), 1), map[string]bool{}}
			r.does(page.Message{Do: "start", Still: true, Language: "ko"}, page.Message{Do: "choose", Game: entry.Name})
			for _, row := range r.does().Rows {
				for _, value := range row.Values {
					if row.Name == entry.Language {
						continue
					}
					r.does(page.Message{Do: "set", Row: row.Name, Value: value.Name})
				}
			}
			r.does(page.Message{Do: "open", Game: entry.Name}, key("?"), key("esc"), key("h"))
			random := rand.New(rand.NewPCG(1, 1))
			r.plays(random, 300)
			r.does(key("n"), key("enter"))
			r.plays(random, 8) // the review of a whole game would take long
			r.does(key("v"), key("home"), key("right"), key("esc"), key("x"), key("y"), key("n"), key("enter"))
			r.does(key("u"), key("q"))
			for i := range entry.Examples {
				r.does(page.Message{Do: "watch", Game: entry.Name, Number: i}, key("end"))
			}
			r.does(page.Message{Do: "home"}, page.Message{Do: "open", Game: entry.Name})
			for _, record := range []string{"", "?", "{}", "1. 32-28 19-23 28x20", "[White", "$[[]]", "yutnori"} {
				r.does(page.Message{Do: "paste", Text: record})
			}
			var wrong []string
			for _, text := range slices.Sorted(maps.Keys(r.read)) {
				words := english.FindAllString(text, -1)
				words = slices.DeleteFunc(words, func(word string) bool { return slices.Contains(notations, word) })
				if len(words) > 0 && text != "......... game continuing" { // a comment in the kata's record, which the log quotes
					wrong = append(wrong, text)
				}
			}
			require.Empty(t, wrong)
			require.Greater(t, len(r.read), 100)
		})
	}
}
