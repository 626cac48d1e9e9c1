package ui

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/draughts/pdn"
	"games.example/internal/message"
	"games.example/internal/play"
)

// A Setup starts games of draughts. The choices are the players of White and Black, the
// level of the engine, the notation, and perhaps the position.
type Setup struct {
	Engine engine.Options
	Time   time.Duration // the engine's time for a move; if not 0, it replaces the level
	// Language translates the texts; nil is English.
	Language message.Language
	Single   bool // whether Read refuses text with several games or with comments
	Plain    bool // whether the games are played line by line, where kings are in brackets
	// Piped reports whether the games are for a program at the other end of a pipe. Its turns
	// may always be in the other notation, and the help has the examples of PDN.
	Piped bool
}

// The values of the "white" and "black" rows.
const (
	byPerson = "human"
	byEngine = "engine"
	byChance = "random"
)

// Rows returns the rows of the form.
func (s Setup) Rows(choices play.Choices) []play.Row {
	l := s.Language
	person := play.Value{Name: byPerson, Label: l.Text("a person")}
	program := play.Value{Name: byEngine, Label: l.Text("the computer")}
	chance := play.Value{Name: byChance, Label: l.Text("random moves")}
	words := []string{byPerson, byChance, byEngine}
	spoken := map[string]string{byEngine: "computer"}
	rows := []play.Row{
		{Name: "white", Label: l.Text("White"), Help: "who plays white", Words: words, Spoken: spoken, Values: []play.Value{person, program, chance}},
		{Name: "black", Label: l.Text("Black"), Help: "who plays black", Words: words, Spoken: spoken, Values: []play.Value{person, program, chance}, Usual: byEngine},
		{Name: "level", Label: l.Text("level"), Help: "the `LEVEL` of the engine: random, " + engine.Names},
		{Name: "notation", Label: l.Text("squares"), Help: "how squares are named: 1 to 50, or column and row", Look: true, Values: []play.Value{
			{Name: draughts.PDN.String(), Label: l.Text("1 to 50")}, {Name: draughts.Kata.String(), Label: l.Text("column and row")},
		}},
		{Name: "fen", Label: l.Text("position"), Help: "the position to start from, in `FEN`", Fixed: true, Values: []play.Value{{Label: l.Text("the usual start")}}},
	}
	level, start := &rows[2], &rows[4]
	level.Spoken = map[string]string{}
	for _, name := range append(engine.Levels(), byChance) {
		level.Spoken[string(name)] = LevelWord(nil, string(name))
		label, offer := LevelWord(l, string(name)), levelOffers[string(name)]
		switch {
		case offer != "":
			label += ": " + l.Text(offer)
		case choices["level"] != string(name): // a flag can choose it
			continue
		}
		level.Values = append(level.Values, play.Value{Name: string(name), Label: label})
	}
	level.Spoken[byChance] = byChance
	switch {
	case s.Time > 0:
		level.Idle = "the engine has a time for each move: expected a time or a level"
	case choices["white"] != byEngine && choices["black"] != byEngine:
		level.Idle = "no player has a level: expected the computer as white or black"
	}
	if fen := choices["fen"]; fen != "" {
		start.Values = append(start.Values, play.Value{Name: fen, Label: fen})
	}
	return rows
}

// levelLabels holds the names of the levels that people know by a word.
var levelLabels = map[string]string{
	"first-steps": "easy", "beginner": "beginner", "casual": "medium", "practiced": "practiced", "club": "hard",
	string(engine.Strongest): "best", byChance: "random moves",
}

// LevelWord returns the word for a level, or its number.
func LevelWord(l message.Language, level string) string {
	return l.Text(cmp.Or(levelLabels[level], level))
}

// levelOffers says what a person can expect of the levels that the form always has.
var levelOffers = map[string]string{
	"first-steps": "the most mistakes", "beginner": "many mistakes", "casual": "some mistakes",
	"practiced": "few mistakes", "club": "hardly any mistakes", string(engine.Strongest): "at full strength",
}

// Start returns a new game.
func (s Setup) Start(choices play.Choices, seed uint64) (play.Game, error) {
	start := draughts.Start()
	if fen := choices["fen"]; fen != "" {
		var err error
		if start, err = draughts.ParseFEN(fen); err != nil {
			return play.Game{}, err
		}
	}
	return s.table(draughts.New(draughts.InitialPosition(start)), choices, seed).Begin(), nil
}

// Read returns the last game in PDN text, or a game that starts from a position in FEN.
// All draw rules apply, even if they did not apply in the record. A game that was
// resigned, or drawn by agreement, is over.
func (s Setup) Read(record string, choices play.Choices, seed uint64) (play.Game, error) {
	if fen := strings.TrimSpace(strings.TrimPrefix(record, "\ufeff")); isFEN(fen) {
		start, err := draughts.ParseFEN(fen)
		if err != nil {
			return play.Game{}, err
		}
		return s.Start(play.Complete(s, play.Choices{"fen": start.FEN()}, choices), seed)
	}
	var last *pdn.Record
	for next, err := range pdn.NewReader(strings.NewReader(record)).All() {
		switch {
		case err != nil:
			return play.Game{}, err
		case s.Single && last != nil:
			return play.Game{}, message.At(next.Line, message.Errorf("expected one game, or a --record that is another file: the first game would be lost"))
		case s.Single && slices.ContainsFunc(next.Notes, func(n pdn.Note) bool { return n.Kind != pdn.Setup }):
			return play.Game{}, message.At(next.Line, message.Errorf("expected a game without comments, or a --record that is another file: they would be lost"))
		}
		if !isComment(next) {
			last = next
		}
	}
	if last == nil {
		return play.Game{}, message.Errorf("expected a game")
	}
	return s.resumed(last, play.Complete(s, choices, playersIn(last)), seed).Begin(), nil
}

// isComment reports whether a record has only comments.
func isComment(record *pdn.Record) bool {
	return len(record.Tags) == 0 && record.Game.Len() == 0 && len(record.Notes) > 0 &&
		!slices.ContainsFunc(record.Notes, func(n pdn.Note) bool { return n.Kind != pdn.Comment })
}

// isFEN reports whether a record is a FEN: a color and a colon begin it.
func isFEN(record string) bool {
	return record != "" && strings.IndexByte("WBwb", record[0]) >= 0 && strings.HasPrefix(strings.TrimLeft(record[1:], " \t"), ":")
}

// resumed returns a table with the game in a record. The start of the record, and its
// seed if there is one, replace the given start and seed.
func (s Setup) resumed(record *pdn.Record, choices play.Choices, seed uint64) *Table {
	text, seeded := record.Tag("Seed")
	if recorded, err := strconv.ParseUint(text, 10, 64); err == nil {
		seed = recorded
	}
	recorded := play.Choices{}
	maps.Copy(recorded, choices)
	delete(recorded, "fen")
	if start := record.Game.Start(); start != draughts.Start() {
		recorded["fen"] = start.FEN()
	}
	t := s.table(record.Game, recorded, seed)
	t.rules = draughts.AllDrawRules()
	t.unseeded = !seeded
	t.tags = slices.DeleteFunc(record.Tags, func(tag pdn.Tag) bool {
		return slices.ContainsFunc(written, func(name string) bool { return strings.EqualFold(name, tag.Name) })
	})
	for i, tag := range t.tags {
		if _, named := playersIn(record)[strings.ToLower(tag.Name)]; named {
			t.tags[i].Value = choices[strings.ToLower(tag.Name)] // names of people stay
		}
	}
	return t
}

// Named returns the players of the last game in a record, if its tags name them as Text
// does.
func (Setup) Named(record string) play.Choices {
	var last *pdn.Record
	for next, err := range pdn.NewReader(strings.NewReader(record)).All() {
		if err != nil {
			return nil
		}
		last = next
	}
	if last == nil {
		return nil
	}
	return playersIn(last)
}

// playersIn returns the players that the tags of a record name as Text does.
func playersIn(record *pdn.Record) play.Choices {
	players := play.Choices{}
	for _, tag := range record.Tags {
		color := strings.ToLower(tag.Name)
		if (color == "white" || color == "black") && slices.Contains([]string{byPerson, byEngine, byChance}, tag.Value) {
			players[color] = tag.Value
		}
	}
	return players
}

// written holds the names of the tags that Text writes anew.
var written = []string{"Result", "GameType", "SetUp", "FEN", "Seed"}

// table returns a table with the players that the choices name.
func (s Setup) table(game *draughts.Game, choices play.Choices, seed uint64) *Table {
	limit, timed := engine.Level(choices["level"]).Limit(), s.Time > 0
	if timed {
		limit = engine.Limit{Time: s.Time}
	}
	limit.Seed = seed
	best := engine.Strongest.Limit()
	best.Time = max(best.Time, s.Time)

	t := New(game)
	t.Language = s.Language
	t.choices, t.seed, t.timed = choices, seed, timed
	t.Notation, t.piped = notationOf(choices), s.Piped
	t.study = &study{engine: engine.New(s.Engine), hints: map[hinted]engine.Result{}}
	t.Adviser = t.study.adviser(t, best)
	for color := range t.Programs {
		kind := choices[draughts.Color(color).String()]
		if kind == byEngine && choices["level"] == byChance {
			kind = byChance
		}
		switch kind {
		case byEngine:
			t.Programs[color] = s.by(limit, t.Notation)
			t.chance = t.chance || limit.Width > 0
		case byChance:
			t.Programs[color] = Random(seed)
			t.chance = true
		}
	}
	return t
}

func notationOf(choices play.Choices) draughts.Notation {
	if choices["notation"] == draughts.Kata.String() {
		return draughts.Kata
	}
	return draughts.PDN
}

// OtherSide returns the choices for a game in which the players have swapped sides.
// It returns false if both sides have the same kind of player.
func (Setup) OtherSide(choices play.Choices) (play.Choices, bool) {
	other := play.Choices{}
	maps.Copy(other, choices)
	other["white"], other["black"] = choices["black"], choices["white"]
	return other, other["white"] != other["black"]
}

// Pages returns the help pages: the rules and the keys.
func (s Setup) Pages(choices play.Choices) []play.Page {
	return s.pages(notationOf(choices))
}

// Words returns the texts that a front shows.
func (s Setup) Words(play.Choices) *play.Words { return words(s.Language, draughts.PDN) }

// by returns a player that is an engine with the given limit. The player handles one call at
// a time.
func (s Setup) by(limit engine.Limit, notation draughts.Notation) Player {
	var one sync.Mutex
	e := engine.New(s.Engine)
	return func(ctx context.Context, game *draughts.Game) (draughts.Turn, string, error) {
		one.Lock()
		defer one.Unlock()
		result, err := e.Search(ctx, game, limit, nil)
		return spoken(s.Language, game, result, notation, err)
	}
}

// spoken returns the turn that a search has found, and the thought about it.
func spoken(l message.Language, game *draughts.Game, result engine.Result, notation draughts.Notation, err error) (draughts.Turn, string, error) {
	if err != nil {
		return draughts.Turn{}, "", err
	}
	turn, err := game.Position().TurnOf(result.Move)
	return turn, thought(l, game.Position(), result, notation), err
}

// expected is the greatest number of moves in the line of a thought or of a better turn.
const expected = 5

// atOnce is the greatest number of turns to an end that comes at once.
const atOnce = 2

// thought returns text about the result of a search: who leads, and the moves that follow
// the best move.
func thought(l message.Language, p draughts.Position, result engine.Result, notation draughts.Notation) string {
	return continued(l, verdict(l, p.ToMove(), result.Score), p, result, notation)
}

// continued returns a text and the moves that follow the best move. No moves follow a win
// that comes at once.
func continued(l message.Language, text string, p draughts.Position, result engine.Result, notation draughts.Notation) string {
	line := result.Line[:min(len(result.Line), expected)]
	if turns, ends := result.Score.Distance(); len(line) < 2 || ends && turns <= atOnce {
		return text
	}
	return l.Format("%s; then%s", text, LineText(p.After(line[0]), line[1:], notation))
}

// verdict returns text about the leading player and the lead.
func verdict(l message.Language, mover draughts.Color, score engine.Score) string {
	better := mover
	if score < 0 {
		better, score = mover.Opponent(), -score
	}
	leader := l.Text(better.String())
	turns, ends := score.Distance()
	switch {
	case ends && turns <= atOnce:
		return l.Format("%s wins at once", leader)
	case ends:
		return l.Format("%s wins in %d moves", leader, (turns+1)/2)
	case score.IsDecided():
		return l.Format("%s wins", leader)
	case score < 25:
		return l.Text("the game is even")
	case score < 75:
		return l.Format("%s is a little better", leader)
	default:
		return l.Format("%s is better by %.1f men", leader, score.Men())
	}
}

// LineText returns the moves of a line as text, with a blank before each move.
func LineText(p draughts.Position, line []draughts.Move, n draughts.Notation) string {
	text := ""
	for _, move := range line {
		turn, err := p.TurnOf(move)
		if err != nil {
			break
		}
		text += " " + p.ShortTurn(turn, n)
		p = p.After(move)
	}
	return text
}
