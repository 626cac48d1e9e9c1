package practice

import (
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// stubOf returns a Go file without its code: only the exported declarations, with their
// comments. Functions return zero values. Structs have only their exported fields.
func stubOf(source string) (string, error) {
	file, err := parser.ParseFile(token.NewFileSet(), "", source, parser.ParseComments)
	if err != nil {
		return "", err
	}
	s := stub{source: source, types: map[string]ast.Expr{}}
	ast.Inspect(file, func(node ast.Node) bool {
		if spec, ok := node.(*ast.TypeSpec); ok {
			s.types[spec.Name.Name] = spec.Type
		}
		return true
	})
	// The edits run from the end to the beginning, so that positions stay valid.
	for i := len(file.Decls) - 1; i >= 0; i-- {
		switch decl := file.Decls[i].(type) {
		case *ast.FuncDecl:
			s.function(decl)
		case *ast.GenDecl:
			s.group(decl, file.Imports)
		}
	}
	text, err := format.Source([]byte(s.source))
	return string(text), err
}

type stub struct {
	source string
	types  map[string]ast.Expr // the types that the file declares
}

// text returns the source of a node.
func (s *stub) text(node ast.Node) string { return s.source[node.Pos()-1 : node.End()-1] }

// replace replaces a node, and the comments above and beside it.
func (s *stub) replace(above *ast.CommentGroup, node ast.Node, beside *ast.CommentGroup, with string) {
	from, to := node.Pos(), node.End()
	if above != nil {
		from = above.Pos()
	}
	if beside != nil {
		to = beside.End()
	}
	s.source = s.source[:from-1] + with + s.source[to-1:]
}

// function empties an exported function, and removes any other function.
func (s *stub) function(f *ast.FuncDecl) {
	switch {
	case !f.Name.IsExported(), !hasExportedReceiver(f):
		s.replace(f.Doc, f, nil, "")
	case f.Type.Results == nil:
		s.replace(nil, f.Body, nil, "{}")
	default:
		var zeros []string
		for _, result := range f.Type.Results.List {
			for range max(1, len(result.Names)) {
				zeros = append(zeros, s.zero(result.Type))
			}
		}
		s.replace(nil, f.Body, nil, "{ return "+strings.Join(zeros, ", ")+" }")
	}
}

// hasExportedReceiver reports whether a function is not a method of an unexported type.
func hasExportedReceiver(f *ast.FuncDecl) bool {
	if f.Recv == nil {
		return true
	}
	receiver := f.Recv.List[0].Type
	if pointer, ok := receiver.(*ast.StarExpr); ok {
		receiver = pointer.X
	}
	name, ok := receiver.(*ast.Ident)
	return !ok || name.IsExported()
}

// zero returns the zero value of a type.
func (s *stub) zero(of ast.Expr) string {
	switch of := of.(type) {
	case *ast.StructType:
		return "{}"
	case *ast.ArrayType:
		if of.Len != nil {
			return s.text(of) + "{}"
		}
	case *ast.Ident:
		declared, ok := s.types[of.Name]
		switch {
		case ok:
			zero := s.zero(declared)
			if strings.HasSuffix(zero, "{}") {
				return of.Name + "{}"
			}
			return zero
		case of.Name == "string":
			return `""`
		case of.Name == "bool":
			return "false"
		case of.Name != "error" && of.Name != "any":
			return "0" // a number
		}
	}
	return "nil"
}

// group removes the imports that are not used, the unexported fields of structs, and
// the groups that declare nothing exported.
func (s *stub) group(g *ast.GenDecl, imports []*ast.ImportSpec) {
	switch spec := g.Specs[0].(type) {
	case *ast.ImportSpec:
		var used string
		rest := comments.ReplaceAllString(s.source[g.End()-1:], "")
		for _, spec := range imports {
			name, _ := strconv.Unquote(spec.Path.Value) // it has been parsed
			if strings.Contains(rest, path.Base(strings.TrimSuffix(name, "/v2"))+".") {
				used += "import " + spec.Path.Value + "\n"
			}
		}
		s.replace(nil, g, nil, used)
	case *ast.ValueSpec:
		if !spec.Names[0].IsExported() {
			s.replace(g.Doc, g, nil, "")
		}
	case *ast.TypeSpec:
		structure, ok := spec.Type.(*ast.StructType)
		switch {
		case !spec.Name.IsExported():
			s.replace(g.Doc, g, nil, "")
		case ok:
			fields := structure.Fields.List
			if !slices.ContainsFunc(fields, exported) {
				s.replace(nil, structure, nil, "struct{}")
				return
			}
			for i := len(fields) - 1; i >= 0; i-- {
				if !exported(fields[i]) {
					s.replace(fields[i].Doc, fields[i], fields[i].Comment, "")
				}
			}
		}
	}
}

func exported(field *ast.Field) bool { return field.Names[0].IsExported() }

var comments = regexp.MustCompile(`//.*`)
