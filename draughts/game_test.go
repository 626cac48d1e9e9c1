package draughts_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
)

// story holds the positions and turns of a game, and computes its draw counts slowly.
type story struct {
	positions []draughts.Position
	turns     []draughts.Turn
}

// last returns the latest position.
func (s story) last() draughts.Position { return s.positions[len(s.positions)-1] }

// occurrences returns the number of times that the last position has occurred.
func (s story) occurrences() int {
	n := 0
	for _, p := range s.positions {
		if p == s.last() {
			n++
		}
	}
	return n
}

// kingTurns returns the number of turns since the last capture or move of a man.
func (s story) kingTurns() int {
	for i := len(s.turns) - 1; i >= 0; i-- {
		before, after, t := s.positions[i], s.positions[i+1], s.turns[i]
		if !before.At(t.From()).IsKing() || pieces(before) != pieces(after) {
			return len(s.turns) - 1 - i
		}
	}
	return len(s.turns)
}

// against returns the number of turns since one king began to face the given number of
// pieces or fewer, including a king. The count begins at the first position whose
// number of pieces satisfies begunWith.
func (s story) against(most int, begunWith func(int) bool) int {
	first := len(s.positions)
	for first > 0 {
		if n := againstAKing(s.positions[first-1]); n == 0 || n > most {
			break
		}
		first--
	}
	for i := first; i < len(s.positions); i++ {
		if begunWith(againstAKing(s.positions[i])) {
			return len(s.turns) - i
		}
	}
	return 0
}

func (s story) sixteen() int { return s.against(3, func(n int) bool { return n == 3 }) }
func (s story) five() int    { return s.against(2, func(n int) bool { return n == 1 || n == 2 }) }

func (s story) counts() draughts.DrawCounts {
	return draughts.DrawCounts{
		Occurrences: s.occurrences(),
		KingTurns:   s.kingTurns(),
		Sixteen:     s.sixteen(),
		Five:        s.five(),
	}
}

func pieces(p draughts.Position) int {
	n := 0
	for range p.Pieces() {
		n++
	}
	return n
}

// againstAKing returns the number of pieces, including a king, that a lone king faces.
// It returns 0 if no lone king faces a king.
func againstAKing(p draughts.Position) int {
	var men, kings [2]int
	for _, piece := range p.Pieces() {
		color, _ := piece.Color()
		if piece.IsKing() {
			kings[color]++
		} else {
			men[color]++
		}
	}
	for _, c := range []draughts.Color{draughts.White, draughts.Black} {
		o := c.Opponent()
		if men[c] == 0 && kings[c] == 1 && kings[o] > 0 {
			return men[o] + kings[o]
		}
	}
	return 0
}

// reason returns the reason why the game has ended under the given rules.
func (s story) reason(rules draughts.DrawRules) draughts.Reason {
	switch {
	case len(walks(s.last())) == 0:
		return draughts.NoMove
	case rules.Repetition && s.occurrences() >= 3:
		return draughts.Repetition
	case rules.TwentyFiveMoves && s.kingTurns() >= 25+25:
		return draughts.TwentyFiveMoves
	case rules.SixteenMoves && s.sixteen() >= 16+16:
		return draughts.SixteenMoves
	case rules.FiveMoves && s.five() >= 5+5:
		return draughts.FiveMoves
	default:
		return draughts.Unfinished
	}
}

// endgame returns a position with a few pieces, mostly kings. Usually one piece faces
// several.
func endgame(r *rand.Rand) draughts.Position {
	p := draughts.Position{}.WithToMove(draughts.Color(r.IntN(2)))
	side := draughts.Color(r.IntN(2))
	p = p.With(anywhere[r.IntN(50)], draughts.King(side))
	if r.IntN(4) == 0 {
		p = p.With(anywhere[r.IntN(50)], draughts.King(side))
	}
	for range 1 + r.IntN(4) {
		piece := draughts.King(side.Opponent())
		if r.IntN(3) == 0 {
			piece = draughts.Man(side.Opponent())
		}
		p = p.With(anywhere[r.IntN(50)], piece)
	}
	return p
}

// cautious returns a random turn. If possible, it is a turn after which nothing can be
// captured, so that a few pieces stay on the board for many turns. Often the turn
// undoes the player's last turn.
func cautious(r *rand.Rand, p draughts.Position, played []draughts.Turn) draughts.Turn {
	var all, safe []draughts.Turn
	back := r.IntN(3) == 0 && len(played) >= 2
	for t := range p.Turns(draughts.Kata) {
		if back && t.To() == played[len(played)-2].From() && t.From() == played[len(played)-2].To() {
			return t
		}
		all = append(all, t)
		after := p.After(t.Move())
		if _, won := after.Winner(); !won && !after.CanCapture() {
			safe = append(safe, t)
		}
	}
	if len(safe) > 0 && r.IntN(30) > 0 {
		return safe[r.IntN(len(safe))]
	}
	return all[r.IntN(len(all))]
}

func TestOutcomesAgreeWithASlowCountOverTheHistory(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 2))
	ended := map[draughts.Reason]int{}
	for range fewer(400) {
		rules := draughts.DrawRules{
			Repetition:      r.IntN(3) == 0,
			TwentyFiveMoves: r.IntN(4) > 0,
			SixteenMoves:    r.IntN(4) > 0,
			FiveMoves:       r.IntN(4) > 0,
		}
		start := endgame(r)
		game := draughts.New(draughts.InitialPosition(start), draughts.Draws(rules))
		history := story{positions: []draughts.Position{start}}
		for {
			want := history.reason(rules)
			require.Equal(t, want, game.Outcome().Reason(), "%v after %v", start, history.turns)
			require.Equal(t, history.counts(), game.DrawCounts(), "%v after %v", start, history.turns)
			if want != draughts.Unfinished || len(history.turns) == 120 {
				ended[want]++
				break
			}
			turn := cautious(r, game.Position(), game.Turns())
			require.NoError(t, game.Play(turn))
			history.positions = append(history.positions, game.Position())
			history.turns = append(history.turns, turn)
		}
		require.Equal(t, history.turns, game.Turns()[:len(history.turns)])
	}
	for reason := draughts.NoMove; reason <= draughts.FiveMoves; reason++ {
		require.Greater(t, ended[reason], fewer(10), "games with this outcome: %s", reason)
	}
}

// step is a turn or a position that was set up, and the story since the last position
// that was set up.
type step struct {
	setUp bool
	turn  draughts.Turn
	since story
}

// chronicle holds a game and the steps that have led to it.
type chronicle struct {
	game  *draughts.Game
	steps []step
}

func (c *chronicle) last() step { return c.steps[len(c.steps)-1] }

func (c *chronicle) setUp(p draughts.Position) {
	c.game.SetUp(p)
	c.steps = append(c.steps, step{setUp: true, since: story{positions: []draughts.Position{p}}})
}

func (c *chronicle) play(t *testing.T, r *rand.Rand) {
	t.Helper()
	since := c.last().since
	turn := cautious(r, c.game.Position(), since.turns)
	require.NoError(t, c.game.Play(turn))
	since.positions = append(slices.Clip(since.positions), c.game.Position())
	since.turns = append(slices.Clip(since.turns), turn)
	c.steps = append(c.steps, step{turn: turn, since: since})
}

func (c *chronicle) undo(t *testing.T) {
	t.Helper()
	if c.game.Len() == 0 {
		require.ErrorIs(t, c.game.Undo(), draughts.ErrNoTurnPlayed)
		return
	}
	require.NoError(t, c.game.Undo())
	for c.last().setUp {
		c.steps = c.steps[:len(c.steps)-1]
	}
	c.steps = c.steps[:len(c.steps)-1]
}

// requireAgrees compares the game with slow counts, and with a game of the same steps that
// shares nothing with it.
func (c *chronicle) requireAgrees(t *testing.T, rules draughts.DrawRules) {
	t.Helper()
	again := draughts.New(draughts.InitialPosition(c.steps[0].since.last()), draughts.Draws(rules))
	var setups []draughts.Setup
	for _, s := range c.steps[1:] {
		if s.setUp {
			setups = append(setups, draughts.Setup{After: again.Len(), Position: s.since.last()})
			again.SetUp(s.since.last())
			continue
		}
		require.NoError(t, again.Play(s.turn))
	}
	since := c.last().since
	require.True(t, c.game.Equal(again))
	require.True(t, c.game.Equal(c.game.Replay(rules)))
	require.Equal(t, setups, c.game.Setups())
	require.Equal(t, since.last(), c.game.Position())
	require.Equal(t, since.counts(), c.game.DrawCounts())
	require.Equal(t, since.reason(rules), c.game.Outcome().Reason())
}

// Each of several clones agrees with its own steps, whatever happens to the others.
func TestEachCloneOfAGameAgreesWithItsSteps(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(5, 6))
	for n := range fewer(60) {
		rules := draughts.DrawRules{Repetition: r.IntN(3) == 0, SixteenMoves: r.IntN(3) == 0}
		start := endgame(r)
		if n%3 == 0 {
			start = fromPlay(r)
		}
		games := []chronicle{{
			draughts.New(draughts.InitialPosition(start), draughts.Draws(rules)),
			[]step{{setUp: true, since: story{positions: []draughts.Position{start}}}},
		}}
		for range 150 {
			c := &games[r.IntN(len(games))]
			switch n := r.IntN(20); {
			case n == 0:
				earlier := c.last().since.positions
				c.setUp(earlier[r.IntN(len(earlier))])
			case n == 1 && len(games) < 5:
				games = append(games, chronicle{c.game.Clone(), slices.Clone(c.steps)})
			case n < 6 || c.game.IsOver():
				c.undo(t)
			default:
				c.play(t, r)
			}
			for i := range games {
				games[i].requireAgrees(t, rules)
			}
		}
	}
}

// Two kings that move back and forth repeat each position every fourth turn.
func TestALongGameCountsItsPositions(t *testing.T) {
	t.Parallel()
	const turns = 100_000
	game := draughts.New(draughts.InitialPosition(positionOf(t, "W:WK45:BK6")), draughts.Draws(draughts.DrawRules{}))
	for n := range turns {
		require.Equal(t, 1+n/4, game.DrawCounts().Occurrences)
		require.NoError(t, game.Play(turnOf(t, game.Position(), []string{"45-50", "6-1", "50-45", "1-6"}[n%4])))
	}
	require.Equal(t, draughts.DrawCounts{Occurrences: 1 + turns/4, KingTurns: turns, Five: turns}, game.DrawCounts())
	for n := turns; n > 0; n-- {
		require.Equal(t, 1+n/4, game.DrawCounts().Occurrences)
		require.NoError(t, game.Undo())
	}
	require.Equal(t, draughts.DrawCounts{Occurrences: 1}, game.DrawCounts())
}

func TestAnUndonePositionDoesNotCount(t *testing.T) {
	game := draughts.New(draughts.InitialPosition(positionOf(t, "W:WK45,26:BK5")))
	play := func(turns ...string) {
		for _, turn := range turns {
			require.NoError(t, game.Play(turnOf(t, game.Position(), turn)))
		}
	}
	play("26-21")
	p := game.Position()
	play("5-10")
	require.Equal(t, 1, game.Occurrences(p))
	require.NoError(t, game.Undo())
	require.NoError(t, game.Undo())
	require.Zero(t, game.Occurrences(p))
	play("45-40", "5-10", "26-21", "10-5", "40-45")
	require.Equal(t, p, game.Position())
	require.Equal(t, 1, game.Occurrences(p))
	require.Equal(t, 1, game.DrawCounts().Occurrences)
}

func TestAGameKeepsItsPositionsAndTurns(t *testing.T) {
	game := played(t, draughts.Start(), "32-28", "19-23", "28x19", "14x23")
	require.Equal(t, draughts.Start(), game.Start())
	require.Equal(t, 4, game.Len())
	for n, want := range []string{
		"W:W31-50:B1-20",
		"B:W28,31,33-50:B1-20",
		"W:W28,31,33-50:B1-18,20,23",
		"B:W19,31,33-50:B1-18,20",
		"W:W31,33-50:B1-13,15-18,20,23",
	} {
		p, ok := game.PositionAfter(n)
		require.True(t, ok)
		require.Equal(t, want, p.FEN())
	}
	for _, n := range []int{-1, 5} {
		_, ok := game.PositionAfter(n)
		require.False(t, ok)
	}
	game.Turns()[0] = draughts.Turn{}
	require.Equal(t, "32-28", game.Turns()[0].Text(draughts.PDN), "the caller may change the slice")
}

func TestARefusedTurnChangesNothing(t *testing.T) {
	game := played(t, draughts.Start(), "32-28", "19-23")
	before := played(t, draughts.Start(), "32-28", "19-23")
	step, err := game.Position().WithToMove(draughts.White).ParseTurn("28x19", draughts.PDN)
	require.NoError(t, err)
	require.NoError(t, before.Play(step))
	require.ErrorIs(t, before.Play(step), draughts.ErrNoPiece)
	require.Equal(t, 3, before.Len())
	require.ErrorIs(t, game.Play(played(t, draughts.Start(), "31-27").Turns()[0]), draughts.ErrMustCapture)
	require.True(t, game.Equal(played(t, draughts.Start(), "32-28", "19-23")))
}

func TestAMoveIsPlayedAsItsFirstTurn(t *testing.T) {
	start := positionOf(t, "W:W28:B22,23,12,13")
	game := draughts.New(draughts.InitialPosition(start))
	m := draughts.NewMove(28, 28, draughts.SquaresOf(22, 23, 12, 13))
	require.ErrorIs(t, game.PlayMove(draughts.NewMove(28, 28, draughts.SquaresOf(22, 23, 12))), draughts.ErrNotAMove)
	require.Zero(t, game.Len())
	require.NoError(t, game.PlayMove(m))
	turn, err := start.TurnOf(m)
	require.NoError(t, err)
	require.Equal(t, []draughts.Turn{turn}, game.Turns())
	require.ErrorIs(t, game.PlayMove(m), draughts.ErrGameOver)
}

func TestPlayersCanEndAGameOnlyOnce(t *testing.T) {
	for name, test := range map[string]struct {
		end     func(*draughts.Game) error
		outcome string
		winner  string
		draw    bool
	}{
		"white resigns": {func(g *draughts.Game) error { return g.Resign(draughts.White) }, "black has won: resignation", "black", false},
		"black resigns": {func(g *draughts.Game) error { return g.Resign(draughts.Black) }, "white has won: resignation", "white", false},
		"both agree":    {(*draughts.Game).Agree, "draw: agreement", "", true},
		"both adjourn":  {(*draughts.Game).Adjourn, "adjourned", "", false},
	} {
		t.Run(name, func(t *testing.T) {
			game := played(t, draughts.Start(), "32-28")
			require.Equal(t, "the game continues", game.Outcome().String())
			require.NoError(t, test.end(game))
			require.True(t, game.IsOver())
			require.Equal(t, test.outcome, game.Outcome().String())
			require.Equal(t, test.draw, game.Outcome().IsDraw())
			winner, won := game.Outcome().Winner()
			require.Equal(t, test.winner != "", won)
			if won {
				require.Equal(t, test.winner, winner.String())
			}

			ended := game.Outcome()
			require.ErrorIs(t, test.end(game), draughts.ErrGameOver)
			require.ErrorIs(t, game.Resign(draughts.Black), draughts.ErrGameOver)
			turn := turnOf(t, game.Position(), "19-23")
			require.ErrorIs(t, game.Play(turn), draughts.ErrGameOver)
			require.Equal(t, ended, game.Outcome())
			require.Equal(t, 1, game.Len())

			require.NoError(t, game.Undo())
			require.True(t, game.Equal(draughts.New()))
		})
	}
}

func TestUndoBeforeTheFirstTurnChangesNothing(t *testing.T) {
	game := draughts.New(draughts.Draws(draughts.DrawRules{}))
	require.NoError(t, game.Agree())
	require.ErrorIs(t, game.Undo(), draughts.ErrNoTurnPlayed)
	require.Equal(t, draughts.Agreement, game.Outcome().Reason())
}

func TestAGameCanBeOverAtItsStart(t *testing.T) {
	game := draughts.New(draughts.InitialPosition(positionOf(t, "B:W31:B")))
	require.Equal(t, "white has won: no move", game.Outcome().String())
}

func TestGamesThatDifferAreNotEqual(t *testing.T) {
	game := played(t, draughts.Start(), "32-28", "19-23")
	for name, other := range map[string]*draughts.Game{
		"another start": played(t, positionOf(t, "W:W31-50:B1-13,15-20"), "32-28", "19-23"),
		"another turn":  played(t, draughts.Start(), "32-28", "18-23"),
		"fewer turns":   played(t, draughts.Start(), "32-28"),
	} {
		require.False(t, game.Equal(other), name)
	}
	ruled := draughts.New(draughts.Draws(draughts.DrawRules{}))
	for _, turn := range game.Turns() {
		require.NoError(t, ruled.Play(turn))
	}
	require.False(t, game.Equal(ruled), "other rules")
	again := played(t, draughts.Start(), "32-28", "19-23")
	require.True(t, game.Equal(again))
	require.NoError(t, again.Adjourn())
	require.False(t, game.Equal(again), "another outcome")
}

func TestAPositionIsSetUpInTheMiddleOfAGame(t *testing.T) {
	game := played(t, draughts.Start(), "31-26", "17-21")
	p := positionOf(t, "B:B1-16,18-21:W26,28,31,33-50")
	other := game.Clone()
	game.SetUp(p)
	require.False(t, game.Equal(other))
	require.NoError(t, game.Play(turnOf(t, p, "21-27")))
	require.Equal(t, draughts.Start(), game.Start())
	after, ok := game.PositionAfter(2)
	require.True(t, ok)
	require.Equal(t, p, after)
	game.SetUp(positionOf(t, "W:W38:B"))
	require.False(t, game.IsOver(), "nobody has moved against the blocked player")
	game.SetUp(positionOf(t, "B:W38:B"))
	require.True(t, game.IsOver())
	game.SetUp(p)
	require.False(t, game.IsOver())

	at := draughts.New()
	at.SetUp(p)
	require.Equal(t, draughts.Start(), at.Start())
	require.Equal(t, p, at.Position())
}

func TestAGameIsReplayedUntilARuleEndsIt(t *testing.T) {
	game := draughts.New(draughts.InitialPosition(positionOf(t, "W:WK45:BK6")), draughts.Draws(draughts.DrawRules{}))
	for n := range 20 {
		require.NoError(t, game.Play(turnOf(t, game.Position(), []string{"45-50", "6-1", "50-45", "1-6"}[n%4])))
	}
	require.NoError(t, game.Resign(draughts.White))
	again := game.Replay(draughts.AllDrawRules())
	require.Equal(t, 8, again.Len())
	require.Equal(t, draughts.Repetition, again.Outcome().Reason())
	whole := game.Replay(draughts.DrawRules{})
	require.Equal(t, game.Turns(), whole.Turns())
	require.False(t, whole.IsOver())
}

func TestTurnsAreNumberedAsInARecord(t *testing.T) {
	const white, black = draughts.White, draughts.Black
	for _, test := range []struct {
		name    string
		movers  string // a blank before a turn stands for a position set up
		numbers []int
	}{
		{"a usual game", "WBWBW", []int{1, 1, 2, 2, 3}},
		{"black begins", "BWBW", []int{1, 2, 2, 3}},
		{"black moves twice", "WB BWB", []int{1, 1, 2, 3, 3}},
		{"white moves twice", "W WBW", []int{1, 2, 2, 3}},
		{"nobody moves twice", "W BWB W", []int{1, 1, 2, 2, 3}},
		{"set up before the first turn", " BWB", []int{1, 2, 2}},
		{"set up twice", "WBW  WBW", []int{1, 1, 2, 3, 3, 4}},
		{"set up again and again", "W WB BW W", []int{1, 2, 2, 3, 4, 5}},
	} {
		t.Run(test.name, func(t *testing.T) {
			game := draughts.New(draughts.InitialPosition(draughts.Start().WithToMove(map[byte]draughts.Color{'W': white, 'B': black, ' ': white}[test.movers[0]])))
			var movers []draughts.Color
			for i, c := range test.movers {
				if c == ' ' {
					next := white
					if strings.TrimLeft(test.movers[i:], " ")[0] == 'B' {
						next = black
					}
					game.SetUp(game.Position().WithToMove(next))
					continue
				}
				movers = append(movers, map[rune]draughts.Color{'W': white, 'B': black}[c])
				require.NoError(t, game.Play(game.Position().UniqueTurns(draughts.PDN)[0]))
			}
			for n, want := range test.numbers {
				number, mover := game.Number(n)
				require.Equal(t, want, number, n)
				require.Equal(t, movers[n], mover, n)
			}
		})
	}
}

func TestTheZeroGameHasAnEmptyBoard(t *testing.T) {
	var game draughts.Game
	require.Equal(t, draughts.Position{}, game.Position())
	require.ErrorIs(t, game.Undo(), draughts.ErrNoTurnPlayed)
	require.ErrorIs(t, game.Play(turnOf(t, draughts.Start(), "32-28")), draughts.ErrNoPiece)
}

// played returns a game with all draw rules after the given turns.
func played(t *testing.T, start draughts.Position, turns ...string) *draughts.Game {
	t.Helper()
	game := draughts.New(draughts.InitialPosition(start))
	for _, text := range turns {
		require.NoError(t, game.Play(turnOf(t, game.Position(), text)))
	}
	return game
}

func turnOf(t *testing.T, p draughts.Position, text string) draughts.Turn {
	t.Helper()
	turn, err := p.ParseTurn(text, draughts.PDN)
	require.NoError(t, err)
	return turn
}
