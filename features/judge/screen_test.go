package judge

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/yutnori"
)

func sceneOf(t *testing.T, pieces ...[]yutnori.Position) scene {
	t.Helper()
	rules, err := yutnori.NewRules(yutnori.Basic(len(pieces), len(pieces[0])))
	require.NoError(t, err)
	state, err := rules.Setup(pieces, 0)
	require.NoError(t, err)
	return scene{rules: rules, state: state}
}

// The first picture of the document that the spec keeps: four players, player 0 on turn.
var picture = [][]yutnori.Position{{0, 2, 9, 100}, {0, 5, 22, 100}, {0, 0, 3, 3}, {0, 0, 7, 100}}

const numbers = `[ ] - [1] - [ ] - [1] - [ ] - [1]
 | [ ]                     [ ] |
[ ]    .                 .    [ ]
 |       [ ]         [ ]       |
[ ]          .     .          [2]
 |             [1]             |
[ ]          .     .          [1]
 |       [ ]         [ ]       |
[ ]    .                 .    [ ]
 | [ ]                     [ ] |
[ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
-----------------------------------------
Not started : 
 □  □  □  □  □  □ 
Arrived : 
 ■  ■  ■ 
-----------------------------------------
`

const letters = `[ ] - [a] - [ ] - [d] - [ ] - [b]
 | [ ]                     [ ] |
[ ]    .                 .    [ ]
 |       [ ]         [ ]       |
[ ]          .     .          [C]
 |             [b]             |
[ ]          .     .          [a]
 |       [ ]         [ ]       |
[ ]    .                 .    [ ]
 | [ ]                     [ ] |
[ ] - [ ] - [ ] - [ ] - [ ] - [ ]^Start
On board : a 2 9 | b 5 22 | c 3 3 | d 7
-----------------------------------------
Not started : 
 a  b  c  c  d  d 
Arrived : 
 a  b  d 
-----------------------------------------
`

const lower = `Player 0 turn
Piece : 0 2 9 
Yut : gae yut 
Write down the position of the player to move and yut
(back-do, do, gae, geol, yut, and mo)
>> position : `

func TestTheExpectedScreenIsThePicture(t *testing.T) {
	t.Parallel()
	s := sceneOf(t, picture...)
	for _, r := range []yutnori.Result{yutnori.Yut, yutnori.Gae} {
		var err error
		s.state, _, err = s.rules.Throw(s.state, r)
		require.NoError(t, err)
	}
	require.Equal(t, numbers, s.table(false))
	require.Equal(t, letters, s.table(true))
	require.Equal(t, lower, s.turn())
}

func TestAScreenMaySayTheSameInOtherWays(t *testing.T) {
	t.Parallel()
	s := sceneOf(t, picture...)
	colored := strings.ReplaceAll(numbers+lower, "1", "\x1b[31m1\x1b[0m")
	for _, text := range []string{
		numbers + lower, letters + lower, colored,
		strings.ReplaceAll(strings.ReplaceAll(numbers+lower, " :", ":"), "\n", "\r\n"),
		strings.ReplaceAll(numbers+lower, "\n", "  \n\n"),
		strings.ReplaceAll(numbers, " ", "") + lower,
		"[ ] - [ ]\n" + numbers + "Player 0 win\n" + numbers + strings.ReplaceAll(lower, "Player 0 turn", "  player 0 (Ann) turn"),
		strings.Replace(numbers, "Not started : \n", "Not started :", 1) + lower,
	} {
		found := readScreen(plain(text))
		found.winner = nil
		require.Nil(t, s.compareTable(found, false), text)
		require.Nil(t, s.compareTurn(found, false), text)
		require.Equal(t, []string{"gae", "yut"}, *found.pool)
		require.Equal(t, position, promptOf(plain(text)))
	}
}

func TestAMistakeOnAScreenIsNamed(t *testing.T) {
	t.Parallel()
	s := sceneOf(t, picture...)
	s.names = []string{"Ann(pig)", "Bob(dog)", "Cy(cow)", "Di(sheep)"}
	right := strings.Replace(numbers, line, line+"Ann(pig) Bob( dog ) Cy(cow)  Di(sheep)\n"+line, 1) + lower
	require.Nil(t, s.compareTable(readScreen(right), false))
	for _, test := range []struct{ old, changed, mistake string }{
		{"[2]", "[1]", "the board: expected [2], found [1] at position 3"},
		{"[2]", "[ ]", "the board: expected [2], found [ ] at position 3"},
		{"[2]", "[B]", "the board: expected [2], found [B] at position 3"},
		{"[2]\n", "\n", "the board is missing"},
		{"| [ ]   ", "| [12]   ", "the board: expected [ ], found [12] at position 25"},
		{"Ann(pig)", "Ann(cow)", "the line of players: expected Ann(pig) Bob(dog) Cy(cow) Di(sheep), found Ann(cow) Bob(dog) Cy(cow) Di(sheep)"},
		{"Ann(pig) Bob( dog ) Cy(cow)  Di(sheep)\n", "", "the line of players is missing"},
		{"□  □  □  □  □  □", "□  □  □  □  □", "Not started: expected 6 pieces, found 5 pieces"},
		{"□  □  □  □  □  □", "a  b  c  c  d  c", "Not started: expected abccdd, found abccdc"},
		{"Not started", "Waiting", "Not started is missing"},
		{" ■  ■  ■ ", " ■ ", "Arrived: expected 3 pieces, found 1 piece"},
		{"Arrived : \n ■  ■  ■ \n", "", "Arrived is missing"},
		{"Player 0 turn", "Player 1 turn", "the player on turn: expected Player 0 turn, found Player 1 turn"},
		{"Player 0 turn", "Player 99999999999999999999 turn", "the player on turn: expected Player 0 turn, found Player -1 turn"},
		{"Player 0 turn", "Your turn", "the player on turn is missing"},
		{"Player 0 turn", "Player 3 wins!", "the winner: expected no winner yet, found Player 3 win"},
		{"Piece : 0 2 9 ", "Piece : 0 9 2 ", "Piece: expected 0 2 9, found 0 9 2"},
		{"Piece : 0 2 9 ", "Piece :", "Piece: expected 0 2 9, found nothing"},
		{"Piece : 0 2 9 ", "", "Piece is missing"},
	} {
		text := strings.Replace(right, test.old, test.changed, 1)
		require.NotEqual(t, right, text, test.old)
		found := readScreen(text)
		problem := s.compareTable(found, false)
		if problem == nil {
			problem = s.compareTurn(found, false)
		}
		require.NotNil(t, problem, test.mistake)
		require.Equal(t, test.mistake, problem.text)
	}
	require.Nil(t, s.compareTable(readScreen(""), true))
	require.Nil(t, s.compareTurn(readScreen(""), true))
	require.True(t, readScreen("no, again\n>> position : ").none)
	require.False(t, readScreen("Yut : do").none)
}

func TestPromptsAreKnownHoweverTheyAreSpaced(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]prompt{
		">> position : ":                  position,
		"no\n>>Position:\n\n":             position,
		"no >> yut :":                     result,
		"Select  the function you want: ": menu,
		"ID :":                            id,
		"x\nID : ":                        id,
		"Logged-in ID :":                  nothing,
		"PASSWORD : ":                     password,
		"your password :":                 nothing,
		"Continue (0)/Save and Exit the game (1) :":                   between,
		"(0: pig, 1: dog, 2: sheep, 3:cow) : ":                        animals,
		"There is a saved game. Start a new game (0) / Resume (1) : ": resume,
		">> position : 3":                nothing,
		"number of players (2, 3, 4) : ": nothing,
		"":                               nothing,
	} {
		require.Equal(t, want, promptOf(text), text)
	}
	require.Equal(t, 2, countPrompts(">> position : >> yut :"))
	require.Equal(t, 1, countPrompts("ID :\nPASSWORD :\n>> position :"))
}

func TestTheNumbersOfPlayersAndPiecesAreReadIfNobodyHasAnswered(t *testing.T) {
	t.Parallel()
	s := sceneOf(t, []yutnori.Position{0, 0, 0}, []yutnori.Position{0, 0, 0}, []yutnori.Position{0, 0, 0}, []yutnori.Position{0, 0, 0})
	first := heard{text: s.table(false) + s.turn()}
	for _, test := range []struct{ players, pieces, wantPlayers, wantPieces int }{
		{0, 0, 4, 3}, {0, 3, 4, 3}, {4, 0, 4, 3}, {2, 4, 2, 4},
	} {
		rules, err := rulesOf(first, test.players, test.pieces)
		require.NoError(t, err)
		require.Equal(t, test.wantPlayers, rules.Players())
		require.Equal(t, test.wantPieces, rules.Pieces())
	}
	_, err := rulesOf(heard{text: "Player 0 turn"}, 0, 0)
	require.EqualError(t, err, "the first screen shows 0 players with 0 pieces")
}

func TestRowsOfABoardHaveTheirWidths(t *testing.T) {
	t.Parallel()
	rows := strings.Split(numbers, "\n")
	require.NotNil(t, readBoard(rows))
	rows[4], rows[5] = rows[5], rows[4]
	require.Nil(t, readBoard(rows))
}
