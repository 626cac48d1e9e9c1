package ui

import (
	"strings"

	"games.example/internal/play/parts"
	"games.example/yutnori/record"
)

// emblems holds the head of each animal, drawn around the origin as SVG elements. The
// classes of some elements say which color they have in place of the letter's. The keys are
// the names of the animals.
var emblems = map[string]string{
	"pig": `<path d="M-11-3l-1-9 8 3zM11-3l1-9-8 3z"/><ellipse cy="1" rx="11" ry="10"/>` +
		`<path class="hole" d="M-6-3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM3-3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM-6 4.5a6 4 0 1 0 12 0a6 4 0 1 0-12 0z"/>` +
		`<ellipse cx="-2.2" cy="4.5" rx="1.2" ry="1.9"/><ellipse cx="2.2" cy="4.5" rx="1.2" ry="1.9"/>`,
	"dog": `<ellipse cy="0" rx="8" ry="10.5"/><path class="ear" d="M-5-10q-9 0-8.5 12q.5 6 4.5 4q3-4 4.5-11zM5-10q9 0 8.5 12q-.5 6-4.5 4q-3-4-4.5-11z"/>` +
		`<path class="hole" d="M-4.5-2a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM1.7-2a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM-3 3h6l-3 4z"/>`,
	"sheep": `<path class="wool" d="M3.1 -8.6A3.6 3.6 0 0 1 8 -4.6A3.6 3.6 0 0 1 9.1 1.6A3.6 3.6 0 0 1 5.9 7A3.6 3.6 0 0 1 0 9.2A3.6 3.6 0 0 1 -5.9 7A3.6 3.6 0 0 1 -9.1 1.6A3.6 3.6 0 0 1 -8 -4.6A3.6 3.6 0 0 1 -3.1 -8.6A3.6 3.6 0 0 1 3.1 -8.6z"/>` +
		`<path class="low" d="M-5.5-2q5.5-3 11 0q7-3 7 1q-4 3.5-7.5 2q0 8-5 8.5q-5-.5-5-8.5q-3.5 1.5-7.5-2q0-4 7-1z"/>` +
		`<path class="wool" d="M-3.6.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0zM1 .5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0z"/>`,
	"cow": `<path d="M-5-7q-8 1-7-6q3 3 8 2zM5-7q8 1 7-6q-3 3-8 2zM-7-5q-6-2-7 1q3 4 7 2zM7-5q6-2 7 1q-3 4-7 2z"/><path d="M-7-8h14q1 6-1 10q2 9-6 9q-8 0-6-9q-2-4-1-10z"/>` +
		`<path class="hole" d="M-5-3a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM2.2-3a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM-3.8 6.5a1.2 1.5 0 1 0 2.4 0a1.2 1.5 0 1 0-2.4 0zM1.4 6.5a1.2 1.5 0 1 0 2.4 0a1.2 1.5 0 1 0-2.4 0z"/>`,
}

// piece returns a piece of a player, or a stack of pieces. In a game with animals, it shows
// the player's animal above a small letter.
func (t *Table) piece(player, stacked int) string {
	name, animal := strings.ToUpper(letter(player)), record.AnimalOf(t.teams()[player])
	emblem, ok := emblems[animal]
	if !ok {
		return parts.Piece(player, name, stacked)
	}
	head := parts.At(0, -6, `<g class="emblem `+animal+`">`+parts.Scaled(0.9, emblem)+`</g>`)
	return parts.Marked(player, head+parts.Label("letter", 0, 12, 14, name), stacked)
}
