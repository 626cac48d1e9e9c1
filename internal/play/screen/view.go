package screen

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"

	"games.example/internal/command"
	"games.example/internal/play"
)

// The sizes of the parts of the screen.
const (
	leastColumns  = 26 // the least width of the list
	leastRows     = 6  // the least height of the list if it is below the board
	enoughColumns = 34 // the least width of the options, and also of the log, if they are side by side
	gap           = 2  // the columns between two things that are side by side
	bottom        = 2  // the line for notices, and the line for keys
)

// View draws the screen on the whole window.
func (m Model) View() tea.View {
	view := tea.NewView(m.Text())
	view.AltScreen = true
	view.MouseMode = tea.MouseModeCellMotion
	return view
}

// Text returns the screen as styled text: at most as many lines as the window
// has, and no line wider than the window.
func (m Model) Text() string {
	if m.size == (play.Size{}) || m.look.Theme == nil {
		return ""
	}
	text := strings.Join(m.draw().lines, "\n")
	if m.look.Letters {
		return ascii.Replace(text)
	}
	return text
}

// Plain returns the screen as text without styles, and without blanks at the ends of
// lines.
func (m Model) Plain() string {
	lines := strings.Split(ansi.Strip(m.Text()), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n") + "\n"
}

// A drawing holds the lines of the window, and the places that can be clicked.
type drawing struct {
	lines   []string
	options []play.Spot // the name of each spot is the number of an option, from 0
	spots   []play.Spot
}

// beside returns the drawing with a list to its right, from the given
// column on.
func (d drawing) beside(column int, list drawing) drawing {
	lines := make([]string, max(len(d.lines), len(list.lines)))
	copy(lines, d.lines)
	for y := range lines {
		lines[y] += strings.Repeat(" ", column-ansi.StringWidth(lines[y]))
		if y < len(list.lines) {
			lines[y] += list.lines[y]
		}
	}
	return drawing{lines, append(d.options, moved(list.options, column, 0)...), d.spots}
}

// moved returns the spots after moving them to the right and down.
func moved(spots []play.Spot, columns, rows int) []play.Spot {
	spots = slices.Clone(spots)
	for i := range spots {
		spots[i].X += columns
		spots[i].Y += rows
	}
	return spots
}

// filled returns exactly the given number of lines. It adds blank lines, or drops the
// last lines.
func filled(lines []string, number int) []string {
	number = max(number, 0)
	return slices.Concat(lines, make([]string, number))[:number]
}

// spotAt returns the name of the spot at a cell, or "".
func spotAt(spots []play.Spot, x, y int) string {
	for _, spot := range spots {
		if spot.Contains(x, y) {
			return spot.Name
		}
	}
	return ""
}

func (m Model) draw() drawing {
	switch m.session.Face() {
	case play.Form:
		return m.drawForm()
	case play.AskUnfinished:
		lines := m.formTitle()
		for line := range strings.SplitSeq(m.session.Notice(), "\n") {
			lines = append(lines, command.WrapEntry(line, m.size.Width)...)
		}
		return drawing{lines: m.withLast(lines, "")}
	case play.AskAgain:
		return m.drawAgain()
	case play.Help:
		return m.drawHelp()
	case play.Log:
		return m.drawLog()
	default:
		return m.drawGame()
	}
}

// drawAgain draws the list of the games that can follow a game that is given up. The board
// of that game is no longer shown.
func (m Model) drawAgain() drawing {
	title := m.formTitle()
	list := m.options(play.Size{Width: m.size.Width, Height: m.size.Height - len(title) - bottom}, 0)
	return m.framed(title, list)
}

// drawGame draws the game below its title. A long title takes a second line if that
// does not shrink the board. A title that is still too long loses its score, and then its
// end.
func (m Model) drawGame() drawing {
	title := m.title()
	first := m.session.Title()
	if ansi.StringWidth(first) > m.size.Width {
		first = m.fit(m.session.ShortTitle())
	}
	drawn, board := m.drawBelow([]string{first})
	if len(title) > 1 {
		second := m.fit(strings.Join(title[1:], " "))
		if other, same := m.drawBelow([]string{title[0], second}); same == board {
			return other
		}
	}
	return drawn
}

// title returns the lines of the title. The score is not broken. It is missing if it needs
// a third line.
func (m Model) title() []string {
	lines, standing := command.Wrap(m.session.ShortTitle(), m.size.Width), m.session.Standing()
	last := len(lines) - 1
	switch {
	case standing == "":
	case ansi.StringWidth(lines[last]+gapped+standing) <= m.size.Width:
		lines[last] += gapped + standing
	case last == 0:
		lines = append(lines, standing)
	}
	return lines
}

// drawBelow draws the board below a title, and the list to the right of the board. If
// the board does not fit beside the list, or is cramped there and would be larger above
// it, the list moves below the board. drawBelow also returns the size of the board.
func (m Model) drawBelow(title []string) (drawing, play.Size) {
	inner := m.size.Height - len(title) - bottom
	beside := play.Size{Width: m.size.Width - gap - leastColumns, Height: inner}
	below := play.Size{Width: m.size.Width, Height: m.size.Height - 1 - bottom - leastRows} // a second line of the title takes a row from the list
	board, right := m.board(beside)
	lower, under := m.board(below)
	switch under = under && m.size.Width >= leastColumns; {
	case right && (!under || !board.Cramped || area(lower) <= area(board)):
		left := sizeOf(board).Width + gap
		list := m.list(play.Size{Width: m.size.Width - left, Height: inner})
		return m.framed(title, drawing{lines: board.Lines, spots: board.Spots}.beside(left, list)), sizeOf(board)
	case under:
		height := sizeOf(lower).Height
		list := m.list(play.Size{Width: m.size.Width, Height: inner - height})
		drawn := drawing{slices.Concat(lower.Lines, list.lines), moved(list.options, 0, height), lower.Spots}
		return m.framed(title, drawn), sizeOf(lower)
	}
	return m.tooSmall(), play.Size{}
}

func (m Model) board(room play.Size) (board play.Board, fits bool) {
	board = m.session.Shown().Board(m.view(room, m.session.Previewed()))
	return board, room.Holds(sizeOf(board))
}

func (m Model) view(room play.Size, option int) play.View {
	return play.View{Within: room, Option: option, Theme: m.look.theme(), Letters: m.look.Letters}
}

func area(board play.Board) int {
	size := sizeOf(board)
	return size.Width * size.Height
}

func sizeOf(board play.Board) play.Size {
	return play.Size{Width: lipgloss.Width(strings.Join(board.Lines, "\n")), Height: len(board.Lines)}
}

// framed adds the title at the top, and the notice and the keys at the bottom. The keys take
// up to two lines. The second line of the keys is to the right of a notice, or missing. A
// long notice also takes the line of the keys, and as many lines above it as necessary.
func (m Model) framed(title []string, inner drawing) drawing {
	var lines []string
	for _, line := range title {
		lines = append(lines, m.bold(line))
	}
	lines = filled(append(lines, inner.lines...), m.size.Height-bottom)
	said, keys := command.Wrap(m.session.Notice(), m.size.Width), m.keys()
	lines = lines[:max(min(len(lines), m.size.Height-len(said)), 0)]
	if m.session.Notice() != "" || len(keys) == 1 {
		for _, line := range said {
			lines = append(lines, m.bold(line))
		}
		if len(said) == 1 && len(keys) > 1 {
			room := m.size.Width - ansi.StringWidth(said[0]) - ansi.StringWidth(keys[1])
			if room >= gap && m.session.Noticed().Kind != play.Question {
				lines[len(lines)-1] += strings.Repeat(" ", room) + m.faint(keys[1])
			}
		}
	}
	for _, line := range keys {
		lines = append(lines, m.fit(m.faint(line)))
	}
	return drawing{lines[:min(len(lines), m.size.Height)], moved(inner.options, 0, len(title)), moved(inner.spots, 0, len(title))}
}

const gapped = "  "

// keys returns the legend of the keys, in lines that fit the window.
func (m Model) keys() (lines []string) {
	for _, key := range m.session.Legend() {
		last := len(lines) - 1
		if last >= 0 && ansi.StringWidth(lines[last]+gapped+key) <= m.size.Width {
			lines[last] += gapped + key
			continue
		}
		lines = append(lines, key)
	}
	return lines
}

// fit cuts a line to the width of the window.
func (m Model) fit(line string) string { return ansi.Truncate(line, m.size.Width, "…") }

// list draws the options, with the end of the log below. The log is beside the options
// if the height is too small for both and the width is large enough. The options can be
// clicked.
func (m Model) list(size play.Size) drawing {
	if m.session.Face() == play.Reviewing {
		return m.moments(size)
	}
	log, shown := m.session.Shown().Log(), m.session.List()
	half := play.Size{Width: (size.Width - gap) / 2, Height: size.Height}
	const headings = 3 // two headings and the blank line between the lists
	if half.Width >= enoughColumns && len(shown.Options) > 0 && len(log) > 0 && size.Height < headings+
		heightOf(m.optionBlocks(shown, m.session.Chosen(), size.Width))+len(wrapLog(log, size.Width)) {
		return m.options(half, 0).beside(half.Width+gap, drawing{lines: m.logged(half)})
	}
	var list drawing
	if len(shown.Options) > 0 {
		spare := min(len(wrapLog(log, size.Width)), 3)
		if m.session.AtEnd() { // the title names the winner, and each offer must be seen
			spare = 0
		}
		list = m.options(size, spare)
		list.lines = append(list.lines, "")
	}
	list.lines = append(list.lines, m.logged(play.Size{Width: size.Width, Height: size.Height - len(list.lines)})...)
	return list
}

// options draws as many options as fit, and tries to leave the spare rows for the log.
// If some options do not fit, the heading shows how many are drawn, and how many there
// are.
func (m Model) options(size play.Size, spare int) (list drawing) {
	shown := m.session.List()
	blocks := m.optionBlocks(shown, m.session.Chosen(), size.Width)
	rows := size.Height - 1 // the heading
	if spare > 0 {
		rows = max(rows-spare-2, min(rows, 4))
	}
	heading := shown.Heading
	list.lines = append(list.lines, "")
	if !list.addColumns(blocks, m.session.Chosen(), rows, size.Width) {
		list.addBlocks(blocks, m.session.Chosen(), rows, size.Width)
	}
	if len(list.options) < len(blocks) {
		heading += fmt.Sprintf(" %d/%d", len(list.options), len(blocks))
	}
	list.lines[0] = m.faint(ansi.Truncate(heading, size.Width, "…"))
	return list
}

// logged draws the last entries of the log. If not even one of them fits, it draws the
// beginning of the last one.
func (m Model) logged(size play.Size) []string {
	log, room := m.session.Shown().Log(), size.Height-1
	if room < 1 || len(log) == 0 {
		return nil
	}
	var lines []string
	for i := range log {
		entry := wrapLog(log[len(log)-1-i:][:1], size.Width)
		if i == 0 {
			entry = entry[:min(len(entry), room)]
		}
		if len(lines)+len(entry) > room {
			break
		}
		lines = append(entry, lines...)
	}
	return append([]string{m.faint(ansi.Truncate(m.session.Words().Log, size.Width, "…"))}, lines...)
}

// addBlocks adds as many blocks below the heading as fit into the given rows. The
// chosen block is among them. The blocks can be clicked.
func (d *drawing) addBlocks(blocks [][]string, chosen, rows, width int) {
	heading := len(d.lines)
	for i := firstShown(blocks, chosen, rows); i < len(blocks) && len(d.lines)-heading+len(blocks[i]) <= rows; i++ {
		d.options = append(d.options, play.Spot{Y: len(d.lines), Width: width, Height: len(blocks[i]), Name: strconv.Itoa(i)})
		d.lines = append(d.lines, blocks[i]...)
	}
}

// addColumns adds blocks of one line each in several columns. The blocks can be
// clicked. If one column is enough, if several columns do not fit, or if a block has
// several lines, addColumns adds nothing and returns false.
func (d *drawing) addColumns(blocks [][]string, chosen, rows, width int) bool {
	if rows < 1 || heightOf(blocks) > len(blocks) {
		return false
	}
	var cell int
	for _, block := range blocks {
		cell = max(cell, ansi.StringWidth(block[0]))
	}
	columns := min((width+gap)/(cell+gap), (len(blocks)+rows-1)/rows)
	if columns < 2 {
		return false
	}
	page, lines := rows*columns, make([]string, rows)
	first := max(min(chosen/page*page, len(blocks)-page), 0)
	for i, block := range blocks[first:min(first+page, len(blocks))] {
		x, y := i/rows*(cell+gap), i%rows
		d.options = append(d.options, play.Spot{X: x, Y: len(d.lines) + y, Width: cell, Height: 1, Name: strconv.Itoa(first + i)})
		lines[y] += strings.Repeat(" ", x-ansi.StringWidth(lines[y])) + block[0]
	}
	d.lines = append(d.lines, lines...)
	return true
}

// moments draws the moments of the review as a list, below a graph of the chances.
func (m Model) moments(size play.Size) (list drawing) {
	review := m.session.Review()
	list.lines = append(list.lines, m.graph(review, size.Width))
	moments := m.session.Moments()
	if len(review.Marks()) > 0 {
		for i := range moments {
			moments[i].Hint, moments[i].HintKind = fmt.Sprintf("%-2s", moments[i].Hint), play.Mistake // the actions are below one another
		}
	}
	blocks, rows := m.optionBlocks(play.List{Options: moments}, review.At, size.Width), size.Height-1
	if heightOf(blocks) <= rows || rows < 3 {
		list.addBlocks(blocks, review.At, rows, size.Width)
		return list
	}
	list.lines = append(list.lines, "")
	list.addBlocks(blocks, review.At, rows-2, size.Width)
	first, _ := strconv.Atoi(list.options[0].Name)
	list.lines[1] = m.more("↑", first)
	list.lines = append(list.lines, m.more("↓", len(blocks)-first-len(list.options)))
	return list
}

// more returns a line for the entries of a list that are above or below the window.
func (m Model) more(arrow string, entries int) string {
	if entries == 0 {
		return ""
	}
	return m.faint(fmt.Sprintf("  %s %d", arrow, entries))
}

// graph draws the chances. Chances below an equal share have another color. The graph
// marks the moment that is shown.
func (m Model) graph(review play.Review, width int) (drawn string) {
	blocks, equal := []rune(review.Graph(width)), '▁'+rune(8/len(m.session.Game().Match().Seats))
	shown := ((review.At+1)*len(blocks) - 1) / len(review.Moments) // the first block for this moment or a later moment
	for i, block := range blocks {
		style := m.styles().good
		switch {
		case i == shown:
			style = m.styles().chosen
		case block < equal:
			style = m.styles().bad
		}
		drawn += style.Render(string(block))
	}
	return drawn
}

// optionBlocks returns the lines of each option: its number if the list has numbers,
// its hint, and its text, which is wrapped beside them.
func (m Model) optionBlocks(list play.List, chosen, width int) [][]string {
	digits := len(strconv.Itoa(len(list.Options)))
	blocks := make([][]string, len(list.Options))
	for i, option := range list.Options {
		head, style := "  ", m.styles().good
		switch {
		case i == chosen:
			head = "> "
		case option.HintKind == play.Mistake:
			style = m.styles().bad
		}
		if list.Numbered {
			head += fmt.Sprintf("%*d ", digits, i+1)
		}
		colored := head
		if option.Hint != "" {
			space := gapped
			if option.HintKind == play.Advised { // a word such as hint: before the option
				space = " "
			}
			colored += style.Render(option.Hint) + space
			head += option.Hint + space
		}
		for _, line := range command.WrapEntry(option.Text, width-ansi.StringWidth(head)) {
			drawn := colored + line
			if i == chosen {
				drawn = m.styles().chosen.Render(head + line)
			}
			blocks[i] = append(blocks[i], ansi.Truncate(drawn, width, ""))
			head = strings.Repeat(" ", ansi.StringWidth(head))
			colored = head
		}
	}
	return blocks
}

func heightOf(blocks [][]string) (height int) {
	for _, block := range blocks {
		height += len(block)
	}
	return height
}

// firstShown returns the first option to show if the chosen option must be visible in
// the given number of rows.
func firstShown(blocks [][]string, chosen, rows int) int {
	rows = max(rows, 0)
	if heightOf(blocks) <= rows {
		return 0
	}
	first := max(chosen-rows/2, 0)
	for first < chosen && heightOf(blocks[first:chosen+1]) > rows {
		first++
	}
	for first > 0 && heightOf(blocks[first-1:]) <= rows {
		first--
	}
	return first
}

// wrapLog returns the lines of log entries. The second line of an entry, and those after it,
// are indented, but less in a very narrow window.
func wrapLog(entries []string, width int) (lines []string) {
	indent := max(0, min(2, width-2)) // a letter has up to two columns
	for _, entry := range entries {
		first := command.Wrap(entry, width)[0]
		lines = append(lines, first)
		if rest := strings.TrimSpace(strings.TrimPrefix(entry, first)); rest != "" {
			for _, line := range command.Wrap(rest, width-indent) {
				lines = append(lines, strings.Repeat(" ", indent)+line)
			}
		}
	}
	return lines
}

// formTitle returns the lines above the form: its title and a blank line.
func (m Model) formTitle() (lines []string) {
	for _, line := range command.Wrap(m.session.Title(), m.size.Width) {
		lines = append(lines, m.bold(line))
	}
	return append(lines, "")
}

// drawForm draws the rows of the form, the button below them, and the notice. Long values
// take several lines if there is room.
func (m Model) drawForm() drawing {
	words, start := m.session.Words(), m.session.Words().Text("start")
	if !m.session.Continued().IsZero() {
		start = words.Text("continue the last game")
	}
	notice := command.Wrap(m.session.Notice(), m.size.Width)
	const others = 4 // the button between blank lines, and the last line
	form := m.formRows(command.Wrap)
	if len(form.lines)+len(notice)+others > m.size.Height {
		form = m.formRows(func(line string, width int) []string { return []string{ansi.Truncate(line, width, "…")} })
	}
	form.spots = append(form.spots, play.Spot{Y: len(form.lines) + 1, Width: m.size.Width, Height: 1, Name: play.StartSpot})
	form.lines = append(form.lines, "", m.fit("  "+m.bold("["+start+"]")), "")
	for _, line := range notice {
		form.lines = append(form.lines, m.bold(line))
	}
	form.lines = m.withLast(form.lines, words.Text("↑↓←→ change  Enter start  ? help  q quit"))
	return form
}

// formRows draws the title and the rows of the form. The value of each row is between
// arrows. The argument broken breaks or cuts a value to fit a width.
func (m Model) formRows(broken func(line string, width int) []string) drawing {
	rows, row := m.session.Rows()
	var width int
	for _, r := range rows {
		width = max(width, ansi.StringWidth(r.Label))
	}
	form := drawing{lines: m.formTitle()}
	indent := len("> ") + width + len(gapped)
	add := func(head, value string, style lipgloss.Style) {
		for _, line := range broken(value, m.size.Width-indent) {
			form.lines = append(form.lines, m.fit(head+strings.Repeat(" ", indent-ansi.StringWidth(head))+style.Render(line)))
			head = ""
		}
	}
	for i, r := range rows {
		mark, style, y := "  ", lipgloss.NewStyle(), len(form.lines)
		if i == row {
			mark, style = "> ", m.styles().chosen
		}
		add(mark+r.Label, "‹ "+m.session.Value(r).Label+" ›", style)
		form.spots = append(form.spots, play.Spot{Y: y, Width: m.size.Width, Height: len(form.lines) - y, Name: r.Name})
		if continued := m.session.Continued(); !continued.IsZero() && i == 0 {
			add("", "  "+continued.Title(), m.styles().faint)
		}
	}
	return form
}

func (m Model) drawHelp() drawing {
	pages, number, parts := m.session.Pages(), m.session.HelpPage(), m.helpParts()
	lines := append([]string{m.fit(m.bold(pages[number].Title)), ""}, parts[m.part]...)
	last := m.session.Words().Format("page %d of %d: ←→ turn, Esc back", number+1, len(pages))
	if m.part < len(parts)-1 {
		last = "…" + gapped + last
	}
	return drawing{lines: m.withLast(lines, last)}
}

// helpParts returns the lines of the help page in parts that fit into the window.
func (m Model) helpParts() [][]string {
	const others = 3 // the title, a blank line and the last line
	var lines []string
	page := m.session.Pages()[m.session.HelpPage()]
	for _, line := range slices.Concat(page.Drawing, page.Lines) {
		lines = append(lines, command.WrapEntry(line, m.size.Width)...)
	}
	if len(lines) == 0 {
		return [][]string{nil}
	}
	return slices.Collect(slices.Chunk(lines, max(m.size.Height-others, 1)))
}

// drawLog draws the log up to the entry to which it is scrolled back. If there is room,
// it also draws later entries.
func (m Model) drawLog() drawing {
	words, entries := m.session.Words(), m.session.Game().Log()
	end := len(entries) - m.session.Back()
	lines, room := wrapLog(entries[:end], m.size.Width), max(m.size.Height-2, 1)
	for next := end; next < len(entries) && len(lines) < room; next++ {
		lines = append(lines, wrapLog(entries[next:next+1], m.size.Width)...)
		end++
	}
	lines = lines[max(0, len(lines)-room):]
	return drawing{lines: m.withLast(append([]string{m.bold(m.fit(words.Log))}, lines...), words.Format("%d/%d ↑↓ Esc", end, len(entries)))}
}

// withLast fills up the window, and puts a line at its bottom.
func (m Model) withLast(lines []string, last string) []string {
	return append(filled(lines, m.size.Height-1), m.fit(m.faint(last)))
}

// tooSmall draws a message about the size that the window needs. If the window is wide
// enough for a list beside the board, its height must hold only the board. Otherwise it
// must also hold the list below the board.
func (m Model) tooSmall() drawing {
	board := sizeOf(m.session.Game().Board(m.view(play.Size{}, -1)))
	least := play.Size{Width: max(board.Width, leastColumns), Height: board.Height + 1 + bottom + leastRows}
	if beside := board.Width + gap + leastColumns; m.size.Width >= beside {
		least = play.Size{Width: beside, Height: board.Height + 1 + bottom}
	}
	text := m.session.Words().Format("This window has %d columns and %d lines; the game needs %d and %d.", m.size.Width, m.size.Height, least.Width, least.Height)
	lines := command.Wrap(text, m.size.Width)
	return drawing{lines: lines[:min(len(lines), m.size.Height)]}
}
