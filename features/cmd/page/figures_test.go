//go:build page

package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"games.example/features/cmd/page/games"
	"games.example/internal/play"
	"games.example/internal/play/page"
)

// measuring is a script that notes when a game can be chosen.
const measuring = `window.since = 0;
	addEventListener("DOMContentLoaded", () => {
		const noted = new MutationObserver(() => document.body.dataset.state === "ready" && !since && (since = performance.now()));
		noted.observe(document.body, { attributes: true });
	});`

// BenchmarkPage measures the page from its start to the first throw of yutnori, and the
// longest task and the memory in the first ten actions.
func BenchmarkPage(b *testing.B) {
	file, err := os.Stat(strings.TrimPrefix(built(b), "file://"))
	require.NoError(b, err)
	figures := map[string][]float64{}
	note := func(name string, figure float64) { figures[name] = append(figures[name], figure) }
	for range b.N {
		w := phone
		w.before = measuring
		tab := browse(b, w)
		note("ms/first-paint", value[float64](tab, `performance.getEntriesByName("first-contentful-paint")[0].startTime`))
		note("ms/first-choice", value[float64](tab, "since"))
		opened := time.Now()
		tab.asks(page.Message{Do: "open", Game: "yutnori"})
		tab.next(sight{})
		note("ms/first-throw", float64(time.Since(opened).Milliseconds()))
		note("ms/longest-task", traced(tab, func() {
			tab.do(chromedp.Reload(), chromedp.WaitReady("#options button", chromedp.ByQuery))
			for actions := 0; actions < 10 && !tab.over(); actions++ {
				now := tab.sight()
				ways["key"](tab)
				tab.next(now)
			}
		}))
		note("MB/memory", resident(tab))
	}
	b.ReportMetric(float64(file.Size()), "bytes/file")
	for name, noted := range figures {
		slices.Sort(noted)
		b.ReportMetric(noted[len(noted)/2], name)
	}
}

// traced returns the processor time of the longest task of the page's main thread while a
// function runs, in milliseconds. Other programs on the machine do not change it much.
func traced(b browser, run func()) (longest float64) {
	type event struct {
		Name     string         `json:"name"`
		Process  int            `json:"pid"`
		Thread   int            `json:"tid"`
		Duration float64        `json:"tdur"` // of the processor, in microseconds
		Args     map[string]any `json:"args"`
	}
	var events []event
	complete := make(chan struct{})
	chromedp.ListenTarget(b.tab, func(found any) {
		switch found := found.(type) {
		case *tracing.EventDataCollected:
			for _, text := range found.Value {
				var e event
				_ = json.Unmarshal(text, &e) // events of other kinds have other fields
				events = append(events, e)
			}
		case *tracing.EventTracingComplete:
			close(complete)
		}
	})
	b.do(tracing.Start().WithTraceConfig(&tracing.TraceConfig{IncludedCategories: []string{"toplevel", "disabled-by-default-devtools.timeline"}}))
	run()
	b.do(tracing.End())
	<-complete
	main := map[[2]int]bool{}
	for _, e := range events {
		if e.Name == "thread_name" && e.Args["name"] == "CrRendererMain" {
			main[[2]int{e.Process, e.Thread}] = true
		}
	}
	for _, e := range events {
		if main[[2]int{e.Process, e.Thread}] && strings.HasSuffix(e.Name, "RunTask") {
			longest = max(longest, e.Duration/1000)
		}
	}
	return longest
}

// resident returns the resident memory of the process that runs the page and its worker, in MB.
func resident(b browser) (most float64) {
	b.do(chromedp.ActionFunc(func(ctx context.Context) error {
		processes, err := systeminfo.GetProcessInfo().Do(cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser))
		for _, process := range processes {
			var pages, kept float64
			statm, _ := os.ReadFile(fmt.Sprintf("/proc/%d/statm", process.ID))
			if _, err := fmt.Sscan(string(statm), &pages, &kept); err == nil && process.Type == "renderer" {
				most = max(most, kept*float64(os.Getpagesize())/1e6)
			}
		}
		return err
	}))
	return most
}

// BenchmarkAnswers measures how long each program takes for an answer on the page, which
// includes the way of the keys to the browser. It reports the mean and the longest of the
// answers in the first eight actions of a game, and the longest task of the page meanwhile.
func BenchmarkAnswers(b *testing.B) {
	for _, entry := range games.Entries() {
		row := map[string]string{"draughts": "level", "yutkata": "level", "yutnori": "level", "rook": "p2"}[entry.Name]
		for _, offered := range entry.Setup("en").Rows(play.Choices{}) {
			for _, level := range offered.Values {
				if offered.Name != row || level.Name == "human" {
					continue
				}
				b.Run(entry.Name+"/"+level.Name, func(b *testing.B) {
					tab := browse(b, phone)
					now := tab.openWith(entry.Name, fmt.Sprintf(`{%q:%q}`, row, level.Name))
					var answers []time.Duration
					longest := traced(tab, func() {
						for actions := 0; actions < 8*b.N && !tab.over(); actions++ {
							ways["key"](tab)
							begun := time.Now()
							now = tab.next(now)
							answers = append(answers, time.Since(begun))
						}
					})
					var sum time.Duration
					for _, answer := range answers {
						sum += answer
					}
					b.ReportMetric(float64(sum.Milliseconds())/float64(len(answers)), "ms/answer")
					b.ReportMetric(float64(slices.Max(answers).Milliseconds()), "ms/longest")
					b.ReportMetric(longest, "ms/longest-task")
				})
			}
		}
	}
}
