package practice

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"games.example/features"
	"games.example/internal/command"
	"games.example/internal/file"
	"games.example/internal/protocol"
)

// An object is a JSON object: a request or an answer.
type object = map[string]any

// A duelist makes requests for a game, and lists the answer fields that are not always
// compared.
type duelist struct {
	// next returns a random request, which is sometimes wrong. The argument game is the
	// request that began the game, and last is the last answer that was not a refusal. If
	// last is nil, the request begins a game.
	next func(chance *rand.Rand, game, last object) object
	// The fields that are compared only after new, set and move, and after look if no
	// throw is left to use.
	ofMove []string
	// The fields that are not compared after a player has won.
	untilEnd []string
}

// looked returns the fields of an answer that are compared. Arrays may be in any order.
// The words of a refusal are not compared.
func (d duelist) looked(request, answer object) object {
	if _, refused := answer["refused"]; refused {
		return object{"refused": "(any words)"}
	}
	won := answer["winner"] != nil && answer["winner"] != ""
	do := request["do"]
	moved := do == "new" || do == "set" || do == "move" || do == "look" && answer["throw_to_use"] == ""
	fields := object{}
	for name, value := range answer {
		if (!won || !slices.Contains(d.untilEnd, name)) && (moved || !slices.Contains(d.ofMove, name)) {
			fields[name] = sorted(value)
		}
	}
	return fields
}

// sorted returns an array in the order of its elements' JSON. In an array of arrays,
// it sorts only the inner arrays.
func sorted(value any) any {
	elements, isArray := value.([]any)
	if !isArray {
		return value
	}
	elements = slices.Clone(elements)
	nested := false
	for i, element := range elements {
		_, nested = element.([]any)
		elements[i] = sorted(element)
	}
	if !nested { // the outer array is in the order of the players
		slices.SortFunc(elements, func(a, b any) int { return strings.Compare(compact(a), compact(b)) })
	}
	return elements
}

func compact(value any) string {
	text, _ := json.Marshal(value) // JSON can hold every value of a request or an answer
	return string(text)
}

// A duel plays random games with a learner's program and with the reference.
type duel struct {
	Game
	duelist
	rules protocol.Answer
	start func() protocol.Kata // starts a new process, which remembers nothing
	kata  protocol.Kata
	last  [][]object // the requests of the last games
}

// before returns the requests of the last games, in order.
func (d *duel) before() []object { return slices.Concat(d.last...) }

// answerOf returns a kata's answer to a request. The answer may be a refusal.
func answerOf(kata protocol.Kata, request json.RawMessage) (answer object, err error) {
	err = kata.Ask(request, &answer)
	if refusal, refused := errors.AsType[*protocol.Refusal](err); refused {
		return object{"refused": refusal.Why}, nil
	}
	return answer, err
}

// inOrder returns the JSON of a request with its name first, as in the protocol.
func inOrder(request object) json.RawMessage {
	var fields []any
	for _, name := range slices.Sorted(maps.Keys(request)) {
		if name != "do" {
			fields = append(fields, name, request[name])
		}
	}
	return protocol.Request(request["do"].(string), fields...)
}

// A difference holds a sequence of requests whose last request gets two different
// answers.
type difference struct {
	requests  []object
	want, got object
	err       error // the error of the program, if it gave no valid answer
}

// askLast sends the last of the given requests to the reference and to the program. It
// returns the reference's answer, and the difference if there is one.
func (d *duel) askLast(requests []object) (want object, found *difference) {
	request := requests[len(requests)-1]
	want, _ = answerOf(d.rules, inOrder(request)) // the rules answer every request of a duelist
	got, err := answerOf(d.kata, inOrder(request))
	if err != nil || compact(d.looked(request, want)) != compact(d.looked(request, got)) {
		found = &difference{requests, want, got, err}
	}
	return want, found
}

// play sends requests to a new process, and returns the difference if there is one.
func (d *duel) play(requests []object) *difference {
	d.kata = d.start()
	return d.replay(requests)
}

// replay is like play, but uses the process that is running. If the requests begin with
// "new", replay returns no difference before a game has begun, because the game before it
// is not part of the sequence.
func (d *duel) replay(requests []object) *difference {
	begun := len(requests) > 0 && requests[0]["do"] != "new"
	for i, request := range requests {
		if !begun && request["do"] != "new" {
			return nil
		}
		want, found := d.askLast(requests[:i+1])
		if found != nil {
			return found
		}
		begun = begun || want["refused"] == nil
	}
	return nil
}

// random plays a random game, and returns the difference if there is one.
func (d *duel) random(chance *rand.Rand) *difference {
	const length = 60
	var game, last object
	var requests []object
	const most = 10 // a program may remember something from several games
	defer func() {
		d.last = append(d.last, requests)
		d.last = d.last[max(0, len(d.last)-most):]
	}()
	if played, ok := d.kata.(*learner); ok {
		played.begin()
	}
	for range length {
		request := d.next(chance, game, last)
		requests = append(requests, request)
		want, found := d.askLast(requests)
		if found != nil {
			return found
		}
		if want["refused"] == nil {
			last = want
			if request["do"] == "new" {
				game = request
			}
		}
	}
	return nil
}

// shrink returns a difference that also occurs in a new process, and from which no
// request can be left out. If necessary, it begins with requests of the last games.
// Requests that begin with "new" still begin with it. If the answers do not differ in a
// new process, shrink returns found.
func (d *duel) shrink(found *difference, before []object) *difference {
	again := d.play(found.requests)
	if again == nil {
		again = d.play(slices.Concat(before, found.requests))
	}
	if again == nil {
		return found
	}
	// Starting a process for each attempt is slow, so shrink does that only if the
	// program remembers something, fails to answer, or is not asked for a new game.
	first, _ := answerOf(d.rules, inOrder(again.requests[0]))
	if again.err == nil && first["refused"] == nil {
		least := d.reduced(again, d.replay)
		if still := d.play(least.requests); still != nil {
			return still
		}
	}
	return d.reduced(again, d.play)
}

// reduced returns a difference from which no request can be left out.
func (d *duel) reduced(found *difference, play func([]object) *difference) *difference {
	begins := found.requests[0]["do"] == "new"
	for size := len(found.requests) / 2; size >= 1; {
		smaller := false
		for at := 0; at < len(found.requests); at += size {
			fewer := slices.Concat(found.requests[:at], found.requests[min(at+size, len(found.requests)):])
			if begins && (len(fewer) == 0 || fewer[0]["do"] != "new") {
				continue
			}
			if less := play(fewer); less != nil {
				found, smaller = less, true
				break
			}
		}
		if !smaller {
			size /= 2
		}
	}
	return found
}

// gherkin returns a difference as a feature that practice can play.
func (d *duel) gherkin(found *difference, title string) string {
	var text strings.Builder
	fmt.Fprintf(&text, "Feature: A duel of %s\n\n  Scenario: %s\n", d.Name, title)
	for i, request := range found.requests {
		fmt.Fprintf(&text, "    %s the request %s\n", map[bool]string{true: "When", false: "And"}[i == 0], inOrder(request))
	}
	want := d.looked(found.requests[len(found.requests)-1], found.want)
	if want["refused"] != nil {
		text.WriteString("    Then the answer is a refusal\n")
	} else {
		fmt.Fprintf(&text, "    Then the answer has %s\n", compact(want))
	}
	return text.String()
}

// generic registers the steps of the scenarios that duels write.
func (d duelist) generic(s *features.Steps, kata protocol.Kata) {
	var answer object
	var asked object
	s.Step(`^the request (\{.*\})$`, func(request string) (err error) {
		if err = json.Unmarshal([]byte(request), &asked); err == nil {
			answer, err = answerOf(kata, json.RawMessage(request))
		}
		return err
	})
	s.Step(`^the answer is a refusal$`, func() error {
		return features.EqualField("refused", object{"refused": "(any words)"}, d.looked(asked, answer))
	})
	s.Step(`^the answer has (\{.*\})$`, func(text string) error {
		var want object
		if err := json.Unmarshal([]byte(text), &want); err != nil {
			return err
		}
		return differ(want, d.looked(asked, answer))
	})
}

// differ returns an error that names the fields in which two answers differ, or nil.
func differ(want, got object) (differences error) {
	if got["refused"] != nil && want["refused"] == nil {
		return errors.New(`expected an answer, found {"refused": (any words)}`)
	}
	if want["refused"] != nil && got["refused"] == nil {
		return fmt.Errorf(`expected {"refused": (any words)}, found %s`, compact(got))
	}
	for _, name := range slices.Sorted(maps.Keys(want)) {
		differences = errors.Join(differences, features.EqualField(name, want[name], got[name]))
	}
	return differences
}

func newDuel() *cobra.Command {
	var games int
	var seed command.SeedFlag
	var timeout, keep string
	c := &cobra.Command{
		Use:   "duel GAME COMMAND",
		Short: "Play random games with your program and with the reference, and show the first difference",
		Long: `Play random games with your program and with the reference, which practice serve runs,
and show the first difference between their answers. COMMAND starts your program. Some
requests are wrong, and the program must refuse them.`,
		Example: `  practice new yutkata
  practice duel ` + strings.TrimPrefix(playing(Games()[0]), "practice ") + ` --keep duel.feature
  ` + playing(Games()[0]) + ` --only duel.feature`,
		Args: arguments(2, 2, "a game and the command that starts your program, in quotes, as in yutkata 'python3 yut.py'"),
		RunE: withGame(func(c *cobra.Command, game Game, args []string) error {
			wait, err := seconds(timeout)
			if err = errors.Join(err, canBeWritten("--keep", keep)); err != nil {
				return err
			}
			if _, err := os.Stat(keep); keep != "" && err == nil {
				return exists(keep)
			}
			ctx, stop := command.Interruptible(c)
			defer stop()
			played := &learner{command: args[0], timeout: wait, ctx: ctx, stderr: c.ErrOrStderr()}
			defer played.close()
			d := &duel{Game: game, duelist: duelists[game.Name], rules: game.Reference(""), kata: played}
			d.start = func() protocol.Kata { return played.restart() }
			return d.games(ctx, c, seed.Seed(), games, keep)
		}),
	}
	command.Int(c.Flags(), &games, "games", 1000, 1, 1_000_000, "the number of `games`")
	seed.Declare(c.Flags(), "the games")
	c.Flags().StringVar(&timeout, "timeout", "5s", "the longest `time` to wait for an answer; the first answer may take three times as long")
	c.Flags().StringVar(&keep, "keep", "", "write the difference to a new `file`, as a scenario for practice GAME --only")
	return c
}

// games plays up to the given number of games, until the answers differ.
func (d *duel) games(ctx context.Context, c *cobra.Command, seed uint64, games int, keep string) error {
	begun := time.Now()
	out := c.OutOrStdout()
	for i := range games {
		before := d.before()
		found := d.random(rand.New(rand.NewPCG(seed, uint64(i))))
		switch {
		case ctx.Err() != nil:
			return command.ErrInterrupted
		case found == nil:
			continue
		}
		found = d.shrink(found, before)
		title := fmt.Sprintf("game %d of seed %d differs", i+1, seed)
		fmt.Fprintf(out, "%s: %s\n\n", d.Name, title)
		d.tell(c, found)
		feature := d.gherkin(found, title)
		fmt.Fprintf(out, "\n%s", feature)
		if keep != "" {
			if err := writeNew(keep, feature); err != nil {
				return err
			}
			fmt.Fprintf(out, "\n%s: practice %s COMMAND --only %[1]s plays it\n", keep, d.Name)
		}
		return command.ErrTold
	}
	fmt.Fprintf(out, "%s: %d games without a difference, %.1f s, seed %d\n", d.Name, games, time.Since(begun).Seconds(), seed)
	return nil
}

// tell prints the requests, and both answers to the last request.
func (d *duel) tell(c *cobra.Command, found *difference) {
	out := c.OutOrStdout()
	for _, request := range found.requests {
		fmt.Fprintf(out, "> %s\n", inOrder(request))
	}
	fmt.Fprintf(out, "expected %s\n", compact(found.want))
	if found.err != nil {
		fmt.Fprintf(out, "   found %v\n", found.err)
		return
	}
	last := found.requests[len(found.requests)-1]
	fmt.Fprintf(out, "   found %s\n%v\n", shown(compact(found.got)), differ(d.looked(last, found.want), d.looked(last, found.got)))
}

func exists(path string) error {
	return command.Misuse("%s: the file exists: expected a new name or another folder", path)
}

// writeNew writes a file that must not exist yet.
func writeNew(path, text string) error {
	switch err := file.CreateQuickly(path, text, 0o666); {
	case errors.Is(err, fs.ErrExist):
		return exists(path)
	case err != nil:
		return command.Misuse("%w", err)
	}
	return nil
}
