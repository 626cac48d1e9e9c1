package ui

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/yutkata"
	"games.example/yutkata/solution"
)

// Chances returns a function that computes the chance to win with each move. If the game
// is not solved, there is no review, and a hint proposes a sensible move.
func (m Moment) Chances(review bool) func(context.Context) play.Chances {
	if review && m.unsolved != nil {
		return nil
	}
	return func(ctx context.Context) play.Chances {
		solved, err := (*solution.Solution)(nil), m.unsolved
		if err == nil {
			solved, err = m.solve(ctx)
		}
		if err != nil {
			return m.sensible()
		}
		return m.chances(solved)
	}
}

// Unjudged returns the reason why the game has no review, or nil.
func (t *match) Unjudged() error {
	switch {
	case t.unsolved == nil:
		return nil
	case t.rules.Players() > 2:
		return message.Errorf("moves are judged only in a game of two players")
	case errors.Is(t.unsolved, solution.ErrMiss):
		return message.Errorf("moves are judged only on a road without ⊘, as missed turns can add up without end")
	}
	return message.Errorf("moves are not judged: %w", t.unsolved)
}

// unknown is a chance to win that is not computed.
const unknown = -1

// sensible returns a hint without chances.
func (m Moment) sensible() play.Chances {
	options := m.Options()
	if _, thrown := m.state.Thrown(); !thrown {
		return play.Chances{Win: unknown, Best: options[0].Said, Hint: play.Hint{Text: m.language.Text("throw: there is nothing else to do")}}
	}
	best := optionOf(options, m.proposed())
	text := cmp.Or(m.alike(options), m.language.Format("a sensible move is %s", best.Text))
	return play.Chances{Win: unknown, Best: best.Said, Way: wayOf(*best), Hint: play.Hint{Text: text}}
}

// proposed returns a sensible token to move. Where [yutkata.Rules.Choose] loses a turn and
// captures nothing, proposed prefers a token that gains as many spaces and loses no turn.
func (m Moment) proposed() yutkata.Token {
	chosen := m.rules.Choose(m.state)
	gain, captures, lost := m.effect(chosen)
	if captures || !lost {
		return chosen
	}
	for _, token := range m.rules.Movable(m.state) {
		if other, _, lost := m.effect(token); other == gain && !lost {
			return token
		}
	}
	return chosen
}

// effect returns the number of spaces that a move gains, and reports whether it captures and
// whether its player then misses a turn.
func (m Moment) effect(token yutkata.Token) (gain int, captures, misses bool) {
	_, move, _ := m.rules.Move(m.state, m.state.Turn(), token) // the token can move
	back, obstacle := m.rules.Obstacle(move.Landed)
	return move.To - move.From, move.Captured > 0, obstacle && back == 0
}

// chances returns the chances in a solved game.
func (m Moment) chances(solved *solution.Solution) play.Chances {
	options := m.Options()
	win, _ := solved.Chance(m.state)
	chances := play.Chances{Win: win, Best: options[0].Said}
	if _, thrown := m.state.Thrown(); !thrown {
		chances.Hint.Text = m.language.Format("throw: the chance to win is %.0f%%", percent(win))
		return chances
	}
	moves, _ := solved.Moves(m.state)
	chances.After, chances.Ways = map[string]float64{}, map[string][]string{}
	for _, move := range moves {
		option := optionOf(options, move.Token)
		option.Hint, option.HintKind = fmt.Sprintf("%.0f%%", percent(move.Chance)), play.Chance
		chances.After[option.Said], chances.Ways[option.Said] = move.Chance, wayOf(*option)
	}
	best := optionOf(options, moves[0].Token)
	chances.Best, chances.Better = best.Said, best.Text
	chances.Way = chances.Ways[best.Said]
	chances.Hint = play.Hint{Options: options, Text: m.advice(options, moves)}
	return chances
}

// wayOf returns the spots from where a token is to where its move ends, or nil if the move goes
// back. An obstacle's way back is not among them.
func wayOf(option play.Option) (way []string) {
	if option.From == handSpot {
		way = []string{handSpot}
	}
	for space := max(mustNumber(option.From), 1); space <= mustNumber(option.To); space++ {
		way = append(way, strconv.Itoa(space))
	}
	return way
}

// advice returns the best moves with their chance, and the chance of the next best move unless
// it is the same percentage.
func (m Moment) advice(options []play.Option, moves []solution.Move) string {
	win := percent(moves[0].Chance)
	if alike := m.alike(options); alike != "" {
		return m.language.Format("%s: the chance to win is %.0f%%", alike, win)
	}
	var equal []string
	rest := moves
	for ; len(rest) > 0 && rest[0].Chance == moves[0].Chance; rest = rest[1:] {
		equal = append(equal, rest[0].Token.String())
	}
	if len(rest) > 0 {
		if next := percent(rest[0].Chance); math.RoundToEven(next) < math.RoundToEven(win) {
			return m.language.Format("%s is best: the chance to win is %.0f%%, with %v %.0f%%", m.listed(equal), win, rest[0].Token, next)
		}
	}
	return m.language.Format("%s is best: the chance to win is %.0f%%", m.listed(equal), win)
}

// alike returns text about options that all do the same, or "" if there are different ones.
func (m Moment) alike(options []play.Option) string {
	switch {
	case len(options) == 1:
		return m.language.Text("there is only one move")
	case slices.ContainsFunc(options, func(o play.Option) bool { return o.From != options[0].From }):
		return ""
	}
	return m.language.Text("it makes no difference which token moves")
}

func percent(chance float64) float64 { return 100 * chance }

// optionOf returns the option that moves a token.
func optionOf(options []play.Option, token yutkata.Token) *play.Option {
	return &options[slices.IndexFunc(options, func(o play.Option) bool { return o.Said == token.String() })]
}
