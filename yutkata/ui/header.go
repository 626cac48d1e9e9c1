package ui

import (
	"fmt"
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
	for words := strings.Fields(rest); len(words) > 0; {
		name, value, given := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(words[0], "-"), "-"), "=")
		switch {
		case words[0][0] != '-':
			return nil, fmt.Errorf("unexpected argument %q", words[0])
		case given:
		case name == "wrap" || name == "notes":
			value = "true"
		case len(words) > 1:
			words = words[1:]
			value = words[0]
		default:
			return nil, fmt.Errorf("--%s: expected a value", name)
		}
		if err := setFlag(choices, name, value); err != nil {
			return nil, err
		}
		words = words[1:]
	}
	_, err := NewGame(choices)
	return choices, err
}

// setFlag sets the choice of a flag in a header.
func setFlag(choices play.Choices, name, value string) error {
	switch name {
	case "spaces", "tokens", "players", "level", "throws":
	case "obstacle", "computer":
		if before, some := choices[name]; some {
			value = before + "," + value // this flag may be repeated
		}
	case "wrap", "notes":
		yes, err := strconv.ParseBool(value)
		if err != nil {
			return err
		}
		value = strconv.FormatBool(yes)
	case "seed":
		if seed, err := strconv.ParseUint(value, 10, 64); err != nil || strconv.FormatUint(seed, 10) != value {
			return strconv.ErrSyntax
		}
	default:
		return fmt.Errorf("unknown flag: --%s", name)
	}
	choices[name] = value
	return nil
}
