// Package record writes and reads the record of a game: its name and the flags of
// its rules, and then a line for each throw and each move. If the game has ended,
// the last line names the winner, as in "player 0 wins". A record begins like this:
//
//	yutnori house --players=2
//	seed 42
//	player 0 throws yut
//	player 0 throws do
//	player 0 moves 0 yut: to 4
//	player 0 moves 4 do: to 5, catches 2 of player 1
//
// A game that continues a saved game has one more line:
//
//	pieces 0 100 100 100 | 1 5 5 5 | 1
//
// If a player gives up, the game ends with two lines:
//
//	player 0 resigns
//	player 1 wins
package record

import (
	"fmt"
	"strconv"
	"strings"

	"games.example/yutnori"
)

// A Game holds what a record contains: a game and its events.
type Game struct {
	Name     string // the command that plays the game: "basic", "advanced", "house" or "play"
	Rules    *yutnori.Rules
	Sticks   yutnori.YutSticks
	Seed     string        // the seed of random throws, or ""
	Start    yutnori.State // before the first event
	Events   []yutnori.Event
	State    yutnori.State // after the last event
	Resigned bool          // whether the player on turn has resigned
}

// Head returns the lines before the events.
func (g Game) Head() string {
	words := append([]string{"yutnori", g.Name}, Describe(bases[g.Name], g.Rules.Facts(), g.Sticks)...)
	head := strings.Join(words, " ") + "\n"
	if g.Seed != "" {
		head += "seed " + g.Seed + "\n"
	}
	if g.Start != g.Rules.Start() {
		head += "pieces " + piecesOf(g.Rules, g.Start) + "\n"
	}
	return head
}

// Text returns the whole record.
func (g Game) Text() string {
	lines := []string{g.Head()}
	for _, event := range g.Events {
		lines = append(lines, Line(event)+"\n")
	}
	if g.Resigned {
		lines = append(lines, resignation(g.State.Turn())+"\n")
	}
	return strings.Join(lines, "")
}

// Line returns the line of an event. A second line follows if the event ends
// the game.
func Line(event yutnori.Event) string {
	if event.Kind == yutnori.Thrown {
		return fmt.Sprintf("player %d throws %v", event.Player, event.Result)
	}
	line := fmt.Sprintf("player %d moves %v: ", event.Player, event.Move())
	if event.Pieces == 0 {
		return line + "nothing"
	}
	line += "to " + strconv.Itoa(int(event.To))
	if event.Stacked > 0 {
		line += fmt.Sprintf(", stacks on %d", event.Stacked)
	}
	if event.Caught > 0 {
		line += fmt.Sprintf(", catches %d of player %d", event.Caught, event.Victim)
	}
	if event.Won {
		line += fmt.Sprintf("\nplayer %d wins", event.Player)
	}
	return line
}

// resignation returns the two lines that end a game in which a player resigns to the
// other player.
func resignation(player int) string {
	return fmt.Sprintf("player %d resigns\nplayer %d wins", player, 1-player)
}

// piecesOf returns the positions of all pieces and the player who throws first, as a
// record holds them.
func piecesOf(rules *yutnori.Rules, state yutnori.State) string {
	var parts []string
	for player := range rules.Players() {
		parts = append(parts, strings.Trim(fmt.Sprint(state.Pieces(player)), "[]"))
	}
	return strings.Join(append(parts, strconv.Itoa(state.Turn())), " | ")
}
