package yutnori_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// declared returns the names that the package in a folder declares, each with the given
// prefix. A method or a field has the form Type.Name.
func declared(t *testing.T, folder, prefix string) []string {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(folder, "*.go"))
	require.NoError(t, err)
	var names []string
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		for _, declaration := range file.Decls {
			switch d := declaration.(type) {
			case *ast.FuncDecl:
				name := d.Name.Name
				if d.Recv != nil {
					receiver := d.Recv.List[0].Type
					if pointer, ok := receiver.(*ast.StarExpr); ok {
						receiver = pointer.X
					}
					if receiver, ok := receiver.(*ast.Ident); ok {
						name = receiver.Name + "." + name
					}
				}
				names = append(names, prefix+name)
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					switch s := spec.(type) {
					case *ast.TypeSpec:
						names = append(names, prefix+s.Name.Name)
						if fields, ok := s.Type.(*ast.StructType); ok {
							for _, field := range fields.Fields.List {
								for _, name := range field.Names {
									names = append(names, prefix+s.Name.Name+"."+name.Name)
								}
							}
						}
					case *ast.ValueSpec:
						names = append(names, prefix+s.Names[0].Name)
					}
				}
			}
		}
	}
	return names
}

func TestTheNamesBesideTheAssignmentsExist(t *testing.T) {
	text, err := os.ReadFile("RULES.md")
	require.NoError(t, err)
	_, section, found := strings.Cut(string(text), "\n## The assignment's names\n")
	require.True(t, found)
	section, _, _ = strings.Cut(section, "\n## ")
	known := append(declared(t, ".", ""), declared(t, "cli", "cli.")...)
	known = append(known, declared(t, "bot", "bot.")...)
	rows := 0
	for line := range strings.Lines(section) {
		cells := strings.Split(line, "|")
		if len(cells) != 4 {
			continue
		}
		rows++
		for _, name := range regexp.MustCompile("`([A-Za-z.]+)`").FindAllStringSubmatch(cells[2], -1) {
			require.True(t, slices.Contains(known, name[1]), "there is no %s", name[1])
		}
	}
	require.Greater(t, rows, 20)
}
