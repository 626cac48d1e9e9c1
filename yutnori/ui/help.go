package ui

import (
	"fmt"
	"slices"
	"strings"

	"games.example/internal/play"
	"games.example/internal/play/parts"
	"games.example/yutnori"
)

// pages returns the help of a game that has just begun.
func (l Language) pages(game play.Game) []play.Page {
	rules := game.Moment().(Moment).rules
	numbered, _ := game.Key(numbersKey)
	return []play.Page{
		{Title: l.Text("Yut: keys"), Lines: lines(l.Text(keysText)), Keys: true},
		{Title: l.Text("Yut: the board"), Drawing: l.emptyBoard(), Picture: numbered.Still(), Lines: game.Moment().(Moment).boardLines(l)},
		{Title: l.Text("Yut: the results of the sticks"), Picture: game.Moment().(Moment).results(), Lines: l.resultLines(rules)},
		{Title: l.Text("Yut: the rules of this game"), Lines: l.ruleLines(rules)},
	}
}

func lines(text string) []string { return strings.Split(strings.Trim(text, "\n"), "\n") }

// emptyBoard returns the board of the basic game without pieces, with the numbers of
// the cells, and a line about the numbers of pieces beside it.
func (l Language) emptyBoard() []string {
	rules, _ := yutnori.NewRules(yutnori.Basic(2, 1)) // the basic game is valid
	t := New(rules, Script(rules))
	t.Language = l
	return append(t.firstMoment().drawing(looks[len(looks)-1], play.View{Letters: true}, true).Lines, "", l.Text(besideText), "")
}

// boardLines returns lines about the roads. On a page, the picture shows the reader's road,
// which may begin in any corner.
func (m Moment) boardLines(l Language) []string {
	facts, road, names := m.rules.Facts(), boardText, l.Text(numbersText)
	if l.Capitals {
		names = l.Text(placesText)
		if m.people() != 1 {
			names = l.Format(othersText, l.letter(m.reader()))
		}
		if slices.ContainsFunc(facts.Teams[:facts.Players], isElsewhere) {
			road = homeText
		}
	}
	return []string{l.Text(road), names}
}

// isElsewhere reports whether a team does not have the road of the basic game.
func isElsewhere(team yutnori.Team) bool { return team.Corner != yutnori.SE || team.Clockwise }

func (l Language) resultLines(rules *yutnori.Rules) []string {
	facts := rules.Facts()
	var list []string
	for _, result := range facts.Results() {
		name := l.Text(result.String())
		if result.Back() {
			list = append(list, l.Format("%-9s  %d back      %s", name, -result.Steps(), l.Text(backMarks[-result.Steps()-1])))
			continue
		}
		line := l.Format("%-9s  %d forward   %s", name, result.Steps(), l.Text(flats[result.Steps()%5]))
		if result >= yutnori.Yut {
			line += l.Text(", and throw again")
		}
		list = append(list, line)
	}
	return append(append(list, ""), lines(l.Text(backText))...)
}

// results returns a picture of the sticks of each result.
func (m Moment) results() string {
	facts := m.rules.Facts()
	results := facts.Results()
	return parts.Results(m.Language.Names(results), func(row, i int) string {
		fall, stick := fallFor(m.rules, results[row]), yutnori.BackStick<<i
		return m.stick(stick, fall&stick != 0)
	})
}

// stepsLine returns one line with the steps of the results.
func (l Language) stepsLine(rules *yutnori.Rules) string {
	var steps []string
	facts := rules.Facts()
	for _, result := range facts.Results() {
		name := l.Text(result.String())
		if result.Back() {
			steps = append(steps, l.Format("%s %d back", name, -result.Steps()))
			continue
		}
		steps = append(steps, fmt.Sprintf("%s %d", name, result.Steps()))
	}
	return strings.Join(steps, ", ") + ". " + l.Text("After yut and mo you throw again.")
}

func (l Language) ruleLines(rules *yutnori.Rules) []string {
	facts := rules.Facts()
	short := "A piece that stops on 5, 10 or 22 takes the short way from there."
	if facts.ShortWayOptional {
		short = "A piece that stopped on 5, 10 or 22 may take the short way or the long way."
	}
	list := append(lines(l.Text(basicText)), l.Text(short))
	if facts.NoChainOnYut {
		list = append(list, l.Text("A catch made with yut or mo does not earn another throw."))
	}
	list = append(append(list, l.Text(stepText), l.Text(backFromOne[facts.BackFromOne])), l.powers(facts)...)
	for player, team := range facts.Teams[:facts.Players] {
		if isElsewhere(team) {
			list = append(list, l.Format("%s starts in the %s corner and goes %s.", l.letter(player), l.Text(corners[team.Corner]), l.Text(direction(team))))
		}
	}
	return list
}

// powers returns a sentence about each animal in the game.
func (l Language) powers(facts yutnori.Facts) (list []string) {
	for animal := range yutnori.Animal(yutnori.NumAnimals) {
		var players []string
		for player, team := range facts.Teams[:facts.Players] {
			if team.Skills == animal.Skills() {
				players = append(players, l.letter(player))
			}
		}
		if len(players) > 0 {
			list = append(list, l.Format(animals[animal], strings.Join(players, ", ")))
		}
	}
	return list
}

// note returns sentences about what the rules add to the basic game, or "".
func (l Language) note(facts yutnori.Facts) string {
	if facts.ShortWayOptional {
		return l.Text(houseText)
	}
	return strings.Join(l.powers(facts), " ")
}

const (
	boardText = `A piece enters at the lower right corner, goes up the right side and around to 29, and comes home by going at least one step beyond it.`

	homeText = `A piece goes around to 29, and comes home by going at least one step beyond it.`

	numbersText = `The numbers are along your road; the moves of all players have these numbers.`

	placesText = `The numbers are along your road. Moves count along it, too: right 3 is the third place on the right side.`

	othersText = `The numbers are along the road of %s. Moves of all players count along it, too: right 3 is the third place on the right side.`

	besideText = `(a) 1 ^0 means that player a has one piece in the hand and none at home.`

	backText = `Everything thrown is then spent, each result on one piece or one stack, in any order. A back result moves a piece that is on the board; if there is none, it is spent on nothing.`

	basicText = `Whoever brings all pieces home first wins.
Pieces of one player on the same cell are stacked and move together.
A piece that lands on pieces of another player catches them: they go back to the hand, and the catcher throws again.`

	stepText = `From a corner a piece steps back along the side, and from the center to 21, whichever way it came. A step back onto 5, 10 or 22 counts as a stop.`

	houseText = `House rules: a corner for each side, throws of one to three steps back, and a choice between the short and the long way.`

	keysText = `Enter, Space     throw the sticks, or play the chosen move
↑ ↓ or j k       choose a move; the board shows what it moves and where to
1 2 3 ...        choose a move by its number
geol 5           move the piece at 5 by geol; Enter plays
Hand do          a capital begins a word such as hand
mouse            click the sticks, or a piece and then the cell where it goes
#                show or hide the numbers of the board
Esc              list the moves of all pieces again, or clear what is typed
u                take your last move back; the throws stay
h                the chances to win after each move, best first
v                review the game
x                resign
l                the whole log
s                save the game
n                a new game
?                this help
q                quit`
)

var (
	flats       = [5]string{"no flat side up", "one flat side up", "two flat sides up", "three flat sides up", "four flat sides up"}
	backMarks   = [3]string{"X alone flat side up", "X and one x flat side up", "X and both x flat side up"}
	backFromOne = [yutnori.NumBacksFromOne]string{
		"A step back from 1 leads to 29.",
		"A step back from 1 leads into the hand.",
		"A step back from 1 brings a piece home.",
	}
	animals = [yutnori.NumAnimals]string{
		"Pig (%s): catching it ends the turn at once.",
		"Dog (%s): geol throws again, too.",
		"Sheep (%s): a catch earns two throws.",
		"Cow (%s): walks 0 to 5, 20 to 24, 15 to 19 and 29 only.",
	}
	corners = [yutnori.NumCorners]string{"lower right", "upper right", "upper left", "lower left"}
)

// direction returns the direction in which a team goes around.
func direction(team yutnori.Team) string {
	if team.Clockwise {
		return "clockwise"
	}
	return "counterclockwise"
}
