//go:build page

package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"

	"games.example/internal/play/page"
)

func TestTheFormOfDraughtsIsWholeOnALowPhone(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	b.asks(page.Message{Do: "choose", Game: "draughts"})
	b.do(chromedp.WaitVisible("fieldset", chromedp.ByQuery))
	require.True(t, value[bool](b, `document.documentElement.scrollHeight <= innerHeight`))
}

func TestTheMenuIsWholeOnALowPhone(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	for _, game := range []string{"draughts", "yutnori"} {
		b.asks(page.Message{Do: "open", Game: game})
		b.next(sight{})
		b.click("#more")
		b.do(chromedp.WaitVisible("#menu", chromedp.ByQuery))
		require.True(t, value[bool](b, `(() => { const menu = document.querySelector("#menu"); return menu.scrollHeight <= menu.clientHeight && menu.getBoundingClientRect().left >= 0; })()`), game)
		b.do(chromedp.KeyEvent(kb.Escape))
		b.asks(page.Message{Do: "home"})
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestAWideBoardUsesTheWidthOfALowPhone(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	for bounds, most := range map[string]float64{"4x6": 348 * 7 / 5, "9x14": 348 * 15 / 10, "9x2": 348 * 3.5 / 10} {
		now := b.openWith("rook", `{"bounds":"`+bounds+`"}`)
		require.Empty(t, value[[]string](b, unfit), bounds)
		width := value[float64](b, `document.querySelector("#board svg").getBoundingClientRect().width`)
		require.InDelta(t, min(740-336, most), width, 12, bounds)
		ways["key"](b)
		b.next(now)
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestTheListOfMovesHasRoomOnALowPhone(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	now := b.openWith("rook", `{"p2":"smart","bounds":"6x9"}`)
	for _, least := range []int{2, 3} { // above the first lines, which are long, and above the news
		b.click("[data-tab=listed]")
		b.do(until(fmt.Sprintf(`(() => {
			const list = document.querySelector("#listed").getBoundingClientRect();
			return [...document.querySelectorAll("#options button")].filter((each) => each.getBoundingClientRect().top >= list.top && each.getBoundingClientRect().bottom <= list.bottom).length >= %d;
		})()`, least)))
		require.Empty(t, value[[]string](b, unfit))
		b.click("#options button")
		now = b.next(now)
	}
}

func TestTheLogFollowsTheGameOnALowPhone(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	now := b.openWith("draughts", `{"p2":"none"}`)
	for range 9 {
		ways["key"](b)
		now = b.next(now)
	}
	require.True(t, value[bool](b, `document.querySelector("#scroll").scrollHeight > document.querySelector("#scroll").clientHeight + 20 && document.querySelector("#log").lastChild.getBoundingClientRect().bottom < document.querySelector("#scroll").getBoundingClientRect().bottom + 1`))
}

func TestThePersonsStripIsAboveTheButtonsOnALowPhone(t *testing.T) {
	t.Parallel()
	for _, game := range []string{"yutnori", "yutkata", "draughts", "rook"} {
		b := browse(t, landscape)
		b.openWith(game, `{}`)
		strip, button := value[float64](b, `document.querySelector("#below").getBoundingClientRect().bottom`),
			value[float64](b, `Math.min(...[...document.querySelectorAll("#actions button")].filter((each) => each.offsetParent).map((each) => each.getBoundingClientRect().top))`)
		require.LessOrEqual(t, strip, button, game)
	}
}

func TestAQuestionTouchesNoStripOnALowPhone(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	b.openWith("draughts", `{}`)
	b.asks(page.Message{Do: "press", Key: "x"})
	b.do(chromedp.WaitVisible("#answers .resign", chromedp.ByQuery))
	require.Greater(t, value[float64](b, `(() => {
		const answer = document.querySelector("#answers .resign").getBoundingClientRect();
		return Math.min(...[...document.querySelectorAll(".strip")].map((e) => e.getBoundingClientRect()).map((strip) => Math.max(strip.top - answer.bottom, answer.top - strip.bottom)));
	})()`), 4.0)
}

// A line is whole, or it is out of sight.
func TestTheListShowsWholeLinesBesideAHintOnALowPhone(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	for game, kept := range map[string]string{
		"yutnori":  `{ unfinished: "yutnori play --pieces=3\nseed 9366\npieces 0 7 10 | 12 8 25 | 1\nplayer 1 throws gae\n" }`,
		"yutkata":  `{ choices: { level: "easy" } }`,
		"draughts": `{}`,
		"rook":     `{ choices: { p2: "smart", bounds: "6x9" } }`,
	} {
		b.openKept(game, kept)
		now := b.next(sight{})
		if game == "yutkata" {
			b.asks(page.Message{Do: "press", Key: "enter"})
			b.next(now)
		}
		b.asks(page.Message{Do: "press", Key: "h"})
		b.do(chromedp.WaitVisible("#notice[data-kind=hint]", chromedp.ByQuery))
		for _, tab := range []string{"listed", "scroll"} {
			b.click("[data-tab=" + tab + "]")
			b.do(chromedp.Evaluate(`delete window.painted, requestAnimationFrame(() => requestAnimationFrame(() => window.painted = true))`, nil), until(`window.painted`)) // a list that opens scrolls to its marked line
			require.Empty(t, value[[]string](b, `(() => {
				const list = document.querySelector("#`+tab+`"), around = list.getBoundingClientRect(), box = (e) => e.getBoundingClientRect();
				const lines = [...list.querySelectorAll("#options button, #log li")], seen = lines.filter((e) => box(e).top < around.bottom - 1 && box(e).bottom > around.top + 1);
				const whole = seen.filter((e) => box(e).top > around.top - 1 && box(e).bottom < around.bottom + 1), buttons = Math.min(...[...document.querySelectorAll("#actions button")].filter((e) => e.checkVisibility()).map((e) => box(e).top));
				return [
					lines.length && !whole.length && "no line is whole",
					seen.length > whole.length && "a line is cut",
					lines.some((e) => e.matches("[aria-current]") && !whole.includes(e)) && "the marked line is not in sight",
					getComputedStyle(list).maskImage !== "none" && "lines are faint",
					box(document.querySelector("#below")).bottom > buttons - 3 && "the strip touches the buttons",
				].filter(Boolean);
			})()`), "%s: %s", game, tab)
		}
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestAHintMovesNothingOnALowPhone(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	for game, kept := range map[string]string{
		"draughts": `{ unfinished: "1. 31-26 19-24 2. 26-21 16x27 *" }`,
		"rook":     `{ choices: { p2: "smart", bounds: "6x9" } }`,
		"yutnori":  `{ unfinished: "yutnori play --pieces=4 --animals=pig,dog\npieces 2 5 5 29 | 3 8 100 0 | 0\nplayer 0 throws yut\nplayer 0 throws geol\n" }`,
		"yutkata":  `{ choices: { level: "easy" } }`,
	} {
		b.openKept(game, kept)
		now := b.next(sight{})
		switch game {
		case "yutkata":
			b.asks(page.Message{Do: "press", Key: "enter"})
			b.next(now)
		case "rook": // the first lines are long
			ways["key"](b)
			b.next(now)
		}
		const places = `["#above", "#below", "#moves", ".tabs", "#says", "#board svg"].map((name) => { const box = document.querySelector(name).getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; })`
		before := value[[][]float64](b, places)
		b.asks(page.Message{Do: "press", Key: "h"})
		b.do(chromedp.WaitVisible("#notice[data-kind=hint]", chromedp.ByQuery))
		require.Equal(t, before, value[[][]float64](b, places), game)
		b.click("[data-tab=listed]")
		require.Equal(t, before[:2], value[[][]float64](b, places)[:2], "%s: the strips stay beside an open list", game)
		b.click("[data-tab=scroll]")
		require.Empty(t, value[[]string](b, `(() => {
			const told = document.querySelector("#told").getBoundingClientRect(), way = document.querySelector("#board path.way");
			return [told.bottom > document.querySelector("#actions").getBoundingClientRect().top && "the hint is under the buttons", !way && "no way is drawn",
				way && getComputedStyle(way).stroke !== "rgb(227, 167, 32)" && "the way is not gold"].filter(Boolean);
		})()`), game)
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

// fourSides is a game in which three programs have long news, up to the person's throw.
const fourSides = "yutnori play --players=4\nplayer 0 throws gae\nplayer 0 moves 0 gae: to 2\n" +
	"player 1 throws gae\nplayer 1 moves 0 gae: to 2, catches 1 of player 0\nplayer 1 throws mo\nplayer 1 throws geol\nplayer 1 moves 0 geol: to 3\nplayer 1 moves 0 mo: to 5\n" +
	"player 2 throws geol\nplayer 2 moves 0 geol: to 3, catches 1 of player 1\nplayer 2 throws gae\nplayer 2 moves 0 gae: to 2, catches 1 of player 1\n" +
	"player 2 throws geol\nplayer 2 moves 2 geol: to 5, catches 1 of player 1\nplayer 2 throws gae\nplayer 2 moves 3 gae: to 5, stacks on 1\nplayer 3 throws geol\nplayer 3 moves 0 geol: to 3\n"

// openFour opens a game of four sides after the given further steps.
func (b browser) openFour(more string) {
	b.Helper()
	kept := fmt.Sprintf(`{"choices": {"players": "4", "computer": "1,2,3", "level": "random"}, "unfinished": %q}`, fourSides+more)
	b.do(chromedp.Evaluate(fmt.Sprintf(`localStorage.setItem("games.yutnori", %q)`, kept), nil))
	b.asks(page.Message{Do: "open", Game: "yutnori"})
	b.next(sight{})
}

func TestTheNewsOfFourSidesScrollsInItsPlaceOnAPhone(t *testing.T) {
	t.Parallel()
	for _, w := range []window{phone, landscape, {width: 640, height: 360, touch: true}, {width: 360, height: 640, touch: true}} {
		b := browse(t, w)
		b.openFour("")
		require.Empty(t, value[[]string](b, `(() => {
			const box = (e) => e.getBoundingClientRect(), text = [...document.querySelectorAll("#says, #told, #notice")].find((e) => getComputedStyle(e).overflowY === "auto" && e.scrollHeight > e.clientHeight);
			return [!text && "nothing scrolls", document.documentElement.scrollHeight > innerHeight && "the page scrolls", document.documentElement.scrollWidth > document.documentElement.clientWidth && "the page scrolls sideways",
				...text ? [...document.querySelectorAll("#side > :not(#says)")].filter((e) => e.checkVisibility() && box(e).height && box(e).bottom > box(text).top + 1 && box(e).top < box(text).bottom - 1).map((e) => "the text is over " + e.id) : []].filter(Boolean);
		})()`), fmt.Sprint(w))
		faded := `[...document.querySelectorAll("#says, #told, #notice")].some((e) => getComputedStyle(e).maskImage !== "none")`
		b.do(until(faded), chromedp.Evaluate(`document.querySelectorAll("#says, #told, #notice").forEach((e) => e.scrollTop = 1e4)`, nil), until("!"+faded))
	}
}

func TestAHintOfFourSidesIsWholeBesideAMoveOnALowPhone(t *testing.T) {
	t.Parallel()
	for _, w := range []window{landscape, {width: 640, height: 360, motion: "reduce", touch: true}} {
		b := browse(t, w)
		b.openFour("player 0 throws mo\nplayer 0 throws yut\nplayer 0 throws do\n")
		b.click("[data-tab=listed]")
		b.asks(page.Message{Do: "press", Key: "h"})
		b.do(chromedp.WaitVisible("#notice[data-kind=hint]", chromedp.ByQuery))
		require.Empty(t, value[[]string](b, `(() => {
			const box = (e) => e.getBoundingClientRect(), hint = document.querySelector("#notice"), list = box(document.querySelector("#listed"));
			return [hint.scrollHeight > hint.clientHeight && "the hint is cut", box(hint).bottom > box(document.querySelector("#below")).top && "the hint is over a strip", list.bottom > box(hint).top && "the hint is over the list",
				![...document.querySelectorAll("#options button")].some((e) => box(e).top >= list.top - 1 && box(e).bottom <= list.bottom + 1) && "no move is whole"].filter(Boolean);
		})()`), fmt.Sprint(w))
	}
}

func TestTheStripsOfThreeSidesAreWholeAfterAWin(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openKept("yutnori", `{ choices: { players: "3", computer: "none" }, unfinished: "yutnori play --players=3 --pieces=1\npieces 29 | 0 | 0 | 0\nplayer 0 throws do\n" }`)
	now := b.next(sight{})
	ways["key"](b)
	now = b.next(now)
	require.True(t, b.over())
	b.asks(page.Message{Do: "again"})
	b.next(now)
	require.Equal(t, "0 won, 0 won, 1 won", value[string](b, `[...document.querySelectorAll(".wins")].map((e) => e.ariaLabel).join(", ")`))
	require.Empty(t, value[[]string](b, `[...document.querySelectorAll(".strip small, .strip .who > div")].filter((e) => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 1).map((e) => e.textContent)`))
}

// On a phone held upright, a result that a long turn spends stays in sight, whichever it is.
func TestASpentResultStaysInSight(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	for _, thrown := range [][]string{{"yut", "mo", "yut: to 4"}, {"mo", "yut", "yut: to 4"}, {"mo", "yut", "do: to 1"}} { // the first, the second, the third
		b.openFour(fmt.Sprintf("player 0 throws %s\nplayer 0 throws %s\nplayer 0 throws do\nplayer 0 moves 0 %s\n", thrown[0], thrown[1], thrown[2]))
		require.Equal(t, 3, value[int](b, `[...document.querySelectorAll("#chips .chip")].filter((e) => e.checkVisibility()).length`), thrown)
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestTheResultIsWholeOnALowPhone(t *testing.T) {
	t.Parallel()
	for _, language := range []string{"en", "ko"} {
		w := landscape
		w.language = language
		b := browse(t, w)
		b.openWith("rook", `{"p2":"smart","bounds":"6x9"}`)
		b.do(until(`!document.querySelector("#result").hidden || document.querySelector("#options button")?.click()`))
		require.True(t, value[bool](b, `document.documentElement.scrollHeight <= innerHeight && document.querySelector("#result").getBoundingClientRect().bottom <= innerHeight`), language)
	}
}

func TestTheRecordIsWholeOnALowPhone(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	b.openWith("draughts", `{}`)
	b.asks(page.Message{Do: "record"})
	b.do(chromedp.WaitVisible("#text", chromedp.ByQuery))
	const whole = `(() => { const record = document.querySelector("#record"); return record.scrollHeight <= record.clientHeight && record.getBoundingClientRect().top >= 0; })()`
	require.True(t, value[bool](b, whole))
	require.Greater(t, value[int](b, `document.querySelector("#text").clientHeight`), 200, "ten lines")
	b.click("#copy")
	b.do(chromedp.WaitVisible("#copied", chromedp.ByQuery))
	require.True(t, value[bool](b, whole))
}

func TestTheButtonThatStopsAJudgmentIsWholeOnALowPhone(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	b.openLong()
	b.asks(page.Message{Do: "press", Key: "v"})
	b.do(until(`(() => {
		const box = (selector) => document.querySelector(selector)?.getBoundingClientRect(), stop = box("#answers .stop"), graph = box("#graph");
		return stop && stop.top >= graph.top && stop.bottom <= graph.bottom;
	})()`))
}

func TestTheButtonThatStopsAHintCoversNoWordOnALowPhone(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	record := strings.Replace(landing, "GE oxox", "YUT xxxx", 1)
	require.NotEqual(t, landing, record)
	b.openKept("yutkata", fmt.Sprintf(`{ unfinished: %q }`, record))
	b.next(sight{})
	b.asks(page.Message{Do: "press", Key: "h"})
	var seen string
	b.do(chromedp.Poll(`(() => {
		const words = document.createRange(), notice = document.querySelector("#notice[data-kind=work]"), stop = document.querySelector("#answers .stop")?.getBoundingClientRect();
		if (!stop || !notice?.textContent) return "";
		words.selectNodeContents(notice);
		return [...words.getClientRects()].every((line) => line.right < stop.left || line.bottom < stop.top) ? "beside" : "over";
	})()`, &seen, often))
	require.Equal(t, "beside", seen)
}
