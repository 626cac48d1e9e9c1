package cli

import (
	"slices"
	"strings"

	"games.example/yutnori"
)

// words are all that the screens say, in one language. What ends in a space is
// a prompt, or goes on.
type words struct {
	// The start screen.
	welcome      string
	chooseGame   string
	playBasic    string
	playAdvanced string

	// The menus.
	menu         string
	basicMenu    string
	advancedMenu string
	loggedIn     string
	nobody       string
	selectOne    string
	typeInteger  string // to the last number
	finished     string

	// Before a game.
	players       string
	pieces        string
	id            string
	password      string
	passwordAgain string
	succeeded     string
	failed        string
	tooMany       string
	already       string // an id
	noUsers       string // why
	noSaves       string // why
	moreThanOne   string
	savedGame     string
	selectAnimal  string // of an id
	animals       string

	// A game.
	start       string
	notStarted  string
	arrived     string
	onBoard     string
	turn        string // of a player's number
	piece       string
	yut         string
	writeDown   string
	askPosition string
	askYut      string
	askWay      string
	short, long string
	results     [yutnori.NumResults]string

	// The teams of the house game.
	team                        string // of a player's number, animal, colour, corner and direction
	animal                      string // of a team, beside its number
	colours                     [yutnori.MaxPlayers]string
	corners                     [yutnori.NumCorners]string
	clockwise, counterClockwise string
	animalNames                 [yutnori.NumAnimals]string

	// Between turns, and at the end.
	continueOrSave string
	saved          string
	notSaved       string // why
	won            string // by a player's number

	// Wrong answers. Each of a move's says what is wrong with it.
	only         string // the answers that are right
	noPosition   string // what was typed
	hasArrived   string
	noPiece      string // at a position
	noResult     string // what was typed
	notThrown    string // a result
	backFromHand string // a result

	// Between the words of a list, and before its last one.
	comma, and, or string

	// What is said beside the screens: by the English for it; nil in English.
	messages map[string]string
}

var english = words{
	welcome: stars + "\n" + stars + "\n" +
		"*************   Welcome to Yunnori game   ****************\n" +
		stars + "\n" + stars + "\n" +
		"1. Yunnori Basic\n" +
		"2. Yunnori Advanced",
	chooseGame:   "Choose a game to play (1, 2) : ",
	playBasic:    "You will play a normal Yunnori!",
	playAdvanced: "You will play Yunnori advanced version!",

	menu: stars + "\n" +
		"************************   Menu   **************************\n" +
		stars,
	basicMenu:    "1. game start\n2. end program",
	advancedMenu: "1. game start\n2. login\n3. end program",
	loggedIn:     "Logged-in ID List : ",
	nobody:       "No player is logged in",
	selectOne:    "Select the function you want : ",
	typeInteger:  "Type an integer from 1 to %d!",
	finished:     "Game finished!",

	players:       "number of players (2, 3, 4) : ",
	pieces:        "number of pieces per player (1, 2, 3, 4) : ",
	id:            "ID : ",
	password:      "PASSWORD : ",
	passwordAgain: "PASSWORD again : ",
	succeeded:     "Login Succeed!",
	failed:        "Login Failed!",
	tooMany:       "No more than 4 players can log in.",
	already:       "%s is logged in already.",
	noUsers:       "Nobody can log in: %v.",
	noSaves:       "No game can start: %v.",
	moreThanOne:   "More than 1 player is needed to start the game",
	savedGame:     "There is a saved game. Start a new game (0) / Resume (1) : ",
	selectAnimal:  "Select animal type of %s",
	animals:       "(0: pig, 1: dog, 2: sheep, 3:cow) : ",

	start:       "^Start",
	notStarted:  "Not started : ",
	arrived:     "Arrived : ",
	onBoard:     "On board : ",
	turn:        "Player %s turn",
	piece:       "Piece : ",
	yut:         "Yut : ",
	writeDown:   "Write down the position of the player to move and yut",
	askPosition: ">> position : ",
	askYut:      ">> yut : ",
	askWay:      ">> way (short, long) : ",
	short:       "short",
	long:        "long",
	results:     [yutnori.NumResults]string{"back-geol", "back-gae", "back-do", "do", "gae", "geol", "yut", "mo"},

	team:             "Player %d%s : %s, %s, %s",
	animal:           "(%s)",
	colours:          [yutnori.MaxPlayers]string{"red", "blue", "green", "yellow"},
	corners:          [yutnori.NumCorners]string{"lower right", "upper right", "upper left", "lower left"},
	clockwise:        "clockwise",
	counterClockwise: "counter-clockwise",
	animalNames:      [yutnori.NumAnimals]string{"pig", "dog", "sheep", "cow"},

	continueOrSave: "Continue (0) / Save and Exit the game (1) : ",
	saved:          "Game saved successfully!",
	notSaved:       "Saving failed: %v.",
	won:            "Player %d win",

	only:         "Enter only %s.",
	noPosition:   "%s is no position.",
	hasArrived:   "Arrived pieces stay.",
	noPiece:      "You have no piece at %d.",
	noResult:     "%s is no result.",
	notThrown:    "You have no %s.",
	backFromHand: "%s moves a piece that is on the board.",

	comma: ", ",
	and:   ", and ",
	or:    " or ",
}

const stars = "************************************************************"

// parseResult reads a result; its English name will always do.
func (w *words) parseResult(name string) (yutnori.Result, error) {
	if result := slices.Index(w.results[:], name); result >= 0 {
		return yutnori.Result(result), nil
	}
	var result yutnori.Result
	err := result.UnmarshalText([]byte(name))
	return result, err
}

// names are what results are called.
func (w *words) names(of []yutnori.Result) []string {
	var names []string
	for _, result := range of {
		names = append(names, w.results[result])
	}
	return names
}

// list is the words with something else before the last one.
func (w *words) list(of []string, last string) string {
	if len(of) < 2 {
		return strings.Join(of, "")
	}
	return strings.Join(of[:len(of)-1], w.comma) + last + of[len(of)-1]
}
