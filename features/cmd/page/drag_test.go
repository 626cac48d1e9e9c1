//go:build page

package main

import (
	"fmt"
	"regexp"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"games.example/internal/play/page"
)

func TestWholeGamesAreDraggedAndTappedOnTheBoard(t *testing.T) {
	t.Parallel()
	for _, game := range []struct{ name, choices string }{
		{"yutkata", `{"tokens":"1","spaces":"9"}`}, {"yutnori", `{"pieces":"1"}`}, {"yutnori", `{"pieces":"1","players":"4","computer":"none"}`}, {"rook", `{"bounds":"4x4"}`},
	} {
		for way, window := range map[string]window{"drag": desk, "finger": phone, "finger in landscape": landscape, "tap": phone} {
			window.language = map[string]string{"drag": "ko", "finger": "ko"}[way]
			t.Run(game.name+" by "+way, func(t *testing.T) {
				t.Parallel()
				b := browse(t, window)
				for now := b.openWith(game.name, game.choices); !b.over(); now = b.next(now) {
					b.moves(way == "tap")
				}
				b.shoot(game.name + "-" + way + "-end")
			})
		}
	}
}

// moves plays the first option on the board: it throws the sticks, or taps the piece and
// its target, or drags the piece there.
func (b browser) moves(taps bool) {
	b.Helper()
	spots := value[[]string](b, `(({ from, to }) => [from || document.querySelector("#board .piece")?.closest("[data-spot]")?.dataset.spot || "", to])(document.querySelector("#options button").dataset)`)
	from, to := spots[0], spots[1]
	switch {
	case to == "":
		b.drag("sticks", "sticks")
		return
	case from == "": // the rook, whose picture names its tile
		from = value[string](b, `document.querySelector("#piece-rook").ariaLabel.match(/\d+/g).join()`)
	}
	held := value[bool](b, fmt.Sprintf(`document.querySelector('[data-spot="%s"]') !== null`, to))
	if from == to && !held { // a result that moves nothing is spent by the large button
		b.click("#throw")
		return
	}
	if taps || !held { // the way home appears when the piece is picked
		before := b.sight()
		b.drag(from, from)
		moved := fmt.Sprintf("(({ Title, Kept }) => Title !== %q || Kept !== %q)(%s)", before.Title, before.Kept, shown)
		b.do(until(fmt.Sprintf(`document.querySelector('#board [data-spot="%s"].marked') !== null || %s`, to, moved)))
		if !value[bool](b, moved) { // else the piece had only one way
			b.drag(to, to)
		}
		return
	}
	b.drag(from, to)
}

func TestAPieceThatIsDroppedIsNeverAtHomeAgain(t *testing.T) {
	t.Parallel()
	b := browse(t, window{width: 1280, height: 800, motion: "no-preference"})
	b.click("[data-game=draughts] .picture")
	b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
	home := b.middle("32")
	b.do(chromedp.Evaluate(fmt.Sprintf(`window.near = []; addEventListener("pointerup", () => {
		const piece = document.querySelector(".held").id, note = () => {
			const r = document.getElementById(piece).getBoundingClientRect();
			near.push(Math.hypot(r.x + r.width / 2 - %f, r.y + r.height / 2 - %f));
			requestAnimationFrame(note);
		};
		note(); }, { capture: true })`, home[0], home[1]), nil))
	b.drag("32", "28")
	b.do(chromedp.WaitReady("#log li", chromedp.ByQuery), until("near.length > 5"))
	for _, distance := range value[[]float64](b, "near") {
		require.Greater(t, distance, 60.0)
	}
}

// spots returns the spots of the first option of draughts, such as 32 and 28.
func (b browser) spots() []string {
	b.Helper()
	option := value[string](b, `document.querySelector("#options button").textContent.split(" ")[0]`)
	return regexp.MustCompile(`\d+`).FindAllString(option, -1)
}

func TestWholeGamesOfDraughtsAreDraggedAndTapped(t *testing.T) {
	t.Parallel()
	for way, play := range map[string]func(browser, []string){
		"drag": func(b browser, spots []string) { b.drag(spots[0], spots[len(spots)-1]) },
		"tap": func(b browser, spots []string) { // a turn is played as soon as the squares fit no other
			if value[bool](b, `document.querySelector("#board .picked") !== null`) { // the only piece that can move
				spots = spots[1:]
			}
			for actions := len(b.sight().Log); len(spots) > 0 && len(b.sight().Log) == actions; spots = spots[1:] {
				b.do(chromedp.Evaluate(`window.before = document.querySelector("#board").innerHTML`, nil))
				b.drag(spots[0], spots[0])
				b.do(until(`document.querySelector("#board").innerHTML !== before`))
			}
		},
	} {
		t.Run(way, func(t *testing.T) {
			t.Parallel()
			b := browse(t, phone)
			b.asks(page.Message{Do: "open", Game: "draughts"})
			for now := b.next(sight{}); !b.over(); now = b.next(now) {
				play(b, b.spots())
			}
			require.NotEmpty(t, b.sight().Log)
		})
	}
}

func TestAPieceIsDraggedToItsSquare(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.asks(page.Message{Do: "open", Game: "draughts"})
	before := b.next(sight{})
	b.drag("32", "28")
	require.Equal(t, "1. 32-28", b.next(before).Log[0][:8])
	b.drag("31", "25")
	b.do(until(refused)) // a wrong drag shows the reason
	require.NotEmpty(t, b.text("#notice"))
}

func TestATapOnATokenWhereAnotherLandsShowsItsOwnDot(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openKept("yutkata", fmt.Sprintf(`{ unfinished: %q }`, landing))
	before := b.next(sight{})
	require.Len(t, before.Options, 2)
	b.finger(b.middle("A1"))
	b.do(until(`document.querySelectorAll("#board .dot").length === 1`))
	require.Equal(t, before.Log, b.sight().Log)
	b.finger(b.middle("4"))
	now := b.next(before)
	require.Contains(t, now.Log[len(before.Log)-1], "2 to 4")
}

func TestADragMovesTheTokenUnderTheFinger(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.openKept("yutkata", fmt.Sprintf(`{ unfinished: %q }`, landing))
	before := b.next(sight{})
	token, dot := b.middle("A1"), b.middle("hand") // the dot of A2 is on the edge of A1
	b.finger([]float64{(token[0] + dot[0]) / 2, (token[1] + dot[1]) / 2}, b.middle("4"))
	require.Contains(t, b.next(before).Log[len(before.Log)-1], "2 to 4")
}

// drag drags from the middle of one spot to the middle of another.
func (b browser) drag(from, to string) {
	b.Helper()
	middle := func(spot string) []float64 {
		return value[[]float64](b, fmt.Sprintf(`(() => { const r = document.querySelector('[data-spot="%s"]').getBoundingClientRect();
			return [r.x + r.width / 2, r.y + r.height / 2]; })()`, spot))
	}
	a, z := middle(from), middle(to)
	if b.touch {
		b.finger(a, z)
		return
	}
	b.do(
		chromedp.MouseEvent(input.MousePressed, a[0], a[1], chromedp.ButtonLeft),
		chromedp.MouseEvent(input.MouseMoved, (a[0]+z[0])/2, (a[1]+z[1])/2, chromedp.ButtonLeft),
		chromedp.MouseEvent(input.MouseMoved, z[0], z[1], chromedp.ButtonLeft),
		chromedp.MouseEvent(input.MouseReleased, z[0], z[1], chromedp.ButtonLeft),
	)
}

// finger touches the first point, moves to the last point by the points between, and lets
// go.
func (b browser) finger(points ...[]float64) {
	b.Helper()
	touch := func(kind input.TouchType, points ...*input.TouchPoint) { b.do(input.DispatchTouchEvent(kind, points)) }
	at := func(x, y float64) *input.TouchPoint { return &input.TouchPoint{X: x, Y: y} }
	touch(input.TouchStart, at(points[0][0], points[0][1]))
	for i, next := range points[1:] {
		if before := points[i]; next[0] != before[0] || next[1] != before[1] {
			touch(input.TouchMove, at((before[0]+next[0])/2, (before[1]+next[1])/2))
			touch(input.TouchMove, at(next[0], next[1]))
		}
	}
	touch(input.TouchEnd)
}

// In the pictures, the man on 19 comes before the man on 23, and the token A1 before A2. Only
// pieces that walk, too, come after a piece that walks.
func TestAPiecePassesOverTheOthers(t *testing.T) {
	t.Parallel()
	for game, record := range map[string]string{"draughts": `[FEN "W:W28,50:B1,23"]`, "yutkata": landing} {
		b := browse(t, window{width: 360, height: 740, motion: "no-preference", touch: true})
		b.do(chromedp.Evaluate(fmt.Sprintf(`localStorage.setItem("games.%s", JSON.stringify({ unfinished: %q }));
			window.walks = [];
			const walking = new Set(), animate = Element.prototype.animate;
			Element.prototype.animate = function (frames, ...options) {
				if (this.matches("#board .piece[id]") && frames[0].transform) {
					const pieces = [...document.querySelectorAll("#board .piece")];
					walking.add(this);
					queueMicrotask(() => walks.push(pieces.slice(pieces.indexOf(this)).every((piece) => walking.has(piece))));
				}
				return animate.call(this, frames, ...options);
			};`, game, record), nil))
		b.asks(page.Message{Do: "open", Game: game})
		b.do(chromedp.WaitReady("#options button", chromedp.ByQuery))
		b.moves(true)
		b.do(until("walks.length > 0"))
		require.NotContains(t, value[[]bool](b, "walks"), false, game)
	}
}

// A tap may be meant for what was there before the result.
func TestATapThatComesTooEarlyBeginsNoGame(t *testing.T) {
	t.Parallel()
	for _, motion := range []string{"no-preference", "reduce"} {
		b := browse(t, window{width: 360, height: 740, motion: motion, touch: true})
		b.openWith("yutnori", `{}`)
		b.do(chromedp.Evaluate(`document.addEventListener("animationstart", ({ target }) => target.matches("#result button") && target.getAnimations().forEach((each) => each.pause()))`, nil)) // time stands still
		b.asks(page.Message{Do: "press", Key: "x"})
		b.click("#answers .resign")
		b.do(chromedp.WaitVisible("#result", chromedp.ByQuery))
		const touched = `(() => { const { x, y, width, height } = document.querySelector("#result .primary").getBoundingClientRect(); return !!document.elementFromPoint(x + width / 2, y + height / 2).closest("button"); })()`
		require.False(t, value[bool](b, touched), motion)
		b.do(chromedp.Evaluate(`document.querySelectorAll("#result button").forEach((button) => button.getAnimations().forEach((each) => each.finish()))`, nil))
		require.True(t, value[bool](b, touched), motion)
	}
}

// The computer's man comes beside a white man, which must capture it. The board shows so
// before a person can know.
func TestATapThatComesTooEarlyDoesNotCapture(t *testing.T) {
	t.Parallel()
	b := browse(t, window{width: 360, height: 740, motion: "no-preference", touch: true})
	b.do(chromedp.Evaluate(`localStorage.setItem("games.draughts", JSON.stringify({ unfinished: '[FEN "B:W28:B18"]' }));
		window.clicks = 0;
		const post = Worker.prototype.postMessage, animate = Element.prototype.animate;
		Worker.prototype.postMessage = function (message) {
			clicks += /"click"/.test(message);
			post.call(this, message);
		};
		Element.prototype.animate = function (...given) {
			const animation = animate.apply(this, given);
			this.matches("#board > svg") && animation.pause(); // time stands still
			return animation;
		};`, nil))
	b.asks(page.Message{Do: "open", Game: "draughts"})
	b.do(chromedp.WaitReady("#board .dot", chromedp.ByQuery))
	to := value[string](b, `document.querySelector("#options button").dataset.to`)
	b.finger(b.middle(to))
	require.Zero(t, value[int](b, "clicks"))
	b.do(chromedp.Evaluate(`document.querySelector("#board > svg").getAnimations().forEach((each) => each.finish())`, nil))
	before := b.sight()
	b.finger(b.middle(to))
	b.do(until(fmt.Sprintf(`document.querySelector("#title").textContent !== %q`, before.Title)))
	require.Equal(t, 1, value[int](b, "clicks"))
}
