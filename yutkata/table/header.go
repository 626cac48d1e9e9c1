package table

import (
	"fmt"
	"strconv"
	"strings"

	"games.example/program/play"
)

// The first line of a transcript may be a header: a comment with the command line
// of the game, so that replay needs no flags and the throws can be repeated.
//
//	*Note yutkata play --spaces 15 --tokens 2 --players 2 --seed 7
const headerMark = "*Note yutkata play"

// RuleFlags returns the rules of the choices as on a command line.
func RuleFlags(choices play.Choices) string {
	var flags []string
	for _, name := range ruleNames[:3] {
		flags = append(flags, "--"+name, chosen(choices, name))
	}
	if choices["wrap"] == "true" {
		flags = append(flags, "--wrap")
	}
	for _, obstacle := range obstacles(choices) {
		flags = append(flags, "--obstacle", obstacle)
	}
	return strings.Join(flags, " ")
}

// header returns the header of the choices.
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
	words := strings.Fields(rest)
	for len(words) > 0 {
		name, value, given := strings.Cut(strings.TrimPrefix(words[0], "--"), "=")
		if !strings.HasPrefix(words[0], "--") {
			return nil, fmt.Errorf("unexpected argument %q", words[0])
		}
		words = words[1:]
		switch name {
		case "wrap", "notes":
			if !given {
				value = "true"
			}
			yes, err := strconv.ParseBool(value)
			if err != nil {
				return nil, fmt.Errorf("--%s %q: expected true or false", name, value)
			}
			value = strconv.FormatBool(yes)
		default:
			if !given && len(words) == 0 {
				return nil, fmt.Errorf("--%s needs a value", name)
			}
			if !given {
				value, words = words[0], words[1:]
			}
		}
		switch name {
		case "obstacle", "computer": // may be repeated
			if before, some := choices[name]; some {
				value = before + "," + value
			}
		case "seed":
			if _, err := strconv.ParseUint(value, 10, 64); err != nil {
				return nil, fmt.Errorf("--seed %q: expected a whole number of 64 bits, 0 or more", value)
			}
		case "spaces", "tokens", "players", "wrap", "notes", "level", "throws":
		default:
			return nil, fmt.Errorf("unknown flag: --%s", name)
		}
		choices[name] = value
	}
	_, err := NewGame(choices)
	return choices, err
}
