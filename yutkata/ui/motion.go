package ui

import (
	"games.example/internal/play"
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

// Frames returns frames of the sticks as they tumble, or of the token as it walks and of
// the tokens that it sends off.
func (m Moment) Frames(before play.Moment, event play.Event) (frames []play.Moment) {
	from, step := before.(Moment), event.Facts.(*step)
	if step.comment != "" || step.cut != "" {
		return nil
	}
	show := func(f frame) {
		between := from
		between.frame = &f
		frames = append(frames, between)
	}
	if step.said.token == "" {
		for turned := range 6 {
			show(frame{tumbling: true, sticks: step.sticks ^ yutkata.Sticks(5*(turned+1)%16) ^ yutkata.Sticks(turned%2)})
		}
		return frames
	}
	move, at := step.move, step.move.From
	if move.Stayed {
		return nil
	}
	walk := func(to, by int) {
		for at != to {
			if at += by; at > m.rules.Spaces() {
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
	return frames[:min(len(frames), mostFrames)]
}

// occupied reports whether tokens of other players are on a space between the start and
// the goal.
func (m Moment) occupied(space int, token yutkata.Token) bool {
	for other := range m.rules.AllTokens() {
		if other.Player() != token.Player() && m.rules.Space(m.state, other) == space && space > 0 && space < m.rules.Spaces() {
			return true
		}
	}
	return false
}

// hidden is the space of a token that is not drawn.
const hidden = -1

// spaceOf returns the space on which a token is drawn, or hidden.
func (m Moment) spaceOf(token yutkata.Token) int {
	if f := m.frame; f != nil && !f.tumbling && f.token == token {
		if f.struck > 0 {
			return hidden // to show the tokens under it
		}
		return f.at
	}
	return m.rules.Space(m.state, token)
}
