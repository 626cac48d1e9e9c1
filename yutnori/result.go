package yutnori

import "errors"

// Result represents the result of a throw of the four sticks: the assignment's
// YutName. Results are in the order in which they are printed: back-geol,
// back-gae, back-do, do, gae, geol, yut, mo.
type Result uint8

// The results. BackGeol and BackGae are thrown only under house rule H1.
const (
	BackGeol Result = iota
	BackGae
	BackDo
	Do
	Gae
	Geol
	Yut
	Mo

	// NumResults is the number of results.
	NumResults = 8
)

var results = enumeration[Result]{"Result", ErrNoResult, []string{"back-geol", "back-gae", "back-do", "do", "gae", "geol", "yut", "mo"}}

var resultSteps = [NumResults]int{-3, -2, -1, 1, 2, 3, 4, 5}

// ErrNoResult is returned for text or a number that is not a result of the
// game.
var ErrNoResult = errors.New("that is not a result of this game")

// String returns the result's name, such as back-do, do or gae.
func (r Result) String() string { return results.name(r) }

// MarshalText returns the result's name, or [ErrNoResult].
func (r Result) MarshalText() ([]byte, error) { return results.marshal(r) }

// UnmarshalText reads a result's name; case matters. It returns [ErrNoResult]
// for any other text.
func (r *Result) UnmarshalText(name []byte) error { return results.unmarshal(r, name) }

// Steps returns the number of steps that the result moves a piece: 1 to 5 forward, -1
// to -3 backward, or 0 for a number that is not a result.
func (r Result) Steps() int {
	if r >= NumResults {
		return 0
	}
	return resultSteps[r]
}

// Back reports whether the result moves a piece backward.
func (r Result) Back() bool { return r < Do }
