package play

import (
	"slices"

	"github.com/clipperhouse/displaywidth"
)

// longestName is the greatest width, in columns, of a name in a title.
const longestName = 12

// Brief returns names that are short enough for a title. It cuts the ends of long names. If
// two names would then be the same, it cuts the middles, or nothing.
func Brief(names []string) []string {
	for _, cut := range []func(name string) string{
		func(name string) string { return displaywidth.TruncateString(name, longestName, "…") },
		func(name string) string {
			const tail = longestName / 3
			if left := displaywidth.String(name) - tail; left > longestName-tail {
				return displaywidth.TruncateString(name, longestName-tail, "…") + name[len(displaywidth.TruncateString(name, left, "")):]
			}
			return name
		},
	} {
		brief := make([]string, len(names))
		for i, name := range names {
			brief[i] = cut(name)
		}
		if sorted := slices.Sorted(slices.Values(brief)); len(slices.Compact(sorted)) == len(names) {
			return brief
		}
	}
	return names
}
