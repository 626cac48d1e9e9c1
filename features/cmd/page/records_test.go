//go:build page

package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	draughts "games.example/draughts/cli"
	"games.example/features/cmd/page/games"
	"games.example/internal/play/page"
	rook "games.example/rook/cli"
	yutkata "games.example/yutkata/cli"
	yutnori "games.example/yutnori/cli"
)

// terminal plays a game with a program on a terminal, and returns the record of the
// game.
func terminal(t *testing.T, run func(args []string, in io.Reader, out, errors io.Writer) int, typed string, args ...string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "record")
	var said strings.Builder
	run(append(args, "--plain", "--record", file), strings.NewReader(typed), &said, &said)
	text, err := os.ReadFile(file)
	require.NoError(t, err, said.String())
	return string(text)
}

func TestARecordFromATerminalContinuesOnThePageAndBack(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	for name, record := range map[string]string{
		"yutnori":  terminal(t, yutnori.Run, "throw\n1\nthrow\n1\nquit\n", "play", "--seed", "1", "--lang", "en", "--computer", "none"),
		"draughts": terminal(t, draughts.Run, "32-28\n19-23\nquit\n", "play", "--black", "human"),
		"yutkata":  terminal(t, yutkata.Run, "throw\nA1\nthrow\nB1\nquit\n", "play", "--seed", "1"),
		"rook":     terminal(t, rook.Run, "R 1\nD 1\nquit\n", "play", "--p1", "human", "--p2", "human"),
	} {
		b.asks(page.Message{Do: "open", Game: name})
		b.next(sight{})
		b.asks(page.Message{Do: "record"})
		b.do(chromedp.WaitVisible("textarea", chromedp.ByQuery), chromedp.SetValue("textarea", record, chromedp.ByQuery))
		b.do(chromedp.Evaluate(`document.querySelector("#wrong").textContent = ""`, nil))
		b.click("#read")
		b.do(until(`!document.querySelector("#record").open`), chromedp.WaitReady("#log li", chromedp.ByQuery))
		b.next(sight{})
		b.asks(page.Message{Do: "record"})
		b.do(chromedp.WaitVisible("textarea", chromedp.ByQuery), chromedp.Evaluate(`document.addEventListener("copy", () => {
			const area = document.querySelector("textarea");
			window.copied = area.value.slice(area.selectionStart, area.selectionEnd); }, { once: true })`, nil))
		b.click("#copy")
		copied := value[string](b, "copied")
		require.Equal(t, strings.TrimSpace(record), strings.TrimSpace(copied), name)
		b.asks(page.Message{Do: "close"})
		b.do(until(`!document.querySelector("#record").open`))
		before := b.sight()
		ways["click"](b)
		b.next(before)
		b.asks(page.Message{Do: "home"})
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestAPositionOfDraughtsIsPasted(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	b.asks(page.Message{Do: "open", Game: "draughts"})
	b.next(sight{})
	b.asks(page.Message{Do: "record"})
	b.do(chromedp.WaitVisible("textarea", chromedp.ByQuery), chromedp.SetValue("textarea", "W:W31,K40:B7,22", chromedp.ByQuery))
	b.click("#read")
	b.do(until(`!document.querySelector("#record").open`), until(`document.querySelectorAll("#board .piece").length === 4`))
	now := b.sight()
	require.Contains(t, now.Title, "your move (white)")
	ways["click"](b)
	require.Len(t, b.next(now).Log, 1)
	b.asks(page.Message{Do: "record"})
	b.do(chromedp.WaitVisible("textarea", chromedp.ByQuery))
	require.Contains(t, value[string](b, `document.querySelector("textarea").value`), `[FEN "W:W31,K40:B7,22"]`)
}

func TestHostileTextsAreNeverRun(t *testing.T) {
	t.Parallel()
	b := browse(t, phone)
	const attack = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`
	b.asks(page.Message{Do: "open", Game: "draughts"})
	b.next(sight{})
	for _, record := range []string{
		attack, `[White "` + strings.ReplaceAll(attack, `"`, `'`) + `"]` + "\n\n1. 32-28 *", `[FEN "` + attack + `"]`, `{"players":["` + attack + `","b"]}`,
	} {
		b.asks(page.Message{Do: "record"})
		b.do(chromedp.WaitVisible("textarea", chromedp.ByQuery), chromedp.SetValue("textarea", record, chromedp.ByQuery))
		b.do(chromedp.Evaluate(`document.querySelector("#wrong").textContent = ""`, nil))
		b.click("#read")
		b.do(until(`!document.querySelector("#record").open || document.querySelector("#wrong").textContent !== ""`))
		require.False(t, value[bool](b, `window.hacked === 1 || document.querySelector("img") !== null`), record)
	}
	b.asks(page.Message{Do: "home"})
	for _, kept := range []string{attack, `{"choices":{"white":"` + attack + `"}}`, `{"unfinished":"<img src=x onerror=hacked=1>"}`} {
		b.do(until("history.state === null"), chromedp.Evaluate(fmt.Sprintf("localStorage.setItem('games.draughts', %q); localStorage.setItem('games', '{')", kept), nil))
		b.do(chromedp.Reload(), chromedp.WaitVisible(".card", chromedp.ByQuery))
		b.asks(page.Message{Do: "open", Game: "draughts"})
		b.do(until(`[...document.querySelectorAll("#board svg, fieldset")].some((e) => e.checkVisibility())`))
		require.False(t, value[bool](b, `window.hacked === 1 || document.querySelector("img") !== null`), kept)
		b.asks(page.Message{Do: "home"})
		b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
	}
}

func TestEachExampleIsTheSameWithAndWithoutABrowser(t *testing.T) {
	t.Parallel()
	b := browse(t, desk)
	for _, entry := range games.Entries() {
		for number := range entry.Examples {
			watch := page.Message{Do: "watch", Game: entry.Name, Number: number}
			b.do(chromedp.Evaluate(`document.querySelectorAll("details").forEach((each) => each.open = true)`, nil))
			b.asks(watch)
			p, tasks := page.New(games.Entries(), 1).Handle(watch)
			for len(tasks) > 0 { // the judgments
				p, tasks = p.Done(tasks[0]())
			}
			b.do(until(`document.querySelector("#steps [aria-current]") && !document.querySelector("#answers .stop")`))
			most := 0 // pieces in the hands are not on the board
			for m := p.Moment(); ; m = p.Moment() {
				b.do(until(fmt.Sprintf(`document.querySelector("#steps [aria-current]") === document.querySelector("#steps").children[%d]`, m.Chosen)))
				now := b.sight()
				require.Equal(t, m.Title, now.Title)
				require.Equal(t, m.Steps[m.Chosen], value[string](b, `document.querySelector("#steps [aria-current]").textContent`))
				pieces := []string{}
				for _, found := range piece.FindAllStringSubmatch(m.Picture, -1) {
					pieces = append(pieces, found[1]+" "+found[2])
				}
				most = max(most, len(pieces))
				require.Equal(t, pieces, now.Pieces, "%s, step %d", m.Title, m.Chosen)
				if m.Chosen == len(m.Steps)-1 {
					break
				}
				b.asks(page.Message{Do: "press", Key: "right"})
				p, _ = p.Handle(page.Message{Do: "press", Key: "right"})
			}
			require.Positive(t, most, entry.Name)
			b.asks(page.Message{Do: "home"})
			b.do(chromedp.WaitVisible(".card", chromedp.ByQuery))
		}
	}
}
