package program

import (
	"fmt"
	"runtime/debug"
)

// version returns the source and the Go version from which the program was
// built.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	return versionOf(info)
}

// versionOf returns the revision that was built, if it is known, or else the
// module's version.
func versionOf(info *debug.BuildInfo) string {
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
