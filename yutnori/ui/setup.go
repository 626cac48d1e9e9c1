package ui

import (
	"cmp"
	"context"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"sync"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/record"
)

// A Setup makes games of yut from choices. The "rules" choice is the name of rules on the
// form or, for other rules, the flags that record.Describe returns.
type Setup struct {
	// Language is the default language of the form, "en" or "ko".
	Language string
	// Script makes the throws of all games. Nil means random throws.
	Script yutnori.Thrower
	// Width returns the number of columns of the terminal when the game is played line by
	// line. Nil means that there is room for every board.
	Width func() int
	// Solve solves a game for the perfect player; nil means bot.Solve.
	Solve    func(context.Context, *yutnori.Rules, yutnori.YutSticks) (*bot.Solution, error)
	Capitals bool // as in Language
	// Small is for slow devices: only games of one piece each are solved.
	Small bool
}

// The names of the rules on the form.
const (
	basicRules  = "basic"
	animalRules = "animals"
	houseRules  = "house"
)

// Values of the "computer" row: lists of the players that are programs.
const (
	allButFirst  = "1,2,3"
	allButSecond = "0,2,3"
)

// labels maps values of the form to their labels. Any other value is its own label.
var labels = map[string]string{
	allButFirst: "the computer", allButSecond: "the computer, which begins", record.None: "people",
	basicRules: "the basic game", animalRules: "with animals", houseRules: "house rules",
	"random": "random: any move", "casual": "easy: half at random", "greedy": "medium: catches, runs", "strong": "hard: looks ahead", "perfect": "best: computed",
	"no": "silent", "yes": "says what each move cost", "en": "English", "ko": "한국어",
}

// levelWord returns the word for a level, or the text itself if it is not a level.
func levelWord(text string) string {
	var level bot.Level
	if level.UnmarshalText([]byte(text)) != nil {
		return text
	}
	return level.Word()
}

func (l Language) row(name, label string, values ...string) play.Row {
	fixed := name == "rules" || name == "players" || name == "pieces"
	row := play.Row{Name: name, Label: l.Text(label), Help: helps[name], Fixed: fixed}
	for _, value := range values {
		row.Values = append(row.Values, play.Value{Name: value, Label: l.Text(cmp.Or(labels[value], value))})
	}
	return row
}

// Rows returns the rows of the form.
func (s Setup) Rows(choices play.Choices) []play.Row {
	l := s.language(choices)
	game, sticks, err := s.rules(choices)
	sides := yutnori.MaxPlayers
	if err == nil {
		sides = game.Players()
	}
	levels := []string{bot.Random.String(), bot.Casual.String(), bot.Greedy.String(), bot.Strong.String()}
	all := append(slices.Clone(levels), bot.Perfect.String())
	if choices["level"] == bot.Perfect.String() || err == nil && s.quick(game, sticks) == nil {
		levels = all
	}
	level := l.row("level", "level", levels...)
	level.Spoken = map[string]string{}
	for _, name := range all {
		level.Spoken[name] = levelWord(name)
	}
	if level.Words = all; choices["computer"] == record.None {
		level.Idle = "no player has a level: expected a player that is the program"
	}
	rows := []play.Row{l.against(choices["computer"], sides), level}
	rules, players := []string{basicRules, animalRules, houseRules}, []string{"2", "3", "4"}
	if choices["rules"] == houseRules {
		players = []string{"4", "2", "3"}
	}
	if custom := choices["rules"]; isCustom(custom) {
		rows = append(rows, l.row("rules", "rules", append(rules, custom)...))
	} else {
		named := l.row("rules", "rules", rules...)
		if err == nil {
			named.Note = l.note(game.Facts())
		}
		rows = append(rows, named, l.row("players", "players", players...), l.row("pieces", "pieces each", "4", "3", "2", "1"))
	}
	languages := []string{"en", "ko"}
	if s.Language == "ko" {
		languages = []string{"ko", "en"}
	}
	lang := l.row("lang", "language", languages...)
	lang.Words = []string{"en", "ko"}
	coach := l.row("coach", "coach", "no", "yes")
	coach.Look, lang.Look = true, true
	return append(rows, coach, lang)
}

// against returns the row "computer". The chosen list of the players that are programs has
// the place of the usual one that means the same in a game of so many sides, or the last.
func (l Language) against(list string, sides int) play.Row {
	row := l.row("computer", "against", allButFirst, allButSecond, record.None)
	chosen, err := programs(list, sides)
	if list == "" {
		return row
	}
	for i, value := range row.Values {
		if usual, _ := programs(value.Name, sides); err == nil && slices.Equal(usual, chosen) {
			row.Values[i].Name = list
			return row
		}
	}
	var letters []string
	for _, player := range chosen {
		letters = append(letters, l.letter(player))
	}
	other := play.Value{Name: list, Label: list}
	if err == nil {
		other.Label = l.Format("the computer as %s", strings.Join(letters, ", "))
	}
	row.Values = append(row.Values, other)
	return row
}

// programs returns the players in a list that a game of so many sides has, in order.
func programs(list string, sides int) ([]int, error) {
	players, err := record.ParsePlayers(list, yutnori.MaxPlayers)
	players = slices.DeleteFunc(players, func(player int) bool { return player >= sides })
	slices.Sort(players)
	return slices.Compact(players), err
}

// helps holds the help of the flag of each row.
var helps = map[string]string{
	"computer": "comma-separated `list` of the players that the program plays, 0 to 3, or none; a game ignores players that it does not have",
	"level":    "how well the program plays; with two pieces each, best takes a few seconds to begin the first time",
	"rules":    "the rules, which other flags can change",
	"players":  "number of players, 2 to 4",
	"pieces":   "number of pieces each, 1 to 4",
	"coach":    "say what each of your moves cost",
	"lang":     "language of the screens, the messages and this help",
}

func isCustom(rules string) bool { return strings.HasPrefix(rules, "--") }

func (s Setup) language(choices play.Choices) Language {
	l := English
	if cmp.Or(choices["lang"], s.Language) == "ko" {
		l = Korean
	}
	l.Capitals = s.Capitals
	return l
}

// rules returns the rules and the sticks for the choices, some of which may be missing.
func (s Setup) rules(choices play.Choices) (*yutnori.Rules, yutnori.YutSticks, error) {
	var flags []string
	if custom := choices["rules"]; isCustom(custom) {
		flags = strings.Fields(custom)
	} else {
		for _, row := range []string{"players", "pieces"} {
			if choices[row] != "" {
				flags = append(flags, "--"+row+"="+choices[row])
			}
		}
	}
	facts, sticks, err := record.ParseFlags(factsOf(choices["rules"]), flags...)
	if err != nil {
		return nil, sticks, err
	}
	rules, err := yutnori.NewRules(facts)
	return rules, sticks, err
}

// factsOf returns the facts of the rules that have the given name on the form.
func factsOf(name string) yutnori.Facts {
	basic := yutnori.Basic(2, yutnori.MaxPieces)
	switch name {
	case animalRules:
		return basic.WithAnimals(yutnori.Pig, yutnori.Dog, yutnori.Sheep, yutnori.Cow)
	case houseRules:
		return yutnori.House()
	}
	return basic
}

// ChoicesOf returns the choices for a game with the given facts and sticks.
func ChoicesOf(facts yutnori.Facts, sticks yutnori.YutSticks) play.Choices {
	for _, name := range []string{basicRules, animalRules, houseRules} {
		form := factsOf(name)
		form.Players, form.Pieces = facts.Players, facts.Pieces
		if len(record.Describe(form, facts, sticks)) == 0 {
			return play.Choices{"rules": name, "players": strconv.Itoa(facts.Players), "pieces": strconv.Itoa(facts.Pieces)}
		}
	}
	return play.Choices{"rules": strings.Join(record.Describe(factsOf(basicRules), facts, sticks), " ")}
}

// Start returns a new game.
func (s Setup) Start(choices play.Choices, seed uint64) (play.Game, error) {
	choices = play.Complete(s, choices)
	rules, sticks, err := s.rules(choices)
	if err != nil {
		return play.Game{}, err
	}
	t, err := s.table(rules, sticks, choices, seed)
	if err != nil {
		return play.Game{}, err
	}
	return t.Begin(), nil
}

// Read returns the last game of a record.
func (s Setup) Read(text string, choices play.Choices, seed uint64) (play.Game, error) {
	game, err := record.Read(text)
	switch {
	case err != nil:
		return play.Game{}, err
	case game.Name != "play":
		return play.Game{}, message.Errorf("expected a game of yutnori play, not of yutnori %s", game.Name)
	}
	if recorded, err := strconv.ParseUint(game.Seed, 10, 64); err == nil {
		seed = recorded
	}
	t, err := s.table(game.Rules, game.Sticks, play.Complete(s, ChoicesOf(game.Rules.Facts(), game.Sticks), choices), seed)
	if err != nil {
		return play.Game{}, err
	}
	t.start = game.Start
	story, err := t.Replay(game.Events)
	if err == nil && game.Resigned {
		story, err = story.Do(play.Resign)
	}
	return story, err
}

// table returns the table of a new game between the players that the choices name.
func (s Setup) table(rules *yutnori.Rules, sticks yutnori.YutSticks, choices play.Choices, seed uint64) (*Table, error) {
	throws := Chance(rules, sticks, seed)
	if s.Script != nil {
		throws = throwsBy(rules, s.Script)
		throws.sticks = sticks
	}
	t := New(rules, throws)
	t.choices, t.Language, t.Coach = choices, s.language(choices), choices["coach"] == "yes"
	t.Width = s.Width
	players, err := record.ParsePlayers(choices["computer"], yutnori.MaxPlayers)
	if err != nil {
		return t, err
	}
	best := s.advise(t, rules, sticks)
	unsolvable := s.quick(rules, sticks)
	if t.Coach && unsolvable == nil { // a person's move must not wait for the solution
		t.prepare = func(ctx context.Context) { _ = t.advised(ctx) }
	}
	var level bot.Level
	_ = level.UnmarshalText([]byte(choices["level"])) // complete choices have a level if a program plays
	if level == bot.Perfect && unsolvable != nil {
		return t, message.Errorf("level %s: %w", message.Phrase(level.Word()), unsolvable)
	}
	program := later{newShared(func(ctx context.Context) (bot.Player, error) {
		if level == bot.Perfect {
			return best.get(ctx)
		}
		return bot.New(level, rules, sticks)
	})}
	for _, player := range players {
		if player < rules.Players() {
			t.Programs[player] = program
		}
	}
	return t, nil
}

// advise lets the strongest bot advise the players of a table, and returns the bot.
func (s Setup) advise(t *Table, rules *yutnori.Rules, sticks yutnori.YutSticks) *shared[bot.Adviser] {
	best := newShared(func(ctx context.Context) (bot.Adviser, error) { return s.best(ctx, rules, sticks) })
	t.Adviser = func(state *yutnori.State) []float64 {
		adviser, _ := best.get(context.Background()) // which does not end
		return adviser.Chances(state)
	}
	t.advised = func(ctx context.Context) error { // solving takes seconds
		_, err := best.get(ctx)
		return err
	}
	if rules.Players() > 2 {
		shares := sync.OnceValue(func() func(*yutnori.State) []float64 { return bot.Shares(rules, sticks) })
		t.shares = func(state *yutnori.State) []float64 { return shares()(state) }
	}
	return best
}

// best returns the strongest bot for a game, or the error of a context that has ended.
func (s Setup) best(ctx context.Context, rules *yutnori.Rules, sticks yutnori.YutSticks) (bot.Adviser, error) {
	if s.quick(rules, sticks) != nil {
		return bot.NewStrong(rules, sticks), nil
	}
	solve := s.Solve
	if solve == nil {
		solve = func(ctx context.Context, rules *yutnori.Rules, sticks yutnori.YutSticks) (*bot.Solution, error) {
			return bot.Solve(ctx, rules, sticks, nil)
		}
	}
	solution, err := solve(ctx, rules, sticks)
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil:
		return bot.NewStrong(rules, sticks), nil
	}
	return bot.NewPerfect(solution, sticks), nil
}

// quickness holds, for facts and sticks, a function that returns the error of [bot.CheckQuick].
// That takes up to a tenth of a second, and a form asks at every key.
var quickness sync.Map

type asked struct {
	yutnori.Facts
	yutnori.YutSticks
}

// quick returns nil if a game can be solved while people wait, and otherwise the reason.
func (s Setup) quick(rules *yutnori.Rules, sticks yutnori.YutSticks) error {
	check, _ := quickness.LoadOrStore(asked{rules.Facts(), sticks}, sync.OnceValue(func() error { return bot.CheckQuick(rules, sticks) }))
	err := check.(func() error)()
	if err == nil && s.Small && rules.Pieces() > 1 {
		return bot.ErrSlow
	}
	return err
}

// later is a bot that is created when it must move for the first time.
type later struct{ *shared[bot.Player] }

// Move returns the move of the bot.
func (l later) Move(state *yutnori.State, chance *rand.Rand) yutnori.Move {
	program, _ := l.get(context.Background()) // which does not end, and the level exists
	return program.Move(state, chance)
}

// shared is a value that is created when it is first needed.
type shared[T any] struct {
	create func(context.Context) (T, error)
	turn   chan struct{} // holds a token while the value is created or read
	made   bool
	value  T
}

func newShared[T any](create func(context.Context) (T, error)) *shared[T] {
	return &shared[T]{create: create, turn: make(chan struct{}, 1)}
}

// get returns the value, or the error of a context that ends first. After an error, the
// next call creates the value anew.
func (s *shared[T]) get(ctx context.Context) (value T, err error) {
	select {
	case s.turn <- struct{}{}:
	case <-ctx.Done():
		return value, ctx.Err()
	}
	defer func() { <-s.turn }()
	if !s.made {
		s.value, err = s.create(ctx)
		s.made = err == nil
	}
	return s.value, err
}

// OtherSide returns the choices for a game in which a person and a program have
// exchanged sides, or false if the players are not one person and one program.
func (s Setup) OtherSide(choices play.Choices) (play.Choices, bool) {
	rules, _, err := s.rules(choices)
	players, wrong := record.ParsePlayers(choices["computer"], yutnori.MaxPlayers)
	if err != nil || wrong != nil || rules.Players() != 2 || slices.Contains(players, 0) == slices.Contains(players, 1) {
		return nil, false
	}
	other := maps.Clone(choices)
	other["computer"] = allButFirst
	if !slices.Contains(players, 0) {
		other["computer"] = allButSecond
	}
	return other, true
}

// Pages returns pages about the keys, the board, the results, and the rules of the game.
// If there is no such game, the rules are those of the basic game.
func (s Setup) Pages(choices play.Choices) []play.Page {
	game, err := s.Start(play.Complete(s, play.Choices{"level": bot.Random.String()}, choices), 0)
	if err != nil {
		game, _ = s.Start(nil, 0)
	}
	return s.language(choices).pages(game)
}

// Words returns the texts of the fronts in the language of the choices.
func (s Setup) Words(choices play.Choices) *play.Words {
	rules, _, _ := s.rules(choices) // nil for choices that are not the rules of a game
	return s.language(choices).words(rules)
}
