//go:build page

package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"games.example/features/cmd/page/games"
	"games.example/internal/play/page"
	"games.example/internal/play/playtest"
)

// on returns a phone that loads an address.
func on(address string) window {
	w := phone
	w.address = address
	return w
}

// copied opens the record and returns what a button copies.
func (b browser) copied(button string) string {
	b.Helper()
	b.asks(page.Message{Do: "record"})
	b.do(chromedp.WaitVisible(button, chromedp.ByQuery),
		chromedp.Evaluate(`window.copied = ""; addEventListener("copy", (event) => { copied = event.clipboardData.getData("text/plain"); }, { once: true })`, nil))
	b.click(button)
	b.do(chromedp.WaitVisible("#copied", chromedp.ByQuery))
	b.says("#copied", "Copied")
	text := value[string](b, "copied")
	require.True(b, value[bool](b, `document.querySelector("#text").selectionStart === document.querySelector("#text").selectionEnd`), "the record is not selected")
	b.asks(page.Message{Do: "close"})
	b.do(until(`!document.querySelector("#record").open`))
	return text
}

// opened waits until a game is shown that is not asked about.
const opened = `document.querySelector("#board svg") !== null && document.querySelector("#notice").dataset.kind !== "question"`

// agrees waits until the page asks whether the game in a link takes the place of another
// game, and agrees.
func (b browser) agrees() {
	b.Helper()
	b.says("#notice", "Give up this game for the other one?")
	b.click("#answers button")
	b.do(until(opened))
}

func TestWholeGamesArePlayedByMail(t *testing.T) {
	t.Parallel()
	for name, choices := range map[string]string{
		"rook": `{"bounds":"4x4","p2":"human"}`, "yutkata": `{"tokens":"1","spaces":"9","computer":"none"}`, "yutnori": `{"pieces":"1","computer":"none"}`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			address := served(t, "")
			players := [2]browser{browse(t, on(address)), browse(t, on(address))}
			players[0].openWith(name, choices)
			for mails := 0; !players[mails%2].over(); mails++ {
				writes, reads := players[mails%2], players[(mails+1)%2]
				before := writes.sight()
				ways["click"](writes)
				writes.next(before)
				sent := writes.copied("#link")
				now := writes.sight() // after the moves that nobody chooses, too
				reads.do(chromedp.Navigate(sent))
				if mails > 0 {
					reads.agrees()
				}
				title, _, _ := strings.Cut(now.Title, "  (") // the score counts only games that end here
				reads.do(until(fmt.Sprintf(`document.querySelector("#title").textContent.split("  (")[0] === %q`, title)))
				read := reads.sight()
				now.Log = slices.DeleteFunc(now.Log, func(line string) bool { return strings.HasPrefix(line, "smart: ") }) // what a browser has learned is its own
				require.Equal(t, []any{now.Log, now.Options, now.Pieces}, []any{read.Log, read.Options, read.Pieces})
				require.NotContains(t, value[string](reads, "location.href"), "#", "a reload does not open the link again")
				if reads.over() {
					return
				}
			}
		})
	}
}

// link returns the part of a link after the #, for a game after some random options.
func link(t *testing.T, game, choices string, options int) string {
	t.Helper()
	random := rand.New(rand.NewPCG(1, 1))
	p, _ := page.New(games.Entries(), 1).Handle(page.Message{Do: "start", Still: true, Game: game, Kept: `{"choices":` + choices + `}`})
	for range options {
		p, _ = p.Handle(page.Message{Do: "play", Number: random.IntN(len(p.Moment().Options))})
	}
	p, _ = p.Handle(page.Message{Do: "record"})
	return p.Moment().Link
}

func TestALinkOpensOnAnyCopyOfThePage(t *testing.T) {
	t.Parallel()
	address := served(t, "")
	for _, test := range []struct{ game, choices string }{
		{"draughts", `{"black":"human"}`}, {"rook", `{"p2":"human"}`}, {"yutkata", `{"computer":"none"}`}, {"yutnori", `{"computer":"none"}`},
	} {
		sent := link(t, test.game, test.choices, 2)
		for name, copied := range map[string]string{"site": address, "file": built(t)} {
			t.Run(test.game+" on a "+name, func(t *testing.T) {
				t.Parallel()
				b := visit(t, on(copied+"#"+sent))
				b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
				now := b.sight()
				require.Equal(t, now.Title, now.Notice, "whose turn it is")
				require.Contains(t, now.Notice, " to ", "draughts and the others name the player on turn")
				require.NotEmpty(t, now.Kept)
				require.Equal(t, name == "site", value[bool](b, `location.protocol === "http:"`))
				b.asks(page.Message{Do: "record"})
				b.do(chromedp.WaitVisible("textarea", chromedp.ByQuery))
				require.Equal(t, name == "file", value[bool](b, `document.querySelector("#link").hidden`), "a file has no web address")
				b.asks(page.Message{Do: "close"})
				b.do(chromedp.Reload(), chromedp.WaitReady("#options button", chromedp.ByQuery))
				require.Equal(t, now.Log, b.sight().Log)
			})
		}
	}
}

func TestALinkNeverReplacesAKeptGameUnasked(t *testing.T) {
	t.Parallel()
	address := served(t, "")
	b := browse(t, on(address))
	b.openWith("draughts", `{"black":"human"}`)
	b.drag("32", "28")
	b.do(chromedp.WaitReady("#log li", chromedp.ByQuery))
	other := address + "#" + link(t, "draughts", `{"black":"human"}`, 4)
	for _, from := range []string{"game", "start", "elsewhere"} {
		switch from {
		case "start":
			b.asks(page.Message{Do: "home"})
			b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
		case "elsewhere":
			b.do(chromedp.Navigate("about:blank"))
		}
		b.do(chromedp.Navigate(other))
		b.says("#notice", "Give up this game for the other one?")
		require.Equal(t, []string{"1. 32-28"}, b.sight().Log, from)
		b.click("#answers button:last-child") // no
		b.do(until(opened))
		require.Equal(t, []string{"1. 32-28"}, b.sight().Log, from)
	}
	b.do(chromedp.Navigate(other))
	b.agrees()
	b.do(until(`document.querySelectorAll("#log li").length === 2`))
}

func TestALinkWaitsForTheTabThatPlaysItsGame(t *testing.T) {
	t.Parallel()
	address := served(t, "")
	b := browse(t, on(address))
	b.openWith("draughts", `{"black":"human"}`)
	b.drag("32", "28")
	b.do(chromedp.WaitReady("#log li", chromedp.ByQuery))
	other := b.another(on(address + "#" + link(t, "draughts", `{"black":"human"}`, 4)))
	other.do(chromedp.WaitVisible("#here", chromedp.ByQuery))
	other.says("#log", "1. 32-28")
	other.click("#here")
	other.agrees()
	other.do(until(`document.querySelectorAll("#log li").length === 2`))
}

func TestAWrongLinkShowsASentence(t *testing.T) {
	t.Parallel()
	address, right := served(t, ""), link(t, "rook", `{}`, 1)
	b := browse(t, on(address))
	for wrong, sentence := range map[string]string{
		"top": "damaged", "<script>alert(1)</script>": "damaged", "%00%ff": "damaged", "menu": "damaged", right[:len(right)/2]: "damaged", "한국어": "damaged",
		playtest.Linked(t, `<img src=x onerror="window.hacked=1">`): "no game", playtest.Linked(t, strings.Repeat(" ", 5_000_000)): "at most 2 MB", strings.Repeat("A", 100_000): "damaged",
		playtest.Linked(t, "yutnori play\n"+strings.Repeat("player 0 throws do\n", 90_000)): "no game",
		playtest.Linked(t, strings.Repeat("1. 32-28 19-23 ", 100_000)):                      "no game",
	} {
		for _, fresh := range []bool{true, false} {
			if fresh {
				b.do(chromedp.Navigate("about:blank"))
			}
			b.do(chromedp.Navigate(address + "#" + wrong))
			b.says("#notice", sentence)
			b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
			require.False(t, value[bool](b, `window.hacked === 1 || document.querySelector("img") !== null`))
		}
	}
	b.do(chromedp.Navigate("about:blank"), chromedp.Navigate(address+"#top")) // without the notice of an earlier link
	b.says("#notice", "damaged")
	b.click("[data-game=rook] .picture")
	b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
	require.NotContains(t, b.text("#notice"), "link")
}

func TestTheWholeLogCanBeRead(t *testing.T) {
	t.Parallel()
	address := served(t, "") + "#" + link(t, "draughts", `{"black":"human"}`, 60)
	for _, w := range []window{desk, phone, landscape} {
		w.address = address
		b := visit(t, w)
		b.do(until(`document.querySelectorAll("#log li").length === 30`))
		if w.width == phone.width {
			b.click("[data-opens=moves]")
			b.click("[data-tab=scroll]")
		}
		b.do(chromedp.WaitVisible("#log", chromedp.ByQuery))
		within := func(line string) bool {
			return value[bool](b, `(() => {
				const line = document.querySelector("#log li:`+line+`").getBoundingClientRect(), box = document.querySelector("#scroll").getBoundingClientRect();
				return line.top >= box.top - 1 && line.bottom <= box.bottom + 1;
			})()`)
		}
		require.True(t, within("last-child"), "%d: the last line is in sight", w.width)
		b.do(chromedp.Evaluate(`document.querySelector("#log li").scrollIntoView()`, nil))
		require.True(t, within("first-child"), "%d: the first line can be reached", w.width)
	}
}

func TestALongGameHasNoLink(t *testing.T) {
	t.Parallel()
	b := browse(t, on(served(t, "")))
	b.openWith("draughts", `{"black":"human"}`)
	for name, length := range map[string]int{"short": 100, "long": 20_000} {
		var event strings.Builder
		for random := rand.New(rand.NewPCG(1, 1)); event.Len() < length; {
			fmt.Fprintf(&event, "%x ", random.Uint64())
		}
		b.asks(page.Message{Do: "record"})
		b.do(chromedp.WaitVisible("textarea", chromedp.ByQuery), chromedp.SetValue("textarea", `[Event "`+event.String()+`"] 1. 32-28 19-23 *`, chromedp.ByQuery))
		b.click("#read")
		b.do(until(`!document.querySelector("#record").open && document.querySelector("#log li") !== null`))
		b.asks(page.Message{Do: "record"})
		b.do(chromedp.WaitVisible("textarea", chromedp.ByQuery))
		require.Equal(t, name == "short", value[bool](b, `document.querySelector("#link").checkVisibility()`), name)
		b.asks(page.Message{Do: "close"})
		b.do(until(`!document.querySelector("#record").open`))
		require.Contains(t, b.copied("#copy"), "32-28")
	}
}

func TestARecordOfAnotherGameIsNamedAndOpened(t *testing.T) {
	t.Parallel()
	w := phone
	w.language = "ko"
	for language, w := range map[string]window{"en": phone, "ko": w} {
		b := browse(t, w)
		b.openWith("draughts", "{}")
		b.asks(page.Message{Do: "record"})
		record := games.Entries()[2].Examples[0].Record // of yutkata
		b.do(chromedp.WaitVisible("textarea", chromedp.ByQuery), chromedp.SetValue("textarea", record, chromedp.ByQuery))
		b.click("#read")
		b.says("#notice", map[string]string{"en": "a record of another game, Yut on a line. Open it?", "ko": "다른 게임의 기록입니다: 한 줄 윷놀이. 열까요?"}[language])
		b.do(chromedp.WaitVisible("#answers button", chromedp.ByQuery))
		b.shoot("other-" + language)
		b.click("#answers button")
		b.do(chromedp.WaitVisible(`#result`, chromedp.ByQuery))
		require.Contains(t, value[string](b, `document.querySelector("#name").textContent`), map[string]string{"en": "Yut on a line", "ko": "한 줄 윷놀이"}[language])
	}
}
