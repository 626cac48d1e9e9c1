// Package kata plays by the reference's rules. It has the names of the kata's solution.
package kata

import (
	"crypto/rand"
	"fmt"
	"os"
	"strings"

	"games.example/features/yutkata/reference"
	"games.example/internal/protocol"
	"games.example/yutkata/byhand"
)

type GameBoard struct {
	answer protocol.Answer
	game   byhand.Game
	seen   byhand.Observation
	script Throw
}

func NewGameBoard() *GameBoard {
	b := &GameBoard{answer: reference.New(os.Getenv("BROKEN")), game: byhand.Game{Spaces: 15, Tokens: 2, Players: 2}}
	b.begin()
	return b
}

func (b *GameBoard) begin() {
	g := b.game
	_ = b.ask("new", "spaces", g.Spaces, "tokens", g.Tokens, "players", g.Players, "wrap", g.Wrap, "obstacles", g.Obstacles)
}

func (b *GameBoard) ask(do string, fields ...any) error {
	var seen byhand.Observation
	err := b.answer.Ask(protocol.Request(do, fields...), &seen)
	if err == nil {
		b.seen = seen
	}
	return err
}

func (b *GameBoard) DisplayBoard() string { return strings.ReplaceAll(b.seen.Board, "][", "],[") }
func (b *GameBoard) Turn() string         { return b.seen.Turn }
func (b *GameBoard) Winner() string       { return b.seen.Winner }
func (b *GameBoard) Script(next Throw)    { b.script = next }

func (b *GameBoard) SetSpaces(spaces int)   { b.game.Spaces = spaces; b.begin() }
func (b *GameBoard) SetTokens(tokens int)   { b.game.Tokens = tokens; b.begin() }
func (b *GameBoard) SetPlayers(players int) { b.game.Players = players; b.begin() }
func (b *GameBoard) WrapAround()            { b.game.Wrap = true; b.begin() }

func (b *GameBoard) MissTurn(space int)       { b.obstacle(fmt.Sprintf("%d:miss", space)) }
func (b *GameBoard) MoveBack(space, back int) { b.obstacle(fmt.Sprintf("%d:back:%d", space, back)) }

func (b *GameBoard) obstacle(text string) {
	b.game.Obstacles = append(b.game.Obstacles, text)
	b.begin()
}

type Throw string

func (t Throw) Value() int {
	b := NewGameBoard()
	b.Script(t)
	p := b.Player("PlayerA")
	if _, err := p.Throw(); err != nil {
		return 0
	}
	_ = p.Move("A1")
	before, _, _ := strings.Cut(b.seen.Board, "A1")
	return strings.Count(before, "[") - 1
}

func (t Throw) Name() string {
	b := NewGameBoard()
	b.Script(t)
	_, _ = b.Player("PlayerA").Throw()
	return b.seen.ThrowToUse
}

type Player struct {
	board *GameBoard
	name  string
}

func (b *GameBoard) Player(name string) *Player { return &Player{b, name} }

func (p *Player) Throw() (Throw, error) {
	sticks := p.board.script
	if p.board.script = ""; sticks == "" {
		fall := make([]byte, 4)
		rand.Read(fall)
		for i, random := range fall {
			fall[i] = "xo"[random%2]
		}
		sticks = Throw(fall)
	}
	return sticks, p.board.ask("throw", "player", p.name, "sticks", sticks)
}

func (p *Player) Move(token string) error {
	return p.board.ask("move", "player", p.name, "token", token)
}
