// Package messagetest compares the texts of a module with their translations.
package messagetest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/message"
)

// RequireComplete fails the test if a text that the Go files in dir translate has no
// translation, or if a translation belongs to no text in these files. The translated
// texts are constant arguments of Text and Format and, in the packages that show games,
// also of Errorf, Misuse and Mistake. A translation can also belong to an error of the
// operating system, to a text that the files put together, or to a module that this
// module uses, whose translations are in base.
func RequireComplete(t *testing.T, dir string, l, base message.Language, combined ...string) {
	t.Helper()
	used, literals := texts(t, dir)
	var without, unused []string
	for _, text := range used {
		if l[text] == "" {
			without = append(without, text)
		}
	}
	literals = slices.Concat(literals, combined, system())
	for key := range l {
		_, english, isIn := strings.Cut(key, "\x04")
		if !isIn {
			english = key
		}
		if base[key] != l[key] && !slices.Contains(literals, english) {
			unused = append(unused, english)
		}
	}
	slices.Sort(without)
	slices.Sort(unused)
	require.Empty(t, slices.Compact(without), "English texts without a translation")
	require.Empty(t, unused, "translations without an English text")
}

// system returns the errors of the operating system.
func system() (texts []string) {
	for _, err := range []error{fs.ErrPermission, fs.ErrExist, fs.ErrNotExist} {
		texts = append(texts, err.Error())
	}
	for number := range syscall.Errno(200) {
		texts = append(texts, number.Error())
	}
	return texts
}

// texts returns the translated texts, and all texts, of the Go files in a directory and
// below it.
func texts(t *testing.T, dir string) (translated, all []string) {
	t.Helper()
	packages := map[string][]*ast.File{}
	require.NoError(t, filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		packages[filepath.Dir(path)] = append(packages[filepath.Dir(path)], file)
		return err
	}))
	for path, files := range packages {
		names := strings.Split(filepath.ToSlash(path), "/")
		shows := slices.Contains(names, "ui") || slices.Contains(names, "play")
		constants := constants(files)
		for _, file := range files {
			ast.Inspect(file, func(node ast.Node) bool {
				if expression, ok := node.(ast.Expr); ok {
					if text, ok := value(expression, constants); ok {
						all = append(all, text)
					}
				}
				if call, ok := node.(*ast.CallExpr); ok && translates(call, shows) {
					if text, ok := value(call.Args[0], constants); ok && letters.MatchString(verbs.ReplaceAllString(text, "")) {
						translated = append(translated, text)
					}
				}
				return true
			})
		}
	}
	return translated, all
}

var (
	verbs   = regexp.MustCompile(`%[-+#0-9.\[\]]*[a-zA-Z]`)
	letters = regexp.MustCompile(`[a-zA-Z]`)
)

// translates reports whether a call translates its argument. The texts of errors are
// translated only if the package shows games.
func translates(call *ast.CallExpr, shows bool) bool {
	selector, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || len(call.Args) == 0 {
		return false
	}
	switch selector.Sel.Name {
	case "Text", "Format":
		return true
	case "Errorf", "Misuse", "Mistake":
		name, ok := selector.X.(*ast.Ident)
		return shows && ok && (name.Name == "message" || name.Name == "command")
	}
	return false
}

// constants returns the string constants of a package.
func constants(files []*ast.File) map[string]ast.Expr {
	values := map[string]ast.Expr{}
	for _, file := range files {
		ast.Inspect(file, func(node ast.Node) bool {
			if spec, ok := node.(*ast.ValueSpec); ok {
				for i, value := range spec.Values {
					values[spec.Names[i].Name] = value
				}
			}
			return true
		})
	}
	return values
}

// value returns the value of a string expression, and reports whether it is constant.
func value(expression ast.Expr, constants map[string]ast.Expr) (string, bool) {
	switch e := expression.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			text, err := strconv.Unquote(e.Value)
			return text, err == nil
		}
	case *ast.Ident:
		if e, ok := constants[e.Name].(*ast.BasicLit); ok {
			return value(e, nil)
		}
	case *ast.BinaryExpr:
		left, ok := value(e.X, constants)
		right, isText := value(e.Y, constants)
		return left + right, ok && isText && e.Op == token.ADD
	case *ast.CallExpr:
		if name, ok := e.Fun.(*ast.SelectorExpr); ok && name.Sel.Name == "Phrase" && len(e.Args) == 1 {
			return value(e.Args[0], constants)
		}
	}
	return "", false
}
