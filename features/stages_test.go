package features

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"
)

func folderWith(stages string, files ...string) fstest.MapFS {
	folder := fstest.MapFS{"stages.txt": {Data: []byte(stages)}}
	for _, file := range files {
		folder[file] = &fstest.MapFile{}
	}
	return folder
}

func TestStagesAreTheLinesOfTheirFile(t *testing.T) {
	found, err := Stages(folderWith("# first\nmoving.feature\n\n  catching.feature\r\n",
		"catching.feature", "moving.feature", "notes.txt"))
	require.NoError(t, err)
	require.Equal(t, []string{"moving.feature", "catching.feature"}, found)
}

func TestEachFeatureIsListedOnce(t *testing.T) {
	_, err := Stages(folderWith("a.feature\n", "a.feature", "b.feature"))
	require.EqualError(t, err, "stages.txt: b.feature: not listed")
	_, err = Stages(folderWith("a.feature\nb.feature\n", "a.feature"))
	require.EqualError(t, err, "stages.txt: b.feature: no such feature")
	_, err = Stages(folderWith("a.feature\na.feature\n", "a.feature"))
	require.EqualError(t, err, "stages.txt: a.feature: listed twice")
	_, err = Stages(fstest.MapFS{})
	require.ErrorContains(t, err, "stages.txt")
}
