package main

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"games.example/program/programtest"
)

func TestAPersonAtATerminalIsAskedByName(t *testing.T) {
	shown, status := programtest.Typed(t, "R 1\nright 1\n",
		"rook", "play", "--p2=human", "--bounds=0x2", "--name1=Ann")
	require.Equal(t, 0, status)
	require.Contains(t, shown, "\nAnn> ")
	require.Contains(t, shown, "\nPlayer 2> ")
	require.Contains(t, shown, "Player 2 wins: the rook is at the bounds\n")
}

func TestThePiecesHaveColoursOnATerminalThatWantsThem(t *testing.T) {
	play := []string{"play", "--p1=perfect", "--p2=perfect", "--bounds=0x2"}
	t.Setenv("TERM", "xterm")
	t.Setenv("NO_COLOR", "")
	shown, status := programtest.Typed(t, "", "rook", play...)
	require.Equal(t, 0, status)
	require.Regexp(t, `\|  \x1b\[\S+mR\x1b\[\S+m  \|     \|  \x1b\[\S+mX\x1b\[\S+m  \|\n`, shown)

	t.Setenv("NO_COLOR", "1")
	shown, status = programtest.Typed(t, "", "rook", play...)
	require.Equal(t, 0, status)
	require.Contains(t, shown, "|  R  |     |  X  |\n")
}

func TestATerminalShowsTheProgressOfATraining(t *testing.T) {
	t.Setenv("TERM", "xterm")
	file := filepath.Join(t.TempDir(), "smart.json")
	shown, status := programtest.Typed(t, "", "rook", "train", "--games=3", "--data="+file)
	require.Equal(t, 0, status)
	require.Regexp(t, `3 / 3 \[-+\] 100\.00%`, shown)
	require.Contains(t, shown, file+": 3 games learned\n")
}
