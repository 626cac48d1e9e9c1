package play

import (
	"cmp"
	"context"
	"maps"
	"slices"
)

// Judge returns nil if no program can judge the game. Otherwise it returns a function
// that judges each moment that Past returns.
func (g Game) Judge() func(context.Context) []Judgment {
	steps := g.steps()
	if chancer, ok := steps[0].moment.(Chancer); !ok || chancer.Chances(true) == nil {
		return nil
	}
	return func(ctx context.Context) []Judgment {
		judgments, chances := make([]Judgment, len(steps)), make([]Chances, len(steps))
		var before Chances
		reader, _ := g.match.Person()
		equal := 1 / float64(len(g.match.Seats))
		now := share{reader, equal}
		for n, step := range steps {
			turn := step.moment.Turn()
			own, known := before.After[step.event.Said]
			chances[n] = chancesOf(ctx, g.seen(step.moment))
			switch {
			case ctx.Err() != nil:
				return nil
			case turn.Over && turn.Winner < 0:
				now = share{reader, 0.5}
			case turn.Over:
				now = share{turn.Winner, 1}
			case chances[n].Win >= 0:
				now = share{turn.Player, chances[n].Win}
			case known:
				now = share{step.player, own}
			}
			if !known {
				if own = g.chance(now, step.player); own < 0 {
					own = before.Win // blames nobody
				}
			}
			judgments[n] = step.judgment(before, own)
			if judgments[n].Chance = g.chance(now, reader); judgments[n].Chance < 0 && chances[n].Shares != nil {
				judgments[n].Chance = chances[n].Shares[reader]
			}
			before = chances[n]
		}
		if judgments[0].Chance < 0 {
			judgments[0].Chance = equal
		}
		return g.closer(ctx, judgments, chances)
	}
}

// judgment returns the judgment of the action of a step, for the chances before it and the
// chance of the player who acted after it. It leaves the Chance out. Players who end the game, as
// by resigning, make a mistake only if they give a win away.
func (s *step) judgment(before Chances, own float64) (j Judgment) {
	if lost := before.Win - own; before.Best != "" && lost > 0 && s.event.Said != before.Best && (!s.event.Ended || lost > wholeGame) {
		j = Judgment{Loss: lost, Better: before.Better, Best: before.Best, Way: before.Way}
	}
	if s.event.Breaks {
		j = Judgment{Loss: 1, Better: before.Better, Best: before.Best, Way: before.Way, Breaks: true}
	}
	if len(j.Way) > 0 {
		if j.Played = before.Ways[s.event.Said]; j.Played == nil {
			j.Played = s.spots(j.Way[0])
		}
	}
	return j
}

// closer returns the judgments after a closer look at each action that they would mark, or nil
// if the context ends.
func (g Game) closer(ctx context.Context, judgments []Judgment, chances []Chances) []Judgment {
	review, steps, looked := Review{Moments: g.Past(), Judgments: judgments}, g.steps(), map[int]bool{}
	reader, _ := g.match.Person()
	for {
		marks := slices.Sorted(maps.Keys(review.Marks()))
		i := slices.IndexFunc(marks, func(n int) bool { return !looked[n] && chances[n-1].Closer != nil })
		if i < 0 {
			return judgments
		}
		n := marks[i]
		looked[n] = true
		said, player := steps[n].event.Said, steps[n].player
		before := chances[n-1].Closer(ctx, said)
		own, known := before.After[said]
		switch {
		case ctx.Err() != nil:
			return nil
		case before.Win < 0:
			continue
		case !known:
			own = g.chance(share{reader, judgments[n].Chance}, player)
		}
		judgments[n] = steps[n].judgment(before, own)
		judgments[n].Chance = g.chance(share{player, own}, reader)
		judgments[n-1].Chance = g.chance(share{player, before.Win}, reader)
	}
}

// spots returns the spots where the action of the step began and ended, or nil if no option
// says so. An option without its first spot begins at the given one.
func (s *step) spots(first string) []string {
	for _, option := range s.before.moment.Options() {
		if option.Said == s.event.Said && option.To != option.From {
			return []string{cmp.Or(option.From, first), option.To}
		}
	}
	return nil
}

// chancesOf returns the chances at a moment. After the end of the game they are unknown.
func chancesOf(ctx context.Context, moment Moment) Chances {
	if !moment.Turn().Over {
		if compute := moment.(Chancer).Chances(true); compute != nil {
			return compute(ctx)
		}
	}
	return Chances{Win: -1}
}

// Unjudged returns the reason why no program judges the game, or nil.
func (g Game) Unjudged() error {
	if first, ok := g.steps()[0].moment.(Unjudged); ok {
		return first.Unjudged()
	}
	return nil
}

// A share is the chance of a player to win.
type share struct {
	player int
	chance float64
}

// chance returns the chance of a player if a share is known, or less than 0 if it says
// nothing about the player. One of two players has what the other one lacks, and a winner
// leaves nothing to all others.
func (g Game) chance(known share, player int) float64 {
	switch {
	case player == known.player:
		return known.chance
	case len(g.match.Seats) == 2 || known.chance == 1:
		return 1 - known.chance
	}
	return -1
}
