//go:build page

package main

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"

	"games.example/internal/play/page"
)

// A person who is impatient taps there once more while a program ends the game.
func TestNoSidesAreSwappedWhereThrowStood(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	for _, size := range [][]int64{{360, 740}, {360, 690}, {740, 360}, {768, 1024}, {1280, 800}} {
		b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
		b.openWith("yutnori", `{}`)
		b.do(chromedp.Evaluate(`throwing = document.querySelector("#throw").getBoundingClientRect()`, nil), chromedp.KeyEvent("x"))
		b.click("#answers .resign")
		b.do(chromedp.WaitVisible("#result", chromedp.ByQuery))
		require.Equal(t, []any{}, value[[]any](b, `[[0.1, 0.5], [0.5, 0.2], [0.5, 0.5], [0.5, 0.8], [0.9, 0.5]].flatMap(([x, y]) =>
			document.elementFromPoint(throwing.x + x * throwing.width, throwing.y + y * throwing.height).closest("[data-can=swap]")?.textContent ?? [])`), fmt.Sprint(size))
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestNoButtonOfAResultHearsATapThatComesTooEarly(t *testing.T) {
	t.Parallel()
	w := phone
	w.motion = "no-preference"
	b := browse(t, w)
	b.openWith("yutnori", `{}`)
	b.do(chromedp.WaitVisible("#throw", chromedp.ByQuery), chromedp.KeyEvent("x"), chromedp.WaitVisible("#answers .resign", chromedp.ByQuery))
	b.do(chromedp.Evaluate(`new MutationObserver(() => document.querySelector("#result").hidden || (window.heard ??= [...document.querySelectorAll("#result button")].map((each) => getComputedStyle(each).pointerEvents)))
		.observe(document.querySelector("#result"), { attributes: true })`, nil))
	b.click("#answers .resign")
	b.do(chromedp.WaitVisible("#result", chromedp.ByQuery))
	require.Equal(t, []string{"none", "none", "none"}, value[[]string](b, "heard"))
	b.do(until(`[...document.querySelectorAll("#result button")].every((each) => getComputedStyle(each).pointerEvents === "auto")`))
}

func TestTheLinesOfTheMenuKeepTheirPlacesAtTheEnd(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	places := func() map[string]float64 {
		b.click("#more")
		b.do(chromedp.WaitVisible("#menu", chromedp.ByQuery))
		defer b.do(chromedp.KeyEvent(kb.Escape), until(`!document.querySelector("#menu").open`))
		return value[map[string]float64](b, `Object.fromEntries([...document.querySelectorAll("#menu button")].filter((e) => e.checkVisibility()).map((e) => [e.textContent, e.getBoundingClientRect().top]))`)
	}
	b.openWith("draughts", `{}`)
	before := places()
	b.do(chromedp.KeyEvent("x"), chromedp.WaitVisible("#answers .resign", chromedp.ByQuery))
	asked := places()
	b.click("#answers .resign")
	b.do(chromedp.WaitVisible("#result", chromedp.ByQuery))
	after := places()
	require.InDelta(t, before["Resign"], after["Undo"], 0.5, "the only line that changes is the last")
	delete(before, "Resign")
	delete(after, "Undo")
	require.InDeltaMapValues(t, before, after, 0.5)
	for _, line := range []string{"New game", "Rules", "Record", "Settings"} {
		require.InDelta(t, before[line], asked[line], 0.5, line)
	}
}

func TestTheBoardOfAReviewIsWholeOnATablet(t *testing.T) {
	t.Parallel()
	b := browse(t, window{width: 768, height: 1024, motion: "reduce", touch: true})
	for _, game := range []string{"draughts", "yutnori"} {
		now := b.openWith(game, `{}`)
		ways["key"](b)
		b.next(now)
		b.do(chromedp.KeyEvent("v"), chromedp.WaitVisible("#stepping", chromedp.ByQuery), until(`document.querySelector("#graph svg") !== null`))
		require.True(t, value[bool](b, `document.querySelector("#board svg").getBoundingClientRect().bottom <= document.querySelector("#stepping").getBoundingClientRect().top`), game)
		b.do(chromedp.KeyEvent(kb.Escape))
		b.asks(page.Message{Do: "home"})
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestAReviewFollowsAFingerAlongItsGraph(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.watchRook()
	b.asks(page.Message{Do: "option", Number: 0})
	b.do(until(`document.querySelector("#scrub").value === "0"`), chromedp.Evaluate(`seen = new Set(); new MutationObserver(() => seen.add(document.querySelector("#scrub").value)).observe(document.querySelector("#graph"), { childList: true })`, nil))
	box := value[[]float64](b, `(({ x, y, width, height }) => [x, y + height / 2, width])(document.querySelector("#graph > svg").getBoundingClientRect())`)
	var points [][]float64
	for part := 0.05; part < 1; part += 0.05 {
		points = append(points, []float64{box[0] + part*box[2], box[1]})
	}
	b.finger(points...)
	b.do(until(`document.querySelector("#scrub").value === document.querySelector("#scrub").max`))
	require.Greater(t, value[int](b, "seen.size"), 2, "on its way, too")
}

func TestAFingerThatStaysAtAMomentOfTheGraphAsksForNothing(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.watchRook()
	b.do(chromedp.Evaluate(`sent = []; { const post = Worker.prototype.postMessage; Worker.prototype.postMessage = function (message) { sent.push(JSON.parse(message)); post.call(this, message); }; }`, nil))
	places := value[[][]float64](b, `[0, 1, 2].map((i) => (({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelectorAll("#graph [data-send*=option]")[i].getBoundingClientRect()))`)
	for from := range 2 {
		b.asks(page.Message{Do: "option", Number: from})
		b.do(until(fmt.Sprintf(`document.querySelector("#scrub").value === "%d"`, from)), chromedp.Evaluate(`sent = []`, nil))
		at := func(moment int, aside float64) []float64 {
			return []float64{places[moment][0] + aside, places[moment][1]}
		}
		b.finger(at(from, 0), at(from, 15), at(from, -15), at(from, 15), at(from+1, 0))
		b.do(until(fmt.Sprintf(`document.querySelector("#scrub").value === "%d"`, from+1)))
		require.NotContains(t, value[[]int](b, `sent.map((message) => message.number ?? 0)`), from)
	}
}

func TestNoPieceInAReviewFollowsAFinger(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.watchRook()
	b.do(chromedp.Evaluate(`held = 0; new MutationObserver(() => held += document.querySelectorAll(".held").length).observe(document.querySelector("#board"), { subtree: true, attributes: true })`, nil))
	from := value[[]float64](b, `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector("#piece-rook").getBoundingClientRect())`)
	b.finger(from, []float64{from[0] + 50, from[1] + 50})
	b.asks(page.Message{Do: "option", Number: 1})
	b.do(until(`document.querySelector("#scrub").value === "1"`))
	require.Zero(t, value[int](b, "held"))
}

func TestTheGraphOfAReviewIsInLineWithTheSlider(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.watchRook()
	for _, size := range [][]int64{{320, 568}, {360, 740}, {740, 360}, {568, 320}, {768, 1024}, {1280, 800}} {
		b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
		for at := range 4 {
			b.asks(page.Message{Do: "option", Number: at})
			b.do(until(fmt.Sprintf(`document.querySelector("#scrub").value === "%d"`, at)))
			require.InDelta(t, 0, value[float64](b, `(() => {
				const box = (selector) => document.querySelector(selector).getBoundingClientRect(), scrub = box("#scrub"), now = box("#graph .now"), thumb = 16;
				return now.x + now.width / 2 - scrub.x - thumb / 2 - (scrub.width - thumb) * document.querySelector("#scrub").value / document.querySelector("#scrub").max;
			})()`), 2, fmt.Sprint(size, at))
		}
		require.Equal(t, `{"do":"option","number":2}`, value[string](b, `(() => {
			const badge = document.querySelector("#graph .mark rect").getBoundingClientRect();
			return document.elementFromPoint(badge.x + badge.width / 2, badge.y + badge.height / 2).dataset.send;
		})()`), fmt.Sprint(size, "a tap on the badge"))
	}
}

func TestAReviewWithoutJudgmentsCountsItsMoments(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	record, _ := json.Marshal(map[string]string{"unfinished": strings.Replace(landing, "--seed", "--obstacle 5:miss --seed", 1)})
	b.do(chromedp.Evaluate(fmt.Sprintf("localStorage.setItem('games.yutkata', %q)", record), nil))
	b.asks(page.Message{Do: "open", Game: "yutkata"})
	b.do(chromedp.WaitReady("#log li", chromedp.ByQuery), chromedp.KeyEvent("v"), chromedp.WaitVisible("#stepping", chromedp.ByQuery))
	count := `document.querySelector("#graph span:last-child").textContent`
	b.do(until(count+` === "5 / 5"`), chromedp.KeyEvent(kb.Home), until(count+` === "0 / 5"`))
	for _, size := range [][]int64{{360, 740}, {740, 360}, {320, 568}} {
		b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch), chromedp.WaitVisible("#graph", chromedp.ByQuery))
		require.Empty(t, value[[]string](b, unfit), fmt.Sprint(size))
	}
}

func TestABetterMoveOfAReviewIsWholeOnAPhone(t *testing.T) {
	t.Parallel()
	for _, w := range []window{phone, landscape} {
		for _, w.language = range []string{"en", "ko"} {
			b := browse(t, w)
			for _, steps := range []string{
				"7 8 25 | 0 0 10 | 0\nplayer 0 throws gae\nplayer 0 moves 25 gae: to 22",
				"7 8 25 | 0 0 10 | 0\nplayer 0 throws yut\nplayer 0 throws mo\nplayer 0 throws gae\nplayer 0 moves 25 gae: to 22", // two results are left
				"12 12 0 | 15 0 0 | 0\nplayer 0 throws geol\nplayer 0 moves 0 geol: to 3",                                         // a long better move
				"12 12 0 | 15 0 0 | 0\nplayer 0 throws yut\nplayer 0 throws geol\nplayer 0 moves 0 geol: to 3",
			} {
				b.openKept("yutnori", fmt.Sprintf(`{ unfinished: %q }`, "yutnori play --pieces=3\nseed 9366\npieces "+steps+"\n"))
				b.do(chromedp.WaitReady("#log li", chromedp.ByQuery), chromedp.KeyEvent("v"), chromedp.WaitVisible("#stepping", chromedp.ByQuery), until(`document.querySelector("#graph svg") !== null`))
				b.do(chromedp.KeyEvent(kb.Home), chromedp.KeyEvent(strings.Repeat(kb.ArrowRight, strings.Count(steps, "\n"))))
				b.do(until(fmt.Sprintf(`document.querySelectorAll(".chip:not(.spent)").length === %d && document.querySelector("#notice").dataset.kind === "hint"`, strings.Count(steps, "throws")-1)))
				require.Empty(t, value[[]string](b, `(() => {
					const notice = document.querySelector("#notice"), box = document.querySelector("#told").getBoundingClientRect(), chips = [...document.querySelectorAll(".chip:not(.spent)")];
					return [notice.scrollHeight > notice.clientHeight && "the better move is cut", box.bottom > document.querySelector("#stepping").getBoundingClientRect().top && "the better move is under the slider",
						chips.some((chip) => chip.getBoundingClientRect().height >= 40) && "a word is broken"].filter(Boolean);
				})()`), "%d %s %s", w.width, w.language, steps)
				b.do(chromedp.KeyEvent("v"))
				b.leave()
				b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
			}
		}
	}
}

func TestTheWayOfABetterTurnOfDraughtsIsWholeAndOverItsPiece(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openKept("draughts", `{ unfinished: "1. 32-28 19-23 2. 28x19 14x23 3. 31-27 10-14 4. 37-32 23-29 5. 34x23 18x29 6. 33x24 20x29 *" }`)
	b.do(chromedp.WaitReady("#log li", chromedp.ByQuery), chromedp.KeyEvent("v"), chromedp.WaitReady("#graph .mark", chromedp.ByQuery))
	b.do(chromedp.Evaluate(`(({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2).dispatchEvent(new MouseEvent("click", { bubbles: true })))(document.querySelector("#graph .mark rect").getBoundingClientRect())`, nil), chromedp.WaitReady("#board .way:not(.played)", chromedp.ByQuery))
	require.True(t, value[bool](b, `document.querySelector("#board .piece ~ .way:not(.played)") !== null`))
	squares := regexp.MustCompile(`Better: (\d+)[-x](\d+)`).FindStringSubmatch(b.text("#notice"))
	require.NotEmpty(t, squares, b.text("#notice"))
	const away = `(() => {
		const way = document.querySelector("#board .way:not(.played)"), { x, y, width } = document.querySelector("#board [data-spot='%s']").getBBox(), end = way.getPointAtLength(%s);
		return Math.hypot(end.x - x - width / 2, end.y - y - width / 2) / width; })()`
	require.InDelta(t, 0, value[float64](b, fmt.Sprintf(away, squares[1], "0")), 0.05)
	require.InDelta(t, 0, value[float64](b, fmt.Sprintf(away, squares[2], "way.getTotalLength()")), 0.15)
}

func TestTheQuestionOfAReviewStandsAboveItsButtons(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openKept("draughts", `{ unfinished: "1. 32-28 19-23 2. 28x19 14x23 3. 31-27 *" }`)
	b.do(chromedp.WaitReady("#log li", chromedp.ByQuery), chromedp.KeyEvent("v"), chromedp.WaitVisible("#stepping", chromedp.ByQuery), chromedp.KeyEvent(kb.Home))
	b.asks(page.Message{Do: "resume"})
	b.do(chromedp.WaitVisible("#answers .yes", chromedp.ByQuery))
	require.InDelta(t, 20, value[float64](b, `document.querySelector("#answers .yes").getBoundingClientRect().top - document.querySelector("#notice").getBoundingClientRect().bottom`), 20)
	require.Positive(t, value[float64](b, `document.querySelector("#stepping").getBoundingClientRect().top - document.querySelector("#answers .no").getBoundingClientRect().bottom`))
}

// A reader sees in the list where the game stands, also after the window has become wider.
func TestTheListOfAReviewShowsTheCurrentMomentOnADesk(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openLong()
	b.asks(page.Message{Do: "press", Key: "v"})
	b.do(chromedp.WaitVisible("#stepping", chromedp.ByQuery), chromedp.KeyEvent(kb.End), until(`document.querySelector("#scrub").value === document.querySelector("#scrub").max`))
	b.click("#answers .stop") // no judgment draws the list again
	b.do(chromedp.WaitReady("#answers .judge", chromedp.ByQuery), chromedp.EmulateViewport(1280, 800))
	b.do(until(`(() => {
		const current = document.querySelector("#options [aria-current]").getBoundingClientRect(), list = document.querySelector("#listed").getBoundingClientRect();
		return current.top >= list.top && current.bottom <= list.bottom;
	})()`))
	require.Greater(t, value[float64](b, `document.querySelector("#chips").getBoundingClientRect().top - document.querySelector("#listed").getBoundingClientRect().bottom`), 10.0, "the words of the moment stand apart from the list")
}

func TestTheListOfAReviewMarksMistakesAsTheGraphDoes(t *testing.T) {
	t.Parallel()
	b := browse(t, desk)
	b.watchRook()
	require.Equal(t, value[[]string](b, `[...document.querySelectorAll("#graph .mark text")].map((each) => each.textContent)`), value[[]string](b, `[...document.querySelectorAll("#options .badge")].map((each) => each.textContent)`))
	require.True(t, value[bool](b, `[...document.querySelectorAll("#options .badge")].every((each) => each.previousSibling.textContent !== "" && getComputedStyle(each).borderRadius !== "0px")`), "beside the words of the move")
}

func TestTheListOfAReviewShowsTheChanceAfterEachMove(t *testing.T) {
	t.Parallel()
	b := browse(t, desk)
	b.watchRook()
	chances := value[[]string](b, `[...document.querySelectorAll("#options button")].map((each) => each.querySelector("small")?.textContent)`)
	require.NotEmpty(t, chances)
	for i, chance := range chances {
		require.Regexp(t, `^\d+%$`, chance)
		b.do(chromedp.Evaluate(fmt.Sprintf(`document.querySelectorAll("#options button")[%d].click()`, i), nil), until(fmt.Sprintf(`document.querySelector("#scrub").value === "%d"`, i)))
		require.Equal(t, chance, regexp.MustCompile(`\d+%`).FindString(b.text("#graph div")), i)
	}
	require.Less(t, len(slices.Compact(slices.Sorted(slices.Values(value[[]float64](b, `[...document.querySelectorAll("#options small")].map((each) => Math.round(each.getBoundingClientRect().right))`))))), 2, "one below the other")
}
