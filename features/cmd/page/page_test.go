//go:build page

package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	front "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"games.example/features/cmd/page/games"
	"games.example/internal/play"
	"games.example/internal/play/page"
	yutkata "games.example/yutkata/ui"
)

func TestAThrowAndAMoveByClicks(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.asks(page.Message{Do: "open", Game: "yutkata"})
	b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
	left := `document.querySelector("[data-opens=moves]").getBoundingClientRect().left`
	before := value[float64](b, left)
	ways["click"](b)
	b.do(chromedp.WaitReady(`//p[@id="title"][contains(., "to move")]`))
	require.Equal(t, before, value[float64](b, left), "the button of the moves stays under the finger")
	b.do(chromedp.WaitVisible("button.hand.halo", chromedp.ByQuery))
	b.asks(page.Message{Do: "press", Key: "h"})
	b.do(chromedp.WaitVisible("button.hand.picked", chromedp.ByQuery)) // the hint proposes a token in hand
	ways["click"](b)
	b.do(chromedp.WaitReady(`//ol[@id="log"]/li[contains(., "enters")]`))
	require.Regexp(t, `^You: (DO|GE|GEOL|YUT|MO), A[12]: enters on \d(, another throw)?A$`, value[string](b, `document.querySelector("#log li").textContent`))
}

func TestAThrowThatMovesNothingIsSkippedByItsButton(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openKept("yutnori", `{ unfinished: "yutnori play --pieces=2\nplayer 0 throws back-do\n" }`)
	b.do(chromedp.WaitVisible("#throw", chromedp.ByQuery))
	require.Equal(t, "Skip", b.text("#throw"))
	b.click("#throw")
	b.says("#log", "Back-do: moves nothing.")
}

func TestAResultThatNeedNotMoveAPieceIsGivenUpByItsChip(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openKept("yutnori", `{ unfinished: "yutnori play --pieces=2\nplayer 0 throws mo\nplayer 0 throws back-do\n" }`)
	b.click("#chips button")
	b.says("#log", "Back-do: moves nothing.")
	b.do(until(`document.querySelector("#chips button") === null`))
}

func TestAWinIsCheeredAndThePiecesAtHomeAreInSight(t *testing.T) {
	t.Parallel()
	game, err := yutkata.Setup{}.Start(play.Choices{"spaces": "9", "tokens": "1", "computer": "B", "throws": "oooo,xxxx"}, 1)
	for _, said := range []string{"t", "A1", "t", "A1"} {
		require.NoError(t, err)
		game, err = game.Do(said)
	}
	require.NoError(t, err)
	record, err := game.Text()
	require.NoError(t, err)
	b := browse(t, phone)
	b.openKept("yutkata", fmt.Sprintf(`{ unfinished: %q }`, record))
	b.do(chromedp.WaitVisible("#result.yours", chromedp.ByQuery))
	require.Equal(t, []int{0, 1}, value[[]int](b, `["above", "below"].map((id) => document.querySelectorAll("#" + id + " .homes svg").length)`))
	b.do(chromedp.KeyEvent("v"), chromedp.WaitVisible("#stepping", chromedp.ByQuery), chromedp.KeyEvent(kb.Escape), chromedp.WaitVisible("#result", chromedp.ByQuery))
	require.False(t, value[bool](b, `document.querySelector("#result").matches(".yours")`), "joy comes once")
	b.asks(page.Message{Do: "again"})
	b.do(until(`document.querySelector("#result").hidden && document.querySelector(".homes svg") === null`))
}

// ways holds the ways to play the first option.
var ways = map[string]func(browser){
	"click": func(b browser) {
		if value[bool](b, `document.querySelector("#throw").checkVisibility()`) {
			b.click("#throw")
			return
		}
		if value[bool](b, `document.querySelector("[data-opens=moves]").checkVisibility()`) {
			b.click("[data-opens=moves]")
		}
		b.click("[data-tab=listed]")
		b.click("#options button")
	},
	"key": func(b browser) {
		if value[bool](b, `document.querySelector("#options [aria-current]") === null`) {
			b.do(chromedp.KeyEvent(kb.Enter), until(`document.querySelector("#options [aria-current]") !== null`))
		}
		b.do(chromedp.KeyEvent(kb.Enter))
	},
}

func TestWholeGamesAreTheSameWithAndWithoutABrowser(t *testing.T) {
	t.Parallel()
	for _, entry := range games.Entries() {
		for way, window := range map[string]window{"click": phone, "key": desk} {
			for _, language := range []string{"en", "ko"} {
				t.Run(entry.Name+" by "+way+" in "+language, func(t *testing.T) {
					t.Parallel()
					w := window
					w.language = language
					b := browse(t, w)
					b.asks(page.Message{Do: "open", Game: entry.Name})
					now := b.next(sight{})
					for actions := 1; !b.over(); actions++ {
						if actions%8 == 1 {
							want := b.without(entry.Name, language, now.Kept)
							require.Equal(t, want, now)
						}
						if actions == 10 {
							b.do(chromedp.Reload(), chromedp.WaitReady("#options button", chromedp.ByQuery))
							require.Equal(t, now, b.sight())
						}
						ways[way](b)
						now = b.next(now)
					}
					if way == "click" {
						ended := b.sight()
						b.do(chromedp.Reload(), chromedp.WaitVisible("#result", chromedp.ByQuery))
						again := b.sight()
						require.Equal(t, []any{ended.Title, ended.Log, ended.Pieces}, []any{again.Title, again.Log, again.Pieces})
					}
				})
			}
		}
	}
}

// openWith opens a game as if the browser had kept the given choices.
func (b browser) openWith(game, choices string) sight {
	b.Helper()
	b.do(chromedp.Evaluate(fmt.Sprintf(`localStorage.setItem("games.%s", '{"choices":%s}')`, game, choices), nil))
	b.asks(page.Message{Do: "open", Game: game})
	return b.next(sight{})
}

func TestADoubleClickOnTheButtonThatThrowsOnlyThrows(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	now := b.openWith("yutkata", `{"tokens":"2"}`)
	place := value[[]float64](b, `(() => { const r = document.querySelector("#throw").getBoundingClientRect(); return [r.x + r.width / 2, r.y + 20]; })()`)
	for clicks := range int64(3) {
		b.do(
			chromedp.MouseEvent(input.MousePressed, place[0], place[1], chromedp.ButtonLeft, chromedp.ClickCount(int(clicks+1))),
			chromedp.MouseEvent(input.MouseReleased, place[0], place[1], chromedp.ButtonLeft, chromedp.ClickCount(int(clicks+1))),
		)
		if clicks == 0 {
			now = b.next(now)
			require.Contains(t, now.Title, "to move")
		}
	}
	b.do(chromedp.KeyEvent("?"), chromedp.WaitVisible(".text", chromedp.ByQuery))
	require.Equal(t, now.Kept, b.sight().Kept, "the moves wait for another click")
}

func TestEachOfTwoQuickTapsOnUndoTakesATurnBack(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	began := b.openWith("draughts", `{"black":"human"}`)
	now := began
	for range 2 {
		ways["click"](b)
		now = b.next(now)
	}
	place := value[[]float64](b, `(() => { const r = document.querySelector("#actions [data-can=undo]").getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()`)
	for clicks := range 2 {
		b.do(
			chromedp.MouseEvent(input.MousePressed, place[0], place[1], chromedp.ButtonLeft, chromedp.ClickCount(clicks+1)),
			chromedp.MouseEvent(input.MouseReleased, place[0], place[1], chromedp.ButtonLeft, chromedp.ClickCount(clicks+1)),
		)
		now = b.next(now)
	}
	require.Equal(t, began.Kept, now.Kept)
}

func TestAButtonThatIsHeldThroughAMoveStillWorks(t *testing.T) {
	t.Parallel()
	b := browse(t, desk)
	b.click("[data-game=rook] .picture")
	b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
	before := b.sight()
	home := value[[]float64](b, `(() => { const r = document.querySelector("[data-send*=home]").getBoundingClientRect();
		return [r.x + r.width / 2, r.y + r.height / 2]; })()`)
	b.do(chromedp.MouseEvent(input.MousePressed, home[0], home[1], chromedp.ButtonLeft, chromedp.ClickCount(1)))
	b.do(chromedp.Evaluate(`document.querySelector("#options button").click()`, nil))
	b.next(before)
	b.do(chromedp.MouseEvent(input.MouseReleased, home[0], home[1], chromedp.ButtonLeft, chromedp.ClickCount(1)), chromedp.WaitVisible(".card", chromedp.ByQuery))
}

func TestTheBackButtonLeadsToTheStartPageAndForwardToTheGame(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.asks(page.Message{Do: "open", Game: "draughts"})
	now := b.next(sight{})
	ways["click"](b)
	now = b.next(now)
	for _, reloaded := range []bool{false, true} {
		if reloaded {
			b.do(chromedp.Reload(), chromedp.WaitReady("#options button", chromedp.ByQuery))
		}
		b.do(chromedp.Evaluate("history.back()", nil), chromedp.WaitVisible(".card", chromedp.ByQuery))
		b.do(chromedp.Evaluate("history.forward()", nil), chromedp.WaitReady("#options button", chromedp.ByQuery))
		require.Equal(t, now, b.sight())
	}
}

// openKept keeps the value of a JavaScript expression for a game, and opens the game.
func (b browser) openKept(game, kept string) {
	b.Helper()
	b.do(chromedp.Evaluate(fmt.Sprintf(`localStorage.setItem("games.%s", JSON.stringify(%s))`, game, kept), nil))
	b.asks(page.Message{Do: "open", Game: game})
}

// watchRook opens the review of the example of rook, which has marks.
func (b browser) watchRook() {
	b.Helper()
	b.click("summary")
	b.asks(page.Message{Do: "watch", Game: "rook"})
	b.do(chromedp.WaitReady("#graph .mark", chromedp.ByQuery))
}

// openLong opens a game of draughts whose review takes many seconds: the longest of some
// random games, without its last turn.
func (b browser) openLong() {
	b.Helper()
	chance, longest := rand.New(rand.NewPCG(1, 1)), play.Game{}
	i := slices.IndexFunc(games.Entries(), func(entry page.Entry) bool { return entry.Name == "draughts" })
	for range 30 {
		game, err := games.Entries()[i].Setup("en").Start(play.Choices{"black": "human"}, 1)
		require.NoError(b, err)
		for next := game; !next.Over(); next = game.Play(chance.IntN(len(game.Options()))) {
			game = next
		}
		if longest.IsZero() || len(game.Past()) > len(longest.Past()) {
			longest = game
		}
	}
	record, err := longest.Text()
	require.NoError(b, err)
	b.asks(page.Message{Do: "open", Game: "draughts"})
	b.next(sight{})
	b.asks(page.Message{Do: "record"})
	b.do(chromedp.WaitVisible("textarea", chromedp.ByQuery), chromedp.SetValue("textarea", record, chromedp.ByQuery))
	b.click("#read")
	b.do(until(`!document.querySelector("#record").open`), chromedp.WaitReady("#options button", chromedp.ByQuery))
}

func TestTheStartPageDoesNotWaitForAProgram(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openLong()
	for _, leave := range []page.Message{{Do: "press", Key: "esc"}, {Do: "home"}} {
		b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
		b.do(chromedp.KeyEvent("v"), chromedp.WaitVisible(`//p[@id="notice" and contains(., "judges")]`))
		b.asks(leave)
	}
	limited, stop := context.WithTimeout(b.tab, time.Minute)
	defer stop()
	require.NoError(t, chromedp.Run(limited, chromedp.WaitVisible(".card", chromedp.ByQuery)))
}

// looks holds a window for each combination of size and theme.
var looks = map[string]window{
	"phone-light": {width: 360, height: 740, motion: "reduce", scheme: "light"}, "phone-dark": {width: 360, height: 740, motion: "reduce", scheme: "dark", language: "ko"},
	"desk-light": {width: 1280, height: 800, motion: "reduce", scheme: "light", language: "ko"}, "desk-dark": {width: 1280, height: 800, motion: "reduce", scheme: "dark"},
}

// Screenshots go to the folder that the SHOTS variable names, if it is set.
func TestEachGameFitsAndIsAccessible(t *testing.T) {
	t.Parallel()
	axe, err := os.ReadFile(os.Getenv("AXE"))
	require.NoError(t, err)
	for look, window := range looks {
		t.Run(look, func(t *testing.T) {
			t.Parallel()
			b := browse(t, window)
			b.do(chromedp.Evaluate(string(axe), nil))
			b.fits(look + "-start")
			for _, entry := range games.Entries() {
				b.asks(page.Message{Do: "open", Game: entry.Name})
				now := b.next(sight{})
				for moves := 0; moves < 4 && !b.over(); moves++ {
					ways["key"](b)
					now = b.next(now)
				}
				b.fits(look + "-" + entry.Name)
				rows := value[[]int](b, `[...new Set([...document.querySelectorAll("header button")].map((e) => Math.round(e.getBoundingClientRect().top)))]`)
				require.LessOrEqual(t, len(rows), 2, "rows of the header")
				b.do(chromedp.KeyEvent("v"), chromedp.WaitVisible("#stepping", chromedp.ByQuery), chromedp.Sleep(500*time.Millisecond))
				b.fits(look + "-" + entry.Name + "-review")
				b.do(chromedp.KeyEvent(kb.Escape), chromedp.KeyEvent("?"), chromedp.WaitVisible(".text", chromedp.ByQuery))
				b.fits(look + "-" + entry.Name + "-help")
				b.asks(page.Message{Do: "home"})
				b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
				b.asks(page.Message{Do: "choose", Game: entry.Name})
				b.do(chromedp.WaitVisible("fieldset", chromedp.ByQuery))
				b.fits(look + "-" + entry.Name + "-form")
				b.asks(page.Message{Do: "home"})
				b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
			}
		})
	}
}

// fits checks that the page is not wider than the window, that controls are large enough
// for a finger, and that axe reports no violation.
func (b browser) fits(name string) {
	b.Helper()
	if shots := os.Getenv("SHOTS"); shots != "" {
		var shot []byte
		b.do(chromedp.FullScreenshot(&shot, 100))
		require.NoError(b, os.WriteFile(filepath.Join(shots, name+".png"), shot, 0o666))
	}
	require.LessOrEqual(b, value[int](b, "document.documentElement.scrollWidth"), value[int](b, "innerWidth"), name)
	require.Empty(b, value[[]string](b, `[...document.querySelectorAll("button, summary, select, textarea, .segments label, [type=range]")].filter((e) => e.checkVisibility() && !e.closest(".picture"))
		.map((e) => [e, e.getBoundingClientRect()]).filter(([e, r]) => r.height < 43.9 || r.width < 42.9).map(([e, r]) => e.outerHTML.slice(0, 120) + r.width + "x" + r.height)`), "small controls in %s", name)
	var found []string
	b.do(chromedp.Evaluate(`axe.run().then((r) => r.violations.map((v) => v.id + ": " + v.help + " " + v.nodes.map((n) => n.html.slice(0, 200)).slice(0, 3).join(" | ")))`,
		&found, func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }))
	assert.Empty(b, found, name)
}

// An aria-label would hide the letters of the pieces from who says what a button shows.
func TestTheNameOfTheHandIsInItsText(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openKept("yutnori", `{ unfinished: "yutnori play --pieces=4\npieces 0 0 0 0 | 3 8 0 0 | 0\nplayer 0 throws gae\n" }`)
	b.do(chromedp.WaitVisible("button.hand", chromedp.ByQuery))
	var named []*accessibility.Node
	b.do(chromedp.QueryAfter("button.hand", func(ctx context.Context, _ runtime.ExecutionContextID, nodes ...*cdp.Node) (err error) {
		named, err = accessibility.GetPartialAXTree().WithNodeID(nodes[0].NodeID).WithFetchRelatives(false).Do(ctx)
		return err
	}, chromedp.ByQuery))
	require.JSONEq(t, `"4 in hand"`, string(named[0].Name.Value))
	require.True(t, value[bool](b, `document.querySelector("button.hand").ariaLabel === null`))
}

func TestAScreenReaderReadsEachMoveAndThePlayerOnTurn(t *testing.T) {
	t.Parallel()
	for name, sentences := range map[string][]string{
		"draughts": {`^1\. 31-26 \d+-\d+$`, `^your move \(white\)`},
		"rook":     {`^you: RIGHT 1$`, `^computer: (DOWN|RIGHT) \d$`, `^you to move`},
		"yutnori":  {`^You: (Do|Gae|Geol|Yut|Mo)\.`, `^Computer – .*a new piece enters`, `^Computer: .*a new piece enters`, `^A \(you\) to throw`},
		"yutkata":  {`^You: [A-Z]+`, `^A \(you\) to move`, `^Computer – [A-Z]+, B[12]: enters on \d`, `^Computer: [A-Z]+, B[12]: enters on \d`, `^A \(you\) to throw`},
	} {
		b := browse(t, phone)
		b.asks(page.Message{Do: "open", Game: name})
		now := b.next(sight{})
		b.do(chromedp.Evaluate(`window.heard = []; for (const region of document.querySelectorAll("[role=status], [role=log], [aria-live=polite]")) {
			if (!region.checkVisibility()) heard.push("a hidden region: " + region.id);
			new MutationObserver((changes) => heard.push(...changes.flatMap((change) => [...change.addedNodes]).map((added) => added.textContent)))
				.observe(region, { childList: true, subtree: true });
		}`, nil))
		heard := func(sentence string) bool {
			return slices.ContainsFunc(value[[]string](b, "heard"), regexp.MustCompile(sentence).MatchString)
		}
		for actions := 0; len(sentences) > 0 && actions < 20; actions++ {
			require.False(t, b.over(), "%s: %s in %q", name, sentences, value[[]string](b, "heard"))
			ways["key"](b)
			now = b.next(now)
			sentences = slices.DeleteFunc(sentences, heard)
		}
		require.Empty(t, sentences, name)
		before := now.Log
		b.do(chromedp.Evaluate("heard = []", nil), chromedp.KeyEvent("u"))
		now = b.next(now)
		for i, line := range now.Log {
			if i < len(before) && line == before[i] {
				require.NotContains(t, value[[]string](b, "heard"), line, "an old line")
			}
		}
	}
}

func TestAGameIsPrintedInBlackOnOneSheet(t *testing.T) {
	t.Parallel()
	b := browse(t, desk)
	for _, entry := range games.Entries() {
		b.asks(page.Message{Do: "open", Game: entry.Name})
		now := b.next(sight{})
		for moves := 0; moves < 4 && !b.over(); moves++ {
			ways["key"](b)
			now = b.next(now)
		}
		b.do(chromedp.ActionFunc(func(ctx context.Context) error {
			sheets, _, err := front.PrintToPDF().Do(ctx)
			require.Len(t, regexp.MustCompile(`/Type\s*/Page\b`).FindAll(sheets, -1), 1, entry.Name)
			return err
		}))
		b.do(emulation.SetEmulatedMedia().WithMedia("print").WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}))
		printed := func(of string) []string {
			return value[[]string](b, `[...new Set([...document.querySelectorAll("`+of+`")].filter((e) => e.checkVisibility()).map((e) => getComputedStyle(e).color))]`)
		}
		require.Empty(t, printed("button"), entry.Name)
		require.Equal(t, []string{"rgb(0, 0, 0)"}, printed("#name, #title, #board, #log li"), entry.Name)
		b.do(emulation.SetEmulatedMedia())
		b.asks(page.Message{Do: "home"})
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestTheFileIsSmall(t *testing.T) {
	file, err := os.Stat("../../../bin/page.html")
	require.NoError(t, err)
	require.LessOrEqual(t, file.Size(), int64(2_650_000))
}

func TestEachStepHasASoundIfThePlayerWantsIt(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	count := `window.tones = 0; AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator,
		{ apply: (make, context) => { tones++; return make.call(context); } })`
	b.do(chromedp.Evaluate(count, nil))
	b.asks(page.Message{Do: "open", Game: "draughts"})
	now := b.next(sight{})
	ways["click"](b)
	now = b.next(now)
	require.Zero(t, value[int](b, "tones"), "sound is off at first")
	b.click("#more")
	b.click("#menu [data-sound]")
	ways["click"](b)
	b.next(now)
	tones := value[int](b, "tones")
	require.GreaterOrEqual(t, tones, 2, "a move and the answer")
	b.asks(page.Message{Do: "settings"})
	b.do(chromedp.WaitReady(".form #board svg", chromedp.ByQuery))
	require.Equal(t, tones, value[int](b, "tones"), "the form has no sound")
	b.do(chromedp.Reload(), chromedp.WaitReady(`[data-sound][aria-pressed="true"]`, chromedp.ByQuery))
}

func TestAPieceIsBetweenTwoPlacesDuringItsMove(t *testing.T) {
	t.Parallel()
	b := browse(t, window{width: 1280, height: 800, motion: "no-preference"})
	b.asks(page.Message{Do: "open", Game: "draughts"})
	b.next(sight{})
	b.do(chromedp.Evaluate(`window.between = []; Element.prototype.animate = new Proxy(Element.prototype.animate, { apply(start, piece, given) {
		const moving = start.apply(piece, given);
		if (given[0][0]?.transform) { moving.pause(); moving.currentTime = 90; between.push([given[0][0].transform, getComputedStyle(piece).transform, given[0][1].transform]); moving.play(); }
		return moving; } })`, nil))
	b.drag("32", "32")
	b.do(until(`document.querySelector('#board [data-spot="28"].marked') !== null`))
	b.drag("28", "28")
	b.do(until("between.length > 0"))
	places := value[[]string](b, `between[0].map((text) => new DOMMatrix(text)).map((m) => m.e + " " + m.f)`)
	require.Equal(t, []string{"140 260", "160 240", "180 220"}, places, "columns and rows are 40 apart, beginning at 20")
}

func TestTheSticksComeToRestOneAfterAnother(t *testing.T) {
	t.Parallel()
	for _, game := range []string{"yutnori", "yutkata"} {
		b := browse(t, window{width: 360, height: 740, motion: "no-preference"})
		b.asks(page.Message{Do: "open", Game: game})
		now := b.next(sight{})
		b.do(chromedp.Evaluate(`window.moved = []; Element.prototype.animate = new Proxy(Element.prototype.animate, { apply(start, piece, given) {
			piece.matches(".stick") && moved.push([given[1].duration, given[1].delay]);
			return start.apply(piece, given); } })`, nil))
		b.click("#throw")
		b.next(now)
		b.do(until("moved.length > 4 && !document.querySelector(`.flying`)"))
		moved := value[[][]int](b, "moved")
		require.Equal(t, [][]int{{110, 0}, {110, 40}, {110, 80}, {110, 120}}, moved[len(moved)-4:], game)
		for _, tumbling := range moved[:len(moved)-4] {
			require.Equal(t, []int{110, 0}, tumbling, game)
		}
	}
}

func TestAReviewDrawsTheWayOfABetterMove(t *testing.T) {
	t.Parallel()
	b := browse(t, desk)
	b.click("summary")
	b.asks(page.Message{Do: "watch", Game: "rook"})
	b.do(chromedp.WaitVisible(".badge, #graph .mark", chromedp.ByQuery), chromedp.KeyEvent("n"), chromedp.WaitReady("path.way", chromedp.ByQuery))
	better := regexp.MustCompile(`Better: ([DR])[A-Z]+ (\d+)`).FindStringSubmatch(b.text("#notice"))
	require.NotEmpty(t, better)
	way := value[map[string]float64](b, `(() => {
		const [way, played] = ["path.way:not(.played)", "path.played"].map((name) => document.querySelector(name).getBBox()), { x, y, width: tile } = document.querySelector("[data-spot='0,3']").getBBox(), at = document.querySelector("#piece-rook").transform.baseVal[0].matrix;
		return { D: way.height / tile, R: way.width / tile, x: way.x - x - tile / 2, y: way.y - y - tile / 2, played: Math.hypot(played.x - x - tile / 2, played.y - y - tile / 2) / tile, beside: Math.round((at.f - played.y - played.height) / tile * 10) };
	})()`)
	tiles, _ := strconv.ParseFloat(better[2], 64)
	require.InDelta(t, tiles, way[better[1]], 0.5, "to the tile of the better move")
	delete(way, better[1])
	require.Positive(t, way["beside"], "the tip of the way that was played is beside the rook")
	delete(way, "beside")
	require.Subset(t, map[string]float64{"D": 0, "R": 0, "x": 0, "y": 0, "played": 0.25}, way, "straight from where the rook stood; the way that was played is beside it")
	b.do(chromedp.WaitReady("path.way + .piece", chromedp.ByQuery)) // the way hides no piece
	b.do(chromedp.KeyEvent(kb.Home), chromedp.WaitNotPresent("path.way", chromedp.ByQuery))
}

func TestTheBoardStaysInPlaceWhileTheListScrolls(t *testing.T) {
	t.Parallel()
	b := browse(t, window{width: 1280, height: 620, motion: "reduce"})
	b.asks(page.Message{Do: "open", Game: "draughts"})
	b.next(sight{})
	b.click("[data-tab=listed]")
	top := `document.querySelector("#board").getBoundingClientRect().top`
	before := value[float64](b, top)
	require.Positive(t, before, "the whole board is visible at first")
	b.drag("32", "32")
	b.do(until(`document.querySelectorAll("#options button").length === 2`))
	require.Equal(t, before, value[float64](b, top))
	b.do(chromedp.KeyEvent(kb.Escape), until(`document.querySelectorAll("#options button").length === 9`),
		chromedp.KeyEvent(strings.Repeat(kb.ArrowDown, 9)), until(`document.querySelector("#options li:last-child [aria-current]") !== null`))
	require.True(t, value[bool](b, `(() => { const [list, last] = ["#listed", "[aria-current]"].map((name) => document.querySelector(name).getBoundingClientRect());
		return last.height > 0 && last.top >= list.top && last.bottom <= list.bottom; })()`))
	require.Equal(t, before, value[float64](b, top))
}

// landing is a record in which token A1 can move from space 2 to space 4, and token A2 from
// the hand to space 2.
const landing = `*Note yutkata play --spaces 15 --tokens 2 --players 2 --seed 26
$[[][][][][][][][][][][][][][][]]
$PlayerA's turn
>PlayerA.Throw()
$The throw is GE oxxo
>PlayerA.Move(A1)
$[[][A1][][][][][][][][][][][][][]]
$PlayerB's turn
>PlayerB.Throw()
$The throw is GEOL xxox
>PlayerB.Move(B1)
$[[][A1][B1][][][][][][][][][][][][]]
$PlayerA's turn
>PlayerA.Throw()
$The throw is GE oxox`
