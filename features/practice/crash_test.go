package practice

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Each crash is printed as its language prints it.
func TestTheNameOfAnErrorIsFoundInTheCrashOfAnyLanguage(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct{ printed, want string }{
		"Python":            {"debugging\nTraceback (most recent call last):\n  File \"yut.py\", line 7, in <module>\n    answer()\nKeyError: 'turn'", "KeyError: 'turn'"},
		"Python, own error": {"Traceback (most recent call last):\n  File \"yut.py\", line 7\ngame.Refused: no\nnever mind", "game.Refused: no"},
		"JavaScript":        {"/home/ann/yut.js:3\n  game.move();\n       ^\n\nTypeError: game.move is not a function\n    at answer (yut.js:3:8)\n\nNode.js v20.1.0", "TypeError: game.move is not a function"},
		"Java":              {"Exception in thread \"main\" java.lang.NullPointerException: no game\n\tat Yut.main(Yut.java:5)\n\t... 1 more", `Exception in thread "main" java.lang.NullPointerException: no game`},
		"Java, with a cause": {"Exception in thread \"main\" java.lang.ExceptionInInitializerError\n\tat Yut.main(Yut.java:5)\n" +
			"Caused by: java.lang.ArithmeticException: / by zero\n\tat Yut.<clinit>(Yut.java:2)", "Caused by: java.lang.ArithmeticException: / by zero"},
		"a Java compiler": {"Yut.java:3: error: ';' expected\n  int x\n       ^\nYut.java:9: error: class expected\n2 errors", "Yut.java:3: error: ';' expected"},
		"Go":              {"panic: runtime error: index out of range [3] with length 3\n\ngoroutine 1 [running]:\nmain.main()\n\t/home/ann/yut.go:4 +0x1d\nexit status 2", "panic: runtime error: index out of range [3] with length 3"},
		"a Go compiler":   {"# command-line-arguments\n./yut.go:5:2: undefined: x\n./yut.go:9:2: undefined: y", "./yut.go:5:2: undefined: x"},
		"Rust":            {"thread 'main' panicked at src/main.rs:2:5:\nindex out of bounds\nnote: run with `RUST_BACKTRACE=1`", "thread 'main' panicked at src/main.rs:2:5:\nindex out of bounds"},
		"a Rust compiler": {"error[E0425]: cannot find value `x`\n --> yut.rs:2:5\n\nerror: aborting due to 1 previous error", "error[E0425]: cannot find value `x`"},
		"C#":              {"Unhandled exception. System.NullReferenceException: Object reference not set\n   at Program.Main()", "Unhandled exception. System.NullReferenceException: Object reference not set"},
		"Ruby":            {"yut.rb:3:in 'answer': undefined method 'move' for nil (NoMethodError)\n\tfrom yut.rb:9:in '<main>'", "yut.rb:3:in 'answer': undefined method 'move' for nil (NoMethodError)"},
		"PHP":             {"PHP Fatal error:  Uncaught Error: Call to undefined function move() in /home/ann/yut.php:3\nStack trace:\n#0 {main}", "PHP Fatal error:  Uncaught Error: Call to undefined function move() in /home/ann/yut.php:3"},
		"Perl":            {"Use of uninitialized value at yut.pl line 2, <STDIN> line 1.\nno game at yut.pl line 3, <STDIN> line 1.", "no game at yut.pl line 3, <STDIN> line 1."},
		"C":               {"sh: line 1: 4711 Segmentation fault      (core dumped) ./a.out", "sh: line 1: 4711 Segmentation fault      (core dumped) ./a.out"},
		"a C compiler":    {"yut.c: In function 'main':\nyut.c:3:5: error: 'x' undeclared\n    3 |     x = 1;\n", "yut.c:3:5: error: 'x' undeclared"},
		"no name":         {"1\n2\n3\n4\n5\n6", "2\n3\n4\n5\n6"},
		"nothing":         {"", ""},
	} {
		require.Equal(t, test.want, strings.Join(nameOfError(strings.Split(test.printed, "\n")), "\n"), name)
	}
}
