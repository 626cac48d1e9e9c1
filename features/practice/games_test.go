package practice

import (
	"fmt"
	"io/fs"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/features"
)

// failure plays a scenario in this process and returns why it fails.
func failure(game Game, s *scenario, kata features.Kata) error {
	steps := &features.Steps{}
	game.Register(steps, kata)
	_, err := steps.Play(s.Pickle)
	return err
}

func TestEveryScenarioFailsForABrokenRuleAndEveryRuleIsNoticed(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		all, err := scenariosOf(game.Folder)
		require.NoError(t, err)
		rules, err := game.broken()
		require.NoError(t, err)
		failed := map[*scenario]bool{}
		for _, rule := range rules {
			noticed := false
			kata := game.Reference(rule.name)
			for _, wanted := range []bool{false, true} { // first those that have not failed yet
				for _, s := range all {
					if failed[s] == wanted && (!wanted || !noticed) && failure(game, s, kata) != nil {
						failed[s], noticed = true, true
					}
				}
			}
			if !noticed {
				t.Errorf("%s: no scenario notices that %s (%s)", game.Name, rule.text, rule.name)
			}
		}
		for _, s := range all {
			if !failed[s] {
				t.Errorf("%s: %v fails for no broken rule", game.Name, s)
			}
		}
		t.Log(game.Name, len(all), "scenarios", len(rules), "broken rules")
	}
}

func TestTheReferencePassesEveryScenario(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		all, err := scenariosOf(game.Folder)
		require.NoError(t, err)
		for _, broken := range []string{"", "nothing"} {
			kata := game.Reference(broken)
			for _, s := range all {
				if err := failure(game, s, kata); err != nil {
					t.Errorf("%s %q: %v: %v", game.Name, broken, s, err)
				}
			}
		}
	}
}

// A program that gives its first answer to every request passes next to nothing.
func TestAProgramThatAlwaysAnswersTheSamePassesNextToNothing(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		all, err := scenariosOf(game.Folder)
		require.NoError(t, err)
		var first any
		rules := game.Reference("")
		kata := features.Answer(func(request []byte) (any, error) {
			if first == nil {
				first, _ = rules(request)
			}
			return first, nil
		})
		var passed []*scenario
		for _, s := range all {
			if failure(game, s, kata) == nil {
				passed = append(passed, s)
			}
		}
		require.LessOrEqual(t, 100*len(passed), 3*len(all), "%s passes %v", game.Name, passed)
	}
}

func TestEveryGameHasTheExamplesOfItsDocument(t *testing.T) {
	t.Parallel()
	for game, examples := range map[string]int{"yutkata": 3, "draughts": 5, "rook": 4, "yutnori": 7} {
		folder, err := fs.Sub(features.Files, game)
		require.NoError(t, err)
		all, err := scenariosOf(folder)
		require.NoError(t, err)
		found := 0
		for _, s := range all {
			if slices.Contains(s.tags(), "example") {
				found++
			}
		}
		require.GreaterOrEqual(t, found, examples, game)
	}
}

// A step is a scenario or an outline. For most steps a rule can be broken that
// no earlier step notices, so a learner has something new to write.
func TestAtMostAThirdOfTheStepsDemandNothingNew(t *testing.T) {
	t.Parallel()
	for _, game := range Games() {
		all, err := scenariosOf(game.Folder)
		require.NoError(t, err)
		rules, err := game.broken()
		require.NoError(t, err)
		steps, demanding := map[string]bool{}, map[string]bool{}
		for _, s := range all {
			steps[fmt.Sprint(s.Uri, s.outline)] = true
		}
		for _, rule := range rules {
			kata := game.Reference(rule.name)
			for _, s := range all {
				if failure(game, s, kata) != nil {
					demanding[fmt.Sprint(s.Uri, s.outline)] = true
					break
				}
			}
		}
		require.LessOrEqual(t, 3*(len(steps)-len(demanding)), len(steps), "%s: %d of %d", game.Name, len(demanding), len(steps))
	}
}
