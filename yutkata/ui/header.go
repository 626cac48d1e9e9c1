package ui

import (
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"

	"games.example/internal/play"
)

// The first line of a transcript may be a header: a comment with the command line of the
// game. The replay command then needs no flags, and the throws can be repeated.
//
//	*Note yutkata play --spaces 15 --tokens 2 --players 2 --seed 7
const headerMark = "*Note yutkata play"

// RuleFlags returns the rules in the choices as command-line flags.
func RuleFlags(choices play.Choices) string {
	var flags []string
	for _, name := range ruleNames[:3] {
		flags = append(flags, "--"+name, choiceOf(choices, name))
	}
	if choices["wrap"] == "true" {
		flags = append(flags, "--wrap")
	}
	for _, obstacle := range obstacles(choices) {
		flags = append(flags, "--obstacle", obstacle)
	}
	return strings.Join(flags, " ")
}

func header(choices play.Choices) string {
	line := headerMark + " " + RuleFlags(choices)
	if seed, ok := choices["seed"]; ok {
		line += " --seed " + seed
	}
	computers := computerNames(choices)
	for _, player := range computers {
		line += " --computer " + strings.TrimSpace(player)
	}
	if level := choices["level"]; len(computers) > 0 && level != sensible {
		line += " --level " + level
	}
	if choices["notes"] == "true" {
		line += " --notes"
	}
	return line
}

// parseHeader reads the first line of a transcript. It returns nil if the line is
// not a header.
func parseHeader(line string) (play.Choices, error) {
	rest, found := strings.CutPrefix(line, headerMark)
	if !found || rest != "" && rest[0] != ' ' {
		return nil, nil
	}
	choices := play.Choices{}
	flags := flag.NewFlagSet("", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	for _, name := range []string{"spaces", "tokens", "players", "obstacle", "computer", "level", "throws"} {
		flags.Func(name, "", func(value string) error {
			if before, some := choices[name]; some && (name == "obstacle" || name == "computer") {
				value = before + "," + value // this flag may be repeated
			}
			choices[name] = value
			return nil
		})
	}
	for _, name := range []string{"wrap", "notes"} {
		flags.BoolFunc(name, "", func(value string) error {
			yes, err := strconv.ParseBool(value)
			choices[name] = strconv.FormatBool(yes)
			return err
		})
	}
	flags.Func("seed", "", func(value string) error {
		choices["seed"] = value
		seed, err := strconv.ParseUint(value, 10, 64)
		if err == nil && strconv.FormatUint(seed, 10) != value {
			err = strconv.ErrSyntax
		}
		return err
	})
	if err := flags.Parse(strings.Fields(rest)); err != nil {
		return nil, err
	}
	if flags.NArg() > 0 {
		return nil, fmt.Errorf("unexpected argument %q", flags.Arg(0))
	}
	_, err := NewGame(choices)
	return choices, err
}
