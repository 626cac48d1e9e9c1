package program

import (
	"fmt"
	"runtime/debug"
)

// versionOf returns the Go version after the revision that was built, if it is
// known, or else after the module's version.
func versionOf(info *debug.BuildInfo, known bool) string {
	if !known {
		return "unknown"
	}
	settings := map[string]string{}
	for _, setting := range info.Settings {
		settings[setting.Key] = setting.Value
	}
	version := info.Main.Version
	if revision := settings["vcs.revision"]; revision != "" {
		version = fmt.Sprintf("%.12s of %.10s", revision, settings["vcs.time"])
		if settings["vcs.modified"] == "true" {
			version += ", modified"
		}
	}
	return version + ", " + info.GoVersion
}
