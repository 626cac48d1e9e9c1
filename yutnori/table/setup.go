package table

import (
	"errors"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"sync"

	"games.example/program/play"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/record"
)

// A Setup is a game of yut before its first throw. The choice "rules" is a word of
// the form, or the flags of other rules as record.Describe returns them.
type Setup struct {
	// Language is the first language of the form, "en" or "ko".
	Language string
	// Script gives the throws of all games in place of random ones. It may be nil.
	Script yutnori.Thrower
	// Solve solves the games of the perfect player; nil is bot.Solve.
	Solve func(*yutnori.Rules, yutnori.YutSticks) (*bot.Solution, error)
}

// The rules of the form.
const (
	basicRules  = "basic"
	animalRules = "animals"
	houseRules  = "house"
)

// The values of the row computer besides a list of players.
const (
	allButFirst = "1,2,3"
	first       = "0"
)

// Rows returns the rows of the form.
func (s Setup) Rows(choices play.Choices) []play.Row {
	l := s.language(choices)
	value := func(name, label string) play.Value { return play.Value{Name: name, Label: l.Text(label)} }
	numbers := func(names ...string) (values []play.Value) {
		for _, name := range names {
			values = append(values, play.Value{Name: name, Label: name})
		}
		return values
	}
	rules := play.Row{Name: "rules", Label: l.Text("rules"), Values: []play.Value{
		value(basicRules, "the basic game"), value(animalRules, "with animals"), value(houseRules, "house rules"),
	}}
	var more []play.Row
	if flags := choices["rules"]; isCustom(flags) {
		rules.Values = append(rules.Values, numbers(flags)...)
	} else {
		players := play.Row{Name: "players", Label: l.Text("players"), Values: numbers("2", "3", "4")}
		if flags == houseRules {
			players.Values = numbers("4", "2", "3")
		}
		more = append(more, players, play.Row{Name: "pieces", Label: l.Text("pieces each"), Values: numbers("4", "3", "2", "1")})
	}
	table, _, err := s.rules(choices)
	solvable := err == nil && bot.Solvable(table)

	opponent := play.Row{Name: "computer", Label: l.Text("against"), Values: []play.Value{value(allButFirst, "the computer")}}
	if err == nil && table.Players() == 2 {
		opponent.Values = append(opponent.Values, value(first, "the computer, which begins"))
	}
	opponent.Values = append(opponent.Values, value(record.None, "people"))
	if list := choices["computer"]; list != "" && !slices.ContainsFunc(opponent.Values, func(v play.Value) bool { return v.Name == list }) {
		opponent.Values = append(opponent.Values, play.Value{Name: list, Label: l.Format("the computer as %s", list)})
	}
	rows := []play.Row{opponent}
	if choices["computer"] != record.None {
		level := play.Row{Name: "level", Label: l.Text("level")}
		for n := range bot.Level(bot.NumLevels) {
			if n != bot.Perfect || solvable || choices["level"] == n.String() {
				level.Values = append(level.Values, value(n.String(), n.String()))
			}
		}
		rows = append(rows, level)
	}
	rows = append(append(rows, rules), more...)
	languages := play.Row{Name: "lang", Label: l.Text("language"), Values: []play.Value{{Name: "en", Label: "English"}, {Name: "ko", Label: "한국어"}}}
	if s.Language == "ko" {
		slices.Reverse(languages.Values)
	}
	return append(rows, play.Row{Name: "coach", Label: l.Text("coach"), Values: []play.Value{value("no", "silent"), value("yes", "says what each move cost")}}, languages)
}

func isCustom(rules string) bool { return strings.HasPrefix(rules, "--") }

// language returns the language of the choices.
func (s Setup) language(choices play.Choices) Language {
	lang := choices["lang"]
	if lang == "" {
		lang = s.Language
	}
	if lang == "ko" {
		return Korean
	}
	return nil
}

// rules returns the rules and the sticks of the choices, which may be incomplete.
func (s Setup) rules(choices play.Choices) (*yutnori.Rules, yutnori.YutSticks, error) {
	name := choices["rules"]
	if isCustom(name) {
		facts, sticks, err := record.ParseFlags(yutnori.Basic(2, yutnori.MaxPieces), strings.Fields(name)...)
		if err != nil {
			return nil, sticks, err
		}
		rules, err := yutnori.NewRules(facts)
		return rules, sticks, err
	}
	facts := factsOf(name)
	if players, err := strconv.Atoi(choices["players"]); err == nil {
		facts.Players = players
	}
	if pieces, err := strconv.Atoi(choices["pieces"]); err == nil {
		facts.Pieces = pieces
	}
	rules, err := yutnori.NewRules(facts)
	return rules, yutnori.YutSticks{}, err
}

// factsOf returns the facts of rules of the form.
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

// ChoicesOf returns the choices for the rules and the sticks of a game.
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
		return nil, err
	}
	return s.table(rules, sticks, choices, seed)
}

// Read returns the last game of a record.
func (s Setup) Read(text string, choices play.Choices, seed uint64) (play.Game, error) {
	l := s.language(choices)
	game, err := record.Read(text)
	switch {
	case err != nil:
		return nil, err
	case game.Name != "play":
		return nil, l.errorf("expected a game of yutnori play, not of yutnori %s", game.Name)
	}
	if recorded, err := strconv.ParseUint(game.Seed, 10, 64); err == nil {
		seed = recorded
	}
	t, err := s.table(game.Rules, game.Sticks, play.Complete(s, ChoicesOf(game.Rules.Facts(), game.Sticks), choices), seed)
	if err != nil {
		return nil, err
	}
	t.start, t.state = game.Start, game.Start
	if t, err = t.Replay(game.Events); err != nil {
		return nil, err
	}
	if game.Resigned {
		t = t.gaveUp()
	}
	return t, nil
}

// table returns the table of a new game with the players of the choices.
func (s Setup) table(rules *yutnori.Rules, sticks yutnori.YutSticks, choices play.Choices, seed uint64) (Table, error) {
	throws := Chance(rules, sticks, seed)
	if s.Script != nil {
		throws = By(rules, s.Script)
		throws.sticks = sticks
	}
	t := New(rules, throws)
	t.choices, t.Language, t.Coach = choices, s.language(choices), choices["coach"] == "yes"
	players, err := record.ParsePlayers(choices["computer"], yutnori.MaxPlayers)
	if err != nil {
		return t, err
	}
	best := sync.OnceValue(func() bot.Adviser { return s.best(rules, sticks) })
	t.Adviser = func(state *yutnori.State) []float64 { return best().Chances(state) }
	if t.Coach && bot.Solvable(rules) { // a person's move must not wait for the solution
		t.prepare = func() { best() }
	}
	var level bot.Level
	if err := level.UnmarshalText([]byte(choices["level"])); err != nil && len(players) > 0 {
		return t, err
	}
	if level == bot.Perfect && !bot.Solvable(rules) {
		return t, errors.New(t.Language.Text(bot.ErrNotSolved.Error()))
	}
	program := later(sync.OnceValue(func() bot.Bot {
		if level == bot.Perfect {
			return best()
		}
		made, _ := bot.New(level, rules, sticks) // there is such a level
		return made
	}))
	for _, player := range players {
		if player < rules.Players() {
			t.Programs[player] = program
		}
	}
	return t, nil
}

// later is a bot that is created at its first move.
type later func() bot.Bot

// Move returns the move of the bot.
func (l later) Move(state *yutnori.State, chance *rand.Rand) yutnori.Move {
	return l().Move(state, chance)
}

// best returns the strongest bot for a game.
func (s Setup) best(rules *yutnori.Rules, sticks yutnori.YutSticks) bot.Adviser {
	solve := s.Solve
	if solve == nil {
		solve = func(rules *yutnori.Rules, sticks yutnori.YutSticks) (*bot.Solution, error) {
			return bot.Solve(rules, sticks, nil)
		}
	}
	if bot.Solvable(rules) {
		if solution, err := solve(rules, sticks); err == nil {
			return bot.NewPerfect(solution, sticks)
		}
	}
	return bot.NewStrong(rules, sticks)
}

// OtherSide returns the choices with the sides of a person and a program changed,
// or false if there are no such two.
func (s Setup) OtherSide(choices play.Choices) (play.Choices, bool) {
	rules, _, err := s.rules(choices)
	players, wrong := record.ParsePlayers(choices["computer"], yutnori.MaxPlayers)
	if err != nil || wrong != nil || rules.Players() != 2 || slices.Contains(players, 0) == slices.Contains(players, 1) {
		return nil, false
	}
	other := maps.Clone(choices)
	other["computer"] = allButFirst
	if !slices.Contains(players, 0) {
		other["computer"] = first
	}
	return other, true
}

// Words returns the texts of the fronts.
func (s Setup) Words(choices play.Choices) *play.Words { return s.language(choices).words() }
