package command

import (
	"fmt"
	"runtime/debug"
)

// versionOf returns the revision from which the program was built or, if it is unknown,
// the version of the module, followed by the version of Go.
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
