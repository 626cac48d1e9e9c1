package steps

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"games.example/features"
	"games.example/yutkata/byhand"
)

func (t *table) options(s *features.Steps) {
	s.Step(`^somebody asks for a game with (.+)$`, func(texts string) error {
		before := t.game
		defer func() { t.game = before }() // a refusal leaves the current game unchanged
		if err := t.setOptions(texts); err != nil {
			return err
		}
		return t.Act(t.request())
	})
	s.Step(`^a game with (.+)$`, func(texts string) error {
		if err := t.setOptions(texts); err != nil {
			return err
		}
		return t.newGame()
	})
}

func (t *table) setOptions(texts string) error {
	for text := range strings.SplitSeq(texts, " and ") {
		if err := setOption(&t.game, text); err != nil {
			return err
		}
	}
	return nil
}

var optionTexts = map[*regexp.Regexp]func(game *byhand.Game, found []string){
	regexp.MustCompile(`^wrap-around$`):                     func(g *byhand.Game, _ []string) { g.Wrap = true },
	regexp.MustCompile(`^(-?\d+) spaces?$`):                 func(g *byhand.Game, f []string) { g.Spaces, _ = strconv.Atoi(f[1]) },
	regexp.MustCompile(`^(-?\d+) tokens?$`):                 func(g *byhand.Game, f []string) { g.Tokens, _ = strconv.Atoi(f[1]) },
	regexp.MustCompile(`^(-?\d+) players?$`):                func(g *byhand.Game, f []string) { g.Players, _ = strconv.Atoi(f[1]) },
	regexp.MustCompile(`^"miss a turn" on space (-?\d+)$`):  func(g *byhand.Game, f []string) { g.Obstacles = append(g.Obstacles, f[1]+":miss") },
	regexp.MustCompile(`^the obstacle (\S+)$`):              func(g *byhand.Game, f []string) { g.Obstacles = append(g.Obstacles, f[1]) },
	regexp.MustCompile(`^"back (-?\d+)" on space (-?\d+)$`): func(g *byhand.Game, f []string) { g.Obstacles = append(g.Obstacles, f[2]+":back:"+f[1]) },
}

// setOption sets an option of a game from a text such as "3 players" or "wrap-around".
func setOption(game *byhand.Game, text string) error {
	for pattern, set := range optionTexts {
		if found := pattern.FindStringSubmatch(text); found != nil {
			set(game, found)
			return nil
		}
	}
	return fmt.Errorf("unknown option: %s", text)
}
