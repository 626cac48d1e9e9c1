package judge

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"games.example/yutnori"
)

// A club is the players of the advanced game and their saved games.
type club struct {
	*sitting
	saved  []savedGame
	loose  []savedGame // games that have been won: the assignment leaves open whether their lines stay
	folder string
}

// A savedGame is a line of game_info.txt.
type savedGame struct {
	ids     []string
	animals []yutnori.Animal
	state   yutnori.State
}

func (g savedGame) rules() *yutnori.Rules {
	rules, _ := yutnori.NewRules(yutnori.Advanced(g.animals...)) // valid for 2 to 4 players
	return rules
}

// names returns the players as a screen shows them.
func (g savedGame) names() (names []string) {
	for i, id := range g.ids {
		names = append(names, fmt.Sprintf("%s(%v)", id, g.animals[i]))
	}
	return names
}

// String returns the game's line.
func (g savedGame) String() string {
	text := strings.Join(g.ids, " ")
	for player, id := range g.ids {
		text += fmt.Sprintf(" | %s %d", id, g.animals[player])
		for _, p := range g.state.Pieces(player) {
			text += fmt.Sprintf(" %d", p)
		}
	}
	return text + fmt.Sprintf(" | %d", g.state.Turn())
}

// has reports whether the game's players are exactly the given ids, in any order.
func (g savedGame) has(ids []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(g.ids)), slices.Sorted(slices.Values(ids)))
}

// passwords maps each user's id to the password.
var passwords = func() map[string]string {
	all := map[string]string{}
	for line := range strings.Lines(users) {
		words := strings.Fields(line)
		all[words[0]] = words[1]
	}
	return all
}()

var allIDs = func() (ids []string) {
	for line := range strings.Lines(users) {
		ids = append(ids, strings.Fields(line)[0])
	}
	return ids
}()

// someIDs returns between two and four ids in random order.
func (c *club) someIDs() []string {
	ids := slices.Clone(allIDs)
	c.chance.Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
	return ids[:2+c.chance.IntN(yutnori.MaxPlayers-1)]
}

// playAdvanced plays up to the given number of games of the advanced game. It returns the
// number of games that it has played to the end.
func (s *sitting) playAdvanced(games int, folder string) (played int, err error) {
	c := &club{sitting: s, folder: folder}
	h, err := s.listen(true)
	if err != nil {
		return 0, err
	}
	for {
		if h, err = c.menu(h); err != nil {
			return max(0, played-1), err
		}
		if played == games {
			return played, s.endProgram(h)
		}
		s.begin()
		if h, err = c.play(h, played == 0); err != nil {
			return played, err
		}
		played++
		if h.over && !s.talk.exact {
			return played, nil
		}
	}
}

// advancedMenu returns the menu with the given ids.
func advancedMenu(ids []string) string {
	list := "No player is logged in"
	if len(ids) > 0 {
		list = strings.Join(ids, " ") + " "
	}
	return menuTitle + "Logged-in ID List : " + list + "\n1. game start\n2. login\n3. end program\n" + menuAsks
}

var (
	idList   = regexp.MustCompile(`(?is)Logged-?\s*in\s+ID\s+List\s*:(.*)`)
	idInList = regexp.MustCompile(`\b(?:` + strings.Join(allIDs, "|") + `)\b`)
)

// menu answers the questions before a menu, and expects that nobody is logged in.
func (c *club) menu(h heard) (heard, error) {
	c.setup = slices.Clone(c.judge.setup)
	if h.asked != menu {
		var err error
		if h, _, _, err = c.open(h, menu); err != nil {
			return h, err
		}
	}
	return h, c.lookAtList(h, nil, "")
}

// lookAtList expects a menu with the given ids. If every byte counts, the given words come
// before it.
func (c *club) lookAtList(h heard, ids []string, before string) error {
	expected := before + advancedMenu(ids)
	list := idList.FindStringSubmatch(h.text)
	switch {
	case h.fault != "":
		return &difference{what: h.fault, came: h.text, expected: expected}
	case h.asked != menu:
		return &difference{what: "the menu does not come", came: h.text, expected: expected}
	case list == nil:
		return &difference{what: "Logged-in ID List is missing", came: h.text, expected: expected}
	}
	if found := idInList.FindAllString(list[1], -1); !slices.Equal(found, ids) {
		what := fmt.Sprintf("Logged-in ID List: expected %s, found %s", listed(ids), listed(found))
		return &difference{what: what, came: h.text, expected: expected}
	}
	return c.lookAtMenu(h, advancedMenu(ids), before)
}

// choose chooses an entry of the menu.
func (c *club) choose(h heard, entry *regexp.Regexp, name string) (heard, error) {
	found := entry.FindStringSubmatch(h.text)
	if found == nil {
		return h, &difference{what: "the menu has no entry: " + name, came: h.text, expected: advancedMenu(nil)}
	}
	if c.wrongs.now() {
		var err error
		if h, err = c.refused(h, c.wrongs.one("4", "0", "x")); err != nil {
			return h, err
		}
	}
	return c.ask(h, found[1], true)
}

// logIn logs in all ids, in order. Some logins before that fail.
func (c *club) logIn(h heard, ids []string) (heard, error) {
	var err error
	for i, id := range ids {
		if i < 2 && c.chance.IntN(4) == 0 {
			if h, err = c.choose(h, gameStart, "game start"); err != nil {
				return h, err
			}
			if err := c.lookAtList(h, ids[:i], "More than 1 player is needed to start the game\n"); err != nil {
				return h, err
			}
		}
		if c.chance.IntN(3) == 0 {
			other := allIDs[(slices.Index(allIDs, id)+1)%len(allIDs)]
			wrong := [][2]string{{"Jack", "adfv"}, {id, "x" + passwords[id]}, {id, passwords[other]}, {"Jack", passwords[id]}}
			one := wrong[c.chance.IntN(len(wrong))]
			if h, err = c.logInOne(h, one[0], one[1], ids[:i], "Login Failed!\n"); err != nil {
				return h, err
			}
		}
		if h, err = c.logInOne(h, id, passwords[id], ids[:i+1], "Login Succeed!\n"); err != nil {
			return h, err
		}
	}
	return h, nil
}

func (c *club) logInOne(h heard, name, secret string, ids []string, answer string) (heard, error) {
	h, err := c.choose(h, loginEntry, "login")
	for _, step := range []struct {
		prompt
		shown, typed string
	}{{id, "ID : ", name}, {password, "PASSWORD : ", secret}} {
		if err == nil {
			err = c.expect(h, step.prompt, step.shown)
		}
		if err != nil {
			return h, err
		}
		h, err = c.ask(h, step.typed, false)
	}
	if err != nil {
		return h, err
	}
	if !strings.Contains(squeezed(h.text), strings.Trim(squeezed(answer), "!")) && h.fault == "" {
		what := fmt.Sprintf("the login of %s with the password %s: expected %s", name, secret, strings.TrimSpace(answer))
		return h, &difference{what: what, came: h.text, expected: answer + advancedMenu(ids)}
	}
	return h, c.lookAtList(h, ids, answer)
}

// expect expects a prompt that is a text of its own.
func (c *club) expect(h heard, asked prompt, text string) error {
	switch {
	case h.fault != "":
		return &difference{what: h.fault, came: h.text, expected: text}
	case h.asked != asked:
		return &difference{what: "the question " + strings.TrimSpace(lastLine(text)) + " does not come", came: h.text, expected: text}
	}
	return c.lookExactly(h, text)
}

// play plays a game to its end, from the menu. It may be saved and resumed in between.
func (c *club) play(h heard, saves bool) (heard, error) {
	ids := c.someIDs()
	for {
		if saves && c.chance.IntN(2) == 0 {
			var err error
			if h, err = c.playOthers(h, ids); err != nil {
				return h, err
			}
		}
		c.chance.Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
		turns := 0
		if saves || c.chance.IntN(4) == 0 {
			turns = 1 + c.chance.IntN(12)
		}
		saves = false
		h, done, err := c.game(h, ids, turns)
		if err != nil || !done {
			return h, err
		}
		if c.chance.IntN(2) == 0 {
			if h, err = c.restart(h); err != nil {
				return h, err
			}
		}
	}
}

// playOthers plays a few turns with other players, who save their game.
func (c *club) playOthers(h heard, ids []string) (heard, error) {
	others := slices.DeleteFunc(slices.Clone(allIDs), func(id string) bool { return slices.Contains(ids, id) })
	two := []string{ids[0], others[0]}
	h, _, err := c.game(h, two, 1+c.chance.IntN(3))
	return h, err
}

// game logs in the players and plays a game, a new one or a saved one. The players save it
// after the given number of turns, unless that is 0 or the game ends earlier. It returns
// what comes then, and whether the game has been saved.
func (c *club) game(h heard, ids []string, turns int) (after heard, saved bool, err error) {
	if h, err = c.logIn(h, ids); err != nil {
		return h, false, err
	}
	if h, err = c.choose(h, gameStart, "game start"); err != nil {
		return h, false, err
	}
	h, game, resumed, err := c.openGame(h, ids)
	if err != nil {
		return h, false, err
	}
	m := c.match(game.rules(), game.state, game.names())
	if resumed {
		m.start = "F1"
	}
	m.between = func(h heard) (heard, bool, error) {
		turns--
		return c.betweenTurns(m, h, game, turns == 0)
	}
	if h.asked == between && !c.talk.exact { // the assignment leaves open whether it asks before the first turn
		if problem := m.compareTable(readScreen(h.text), false); problem != nil {
			return h, false, m.differs(h, problem.text, m.start, m.table(false)+betweenAsks)
		}
		if h, err = c.ask(h, "0", false); err != nil {
			return h, false, err
		}
	}
	if h, saved, err = m.play(h); err != nil || saved {
		return h, saved, err
	}
	c.remove(ids)
	return h, false, c.lookAtFileAfterWin(h)
}

// remove forgets a saved game that has been won.
func (c *club) remove(ids []string) {
	for i, g := range c.saved {
		if g.has(ids) {
			c.saved = slices.Delete(c.saved, i, i+1)
			c.loose = append(c.loose, g)
			return
		}
	}
}

// lookAtFileAfterWin compares the bytes of the file and of the screen, if that is wanted.
func (c *club) lookAtFileAfterWin(h heard) error {
	if !c.talk.exact {
		return nil
	}
	if err := c.lookAtMenu(h, advancedMenu(nil), ""); err != nil {
		return err
	}
	return c.lookAtFile(h, "F3")
}

// openGame answers the questions before a game of the logged-in players. It returns the game's
// first screen, the game, and whether it is resumed.
func (c *club) openGame(h heard, ids []string) (first heard, game savedGame, resumed bool, err error) {
	h, game, resumed, err = c.chooseSaved(h, ids)
	if resumed || err != nil {
		return h, game, resumed, err
	}
	game = savedGame{ids: slices.Clone(ids)}
	for _, id := range ids {
		animal := yutnori.Animal(c.chance.IntN(yutnori.NumAnimals))
		if h, err = c.chooseAnimal(h, id, animal); err != nil {
			return h, game, false, err
		}
		game.animals = append(game.animals, animal)
	}
	game.state = game.rules().Start()
	return h, game, false, nil
}

// chooseSaved answers the question whether to resume the players' saved game, if there is
// one. It returns what comes then, and the game if it is resumed.
func (c *club) chooseSaved(h heard, ids []string) (after heard, game savedGame, resumed bool, err error) {
	const asks = "There is a saved game. Start a new game (0) / Resume (1) : "
	at := slices.IndexFunc(c.saved, func(g savedGame) bool { return g.has(ids) })
	mayStay := !c.talk.exact && slices.ContainsFunc(c.loose, func(g savedGame) bool { return g.has(ids) })
	asked := h.asked == resume || h.asked == unknown && strings.Contains(strings.ToLower(h.text), "resume")
	switch {
	case h.fault != "":
		err = &difference{what: h.fault, came: h.text, expected: "a question about the new game"}
	case at >= 0 && !asked:
		err = &difference{what: "no saved game is offered, but the players have saved a game", rule: "F1", came: h.text, expected: asks}
	case at < 0 && asked && !mayStay:
		err = &difference{what: "a saved game is offered, but the players have not saved a game", rule: "F1", came: h.text, expected: animalAsks(ids[0])}
	case asked:
		err = c.lookExactly(h, asks)
	}
	if err != nil || !asked {
		return h, game, false, err
	}
	if c.wrongs.now() {
		if h, err = c.refused(h, c.wrongs.one("2", "-1", "x")); err != nil {
			return h, game, false, err
		}
	}
	if at >= 0 && c.chance.IntN(5) > 0 { // mostly
		h, err = c.ask(h, "1", true)
		return h, c.saved[at], true, err
	}
	h, err = c.ask(h, "0", true)
	return h, game, false, err
}

func animalAsks(id string) string {
	return "Select animal type of " + id + "\n(0: pig, 1: dog, 2: sheep, 3:cow) : "
}

// chooseAnimal answers the question for a player's animal.
func (c *club) chooseAnimal(h heard, id string, animal yutnori.Animal) (heard, error) {
	text := strings.ToLower(h.text)
	asked := h.asked == animals || h.asked == unknown && strings.Contains(text, "pig") && strings.Contains(text, "cow")
	switch {
	case h.fault != "":
		return h, &difference{what: h.fault, came: h.text, expected: animalAsks(id)}
	case !asked:
		return h, &difference{what: "the question for the animal of " + id + " does not come", came: h.text, expected: animalAsks(id)}
	case !strings.Contains(h.text, id):
		return h, &difference{what: "the question for an animal does not name " + id, came: h.text, expected: animalAsks(id)}
	}
	if err := c.lookExactly(h, animalAsks(id)); err != nil {
		return h, err
	}
	if c.wrongs.now() {
		var err error
		if h, err = c.refused(h, c.wrongs.one("4", "-1", "pig")); err != nil {
			return h, err
		}
	}
	return c.ask(h, fmt.Sprint(int(animal)), true)
}

const betweenAsks = "Continue (0) / Save and Exit the game (1) : "

// betweenTurns answers the question between two turns.
func (c *club) betweenTurns(m *match, h heard, game savedGame, save bool) (after heard, done bool, err error) {
	found := readScreen(h.text)
	problem := m.compareTable(found, h.fault != "")
	expected := m.table(false) + betweenAsks
	switch {
	case found.winner != nil:
		return h, false, m.differs(h, fmt.Sprintf("the winner: expected no winner yet, found Player %d win", *found.winner), "Y6", expected)
	case h.asked == position && found.turn != nil && *found.turn != m.state.Turn():
		return h, false, m.differs(h, mismatch(turnPart, "the question between turns", fmt.Sprintf("Player %d turn", *found.turn)).text, m.ruleOf(&mistake{part: turnPart}, found), expected)
	case problem != nil:
		return h, false, m.differs(h, problem.text, m.ruleOf(problem, found), expected)
	case h.fault != "":
		return h, false, m.differs(h, h.fault, "", expected)
	case h.asked != between:
		return h, false, m.differs(h, "the question between turns does not come", "", expected)
	}
	if err := m.lookExactly(h, expected, m.table(true)+betweenAsks); err != nil {
		return h, false, err
	}
	if c.wrongs.now() {
		if h, err = c.refused(h, c.wrongs.one("2", "-1", "x")); err != nil {
			return h, false, err
		}
	}
	if !save {
		h, err = c.ask(h, "0", false)
		return h, false, err
	}
	game.state = m.state
	h, err = c.save(h, game)
	return h, true, err
}

// save saves a game and looks at the file and at the menu.
func (c *club) save(h heard, game savedGame) (heard, error) {
	h, err := c.ask(h, "1", true)
	if err != nil {
		return h, err
	}
	const said = "Game saved successfully!\n"
	if h.fault == "" && !strings.Contains(squeezed(h.text), "gamesavedsuccessfully") {
		return h, &difference{what: "expected " + strings.TrimSpace(said), came: h.text, expected: said + advancedMenu(nil)}
	}
	at := slices.IndexFunc(c.saved, func(g savedGame) bool { return g.has(game.ids) })
	if at >= 0 {
		c.saved[at] = game
	} else {
		c.saved = append(c.saved, game)
	}
	c.loose = slices.DeleteFunc(c.loose, func(g savedGame) bool { return g.has(game.ids) })
	if err := c.lookAtFile(h, "F2"); err != nil {
		return h, err
	}
	if c.talk.exact {
		return h, c.lookExactly(h, said+advancedMenu(nil))
	}
	return c.menu(h)
}

// lookAtFile compares game_info.txt with the saved games.
func (c *club) lookAtFile(h heard, rule string) error {
	text, found := savedGames(c.folder)
	var expected []string
	for _, g := range c.saved {
		expected = append(expected, g.String())
	}
	whole := strings.Join(append(slices.Clone(expected), ""), "\n")
	differs := func(what string) error {
		return &difference{what: gamesFile + ": " + what, rule: rule, came: h.text + "\n\n" + gamesFile + ":\n" + text, expected: gamesFile + ":\n" + whole}
	}
	switch {
	case !found && len(expected) > 0:
		return differs("is not there")
	case c.talk.exact && text != whole:
		return differs(fmt.Sprintf("expected %q, found %q", whole, text))
	}
	var lines []string
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, " \n")
		isLoose := slices.ContainsFunc(c.loose, func(g savedGame) bool { return g.String() == line })
		if line != "" && !isLoose {
			lines = append(lines, line)
		}
	}
	for _, line := range expected {
		at := slices.Index(lines, line)
		if at < 0 {
			return differs("expected the line " + line)
		}
		lines = slices.Delete(lines, at, at+1)
	}
	if len(lines) > 0 {
		return differs("expected no line " + lines[0])
	}
	return nil
}

// restart ends the program and starts it again in the same folder.
func (c *club) restart(h heard) (heard, error) {
	if err := c.endProgram(h); err != nil {
		return h, err
	}
	c.leave(true)
	console, err := c.start(c.folder, true)
	if err != nil {
		return h, err
	}
	c.device = console
	if h, err = c.listen(true); err != nil {
		return h, err
	}
	return c.menu(h)
}
