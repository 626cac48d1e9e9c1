package match_test

import (
	"context"
	"errors"
	"math"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"games.example/draughts"
	"games.example/draughts/engine"
	"games.example/draughts/match"
)

// choice is a player that chooses one of the moves.
type choice func(ctx context.Context, moves []draughts.Move) draughts.Move

func (m choice) Search(ctx context.Context, g *draughts.Game, _ engine.Limit, _ func(engine.Result)) (engine.Result, error) {
	return engine.Result{Move: m(ctx, g.Position().AppendMoves(nil))}, nil
}

// player returns a player that uses m to choose its moves in all games.
func player(m choice) match.Player {
	return match.Player{New: func() engine.Player { return m }}
}

func first(_ context.Context, moves []draughts.Move) draughts.Move { return moves[0] }

func last(_ context.Context, moves []draughts.Move) draughts.Move { return moves[len(moves)-1] }

// played returns the games of a match.
func played(t *testing.T, m match.Match) []match.Played {
	t.Helper()
	var games []match.Played
	require.NoError(t, m.Play(t.Context(), func(p match.Played) { games = append(games, p) }))
	return games
}

func position(t *testing.T, fen string) draughts.Position {
	t.Helper()
	p, err := draughts.ParseFEN(fen)
	require.NoError(t, err)
	return p
}

func TestEveryBallotIsPlayedWithBothColors(t *testing.T) {
	ballots := []draughts.Position{draughts.Start(), position(t, "B:W31-50:B1-19,24")}
	games := played(t, match.Match{A: player(first), B: player(last), Ballots: ballots, Games: 5, Threads: 1})
	require.Len(t, games, 5)
	for i, game := range games {
		require.Equal(t, i+1, game.Number)
		require.Equal(t, []draughts.Color{draughts.White, draughts.Black}[i%2], game.A)
		require.Equal(t, ballots[i/2%2], game.Game.Start())
		require.Equal(t, draughts.AllDrawRules(), game.Game.Rules())
		require.True(t, game.Game.IsOver())
		for n, turn := range game.Game.Turns() {
			p, _ := game.Game.PositionAfter(n)
			moves := p.AppendMoves(nil)
			want := moves[0]
			if p.ToMove() != game.A {
				want = moves[len(moves)-1]
			}
			require.Equal(t, want, turn.Move(), "game %d, turn %d", i+1, n+1)
		}
	}
}

func TestAPartOfAMatchHasTheGamesWithItsNumbers(t *testing.T) {
	m := match.Match{A: player(first), B: player(last), Ballots: match.Openings(1), Games: 9, Threads: 1}
	whole := played(t, m)
	m.Games, m.Number = 3, func(n int) int { return 1 + 3*n }
	part := played(t, m)
	require.Len(t, part, 3)
	for i, game := range part {
		want := whole[1+3*i]
		require.Equal(t, want.Number, game.Number)
		require.Equal(t, want.A, game.A)
		require.True(t, want.Game.Equal(game.Game), "game %d", game.Number)
	}
}

func TestEachGameHasANewPlayerWithItsLimit(t *testing.T) {
	var limits []engine.Limit
	created := 0
	a := match.Player{Limit: engine.Limit{Nodes: 7}, New: func() engine.Player {
		created++
		return limited{&limits}
	}}
	played(t, match.Match{A: a, B: player(first), Ballots: match.Openings(1), Games: 3, Threads: 1})
	require.Equal(t, 3, created)
	require.NotEmpty(t, limits)
	for _, limit := range limits {
		require.Equal(t, engine.Limit{Nodes: 7}, limit)
	}
}

// The seed is for players that choose among similar moves.
func TestTheSeedOfAMatchGivesEachGameItsOwnSeed(t *testing.T) {
	seeds := func(seed uint64) (ofGames []uint64) {
		var limits []engine.Limit
		a := match.Player{Limit: engine.Limit{Nodes: 7, Width: 5}, New: func() engine.Player { return limited{&limits} }}
		for _, game := range played(t, match.Match{A: a, B: player(first), Ballots: match.Openings(1), Games: 3, Threads: 1, Seed: seed}) {
			turns := (game.Game.Len() + 1 - int(game.A)) / 2
			ofGames = append(ofGames, limits[0].Seed)
			for _, limit := range limits[:turns] {
				require.Equal(t, engine.Limit{Nodes: 7, Width: 5, Seed: limits[0].Seed}, limit)
			}
			limits = limits[turns:]
		}
		require.Empty(t, limits)
		return ofGames
	}
	five := seeds(5)
	require.Equal(t, five, seeds(5))
	different := map[uint64]bool{}
	for _, seed := range append(five, seeds(6)...) {
		different[seed] = true
	}
	require.Len(t, different, 6)
}

// limited is a player that records its limits.
type limited struct{ limits *[]engine.Limit }

func (l limited) Search(ctx context.Context, g *draughts.Game, limit engine.Limit, report func(engine.Result)) (engine.Result, error) {
	*l.limits = append(*l.limits, limit)
	return choice(last).Search(ctx, g, limit, report)
}

func TestTheGamesDoNotDependOnTheNumberOfThreads(t *testing.T) {
	m := match.Match{A: player(first), B: player(last), Ballots: match.Openings(1), Games: 40, Threads: 1}
	alone := played(t, m)
	m.Threads = 7
	together := played(t, m)
	require.Len(t, together, len(alone))
	for i := range alone {
		require.Equal(t, alone[i].Number, together[i].Number)
		require.Equal(t, alone[i].A, together[i].A)
		require.True(t, alone[i].Game.Equal(together[i].Game), "game %d", i+1)
	}
}

// Two games that wait for each other end only if they are played at the same
// time.
func TestGamesArePlayedAtTheSameTime(t *testing.T) {
	arrived := make(chan int)
	a := match.Player{New: func() engine.Player {
		met := false
		return choice(func(_ context.Context, moves []draughts.Move) draughts.Move {
			if !met {
				select {
				case arrived <- 1:
				case <-arrived:
				}
			}
			met = true
			return moves[0]
		})
	}}
	require.Len(t, played(t, match.Match{A: a, B: player(first), Ballots: match.Openings(1), Games: 2, Threads: 2}), 2)
}

// The second game waits until Play has passed the first game to done.
func TestAGameIsPassedOnWhileOthersArePlayed(t *testing.T) {
	passedOn := make(chan struct{})
	games := 0
	a := match.Player{New: func() engine.Player {
		games++
		second := games == 2
		return choice(func(_ context.Context, moves []draughts.Move) draughts.Move {
			if second {
				select {
				case <-passedOn:
				case <-time.After(time.Minute):
					t.Error("the first game is not passed on")
				}
				second = false
			}
			return moves[0]
		})
	}}
	m := match.Match{A: a, B: player(last), Ballots: match.Openings(1), Games: 2, Threads: 1}
	require.NoError(t, m.Play(t.Context(), func(p match.Played) {
		if p.Number == 1 {
			close(passedOn)
		}
	}))
}

func TestAPlayerThatBreaksTheRulesEndsTheMatch(t *testing.T) {
	var moves atomic.Int32
	cheat := player(func(_ context.Context, list []draughts.Move) draughts.Move {
		if moves.Add(1) == 2 {
			return draughts.NewMove(1, 50, 0)
		}
		return list[0]
	})
	games := 0
	err := match.Match{A: player(first), B: cheat, Ballots: match.Openings(1), Games: 10, Threads: 2}.
		Play(t.Context(), func(match.Played) { games++ })
	require.ErrorIs(t, err, draughts.ErrNotAMove)
	require.Regexp(t, `^game \d: 1-50 in [WB]:W[0-9K,-]+:B[0-9K,-]+: not a valid move in this position$`, err.Error())
	require.Less(t, games, 10)

	failing := match.Player{New: func() engine.Player { return failure{} }}
	err = match.Match{A: failing, B: cheat, Ballots: match.Openings(1), Games: 1, Threads: 1}.Play(t.Context(), nil)
	require.EqualError(t, err, "game 1: no idea")
}

type failure struct{}

func (failure) Search(context.Context, *draughts.Game, engine.Limit, func(engine.Result)) (engine.Result, error) {
	return engine.Result{}, errors.New("no idea")
}

// The first game does not end by itself. When the match is interrupted, Play passes the
// later games to done in order.
func TestAnInterruptedMatchHasTheGamesThatEnded(t *testing.T) {
	ctx, interrupt := context.WithCancel(t.Context())
	defer interrupt()
	var created atomic.Int32
	a := match.Player{New: func() engine.Player {
		number := created.Add(1)
		return choice(func(ctx context.Context, moves []draughts.Move) draughts.Move {
			if number == 4 {
				interrupt()
			}
			if number == 1 || number == 4 {
				<-ctx.Done()
			}
			return moves[0]
		})
	}}
	var games []match.Played
	err := match.Match{A: a, B: player(last), Ballots: match.Openings(1), Games: 100, Threads: 2}.
		Play(ctx, func(p match.Played) { games = append(games, p) })
	require.ErrorIs(t, err, context.Canceled)
	require.Len(t, games, 2)
	require.Less(t, games[0].Number, games[1].Number)
	for _, game := range games {
		require.True(t, game.Game.IsOver())
	}
	require.Equal(t, int32(4), created.Load(), "no game begins after the interruption")
}

// Two of the 81 openings of two turns lose a man: 31-27 16-21 and 32-27 16-21.
func TestOpeningsGiveNothingAway(t *testing.T) {
	openings := match.Openings(1)
	require.Len(t, openings, 79)
	require.Equal(t, openings, match.Openings(158))
	lost := []draughts.Position{
		position(t, "W:W27,32-50:B1-15,17-21"), position(t, "W:W27,31,33-50:B1-15,17-21"),
	}
	for _, p := range openings {
		require.Equal(t, draughts.White, p.ToMove())
		require.NotContains(t, lost, p)
	}
	more := match.Openings(159)
	require.Greater(t, len(more), 79)
	seen := map[draughts.Position]bool{}
	for _, p := range more {
		require.Equal(t, draughts.Black, p.ToMove())
		require.False(t, seen[p], "%v occurs twice", p)
		seen[p] = true
	}
	require.Equal(t, match.Openings(20_000), match.Openings(math.MaxInt))
}
