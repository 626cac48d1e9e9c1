package practice

import (
	"slices"

	"games.example/internal/command"
)

// key returns the name by which a scenario that is left out is remembered. Unlike its
// line, the name stays the same when the feature changes.
func (s *scenario) key() string { return s.Uri + ": " + s.Name }

// skip leaves out scenarios of a game in the current folder, in this run and later runs.
// The word none forgets the scenarios that were left out before.
func (r *run) skip(selections []string) error {
	all, err := scenariosOf(r.Folder)
	if err != nil {
		return err
	}
	skip := func(old []string) []string { return old }
	for _, selection := range selections {
		found, before := chosen(all, selection), skip
		switch {
		case selection == "none":
			skip = func([]string) []string { return nil }
			continue
		case selection == "" || len(found) == 0:
			return command.Misuse("--skip: no scenario matches %q", selection)
		}
		skip = func(old []string) []string {
			keys := before(old)
			for _, s := range found {
				keys = append(keys, s.key())
			}
			slices.Sort(keys)
			return slices.Compact(keys)
		}
	}
	r.skipped = skip(skipped.of(r.Name))
	if len(selections) == 0 {
		return nil
	}
	if err := skipped.change(r.Name, skip); err != nil {
		return command.Misuse("--skip: %w", err)
	}
	return nil
}

// withoutSkipped returns the scenarios that are not left out.
func (r *run) withoutSkipped(all []*scenario) []*scenario {
	return slices.DeleteFunc(slices.Clone(all), func(s *scenario) bool { return slices.Contains(r.skipped, s.key()) })
}
