package main

import (
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// BenchmarkProgram runs the built program on the kata's example.
func BenchmarkProgram(b *testing.B) {
	program := filepath.Join(b.TempDir(), "draughts")
	told, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput()
	require.NoError(b, err, string(told))
	for b.Loop() {
		got, err := exec.Command(program, "moves", "../../testdata/example.txt").Output()
		require.NoError(b, err)
		require.Equal(b, "19x46x68x95x51\n", string(got))
	}
}
