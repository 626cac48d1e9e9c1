//go:build page

package main

import (
	"bytes"
	"context"
	"fmt"
	"image/color"
	"image/png"
	"maps"
	"slices"
	"testing"

	front "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"

	"games.example/internal/play/page"
)

func TestTheBlackManBesideAScoreIsSeenInTheDark(t *testing.T) {
	t.Parallel()
	b := browse(t, desk)
	b.openWith("draughts", `{}`)
	b.do(chromedp.KeyEvent("x"), chromedp.WaitVisible("#answers .resign", chromedp.ByQuery))
	b.click("#answers .resign")
	b.do(chromedp.WaitVisible("#won output .black", chromedp.ByQuery))
	require.Greater(t, value[float64](b, `(() => {
		const light = (color) => color.match(/[\d.]+/g).slice(0, 3).map((c) => c / 255).map((c) => c > 0.04045 ? ((c + 0.055) / 1.055) ** 2.4 : c / 12.92).reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0.05);
		return light(getComputedStyle(document.querySelector("#won output .black .face")).stroke) / light(getComputedStyle(document.querySelector("#result")).backgroundColor);
	})()`), 3.0, "the contrast of the rim")
	require.Greater(t, value[float64](b, `(() => { const face = document.querySelector("#won output .black .face"); return parseFloat(getComputedStyle(face).strokeWidth) * face.getScreenCTM().a; })()`), 1.0, "pixels")
}

func TestTheRulesOfEachGameHaveGapsAndTextBesideTheirPictures(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	for _, game := range []string{"draughts", "rook", "yutkata", "yutnori"} {
		b.asks(page.Message{Do: "choose", Game: game})
		b.do(chromedp.WaitVisible("fieldset", chromedp.ByQuery), chromedp.KeyEvent("?"), chromedp.WaitVisible("#pages section", chromedp.ByQuery))
		require.Empty(t, value[[]string](b, `[...document.querySelectorAll("#pages p:not([class], :empty) + p:not([class], :empty)")].filter((p) => p.getBoundingClientRect().top - p.previousSibling.getBoundingClientRect().bottom < 8 && p.getClientRects().length).map((p) => p.textContent)`), game)
		require.Greater(t, value[float64](b, `document.querySelector("#rules > .soft").getBoundingClientRect().top - document.querySelector("#pages .text").getBoundingClientRect().top`), 150.0, "%s: the room for text", game)
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestTheRulesFadeAtTheUpperEdgeOfTheirSheet(t *testing.T) {
	t.Parallel()
	for _, w := range []window{phone, landscape} {
		b := browse(t, w)
		b.openWith("yutnori", `{}`)
		b.asks(page.Message{Do: "press", Key: "?"})
		b.do(chromedp.WaitVisible("#pages svg", chromedp.ByQuery))
		for scrolled := 40; scrolled < 400; scrolled += 20 {
			clip := value[front.Viewport](b, fmt.Sprintf(`(() => { const sheet = document.querySelector("#rules"), { x, y, width } = sheet.getBoundingClientRect(); sheet.scrollTop = %d; return { x: x + 24, y: y + 1, width: width - 48, height: 1, scale: 1 }; })()`, scrolled))
			require.Len(t, b.colors(&clip), 1, "%v: nothing is cut at %d", w, scrolled)
		}
	}
}

// colors returns the colors in a part of the window.
func (b browser) colors(clip *front.Viewport) map[color.Color]bool {
	b.Helper()
	found := map[color.Color]bool{}
	b.do(chromedp.ActionFunc(func(ctx context.Context) error {
		shot, err := front.CaptureScreenshot().WithClip(clip).Do(ctx)
		require.NoError(b, err)
		drawn, err := png.Decode(bytes.NewReader(shot))
		require.NoError(b, err)
		for x := drawn.Bounds().Min.X; x < drawn.Bounds().Max.X; x++ {
			found[drawn.At(x, drawn.Bounds().Min.Y)] = true
		}
		return nil
	}))
	return found
}

func TestTheDiscsOfAStackHaveEdges(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openKept("yutnori", `{ unfinished: "yutnori play --pieces=4\npieces 5 5 5 5 | 3 8 100 0 | 0\n" }`)
	b.do(chromedp.WaitReady("#board .count", chromedp.ByQuery))
	require.Equal(t, 3, value[int](b, `[...document.querySelectorAll("#board .piece .low")].filter((low) => getComputedStyle(low).stroke !== "none").length`), "below the uppermost")
}

func TestTheSwitchesOfTheMenuShowWhetherTheyAreOn(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	for game, names := range map[string][]string{"draughts": {"Sound", "Evaluation"}, "yutnori": {"Sound", "Numbers"}} {
		b.openWith(game, `{}`)
		for i, name := range names {
			looks, toggle := map[string]string{}, fmt.Sprintf(`[...document.querySelectorAll("#menu .toggle:not([aria-disabled=true])")][%d]`, i)
			for range 2 {
				b.click("#more")
				b.do(chromedp.WaitVisible("#menu", chromedp.ByQuery))
				drawn := value[[]string](b, `((e) => { const mark = getComputedStyle(e, "::after"); return [e.innerText.trim(), String(e.scrollWidth <= e.clientWidth), e.ariaPressed, mark.width + mark.background]; })(`+toggle+`)`)
				require.Equal(t, []string{name, "true"}, drawn[:2], "the words have room")
				require.Regexp(t, `^\d\dpx.*gradient`, drawn[3])
				looks[drawn[2]] = drawn[3]
				b.do(chromedp.Evaluate(toggle+".click()", nil), until(fmt.Sprintf(`%s.ariaPressed !== %q`, toggle, drawn[2])))
			}
			require.Len(t, looks, 2, name)
			require.NotEqual(t, looks["true"], looks["false"], name)
		}
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestTheResultOfFourSidesIsWhole(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openKept("yutnori", `{ choices: { players: "4", computer: "1,2,3", level: "random" }, unfinished: "yutnori play --players=4 --pieces=2\npieces 1 2 | 100 29 | 12 8 | 3 0 | 1\nplayer 1 throws gae\n" }`)
	b.do(chromedp.WaitVisible("#won output svg", chromedp.ByQuery))
	require.Equal(t, "You 0 : Computer B 1 : Computer C 0 : Computer D 0", value[string](b, `[...document.querySelector("#won output b").childNodes].filter((e) => e.nodeName !== "svg").map((e) => e.textContent).join("")`), "who does not see the pieces hears the names")
	for _, size := range [][]int64{{360, 740}, {360, 690}, {320, 568}, {740, 360}, {640, 360}, {1280, 800}} {
		b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
		require.Empty(t, value[[]string](b, `(() => {
			const box = (selector) => document.querySelector(selector).getBoundingClientRect(), title = document.querySelector("#won b"), scores = document.querySelectorAll("#won output svg");
			return [box("#result").bottom > innerHeight && "it ends below the window", box("#result").top < Math.max(...[...document.querySelectorAll("#below .strip")].map((strip) => strip.getBoundingClientRect().bottom)) && "it is over a strip", box("#board svg").height < 200 && "the board is small",
				title.getBoundingClientRect().height > 1.5 * parseFloat(getComputedStyle(title).lineHeight) && "the title breaks",
				new Set([...scores].map((score) => score.getBoundingClientRect().top)).size > 1 && "the score breaks",
				box("#won output b").right > box("#won").right + 0.5 && "the score is cut"].filter(Boolean);
		})()`), fmt.Sprint(size))
	}
}

func TestSixThrowsAreInSight(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openKept("yutnori", `{ unfinished: "yutnori play --pieces=4 --animals=sheep,dog\npieces 1 12 0 0 | 5 14 0 0 | 0\nplayer 0 throws yut\nplayer 0 throws mo\nplayer 0 throws geol\n`+
		`player 0 moves 1 yut: to 5, catches 1 of player 1\nplayer 0 throws gae\nplayer 0 throws do\nplayer 0 moves 12 gae: to 14, catches 1 of player 1\nplayer 0 throws yut\nplayer 0 throws gae\nplayer 0 throws back-do\n" }`)
	b.do(chromedp.WaitReady(".chip:not(.spent):nth-of-type(6)", chromedp.ByQuery))
	for _, size := range [][]int64{{360, 740}, {320, 568}, {740, 360}, {640, 360}} {
		b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
		require.Empty(t, value[[]string](b, `(() => {
			const box = (e) => e.getBoundingClientRect(), says = box(document.querySelector("#says"));
			return [...document.querySelectorAll(".chip:not(.spent)")].filter((e) => box(e).bottom > says.bottom || box(e).right > innerWidth).map((e) => e.textContent);
		})()`), fmt.Sprint(size))
		require.LessOrEqual(t, value[int64](b, "document.documentElement.scrollWidth"), size[0])
		require.Empty(t, value[[]string](b, `[...document.querySelectorAll(".who > div")].filter((e) => { const name = document.createRange(); name.selectNode(e.firstChild); return name.getClientRects().length > 1; }).map((e) => e.textContent)`), "%v: the name is on one line", size)
	}
}

func TestFourSidesLeaveRoomForTextOnTheSmallestPhone(t *testing.T) {
	t.Parallel()
	b := browse(t, window{width: 320, height: 568, motion: "reduce", touch: true})
	for more, least := range map[string]float64{"": 4, "player 0 throws mo\nplayer 0 throws yut\nplayer 0 throws do\n": 1} {
		b.openFour(more)
		require.GreaterOrEqual(t, value[float64](b, `(() => { const notice = document.querySelector("#notice"); return (document.querySelector("#says").getBoundingClientRect().bottom - notice.getBoundingClientRect().top) / parseFloat(getComputedStyle(notice).lineHeight); })()`), least, more)
		require.Empty(t, value[[]string](b, unfit))
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestTitlesStandOnOneLine(t *testing.T) {
	t.Parallel()
	b := browse(t, desk)
	lines := func(selector string) []float64 {
		return value[[]float64](b, fmt.Sprintf(`[...document.querySelectorAll(%q)].map((e) => Math.round(e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight)))`, selector))
	}
	require.Equal(t, []float64{1, 1, 1, 1}, lines(".card h2"))
	b.openWith("rook", `{}`)
	b.do(chromedp.KeyEvent("x"), chromedp.WaitVisible("#answers .resign", chromedp.ByQuery))
	b.click("#answers .resign")
	b.do(chromedp.WaitVisible("#won b", chromedp.ByQuery))
	for _, size := range [][]int64{{1280, 800}, {740, 360}, {360, 740}, {768, 1024}} {
		b.do(chromedp.EmulateViewport(size[0], size[1]))
		require.Equal(t, []float64{1}, lines("#won div b"), fmt.Sprint(size))
	}
}

func TestTheActiveStripOfADeskHasItsWholeShadow(t *testing.T) {
	t.Parallel()
	b := browse(t, desk)
	b.openWith("rook", `{}`)
	strip := value[front.Viewport](b, `(({ x, y, width, height }) => ({ x, y, width, height, scale: 1 }))(document.querySelector(".strip.active").getBoundingClientRect())`)
	colors := func(x, y, width float64) []color.Color {
		return slices.Collect(maps.Keys(b.colors(&front.Viewport{X: x, Y: y, Width: width, Height: 1, Scale: 1})))
	}
	ground := colors(2, 797, 10)
	require.Len(t, ground, 1)
	require.NotContains(t, colors(strip.X+20, strip.Y+strip.Height+1, strip.Width-40), ground[0], "the buttons cut nothing off")
	jade := color.RGBA{0x7C, 0xCB, 0xB0, 0xFF}
	require.Contains(t, colors(strip.X, strip.Y+strip.Height/2, 4), jade)
	require.NotContains(t, colors(strip.X, strip.Y+1, 4), jade, "the bar has the corners of the strip")
}

func TestTheEndOfAGameShowsTheLogAndTheNextGameTheMovesAgain(t *testing.T) {
	t.Parallel()
	b := browse(t, window{width: 1280, height: 800, motion: "reduce", language: "ko"})
	b.openWith("yutnori", `{}`)
	b.click("[data-tab=listed]")
	b.do(chromedp.KeyEvent("x"), chromedp.WaitVisible("#answers .resign", chromedp.ByQuery))
	b.click("#answers .resign")
	b.do(chromedp.WaitVisible("#result", chromedp.ByQuery))
	require.Equal(t, []bool{true, false, false}, value[[]bool](b, `["#scroll", "#listed", "[data-tab=listed]"].map((name) => document.querySelector(name).checkVisibility())`), "there are no more moves")
	require.InDelta(t, 0, value[float64](b, `document.querySelector("#result").getBoundingClientRect().width - document.querySelector("#below").getBoundingClientRect().width`), 1)
	b.click("#result > .primary")
	b.do(chromedp.WaitVisible("#listed", chromedp.ByQuery))
}

func TestEachWinIsCheeredOnce(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	win := func() {
		b.openKept("yutnori", `{ unfinished: "yutnori play --pieces=2\npieces 29 100 | 0 0 | 0\nplayer 0 throws gae\n" }`)
		b.do(until(`document.querySelector("#result").matches(".yours:not([hidden])") || document.querySelector("#options button")?.click()`))
	}
	win()
	for range 2 { // the review is left in another language
		b.do(chromedp.KeyEvent("v"), chromedp.WaitVisible("#graph", chromedp.ByQuery))
		language := value[string](b, `document.documentElement.lang`)
		b.do(chromedp.Evaluate(`document.querySelector("#menu [data-send*=language]").click()`, nil), until(`document.documentElement.lang !== "`+language+`"`))
		b.do(chromedp.KeyEvent(kb.Escape), chromedp.WaitVisible("#result", chromedp.ByQuery))
		require.False(t, value[bool](b, `document.querySelector("#result").matches(".yours")`))
	}
	b.leave()
	win() // the next win is cheered, too
}

func TestNoRowOfTheFormShowsBetweenStartAndTheWordsAboveIt(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openKept("yutkata", fmt.Sprintf(`{ unfinished: %q }`, landing))
	b.next(sight{})
	b.asks(page.Message{Do: "settings"})
	b.do(chromedp.WaitVisible("fieldset", chromedp.ByQuery), chromedp.Evaluate(`[...document.querySelectorAll("#rows input")][1].click()`, nil), until(`document.querySelector("#notice").textContent.includes("gives up the game")`))
	for _, size := range [][]int64{{360, 740}, {740, 360}} {
		b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
		require.InDelta(t, 0, value[float64](b, `document.querySelector("#answers button").getBoundingClientRect().top - document.querySelector("#notice").getBoundingClientRect().bottom`), 0.5, fmt.Sprint(size))
	}
}
