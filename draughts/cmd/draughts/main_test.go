package main

import (
	"testing"

	"games.example/internal/programtest"
)

func TestMain(m *testing.M) { programtest.Main(m, "draughts", main) }

func TestScripts(t *testing.T) {
	t.Parallel()
	programtest.Scripts(t)
}
