package yutkata_test

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"games.example/features"
)

func (t *table) options(s *features.Steps) {
	s.Given(`^a game with (.+)$`, t.aGameWith)
	s.Then(`^a game with (.+) is refused: (.+)$`, t.aGameWithIsRefused)
}

// with changes a game by one of the bonus rules as the features tell it.
func (g *game) with(text string) error {
	if text == "wrap-around" {
		g.Wrap = true
		return nil
	}
	for pattern, set := range map[string]func(found []string){
		`^(-?\d+) spaces$`:                  func(f []string) { g.Spaces, _ = strconv.Atoi(f[1]) },
		`^(-?\d+) tokens?$`:                 func(f []string) { g.Tokens, _ = strconv.Atoi(f[1]) },
		`^(-?\d+) players$`:                 func(f []string) { g.Players, _ = strconv.Atoi(f[1]) },
		`^"miss a turn" on space (-?\d+)$`:  func(f []string) { g.Obstacles = append(g.Obstacles, f[1]+":miss") },
		`^"back (-?\d+)" on space (-?\d+)$`: func(f []string) { g.Obstacles = append(g.Obstacles, f[2]+":back:"+f[1]) },
	} {
		if found := regexp.MustCompile(pattern).FindStringSubmatch(text); found != nil {
			set(found)
			return nil
		}
	}
	return fmt.Errorf("no option reads like this: %s", text)
}

func (t *table) aGameWith(texts string) error {
	for text := range strings.SplitSeq(texts, " and ") {
		if err := t.game.with(text); err != nil {
			return err
		}
	}
	return t.aNewGame()
}

func (t *table) aGameWithIsRefused(texts, why string) error {
	err := t.aGameWith(texts)
	if refusal, ok := errors.AsType[*features.Refusal](err); ok {
		return features.CheckRefusal(refusal, why)
	}
	return errors.Join(err, features.CheckRefusal(nil, why))
}
