package practice

import (
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"games.example/internal/programtest"
	yutkata "games.example/yutkata/cli"
	yutnori "games.example/yutnori/cli"
)

// The tests run practice and, as programs for its judge, "practice our-yutnori ARGS" and
// "practice our-yutkata ARGS".
func TestMain(m *testing.M) {
	programtest.Main(m, "practice", func() {
		run, args := Run, os.Args[1:]
		if len(args) > 0 {
			switch args[0] {
			case "our-yutnori":
				run, args = yutnori.Run, args[1:]
			case "our-yutkata":
				run, args = yutkata.Run, args[1:]
			}
		}
		os.Exit(run(args, os.Stdin, os.Stdout, os.Stderr))
	})
}

func TestScripts(t *testing.T) {
	t.Parallel()
	testscript.Run(t, testscript.Params{Dir: "testdata", Setup: func(env *testscript.Env) error {
		env.Setenv("XDG_STATE_HOME", env.WorkDir+"/.state")
		return nil
	}})
}
