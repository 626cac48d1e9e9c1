package command

import (
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAVersionIsTheRevisionThatWasBuilt(t *testing.T) {
	info := debug.BuildInfo{GoVersion: "go1.26.8", Main: debug.Module{Version: "v1.2.3"}}
	require.Equal(t, "v1.2.3, go1.26.8", versionOf(&info, true))
	info.Settings = []debug.BuildSetting{
		{Key: "vcs.revision", Value: "a197b48d177e40fc8bb0a498d652cb994c6974e4"},
		{Key: "vcs.time", Value: "2026-11-21T16:25:46Z"},
		{Key: "vcs.modified", Value: "false"},
	}
	require.Equal(t, "a197b48d177e of 2026-11-21, go1.26.8", versionOf(&info, true))
	info.Settings[2].Value = "true"
	require.Equal(t, "a197b48d177e of 2026-11-21, modified, go1.26.8", versionOf(&info, true))
}
