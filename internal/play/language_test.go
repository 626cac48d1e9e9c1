package play_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/internal/message"
	"games.example/internal/play"
	"games.example/internal/play/playtest"
)

// inKorean is the form of a heap in Korean. It notes the seeds with which it reads games.
type inKorean struct {
	playtest.Setup
	seeds *[]uint64
}

func (inKorean) Words(play.Choices) *play.Words { return play.WordsIn(message.Korean) }

func (k inKorean) Read(record string, choices play.Choices, seed uint64) (play.Game, error) {
	*k.seeds = append(*k.seeds, seed)
	game, err := k.Setup.Read(record, choices, seed)
	return k.speak(game), err
}

func (k inKorean) Start(choices play.Choices, seed uint64) (play.Game, error) {
	game, err := k.Setup.Start(choices, seed)
	return k.speak(game), err
}

func (k inKorean) speak(game play.Game) play.Game {
	game.Match().Words = k.Words(nil)
	return game
}

// translated returns the session in Korean, after its tasks, and the seeds that were read.
func (e *evening) translated() (seeds []uint64) {
	e.do(e.Translated(inKorean{seeds: &seeds}, play.Choices{"language": "korean"}))
	return seeds
}

// korean reports whether the fronts show Korean texts.
func (e *evening) korean() bool { return e.Words().Log == play.WordsIn(message.Korean).Log }

func TestAGameContinuesInAnotherLanguage(t *testing.T) {
	seeded := func(match *play.Match) { match.Seed, match.Seeded = 7, true }
	e := &evening{play.New(playtest.Setup{}, play.Settings{Score: play.Score{Players: []play.Tally{{Name: "you", Won: 2}, {Name: "computer"}}}})}
	e.do(e.Begin(playtest.NewHeap(12, seeded))).press("2 enter f down down")
	before := e.Session
	require.Equal(t, []uint64{7}, e.translated(), "the luck of the game stays")
	require.True(t, e.korean())
	require.Equal(t, before.Face(), e.Face())
	require.Equal(t, before.Score(), e.Score())
	require.Equal(t, before.Chosen(), e.Chosen())
	require.Equal(t, playtest.HeapOf(before.Game()), e.heap())
	require.Equal(t, "f", e.Switched())
	require.Equal(t, play.Choices{"matches": "12", "first": "you", "language": "korean"}, e.Choices())
	require.True(t, e.press("n y n").korean(), "so does the next game")
}

func TestAPickedPieceIsPutDownInAnotherLanguage(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	e.do(e.Begin(playtest.Begin(carried{Heap: playtest.Heap{Matches: 12}})))
	e.do(e.Click("first")).press("down down").translated()
	require.False(t, e.Game().Picked())
	require.Equal(t, -1, e.Chosen(), "the list has other options")
}

func TestTheFormIsTranslatedBeforeTheFirstGame(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{Choices: play.Choices{"matches": "13"}})}
	require.Empty(t, e.translated())
	require.True(t, e.korean())
	require.Equal(t, play.Form, e.Face())
	require.Equal(t, play.Choices{"matches": "13", "first": "you", "language": "korean"}, e.press("down").Choices())
}

// The record of a heap of 13 cannot be written, and no record says that a player resigned.
func TestAGameThatCannotBeReadAnewKeepsItsLanguage(t *testing.T) {
	for keys, matches := range map[string]int{"": 13, "x y": 12, "f x y": 12} {
		e := begun(matches, play.Settings{}).press(keys)
		before := e.Session
		e.translated()
		require.False(t, e.korean(), keys)
		require.Equal(t, before.Title(), e.Title(), keys)
		require.Equal(t, before.Game().Over(), e.Game().Over(), keys)
		require.Equal(t, before.Switched(), e.Switched(), keys)
	}
}

func TestAProgramDoesNotLearnAgainInAnotherLanguage(t *testing.T) {
	e := &evening{play.New(playtest.Setup{}, play.Settings{})}
	e.do(e.Begin(playtest.NewHeap(1))).press("enter enter")
	require.True(t, e.Game().Over())
	setup := inKorean{seeds: new([]uint64)}
	learning, due := e.Translated(learner{setup}, play.Choices{})
	require.NotEmpty(t, due, "the program has not learned yet")
	e.do(learning, due)
	_, due = e.Translated(learner{setup}, play.Choices{})
	require.Empty(t, due)
}

// learner is the form of a heap whose program learns after the end.
type learner struct{ inKorean }

func (l learner) Read(record string, choices play.Choices, seed uint64) (play.Game, error) {
	game, err := l.inKorean.Read(record, choices, seed)
	playtest.Learning(game.Match())
	return game, err
}

func TestAReviewIsJudgedAnewInAnotherLanguage(t *testing.T) {
	for _, keys := range []string{"v home right", "v home right ?"} {
		e := begun(12, play.Settings{}).press("2 enter 1 enter").press(keys)
		before := e.Session
		e.translated()
		require.True(t, e.korean(), keys)
		require.Equal(t, play.Reviewing, e.Front(), keys)
		require.Equal(t, 1, e.Review().At, keys)
		require.Equal(t, before.Review().Judgments, e.Review().Judgments, keys)
		require.Same(t, e.Game().Match(), e.Shown().Match(), keys)
	}
}

func TestAProgramThinksAnewInAnotherLanguage(t *testing.T) {
	s, before := begun(12, play.Settings{}).press("1").Press("enter")
	s, after := s.Translated(inKorean{seeds: new([]uint64)}, play.Choices{})
	require.NotEmpty(t, after)
	e := &evening{s}
	for _, task := range before {
		e.do(e.Done(task()))
	}
	require.Equal(t, []int{1}, e.heap().Taken, "a thought in the old language does not count")
	for _, task := range after {
		e.do(e.Done(task()))
	}
	require.Equal(t, []int{1, 1}, e.heap().Taken)
	require.True(t, e.korean())
}

func TestAHintEndsInAnotherLanguage(t *testing.T) {
	s, _ := begun(12, play.Settings{}).Press("h")
	s, _ = s.Translated(inKorean{seeds: new([]uint64)}, play.Choices{})
	require.False(t, s.Computing())
}

// The pieces of an earlier game move in its language.
func TestAMotionEndsInAnotherLanguage(t *testing.T) {
	s, _ := play.New(playtest.Setup{}, moving(time.Second)).Begin(playtest.NewHeap(12, people))
	s, _ = s.Say("T3")
	require.True(t, s.Moves())
	s, _ = s.Translated(inKorean{seeds: new([]uint64)}, play.Choices{})
	require.False(t, s.Moves())
}
