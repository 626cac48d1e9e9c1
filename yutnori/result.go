package yutnori

import "fmt"

// Result is what a throw of the four sticks comes to: the assignment's
// YutName. Results are ordered as they are printed: back-geol, back-gae,
// back-do, do, gae, geol, yut, mo.
type Result uint8

// The results. BackGeol and BackGae are thrown under house rule H1 only.
const (
	BackGeol Result = iota
	BackGae
	BackDo
	Do
	Gae
	Geol
	Yut
	Mo

	// Results is how many there are.
	Results = 8
)

var resultNames = [Results]string{"back-geol", "back-gae", "back-do", "do", "gae", "geol", "yut", "mo"}

var resultSteps = [Results]int{-3, -2, -1, 1, 2, 3, 4, 5}

// ErrNoResult refuses a text or a number that is no result of the game.
var ErrNoResult = refusal("that is no result of this game")

// ParseResult reads a result as String writes it. Case matters.
//
// Refused: ErrNoResult.
func ParseResult(name string) (Result, error) {
	for result, known := range resultNames {
		if name == known {
			return Result(result), nil
		}
	}
	return 0, fmt.Errorf("%w: %q", ErrNoResult, name)
}

// String is the result's name: back-do, do, gae, ...
func (r Result) String() string {
	if r >= Results {
		return fmt.Sprintf("Result(%d)", uint8(r))
	}
	return resultNames[r]
}

// Steps is how far the result moves a piece, 1 to 5, or back, -1 to -3.
// The result must be less than Results.
func (r Result) Steps() int { return resultSteps[r] }

// Back tells whether the result moves backwards.
func (r Result) Back() bool { return r < Do }
