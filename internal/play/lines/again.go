package lines

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"strings"

	"games.example/internal/command"
	"games.example/internal/play"
)

// The method again prints the score and asks the player whether to play another game, to
// take the last action back or to see the mistakes. It returns the game to play, or the zero
// Game if there is none.
func (f *Front) again(ctx context.Context) (play.Game, error) {
	words, choices := f.game.Words(), play.Complete(f.Setup, f.game.Choices())
	other, sides := f.Setup.OtherSide(choices)
	before, undoes := f.game.Undo()
	offers := offered(words, sides, undoes)
	f.say(f.score.With(f.game).Text(f.game))
	for {
		answer, err := f.Ask(ctx, againPrompt(words, offers))
		key := keyOf(words, answer, offers)
		switch {
		case errors.Is(err, command.ErrEndOfInput), key == "n", key == "q":
			return play.Game{}, nil
		case err != nil:
			return play.Game{}, err
		case key == "u" && undoes:
			f.sayUndone(before)
			f.keep(before)
			return before, nil
		case key == "v":
			if from, err := f.reviewEnd(ctx); !from.IsZero() || err != nil {
				return from, err
			}
		case key == "c":
			if changed, err := f.change(ctx, choices); changed != nil || err != nil {
				return f.another(changed, err)
			}
		case key == "s" && sides:
			return f.another(other, nil)
		case key == "y":
			return f.another(choices, nil)
		default:
			f.answerAgain(ctx, answer, key, offers)
		}
	}
}

// answerAgain answers a player who has typed none of the offers.
func (f *Front) answerAgain(ctx context.Context, answer, key string, offers []offer) {
	words := f.game.Words()
	is := func(command string) bool { return f.isTyped(answer, command) }
	switch {
	case key == "u":
		f.say(words.Text("The end of this game cannot be taken back."))
	case is("log"):
		_ = f.log(ctx) // cannot fail
	case is("rules"):
		_ = f.rules(ctx) // cannot fail
	case is("board"):
		f.show(play.Game{})
	case is("help"):
		for _, o := range offers {
			f.say(o.key + "  " + o.does)
		}
	case f.flag(answer) != "":
		f.say(f.flag(answer))
	default:
		f.say(words.Text("Type one of these letters."))
	}
}

// isTyped reports whether a player has typed a command or its key.
func (f *Front) isTyped(answer, command string) bool {
	words := f.game.Words()
	return words.Command(answer, true) == command || words.Keyed(answer) == command
}

// another leaves the game for a new game with the given choices. The score begins again unless
// the choices are the same, or only the sides are exchanged.
func (f *Front) another(choices play.Choices, err error) (play.Game, error) {
	if err != nil {
		return play.Game{}, err
	}
	f.leave()
	same := play.Complete(f.Setup, f.game.Choices())
	other, _ := f.Setup.OtherSide(same)
	if f.score = f.score.With(f.game); !maps.Equal(choices, same) {
		f.say(Players(f.Setup, choices)...)
		if !maps.Equal(choices, other) {
			f.score = play.Score{}
		}
	}
	f.Seed = play.NextSeed(f.Seed)
	return f.Setup.Start(choices, f.Seed)
}

// reviewEnd is like review after the end of a game. It leaves the game for the one that the
// player plays on.
func (f *Front) reviewEnd(ctx context.Context) (play.Game, error) {
	from, err := f.review(ctx)
	if !from.IsZero() && err == nil {
		f.leave()
		f.keep(from)
	}
	return from, err
}

// leave prints and keeps the game before another one begins.
func (f *Front) leave() {
	f.Print()
	if report := f.Keeper.Leave(f.game); report != "" {
		f.say(report)
	}
}

// An offer is an answer to the question whether to play again.
type offer struct {
	key  string
	word string // the word in the question, or "" if the question names only the key
	does string
}

// offered returns the answers to the question whether to play again.
func offered(words *play.Words, sides, undoes bool) []offer {
	offers := []offer{{"y", "", words.Text("play again")}, {"n", "", words.Text("quit")}}
	if sides {
		offers = append(offers, offer{"s", words.Text("swap sides"), words.Text("swap sides")})
	}
	offers = append(offers, offer{"c", words.TextIn("answer", "settings"), words.Text("settings")})
	if undoes {
		offers = append(offers, offer{"u", words.TextIn("answer", "undo"), words.Text("take back")})
	}
	return append(offers,
		offer{"v", words.TextIn("answer", "review"), words.Text("review the game")},
		offer{"l", words.TextIn("answer", "log"), words.Text("list what has happened so far")})
}

// keyOf returns the key of the offer that the player has typed.
func keyOf(words *play.Words, answer string, offers []offer) string {
	for _, o := range offers {
		if strings.EqualFold(answer, o.does) {
			return o.key
		}
	}
	return words.Key(answer)
}

// againPrompt returns the question whether to play another game.
func againPrompt(words *play.Words, offers []offer) string {
	var keys []string
	for _, o := range offers {
		if o.word == "" {
			keys = append(keys, o.key)
		} else {
			keys = append(keys, o.key+": "+o.word)
		}
	}
	return fmt.Sprintf("%s (%s) ", words.Text("Again?"), strings.Join(keys, ", "))
}
