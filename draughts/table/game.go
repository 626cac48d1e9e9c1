package table

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"games.example/draughts"
	"games.example/draughts/pdn"
	"games.example/program/play"
)

// Title returns a line with the player to move, the numbers of pieces, and the level of
// a program that plays against a person. After the end, it returns the result.
func (t Table) Title() string {
	if t.game.IsOver() {
		return t.ending()
	}
	p := t.game.Position()
	mover, whose := p.ToMove(), "your move"
	person, alone := t.person()
	switch {
	case !alone:
		return fmt.Sprintf("%s to move, %s", mover, pieces(p, draughts.White))
	case mover != person:
		whose = "its move"
	}
	return fmt.Sprintf("%s (%s), %s, %s", whose, mover, pieces(p, person), t.level(person.Opponent()))
}

// person returns the color of the person who plays against a program. For two people or
// two programs, it returns White and false.
func (t Table) person() (color draughts.Color, alone bool) {
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

func (t Table) level(player draughts.Color) string {
	level := t.choices["level"]
	switch {
	case t.choices[player.String()] == byChance:
		return "random moves"
	case t.choices[player.String()] != byEngine || level == "":
		return "a program"
	case level[0] <= '9':
		return "level " + level
	}
	return levelLabel(level)
}

func (t Table) ending() string {
	p, outcome := t.game.Position(), t.game.Outcome()
	winner, _ := outcome.Winner()
	loser := winner.Opponent()
	switch outcome.Reason() {
	case draughts.NoMove:
		how := "cannot move"
		if p.Occupied(loser) == 0 {
			how = "has no pieces left"
		}
		return fmt.Sprintf("%s has won: %s %s", winner, loser, how)
	case draughts.Resignation:
		return fmt.Sprintf("%s has won: %s has resigned", winner, loser)
	case draughts.Repetition:
		return "draw: the same position for the third time"
	case draughts.TwentyFiveMoves:
		return "draw: 25 moves each by kings alone, without a capture"
	case draughts.SixteenMoves:
		return "draw: 16 moves each since a king stood alone against three"
	case draughts.FiveMoves:
		if p.Occupied(draughts.White).Len() == p.Occupied(draughts.Black).Len() {
			return "draw: five moves each since a king stood alone against one"
		}
		return "draw: five moves each since a king stood alone against two"
	default:
		return outcome.String()
	}
}

// Options returns a turn for each move that the person to move can make, with the number
// of captured pieces.
func (t Table) Options() []play.Option {
	var options []play.Option
	for _, turn := range t.turns() {
		option := play.Option{Text: t.text(turn)}
		if turn.Move() == t.advice.Move() {
			option.Hint = "hint:"
		}
		options = append(options, option)
	}
	return options
}

// text returns a turn and its results, as in "19x46 takes 3, crowned".
func (t Table) text(turn draughts.Turn) string {
	p := t.game.Position()
	text := turn.Text(t.Notation)
	if n := turn.Captured().Len(); n > 0 {
		text += fmt.Sprintf(" takes %d", n)
	}
	if after := p.After(turn.Move()); after.At(turn.To()).IsKing() && !p.At(turn.From()).IsKing() {
		text += ", crowned"
	}
	return text
}

// Log returns the moves, two on each line as in PDN, and the program's latest thought
// if thoughts are shown.
func (t Table) Log() []string {
	var log []string
	last := 0 // the number of the turn before
	for n, turn := range t.game.Turns() {
		p, _ := t.game.PositionAfter(n)
		text := p.ShortTurn(turn, t.Notation)
		number, mover := t.game.Number(n)
		switch {
		case mover == draughts.White:
			log = append(log, fmt.Sprintf("%d. %s", number, text))
		case number != last:
			log = append(log, fmt.Sprintf("%d. ... %s", number, text))
		default:
			log[len(log)-1] += " " + text
		}
		last = number
	}
	if t.game.IsOver() {
		log = append(log, t.ending())
	}
	switch {
	case !t.wordy:
	case t.thought != "":
		log = append(log, t.thought)
	case !t.game.IsOver() && t.onTurn() == nil:
		log = append(log, "no evaluation yet: h asks for one")
	}
	return log
}

// Lines returns the board, and the player to move or the result. If a program has moved
// since the given moment, its turn comes first.
func (t Table) Lines(before play.Game) []string {
	var lines []string
	if last, ok := before.(Table); ok && last.onTurn() != nil && t.err == nil {
		lines = append(lines, t.game.Turns()[last.game.Len()].Text(t.Notation))
	}
	board := strings.TrimSuffix(t.game.Position().Diagram(t.Notation, nil), "\n")
	return append(lines, board, t.Title())
}

// Prompt returns the prompt for a turn.
func (t Table) Prompt() string { return "> " }

// Answer returns false, because draughts has no questions of its own.
func (t Table) Answer(string) (lines []string, ok bool) { return nil, false }

// Play returns the table after one of the options has been played.
func (t Table) Play(option int) play.Game {
	if turns := t.turns(); option >= 0 && option < len(turns) {
		next, err := t.play(turns[option])
		next.err = err
		return next
	}
	return t
}

// Undo returns the table as it was before the last decision of a person.
func (t Table) Undo() (play.Game, bool) {
	if reason := t.game.Outcome().Reason(); reason == draughts.Resignation || reason == draughts.Agreement {
		return t.with(replayed(t.game)), true
	}
	game := t.game.Clone()
	for game.Undo() == nil {
		if t.Programs[game.Position().ToMove()] == nil {
			return t.with(game), true
		}
	}
	return t, false
}

// Resign returns the table after the person to move has resigned.
func (t Table) Resign() (play.Game, bool) {
	if t.game.IsOver() || t.onTurn() != nil {
		return nil, false
	}
	game := t.game.Clone()
	err := game.Resign(game.Position().ToMove())
	return t.with(game), err == nil
}

// Click returns the table after a click on a square of the board. A click on a piece
// that can move chooses the piece. Each later click chooses the next square where that
// piece lands, or the square where its turn ends. As soon as only one turn fits these
// squares, it is played. The error is the reason why the click is refused.
func (t Table) Click(spot string) (play.Game, error) {
	number, err := strconv.Atoi(spot)
	switch {
	case err != nil:
		return nil, err
	case t.onTurn() != nil:
		return nil, errors.New("the program is on turn")
	}
	s := draughts.Square(number)
	if len(t.path) > 0 {
		longer := append(slices.Clone(t.path), s)
		ending := slices.DeleteFunc(t.pathsOn(t.path), func(turn draughts.Turn) bool { return turn.To() != s })
		switch turns := t.pathsOn(longer); {
		case len(turns) == 1:
			return t.play(turns[0])
		case len(turns) > 1:
			t.path = longer
			return t, nil
		case len(ending) == 1:
			return t.play(ending[0])
		case len(ending) > 1:
			return nil, fmt.Errorf("several turns end on %s: expected %s", t.Notation.Square(s), t.expected(ending))
		case t.game.Position().At(s) == draughts.None:
			return nil, fmt.Errorf("this piece cannot go to %s: expected %s", t.Notation.Square(s), t.expected(t.pathsOn(t.path)))
		}
	}
	if why := t.Why(s); why != "" {
		return nil, errors.New(why)
	}
	t.path = []draughts.Square{s}
	return t, nil
}

// Key handles the keys of draughts: f flips the board, e shows or hides the program's
// thoughts, and Escape puts a chosen piece down again.
func (t Table) Key(key string) (play.Game, bool) {
	switch key {
	case "f":
		t.flipped = !t.flipped
	case "e":
		t.wordy = !t.wordy
	case "esc":
		t.path = nil
	default:
		return t, false
	}
	return t, true
}

// Think returns a function that moves for the program whose turn it is.
func (t Table) Think() func(context.Context) play.Game {
	program := t.onTurn()
	if program == nil {
		return nil
	}
	return func(ctx context.Context) play.Game {
		turn, thought, err := program(ctx, t.game)
		next := t
		if err == nil {
			next, err = t.play(turn)
		}
		next.thought, next.err = thought, err
		return next
	}
}

// Hint returns a function that marks the turn that the adviser proposes.
func (t Table) Hint() func(context.Context) (play.Game, play.Advice) {
	if t.Adviser == nil || t.game.IsOver() || t.onTurn() != nil {
		return nil
	}
	return func(ctx context.Context) (play.Game, play.Advice) {
		turn, thought, err := t.Adviser(ctx, t.game)
		if err != nil {
			return t, play.Advice{Option: -1, Text: err.Error()}
		}
		t.path, t.advice, t.thought = nil, turn, thought
		proposed := slices.IndexFunc(t.turns(), func(other draughts.Turn) bool { return other.Move() == turn.Move() })
		return t, play.Advice{Option: proposed, Text: fmt.Sprintf("%s: %s", turn.Text(t.Notation), thought)}
	}
}

// Over reports whether the game has ended.
func (t Table) Over() bool { return t.game.IsOver() }

// Err returns the reason why a program could not move.
func (t Table) Err() error { return t.err }

// Players returns the names of White and Black. If only one player is a program, the
// names are "you" and "computer".
func (t Table) Players() []string {
	names := []string{draughts.White.String(), draughts.Black.String()}
	if person, alone := t.person(); alone {
		names[person], names[person.Opponent()] = "you", "computer"
	}
	return names
}

// Winner returns the color that has won.
func (t Table) Winner() (player int, ok bool) {
	winner, ok := t.game.Outcome().Winner()
	return int(winner), ok
}

// Text returns the game in PDN, including the seed if a player depends on it. If the
// game continues a record without a seed, the seed is left out.
func (t Table) Text() (string, error) {
	tags := slices.Clone(t.tags)
	if tags == nil {
		tags = []pdn.Tag{{Name: "White", Value: t.choices["white"]}, {Name: "Black", Value: t.choices["black"]}}
	}
	if t.chance && !t.unseeded {
		tags = append(tags, pdn.Tag{Name: "Seed", Value: strconv.FormatUint(t.seed, 10)})
	}
	var text strings.Builder
	err := pdn.Write(&text, pdn.NewRecord(t.game, tags...))
	return text.String(), err
}

// Choices returns the choices with which another game like this one starts.
func (t Table) Choices() play.Choices { return t.choices }

// Seed returns the seed of the programs, and reports whether a program depends on it.
func (t Table) Seed() (seed uint64, ok bool) { return t.seed, t.chance }

// Words returns the texts that a front shows, including the keys of this game.
func (t Table) Words() *play.Words { return words }

var words = func() *play.Words {
	words := play.English
	words.FormTitle = "Draughts: take or block all pieces of the other side"
	words.Choices = "Your moves:"
	words.Log = "The game so far:"
	words.OwnKeys = "f flip  e evaluation"
	words.Digits = true
	words.OwnLines = "  32-28, 26x37, 26x37x48   a turn: from, landings if needed, and to\n"
	return &words
}()

var pages = []play.Page{
	{Title: "Draughts: how the pieces move", Lines: strings.Split(`White begins and moves away from its own side; black does the same.
A man steps forward along a diagonal to the next square. It captures forward
and backward: over a piece of the other color onto the free square right behind.
A king (marked in its middle) goes along a diagonal as far as it likes.
It captures over one piece at any distance and lands on any free square behind
it.

A capture goes on as long as it can, and a piece is captured only once. The
captured pieces leave the board when the turn is over; until then they block.
Capturing is mandatory, and of all captures only those that take the most pieces
are allowed. Men and kings count the same.

A man that ends its turn on the last row becomes a king; one that passes it
while capturing stays a man. A player who cannot move has lost.`, "\n")},
	{Title: "Draughts: how a game is drawn", Lines: strings.Split(`A game is a draw

- when the same position is on the board for the third time, with the same
  player to move;
- after 25 moves of each player in a row by kings alone, without a capture;
- 16 moves of each after one king stands alone against three pieces, a king
  among them;
- 5 moves of each after one king stands alone against two pieces, a king among
  them, or against one king.`, "\n")},
	{Title: "Draughts: keys", Keys: true, Lines: strings.Split(`↑ ↓ or j k       choose a move; the board shows where it leads
3228, 26x37      type a move; Enter plays it, Esc clears it
Enter            play the chosen move
mouse            click a piece, then the squares it lands on
Esc              put a chosen piece down again
u                take the last move back
h                let the program propose a move; Enter plays it
x                resign
v                review the game: each position, and the worst moves
f                flip the board
e                show what the program thinks of the game, or hide it
l                the moves from the beginning
s                save the game
n                a new game
q                quit`, "\n")},
}
