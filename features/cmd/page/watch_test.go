//go:build page

package main

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/internal/play/page"
	yutkata "games.example/yutkata/ui"
)

// A game of programs stands still while it is paused or while the menu is open.
func TestAWatchedGameCanBePaused(t *testing.T) {
	t.Parallel()
	b := browse(t, window{width: 360, height: 740, motion: "no-preference", touch: true})
	b.do(chromedp.Evaluate(`document.querySelector("[data-tab=listed]").click(); localStorage.setItem("games.draughts", '{"choices":{"white":"engine","level":"1"}}')`, nil))
	b.asks(page.Message{Do: "open", Game: "draughts"})
	const log = `document.querySelector("#log").textContent`
	b.do(until(log + ` !== ""`))
	require.False(t, value[bool](b, `["undo", "hint"].some((name) => document.querySelector("#actions [data-can=" + name + "]").checkVisibility())`))
	require.True(t, value[bool](b, `document.querySelector("#listed").hidden`), "who watches has no moves")
	stands := func() string {
		b.Helper()
		b.do(chromedp.Sleep(time.Second)) // for the step that was on its way
		before := value[string](b, log)
		b.do(chromedp.Sleep(3 * time.Second))
		require.Equal(t, before, value[string](b, log))
		return before
	}
	goesOn := func(before string) { b.do(until(fmt.Sprintf("%s.length > %d", log, len([]rune(before))+5))) }
	const pause = "#actions [data-can=switch-p]"
	b.click(pause)
	before := stands()
	b.finger(b.middle("28"))
	b.do(until(fmt.Sprintf("%s !== %q", log, before)))
	before = stands()
	b.click(pause)
	goesOn(before)
	b.click("#more")
	before = stands()
	b.click("#menu [data-sound]")
	goesOn(before)
}

// On small tiles, a tap only chooses.
func TestTheWordsSayWhereADotIsTappedTwice(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	for bounds, want := range map[string]string{"14x9": "Tap a dot, and tap it again to move there.", "4x6": "Tap a dot to move there."} {
		b.openWith("rook", `{"p2":"human","bounds":"`+bounds+`"}`)
		require.Contains(t, b.text("#notice"), want)
		if bounds == "14x9" {
			before := b.sight()
			b.finger(b.middle("0,3"))
			b.do(until(`document.querySelector("#notice").textContent.endsWith("Tap the dot again to move there.")`))
			b.finger(b.middle("0,3"))
			require.Len(t, b.next(before).Log, 1)
		}
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

// The better first move is RIGHT 2.
func TestAPlayedWayIsBesideABetterOneInItsDirection(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	for to, beside := range map[string]bool{"0,1": true, "1,0": false} {
		now := b.openWith("rook", `{"p2":"human","bounds":"4x6"}`)
		b.finger(b.middle(to))
		b.next(now)
		b.asks(page.Message{Do: "press", Key: "v"})
		b.do(chromedp.WaitReady(".way:not(.played)", chromedp.ByQuery))
		const begins = `new Set([...document.querySelectorAll(".way")].map((way) => way.getAttribute("d").split("L")[0])).size`
		require.Equal(t, map[bool]int{true: 2, false: 1}[beside], value[int](b, begins), to)
		require.Equal(t, 2, value[int](b, `document.querySelectorAll(".way").length`), to)
		require.True(t, value[bool](b, `getComputedStyle(document.querySelector(".way.played")).stroke === getComputedStyle(document.querySelector("#chips .face")).fill`), "in the color of the player")
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

// The played and the better move each lead to the next place of the outer road.
func TestTheWaysOfAReviewOfYutnoriAreInSightOnTheBoard(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openKept("yutnori", `{ choices: { computer: "none" }, unfinished: "yutnori play --pieces=2\npieces 2 8 | 3 12 | 0\nplayer 0 throws do\nplayer 0 moves 8 do: to 9\n" }`)
	b.asks(page.Message{Do: "press", Key: "v"})
	b.do(chromedp.WaitReady(".way:not(.played)", chromedp.ByQuery))
	require.Equal(t, []bool{true, true}, value[[]bool](b, `[...document.querySelectorAll(".way")].map((way) => {
		const inner = way.getBBox(), frame = document.querySelector("#board .frame").getBBox();
		return inner.x > frame.x && inner.y > frame.y && inner.x + inner.width < frame.x + frame.width && inner.y + inner.height < frame.y + frame.height;
	})`))
	require.Equal(t, []bool{false, false}, value[[]bool](b, `[...document.querySelectorAll(".way")].map((way) => {
		const tip = way.getPointAtLength(way.getTotalLength()).matrixTransform(way.getScreenCTM());
		return [...document.querySelectorAll("#board .piece")].map((piece) => piece.getBoundingClientRect()).some((piece) => tip.x > piece.left && tip.x < piece.right && tip.y > piece.top && tip.y < piece.bottom);
	})`), "no piece covers a tip")
}

func TestOnlyAVerdictOfTheCoachStandsOnAGround(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openWith("yutnori", `{"coach":"yes"}`)
	b.do(until(`document.querySelector("#verdict").textContent || ["#throw:not([hidden])", "#options button"].some((each) => document.querySelector(each)?.click())`))
	for _, size := range [][]int64{{360, 740}, {740, 360}, {1280, 800}} {
		b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
		ground := func(of string) string {
			return value[string](b, fmt.Sprintf(`getComputedStyle(document.querySelector(%q)).backgroundColor`, of))
		}
		require.Equal(t, []string{"rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"}, []string{ground("#told"), ground("#notice")}, size)
		require.NotEqual(t, "rgba(0, 0, 0, 0)", ground("#verdict"), size)
		require.Equal(t, "400", value[string](b, `getComputedStyle(document.querySelector("#notice")).fontWeight`), size)
		require.GreaterOrEqual(t, value[float64](b, `document.querySelector("#notice").getBoundingClientRect().top - document.querySelector("#verdict").getBoundingClientRect().bottom`), 0.0, size)
	}
}

func TestAHintOfEachGameDrawsOneGoldWay(t *testing.T) {
	t.Parallel()
	b := browse(t, desk)
	for game, kept := range map[string]string{
		"draughts": `{}`, "rook": `{ choices: { p2: "smart", bounds: "6x9" } }`, "yutkata": fmt.Sprintf(`{ unfinished: %q }`, landing),
		"yutnori": `{ unfinished: "yutnori play --pieces=4 --animals=pig,dog\npieces 2 5 5 29 | 3 8 100 0 | 0\nplayer 0 throws yut\nplayer 0 throws geol\n" }`,
	} {
		b.openKept(game, kept)
		b.next(sight{})
		b.asks(page.Message{Do: "press", Key: "h"})
		b.do(chromedp.WaitVisible("#notice[data-kind=hint]", chromedp.ByQuery))
		require.Equal(t, []string{"rgb(235, 180, 60)"}, value[[]string](b, `[...document.querySelectorAll("#board .way")].map((way) => getComputedStyle(way).stroke)`), game)
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

// Enough of the arrow is beside the spaces.
func TestTheArrowOfAHintForOneSpaceIsPlainToSee(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	for _, said := range []string{"t", "t A1 t B1 t"} {
		game, err := yutkata.Setup{}.Start(play.Choices{"spaces": "9", "players": "2", "tokens": "2", "computer": "none", "throws": "ooox,oxxx,ooox"}, 1)
		for action := range strings.FieldsSeq(said) {
			require.NoError(t, err)
			game, err = game.Do(action)
		}
		require.NoError(t, err)
		record, err := game.Text()
		require.NoError(t, err)
		b.openKept("yutkata", fmt.Sprintf(`{ unfinished: %q }`, record))
		b.next(sight{})
		b.asks(page.Message{Do: "press", Key: "h"})
		b.do(chromedp.WaitVisible("#notice[data-kind=hint]", chromedp.ByQuery))
		require.Greater(t, value[float64](b, `(() => {
			const way = document.querySelector(".way"), length = way.getTotalLength(), spaces = [...document.querySelectorAll(".station")].map(({ cx, cy, r }) => [cx, cy, r].map((each) => each.baseVal.value));
			let bare = 0;
			for (let at = 0; at < length; at++) {
				const { x, y } = way.getPointAtLength(at);
				bare += spaces.every(([cx, cy, r]) => Math.hypot(cx - x, cy - y) > r);
			}
			return bare / (parseFloat(getComputedStyle(way).strokeWidth) * document.querySelector("#tip").markerWidth.baseVal.value);
		})()`), 1.5, "%s: as tips of an arrow", said)
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestAWayIsAboveTheSpacesAndBelowTheirNumbers(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	for game, kept := range map[string]string{
		"yutkata": fmt.Sprintf(`{ unfinished: %q }`, landing),
		"yutnori": `{ switched: "#", unfinished: "yutnori play --pieces=4 --animals=pig,dog\npieces 2 5 5 29 | 3 8 100 0 | 0\nplayer 0 throws yut\nplayer 0 throws geol\n" }`,
	} {
		b.openKept(game, kept)
		b.next(sight{})
		b.asks(page.Message{Do: "press", Key: "h"})
		b.do(chromedp.WaitReady("#board .way", chromedp.ByQuery))
		require.Regexp(t, "^(station)+way(number)+$", value[string](b, `[...document.querySelectorAll("#board :is(.station, .way, .number)")].map((each) => each.classList[0]).join("")`), game)
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

// A move that a key has chosen is shown before it is made. That is no hint.
func TestAChosenMoveOfRookShowsItsWayThinAndInJade(t *testing.T) {
	t.Parallel()
	b := browse(t, desk)
	b.openWith("rook", `{"p2":"none","bounds":"6x9"}`)
	b.do(chromedp.KeyEvent(kb.ArrowRight), chromedp.WaitReady("#board .way", chromedp.ByQuery))
	look := func() (color string, width float64) {
		const style = `getComputedStyle(document.querySelector("#board .way"))`
		return value[string](b, style+".stroke"), value[float64](b, "parseFloat("+style+".strokeWidth)")
	}
	color, thin := look()
	require.Equal(t, "rgb(143, 224, 196)", color)
	b.asks(page.Message{Do: "press", Key: "h"})
	b.do(chromedp.WaitVisible("#notice[data-kind=hint]", chromedp.ByQuery))
	color, width := look()
	require.Equal(t, "rgb(235, 180, 60)", color)
	require.Less(t, thin, width)
}
