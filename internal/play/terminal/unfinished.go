package terminal

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"games.example/internal/command"
	"games.example/internal/play"
	"games.example/internal/play/lines"
)

// unfinished makes the shelf keep the next game. It returns the unfinished game that the
// shelf has kept, with the choices of the flags, or the zero Game. If flags do not fit the
// game, unfit has a line for each reason. The notice is the reason why the next game will
// not be kept, or "".
func (t *table) unfinished(resumed play.Game) (game play.Game, unfit, notice string) {
	kept, err := t.shelf.KeepFor(t.Name)
	if err != nil {
		return play.Game{}, "", t.shelf.Tell(err)
	}
	t.before = kept.Choices
	if kept.Unfinished == "" || !resumed.IsZero() && same(resumed, kept.Unfinished) {
		return play.Game{}, "", ""
	}
	flags := maps.Clone(t.Choices)
	if t.Continued != nil {
		maps.Copy(flags, t.Continued(kept.Choices))
	}
	misfits := t.misfits(kept.Choices)
	for _, misfit := range misfits {
		delete(flags, misfit.row)
	}
	read := func(choices play.Choices) (play.Game, error) {
		return t.Setup.Read(kept.Unfinished, choices, t.Seed.Seed())
	}
	game, wrong := read(merged(flags, kept.Choices))
	if wrong != nil {
		game, err = read(kept.Choices)
	}
	if err != nil {
		err = command.Errorf("%s: the unfinished game cannot be read, and this game is not kept: %w", t.shelf.Place(), err)
		t.shelf.Close()
		return play.Game{}, "", t.shelf.Tell(err)
	}
	reasons := t.reasons(game, misfits, resumed)
	if wrong != nil {
		reasons = append(reasons, t.shelf.Tell(wrong)+".")
	}
	return game, strings.Join(reasons, "\n"), ""
}

// same reports whether a game has the given record.
func same(game play.Game, record string) bool {
	text, err := game.Text()
	return err == nil && text == record
}

// merged returns the choices of all maps. The first choice in each row counts.
func merged(choices ...play.Choices) play.Choices {
	all := play.Choices{}
	for _, more := range slices.Backward(choices) {
		maps.Copy(all, more)
	}
	return all
}

// A misfit is a row of the form in which a flag does not fit an unfinished game.
type misfit struct {
	row  string
	game string // the choice as a flag with its label, or in words; "" if the game lacks the row
}

// flagged returns the flags that make a choice in a row. The value of a row can be a list of
// flags. Without a value, the result is "".
func flagged(row, value string) string {
	if value == "" || strings.HasPrefix(value, "--") {
		return value
	}
	return fmt.Sprintf("--%s %s", row, value)
}

// labeled returns the flags that make a choice in a row, with its label if that says more.
func labeled(row string, chosen play.Value) string {
	flag := flagged(row, chosen.Name)
	switch {
	case flag == "":
		return chosen.Label
	case strings.HasPrefix(chosen.Label, chosen.Name), flag == chosen.Name:
		return flag
	}
	return flag + " (" + chosen.Label + ")"
}

// misfits returns the rows in which flags differ from the choices with which a game has
// begun, and rows that the game does not have.
func (t *table) misfits(game play.Choices) (misfits []misfit) {
	own := slices.Concat(play.Offered(t.Setup, game), play.Offered(t.Setup, merged(t.Choices, game)))
	others := play.Offered(t.Setup, play.Complete(t.Setup, t.Choices))
	for _, name := range slices.Sorted(maps.Keys(t.Choices)) {
		named := func(row play.Row) bool { return row.Name == name }
		i := slices.IndexFunc(own, named)
		if i < 0 {
			if slices.ContainsFunc(others, named) {
				misfits = append(misfits, misfit{row: name})
			}
			continue
		}
		if chosen := own[i].Chosen(game); own[i].Fixed && chosen.Name != t.Choices[name] {
			misfits = append(misfits, misfit{name, labeled(name, chosen)})
		}
	}
	return misfits
}

// reasons returns the reasons why an unfinished game cannot continue with the flags.
func (t *table) reasons(game play.Game, misfits []misfit, resumed play.Game) (reasons []string) {
	words := game.Words()
	add := func(flag, value string) {
		reasons = append(reasons, command.Printable(words.Format("%s: the unfinished game has %s.", flag, value)))
	}
	if !resumed.IsZero() {
		add("--resume "+t.resume, words.Text("other moves"))
		return reasons // a record makes choices, too
	}
	for _, misfit := range misfits {
		add(flagged(misfit.row, t.Choices[misfit.row]), cmp.Or(misfit.game, words.Text("no such choice")))
	}
	if seed, ok := game.Seed(); ok && !t.Seed.Drawn() && seed != t.Seed.Seed() {
		add(fmt.Sprintf("--seed %d", t.Seed.Seed()), fmt.Sprintf("--seed %d", seed))
	}
	return reasons
}

// exchanged returns a line for each choice of players that differs from the choice with which
// the game was kept.
func (t *table) exchanged(game play.Game) (changes []string) {
	for _, row := range play.Offered(t.Setup, game.Choices()) {
		now, before := row.Chosen(game.Choices()), row.Chosen(t.before)
		if !row.Fixed && !row.Look && now != before {
			changes = append(changes, game.Words().Format("%s: %s (before: %s)", row.Label, lines.Told(row, game.Choices()), lines.Told(row, t.before)))
		}
	}
	return changes
}

// continued asks the player whether to continue the unfinished game, if there is one.
// It returns the unfinished game if the player continues it, and otherwise the given
// game.
func (t *table) continued(ctx context.Context, front *lines.Front, game play.Game) (play.Game, error) {
	unfinished, unfit, notice := t.unfinished(game)
	if notice != "" {
		front.Complain(notice)
	}
	if unfinished.IsZero() {
		return game, nil
	}
	var changes []string
	if unfit == "" {
		changes = t.exchanged(unfinished)
	}
	question, keys := play.UnfinishedQuestion(t.Setup, unfinished, unfit, changes...)
	for {
		answer, err := front.Ask(ctx, question+" "+keys+" ")
		switch key := unfinished.Words().Key(answer); {
		case err != nil:
			return play.Game{}, command.EndedBefore(err, "game")
		case key == "y" && unfit == "":
			front.Chosen = lines.Players(t.Setup, unfinished.Choices())
			return unfinished, nil
		case key == "n":
			return game, nil
		case key == "q":
			return play.Game{}, command.ErrQuit
		}
		question = unfinished.Words().Text("Type one of these letters.") + question[strings.LastIndex(question, "\n"):]
	}
}
