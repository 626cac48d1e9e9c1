//go:build page

package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"games.example/features/cmd/page/games"
	"games.example/program/play/page"
)

// built returns the address of the page that make page has written.
func built(t *testing.T) string {
	t.Helper()
	path, err := filepath.Abs("../../../bin/page.html")
	require.NoError(t, err)
	require.FileExists(t, path)
	return "file://" + path
}

// A browser is a tab of Chromium with the page.
type browser struct {
	*testing.T
	tab context.Context
}

// A window is the part of a browser that differs between tests.
type window struct {
	width, height   int64
	scheme, motion  string // of the system: dark or light; reduce or no-preference
	language, store string // of the page, and a text that it finds in its storage, by name
}

var (
	phone = window{width: 360, height: 740, motion: "reduce"}
	desk  = window{width: 1280, height: 800, motion: "reduce", scheme: "dark"}
)

// browse returns a tab with the page. The test fails if the console has an error.
func browse(t *testing.T, w window) browser {
	t.Helper()
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.ExecPath(os.Getenv("CHROMIUM")))
	allocated, stop := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(stop)
	tab, leave := chromedp.NewContext(allocated)
	t.Cleanup(leave)
	limited, expire := context.WithTimeout(tab, 5*time.Minute)
	t.Cleanup(expire)
	chromedp.ListenTarget(limited, func(event any) {
		switch event := event.(type) {
		case *runtime.EventExceptionThrown:
			t.Error(event.ExceptionDetails.Error())
		case *log.EventEntryAdded:
			if event.Entry.Level == log.LevelError {
				t.Errorf("the console has an error: %s %s", event.Entry.Text, event.Entry.URL)
			}
		case *runtime.EventConsoleAPICalled:
			if event.Type == runtime.APITypeError {
				t.Errorf("the console has an error: %s", event.Args[0].Value)
			}
		}
	})
	b := browser{t, limited}
	b.do(
		chromedp.EmulateViewport(w.width, w.height),
		emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{
			{Name: "prefers-reduced-motion", Value: w.motion}, {Name: "prefers-color-scheme", Value: w.scheme},
		}),
		chromedp.Navigate(built(t)), chromedp.WaitVisible(".card", chromedp.ByQuery),
	)
	if w.language == "ko" {
		b.click("#actions button")
		b.do(chromedp.WaitVisible("html[lang=ko] .card", chromedp.ByQuery))
	}
	return b
}

func (b browser) do(actions ...chromedp.Action) {
	b.Helper()
	require.NoError(b, chromedp.Run(b.tab, actions...))
}

// click clicks the first element that a selector names, once it is there.
func (b browser) click(selector string) {
	b.Helper()
	b.do(chromedp.Click(selector, chromedp.ByQuery))
}

// asks sends a message with a button, and waits for the next moment.
func (b browser) asks(m page.Message) {
	b.Helper()
	text, err := json.Marshal(m)
	require.NoError(b, err)
	b.click(fmt.Sprintf("[data-send=%q]", text))
}

// text returns the text of an element, once it is visible.
func (b browser) text(selector string) (text string) {
	b.Helper()
	b.do(chromedp.Text(selector, &text, chromedp.ByQuery))
	return text
}

// value returns the value of an expression.
func value[T any](b browser, expression string) (v T) {
	b.Helper()
	b.do(chromedp.Evaluate(expression, &v))
	return v
}

// A sight is the part of a moment that a person sees.
type sight struct {
	Title, Notice string
	Options, Log  []string
	Pieces        []string // classes and places
	Kept          string
}

// sight returns the moment in the browser, once it differs from another one and a
// person is on turn or the game is over.
func (b browser) sight() sight {
	b.Helper()
	return value[sight](b, `({
		Title: document.querySelector("#title").textContent,
		Notice: document.querySelector("#notice").textContent,
		Options: [...document.querySelectorAll("#options button")].map((e) => e.textContent),
		Log: [...document.querySelectorAll("#log li")].map((e) => e.textContent),
		Pieces: [...document.querySelectorAll("#board .piece")].map((e) => e.getAttribute("class") + " " + e.getAttribute("transform")),
		Kept: localStorage.getItem("games." + JSON.parse(localStorage.getItem("games")).game) ?? "",
	})`)
}

// next returns the sight after an action, once a person is on turn or the game is over.
func (b browser) next(before sight) sight {
	b.Helper()
	for wait := time.Now(); time.Since(wait) < 30*time.Second; {
		now := b.sight()
		over := value[bool](b, `document.querySelector("#buttons button") !== null`)
		if (now.Title != before.Title || len(now.Log) != len(before.Log) || now.Kept != before.Kept) && (over || len(now.Options) > 0) {
			return now
		}
		b.do(chromedp.Sleep(5 * time.Millisecond))
	}
	require.Fail(b, "nothing happened", before.Title)
	return sight{}
}

// over reports whether the game has ended.
func (b browser) over() bool {
	b.Helper()
	return value[bool](b, `document.querySelector("#buttons button") !== null`)
}

// without returns the sight of the game that the browser has kept, in Go without a
// browser.
func (b browser) without(game, language, kept string) sight {
	b.Helper()
	p, _ := page.New(games.Entries(), 1).Handle(page.Message{Do: "start", Language: language, Game: game, Kept: kept})
	m := p.Moment()
	s := sight{Title: m.Title, Notice: m.Notice, Options: []string{}, Log: append([]string{}, m.Log...), Pieces: []string{}, Kept: kept}
	for _, option := range m.Options {
		s.Options = append(s.Options, option.Text)
	}
	for _, found := range piece.FindAllStringSubmatch(m.Picture, -1) {
		s.Pieces = append(s.Pieces, found[1]+" "+found[2])
	}
	return s
}

var piece = regexp.MustCompile(`<g [^>]*class="(piece [^"]*)"[^>]* transform="([^"]*)"`)

func TestAThrowAndAMoveByClicks(t *testing.T) {
	b := browse(t, phone)
	b.asks(page.Message{Do: "open", Game: "yutkata"})
	b.click(`#options button`)
	b.do(chromedp.WaitVisible(`//h1[contains(., "to move")]`))
	b.click(`#options [aria-current]`)
	b.do(chromedp.WaitVisible(`#log li`, chromedp.ByQuery))
	require.Regexp(t, `^A: (DO|GE|GEOL|YUT|MO), A[12]: enters on \d$`, b.text("#log li"))
}

// The ways to play the option under the cursor.
var ways = map[string]func(browser){
	"click": func(b browser) { b.click("#options [aria-current]") },
	"key":   func(b browser) { b.do(chromedp.KeyEvent(kb.Enter)) },
}

func TestWholeGamesInTheBrowserAreThoseWithoutOne(t *testing.T) {
	for _, entry := range games.Entries() {
		for way, window := range map[string]window{"click": phone, "key": desk} {
			for _, language := range []string{"en", "ko"} {
				t.Run(entry.Name+" by "+way+" in "+language, func(t *testing.T) {
					window.language = language
					b := browse(t, window)
					b.asks(page.Message{Do: "open", Game: entry.Name})
					now := b.next(sight{})
					for actions := 1; !b.over(); actions++ {
						if actions%8 == 1 {
							want := b.without(entry.Name, language, now.Kept)
							require.Equal(t, want, now)
						}
						if actions == 10 {
							b.do(chromedp.Reload(), chromedp.WaitVisible("#options button", chromedp.ByQuery))
							require.Equal(t, now, b.sight())
						}
						ways[way](b)
						now = b.next(now)
					}
				})
			}
		}
	}
}

// looks holds the sizes and themes in which somebody looks at each game.
var looks = map[string]window{
	"phone-light": {width: 360, height: 740, motion: "reduce", scheme: "light"}, "phone-dark": {width: 360, height: 740, motion: "reduce", scheme: "dark", language: "ko"},
	"desk-light": {width: 1280, height: 800, motion: "reduce", scheme: "light", language: "ko"}, "desk-dark": {width: 1280, height: 800, motion: "reduce", scheme: "dark"},
}

// Screenshots go to the folder SHOTS, if there is one.
func TestEachGameFitsAndIsAccessible(t *testing.T) {
	axe, err := os.ReadFile(os.Getenv("AXE"))
	require.NoError(t, err)
	for look, window := range looks {
		t.Run(look, func(t *testing.T) {
			b := browse(t, window)
			b.do(chromedp.Evaluate(string(axe), nil))
			b.fits(look + "-start")
			for _, entry := range games.Entries() {
				b.asks(page.Message{Do: "open", Game: entry.Name})
				now := b.next(sight{})
				for moves := 0; moves < 4 && !b.over(); moves++ {
					b.do(chromedp.KeyEvent(kb.Enter))
					now = b.next(now)
				}
				b.fits(look + "-" + entry.Name)
				b.do(chromedp.KeyEvent("r"), chromedp.WaitVisible("#graph, #buttons", chromedp.ByQuery), chromedp.Sleep(500*time.Millisecond))
				b.fits(look + "-" + entry.Name + "-review")
				b.do(chromedp.KeyEvent(kb.Escape), chromedp.KeyEvent("?"), chromedp.WaitVisible(".text", chromedp.ByQuery))
				b.fits(look + "-" + entry.Name + "-help")
				b.asks(page.Message{Do: "home"})
				b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
				b.asks(page.Message{Do: "choose", Game: entry.Name})
				b.do(chromedp.WaitVisible("select", chromedp.ByQuery))
				b.fits(look + "-" + entry.Name + "-form")
				b.asks(page.Message{Do: "home"})
				b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
			}
		})
	}
}

// fits checks that a window is not wider than the page, and that axe finds nothing.
func (b browser) fits(name string) {
	b.Helper()
	if shots := os.Getenv("SHOTS"); shots != "" {
		var shot []byte
		b.do(chromedp.FullScreenshot(&shot, 100))
		require.NoError(b, os.WriteFile(filepath.Join(shots, name+".png"), shot, 0o666))
	}
	require.LessOrEqual(b, value[int](b, "document.documentElement.scrollWidth"), value[int](b, "innerWidth"), name)
	var found []string
	b.do(chromedp.Evaluate(`axe.run().then((r) => r.violations.map((v) => v.id + ": " + v.help + " " + v.nodes.map((n) => n.html.slice(0, 200)).slice(0, 3).join(" | ")))`,
		&found, func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }))
	assert.Empty(b, found, name)
}
