package cli

import (
	"github.com/spf13/pflag"

	"games.example/program"
	"games.example/yutnori/cli/words"
)

// languages are what the house game can be played in.
var languages = map[string]*words.Words{"en": &words.English, "ko": &words.Korean}

// langFlag is the flag for the language.
type langFlag struct{ name string }

func (f *langFlag) declare(flags *pflag.FlagSet) {
	flags.StringVar(&f.name, "lang", "en", "`language` of the screens, the messages and this help, en or ko")
}

func (f *langFlag) check() error {
	if languages[f.name] == nil {
		return program.Misuse("--lang %s: expected en or ko", words.Quote(f.name))
	}
	return nil
}
