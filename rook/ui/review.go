package ui

import (
	"context"
	"slices"

	"games.example/internal/play"
	"games.example/rook"
)

// Chances returns a function that judges the moves by the theory of the game: one of the
// players can win against any play. A hint proposes the winning move. If no move wins, it
// proposes the shortest move to a tile of which smart, if it plays, does not know that it is
// lost for the person.
func (m Moment) Chances(bool) func(context.Context) play.Chances {
	return func(context.Context) play.Chances {
		best := m.best()
		chances := play.Chances{Best: best.String(), Better: betterText(m.setup.Language, m.at, best), Way: []string{m.at.State.String(), m.option(best).To}}
		if _, wins := rook.WinningMove(m.at); wins {
			chances.Win = 1
		}
		options := m.Options()
		if best.Tiles > mostListed {
			options = append(options, m.option(best))
		}
		proposed := slices.IndexFunc(options, func(o play.Option) bool { return o.Said == chances.Best })
		options[proposed].Hint = m.setup.Language.Text("hint:")
		chances.Hint = play.Hint{Options: options, Text: hintText(m.setup.Language, m.at, best)}
		return chances
	}
}

// best returns the winning move, or else the move to try.
func (m Moment) best() rook.Move {
	best, _ := rook.Perfect{}.Move(m.at)
	if _, wins := rook.WinningMove(m.at); wins || !m.isStory() {
		return best
	}
	for tiles := 1; tiles <= mostListed; tiles++ {
		for _, direction := range []rook.Direction{rook.Down, rook.Right} {
			move := rook.Move{Direction: direction, Tiles: tiles}
			if after, err := m.at.Play(move); err == nil && m.knowledge.Smart.Value(after.State) != rook.Won {
				return move
			}
		}
	}
	return best
}
