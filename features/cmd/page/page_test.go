//go:build page

package main

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// built returns the address of the page that make page has written.
func built(t *testing.T) string {
	t.Helper()
	path, err := filepath.Abs("../../../bin/page.html")
	require.NoError(t, err)
	require.FileExists(t, path)
	return "file://" + path
}

// A browser is a tab of Chromium with the page.
type browser struct {
	*testing.T
	tab context.Context
}

// browse returns a tab of the given size with the page. The test fails if the
// console has an error.
func browse(t *testing.T, width, height int64) browser {
	t.Helper()
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox)
	if path := os.Getenv("CHROMIUM"); path != "" {
		options = append(options, chromedp.ExecPath(path))
	}
	allocated, stop := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(stop)
	tab, leave := chromedp.NewContext(allocated)
	t.Cleanup(leave)
	limited, expire := context.WithTimeout(tab, 20*time.Second)
	t.Cleanup(expire)
	chromedp.ListenTarget(limited, func(event any) {
		switch event := event.(type) {
		case *runtime.EventExceptionThrown:
			t.Error(event.ExceptionDetails.Error())
		case *log.EventEntryAdded:
			if event.Entry.Level == log.LevelError {
				t.Errorf("the console has an error: %s %s", event.Entry.Text, event.Entry.URL)
			}
		case *runtime.EventConsoleAPICalled:
			if event.Type == runtime.APITypeError {
				t.Errorf("the console has an error: %s", event.Args[0].Value)
			}
		}
	})
	b := browser{t, limited}
	b.do(chromedp.EmulateViewport(width, height), chromedp.Navigate(built(t)))
	return b
}

func (b browser) do(actions ...chromedp.Action) {
	b.Helper()
	require.NoError(b, chromedp.Run(b.tab, actions...))
}

// click clicks the first element that a selector names, once it is there.
func (b browser) click(selector string) {
	b.Helper()
	b.do(chromedp.Click(selector, chromedp.ByQuery))
}

// text returns the text of an element, once it is visible.
func (b browser) text(selector string) (text string) {
	b.Helper()
	b.do(chromedp.Text(selector, &text, chromedp.ByQuery))
	return text
}

func TestAThrowAndAMoveByClicks(t *testing.T) {
	b := browse(t, 360, 740)
	b.click(`[aria-label="Play: Yut on a line"]`)
	b.click(`#options button`)
	b.do(chromedp.WaitVisible(`//h1[contains(., "to move")]`))
	b.click(`#options [aria-current]`)
	b.do(chromedp.WaitVisible(`#log li`, chromedp.ByQuery))
	require.Regexp(t, `^A: (DO|GE|GEOL|YUT|MO), A[12]: enters on \d$`, b.text("#log li"))
}
