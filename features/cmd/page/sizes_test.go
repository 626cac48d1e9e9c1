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

// unfit is a JavaScript expression whose value names what is not whole in the window.
const unfit = `(() => {
	const box = (e) => e.getBoundingClientRect(), page = document.documentElement, board = box(document.querySelector("#board svg"));
	const cut = [...document.querySelectorAll(".strip .who > div > *, .strip b, #name, #actions span, .chip")].filter((e) => e.checkVisibility()).filter((e) => {
		const inside = box(e), around = box(e.closest(".who, .strip, header, nav, #says"));
		return e.scrollWidth > e.clientWidth && e.clientWidth > 0 || inside.right > around.right + 1 || inside.left < around.left - 1 || inside.bottom > around.bottom + 1;
	});
	return [
		page.scrollWidth > innerWidth && "the page scrolls sideways",
		page.scrollHeight > innerHeight + 12 && document.querySelectorAll(".chip").length < 3 && "the page scrolls by " + (page.scrollHeight - innerHeight),
		(board.top < 0 || board.bottom > innerHeight || board.left < 0 || board.right > innerWidth) && "the board is not whole",
		Math.max(board.width, board.height) < 0.75 * Math.min(innerWidth, innerHeight) && "the board is small",
		...cut.map((e) => "cut: " + e.textContent),
	].filter(Boolean);
})()`

func TestAWholeGameFitsInEachWindow(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	for _, size := range [][]int64{{360, 740}, {360, 690}, {320, 568}, {740, 360}, {640, 360}, {640, 400}, {768, 1024}, {1280, 800}, {1242, 590}, {960, 540}} {
		b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
		for _, game := range []struct{ name, choices string }{
			{"draughts", `{}`}, {"rook", `{}`}, {"yutkata", `{}`}, {"yutnori", `{}`}, {"yutnori", `{"players":"4","computer":"none"}`},
		} {
			now := b.openWith(game.name, game.choices)
			for actions := 0; actions < 4 && !b.over(); actions++ {
				require.Empty(t, value[[]string](b, unfit), fmt.Sprint(size, game))
				ways["key"](b)
				now = b.next(now)
			}
			b.leave()
			b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
		}
	}
}

func TestStartIsAlwaysInSightAndADeskShowsTheBoardBesideTheForm(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	for _, size := range [][]int64{{360, 740}, {320, 568}, {740, 360}, {768, 1024}, {1280, 800}} {
		b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
		for _, game := range []string{"draughts", "rook", "yutkata", "yutnori"} {
			b.asks(page.Message{Do: "choose", Game: game})
			b.do(chromedp.WaitVisible("fieldset", chromedp.ByQuery))
			for _, at := range []string{"0", "document.documentElement.scrollHeight"} {
				require.Empty(t, value[[]string](b, `(() => {
					scrollTo(0, `+at+`);
					const box = (selector) => document.querySelector(selector).getBoundingClientRect(), start = box("#answers button"), page = document.documentElement;
					const hit = ({ x, y, width, height }) => document.elementFromPoint(x + Math.min(30, width / 2), y + height / 2), under = hit(start), board = box("#board"), desk = innerWidth >= 1024;
					const drawn = box("#board svg"), free = start.top - box("#rows").bottom;
					return [
						!under?.closest("#answers") && "Start is not in sight",
						!hit(box("#back"))?.closest("#back") && "the way back is not in sight",
						scrollY + start.bottom < page.scrollHeight - Math.max(60, innerHeight / 5) && scrollY > 0 && "nothing but space is below Start",
						page.scrollWidth > innerWidth && "the page scrolls sideways",
						...[...document.querySelectorAll(".segments")].map((row) => [...row.querySelectorAll("input")].map((e) => Number(e.value)))
							.filter((numbers) => numbers.some((n, i) => n < numbers[i - 1])).map((numbers) => "not in order: " + numbers),
						!desk && innerWidth < innerHeight && free > 150 && drawn.height < 100 && "the board is not in the free space",
						!desk && drawn.height > 0 && (drawn.top < box("#rows").bottom || drawn.bottom > start.top) && "the board is not between the form and Start",
						desk && (board.top < box("header").bottom || board.bottom > innerHeight || board.right > box("#rows").left) && "the board is not beside the form",
					].filter(Boolean); })()`), fmt.Sprint(size, game, at))
			}
			b.leave()
			b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
		}
	}
}

// Each choice of players or pieces changes the height of the rows above it.
func TestARowThatIsSetStaysInItsPlace(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.asks(page.Message{Do: "choose", Game: "yutnori"})
	b.do(chromedp.WaitVisible("fieldset", chromedp.ByQuery))
	for _, at := range []string{"0", "60", "document.documentElement.scrollHeight"} {
		for _, choice := range []string{"[name=players][value='3']", "[name=players][value='2']", "[name=pieces][value='1']", "[name=pieces][value='4']"} {
			top := fmt.Sprintf(`document.querySelector("#rows %s").closest("fieldset").getBoundingClientRect().top`, choice)
			b.do(chromedp.Evaluate("scrollTo(0, "+at+")", nil))
			before := value[float64](b, top)
			b.do(chromedp.Evaluate(fmt.Sprintf(`document.querySelector("#rows %s").click()`, choice), nil), until(fmt.Sprintf(`document.querySelector("#rows %s[checked]") !== null`, choice)))
			require.InDelta(t, before, value[float64](b, top), 1, at+choice)
		}
	}
}

// Nothing there looks like a button, and the last row is clear of the fade.
func TestTheFormFadesAboveStartAndEndsClearOfTheFade(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.asks(page.Message{Do: "choose", Game: "yutnori"})
	b.do(chromedp.WaitVisible("fieldset", chromedp.ByQuery))
	for _, size := range [][]int64{{360, 740}, {320, 568}, {740, 360}, {1280, 800}} {
		b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
		require.Empty(t, value[[]string](b, `(() => {
			const answers = document.querySelector("#answers"), style = getComputedStyle(answers), rows = document.querySelector("#rows"), box = (e) => e.getBoundingClientRect();
			scrollTo(0, 0);
			const before = box(rows).bottom - box(answers).top;
			scrollTo(0, document.documentElement.scrollHeight);
			return [
				before < 24 && "no row is below",
				box(rows).bottom > box(answers).top && "the last row is faint",
				box(answers.firstChild).top - box(answers).top < 20 && "the fade is short",
				!/^linear-gradient\(rgba\(0, 0, 0, 0\), /.test(style.backgroundImage) && "rows are cut",
				style.boxShadow !== "none" && "a shadow stays",
				getComputedStyle(answers, "::before").content !== "none" && "something is over the rows",
			].filter(Boolean); })()`), fmt.Sprint(size))
	}
}

func TestTheTitleIsWholeOnOneLineOfTheStartPage(t *testing.T) {
	t.Parallel()
	for _, w := range []window{phone, landscape, desk} {
		b := browse(t, w)
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
		require.True(t, value[bool](b, `(() => { const title = document.querySelector("header h1"); return title.scrollHeight <= title.clientHeight && title.clientHeight < 2 * parseFloat(getComputedStyle(title).lineHeight); })()`), fmt.Sprint(w))
	}
}

func TestTheCardsAreWholeOnTheStartPage(t *testing.T) {
	t.Parallel()
	for selector, w := range map[string]window{".card": landscape, ".card, summary": desk} {
		b := browse(t, w)
		require.LessOrEqual(t, value[float64](b, `Math.max(...[...document.querySelectorAll("`+selector+`")].map((e) => e.getBoundingClientRect().bottom))`), float64(w.height-8), selector)
	}
}

func TestTheBarIsShownWithItsWords(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	const seen = `document.querySelector("#mark").checkVisibility({ visibilityProperty: true })`
	require.True(t, value[bool](b, seen))
	require.False(t, value[bool](b, `delete document.body.dataset.state && `+seen), "as before the first moment")
}

// A phone has no keys. The rest of the rules is prose, and tables with whole cells.
func TestTheRulesNameKeysOnlyWhereThereIsAKeyboard(t *testing.T) {
	t.Parallel()
	for _, w := range []window{phone, desk} {
		b := browse(t, w)
		for _, game := range []string{"draughts", "yutnori"} {
			b.asks(page.Message{Do: "open", Game: game})
			b.next(sight{})
			b.asks(page.Message{Do: "press", Key: "?"})
			b.do(chromedp.WaitVisible(".text", chromedp.ByQuery))
			require.Equal(t, !w.touch, strings.Contains(b.text("#pages"), "Esc"), game)
			require.True(t, value[bool](b, `[...document.querySelectorAll("#pages .columns")].filter((e) => e.checkVisibility()).every((e) => e.children.length > 1 && [...e.children].every((cell) => cell.clientWidth > 0 && cell.scrollWidth <= cell.clientWidth))`))
			require.True(t, value[bool](b, `[...document.querySelectorAll("#pages p")].some((e) => e.textContent.length > 100 && !e.matches(".columns"))`))
			b.asks(page.Message{Do: "home"})
			b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
		}
	}
}

// A browser scrolls a sheet to the part that gets the focus.
func TestEachSheetOpensAtItsTop(t *testing.T) {
	t.Parallel()
	const scrolled = `[...document.querySelectorAll("dialog[open]")].map((sheet) => sheet.scrollTop).join()`
	for _, w := range []window{phone, landscape} {
		b := browse(t, w)
		for _, game := range []string{"draughts", "yutkata", "yutnori", "rook"} {
			b.asks(page.Message{Do: "open", Game: game})
			b.next(sight{})
			for range 2 {
				b.asks(page.Message{Do: "press", Key: "?"})
				b.do(chromedp.WaitVisible("#pages h2", chromedp.ByQuery))
				require.Equal(t, "0", value[string](b, scrolled), game)
				require.Positive(t, value[int](b, `(() => { const sheet = document.querySelector("#rules"); sheet.scrollTop = 200; return sheet.scrollTop; })()`), game)
				b.asks(page.Message{Do: "press", Key: "esc"})
				b.do(chromedp.WaitNotVisible("#rules", chromedp.ByQuery))
			}
			b.asks(page.Message{Do: "home"})
			b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
		}
	}
}

// In the second tab of a game, the line that says so takes room from nothing.
func TestATabThatWaitsIsWholeInEachWindow(t *testing.T) {
	t.Parallel()
	first := browse(t, phone)
	first.asks(page.Message{Do: "open", Game: "draughts"})
	first.next(sight{})
	b := first.another(phone)
	b.do(chromedp.WaitVisible("#here", chromedp.ByQuery), chromedp.WaitVisible("#board svg", chromedp.ByQuery))
	for _, size := range [][]int64{{360, 740}, {740, 360}, {768, 1024}, {1280, 800}} {
		b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
		require.Empty(t, value[[]string](b, unfit), fmt.Sprint(size))
		require.True(t, value[bool](b, `[...document.querySelectorAll("#tab, #here, #back, #name, #board")].every((e) => { const box = e.getBoundingClientRect(), top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); return e.contains(top); })`), fmt.Sprint(size))
	}
}

func TestTheOpenListOfMovesStaysASheetInALargerWindow(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.click("[data-game=rook] .picture")
	b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
	b.click("[data-opens=moves]")
	b.do(chromedp.EmulateViewport(1280, 800, chromedp.EmulateMobile, chromedp.EmulateTouch))
	b.do(until(`innerWidth === 1280 && (() => { const r = document.querySelector("#moves").getBoundingClientRect(); return r.width <= 640 && r.height >= 200; })()`))
	b.click("#moves .closes")
	b.do(until(`!document.querySelector("#moves").matches(":modal") && document.querySelector("#moves").getBoundingClientRect().left > document.querySelector("#board svg").getBoundingClientRect().right`))
}

func TestTheSheetOfMovesOpensAtTheChosenMoveAndKeepsItsTabsInPlace(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	now := b.openWith("draughts", `{}`)
	ways["key"](b)
	b.next(now)
	b.do(chromedp.KeyEvent(strings.Repeat(kb.ArrowDown, 12)), chromedp.WaitReady("#options li:nth-child(n + 8) [aria-current]", chromedp.ByQuery))
	b.click("[data-opens=moves]")
	const tabs = `document.querySelector(".tabs").getBoundingClientRect().top`
	before := value[float64](b, tabs)
	require.True(t, value[bool](b, `(() => {
		const [list, line] = ["#listed", "#options [aria-current]"].map((name) => document.querySelector(name).getBoundingClientRect());
		return line.height > 0 && line.top >= list.top && line.bottom <= list.bottom;
	})()`), "the moves are shown, and the chosen one is in sight")
	b.click("[data-tab=scroll]")
	require.InDelta(t, before, value[float64](b, tabs), 0.5)
	b.do(chromedp.WaitVisible("#log li", chromedp.ByQuery))
	require.False(t, value[bool](b, `document.querySelector("#options button").checkVisibility({ visibilityProperty: true })`))
}

func TestTheMovesAreBesideTheBoardWhereThereIsRoom(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	now := b.openWith("draughts", `{}`)
	ways["key"](b)
	b.next(now)
	for _, size := range [][]int64{{740, 360}, {640, 360}, {844, 390}, {960, 540}, {1280, 800}, {568, 320}, {360, 740}} {
		b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch), until(fmt.Sprintf("innerWidth === %d", size[0])))
		room := size[0] > size[1] && size[1] >= 350
		require.Equal(t, !room, value[bool](b, `document.querySelector("[data-opens=moves]").checkVisibility()`), fmt.Sprint(size))
		require.Equal(t, room, value[bool](b, `document.querySelector("#moves").checkVisibility()`), fmt.Sprint(size))
		for _, tab := range []string{"scroll", "listed"} {
			if room {
				b.click("[data-tab=" + tab + "]")
				require.True(t, value[bool](b, fmt.Sprintf(`(() => {
					const [list, board, line] = ["#%[1]s", "#board svg", "#%[1]s li:%[2]s-child"].map((name) => document.querySelector(name).getBoundingClientRect());
					return list.left >= board.right && line.height > 0 && line.top >= list.top && line.bottom <= list.bottom;
				})()`, tab, map[string]string{"scroll": "last", "listed": "first"}[tab])), "%v: %s", size, tab)
			}
		}
	}
}

// A game can end while its list of moves is open: the computer makes the last move.
func TestTheListOfMovesThatIsOpenAtTheEndCanBeClosed(t *testing.T) {
	t.Parallel()
	b := browse(t, window{width: 568, height: 320, motion: "reduce", touch: true})
	b.openWith("rook", `{"bounds":"2x3","state":"2,2","p2":"human"}`)
	b.click("[data-opens=moves]")
	const last = `document.querySelector("#throw").click()` // chooses the only move, and then plays it
	b.do(chromedp.Evaluate(last, nil), chromedp.Evaluate(last, nil), until(`!document.querySelector("#result").hidden`))
	require.True(t, value[bool](b, `document.querySelector("#moves:modal .closes").checkVisibility()`))
	b.click("#moves .closes")
	b.click("#result .primary")
	b.do(until(`document.querySelector("#result").hidden`))
}

// The result says already that the game is over.
func TestATapOnAFinishedBoardMovesNoButton(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	b.openWith("rook", `{"bounds":"2x3","state":"2,2","p2":"human"}`)
	const last = `document.querySelector("#throw").click()`
	b.do(chromedp.Evaluate(last, nil), chromedp.Evaluate(last, nil), until(`!document.querySelector("#result").hidden`))
	const bottom = `document.querySelector("#result").getBoundingClientRect().bottom`
	before := value[float64](b, bottom)
	b.finger(b.middle("0,0"))
	b.do(until(`document.querySelector("#notice").dataset.kind === "refusal"`))
	require.InDelta(t, before, value[float64](b, bottom), 0.5)
}

func TestAResultWithALessonIsWholeInEachWindow(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	for _, size := range [][]int64{{360, 690}, {740, 360}, {640, 360}} {
		b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
		now := b.openWith("rook", `{"bounds":"2x3","state":"2,0","p2":"smart"}`)
		b.drag("2,3", "2,3")
		b.next(now)
		b.do(chromedp.WaitVisible("#result", chromedp.ByQuery))
		b.says("#won", "The computer has learned ")
		require.Empty(t, value[[]string](b, `[...document.querySelectorAll("#won > *, #won p, #result button")].filter((e) => { const box = e.getBoundingClientRect();
			return box.width && (box.bottom > innerHeight || box.right > innerWidth || box.top < document.querySelector("#below").getBoundingClientRect().bottom); }).map((e) => e.outerHTML.slice(0, 80) + e.getBoundingClientRect().bottom)`), fmt.Sprint(size))
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

// The last turn of the winner has two moves. A program makes the second.
func TestAResultWithALastTurnStaysInTheWindowOfAPhone(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openKept("yutnori", `{ unfinished: "yutnori play --pieces=2\nseed 9366\npieces 16 0 | 22 29 | 1\nplayer 1 throws yut\nplayer 1 throws geol\nplayer 1 moves 22 geol: to 29, stacks on 1\n" }`)
	b.do(chromedp.WaitVisible("#result", chromedp.ByQuery))
	for _, size := range [][]int64{{360, 740}, {360, 690}, {412, 915}} {
		b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
		require.LessOrEqual(t, value[float64](b, `document.querySelector("#result").getBoundingClientRect().bottom - innerHeight`), 0., fmt.Sprint(size))
	}
	b.do(chromedp.EmulateViewport(360, 690, chromedp.EmulateMobile, chromedp.EmulateTouch))
	const width = `document.querySelector("#board svg").getBoundingClientRect().width`
	beside := value[float64](b, width)
	b.click("#result .primary")
	b.do(chromedp.WaitNotVisible("#result", chromedp.ByQuery))
	require.Greater(t, value[float64](b, width), beside, "the next game needs no room for a result")
}

func TestEachGameBeginsBelowTheBarOfAPhone(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	for _, game := range []string{"draughts", "rook", "yutnori", "yutkata"} {
		b.openWith(game, `{}`)
		for _, size := range [][]int64{{360, 740}, {412, 915}} {
			b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
			require.InDelta(t, 0, value[float64](b, `document.querySelector("#above").getBoundingClientRect().top - document.querySelector("header").getBoundingClientRect().bottom`), 4, game)
		}
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestAHighBoardUsesTheWidthOfAPhoneThatTheTextLeaves(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	news := strings.Repeat("Computer C – MO, C2: enters on 5, another throw. DO, C3: enters on 1\n", 3)
	for players, text := range map[string]string{"2": "A sensible move is A2: enters on 3, sends off B2", "4": strings.TrimSpace(news)} {
		b.openWith("yutkata", `{"spaces":"30","tokens":"4","players":"`+players+`"}`)
		if players == "2" {
			ways["key"](b)
			b.do(chromedp.WaitVisible("#chips .chip", chromedp.ByQuery))
			b.asks(page.Message{Do: "press", Key: "h"})
			b.do(chromedp.WaitVisible("#notice[data-kind=hint]", chromedp.ByQuery))
		}
		b.do(chromedp.Evaluate(fmt.Sprintf(`document.querySelector("#notice").textContent = %q`, text), nil))
		for size, least := range map[[2]int64]float64{{360, 690}: 285, {360, 740}: 300, {390, 844}: 360} {
			b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
			require.Greater(t, value[float64](b, `document.querySelector("#board .frame").getBoundingClientRect().width`), least, "%s players, %v", players, size)
			require.Zero(t, value[int](b, `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector("#says"))`), "%s players, %v", players, size)
		}
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestABoardAndItsPanelFillATallDesk(t *testing.T) {
	t.Parallel()
	b := browse(t, window{width: 1024, height: 1366, motion: "reduce", touch: true})
	b.openWith("rook", `{}`)
	require.Greater(t, value[float64](b, `document.querySelector("#board").getBoundingClientRect().width / (innerWidth - document.querySelector("#side").getBoundingClientRect().width)`), 0.9)
}

func TestAHintAndTheResultAreWholeOnATablet(t *testing.T) {
	t.Parallel()
	b := browse(t, window{width: 768, height: 1024, motion: "reduce", touch: true})
	inside := func(selector string) {
		b.do(chromedp.WaitVisible(selector, chromedp.ByQuery))
		require.True(t, value[bool](b, fmt.Sprintf(`(() => { const r = document.querySelector(%q).getBoundingClientRect();
			return [r.top + 2, r.bottom - 2].every((y) => document.elementFromPoint(r.x + r.width / 2, y)?.closest("#told, #result")); })()`, selector)), selector)
	}
	b.openKept("yutnori", `{ unfinished: "yutnori play --pieces=4 --animals=pig,dog\npieces 2 5 5 29 | 3 8 100 0 | 0\nplayer 0 throws yut\nplayer 0 throws geol\n" }`)
	b.do(chromedp.WaitVisible(".chip", chromedp.ByQuery))
	b.asks(page.Message{Do: "press", Key: "h"})
	inside("#notice[data-kind=hint]")
	b.asks(page.Message{Do: "press", Key: "x"})
	b.do(chromedp.WaitVisible("#answers .resign", chromedp.ByQuery))
	b.click("#answers .resign")
	inside("#result [data-can=swap]")
	require.Equal(t, 2, value[int](b, `[...document.querySelectorAll("#won output svg")].filter((piece) => piece.checkVisibility()).length`), "each score has a piece of its player")
}

func TestTheRecordHasAHeadingAndRaisesNoKeyboard(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openWith("draughts", `{}`)
	b.asks(page.Message{Do: "record"})
	b.do(chromedp.WaitVisible("#text", chromedp.ByQuery))
	require.Equal(t, "Record", b.text("#record h2"))
	require.True(t, value[bool](b, `document.activeElement.closest("#record") !== null && document.activeElement.id !== "text"`))
	require.Zero(t, value[int](b, `document.querySelector("#text").scrollTop + document.querySelector("#record").scrollTop`))
}

func TestTheWordsOfACardStayInTheirButtons(t *testing.T) {
	t.Parallel()
	b := browse(t, landscape)
	b.openWith("draughts", `{}`)
	b.asks(page.Message{Do: "home"})
	b.do(chromedp.WaitVisible(".tag", chromedp.ByQuery))
	for _, size := range [][]int64{{320, 568}, {360, 740}, {740, 360}, {768, 1024}, {1208, 590}, {1280, 800}} {
		b.do(chromedp.EmulateViewport(size[0], size[1], chromedp.EmulateMobile, chromedp.EmulateTouch))
		require.Empty(t, value[[]string](b, `[...document.querySelectorAll(".go button")].filter((e) => {
			const words = document.createRange(), box = e.getBoundingClientRect();
			words.selectNodeContents(e);
			return words.getBoundingClientRect().right > box.right || box.right > e.closest(".about").getBoundingClientRect().right;
		}).map((e) => e.ariaLabel)`), fmt.Sprint(size))
	}
}

func TestTheFrameOfDraughtsNamesItsSquaresInLightDigits(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.do(chromedp.Evaluate(`localStorage.setItem("games.draughts", '{"choices":{"notation":"kata"}}')`, nil))
	for _, test := range []struct {
		do    string
		least float64 // the size of a digit in pixels
	}{{"choose", 8}, {"open", 13}} {
		b.asks(page.Message{Do: test.do, Game: "draughts"})
		b.do(chromedp.WaitReady("#board .edge", chromedp.ByQuery))
		require.Empty(t, value[[]string](b, fmt.Sprintf(`[...document.querySelectorAll("#board .edge")].filter((e) => {
			const style = getComputedStyle(e), light = getComputedStyle(document.querySelector("#board .field")).fill;
			return style.fill !== light || parseFloat(style.fontSize) * e.getScreenCTM().a < %f;
		}).map((e) => e.textContent)`, test.least)), test.do)
		b.leave()
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestAMoveInTheNoticeStaysOnOneLine(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openWith("draughts", `{}`)
	b.asks(page.Message{Do: "press", Key: "h"})
	b.do(chromedp.WaitVisible("#notice[data-kind=hint]", chromedp.ByQuery))
	require.Regexp(t, `^\d+-\d+: .*\d+-\d+`, b.text("#notice"))
	for width := int64(320); width < 400; width += 4 {
		b.do(chromedp.EmulateViewport(width, 740, chromedp.EmulateMobile, chromedp.EmulateTouch))
		require.Empty(t, value[[]string](b, `[...(function* () {
			for (const walker = document.createTreeWalker(document.querySelector("#notice"), NodeFilter.SHOW_TEXT); walker.nextNode();) {
				for (const { 0: move, index } of walker.currentNode.data.matchAll(/\d+-\d+/g)) {
					const range = document.createRange();
					range.setStart(walker.currentNode, index);
					range.setEnd(walker.currentNode, index + move.length);
					new Set([...range.getClientRects()].map((line) => line.top)).size > 1 && (yield move);
				}
			}
		})()]`), fmt.Sprint(width))
	}
}
