//go:build !js

// Page writes the four games as one file for a browser. Compiled for js/wasm, it is the
// program in that file.
package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"games.example/internal/play/page"
)

//go:embed web
var web embed.FS

// main writes the page to the file that its argument names. The command must run in the
// workspace, because it compiles the games.
func main() {
	err := errors.New("expected one argument, the file to write")
	if len(os.Args) == 2 {
		err = write(os.Args[1])
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "page:", err)
		os.Exit(1)
	}
}

func write(path string) error {
	program, err := compiled()
	if err != nil {
		return err
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	runtime, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return err
	}
	document := join(program, string(runtime))
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	return os.WriteFile(path, []byte(document), 0o666)
}

// compiled returns the games as WebAssembly.
func compiled() ([]byte, error) {
	dir, err := os.MkdirTemp("", "page")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	program := filepath.Join(dir, "page.wasm")
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w -buildid=",
		"-gcflags=all=-l", // without inlining, except where draughts computes
		"-gcflags=games.example/draughts=", "-gcflags=games.example/draughts/engine/...=", "-gcflags=games.example/draughts/endgame=",
		"-o", program, "games.example/features/cmd/page")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return nil, err
	}
	return os.ReadFile(program)
}

// join returns the page as one document.
func join(program []byte, runtime string) string {
	style, games, _ := strings.Cut(text("page.css"), "/* The rest is packed. */")
	style, first, load, script := sheet(style), stripped(text("first.js")), module("load.mjs"), ""
	for _, name := range []string{"storage.mjs", "tabs.mjs", "games.mjs", "keys.mjs", "input.mjs", "sound.mjs", "motion.mjs", "draw.mjs", "main.mjs"} {
		script += module(name)
	}
	policy := "default-src 'none'; script-src '" + hash(first) + "' '" + hash(load) + "' '" + hash(script) + "' 'wasm-unsafe-eval'; style-src '" + hash(style) +
		"'; worker-src blob:; base-uri 'none'; form-action 'none'"
	labels, _ := json.Marshal(page.Labels()) // texts can always be written as JSON
	return strings.NewReplacer(
		"POLICY", policy, "STYLE", style, "FIRST", first, "LOAD", load, "LABELS", zipped(labels), "WORKER", zipped([]byte(stripped(runtime+text("worker.js")))),
		"PROGRAM", zipped(program), "ICONS", zipped([]byte(text("icons.svg"))), "SHEET", zipped([]byte(sheet(games))), "SCRIPT", zipped([]byte(script)),
	).Replace(text("page.html"))
}

// zipped returns data in the format of gzip, packed.
func zipped(data []byte) string {
	b := &bytes.Buffer{}
	writer, _ := gzip.NewWriterLevel(b, gzip.BestCompression) // the level is valid
	_, _ = writer.Write(data)                                 // writing to memory cannot fail
	_ = writer.Close()
	return pack(b.Bytes())
}

// pack returns bytes as text for a script element, seven bits in each character. HTML
// would change three characters: in place of each of them stands a character of two bytes
// that holds nine more bits. The text is a seventh shorter than base64. The last bit
// that is set marks the end.
func pack(data []byte) string {
	b, at := &strings.Builder{}, 0
	data = append(slices.Clip(data), 0x80)
	take := func(count int) (bits rune) {
		for range count {
			bits <<= 1
			if at < 8*len(data) {
				bits |= rune(data[at/8] >> (7 - at%8) & 1)
			}
			at++
		}
		return bits
	}
	for at < 8*len(data) {
		c := take(7)
		if i := strings.IndexRune("\x00\r<", c); i >= 0 {
			c = 0x80 + rune(i)<<9 + take(9)
		}
		b.WriteRune(c)
	}
	return b.String()
}

// stripped returns a script or a style sheet without comments and without the tabs before lines.
func stripped(text string) string { return spare.ReplaceAllString(text, "") }

var spare = regexp.MustCompile(`(?m)(?s:/\*.*?\*/)|^\s*//.*\n|^\s+`)

// sheet returns a style sheet without the spaces that it does not need.
func sheet(text string) string { return around.ReplaceAllString(stripped(text), "$1$2") }

// around matches the signs of a style sheet that need no space around them, with the spaces
// and a semicolon before them.
var around = regexp.MustCompile(`;?\s*([{};,>])\s*|(:) `)

// module returns a module as a part of a single script, which needs no imports and exports.
func module(name string) string { return stripped(linking.ReplaceAllString(text(name), "")) }

var linking = regexp.MustCompile(`(?m)^import .*\n|^export `)

func text(name string) string {
	content, _ := web.ReadFile("web/" + name) // embedded
	return string(content)
}

// hash returns the hash that stands for a script or a style in a content security
// policy.
func hash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}
