package main

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/internal/programtest"
)

func TestMain(m *testing.M) { programtest.Main(m, "yutkata", main) }

func TestScripts(t *testing.T) {
	t.Parallel()
	example, err := filepath.Abs("../../testdata/example.txt")
	require.NoError(t, err)
	programtest.Scripts(t, "EXAMPLE="+example)
}
