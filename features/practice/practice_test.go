package practice

import (
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"games.example/internal/programtest"
)

func TestMain(m *testing.M) {
	programtest.Main(m, "practice", func() { os.Exit(Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) })
}

func TestScripts(t *testing.T) {
	t.Parallel()
	testscript.Run(t, testscript.Params{Dir: "testdata", Setup: func(env *testscript.Env) error {
		env.Setenv("XDG_STATE_HOME", env.WorkDir+"/.state")
		return nil
	}})
}
