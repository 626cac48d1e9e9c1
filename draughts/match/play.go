package match

import (
	"context"
	"fmt"
	"math/rand/v2"

	"games.example/draughts"
	"games.example/draughts/engine"
)

// Player is a configuration of an engine.
type Player struct {
	New   func() engine.Player // returns a new engine, for one game
	Limit engine.Limit         // the limit of each move
}

// Match is a match of two players, A and B. They play each ballot twice: A is
// White in the first game and Black in the second.
type Match struct {
	A, B    Player
	Ballots []draughts.Position // at least one position; after the last position, the first comes again
	Games   int
	Number  func(n int) int // returns the number that game n of this part has in the whole match; nil for a whole match
	Threads int             // the number of games played at the same time, at least 1
	Seed    uint64          // the seed for the players' choices among similar moves
}

// Played holds a finished game of a match.
type Played struct {
	Number int            // the number of the game, from 1
	A      draughts.Color // the color of A
	Game   *draughts.Game
}

// Play plays the games under all draw rules, and passes them to done in the order of
// their numbers. If the context ends, Play drops the games in progress and returns the
// context's error. If a player breaks the rules, the match ends with an error that
// wraps [draughts.ErrNotAMove].
//
// If the players' moves do not depend on time, the games do not depend on the number of
// threads.
func (m Match) Play(ctx context.Context, done func(Played)) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	free := make(chan struct{}, m.Threads)
	games := make(chan chan Played, manyGames) // in order; the channel of a dropped game stays empty
	go func() {
		defer close(games)
		for n := range m.Games {
			if m.Number != nil {
				n = m.Number(n)
			}
			select {
			case free <- struct{}{}:
			case <-ctx.Done():
				return
			}
			game := make(chan Played, 1)
			games <- game
			go func() {
				defer close(game)
				played, err := m.play(ctx, n)
				if err != nil {
					cancel(err) // has no effect if the context has ended
				} else {
					game <- played
				}
				<-free
			}()
		}
	}()
	for game := range games {
		if played, ok := <-game; ok {
			done(played)
		}
	}
	return context.Cause(ctx)
}

// manyGames limits how many games can begin before an earlier game ends.
const manyGames = 1000

// play plays the game with the given number, from 0.
func (m Match) play(ctx context.Context, n int) (Played, error) {
	ballot := m.Ballots[n/2%len(m.Ballots)]
	played := Played{Number: n + 1, A: draughts.Color(n % 2), Game: draughts.New(draughts.InitialPosition(ballot))}
	var players [2]Player
	players[played.A], players[played.A.Opponent()] = m.A, m.B
	seed := rand.New(rand.NewPCG(m.Seed, uint64(n))).Uint64()
	for i := range players {
		if limit := &players[i].Limit; limit.Width > 0 {
			limit.Seed = seed
		}
	}
	engines := [2]engine.Player{players[0].New(), players[1].New()}
	for game := played.Game; !game.IsOver(); {
		p := game.Position()
		result, err := engines[p.ToMove()].Search(ctx, game, players[p.ToMove()].Limit, nil)
		if ctx.Err() != nil {
			return played, ctx.Err()
		}
		if err != nil {
			return played, fmt.Errorf("game %d: %w", n+1, err)
		}
		if err := game.PlayMove(result.Move); err != nil {
			return played, fmt.Errorf("game %d: %v in %v: %w", n+1, result.Move, p, err)
		}
	}
	return played, nil
}
