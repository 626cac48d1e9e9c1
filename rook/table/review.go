package table

import (
	"context"

	"games.example/program/play"
	"games.example/rook"
)

// Past returns the moments of the game, each with the move that led to it.
func (g Game) Past() []play.Past {
	names := g.game.Players()
	beginning, _ := rook.New(g.game.Initial(), names[0], names[1]) // cannot fail, because g began in the same way
	now := g.with(beginning)
	now.over = false
	past := []play.Past{{Game: now}}
	add := func(next Game, action string) {
		past = append(past, play.Past{Game: next, Player: now.number(now.turn()), Action: g.name(now.turn()) + ": " + action})
		now = next
	}
	for _, made := range g.game.History().All() {
		add(now.play(made.Move), made.Move.String())
	}
	if illegal := g.game.Illegal(); illegal != nil {
		add(g, Brief(illegal.Submitted))
	}
	if g.game.Resigned() {
		add(g, "resigns")
	}
	past[len(past)-1].Game = g
	return past
}

// Judge returns a function that judges each moment by the theory of the game: one of the
// players can win against any play.
func (g Game) Judge() func(context.Context) []play.Judgment {
	past, person := g.Past(), 0
	for turn, player := range g.players {
		if player.isPerson() && !g.players[1-turn].isPerson() {
			person = g.number(turn)
		}
	}
	return func(context.Context) []play.Judgment {
		judgments := make([]play.Judgment, len(past))
		before := 0 // the player who could win at the previous moment
		for n, moment := range past {
			winner := moment.Game.(Game).favorite()
			if winner == person {
				judgments[n].Chance = 1
			}
			resigned := moment.Game.(Game).game.Resigned()
			if n > 0 && !resigned && before == moment.Player && winner != moment.Player {
				better, _ := rook.WinningMove(past[n-1].Game.(Game).game.Position())
				judgments[n].Loss, judgments[n].Better = 1, better.String()
			}
			before = winner
		}
		return judgments
	}
}

// favorite returns the player who has won or can win against any play.
func (g Game) favorite() int {
	if winner, ok := g.Winner(); ok {
		return winner
	}
	mover := g.number(g.turn())
	if _, wins := rook.WinningMove(g.game.Position()); wins {
		return mover
	}
	return 1 - mover
}
