package program

import (
	"io"

	"github.com/cheggaaa/pb/v3"
)

// Progress shows on a terminal how far a command is that may take longer than a
// second. Elsewhere it shows nothing.
type Progress struct{ bar *pb.ProgressBar }

// NewProgress begins to show, on a command's error output, how many of a total
// are done. The total is told with a text such as " games" after it, which may
// be empty.
func NewProgress(out io.Writer, total int, what string) *Progress {
	if !IsTerminal(out) {
		return &Progress{}
	}
	bar := pb.New(total).SetTemplateString(`{{counters .}}` + what + ` {{bar .}} {{percent .}} {{rtime . "%s left"}}`)
	return &Progress{bar.SetWriter(out).Set(pb.CleanOnFinish, true).Start().Write()}
}

// Add tells that n more are done. Several goroutines may call it at once.
func (p *Progress) Add(n int) {
	if p.bar != nil {
		p.bar.Add(n)
	}
}

// End takes what was shown off the terminal, so that results can be printed.
func (p *Progress) End() {
	if p.bar != nil {
		p.bar.Write()
		p.bar.Finish()
	}
}
