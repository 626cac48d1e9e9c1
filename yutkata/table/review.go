package table

import (
	"context"
	"slices"

	"games.example/program/play"
	"games.example/yutkata"
	"games.example/yutkata/solution"
)

// Past returns the first moment, and the moment after each throw and each move.
func (t Table) Past() []play.Past {
	steps, _ := t.steps(nil)
	past := make([]play.Past, len(steps)+1)
	now := t
	for i, s := range slices.Backward(steps) {
		past[i+1] = play.Past{Game: now, Player: s.before.state.Turn(), Action: s.action(t.rules)}
		now = s.before
	}
	past[0] = play.Past{Game: now}
	return past
}

// action returns text about a step: a throw, a move, a comment or a cut.
func (s *step) action(rules *yutkata.Rules) string {
	_, thrown := s.before.state.Thrown()
	switch {
	case s.comment != "" || s.cut != "":
		return s.comment + s.cut
	case !thrown:
		return letterOf(s.said.player) + " throws " + s.sticks.Throw().String()
	}
	return s.text(rules)
}

// Judge returns a function that computes the chance to win after each throw and each
// move, or nil if the game is not solved.
func (t Table) Judge() func(context.Context) []play.Judgment {
	if t.unsolved != nil {
		return nil
	}
	return func(ctx context.Context) (judgments []play.Judgment) {
		solved, err := t.solve(ctx)
		for _, moment := range t.Past() {
			if err != nil || ctx.Err() != nil {
				return nil
			}
			judgments = append(judgments, moment.Game.(Table).judge(solved))
		}
		return judgments
	}
}

// Unjudged returns the reason why Judge returns nil.
func (t Table) Unjudged() error { return t.unsolved }

func (t Table) judge(solved *solution.Solution) (j play.Judgment) {
	chance, _ := solved.Chance(t.state)
	if t.resigned {
		chance = 0
	}
	if t.state.Turn() != max(t.person(), 0) {
		chance = 1 - chance
	}
	j.Chance = chance
	if t.last == nil || t.last.said.token == "" {
		return j
	}
	moves, _ := solved.Moves(t.last.before.state)
	for _, move := range moves {
		if move.Token == t.last.move.Token {
			j.Loss = moves[0].Chance - move.Chance
		}
	}
	if j.Loss > 0 {
		best := command{t.last.before.state.Turn(), moves[0].Token.String()}
		j.Better = t.last.before.preview(best).text(t.rules)
	}
	return j
}
