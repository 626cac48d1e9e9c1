package table

import (
	"games.example/program/play"
	"games.example/yutkata"
)

// A frame is a picture of the game between two moments. It is drawn over the first
// moment.
type frame struct {
	tumbling bool
	sticks   yutkata.Sticks
	token    yutkata.Token // the token that walks
	at       int           // the space of the token
	struck   int           // the space where the token has just landed on other tokens, or 0
}

const mostFrames = 12

// Motion returns frames of the sticks as they tumble, or of the token as it walks and
// of the tokens that it sends off.
func (t Table) Motion(before play.Game) (moments []play.Game) {
	from, ok := before.(Table)
	if !ok || t.last == nil || t.last.before.match != from.match || t.last.before.last != from.last || t.last.comment != "" || t.last.cut != "" {
		return nil
	}
	show := func(f frame) {
		between := t.last.before
		between.frame, between.advice = &f, nil
		moments = append(moments, between)
	}
	if t.last.said.token == "" {
		for turned := range 6 {
			show(frame{tumbling: true, sticks: t.last.sticks ^ yutkata.Sticks(5*(turned+1)%16) ^ yutkata.Sticks(turned%2)})
		}
		return moments
	}
	move, at := t.last.move, t.last.move.From
	if move.Stayed {
		return nil
	}
	walk := func(to, by int) {
		for at != to {
			if at += by; at > t.rules.Spaces() {
				at = 1
			}
			show(frame{token: move.Token, at: at})
		}
		if from.occupied(at, move.Token) {
			show(frame{token: move.Token, at: at, struck: at})
			show(frame{token: move.Token, at: at})
		}
	}
	if walk(move.Landed, +1); move.To != move.Landed {
		walk(move.To, -1)
	}
	return moments[:min(len(moments), mostFrames)]
}

// occupied reports whether tokens of other players are on a space between the start and
// the goal.
func (t Table) occupied(space int, token yutkata.Token) bool {
	for other := range t.rules.AllTokens() {
		if other.Player() != token.Player() && t.rules.Space(t.state, other) == space && space > 0 && space < t.rules.Spaces() {
			return true
		}
	}
	return false
}

// spaceOf returns the space on which a token is drawn, or -1 if the token is hidden.
func (t Table) spaceOf(token yutkata.Token) int {
	if f := t.frame; f != nil && !f.tumbling && f.token == token {
		if f.struck > 0 {
			return -1 // hides the walking token, to show the tokens under it
		}
		return f.at
	}
	return t.rules.Space(t.state, token)
}
