package cli

import (
	"github.com/spf13/pflag"

	"games.example/program"
)

// languages are what the house game can be played in.
var languages = map[string]*words{"en": &english, "ko": &korean}

// langFlag is the flag for the language.
type langFlag struct{ name string }

func (f *langFlag) declare(flags *pflag.FlagSet) {
	flags.StringVar(&f.name, "lang", "en", "`language` of the screens, the messages and this help, en or ko")
}

func (f *langFlag) check() error {
	if languages[f.name] == nil {
		return program.Misuse("--lang %s: expected en or ko", quote(f.name))
	}
	return nil
}

// message is what the program says beside the screens, given in English.
func (w *words) message(english string) string {
	if message, ok := w.messages[english]; ok {
		return message
	}
	return english
}
