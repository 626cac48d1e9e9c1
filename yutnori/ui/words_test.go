package ui_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/require"

	"games.example/internal/play"
	"games.example/yutnori"
	"games.example/yutnori/bot"
	"games.example/yutnori/ui"
)

// A record begins with the flags of the rules and the positions of the pieces.
func TestThePageTellsWhatAMoveDoes(t *testing.T) {
	for _, test := range []struct{ flags, pieces, result, move, want string }{
		{"", "0 0 0 0 | 0 0 0 0", "back-do", "", "Back-do: moves nothing."},
		{"", "29 1 0 0 | 0 0 0 0", "do", "do 29", "Do: brings 1 home."},
		{"", "29 29 0 0 | 0 0 0 0", "do", "do 29", "Do: brings 2 home."},
		{"", "1 1 0 0 | 0 0 0 0", "do", "do 0", "Do → right 1: stacks 3."},
		{"", "1 0 0 0 | 0 0 0 0", "gae", "gae 1", "Gae → right 3: a piece moves."},
		{"", "1 1 0 0 | 0 0 0 0", "gae", "gae 1", "Gae → right 3: 2 pieces move."},
		{"", "1 0 0 0 | 0 0 0 0", "gae", "gae 0", "Gae → right 2: a new piece enters."},
		{"", "0 0 0 0 | 1 1 0 0", "do", "do 0", "Do → right 1: catches 2. Throw again!"},
		{"--players=3", "0 0 0 0 | 0 0 0 0 | 0 0 0 0", "do", "do 0", "Do → right 1: a new piece enters."},
		{"--players=3", "0 0 0 0 | 0 0 0 0 | 1 0 0 0", "do", "do 0", "Do → right 1: catches 1 of c. Throw again!"},
		{"--back-from-one=hand", "1 0 0 0 | 0 0 0 0", "back-do", "back-do 1", "Back-do: back to the hand."},
	} {
		game := read(t, "yutnori play "+test.flags+"\npieces "+test.pieces+" | 0\nplayer 0 throws "+test.result+"\n")
		moved, err := game.Say(test.move)
		require.NoError(t, err, test)
		deeds := moved.Deeds()
		require.Equal(t, test.want, deeds[len(deeds)-1].Text)
	}
	resigned, _ := played(basic(t, yutnori.Gae), 1).Resign()
	require.Equal(t, []play.Deed{{Text: "Gae.", Step: 1}, {Text: "resigned", Step: 2}}, resigned.Deeds())
}

func TestTheOnlyPersonIsToldOfPiecesThatAProgramCaught(t *testing.T) {
	rules := newRules(t, yutnori.Basic(2, 1))
	for want, language := range map[string]ui.Language{"Do → right 1: catches 1 of yours. One more throw.": ui.English, "도 → 오른쪽 1번째: 내 말 1개를 잡았습니다. 한 번 더 던집니다.": ui.Korean} {
		table := ui.New(rules, ui.Script(rules, yutnori.Do, yutnori.Do))
		table.Language, table.Programs[1] = language, bot.NewGreedy(rules)
		game := played(table.Begin(), 1, 1)
		for think := game.Think(); think != nil && len(game.Deeds()) < 2; think = game.Think() {
			game = think(t.Context())
		}
		require.Equal(t, want, game.Deeds()[1].Text)
	}
	table := ui.New(rules, ui.Script(rules, yutnori.Do, yutnori.Gae))
	table.Programs[1] = bot.NewGreedy(rules)
	require.Equal(t, "Gae → right 2: a new piece enters.", played(table.Begin(), 1, 1).Deeds()[1].Text, "there is no other throw")
}

func TestAHintBesideAPictureSaysWhereInThePicture(t *testing.T) {
	for _, test := range []struct{ flags, pieces, result, want string }{
		{"", "29 100 100 100 | 0 0 0 0", "do", "do, lower right home, wins"},
		{"", "29 29 100 100 | 0 0 0 0", "do", "do, 2 pieces from lower right home, wins"},
		{"", "1 1 100 100 | 0 0 0 0", "gae", "gae, 2 pieces from right 1 to right 3"},
		{"", "1 100 100 100 | 2 0 0 0", "do", "do, right 1 to right 2, catches B (1), throw again"},
		{"", "4 100 100 100 | 0 0 0 0", "do", "do, right 4 to upper right, short way next"},
		{"", "20 20 100 100 | 0 0 0 0", "gae", "gae, 2 pieces from upper right diagonal 1 to center, short way next"},
		{"--back-from-one=hand", "1 100 100 100 | 0 0 0 0", "back-do", "back-do, right 1 back to the hand"},
	} {
		game, err := ui.Setup{Capitals: true}.Read("yutnori play "+test.flags+"\npieces "+test.pieces+" | 0\nplayer 0 throws "+test.result+"\n", play.Choices{"computer": "none"}, 1)
		require.NoError(t, err)
		_, advice := game.Hint()(t.Context())
		require.Equal(t, "hint: "+test.want, advice.Text)
	}
}

func TestTheFirstLineSaysHowToThrow(t *testing.T) {
	require.Contains(t, ui.Setup{}.Words(nil).Opening, "Enter throws the sticks")
	require.Contains(t, ui.Setup{Language: "ko"}.Words(nil).Opening, "Enter")
	require.NotContains(t, ui.Setup{Language: "ko"}.Words(nil).Opening, "throws")
}

func TestANonsenseResultIsRefusedAfterThePosition(t *testing.T) {
	rules := newRules(t, yutnori.Basic(2, 1))
	state, _, err := rules.Throw(rules.Start(), yutnori.Do)
	require.NoError(t, err)
	for position, want := range map[string]error{"0": yutnori.ErrNoResult, "7": yutnori.ErrNoPiece} {
		move, err := ui.Korean.ParseMove(position, "도도")
		require.NoError(t, err)
		_, _, err = rules.Move(state, move)
		require.ErrorIs(t, err, want)
	}
}

// The numbers are those of the board in the rules.
func TestThePlacesInAPictureHaveNamesThatCanBeSeen(t *testing.T) {
	names := map[string]string{}
	for position, name := range map[int]string{
		1: "right 1", 4: "right 4", 5: "upper right", 6: "top 1", 10: "upper left", 14: "left 4",
		15: "lower left", 19: "bottom 4", 20: "upper right diagonal 1", 21: "upper right diagonal 2", 22: "center",
		23: "lower left diagonal 1", 24: "lower left diagonal 2", 25: "upper left diagonal 1", 26: "upper left diagonal 2",
		27: "lower right diagonal 1", 28: "lower right diagonal 2",
	} {
		game, err := ui.Setup{Capitals: true}.Read(fmt.Sprintf("yutnori play --pieces=1\npieces %d | 0 | 0\nplayer 0 throws do\n", position), play.Choices{"computer": "none"}, 1)
		require.NoError(t, err)
		from, _, _ := strings.Cut(strings.TrimPrefix(game.Options()[0].Text, "do: "), " to ")
		require.Equal(t, name, from, position)
		require.Empty(t, names[name], "the name of one place alone")
		names[name] = from
	}
}

// The pieces take the places of the numbers, and move no sign. Colors change no letter.
func TestTheBoardOfTheKoreanDocumentShowsThePieces(t *testing.T) {
	rules := newRules(t, yutnori.House().WithAnimals(yutnori.Pig, yutnori.Cow))
	start := ui.New(rules, ui.Script(rules, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Do, yutnori.Do))
	start.Language = ui.Korean
	game := start.Begin()
	signs := func(board []string) (places [][][]int) {
		for _, line := range board[:15] {
			places = append(places, regexp.MustCompile(`[(|\\/]`).FindAllStringIndex(line, -1))
		}
		return places
	}
	empty := game.Lines(play.Game{}, play.View{})
	require.Contains(t, strings.Join(empty, "\n"), "(돼지)")
	for turn := range 5 {
		game = played(game, 1, 1)
		board := game.Lines(play.Game{}, play.View{})
		require.Equal(t, signs(empty), signs(board))
		colored := strings.Join(game.Lines(play.Game{}, play.View{Theme: &play.Dark}), "\n")
		require.Contains(t, colored, "\x1b[")
		require.Equal(t, strings.Join(board, "\n"), ansi.Strip(colored))
		text := strings.Join(board[:15], "\n")
		for player, letter := range []string{"(a", "(b", "(c", "(d"} {
			require.Equal(t, player <= turn, strings.Contains(text, letter), text)
		}
		require.Equal(t, turn == 4, strings.Contains(text, "(a2)"))
	}
}

func TestAPageOfHelpNamesNoCornerIfTheReadersRoadMayBeginInAnother(t *testing.T) {
	board := func(capitals bool, rules string) string {
		return strings.Join(ui.Setup{Capitals: capitals}.Pages(play.Choices{"rules": rules})[1].Lines, "\n")
	}
	require.Contains(t, board(true, "basic"), "enters at the lower right corner")
	for _, rules := range []string{"house", "--clockwise=0", "--corner=ne,se", "--corner=se,ne"} {
		require.Contains(t, board(true, rules), "A piece goes around to 29,", rules)
		require.NotContains(t, board(true, rules), "corner", rules)
	}
	require.Contains(t, board(false, "house"), "enters at the lower right corner", "the board beside it is that of the basic game")
}

func TestChoicesThatMakeNoGameHaveTextsAndAReason(t *testing.T) {
	for _, choices := range []play.Choices{{"rules": "--players=9"}, {"computer": "x"}} {
		_, err := ui.Setup{}.Start(choices, 1)
		require.Error(t, err, choices)
		require.NotEmpty(t, ui.Setup{}.Pages(choices)[3].Lines, choices)
	}
	_, err := ui.Setup{}.Read("yutnori play\n", play.Choices{"computer": "x"}, 1)
	require.Error(t, err)
	require.Contains(t, ui.Setup{}.Rows(play.Choices{"computer": "x"})[0].Values, play.Value{Name: "x", Label: "x"})
	words := ui.Setup{}.Words(play.Choices{"rules": "--players=9"})
	require.Empty(t, words.InShort)
	require.Contains(t, words.Answers(), "geol 5 long", "some rules have a long way")
}

func TestNarrateSkipsAnEventThatIsNoThrowOrMove(t *testing.T) {
	game := started(t, play.Choices{"computer": "none"}, 7).Play(0)
	narrator := game.Moment().(play.Narrator)
	thrown := narrator.Narrate(play.View{}, game.Events())
	require.NotEmpty(t, thrown)
	require.Equal(t, thrown, narrator.Narrate(play.View{}, append([]play.Event{{Said: play.Resign}}, game.Events()...)))
}
