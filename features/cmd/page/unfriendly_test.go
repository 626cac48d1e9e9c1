//go:build page

package main

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	front "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"

	"games.example/features/cmd/page/games"
	"games.example/internal/play/page"
)

// served returns the address of a server on this machine that serves the page with a
// content security policy.
func served(t *testing.T, policy string) string {
	t.Helper()
	file, err := filepath.Abs("../../../bin/page.html")
	require.NoError(t, err)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if policy != "" {
			w.Header().Set("Content-Security-Policy", policy)
		}
		if r.URL.Path == "/favicon.ico" {
			return
		}
		http.ServeFile(w, r, file)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

const (
	unkept  = "This browser keeps nothing"
	blocked = `{"profile":{"default_content_setting_values":{"cookies":2}}}`
	filled  = `for (let size = 1 << 22; size >= 1; size >>= 1) for (;;) try { localStorage.setItem("filler" + size + Math.random(), "x".repeat(size)); } catch { break; }`
)

// says waits until an element contains a text.
func (b browser) says(selector, text string) {
	b.Helper()
	b.do(until(fmt.Sprintf("document.querySelector(%q)?.textContent.includes(%q)", selector, text)))
}

func TestGamesArePlayedWhereNothingIsKept(t *testing.T) {
	t.Parallel()
	refused := func(storage string) string {
		return `Object.defineProperty(window, "localStorage", { configurable: true, ` + storage + ` })`
	}
	for name, w := range map[string]window{
		"refused":                       {before: refused(`get() { throw new DOMException("refused", "SecurityError"); }`)},
		"absent":                        {before: refused(`value: undefined`)},
		"null":                          {before: refused(`value: null`)},
		"in a sandbox":                  {address: served(t, "sandbox allow-scripts")},
		"cookies are blocked":           {preferences: blocked},
		"cookies are blocked on a site": {preferences: blocked, address: served(t, "")},
		"full":                          {before: `if (!localStorage.filled) { localStorage.filled = "yes"; ` + filled + ` }`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w.width, w.height, w.motion, w.touch = phone.width, phone.height, phone.motion, true
			b := browse(t, w)
			b.says("#lines", unkept)
			for _, entry := range games.Entries() {
				b.click(fmt.Sprintf("[data-game=%s] .picture", entry.Name))
				b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
				ways["click"](b)
				if entry.Name == "draughts" || entry.Name == "rook" {
					b.do(chromedp.WaitReady("#log li", chromedp.ByQuery))
				}
				b.do(until(`document.querySelector("#lines").textContent === ""`)) // the line has been seen
				b.asks(page.Message{Do: "home"})
				b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
				b.says("#lines", unkept)
			}
			b.click("[data-game=draughts] .picture")
			b.do(chromedp.WaitReady("#log li", chromedp.ByQuery))
			log := b.sight().Log
			b.do(chromedp.Reload(), chromedp.WaitReady(`[data-state="ready"]`, chromedp.ByQuery))
			b.says("#lines", unkept)
			if value[bool](b, `document.querySelector(".card") !== null`) {
				b.click("[data-game=draughts] .picture")
			}
			b.do(chromedp.WaitReady("#log li", chromedp.ByQuery))
			require.Equal(t, log[0][:8], b.sight().Log[0][:8], "a reload loses nothing")
			for _, size := range []window{landscape, phone} {
				b.do(chromedp.EmulateViewport(size.width, size.height, chromedp.EmulateMobile, chromedp.EmulateTouch), until(fmt.Sprintf("innerWidth === %d", size.width)))
				require.Empty(t, value[[]string](b, unfit), "with the line")
			}
			places := `["#above", "#board svg", "#below", "#actions"].map((name) => document.querySelector(name).getBoundingClientRect().top)`
			before := value[[]float64](b, places)
			ways["click"](b)
			b.do(until(`document.querySelector("#lines").textContent === ""`))
			require.Equal(t, before, value[[]float64](b, places), "nothing moves under the finger when the line goes")

			b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
			b.asks(page.Message{Do: "press", Key: "x"})
			b.click("#answers .resign")
			b.do(chromedp.WaitVisible("#result", chromedp.ByQuery))
			log = b.sight().Log
			b.do(chromedp.Reload(), chromedp.WaitVisible("#result", chromedp.ByQuery))
			require.Equal(t, log, b.sight().Log, "nor does it lose the result")
		})
	}
}

func TestAReloadLosesNoMoveWhereTheStorageIsFullSinceTheGameBegan(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.click("[data-game=draughts] .picture")
	b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
	for move := range 3 {
		before := b.sight()
		ways["click"](b)
		b.next(before)
		if move == 0 {
			b.do(chromedp.Evaluate(filled, nil))
		}
	}
	log := b.sight().Log
	b.do(chromedp.Reload(), chromedp.WaitReady("#options button", chromedp.ByQuery))
	require.Equal(t, log, b.sight().Log)
}

func TestOddStorageLosesOnlyWhatIsWrong(t *testing.T) {
	t.Parallel()
	for kept, line := range map[string]string{
		`games = '{"game":5}'`:                    "dropped: game",
		`games = '{"language":["ko"],"sound":1}'`: "dropped: language, sound",
		`games = 'null'`:                          "dropped: games",
		`games = '[]'`:                            "dropped: games",
		`games = '"rook"'`:                        "dropped: games",
		`games = ''`:                              "",
		`games = '{"game":"chess"}'`:              "",
		`games = '{"game":"toString"}'`:           "",

		`games = '{"__proto__":null,"game":"","sound":true}'`: "",
	} {
		t.Run(kept, func(t *testing.T) {
			t.Parallel()
			b := browse(t, window{width: 360, height: 740, motion: "reduce", before: "localStorage." + kept})
			b.says("#lines", line)
			if line == "" {
				require.Empty(t, value[string](b, `document.querySelector("#lines").textContent`))
			}
			b.click("[data-game=rook] .picture")
			b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
		})
	}
	b := browse(t, phone)
	for _, kept := range []string{`5`, `null`, `[]`, `"x"`, `{"choices":[]}`, `{"choices":{"players":2}}`, `{"unfinished":{}}`, `{"score":"many"}`, `{"learned":0}`, `{"score":{"players":[5]}}`} {
		b.do(chromedp.Evaluate(fmt.Sprintf("for (const game of ['yutnori', 'draughts', 'yutkata', 'rook']) localStorage.setItem('games.' + game, %q)", kept), nil))
		for _, entry := range games.Entries() {
			b.click(fmt.Sprintf("[data-game=%s] .picture", entry.Name))
			b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
			if kept != "null" {
				b.says("#notice", "dropped: ")
			}
			b.asks(page.Message{Do: "home"})
			b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
		}
	}
}

func TestABrowserThatCannotRunTheGamesShowsOneSentence(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		window
		sentence string
	}{
		"DecompressionStream": {window{before: "delete window.DecompressionStream"}, `no DecompressionStream, .* Chrome has it since version 80, Edge since 80, Firefox since 113, Safari since 16\.4\.$`},
		"WebAssembly":         {window{before: "delete window.WebAssembly"}, `no WebAssembly, .* since version 57`},
		"workers":             {window{before: "delete window.Worker"}, `no Worker, .* since version 4`},
		"memory":              {window{flags: map[string]any{"js-flags": "--wasm-max-mem-pages=50"}}, `not enough memory|did not start`},
		"an old policy":       {window{address: served(t, "script-src 'unsafe-inline'; worker-src blob:")}, `did not start; they run in Chrome and Edge since version 97`},
		"no blob workers":     {window{address: served(t, "worker-src 'none'")}, `did not start; they run in Chrome and Edge since version 97`},
		"an error":            {window{before: `Object.defineProperty(navigator, "language", { get() { throw new Error("no language"); } })`}, `did not start`},
		"in Korean":           {window{before: `delete window.DecompressionStream; Object.defineProperty(navigator, "language", { value: "ko-KR" })`}, `DecompressionStream \(Chrome 80, Edge 80, Firefox 113, Safari 16\.4부터 있습니다\)$`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := test.window
			w.width, w.height, w.wrong = 360, 740, true
			b := visit(t, w)
			b.do(chromedp.WaitReady("#notice[data-failed]", chromedp.ByQuery), chromedp.Sleep(300*time.Millisecond))
			require.Regexp(t, test.sentence, b.text("#notice"))
			require.True(t, value[bool](b, `document.querySelector("#notice").checkVisibility()`), "the sentence is in sight")
			require.False(t, value[bool](b, `document.body.dataset.state === "ready"`))
		})
	}
}

func TestGamesThatStopAreStartedAgain(t *testing.T) {
	t.Parallel()
	w := phone
	w.wrong = true
	w.before = `const made = Worker; Worker = class extends made { constructor(...given) { super(...given); window.worker = this; } }`
	b := browse(t, w)
	b.click("[data-game=draughts] .picture")
	b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
	b.drag("32", "28")
	b.do(chromedp.WaitReady("#log li", chromedp.ByQuery))
	before := b.sight().Log
	b.do(chromedp.Evaluate(`worker.onerror(new ErrorEvent("error", { message: "out of memory" }))`, nil))
	b.says("#tab", "The games have stopped: out of memory")
	b.click("#here")
	b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
	require.Equal(t, before[0][:8], b.sight().Log[0][:8])
	require.Empty(t, value[string](b, `document.querySelector("#tab").textContent`))
}

func TestATapBeforeTheGamesRunIsNotLost(t *testing.T) {
	t.Parallel()
	b := visit(t, window{width: 360, height: 740, motion: "reduce", before: `const post = Worker.prototype.postMessage;
		Worker.prototype.postMessage = function (data) { post.call(this, data); typeof data === "string" || post.call(this, JSON.stringify({ do: "open", game: "rook" })); };`})
	b.do(chromedp.WaitVisible("#piece-rook", chromedp.ByQuery))
}

func TestOneTabPlaysAndTheOtherWatches(t *testing.T) {
	t.Parallel()
	for name, address := range map[string]string{"file": "", "site": served(t, "")} {
		for _, kept := range []bool{true, false} {
			t.Run(fmt.Sprint(name, " ", kept), func(t *testing.T) {
				t.Parallel()
				w := phone
				w.address = address
				if !kept {
					w.before = `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("refused", "SecurityError"); } })`
				}
				loads := func(b browser) int { return value[int](b, "window.loaded = (window.loaded ?? 0) + 1") }
				b := browse(t, w)
				b.click("[data-game=draughts] .picture")
				b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
				before := b.sight()
				b.drag("32", "28")
				b.next(before)
				other := b.another(w)
				other.do(chromedp.WaitVisible(`[data-state="ready"]`, chromedp.ByQuery), until(`document.querySelector(".card, #board svg") !== null`))
				if value[bool](other, `document.querySelector(".card") !== null`) {
					other.click("[data-game=draughts] .picture")
				}
				tabs := [2]browser{b, other}
				for _, tab := range tabs {
					require.Equal(t, 1, loads(tab))
				}
				for turn := range 4 {
					plays, watches := tabs[turn%2], tabs[1-turn%2]
					watches.do(front.BringToFront(), chromedp.WaitVisible("#here", chromedp.ByQuery))
					watches.says("#tab", "another tab")
					plays.do(front.BringToFront(), until(`document.querySelector("#here").hidden && document.querySelector("#options button") !== null`))
					ways["click"](plays)
					lines := turn + 2
					both := fmt.Sprintf(`document.querySelectorAll("#log li").length === %d && document.querySelector("#options button") !== null`, lines)
					plays.do(until(both))
					watches.do(front.BringToFront(), until(both))
					require.Equal(t, plays.sight().Log, watches.sight().Log)
					require.Equal(t, plays.sight().Pieces, watches.sight().Pieces)
					if turn%2 == 0 {
						watches.click("#here")
					} else {
						watches.drag("1", "1")
					}
				}
				require.Equal(t, 2, loads(b), "no tab reloads another")
				require.Equal(t, 2, loads(other))
			})
		}
	}
}

func TestATabThatWatchesCanPlayAnotherGame(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.click("[data-game=draughts] .picture")
	b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
	other := b.another(phone)
	other.do(chromedp.WaitVisible("#here", chromedp.ByQuery))
	other.asks(page.Message{Do: "home"})
	other.click("[data-game=rook] .picture")
	other.do(chromedp.WaitReady("#options button", chromedp.ByQuery), chromedp.WaitNotVisible("#here", chromedp.ByQuery))
	other.do(chromedp.Reload(), chromedp.WaitReady("#options button", chromedp.ByQuery), chromedp.WaitNotVisible("#here", chromedp.ByQuery))
	require.True(t, value[bool](b, `document.querySelector("#here").hidden && document.querySelector("#board svg") !== null`))
	b.asks(page.Message{Do: "home"})
	b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	other.do(front.BringToFront())
	other.asks(page.Message{Do: "home"})
	other.click("[data-game=draughts] .picture")
	other.do(chromedp.WaitReady("#options button", chromedp.ByQuery), chromedp.WaitNotVisible("#here", chromedp.ByQuery))
}

func TestATabThatWaitsPlaysAsSoonAsTheOtherLeaves(t *testing.T) {
	t.Parallel()
	plays := `document.querySelector("#here").hidden && document.querySelector("#options button") !== null`
	b := browse(t, phone)
	b.click("[data-game=draughts] .picture")
	b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
	b.drag("32", "28")
	b.do(chromedp.WaitReady("#log li", chromedp.ByQuery))
	other := b.another(phone)
	other.do(chromedp.WaitVisible("#here", chromedp.ByQuery))
	b.do(front.BringToFront())
	b.asks(page.Message{Do: "home"})
	b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	other.do(front.BringToFront(), until(plays))
	require.Equal(t, "1. 32-28", other.sight().Log[0][:8])
	spots := other.spots() // the computer's move decides what may be played
	other.drag(spots[0], spots[len(spots)-1])
	other.do(until(`document.querySelectorAll("#log li").length === 2`))
}

func TestASlowBrowserDoesNotMakeASingleTabWatchForever(t *testing.T) {
	t.Parallel()
	w := phone
	w.before = `const request = LockManager.prototype.request;
		LockManager.prototype.request = async function (...given) { await new Promise((passed) => setTimeout(passed, 1500)); return request.apply(this, given); }`
	b := browse(t, w)
	b.click("[data-game=rook] .picture")
	b.do(chromedp.WaitReady("#options button", chromedp.ByQuery), chromedp.WaitNotVisible("#here", chromedp.ByQuery))
	ways["click"](b)
	b.do(chromedp.WaitReady("#log li", chromedp.ByQuery))
}

// middle returns the middle of a spot.
func (b browser) middle(spot string) []float64 {
	b.Helper()
	return value[[]float64](b, fmt.Sprintf(`(() => { const r = document.querySelector('#board [data-spot="%s"]').getBoundingClientRect();
		return [r.x + r.width / 2, r.y + r.height / 2]; })()`, spot))
}

func TestATapNearAPlaceMeansThePlace(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.click("[data-game=draughts] .picture")
	b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
	for i, off := range [][]float64{{0, 21}, {21, 0}, {-15, -15}, {15, 15}} {
		at := b.middle("32")
		b.finger([]float64{at[0] + off[0], at[1] + off[1]})
		b.do(until(`document.querySelectorAll("#options button").length === 2`))
		at = b.middle("44") // behind White's pieces
		b.finger([]float64{at[0], at[1]})
		b.do(until(refused))
		b.do(chromedp.KeyEvent(kb.Escape), until(`document.querySelectorAll("#options button").length === 9`))
		require.Less(t, i, 4)
	}
}

// On tiles that are narrower than a finger, a tap chooses a target, and the next tap on it
// plays.
func TestATapBesideARowOfALargeGridMeansATarget(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	now := b.openWith("rook", `{"bounds":"20x20"}`)
	start, target := b.middle("0,0"), b.middle("7,0")
	for _, nothing := range [][]float64{start, {start[0] + 100, start[1] + 100}} {
		b.finger(nothing)
		require.Equal(t, now.Log, b.sight().Log, nothing)
	}
	chosen := func(text string) {
		b.do(until(fmt.Sprintf(`document.querySelector("#options [aria-current]")?.textContent.startsWith(%q) && document.querySelector("#board .way") !== null`, text)))
		b.says("#notice", text)
		require.Equal(t, now.Log, b.sight().Log, "nothing is played")
	}
	b.finger([]float64{target[0] + 19, target[1] + 2})
	chosen("DOWN 7")
	target = b.middle("0,12")
	b.finger([]float64{target[0] + 2, target[1] + 19})
	chosen("RIGHT 12")
	b.drag("7,0", "7,0")
	chosen("DOWN 7")
	b.drag("7,0", "7,0")
	require.Equal(t, "you: DOWN 7", b.next(now).Log[0])
}

func TestADragThatEndsOnANarrowTilePlays(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	now := b.openWith("rook", `{"bounds":"20x20"}`)
	b.drag("0,0", "0,12")
	require.Equal(t, "you: RIGHT 12", b.next(now).Log[0])
}

func TestTheReasonOfAWrongTapIsInSightBesideTheBoard(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int64{{360, 740}, {360, 690}, {740, 360}, {640, 360}, {768, 1024}, {1280, 800}} {
		w := phone
		w.width, w.height = size[0], size[1]
		b := browse(t, w)
		for name, wrong := range map[string]string{"draughts": "1", "rook": "0,0", "yutnori": "0,0", "yutkata": "9"} {
			b.click(fmt.Sprintf("[data-game=%s] .picture", name))
			b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
			whole := `(() => { const r = document.querySelector("#board svg").getBoundingClientRect();
				return r.top >= 0 && r.left >= 0 && r.bottom <= innerHeight && r.right <= innerWidth; })()`
			b.shoot(fmt.Sprintf("%s-%dx%d", name, size[0], size[1]))
			require.True(t, value[bool](b, whole), "%s: the whole board is in the window of %v", name, size)
			require.LessOrEqual(t, value[int](b, "document.documentElement.scrollWidth"), value[int](b, "innerWidth"))
			b.drag(wrong, wrong)
			b.do(until(refused))
			require.True(t, value[bool](b, `(() => { const r = document.querySelector("#notice").getBoundingClientRect();
				return document.querySelector("#notice").contains(document.elementFromPoint(r.x + 5, r.y + r.height / 2)) && r.top >= 0 && r.bottom <= innerHeight; })()`), name)
			require.True(t, value[bool](b, whole), "%s: the whole board is in the window of %v", name, size)
			b.asks(page.Message{Do: "home"})
			b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
		}
	}
}

// shoot writes a screenshot to the folder that the SHOTS variable names, if it is set.
func (b browser) shoot(name string) {
	b.Helper()
	if shots := os.Getenv("SHOTS"); shots != "" {
		var shot []byte
		b.do(chromedp.CaptureScreenshot(&shot))
		require.NoError(b, os.WriteFile(filepath.Join(shots, name+".png"), shot, 0o666))
	}
}

func TestALongTextIsRefusedAtOnce(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	for _, entry := range games.Entries() {
		b.click(fmt.Sprintf("[data-game=%s] .picture", entry.Name))
		b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
		b.asks(page.Message{Do: "record"})
		b.do(chromedp.WaitVisible("textarea", chromedp.ByQuery))
		for _, put := range []string{
			`{ const data = new DataTransfer(); data.setData("text", " ".repeat(30e6));
				area.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })) && (area.value = "kept") }`,
			`area.value = " ".repeat(2.1e6); document.querySelector("#read").click();`,
		} {
			b.do(chromedp.Evaluate(`{ const area = document.querySelector("textarea"); document.querySelector("#notice").textContent = ""; `+put+` }`, nil))
			b.says("#notice", "at most 2 MB")
			require.NotEqual(t, "kept", value[string](b, `document.querySelector("textarea").value`))
			b.do(chromedp.Evaluate(`document.querySelector("textarea").value = ""`, nil))
		}
		b.do(chromedp.Evaluate(`document.querySelector("textarea").value = " ".repeat(2e6); document.querySelector("#read").click()`, nil))
		b.do(until(`!document.querySelector("#notice").textContent.includes("2 MB")`))
		b.asks(page.Message{Do: "home"})
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

// A tap is answered while a hint or a judgment is computed: the page shows the button that
// stops it, and the button works. The tests count answers, and not seconds.
func TestLongWorkIsRefusedOrStopsAtATap(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	for choices, why := range map[string]string{
		`{"spaces":"30","computer":"none"}`:               "too large to solve",
		`{"spaces":"15","players":"3","computer":"none"}`: "only in a game of two players",
		`{"players":"4","computer":"none","tokens":"4"}`:  "only in a game of two players",
	} {
		now := b.openWith("yutkata", choices)
		b.asks(page.Message{Do: "press", Key: "h"})
		b.says("#notice", "there is nothing else to do")
		ways["click"](b)
		b.next(now)
		b.asks(page.Message{Do: "press", Key: "v"})
		b.do(chromedp.WaitVisible(`#stepping [data-send*="home"]`, chromedp.ByQuery))
		b.says("#notice", why)
		b.asks(page.Message{Do: "home"})
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
	b.openLong()
	for range 2 {
		b.asks(page.Message{Do: "press", Key: "v"})
		b.asks(page.Message{Do: "stop"})
		b.do(chromedp.WaitNotPresent(`#answers [data-send*="stop"]`, chromedp.ByQuery))
		b.asks(page.Message{Do: "press", Key: "esc"})
	}
}

func TestAPieceFollowsAFinger(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.click("[data-game=draughts] .picture")
	b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
	from, to := b.middle("32"), b.middle("28")
	b.do(input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{{X: from[0], Y: from[1]}}))
	for part := 1.0; part <= 4; part++ {
		b.do(input.DispatchTouchEvent(input.TouchMove, []*input.TouchPoint{{X: from[0] + part/4*(to[0]-from[0]), Y: from[1] + part/4*(to[1]-from[1])}}))
	}
	b.do(until(fmt.Sprintf(`(() => { const r = document.querySelector(".held")?.getBoundingClientRect();
		return r && Math.abs(r.x + r.width / 2 - %f) < 3 && r.y < %f && r.bottom > %[2]f; })()`, to[0], to[1])))
	above := value[float64](b, fmt.Sprintf(`%f - document.querySelector(".held").getBoundingClientRect().y`, to[1]))
	require.Greater(t, above, 30.0, "a finger hides 22 pixels around its point")
	b.do(until(`document.querySelectorAll("#board .dot").length === 2`)) // 27 and 28
	require.True(t, value[bool](b, `[...document.querySelectorAll("#board > svg > *")].pop().matches(".held")`))
	require.Zero(t, value[int](b, "scrollY"))
	b.do(input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}))
	b.do(chromedp.WaitReady("#log li", chromedp.ByQuery))
	require.True(t, strings.HasPrefix(b.sight().Log[0], "1. 32-28"))
}
