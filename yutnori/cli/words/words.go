// Package words holds the program's texts: its screens in English and in
// Korean, the reasons why a move is refused, and the Korean for its messages.
package words

import (
	"slices"
	"strings"

	"games.example/yutnori"
)

// Words holds all texts of the screens in one language. A text that ends in a
// space is a prompt, or something follows it.
type Words struct {
	// The start screen.
	Welcome      string
	ChooseGame   string
	PlayBasic    string
	PlayAdvanced string

	// The menus.
	Menu         string
	BasicMenu    string
	AdvancedMenu string
	LoggedIn     string
	Nobody       string
	SelectOne    string
	TypeInteger  string // to the last number
	Finished     string

	// Before a game.
	AskPlayers       string
	AskPieces        string
	AskID            string
	AskPassword      string
	AskPasswordAgain string
	Succeeded        string
	Failed           string
	TooMany          string
	Already          string // an id
	NoUsers          string // why
	NoSaves          string // why
	MoreThanOne      string
	SavedGame        string
	SelectAnimal     string // of an id
	AskAnimal        string

	// A game.
	Start       string
	NotStarted  string
	Arrived     string
	OnBoard     string
	Turn        string // of a player's number
	Piece       string
	Yut         string
	WriteDown   string
	AskPosition string
	AskYut      string
	AskWay      string
	// Answers that are possible instead of a position, and the replies.
	ShowBoard, ShowHelp, Quit string
	Also                      string
	Help                      string
	Short, Long               string
	Results                   [yutnori.NumResults]string

	// The teams of the house game.
	Team                        string // of a player's number, animal, color, corner and direction
	Animal                      string // of a team, beside its number
	Colors                      [yutnori.MaxPlayers]string
	Corners                     [yutnori.NumCorners]string
	Clockwise, CounterClockwise string
	AnimalNames                 [yutnori.NumAnimals]string

	// Between turns, and at the end.
	ContinueOrSave string
	Saved          string
	NotSaved       string // why
	Won            string // by a player's number

	// Wrong answers. Those to a move say what is wrong with it.
	Only         string // the valid answers
	NoPosition   string // what was typed
	HasArrived   string
	NoPiece      string // at a position
	NoResult     string // what was typed
	NotThrown    string // a result
	BackFromHand string // a result

	// Between the words of a list, and before its last one.
	Comma, And, Or string

	// Messages outside the screens, by their English texts; nil in English.
	Messages map[string]string
}

// English holds the words of all games.
var English = Words{
	Welcome: stars + "\n" + stars + "\n" +
		"*************   Welcome to Yunnori game   ****************\n" +
		stars + "\n" + stars + "\n" +
		"1. Yunnori Basic\n" +
		"2. Yunnori Advanced",
	ChooseGame:   "Choose a game to play (1, 2) : ",
	PlayBasic:    "You will play a normal Yunnori!",
	PlayAdvanced: "You will play Yunnori advanced version!",

	Menu: stars + "\n" +
		"************************   Menu   **************************\n" +
		stars,
	BasicMenu:    "1. game start\n2. end program",
	AdvancedMenu: "1. game start\n2. login\n3. end program",
	LoggedIn:     "Logged-in ID List : ",
	Nobody:       "No player is logged in",
	SelectOne:    "Select the function you want : ",
	TypeInteger:  "Type an integer from 1 to %d!",
	Finished:     "Game finished!",

	AskPlayers:       "number of players (2, 3, 4) : ",
	AskPieces:        "number of pieces per player (2, 3, 4) : ",
	AskID:            "ID : ",
	AskPassword:      "PASSWORD : ",
	AskPasswordAgain: "PASSWORD again : ",
	Succeeded:        "Login Succeed!",
	Failed:           "Login Failed!",
	TooMany:          "No more than 4 players can log in.",
	Already:          "%s is logged in already.",
	NoUsers:          "Nobody can log in: %v.",
	NoSaves:          "No game can start: %v.",
	MoreThanOne:      "More than 1 player is needed to start the game",
	SavedGame:        "There is a saved game. Start a new game (0) / Resume (1) : ",
	SelectAnimal:     "Select animal type of %s",
	AskAnimal:        "(0: pig, 1: dog, 2: sheep, 3:cow) : ",

	Start:       "^Start",
	NotStarted:  "Not started : ",
	Arrived:     "Arrived : ",
	OnBoard:     "On board : ",
	Turn:        "Player %s turn",
	Piece:       "Piece : ",
	Yut:         "Yut : ",
	WriteDown:   "Write down the position of the player to move and yut",
	AskPosition: ">> position : ",
	AskYut:      ">> yut : ",
	AskWay:      ">> way (short, long) : ",
	ShowBoard:   "board",
	ShowHelp:    "help",
	Quit:        "quit",
	Also:        "(or board, help or quit)",
	Help: `Answer with a position and a result, on two lines or on one: 0 gae
0 is in the hand, 1 to 29 are along your own road; board shows these numbers.
do, gae, geol, yut and mo go 1 to 5 forward, back-do, back-gae and back-geol 1
to 3 back. From 5, 10 and 22 a short way begins. The first player to bring
all pieces around and past 29 wins. quit ends the program.`,
	Short:   "short",
	Long:    "long",
	Results: [yutnori.NumResults]string{"back-geol", "back-gae", "back-do", "do", "gae", "geol", "yut", "mo"},

	Team:             "Player %d%s : %s, %s, %s",
	Animal:           "(%s)",
	Colors:           [yutnori.MaxPlayers]string{"red", "blue", "green", "yellow"},
	Corners:          [yutnori.NumCorners]string{"lower right", "upper right", "upper left", "lower left"},
	Clockwise:        "clockwise",
	CounterClockwise: "counterclockwise",
	AnimalNames:      [yutnori.NumAnimals]string{"pig", "dog", "sheep", "cow"},

	ContinueOrSave: "Continue (0) / Save and Exit the game (1) : ",
	Saved:          "Game saved successfully!",
	NotSaved:       "Saving failed: %v.",
	Won:            "Player %d win",

	Only:         "Enter only %s.",
	NoPosition:   "%s is not a position.",
	HasArrived:   "Arrived pieces stay.",
	NoPiece:      "You have no piece at %d.",
	NoResult:     "%s is not a result.",
	NotThrown:    "You have no %s.",
	BackFromHand: "%s moves a piece that is on the board.",

	Comma: ", ",
	And:   ", and ",
	Or:    " or ",
}

const stars = "************************************************************"

// ParseResult reads a result. It always accepts the English name, and the other
// spelling of a Korean one.
func (w *Words) ParseResult(name string) (yutnori.Result, error) {
	if result := slices.Index(w.Results[:], strings.Replace(name, "빽", "백", 1)); result >= 0 {
		return yutnori.Result(result), nil
	}
	var result yutnori.Result
	err := result.UnmarshalText([]byte(name))
	return result, err
}

// Names returns the names of results.
func (w *Words) Names(of []yutnori.Result) []string {
	var names []string
	for _, result := range of {
		names = append(names, w.Results[result])
	}
	return names
}

// List returns the words as a list, with a different separator before the last
// one.
func (w *Words) List(of []string, last string) string {
	if len(of) < 2 {
		return strings.Join(of, "")
	}
	return strings.Join(of[:len(of)-1], w.Comma) + last + of[len(of)-1]
}

// Message returns the text for a message outside the screens, given in English.
func (w *Words) Message(english string) string {
	if message, ok := w.Messages[english]; ok {
		return message
	}
	return english
}

// WithoutStart returns the words for a board where each team has its own start.
func (w Words) WithoutStart() *Words {
	w.Start = ""
	return &w
}
