package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"games.example/internal/command"
	"games.example/yutnori"
	"games.example/yutnori/saves"
)

func newAdvanced() *cobra.Command {
	return gameCommand(&cobra.Command{
		Use:   "advanced",
		Short: "Play the advanced game of the assignment: animals, login, saved games",
		Long: `Play the advanced game of the assignment. Two to four users log in, choose an animal
each, and play as in the basic game. Between two turns, they can save the game, which
is offered to them again when all of them have logged in. user_info.txt has the users,
and game_info.txt the saved games.`,
		Example: `  yutnori user add Noah
  yutnori user add Liam
  yutnori advanced`,
		Args: command.NoArguments,
	}, (*games).advanced)
}

// advanced holds the advanced game and the ids of the logged-in players.
type advanced struct {
	*games
	ids []string
}

// advanced shows the menu of the advanced game. If nobody can log in, it first prints a
// message.
func (g *games) advanced() error {
	if ids, err := g.users.IDs(); err != nil {
		g.complain(err)
	} else if len(ids) == 0 {
		g.complain(fmt.Errorf("%s: nobody can log in; `yutnori user add ID` adds a user", g.users.Path()))
	}
	a := &advanced{games: g}
	return g.menu(a.whoIsThere, "1. game start\n2. login\n3. end program", a.start, a.login)
}

func (a *advanced) whoIsThere() string {
	if a.ids == nil {
		return "Logged-in ID List : No player is logged in"
	}
	return "Logged-in ID List : " + strings.Join(a.ids, " ") + " "
}

func (a *advanced) login() error {
	if len(a.ids) == yutnori.MaxPlayers {
		a.say("No more than 4 players can log in.")
		return nil
	}
	id, err := a.Ask("ID : ")
	if err != nil {
		return command.EndedBefore(err, "login")
	}
	password, err := a.askPassword("PASSWORD : ")
	if err != nil {
		return command.EndedBefore(err, "login")
	}
	right, err := a.users.Check(id, password)
	switch {
	case err != nil:
		a.sayWhy("Nobody can log in: %v.", err)
	case !right:
		a.say("Login Failed!")
	case slices.Contains(a.ids, id):
		a.sayf("%s is logged in already.", id)
	default:
		a.ids = append(a.ids, id)
		a.say("Login Succeed!")
	}
	return nil
}

// start plays a game between the logged-in players. If they have a saved game, it first
// offers to resume it.
func (a *advanced) start() error {
	if len(a.ids) < 2 {
		a.say("More than 1 player is needed to start the game")
		return nil
	}
	saved, found, err := a.saves.Find(a.ids...)
	if err != nil {
		a.sayWhy("No game can start: %v.", err)
		return nil
	}
	resume := 0
	if found {
		if resume, err = a.choose("There is a saved game. Start a new game (0) / Resume (1) : ", "0", "1"); err != nil {
			return inGame(err)
		}
	}
	if resume == 1 {
		rules, state, _ := saved.Resume() // Find has checked the game
		game := yutnori.New(rules)
		game.Resume(state)
		return a.play(game, saved.IDs(), saved.Animals())
	}
	animals, err := a.chooseAnimals()
	if err != nil {
		return inGame(err)
	}
	rules, _ := yutnori.NewRules(yutnori.Advanced(animals...)) // valid for 2 to 4 players
	return a.play(yutnori.New(rules), a.ids, animals)
}

func (a *advanced) chooseAnimals() ([]yutnori.Animal, error) {
	var animals []yutnori.Animal
	for _, id := range a.ids {
		a.sayf("Select animal type of %s", id)
		animal, err := a.choose("(0: pig, 1: dog, 2: sheep, 3:cow) : ", "0", "1", "2", "3")
		if err != nil {
			return nil, err
		}
		animals = append(animals, yutnori.Animal(animal))
	}
	return animals, nil
}

// play plays a game until a player has won or the players have saved the game. Then it
// logs out all players.
func (a *advanced) play(game *yutnori.Game, ids []string, animals []yutnori.Animal) error {
	var players strings.Builder
	for player, id := range ids {
		fmt.Fprintf(&players, "%s(%v) ", id, animals[player])
	}
	m := a.match(game, players.String())
	m.between = func() (bool, error) {
		fmt.Fprint(a.Out, m.display.table(game))
		return a.continues(saves.NewGame(ids, animals, game.State()))
	}
	if err := m.play(); err != nil {
		return err
	}
	a.ids = nil
	if _, won := game.Winner(); won {
		if err := a.saves.Remove(ids...); err != nil {
			a.complain(fmt.Errorf("the won game is still saved: %w", err))
		}
	}
	return nil
}

// continues asks whether to continue the game or to save it, and reports whether the
// game continues.
func (a *advanced) continues(game saves.Game) (bool, error) {
	for {
		save, err := a.choose("Continue (0) / Save and Exit the game (1) : ", "0", "1")
		if err != nil || save == 0 {
			return true, inGame(err)
		}
		if err := a.saves.Save(game); err != nil {
			a.sayWhy("Saving failed: %v.", err)
			continue
		}
		a.say("Game saved successfully!")
		return false, nil
	}
}
