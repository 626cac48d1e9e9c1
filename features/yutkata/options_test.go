package yutkata_test

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"games.example/features"
	"games.example/yutkata"
)

func (t *table) options(s *features.Steps) {
	s.Given(`^a game with (.+)$`, t.aGameWith)
	s.Then(`^a game with (.+) is refused: (.+)$`, t.aGameWithIsRefused)
	s.Step(`^(\w\d) stands on space (\d+)$`, t.standsOnSpace)
	s.Step(`^(nobody|Player\w) misses a turn$`, t.missesATurn)
	s.Step(`^(Player\w(?:, Player\w)+) miss a turn$`, t.missesATurn)
}

// option reads one of the bonus rules as the features tell it.
func option(text string) (yutkata.Option, error) {
	if text == "wrap-around" {
		return yutkata.WrapAround(), nil
	}
	for pattern, option := range map[string]func(a, b int) yutkata.Option{
		`^()(-?\d+) spaces$`:                 func(_, n int) yutkata.Option { return yutkata.Spaces(n) },
		`^()(-?\d+) tokens?$`:                func(_, n int) yutkata.Option { return yutkata.Tokens(n) },
		`^()(-?\d+) players$`:                func(_, n int) yutkata.Option { return yutkata.Players(n) },
		`^()"miss a turn" on space (-?\d+)$`: func(_, space int) yutkata.Option { return yutkata.MissTurn(space) },
		`^"back (-?\d+)" on space (-?\d+)$`:  func(back, space int) yutkata.Option { return yutkata.MoveBack(space, back) },
	} {
		if found := regexp.MustCompile(pattern).FindStringSubmatch(text); found != nil {
			a, _ := strconv.Atoi(found[1])
			b, err := strconv.Atoi(found[2])
			return option(a, b), err
		}
	}
	return nil, fmt.Errorf("no option reads %s", text)
}

func (t *table) aGameWith(texts string) error {
	var options []yutkata.Option
	for text := range strings.SplitSeq(texts, " and ") {
		option, err := option(text)
		if err != nil {
			return err
		}
		options = append(options, option)
	}
	return t.newGame(options...)
}

func (t *table) aGameWithIsRefused(texts, why string) error {
	t.refusal = t.aGameWith(texts)
	return t.thatIsRefused(why)
}

func (t *table) standsOnSpace(token string, space int) error {
	spaces := t.game.Board().Spaces()
	spaces[space-1] = token
	return t.setUp("[["+strings.Join(spaces, "][")+"]]", nil, 0)
}

func (t *table) missesATurn(names string) error {
	var missed []string
	for _, player := range t.move.Missed {
		missed = append(missed, yutkata.PlayerName(player))
	}
	if names == "nobody" {
		return features.Equal(0, len(missed))
	}
	return features.Equal(names, strings.Join(missed, ", "))
}
