//go:build page

package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"github.com/chromedp/cdproto"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	front "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"games.example/features/cmd/page/games"
	"games.example/internal/play/page"
)

// built returns the address of the page that make page has written.
func built(t testing.TB) string {
	t.Helper()
	path, err := filepath.Abs("../../../bin/page.html")
	require.NoError(t, err)
	require.FileExists(t, path)
	return "file://" + path
}

// A browser is a Chromium tab with the page.
type browser struct {
	testing.TB
	tab   context.Context
	touch bool
}

// A window holds the settings of a browser that differ between tests.
type window struct {
	width, height  int64
	scheme, motion string         // the system's settings: dark or light; reduce or no-preference
	language       string         // the page's language
	touch          bool           // whether fingers, rather than a mouse, drag and tap on the board
	flags          map[string]any // further flags of Chromium
	preferences    string         // the preferences of the browser's profile, in JSON
	before         string         // a script that runs before the page
	wrong          bool           // whether the console may have errors
	address        string         // the address of the page; "" means the file
}

var (
	phone     = window{width: 360, height: 740, motion: "reduce", touch: true}
	landscape = window{width: 740, height: 360, motion: "reduce", touch: true}
	desk      = window{width: 1280, height: 800, motion: "reduce", scheme: "dark"}
)

// browse returns a tab with the start page. The test fails if the console has an error.
func browse(t testing.TB, w window) browser {
	t.Helper()
	b := visit(t, w)
	b.do(chromedp.WaitVisible(`[data-state="ready"] .card`, chromedp.ByQuery))
	if w.language == "ko" {
		b.click("header .brief")
		b.do(chromedp.WaitVisible("html[lang=ko] .card", chromedp.ByQuery))
	}
	return b
}

// visit returns a tab that loads the page. The test fails if the console has an error.
func visit(t testing.TB, w window) browser {
	t.Helper()
	profile, err := os.MkdirTemp("", "page")
	require.NoError(t, err)
	t.Cleanup(func() { // Chromium's processes write until they have all ended
		require.Eventually(t, func() bool { return os.RemoveAll(profile) == nil }, time.Minute, 10*time.Millisecond)
	})
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.ExecPath(os.Getenv("CHROMIUM")), chromedp.UserDataDir(profile))
	for name, value := range w.flags {
		options = append(options, chromedp.Flag(name, value))
	}
	if w.preferences != "" {
		require.NoError(t, os.MkdirAll(filepath.Join(profile, "Default"), 0o777))
		require.NoError(t, os.WriteFile(filepath.Join(profile, "Default", "Preferences"), []byte(w.preferences), 0o666))
	}
	allocated, stop := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(stop)
	tab, leave := chromedp.NewContext(allocated)
	t.Cleanup(leave)
	limited, expire := context.WithTimeout(tab, 10*time.Minute)
	t.Cleanup(expire)
	return load(t, limited, w)
}

// another returns another tab of the same browser, which loads the page.
func (b browser) another(w window) browser {
	b.Helper()
	tab, leave := chromedp.NewContext(b.tab)
	b.Cleanup(leave)
	return load(b.TB, tab, w)
}

// load loads the page in a tab.
func load(t testing.TB, tab context.Context, w window) browser {
	t.Helper()
	chromedp.ListenTarget(tab, func(event any) {
		if w.wrong {
			return
		}
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
	b := browser{t, tab, w.touch}
	viewport := chromedp.EmulateViewport(w.width, w.height)
	if w.touch {
		viewport = chromedp.EmulateViewport(w.width, w.height, chromedp.EmulateMobile, chromedp.EmulateTouch)
	}
	b.do(
		viewport,
		emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{
			{Name: "prefers-reduced-motion", Value: w.motion}, {Name: "prefers-color-scheme", Value: w.scheme},
		}),
		chromedp.ActionFunc(func(ctx context.Context) error {
			_, err := front.AddScriptToEvaluateOnNewDocument(w.before).Do(ctx)
			return err
		}),
		chromedp.Navigate(cmp.Or(w.address, built(t))),
	)
	return b
}

// do runs actions one after another. If the page redraws an element between the search
// for the element and its use, the browser refuses the action, and do repeats it.
func (b browser) do(actions ...chromedp.Action) {
	b.Helper()
	var refused *cdproto.Error
	for _, action := range actions {
		err := chromedp.Run(b.tab, action)
		for tries := 0; errors.As(err, &refused) && tries < 20; tries++ {
			err = chromedp.Run(b.tab, action)
		}
		require.NoError(b, err)
	}
}

// often is an option of polls that also come in a tab that is not in front.
var often = chromedp.WithPollingInterval(20 * time.Millisecond)

// until waits until a JavaScript expression is true.
func until(expression string) chromedp.Action { return chromedp.Poll(expression, nil, often) }

// click waits until the page has an element that matches a selector, and until it takes
// clicks. Then it clicks the first such element.
func (b browser) click(selector string) {
	b.Helper()
	b.do(
		until(fmt.Sprintf(`((each) => each && getComputedStyle(each).pointerEvents !== "none")(document.querySelector(%q))`, selector)),
		chromedp.Click(selector, chromedp.ByQuery),
	)
}

// asks waits until the page has the button that sends a message, and clicks the button. It
// closes a sheet first, and opens the menu for a button in the menu.
func (b browser) asks(m page.Message) {
	b.Helper()
	if m.Do == "home" {
		b.leave()
		return
	}
	text, err := json.Marshal(m)
	require.NoError(b, err)
	selector := fmt.Sprintf("[data-send=%q]", text)
	b.do(chromedp.WaitReady(selector, chromedp.ByQuery))
	if value[bool](b, fmt.Sprintf(`document.querySelector("dialog.sheet[open]")?.contains(document.querySelector(%q)) === false`, selector)) {
		b.click("dialog.sheet[open] > [data-send]")
		b.do(until(`document.querySelector("dialog.sheet[open]") === null`))
	}
	if !value[bool](b, fmt.Sprintf("[...document.querySelectorAll(%q)].some((each) => each.checkVisibility())", selector)) {
		b.click("#more")
		selector = "#menu " + selector
	}
	b.click(selector)
}

// leave closes what is open, and goes back until the start page is shown.
func (b browser) leave() {
	b.Helper()
	const shown = `(document.body.className + document.querySelectorAll("dialog[open]").length)`
	for before := value[string](b, shown); before != "start0"; before = value[string](b, shown) {
		b.do(
			chromedp.Evaluate(`(document.querySelector("dialog[open] > [data-closes], dialog.sheet[open] > [data-send]") ?? document.querySelector("#back")).click()`, nil),
			until(fmt.Sprintf("%s !== %q", shown, before)),
		)
	}
}

// text waits until an element has text, and returns the text.
func (b browser) text(selector string) (text string) {
	b.Helper()
	b.do(chromedp.Poll(fmt.Sprintf("document.querySelector(%q)?.innerText", selector), &text, often))
	return text
}

// value returns the value of a JavaScript expression.
func value[T any](b browser, expression string) (v T) {
	b.Helper()
	b.do(chromedp.Evaluate(expression, &v))
	return v
}

// A sight is the part of a moment that a person sees.
type sight struct {
	Title, Notice string
	Options, Log  []string
	Pieces        []string // the classes and the places of the pieces
	Kept          string
}

// shown is a JavaScript expression whose value is the sight in the browser.
const shown = `({
		Title: document.querySelector("#title").textContent,
		Notice: document.querySelector("#notice").textContent,
		Options: [...document.querySelectorAll("#options button")].map((e) => e.textContent),
		Log: [...document.querySelectorAll("#log li")].map((e) => [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data).join("")),
		Pieces: [...document.querySelectorAll("#board .piece")].map((e) => e.getAttribute("class") + " " + e.getAttribute("transform")),
		Kept: (() => { try { return localStorage.getItem("games." + JSON.parse(localStorage.getItem("games")).game) ?? ""; } catch { return ""; } })(),
	})`

// sight returns the sight in the browser.
func (b browser) sight() sight {
	b.Helper()
	return value[sight](b, shown)
}

// next waits until the sight has changed and the person is on turn or the game is over.
// It returns the new sight.
func (b browser) next(before sight) sight {
	b.Helper()
	for wait := time.Now(); time.Since(wait) < 2*time.Minute; {
		now := b.sight()
		if (now.Title != before.Title || len(now.Log) != len(before.Log) || now.Kept != before.Kept) && (b.over() || len(now.Options) > 0) {
			return now
		}
		b.do(chromedp.Sleep(5 * time.Millisecond))
	}
	require.Fail(b, "nothing happened", fmt.Sprint(before, value[string](b, "document.querySelector(`#notice`).textContent")))
	return sight{}
}

// refused is a JavaScript expression that reports whether the page shows why it has
// refused something.
const refused = `document.querySelector("#notice").dataset.kind === "refusal"`

// over reports whether the game has ended.
func (b browser) over() bool {
	b.Helper()
	return value[bool](b, `!document.querySelector("#result").hidden`)
}

// without returns the sight of a kept game. It is computed in Go, without a browser.
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
