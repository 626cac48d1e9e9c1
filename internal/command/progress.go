package command

import (
	"io"
	"math"
	"time"

	"github.com/cheggaaa/pb/v3"
)

// Progress shows the progress of a long command on a terminal. Elsewhere it
// shows nothing.
type Progress struct{ bar *pb.ProgressBar }

// NewProgress shows the progress toward a total on out, a command's standard error. The
// text what, such as " games", follows the total and may be empty.
func NewProgress(out io.Writer, total int, what string) *Progress {
	if !IsTerminal(out) {
		return &Progress{}
	}
	bar := pb.New(total).SetTemplateString(`{{counters .}}` + what + ` {{bar .}} {{percent .}} {{rtime . "%s left"}}`)
	bar.SetRefreshRate(time.Second/20).SetWriter(out).Set(pb.CleanOnFinish, true)
	return &Progress{bar.Start().Write()}
}

// Add adds n to the amount of work that is done. Several goroutines may call it at the
// same time.
func (p *Progress) Add(n int) {
	if p.bar != nil {
		p.bar.Add(n)
	}
}

// Settle sets the amount of work to the number of settled decimal places of a result
// that can still change by the given amount.
func (p *Progress) Settle(change float64) {
	if p.bar != nil {
		digits := min(-math.Log10(change), float64(p.bar.Total()))
		p.bar.SetCurrent(int64(max(digits, 0)))
	}
}

// End erases the progress from the terminal, so that results can be printed. It
// may be called more than once.
func (p *Progress) End() {
	if p.bar != nil && !p.bar.IsFinished() {
		p.bar.Write()
		p.bar.Finish()
	}
}
