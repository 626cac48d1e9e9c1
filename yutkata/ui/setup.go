package ui

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"sync"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/yutkata"
	"games.example/yutkata/solution"
)

// A Setup holds the values, other than the choices, with which a game starts.
type Setup struct {
	// Language translates the texts for a screen or a page; nil is English.
	Language message.Language
	// Transcript reports whether a game prints the kata's transcript. In such a game no
	// move can be taken back.
	Transcript bool
	// Width returns the width of the terminal, for lines that are not a transcript. If
	// Width is nil, the width is 80.
	Width func() int
	// Most is the size of the largest game that the "perfect" level, hints and reviews
	// solve, as solution.Size returns it. If Most is 0, there is no such limit.
	Most int
}

// The values of the "computer" row that are not names of players.
const (
	others = "others" // all but PlayerA
	begins = "begins" // all but PlayerB
	all    = "all"
	nobody = "none"
)

// severals holds the values that mean several players.
var severals = []string{others, begins, all}

// Rows returns the rows of the form.
func (s Setup) Rows(choices play.Choices) []play.Row {
	l := s.Language
	row := func(name, label string, values ...string) play.Row {
		row := play.Row{Name: name, Label: l.Text(label), Help: helps[name], Fixed: slices.Contains(ruleNames, name)}
		for i := 0; i < len(values); i += 2 {
			row.Values = append(row.Values, play.Value{Name: values[i], Label: l.Text(values[i+1])})
		}
		given, some := choices[name]
		known := func(v play.Value) bool { return v.Name == given }
		if some && !slices.ContainsFunc(row.Values, known) {
			row.Values = append(row.Values, play.Value{Name: given, Label: given})
		}
		return row
	}
	computers, beginning := "the computer, you begin", "the computer begins"
	if players := choiceOf(choices, "players"); players != "2" {
		computers, beginning = "computers, you begin", "computers, one begins"
	}
	named := func(word string) string {
		if given := choices["computer"]; given != "" && computersRow(choices, given) == word {
			return given
		}
		return word
	}
	rows := []play.Row{
		row(
			"computer", "opponent", named(others), computers, named(begins), beginning,
			nobody, "people only", named(all), "computers only",
		),
		row("level", "level", s.levels(choices)...),
		row("players", "players", "2", "2", "3", "3", "4", "4"),
		row("tokens", "tokens", "2", "2 each", "3", "3 each", "4", "4 each", "1", "1 each"),
		row("spaces", "spaces", "15", "15", "21", "21", "30", "30", "9", "9"),
		row("wrap", "too far", "false", "a token stays", "true", "continues from space 1"),
		row("obstacle", "obstacles", "", "none", "5:miss", "5: miss a turn", "8:back:3", "8: back 3", "4:miss,7:back:3", "4: miss, 7: back 3"),
	}
	if level := &rows[1]; choices["computer"] == nobody {
		level.Idle = "no player has a level: expected a player that is the program"
	}
	rows[1].Spoken = spoken
	if !slices.ContainsFunc(rows[1].Values, func(v play.Value) bool { return v.Name == perfect }) {
		game, _ := NewGame(choices) // without a game, no level is missing
		rows[1].Note = l.Format("The best level and a judged review need %s.", s.needs(game.Rules()))
	}
	return rows
}

// levels returns the levels, each with its label. The best level is missing if the game
// cannot be solved, unless it is chosen: then the start says why it is not possible.
func (s Setup) levels(choices play.Choices) []string {
	levels := []string{
		byChance, "random: any token", careless, "easy: half at random",
		sensible, "medium: catches, runs", perfect, "best: computed",
	}
	if game, err := NewGame(choices); err == nil && choices["level"] != perfect && s.unsolved(game.Rules()) != nil {
		return levels[:len(levels)-2]
	}
	return levels
}

// helps holds the help of the flag of each row.
var helps = map[string]string{
	"computer": "`player` that the program plays, such as B; may be repeated",
	"level":    "how well the program plays",
	"players":  "number of players, 2 to 26",
	"tokens":   "number of tokens each, 1 to 9",
	"spaces":   "length of the board, 2 or more",
	"wrap":     "a throw that is too big carries a token past the last space and on from space 1",
	"obstacle": "an obstacle on space K, `K:miss` or K:back:B; may be repeated",
}

// computerNames returns the names of the players for which the program plays.
func computerNames(choices play.Choices) (names []string) {
	computers, some := choices["computer"]
	switch {
	case !some || computers == nobody:
		return nil
	case !slices.Contains(severals, computers):
		return strings.Split(computers, ",")
	}
	players, _ := strconv.Atoi(choiceOf(choices, "players"))
	for player := range players {
		if (computers != others || player != 0) && (computers != begins || player != 1) {
			names = append(names, letterOf(player))
		}
	}
	return names
}

// computersRow returns the value of the "computer" row for the given computers:
// "others", "begins" or "all" if this word means them, or else their names.
func computersRow(choices play.Choices, computers string) string {
	for _, value := range severals {
		named := play.Choices{"players": choiceOf(choices, "players"), "computer": value}
		if strings.Join(computerNames(named), ",") == computers {
			return value
		}
	}
	return computers
}

// Start returns a new game.
func (s Setup) Start(choices play.Choices, seed uint64) (play.Game, error) {
	game, err := NewGame(choices)
	if err != nil {
		return play.Game{}, err
	}
	own := play.Choices{}
	maps.Copy(own, choices)
	if choices["throws"] == "" {
		own["seed"] = strconv.FormatUint(seed, 10)
	}
	m := &match{rules: game.Rules(), language: s.Language, choices: own}
	if err := s.seat(m, seed); err != nil {
		return play.Game{}, err
	}
	return m.begin(), nil
}

// Read returns the game in a transcript. The header of the transcript decides the rules
// and the seed. It also decides the computers and their level if the choices are missing.
func (s Setup) Read(record string, choices play.Choices, seed uint64) (play.Game, error) {
	transcript, last, err := s.readAll(record, choices)
	if err != nil {
		return play.Game{}, err
	}
	t := transcript.moment.match
	t.choices, seed = s.recorded(transcript.header, t.choices, choices, seed)
	if err := s.seat(t, seed); err != nil {
		return play.Game{}, err
	}
	story := t.begin()
	for _, told := range transcript.told {
		story = story.Then(told.moment, told.event)
	}
	if note, noted := strings.CutPrefix(last, "*Note "); noted && note != "" && note == story.Moment().(Moment).resignation() {
		return story.Do(play.Resign)
	}
	return story, nil
}

// readAll reads a whole transcript, and returns its last line, too.
func (s Setup) readAll(record string, choices play.Choices) (transcript *Transcript, last string, err error) {
	if strings.TrimSpace(record) == "" {
		return nil, "", message.Errorf("empty: expected a transcript")
	}
	transcript = NewTranscript(choices)
	transcript.yields, transcript.language = true, s.Language
	for line := range strings.SplitSeq(strings.TrimRight(record, "\n"), "\n") {
		if err := transcript.Read(line); err != nil {
			return nil, "", err
		}
		last = line
	}
	if due := transcript.due; len(due) > 0 && due[len(due)-1].want == wantTurn {
		return nil, "", message.At(transcript.read, message.Errorf("the transcript ends in a cut: expected a board and a turn after it"))
	}
	return transcript, last, nil
}

// recorded returns the choices and the seed of a game that continues. The rules come from
// the transcript. They stay as they were written in the given choices if these have the
// same rules. The seed is in the header, or is the given seed.
func (s Setup) recorded(header, rules, given play.Choices, seed uint64) (play.Choices, uint64) {
	own := play.Complete(s, given, playersIn(header))
	for _, name := range ruleNames {
		if value := choiceOf(rules, name); !sameRule(value, choiceOf(own, name)) {
			own[name] = value
		}
	}
	if text, ok := header["seed"]; ok {
		seed, _ = strconv.ParseUint(text, 10, 64) // the header was parsed
		own["seed"] = text
	} else if given["throws"] == "" {
		own["seed"] = strconv.FormatUint(seed, 10)
	}
	return own, seed
}

// Named returns the computers and their level in the header of a transcript. A header
// without computers names people only.
func (Setup) Named(record string) play.Choices {
	first, _, _ := strings.Cut(record, "\n")
	header, err := parseHeader(first)
	if err != nil {
		return nil
	}
	return playersIn(header)
}

// playersIn returns the computers and their level in a header, or nil without a header.
func playersIn(header play.Choices) play.Choices {
	if header == nil {
		return nil
	}
	computers, some := header["computer"]
	if !some {
		return play.Choices{"computer": nobody}
	}
	level := header["level"]
	if !slices.Contains(Levels(), level) {
		level = sensible
	}
	return play.Choices{"computer": computersRow(header, computers), "level": level}
}

// seat gives a match its players and its future throws.
func (s Setup) seat(t *match, seed uint64) error {
	t.transcript, t.width, t.seed = s.Transcript, s.Width, seed
	t.computers = make([]bool, t.rules.Players())
	rules := t.rules
	t.unsolved = s.unsolved(rules)
	t.solve = solvedOnce(func(ctx context.Context) (*solution.Solution, error) { return solution.Solve(ctx, rules, nil) })
	if err := t.throwBy(t.choices["throws"], seed); err != nil {
		return err
	}
	for _, name := range computerNames(t.choices) {
		player, err := ParsePlayer(t.rules, "computer", name)
		if err != nil {
			return err
		}
		if t.computers[player] = true; t.choices["level"] == "" {
			t.choices["level"] = sensible
		}
		if t.unsolved != nil && levelOf(t.choices["level"]) == perfect {
			return message.Errorf("the best level needs %s: change this, or choose another level", message.Phrase(s.needs(rules)))
		}
		if _, err := (Moment{match: t}).program(func() (*solution.Solution, error) { return nil, t.unsolved }); err != nil {
			return err
		}
	}
	return nil
}

// begin returns the story of a match without an action.
func (t *match) begin() play.Game {
	choices := maps.Clone(t.choices)
	delete(choices, "seed")
	delete(choices, "throws")
	words := wordsOf(t.language, t.transcript)
	if len(obstacles(t.choices)) > 0 && !t.transcript {
		words.InShort += "\n" + t.language.Text(signsText)
	}
	kept := &play.Match{
		Choices: choices, Seed: t.seed, Seeded: t.choices["throws"] == "", Words: words,
		Record: func(story play.Game) (string, error) { return t.text(story, nil), nil }, Lines: t.lines,
	}
	for player, computer := range t.computers {
		seat := play.Seat{Key: t.nameOf(nil, player), Name: t.nameOf(t.language, player)}
		if computer {
			seat.Program = t.play
		}
		kept.Seats = append(kept.Seats, seat)
	}
	return play.Begin(kept, Moment{match: t})
}

// unsolved returns the reason why a game with the given rules is not solved, or nil.
func (s Setup) unsolved(rules *yutkata.Rules) error {
	if size := solution.Size(rules); s.Most > 0 && rules.Players() == 2 && rules.Tokens() <= solution.MaxTokens && size > s.Most {
		return message.Errorf("%w here: expected a size of at most %d, got %d", solution.ErrTooLarge, s.Most, size)
	}
	return solution.Check(rules)
}

// needs returns what must change in the rules of a game that is not solved.
func (s Setup) needs(rules *yutkata.Rules) string {
	var needs []string
	need := func(needed bool, what string) {
		if needed {
			needs = append(needs, s.Language.Text(what))
		}
	}
	tokens := rules.Tokens() <= solution.MaxTokens
	need(rules.Players() != 2, "2 players")
	need(!tokens, "1 or 2 tokens each")
	need(rules.Spaces() > solution.MaxSpaces || tokens && s.Most > 0 && solution.Size(rules) > s.Most, "fewer spaces")
	misses := false
	for space := range rules.Spaces() {
		back, obstacle := rules.Obstacle(space)
		misses = misses || obstacle && back == 0
	}
	need(misses, "no missed turns")
	return strings.Join(needs, ", ")
}

// solvedOnce returns a function that computes a solution at its first call. A call whose
// context ends leaves the computation to the next call.
func solvedOnce(solve func(context.Context) (*solution.Solution, error)) func(context.Context) (*solution.Solution, error) {
	var alone sync.Mutex
	var solved *solution.Solution
	var failed error
	return func(ctx context.Context) (*solution.Solution, error) {
		alone.Lock()
		defer alone.Unlock()
		if solved == nil && failed == nil {
			now, err := solve(ctx)
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
			solved, failed = now, err
		}
		return solved, failed
	}
}

// throwBy makes later throws come from the script or, if it is empty, from the seed.
func (t *match) throwBy(script string, seed uint64) error {
	if script != "" {
		throws, err := parseThrows(script)
		t.throws.Next = yutkata.Script(throws...)
		return err
	}
	random := rand.New(rand.NewPCG(seed, 0))
	t.throws.Next = yutkata.RandomThrower(random)
	for range t.throws.Made {
		random.Uint32()
	}
	return nil
}

func parseThrows(text string) (throws []yutkata.Sticks, err error) {
	for text := range strings.SplitSeq(text, ",") {
		sticks, err := yutkata.ParseSticks(strings.TrimSpace(text))
		if err != nil {
			return nil, fmt.Errorf("--throws %q: expected four of x and o for each throw, as in xxxo,oooo", text)
		}
		throws = append(throws, sticks)
	}
	return throws, nil
}

// OtherSide returns the choices with the sides exchanged, or false if the sides
// cannot be exchanged.
func (Setup) OtherSide(choices play.Choices) (play.Choices, bool) {
	next := map[string]string{others: begins, begins: others, "A": others, "B": begins}[choices["computer"]]
	if next == "" || choiceOf(choices, "players") != "2" {
		return nil, false
	}
	other := maps.Clone(choices)
	other["computer"] = next
	return other, true
}

// Pages returns the help pages: the rules and the keys.
func (s Setup) Pages(play.Choices) []play.Page { return pages(s.Language) }

// Words returns the texts that a front shows.
func (s Setup) Words(play.Choices) *play.Words { return wordsOf(s.Language, s.Transcript) }
