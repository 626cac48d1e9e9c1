package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"games.example/draughts"
	"games.example/draughts/pdn"
	"games.example/internal/message"
	"games.example/internal/play"
)

// Turn returns the player to move, or the winner.
func (m Moment) Turn() play.Turn {
	outcome := m.game.Outcome()
	turn := play.Turn{Player: int(m.game.Position().ToMove()), Over: m.game.IsOver(), Winner: -1}
	if winner, won := outcome.Winner(); won {
		turn.Winner = int(winner)
	}
	if turn.Over {
		turn.Why = m.why()
	}
	return turn
}

// Title returns a line with the player to move, the numbers of pieces, and the level of
// a program that plays against a person. After the end, it returns the result.
func (m Moment) Title() string {
	if m.game.IsOver() {
		return m.ending()
	}
	p, l := m.game.Position(), m.Language
	color := l.Text(p.ToMove().String())
	person, alone := m.person()
	switch {
	case !alone:
		return l.Format("%s to move, %s", color, pieces(p, draughts.White))
	case p.ToMove() != person:
		return l.Format("its move (%s), %s, %s", color, pieces(p, person), m.level(person.Opponent()))
	}
	return l.Format("your move (%s), %s, %s", color, pieces(p, person), m.level(person.Opponent()))
}

// person returns the color of the person who plays against a program. For two people or
// two programs, it returns White and false.
func (t *Table) person() (color draughts.Color, alone bool) {
	white, black := t.Programs[draughts.White] == nil, t.Programs[draughts.Black] == nil
	if black && !white {
		return draughts.Black, true
	}
	return draughts.White, white && !black
}

// pieces returns the number of a player's pieces and the number of the opponent's
// pieces, as in "20 : 18".
func pieces(p draughts.Position, player draughts.Color) string {
	return fmt.Sprintf("%d : %d", p.Occupied(player).Len(), p.Occupied(player.Opponent()).Len())
}

func (t *Table) level(player draughts.Color) string {
	level := t.choices["level"]
	switch {
	case t.choices[player.String()] == byChance:
		return t.Language.Text("random moves")
	case level == "" || t.timed:
		return t.Language.Text("a program")
	case levelLabels[level] == "":
		return t.Language.Format("level %s", level)
	}
	return LevelWord(t.Language, level)
}

func (m Moment) ending() string {
	l := m.Language
	if winner, won := m.game.Outcome().Winner(); won {
		return l.Format("%s has won: %s", l.Text(winner.String()), m.why())
	}
	return l.Format("draw: %s", m.why())
}

// why returns the reason why the game has ended.
func (m Moment) why() string {
	p, outcome, l := m.game.Position(), m.game.Outcome(), m.Language
	winner, _ := outcome.Winner()
	loser := l.Text(winner.Opponent().String())
	switch outcome.Reason() {
	case draughts.NoMove:
		if p.Occupied(winner.Opponent()) == 0 {
			return l.Format("%s has no pieces left", loser)
		}
		return l.Format("%s cannot move", loser)
	case draughts.Resignation:
		return l.Format("%s has resigned", loser)
	case draughts.Repetition:
		return l.Text("the same position for the third time")
	case draughts.TwentyFiveMoves:
		return l.Text("25 moves each by kings alone, without a capture")
	case draughts.SixteenMoves:
		return l.Text("16 moves each since a king stood alone against three")
	case draughts.FiveMoves:
		if p.Occupied(draughts.White).Len() == p.Occupied(draughts.Black).Len() {
			return l.Text("five moves each since a king stood alone against one")
		}
		return l.Text("five moves each since a king stood alone against two")
	default:
		return l.Text(outcome.Reason().String())
	}
}

// Options returns a turn for each move that the player to move can make, with the number
// of captured pieces.
func (m Moment) Options() (options []play.Option) {
	for _, turn := range m.turns() {
		options = append(options, m.option(turn))
	}
	return options
}

func (m Moment) option(turn draughts.Turn) play.Option {
	return play.Option{
		Text: m.text(turn), Said: m.said(turn), Takes: turn.Captured() != 0,
		From: strconv.Itoa(int(turn.From())), To: strconv.Itoa(int(turn.To())),
	}
}

// said returns the text with which a player chooses a turn. All ways to make a move have
// the same option.
func (m Moment) said(turn draughts.Turn) string {
	first, _ := m.game.Position().TurnOf(turn.Move()) // the turn is valid
	return first.Text(m.Notation)
}

// turnOf returns the turn of the option that says the given text, or false.
func (m Moment) turnOf(said string) (turn draughts.Turn, ok bool) {
	turns := m.turns()
	if i := slices.IndexFunc(turns, func(turn draughts.Turn) bool { return m.said(turn) == said }); i >= 0 {
		return turns[i], true
	}
	return turn, false
}

// text returns a turn and its results, as in "19x46 takes 3, crowned".
func (m Moment) text(turn draughts.Turn) string {
	p := m.game.Position()
	text := turn.Text(m.Notation)
	if n := turn.Captured().Len(); n > 0 {
		text = m.Language.Format("%s takes %d", text, n)
	}
	if after := p.After(turn.Move()); after.At(turn.To()).IsKing() && !p.At(turn.From()).IsKing() {
		text = m.Language.Format("%s, crowned", text)
	}
	return text
}

// Comment returns what the program thinks of the game, if thoughts are shown. The text says
// what it is, because a log shows it below the moves.
func (m Moment) Comment(view play.View, thought string) string {
	switch {
	case !view.IsOn(wordsKey):
		return ""
	case thought != "":
		return m.Language.Format("evaluation: %s", thought)
	case !m.game.IsOver() && m.Programs[m.game.Position().ToMove()] == nil:
		return m.Language.Text("no evaluation yet: a hint gives one")
	}
	return ""
}

// lines returns the board from the side of the only person, and the player to move or the
// result. The turn that was made since the earlier moment comes first.
func (t *Table) lines(now, seen play.Game, view play.View) (lines []string) {
	m := now.Moment().(Moment)
	if !seen.IsZero() {
		last := seen.Moment().(Moment)
		if turns := m.game.Turns(); len(turns) > last.game.Len() {
			player := t.Language.Text(last.game.Position().ToMove().String())
			lines = append(lines, player+": "+last.text(turns[last.game.Len()]))
		}
	}
	if turn := m.Turn(); !seen.IsZero() && !turn.Over && t.Programs[turn.Player] != nil && t.Programs[1-turn.Player] == nil {
		return lines // the board follows after the turn of the program
	}
	title := m.Title()
	if person, alone := t.person(); view.Shown && alone && m.game.IsOver() {
		title = m.endingFor(person)
	}
	return append(append(lines, m.printed(view)...), title)
}

// endingFor returns the result in words for the only person.
func (m Moment) endingFor(person draughts.Color) string {
	switch winner, won := m.game.Outcome().Winner(); {
	case !won:
		return m.ending()
	case winner == person:
		return m.Language.Format("You have won: %s", m.why())
	}
	return m.Language.Format("You have lost: %s", m.why())
}

// Click plays a turn, or picks a piece. A click on a piece that can move chooses the
// piece, and a second click on it puts it down. Each later click chooses the next square
// where the piece lands, a piece that it captures, or the square where its turn ends. As
// soon as only one turn fits these squares, it is played. The error is the reason why the
// click is refused.
func (m Moment) Click(spot string) (said string, picked play.Moment, err error) {
	number, err := strconv.Atoi(spot)
	if err != nil {
		return "", nil, err
	}
	s := draughts.Square(number)
	if len(m.path) > 0 {
		longer := append(slices.Clone(m.path), s)
		ending := slices.DeleteFunc(m.pathsOn(m.path), func(turn draughts.Turn) bool { return turn.To() != s })
		taking := slices.DeleteFunc(m.pathsOn(m.path), func(turn draughts.Turn) bool { return !turn.Captured().Has(s) })
		switch turns := m.pathsOn(longer); {
		case len(turns) == 1:
			return turns[0].Text(m.Notation), nil, nil
		case len(turns) >= 2:
			m.path = longer
			return "", m, nil
		case len(ending) == 1:
			return ending[0].Text(m.Notation), nil, nil
		case len(ending) >= 2:
			return "", nil, message.Errorf("several turns end on %s: choose %s", m.Notation.Square(s), m.expected(ending))
		case len(taking) == 1:
			return taking[0].Text(m.Notation), nil, nil
		case len(taking) >= 2:
			return "", nil, message.Errorf("several turns capture the piece on %s: choose a square behind it", m.Notation.Square(s))
		case m.game.Position().At(s) == draughts.None:
			return "", nil, message.Errorf("this piece cannot go to %s: choose %s", m.Notation.Square(s), m.expected(m.pathsOn(m.path)))
		}
	}
	why, due := m.Why(s), m.due()
	switch {
	case due != "" && m.game.Position().At(s) == draughts.None: // nothing on the square could move
		return "", nil, message.Errorf("you must capture: %s", due)
	case why != nil:
		return "", nil, why
	}
	if slices.Equal(m.path, []draughts.Square{s}) {
		return "", nil, nil
	}
	m.path = []draughts.Square{s}
	return "", m, nil
}

// The keys that flip the board, and that show or hide the program's thoughts.
const (
	flipKey  = "f"
	wordsKey = "e"
)

// record returns a game in PDN, including the seed if a player depends on it. If the
// game continues a record without a seed, the seed is left out.
func (t *Table) record(story play.Game) (string, error) {
	tags := slices.Clone(t.tags)
	if tags == nil {
		tags = []pdn.Tag{{Name: "White", Value: t.choices["white"]}, {Name: "Black", Value: t.choices["black"]}}
	}
	if t.chance && !t.unseeded {
		tags = append(tags, pdn.Tag{Name: "Seed", Value: strconv.FormatUint(t.seed, 10)})
	}
	var text strings.Builder
	err := pdn.Write(&text, pdn.NewRecord(story.Moment().(Moment).game, tags...))
	return text.String(), err
}
