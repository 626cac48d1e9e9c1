package cli

import (
	"io"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

func TestHouseFlagsChangeTheFactsOfTheGame(t *testing.T) {
	for line, want := range map[string]func(*yutnori.Facts){
		"":                           func(*yutnori.Facts) {},
		"--players 2":                func(f *yutnori.Facts) { f.Players = 2 },
		"--pieces=1":                 func(f *yutnori.Facts) { f.Pieces = 1 },
		"--back-results=false":       func(f *yutnori.Facts) { f.BackResults = false },
		"--no-chain-on-yut=false":    func(f *yutnori.Facts) { f.NoChainOnYut = false },
		"--optional-short-way=false": func(f *yutnori.Facts) { f.ShortWayOptional = false },
		"--back-from-one hand":       func(f *yutnori.Facts) { f.BackFromOne = yutnori.ToHand },
		"--back-from-one arrive":     func(f *yutnori.Facts) { f.BackFromOne = yutnori.ToArrived },
		"--back-from-one last":       func(*yutnori.Facts) {},
		"--corner sw,sw,ne,se":       func(f *yutnori.Facts) { corners(f, yutnori.SW, yutnori.SW, yutnori.NE, yutnori.SE) },
		"--players 2 --corner nw,ne": func(f *yutnori.Facts) { f.Players = 2; corners(f, yutnori.NW, yutnori.NE) },
		"--clockwise 0,3":            func(f *yutnori.Facts) { f.Teams[0].Clockwise = true; f.Teams[1].Clockwise = false },
		"--clockwise none":           func(f *yutnori.Facts) { f.Teams[1].Clockwise = false; f.Teams[3].Clockwise = false },
		"--clockwise=":               func(f *yutnori.Facts) { f.Teams[1].Clockwise = false; f.Teams[3].Clockwise = false },
		"--animals none,dog,cow,pig": func(f *yutnori.Facts) {
			f.Teams[1].GeolThrowsAgain = true
			f.Teams[2].CowsRoad = true
			f.Teams[3].EndsCatchersTurn = true
		},
		"--animals none":   func(*yutnori.Facts) {},
		"--variants":       func(*yutnori.Facts) {},
		"--variants=false": withoutVariants,
		"--variants=false --corner se,nw,se,nw --back-results": func(f *yutnori.Facts) {
			withoutVariants(f)
			f.BackResults = true
			corners(f, yutnori.SE, yutnori.NW, yutnori.SE, yutnori.NW)
		},
	} {
		t.Run(line, func(t *testing.T) {
			facts := yutnori.House()
			want(&facts)
			require.Equal(t, facts, parsed(t, yutnori.House(), line))
		})
	}
}

func TestABaseWithoutHouseFlagsIsUnchanged(t *testing.T) {
	base := yutnori.Basic(3, 2).WithAnimals(yutnori.Sheep)
	require.Equal(t, base, parsed(t, base, ""))
}

func TestWrongHouseFlagsAreRefused(t *testing.T) {
	for line, reason := range map[string]string{
		"--players 5":                 "--players 5: expected 2 to 4",
		"--players 1":                 "--players 1: expected 2 to 4",
		"--pieces 0":                  "--pieces 0: expected 1 to 4",
		"--pieces 5":                  "--pieces 5: expected 1 to 4",
		"--corner se,ne":              `--corner "se,ne": expected se, ne, nw or sw for each of 4 players, separated by commas`,
		"--corner s,ne,nw,sw":         `--corner "s,ne,nw,sw": expected`,
		"--animals pig":               `--animals "pig": expected pig, dog, sheep, cow or none for each of 4 players, separated by commas`,
		"--animals pig,pig,pig,cat":   `--animals "pig,pig,pig,cat": expected`,
		"--clockwise 4":               `--clockwise "4": expected players from 0 to 3, separated by commas, or none`,
		"--clockwise -1":              `--clockwise "-1": expected`,
		"--clockwise 0,,1":            `--clockwise "0,,1": expected`,
		"--players 2 --clockwise 1,2": `--clockwise "1,2": expected players from 0 to 1`,
		"--back-from-one 29":          `--back-from-one "29": expected last, hand or arrive`,
	} {
		t.Run(line, func(t *testing.T) {
			var complaint strings.Builder
			args := append([]string{"house", "--lang=en"}, strings.Fields(line)...)
			require.Equal(t, 2, Run(args, strings.NewReader(""), io.Discard, &complaint))
			require.Contains(t, complaint.String(), "yutnori: "+reason)
		})
	}
}

func parsed(t *testing.T, base yutnori.Facts, line string) yutnori.Facts {
	t.Helper()
	command := &cobra.Command{}
	rules := rulesFlags{base: base}
	rules.declare(command)
	rules.declareVariants()
	require.NoError(t, command.ParseFlags(strings.Fields(line)))
	made, err := rules.rules()
	require.NoError(t, err)
	return made.Facts()
}

// withoutVariants removes the rules that the Korean text calls its own variants.
func withoutVariants(facts *yutnori.Facts) {
	facts.BackResults = false
	for player := range facts.Teams {
		facts.Teams[player].Corner = yutnori.SE
		facts.Teams[player].Clockwise = false
	}
}

func corners(facts *yutnori.Facts, of ...yutnori.Corner) {
	for player, corner := range of {
		facts.Teams[player].Corner = corner
	}
}
